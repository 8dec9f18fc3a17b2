"""Don't Bug Me on the pages: the card that was turned up, the tricks, the jacks."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest
from werkzeug.test import TestResponse

from tests.web import Phone, refused, written

NAMES = ("Ann", "Bob", "Cat")
JACKS = {"jack-hearts": 0, "jack-diamonds": 1, "jack-clubs": 2, "jack-spades": 1}


@pytest.fixture
def three(phone: Phone) -> Phone:
    """Three players; Cat deals."""
    phone.start(NAMES, game="dont-bug-me")
    return phone


def fields(phone: Phone, **typed: Any) -> dict[str, str]:
    """What the form of the hand would send with these values in it."""
    phone.look(skip=1, tricks="end")
    values = {name.replace("_", "-", 1): str(value) for name, value in typed.items()}
    return dict(phone.page.form(phone.hand()).filled(values))


def save(phone: Phone, tricks: tuple[Any, ...], jacks: dict[str, Any] = JACKS) -> TestResponse:
    typed = {f"tricks_{seat}": number for seat, number in enumerate(tricks)}
    return phone.send(phone.hand(), fields(phone, **typed) | jacks)


def show(phone: Phone, values: dict[str, Any]) -> str:
    """The page as it comes while the form is being filled in."""
    phone.get(f"{phone.at()}?{urlencode(values)}")
    return phone.page.text


def shown(phone: Phone) -> list[str]:
    form = phone.page.form(phone.hand())
    return [form.value(f"tricks-{seat}") for seat in range(3)]


def test_the_card_that_was_turned_up_is_asked_first_and_fixes_trump(three: Phone) -> None:
    """DM4"""
    assert "Which card was turned up?" in three.page.texts
    three.look(card="clubs")
    three.press("J♣")
    assert "JC" == three.sheet.current.named("turned_up")[None]
    assert "Turned up: nobody pays" in three.page.texts
    assert any("J♣ was turned up" in said for said in three.page.spoken)


def test_a_rank_before_its_suit_asks_for_the_suit_and_stays_there(three: Phone) -> None:
    before = written(three.app)
    refused(three, three.press("J"), before, 422)
    assert "Choose the suit first, then the rank." == three.page.alert
    assert "Which card was turned up?" in three.page.texts
    assert not [form for form in three.page.forms if form.values("tricks-0")]


def test_the_card_may_be_left_unasked(three: Phone) -> None:
    three.look(skip=1)
    assert "0 of 17" in three.page.texts
    save(three, (7, 6, 4))
    assert (3, 2, 2) == three.sheet.lines[0].points


@pytest.mark.parametrize("card", ["1C", "C", "J", "JX", "jc", "10", "J♣", "0"])
def test_a_card_that_is_none_is_refused(three: Phone, card: str) -> None:
    before = written(three.app)
    refused(three, three.post(three.hand(), {"turned_up": card}), before, 422)


def test_the_count_that_nobody_typed_is_the_rest(three: Phone) -> None:
    show(three, fields(three, tricks_0=8, tricks_2=5))
    assert ["8", "4", "5"] == shown(three)
    assert "17 of 17" in three.page.texts
    assert "Tricks taken by Bob, the rest" in three.page.spoken


def test_one_count_leaves_the_others_open(three: Phone) -> None:
    """fault A26: how many of the tricks are placed is on the page all the time."""
    show(three, fields(three, tricks_1=9))
    assert ["", "9", ""] == shown(three)
    assert "9 of 17" in three.page.texts


def test_a_count_that_was_typed_is_never_changed_for_another(three: Phone) -> None:
    show(three, fields(three, tricks_0=8, tricks_2=5))
    show(three, dict(three.page.form(three.hand()).filled({"tricks-1": "6"})))
    assert ["8", "6", "5"] == shown(three)
    assert "19 of 17" in three.page.texts


def test_plus_and_minus_change_a_count_by_one(three: Phone) -> None:
    show(three, fields(three, tricks_0=8) | {"more": "tricks-0"})
    assert ["9", "", ""] == shown(three)
    show(three, dict(three.page.form(three.hand()).filled({"less": "tricks-1"})))
    assert ["9", "0", "8"] == shown(three)


def test_points_come_with_their_bugs_before_and_after_saving(three: Phone) -> None:
    """DM10: 7 − 4 = 3."""
    page = show(three, fields(three, tricks_0=7, tricks_1=6) | JACKS)
    assert "+3 0 → 3 7 − 4" in page
    assert "all placed: 7 points" in page
    answer = save(three, (7, 6, 4))
    assert three.at("hands/1") == answer.location
    assert (3, 2, 2) == three.sheet.lines[0].points
    assert "7 − 4 = 3" in three.page.texts


@pytest.mark.parametrize(
    ("tricks", "jacks", "why"),
    [
        ((7, 6, 3), {}, "That is 16 of 17 tricks: change somebody’s tricks."),
        ((7, 6, 5), {}, "That is 18 of 17 tricks: change somebody’s tricks."),
        ((18, 0, 0), {}, "18 is not possible: choose 0 to 17."),
        (("x", 6, 4), {}, "“x” cannot stand here."),
        ((10, 7, 0), {}, "Cat has too few tricks for these jacks."),
        ((7, 6, 4), {"jack-hearts": 5}, "“5” cannot stand here."),
        ((1, 8, 8), dict.fromkeys(JACKS, 0), "Ann has too few tricks for these jacks."),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    three: Phone, tricks: tuple[Any, ...], jacks: dict[str, Any], why: str
) -> None:
    before = written(three.app)
    refused(three, save(three, tricks, JACKS | jacks), before, 422)
    assert why in three.page.alert


def test_a_jack_that_nobody_has_is_named(three: Phone) -> None:
    before = written(three.app)
    without = {name: side for name, side in JACKS.items() if name != "jack-clubs"}
    refused(three, save(three, (7, 6, 4), without), before, 422)
    assert "Nobody has the jack of clubs yet." == three.page.alert


def test_a_turned_up_jack_cannot_be_given_to_anybody(three: Phone) -> None:
    """B3, fault A26: the hand adds up to 11 when the jack of hearts is out."""
    three.post(three.hand(), {"turned_up": "JH"})
    before = written(three.app)
    refused(three, save(three, (6, 6, 5)), before, 422)
    assert "The jack of hearts was turned up: nobody can have it." == three.page.alert
    others = {"jack-diamonds": 1, "jack-clubs": 1, "jack-spades": 1}
    save(three, (6, 6, 5), others)
    assert (6, 0, 5) == three.sheet.lines[0].points
    assert 11 == sum(three.sheet.lines[0].points)


def test_tricks_and_jacks_can_be_tapped_as_they_fall(three: Phone) -> None:
    three.look(skip=1, tricks="fall")
    assert "Who took trick 1?" in three.page.texts
    before = written(three.app)
    refused(three, three.post(three.hand(), {"jack-hearts": 0, "way": "fall"}), before, 422)
    assert "No trick is written yet. Write that first." == three.page.alert
    three.trick(1)
    before = written(three.app)
    refused(three, three.post(three.hand(), {"jack-hearts": 0, "way": "fall"}), before, 422)
    assert "Ann has too few tricks for these jacks." == three.page.alert
    for side in [0] * 7 + [1] * 5 + [2] * 4:
        three.trick(side)
    assert "Who took the jacks?" in three.page.texts
    for name, side in JACKS.items():
        three.post(three.hand(), {name: side})
    assert (3, 2, 2) == three.sheet.lines[0].points
    assert "Hand 1 is saved" in three.page.texts


def test_the_way_chosen_with_the_card_is_kept(three: Phone) -> None:
    three.look(card="spades", tricks="fall")
    three.press("5♠")
    assert "Who took trick 1?" in three.page.texts


def test_the_next_hand_is_entered_as_the_last_one(three: Phone) -> None:
    three.look(skip=1, tricks="fall")
    for side in [0] * 7 + [1] * 6 + [2] * 4:
        three.trick(side)
    for name, side in JACKS.items():
        three.post(three.hand(), {name: side})
    three.look(skip=1)
    assert "Who took trick 1?" in three.page.texts


def test_the_game_is_over_only_after_a_hand_and_a_tie_plays_on(phone: Phone) -> None:
    """DM11, B4"""
    phone.start(NAMES, game="dont-bug-me", target=7)
    save(phone, (8, 8, 1), {**dict.fromkeys(JACKS, 2), "jack-spades": 0, "jack-hearts": 1} | {
        "jack-hearts": 0, "jack-diamonds": 1, "jack-clubs": 1, "jack-spades": 1})  # fmt: skip
    assert (4, 2, 1) == phone.sheet.totals
    save(phone, (6, 8, 3), {"jack-hearts": 2, "jack-diamonds": 0, "jack-clubs": 1,
                            "jack-spades": 1})  # fmt: skip
    assert (7, 7, 0) == phone.sheet.totals
    assert phone.sheet.current
    save(phone, (8, 5, 4))
    assert (11, 8, 2) == phone.sheet.totals
    assert (0,) == phone.sheet.winners


def test_totals_are_beside_the_names_while_the_jacks_are_given(three: Phone) -> None:
    """fault B31"""
    save(three, (7, 6, 4))
    three.look(skip=1)
    assert "2 Bob 2 Cat 3 Ann" in three.page.text
    page = show(three, fields(three, tricks_0=7, tricks_1=6) | JACKS)
    assert "3 → 6" in page


def test_a_jack_is_taken_back_with_another_tap(three: Phone) -> None:
    """And so a trick that brought it can go to somebody else."""
    three.look(skip=1, tricks="fall")
    three.trick(0)
    three.post(three.hand(), {"jack-hearts": 0, "way": "fall"})
    pressed = [one for one in three.page.elements if one.attributes.get("aria-pressed") == "true"]
    assert [("jack-hearts", "")] == [
        (one.attributes["name"], one.attributes["value"]) for one in pressed
    ]
    three.post(three.hand(), {"back": 0})
    three.look(tricks="fall")
    three.post(three.hand(), {"jack-hearts": "", "way": "fall"})
    assert {} == three.sheet.current.named("jack")
    three.trick(1)
    three.post(three.hand(), {"jack-hearts": 1, "way": "fall"})
    assert {"hearts": 1} == three.sheet.current.named("jack")
