"""Two tabs of one browser, and phones whose hand somebody else has cancelled meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from scorekeeper.log import Ended, Undid
from scorekeeper.store import connect, write
from tests.test_web_mine import helping
from tests.web import Phone, refused, written


@pytest.fixture
def phone(phone: Phone) -> Phone:
    """A first hand is scored, with one card; in the second Bob bids first and Ann last."""
    phone.start(hook="False", end="series")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    return phone


def tab(phone: Phone) -> Phone:
    """Another tab of the same browser."""
    found = Phone(phone.app)
    found.client, found.code = phone.client, phone.code
    found.look()
    return found


def test_two_tabs_save_alternately_and_all_of_it_is_accepted(phone: Phone) -> None:
    """fault C24: Bob’s bid is changed in one, while the other corrects the hand before."""
    second = tab(phone)
    before = phone.log.version
    for bid, tricks in zip((1, 0, 2, 1, 0), (1, 2, 1, 2, 1), strict=True):
        taken = {f"tricks_{seat}": int(seat == tricks) for seat in range(4)}
        assert 303 == second.correct(1, **taken).status_code
        phone.look(edit=1)
        assert 303 == phone.bid(1, bid).status_code
    assert before + 10 == phone.log.version


def test_a_form_outlives_what_another_tab_wrote(phone: Phone) -> None:
    """fault C24: ten saves of one tab later, the form of the other is taken as it was drawn."""
    second = tab(phone)
    second.get(second.at("hands", 1, "correct"))
    late = second.stamp()
    for _ in range(5):
        phone.look(edit=1)
        assert 303 == phone.bid(1, 1).status_code
        phone.look()
        assert 303 == phone.undo().status_code
    seen = "tricks-0=0,tricks-1=1,tricks-2=0,tricks-3=0"
    counts = {"tricks-0": "0", "tricks-1": "1", "tricks-2": "0", "tricks-3": "0"}
    answer = second.send(second.at("hands", 1, "correct"), late | counts | {"seen": seen})
    assert 303 == answer.status_code
    assert (10, 1, 10, 10) == phone.sheet.totals


def undone(phone: Phone) -> None:
    """The table takes the hand back: its bids, and the hand before."""
    while phone.sheet.whole(1):
        phone.look()
        assert 303 == phone.undo().status_code


def no_bids(phone: Phone) -> None:
    """Only the bids of the hand are taken back."""
    while phone.sheet.cells(2):
        phone.look()
        assert 303 == phone.undo().status_code


def ended(phone: Phone) -> None:
    """The table stops in the middle of the hand."""
    phone.get(phone.at("end"))
    phone.send(phone.at("end"), phone.stamp() | {"how": "end"})


@pytest.mark.parametrize(
    ("cancel", "told"),
    [
        (undone, "Hand 1 is being played, not hand 2."),
        (no_bids, "Bob has not bid yet."),
        (ended, "The game is over: no more hands are written."),
    ],
)
def test_a_save_on_a_cancelled_hand_is_told_and_stores_nothing(
    phone: Phone, cancel: Callable[[Phone], None], told: str
) -> None:
    """fault C33: then both phones show the same."""
    phone.bids([0, 0, 0, 2])
    other = helping(phone)
    other.look(tricks="end")
    counted = {"tricks-0": "0", "tricks-1": "0", "tricks-2": "0", "tricks-3": "2"}
    fields = other.page.form(other.hand()).filled(counted)
    cancel(phone)
    before = written(phone.app)
    refused(other, other.send(other.at("hands", 2), fields), before, 422)
    assert told in other.page.alert
    phone.look()
    other.look()
    assert titles(phone) == titles(other)


def titles(phone: Phone) -> list[str]:
    """What the page is about and asks, for whoever hears it."""
    return phone.page.texts[:3]


def test_a_trick_on_a_cancelled_hand_is_told_too(phone: Phone) -> None:
    """fault C33."""
    phone.bids([0, 0, 0, 2])
    other = helping(phone)
    other.look(tricks="fall")
    no_bids(phone)
    before = written(phone.app)
    refused(other, other.trick(3), before, 422)
    assert "Bob has not bid yet." in other.page.alert


def test_a_bid_on_a_hand_that_was_cancelled_under_it_is_told(phone: Phone) -> None:
    """fault C33: the phone bids in a hand that is no more."""
    other = helping(phone)
    undone(phone)
    before = written(phone.app)
    refused(other, other.bid(1, 1), before, 422)
    assert "Hand 1 is being played, not hand 2." in other.page.alert
    assert isinstance(phone.log.steps[-1].event, Undid)


@pytest.mark.parametrize("fields", [{"bid-1": "1"}, {"trump": "hearts"}])
def test_nothing_is_written_in_a_game_that_another_phone_has_ended(
    phone: Phone, fields: dict[str, Any]
) -> None:
    """fault C33."""
    other = helping(phone)
    db = connect(phone.app.config["DATABASE"])
    write(db, phone.code, Ended(), phone.log.version, "the-other-key", "another phone")
    db.close()
    refused(other, other.post(other.at("hands", 2), fields), written(phone.app), 422)
    assert "The game is over" in other.page.alert
