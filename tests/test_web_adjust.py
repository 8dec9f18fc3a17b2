"""Penalty or adjustment: who, how many, why, the effect, and a line of its own."""

from pathlib import Path
from typing import Any

import pytest

from scorekeeper.adjustments import Adjusted
from tests.web import Phone, opened, refused, written

BONUS = {"side": 1, "sign": "bonus", "points": 5, "why": "agreed"}


@pytest.fixture
def phone(phone: Phone) -> Phone:
    """A table that has played one hand: 10, 11, 10, 0."""
    phone.start()
    phone.play([0, 1, 0, 1], [0, 1, 0, 0])
    return phone


def look(phone: Phone, **query: Any) -> str:
    phone.get(phone.at("adjust"), **query)
    return phone.page.text


def save(phone: Phone, **fields: Any) -> int:
    """The status after the form of the page is sent with these fields."""
    stamp = {name: phone.page.form(phone.at("adjust")).value(name) for name in ("version", "key")}
    return phone.send(phone.at("adjust"), stamp | fields).status_code


def test_the_scores_lead_to_it_and_it_says_after_which_hand(phone: Phone) -> None:
    phone.get(phone.at("scores"))
    assert phone.at("adjust") in phone.page.links
    assert "Devil’s Bridge · after hand 1" in look(phone)


def test_its_effect_is_shown_before_anything_is_written(phone: Phone) -> None:
    before = written(phone.app)
    text = look(phone, side=1, sign="penalty", points=5)
    assert "Bob 11 → 6 now in place 3 of 4" in text
    assert "Take 5 points from Bob" in phone.page.labels
    assert "Give 1 point to Bob" in (look(phone, side=1, sign="bonus", points=1))
    assert before == written(phone.app)


def test_a_penalty_needs_no_minus_of_a_keyboard(phone: Phone) -> None:
    """fault B03: the sign is a key of the page, the number has digits only."""
    look(phone)
    [number] = [one for one in phone.page.named("input") if one.attributes["name"] == "points"]
    assert "numeric" == number.attributes["inputmode"]
    assert 303 == save(phone, side=1, sign="penalty", points=7, why="revoke")
    assert Adjusted(1, 1, -7, "Revoke") == phone.log.steps[-1].event
    assert (10, 4, 10, 0) == phone.sheet.totals


def test_it_has_a_line_of_its_own_with_its_reason(phone: Phone) -> None:
    look(phone)
    save(phone, side=3, sign="penalty", points=5, why="revoke", note=" Played ♦,\n<b>had</b> ♥ ")
    assert "± Added by hand −5 −5" in phone.page.text
    assert "± −5 for Dan: Revoke: Played ♦, <b>had</b> ♥" in phone.page.text
    phone.get(phone.at("log"))
    assert "−5 for Dan: Revoke: Played ♦, <b>had</b> ♥" in phone.page.text


def test_however_often_the_form_is_sent_it_is_counted_once(phone: Phone) -> None:
    """fault A16"""
    look(phone)
    stamp = phone.stamp(phone.page.form(phone.at("adjust")))
    for _ in range(3):
        assert 303 == phone.send(phone.at("adjust"), stamp | BONUS).status_code
    assert (10, 16, 10, 0) == phone.sheet.totals


def test_enter_shows_the_effect_and_writes_nothing(phone: Phone) -> None:
    """fault A16: the first button of the form is the one that Enter presses."""
    look(phone)
    first = phone.page.form(phone.at("adjust")).buttons[0].attributes
    assert ("get", None, None) == (
        phone.page.form(phone.at("adjust")).attributes["method"],
        first.get("formmethod"),
        first.get("name"),
    )


def test_of_two_who_write_the_same_penalty_the_second_is_told(phone: Phone) -> None:
    """fault A16"""
    look(phone)
    stamp = phone.stamp(phone.page.form(phone.at("adjust")))
    assert 303 == save(phone, **BONUS)
    answer = phone.send(phone.at("adjust"), stamp | BONUS | {"key": "another-key"})
    assert (409, 16) == (answer.status_code, phone.sheet.totals[1])
    assert "Correct it" not in phone.page.text


def test_its_undo_leads_to_where_a_redo_is(phone: Phone) -> None:
    look(phone)
    assert 303 == save(phone, **BONUS)
    phone.look()
    phone.press("Undo: +5 for Bob: Agreed at the table")
    assert "Redo: +5 for Bob: Agreed at the table" in phone.page.labels


def test_it_is_undone_and_redone(phone: Phone) -> None:
    look(phone)
    save(phone, **BONUS)
    phone.look()
    assert "Undo: +5 for Bob: Agreed at the table" in phone.page.labels
    phone.undo()
    assert 11 == phone.sheet.totals[1]
    phone.look()
    phone.redo()
    assert 16 == phone.sheet.totals[1]


def test_plus_and_minus_change_the_points_by_one(phone: Phone) -> None:
    look(phone, side=1)
    phone.press("One point more")
    assert "6" == phone.page.form(phone.at("adjust")).value("points")
    phone.press("One point fewer")
    assert "5" == phone.page.form(phone.at("adjust")).value("points")
    assert "1" == phone.page.form(phone.at("adjust")).value("side")
    look(phone, points=0, less=1)
    assert "0" == phone.page.form(phone.at("adjust")).value("points")


@pytest.mark.parametrize(
    "change",
    [
        {"side": ""},
        {"side": 9},
        {"points": ""},
        {"points": "x"},
        {"points": 0},
        {"points": "-5"},
        {"why": ""},
        {"why": "", "note": " \u200b"},
        {"x": 1},
        {"version": 99},
        {"key": ""},
    ],
)
def test_what_is_not_complete_is_refused(phone: Phone, change: dict[str, Any]) -> None:
    look(phone)
    stamp, before = phone.stamp(phone.page.form(phone.at("adjust"))), written(phone.app)
    answer = phone.send(phone.at("adjust"), stamp | BONUS | change)
    refused(phone, answer, before, 422)


def test_it_says_that_it_ends_the_game_or_opens_it_again(phone: Phone) -> None:
    text = look(phone, side=1, sign="bonus", points=95)
    assert "This moves the end" in text
    save(phone, **BONUS | {"points": 95})
    assert (1,) == phone.sheet.winners
    phone.look()
    assert "Bob wins" in phone.page.text
    assert "The game is then open again." in look(phone, side=1, points=95)
    save(phone, side=1, sign="penalty", points=95, note="a slip")
    assert () == phone.sheet.winners


def test_the_scores_say_how_many_there_are(phone: Phone) -> None:
    phone.get(phone.at("scores"))
    assert "penalty" not in phone.page.text.replace("Penalty", "")
    for sign in ("penalty", "bonus", "penalty"):
        look(phone)
        save(phone, side=1, sign=sign, points=5, why="agreed")
    phone.get(phone.at("scores"))
    assert "2 penalties, 1 bonus" in phone.page.text
    phone.correct(1, bid_0=1)
    phone.get(phone.at("scores"))
    assert "1 correction, 2 penalties, 1 bonus" in phone.page.text


def test_whoever_looks_on_sees_them_in_the_chart_too(phone: Phone) -> None:
    look(phone)
    save(phone, side=1, sign="penalty", points=5, why="revoke")
    watcher = Phone(phone.app)
    for page in ("board", ""):
        text = watcher.get(f"/g/{phone.code}/{page}".rstrip("/")).text
        assert "Bob&#x2069; 6</text>" in text
        assert "Ann&#x2069; 10</text>" in text


def test_before_the_first_hand_it_may_be_a_start(tmp_path: Path) -> None:
    phone = opened(tmp_path)
    phone.start()
    assert "before hand 1" in look(phone)
    save(phone, side=0, sign="bonus", points=10, note="a start")
    assert (10, 0, 0, 0) == phone.sheet.totals
    phone.play([0, 1, 0, 1], [0, 1, 0, 0])
    phone.get(phone.at("scores"))
    assert "± Added by hand 10 +10" in phone.page.text


def test_whole_points_are_given_where_they_are_shown_with_decimals(tmp_path: Path) -> None:
    phone = opened(tmp_path)
    phone.start(game="call-bridge", display="decimals")
    look(phone, side=0, points=5)
    assert "Take 5.0 points from Ann" in phone.page.labels
    save(phone, side=0, points=5, why="revoke")
    assert -50 == phone.sheet.totals[0]


def test_pairs_get_them_together(tmp_path: Path) -> None:
    phone = opened(tmp_path)
    phone.start(game="brouc")
    assert "Ann & Cat" in look(phone)
    save(phone, side=1, points=2, why="misdeal")
    assert (0, -2) == phone.sheet.totals


@pytest.mark.parametrize("page", ["", "board", "scores"])
def test_the_chart_of_every_page_has_the_total_that_its_rows_have(phone: Phone, page: str) -> None:
    """Also on the page of a watcher and on the board, and for points after an earlier hand."""
    look(phone)
    save(phone, side=1, sign="penalty", points=5, why="revoke")
    phone.play([0, 0, 0, 0], [0, 0, 0, 2])
    look(phone)
    save(phone, side=3, sign="penalty", points=1, why="revoke")
    watcher = Phone(phone.app)
    watcher.code = phone.code
    watcher.get(watcher.at(page) if page else watcher.at())
    assert (20, 16, 20, 1) == phone.sheet.totals
    assert [] != [t for t in watcher.page.spoken if "Ann 20, Bob 16, Cat 20, Dan 1" in t]
