"""Seen: any other phone may confirm a hand, and a correction takes that away."""

from __future__ import annotations

import pytest

from tests.test_web_mine import another, claiming
from tests.web import Phone, refused, written

SEEN = "I have seen hand 1: it is right"


@pytest.fixture
def table(phone: Phone) -> Phone:
    """The phone on the table, after a first hand."""
    phone.start(hook="False")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    return phone


def result(phone: Phone, hand: int = 1) -> str:
    phone.get(phone.at("hands", hand))
    return phone.page.text


def see(phone: Phone, hand: int = 1) -> None:
    phone.get(phone.at("hands", hand))
    assert 303 == phone.press(f"I have seen hand {hand}: it is right").status_code


def test_a_hand_that_somebody_has_seen_says_so_on_its_page_and_on_the_sheet(table: Phone) -> None:
    """By the player who has claimed the phone, else without a name."""
    bob, stranger = claiming(table, "Bob"), another(table)
    see(stranger)
    see(bob)
    assert "Seen by Bob and another phone." in result(table)
    table.play([0, 0, 0, 0], [1, 1, 0, 0])
    see(bob, 2)
    table.get(table.at("scores"))
    assert "Hands 1 and 2 were seen by Bob." in table.page.texts
    assert "Hand 1 was seen by another phone." in table.page.texts


def test_several_phones_without_a_name_are_counted(table: Phone) -> None:
    for phone in (another(table), another(table)):
        see(phone)
    assert "Seen by 2 other phones." in result(table)


def test_a_confirmation_changes_neither_score_nor_log(table: Phone) -> None:
    before = table.log
    see(another(table))
    assert (before.version, before.sheet) == (table.log.version, table.sheet)


def test_whoever_wrote_the_hand_does_not_confirm_it(table: Phone) -> None:
    result(table)
    assert SEEN not in table.page.labels
    path, stamp = table.at("mine", "hands", 1, "seen"), {"version": str(table.log.version)}
    refused(table, table.send(path, stamp), written(table.app), 422)
    assert "Seen by" not in result(table)


def test_a_correction_takes_the_confirmations_away_and_its_undo_gives_them_back(
    table: Phone,
) -> None:
    """They are compared with the hand as it stands, and never deleted."""
    bob = claiming(table, "Bob")
    see(bob)
    result(bob)
    assert SEEN not in bob.page.labels
    table.correct(1, tricks_0=0, tricks_1=1)
    assert "Seen by" not in result(bob)
    assert SEEN in bob.page.labels
    table.look()
    table.undo()
    assert "Seen by Bob." in result(table)


def test_what_was_changed_meanwhile_is_not_confirmed(table: Phone) -> None:
    """The phone had the old numbers in view, so it is told and sees the new ones."""
    other = another(table)
    result(other)
    table.correct(1, tricks_0=0, tricks_1=1)
    before = written(table.app)
    refused(other, other.press("I have seen hand 1: it is right"), before, 409)
    assert "This hand has been changed meanwhile." in other.page.alert
    assert "Seen by" not in result(table)
    see(other)
    assert "Seen by another phone." in result(table)


@pytest.mark.parametrize("fields", [{}, {"version": "x"}, {"version": "0"}, {"version": "99"},
                                    {"version": "1", "points": "5"}])  # fmt: skip
def test_what_says_something_else_confirms_nothing(table: Phone, fields: dict[str, str]) -> None:
    other = another(table)
    refused(other, other.send(other.at("mine", "hands", 1, "seen"), fields), 6, 422)
    assert "Seen by" not in result(table)


def test_a_hand_that_is_not_whole_cannot_be_confirmed(table: Phone) -> None:
    other, stranger = another(table), another(table)
    result(other)
    table.look()
    table.undo()
    before = written(table.app)
    refused(other, other.press(SEEN), before, 422)
    assert "This hand has been changed meanwhile." in other.page.alert
    version = {"version": str(table.log.version)}
    for hand in (0, 2, 99):
        path = stranger.at("mine", "hands", hand, "seen")
        refused(stranger, stranger.send(path, version), before, 422)


def test_the_own_phone_leads_to_the_points_until_the_next_hand_is_begun(table: Phone) -> None:
    cat = claiming(table, "Cat")
    cat.get(cat.at("mine"))
    assert cat.at("hands", 1) in cat.page.links
    table.look()
    table.bid(1, 0)
    cat.get(cat.at("mine"))
    assert cat.at("hands", 1) not in cat.page.links
