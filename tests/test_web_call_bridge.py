"""Call Bridge on the pages: calls to the right, how each call stands in words, points."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tests.web import NAMES, Phone, refused, written

CALLS = [4, 3, 2, 3]  # by seat


@pytest.fixture
def four(phone: Phone) -> Phone:
    """Ann, Bob, Cat and Dan clockwise; Dan deals, so that Cat calls first."""
    phone.start(NAMES, game="call-bridge")
    return phone


def words(phone: Phone) -> list[str]:
    """How everybody stands, in the order of speaking."""
    found = re.findall(
        r"needs \d+ more|made, may take \d more|\d over, may take \d more|\d over|broken",
        phone.page.text,
    )
    return [str(one) for one in found]


def take(phone: Phone, *sides: int) -> None:
    phone.look(tricks="fall")
    for side in sides:
        phone.trick(side)


def test_calls_go_to_the_right_and_the_dealer_calls_last(four: Phone) -> None:
    """CB3, CB4"""
    for seat, said in ((2, "Cat calls first"), (1, "Bob calls"), (0, "Ann calls"),
                       (3, "Dan calls last")):  # fmt: skip
        assert said in four.page.texts
        four.bid(seat, CALLS[seat])
    assert "Dan" == four.sheet.players[four.sheet.current.deal.dealer]


def test_a_call_is_one_tap_from_two_to_twelve(four: Phone) -> None:
    """CB5, fault B30"""
    keys = re.findall(r'name="bid-2" value="(\d+)"', four.answers[-1].text)
    assert [str(number) for number in range(2, 13)] == keys


@pytest.mark.parametrize("call", [0, 1, 13, -2])
def test_other_calls_are_refused(four: Phone, call: int) -> None:
    before = written(four.app)
    refused(four, four.bid(2, call), before, 422)


def test_no_hook_binds_the_dealer(four: Phone) -> None:
    """CB5: calls may come to 13."""
    four.bids([4, 4, 3, 2])
    assert 4 == len(four.sheet.current.named("bid"))
    assert "the hook" not in four.page.text


def test_a_call_changes_until_the_next_player_has_called(four: Phone) -> None:
    """C9"""
    four.bid(2, 5)
    assert 303 == four.bid(2, 6).status_code
    four.bid(1, 3)
    before = written(four.app)
    refused(four, four.bid(2, 5), before, 422)
    assert {2: 6, 1: 3} == four.sheet.current.named("bid")


def test_spades_stand_as_trump_and_are_not_asked_for(four: Phone) -> None:
    """CB2"""
    assert "Trump is spades" in four.page.spoken
    assert "Which suit was turned up?" not in four.page.text


def test_each_call_stands_in_words_while_the_tricks_fall(four: Phone) -> None:
    """CB11: needs 2 more, made, one over, may take 1 more, broken."""
    four.bids(CALLS)
    take(four)
    assert ["needs 2 more", "needs 3 more", "needs 4 more", "needs 3 more"] == words(four)
    take(four, 2, 2)
    assert "made, may take 2 more" == words(four)[0]
    take(four, 2)
    assert "1 over, may take 1 more" == words(four)[0]
    take(four, 2)
    assert "2 over" == words(four)[0]
    take(four, 2)
    assert "broken" == words(four)[0]


def count(phone: Phone, calls: Sequence[int], tricks: Sequence[int]) -> str:
    phone.bids(calls)
    answer = phone.count(tricks)
    assert 303 == answer.status_code, phone.page.alert
    return phone.page.text


def test_the_points_say_how_they_came_about(four: Phone) -> None:
    """CB12"""
    page = count(four, [4, 3, 2, 3], [6, 2, 2, 3])
    assert "took 6, called 4: 10×4 + 2 = 42" in page
    assert "took 2, called 3: −10×3 = −30" in page
    assert (42, -30, 20, 30) == four.sheet.lines[0].points


def test_tricks_that_do_not_come_to_thirteen_are_refused(four: Phone) -> None:
    """CB14"""
    four.bids(CALLS)
    before = written(four.app)
    refused(four, four.count([5, 3, 2, 2]), before, 422)


def test_over_the_call_is_made_in_the_counted_way(four: Phone) -> None:
    four.bids(CALLS)
    four.look(**{"tricks": "end", "drawn-0": 4, "tricks-0": 5})
    assert "1 over, +41" in four.page.text
    assert "All made" in four.page.texts
    assert "Save hand 1" in four.page.labels


def test_decimals_change_what_is_shown_and_nothing_else(phone: Phone) -> None:
    """C2, fault A17: 42 is shown as 4.2 everywhere."""
    phone.start(NAMES, game="call-bridge", display="decimals", hands=2)
    page = count(phone, [4, 3, 2, 3], [6, 2, 2, 3])
    assert "4.0 + 0.2 = 4.2" in page
    assert "+4.2" in page
    assert "−3.0" in page
    for path in (phone.at(), phone.at("scores")):
        phone.get(path)
        assert "4.2" in phone.page.text
        assert "42" not in phone.page.text
    phone.look()
    count(phone, [3, 3, 3, 3], [3, 3, 3, 4])
    assert (72, 0, 50, 61) == phone.sheet.totals
    phone.look()
    assert "7.2" in phone.page.text
    assert [[42, -30, 20, 30], [30, 30, 30, 31]] == [
        list(line.points) for line in phone.sheet.lines
    ]


def test_the_second_hand_is_dealt_to_the_right(four: Phone) -> None:
    """CB3: Cat, at Dan's right, deals next, and Bob calls first."""
    count(four, CALLS, [5, 3, 2, 3])
    four.look()
    assert "Bob calls first" in four.page.texts
    assert "Call Bridge · Cat deals" in four.page.texts
