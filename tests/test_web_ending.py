"""Ending a game early: asked once, with the standing in view, and never final."""

from __future__ import annotations

import pytest

from scorekeeper import record
from scorekeeper.log import Ended
from tests.test_web_mine import another, helping
from tests.web import Phone, refused, written

END = "Pause the game End the game"


@pytest.fixture
def table(phone: Phone) -> Phone:
    """A first hand is scored, and the second has a bid."""
    phone.start(hook="False")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    phone.bid(1, 2)
    phone.get(phone.at("end"))
    return phone


def test_the_page_shows_the_standing_and_what_happens_to_the_hand(table: Phone) -> None:
    assert "Devil’s Bridge · after hand 1 of 19" in table.page.texts
    assert "1 Bob 10 1 Cat 10 1 Dan 10 4 Ann 1" in table.page.text
    assert "Hand 2 is not finished." in table.page.text
    assert "pause" == dict(table.page.form(table.at("end")).filled({}))["how"]


def test_whoever_only_watches_is_not_asked(table: Phone) -> None:
    other = another(table)
    other.get(other.at("end"))
    assert END not in other.page.labels
    other.get(other.at("scores"))
    assert other.at("end") not in other.page.links


def test_a_pause_writes_nothing_and_leads_to_all_games(table: Phone) -> None:
    before = written(table.app)
    assert "/" == table.press(END).location
    assert before == written(table.app)
    assert table.at() in table.page.links


def test_a_game_that_stopped_has_a_standing_and_no_winner(table: Phone) -> None:
    table.press(END, how="end")
    assert "The table stopped early" in table.page.texts
    assert "Bob, Cat, and Dan led with 10 each. Nobody has won." in table.page.texts
    assert ((), None) == (table.sheet.winners, table.sheet.current)
    found = table.client.get(table.at() + ".json").json
    assert "early" == found["ended"]
    assert "ended" == record.report(record.read(found).sheet)["status"]
    table.get(table.at("scores"))
    assert "The hand struck out was not finished" in table.page.text
    assert table.at("end") not in table.page.links
    table.get("/")
    assert "ended early" in table.page.texts


def test_the_end_is_undone_and_the_hand_goes_on_where_it_was(table: Phone) -> None:
    """In the log both stand."""
    table.press(END, how="end")
    table.undo()
    assert {("bid", 1): 2} == table.sheet.cells(2)
    table.bid(2, 0)
    assert {("bid", 1): 2, ("bid", 2): 0} == table.sheet.cells(2)
    table.get(table.at("log"))
    assert "Taken back: The table stopped early" in table.page.text


@pytest.mark.parametrize("fields", [{}, {"how": "win"}, {"how": ""}, {"how": "end", "winner": "0"},
                                    {"how": ["end", "pause"]}])  # fmt: skip
def test_nothing_else_ends_a_game(table: Phone, fields: dict[str, str]) -> None:
    answer = table.send(table.at("end"), table.stamp() | fields)
    refused(table, answer, written(table.app), 422)
    assert table.sheet.current


def test_a_game_ends_once(table: Phone) -> None:
    """The same form again is the same end; another phone that is late is told."""
    other = helping(table)
    other.get(other.at("end"))
    fields = table.stamp() | {"how": "end"}
    assert [303, 303] == [table.send(table.at("end"), fields).status_code for _ in range(2)]
    before = written(table.app)
    refused(other, other.press(END, how="end"), before, 409)
    assert 1 == sum(isinstance(step.event, Ended) for step in table.log.steps)
    table.get(table.at("end"))
    assert "The table stopped early" in table.page.texts


@pytest.mark.parametrize(
    "game", ["devils-bridge", "oh-hell", "call-bridge", "dont-bug-me", "brouc"]
)
def test_every_game_can_end_before_its_first_hand(phone: Phone, game: str) -> None:
    phone.start(("Ann", "Bob", "Cat", "Dan")[: 3 if game == "dont-bug-me" else 4], game=game)
    phone.get(phone.at("end"))
    phone.press(END, how="end")
    assert "The table stopped early" in phone.page.texts
    assert "Nobody has won." not in phone.page.text
