"""Bidding on the pages: whose turn it is, what may be bid, how long it may change, trump."""

from __future__ import annotations

import re

import pytest

from scorekeeper.log import Wrote
from tests.page import Button
from tests.web import NAMES, Phone, refused, written


@pytest.fixture
def five(phone: Phone) -> Phone:
    """Four players and five cards; Ann bids first, Dan deals (the table of DB-C)."""
    phone.start(max_cards="5", sequence="down")
    return phone


def pad(phone: Phone) -> list[Button]:
    """The keys of the next bid."""
    buttons = [button for form in phone.page.forms for button in form.buttons]
    return [b for b in buttons if b.attributes.get("name", "").startswith("bid-")]


def values(phone: Phone) -> list[str]:
    return [key.attributes["value"] for key in pad(phone)]


def struck(phone: Phone) -> list[str]:
    return [k.attributes["value"] for k in pad(phone) if k.attributes.get("aria-disabled")]


def asked(phone: Phone) -> str:
    return pad(phone)[0].attributes["name"]


def test_bids_go_round_from_the_dealers_left_and_the_dealer_bids_last(five: Phone) -> None:
    """DB10, DB-C8."""
    for seat, words in enumerate(("Ann bids first", "Bob bids", "Cat bids", "Dan bids last")):
        assert f"bid-{seat}" == asked(five)
        assert words in five.page.texts
        for other in set(range(4)) - set(range(seat + 1)):
            refused(five, five.bid(other, 1), written(five.app), 422)
            assert f"It is {NAMES[seat]}’s turn to bid, not {NAMES[other]}’s." == five.page.alert
            five.look()
        five.bid(seat, 0)


def test_every_number_from_zero_to_the_cards_has_a_key(five: Phone) -> None:
    """DB11, DB-C12, fault A41, fault A42: no other number can be tapped."""
    assert ["0", "1", "2", "3", "4", "5"] == values(five)
    refused(five, five.bid(0, 6), 1, 422)
    assert "6 is not possible: choose 0 to 5." == five.page.alert
    assert 303 == five.bid(0, 0).status_code


@pytest.mark.parametrize(
    ("bids", "barred"),
    [([2, 1, 0], ["2"]), ([3, 1, 2], []), ([0, 0, 0], ["5"]), ([2, 3, 0], ["0"]), ([5, 5, 5], [])],
)
def test_the_dealer_sees_the_forbidden_number_struck_out_with_its_reason(
    five: Phone, bids: list[int], barred: list[str]
) -> None:
    """DB13, DB-H1, DB-H2, fault A41, fault A42."""
    for seat, bid in enumerate(bids):
        assert [] == struck(five)
        five.bid(seat, bid)
    assert barred == struck(five)
    for number in barred:
        reason = f"Not {number}: the bids would equal the 5 tricks. Dan must bid something else."
        assert reason in five.page.texts
        refused(five, five.bid(3, number), written(five.app), 422)
        assert reason == five.page.alert
        assert barred == struck(five)


def test_without_the_hook_the_dealer_bids_freely(phone: Phone) -> None:
    """DB13, fault A42."""
    phone.start(hook="False")
    for seat in range(3):
        phone.bid(seat, 0)
    assert [] == struck(phone)
    assert 303 == phone.bid(3, 1).status_code


def test_the_dealer_sees_what_each_bid_would_make_of_them_all(five: Phone) -> None:
    for seat, bid in enumerate((2, 1, 0)):
        five.bid(seat, bid)
    assert ["under by 2", "under by 1", "the hook", "over by 1", "over by 2", "over by 3"] == [
        key.label.split(" ", 1)[1] for key in pad(five)
    ]


def test_the_sum_of_the_bids_stands_over_the_keys(five: Phone) -> None:
    """fault A41."""
    for seat, words in enumerate(("4 still to bid", "3 still to bid", "2 still to bid")):
        assert f"Bids {seat} of 5 {words}" in five.page.text
        five.bid(seat, 1)
    assert "Bids 3 of 5 under by 2" in five.page.text
    five.bid(3, 3)
    assert "Bids 6 of 5 · over by 1" in five.page.text


def test_a_bid_changes_until_the_next_player_has_bid(five: Phone) -> None:
    """DB12, DB-C1, DB-C2, DB-C3, DB-C4."""
    five.bid(0, 2)
    five.look(edit="0")
    assert "Ann bids again" in five.page.texts
    assert 303 == five.bid(0, 1).status_code
    assert "Bob bids" in five.page.texts
    five.bid(1, 1)
    refused(five, five.bid(0, 3), written(five.app), 422)
    assert "Bob has bid already, so Ann’s bid is locked: correct it." == five.page.alert
    five.look(edit="0")
    assert "Cat bids" in five.page.texts
    assert five.at("hands/1/correct") in five.page.links
    five.bid(2, 0)
    assert 303 == five.bid(2, 2).status_code
    five.bid(3, 0)
    refused(five, five.bid(2, 1), written(five.app), 422)


def test_the_dealers_bid_changes_until_the_first_trick(five: Phone) -> None:
    """DB12, D12, DB-C5, DB-C6, DB-C7: from the tricks there is a way back to the bids."""
    five.bids([2, 1, 0, 3])
    [way] = [link for link in five.page.links if "edit=" in link]
    five.get(way)
    assert (["2"], "Dan bids again") == (struck(five), five.page.texts[-1].split(". ")[1])
    refused(five, five.bid(3, 2), written(five.app), 422)
    assert 303 == five.bid(3, 0).status_code
    assert frozenset() == five.sheet.fixed
    five.trick(0)
    assert [] == [link for link in five.page.links if "edit=" in link]
    refused(five, five.bid(3, 4), written(five.app), 422)
    assert "The tricks have begun, so Dan’s bid is locked: correct it." == five.page.alert


def test_a_late_change_of_a_bid_is_a_correction_and_stays_marked(five: Phone) -> None:
    """DB12, D12: on the sheet and in the log, with the old number and why."""
    five.bids([2, 1, 0, 3])
    five.trick(0)
    assert five.at("hands/1/correct") in five.page.links
    assert 303 == five.correct(1, bid_0=0, reason="typed").status_code
    assert 0 == five.sheet.cells(1)["bid", 0]
    five.get(five.at("log"))
    assert "Ann bid 2 Ann bid 0" in five.page.text
    assert "tapped wrong" in five.page.text
    five.count([1, 1, 1, 2])
    five.get(five.at("scores"))
    assert 1 == five.page.texts.count("corrected")
    assert "1 correction" in five.page.texts


def test_a_correction_of_a_bid_keeps_the_hook(five: Phone) -> None:
    """fault A08, D7."""
    five.bids([2, 1, 0, 3])
    before = written(five.app)
    refused(five, five.correct(1, bid_0=1), before, 422)
    assert "Dan must bid something else" in five.page.alert


def test_bids_are_seen_by_everybody_at_once(five: Phone) -> None:
    """fault A40: on another phone, while the tricks fall, and beside the result."""
    five.bid(0, 2)
    other = Phone(five.app)
    other.keep(five.code)
    assert "Ann total 0 bid 2" in other.page.text
    five.bids_left([2, 1, 0, 3])
    other.look()
    for name, bid in zip(NAMES, (2, 1, 0, 3), strict=True):
        assert re.search(rf"{name} (D )?0 of {bid}", other.page.text)
    five.count([1, 1, 1, 2])
    assert "took 1, bid 2: 1 short, tricks only" in five.page.text
    five.get(five.at("scores"))
    assert {"2/1", "1/1", "0/1", "3/2"} <= set(five.page.texts)


def test_trump_can_be_told_at_any_time_and_never_stands_in_the_way(five: Phone) -> None:
    """DB6: before the bids, between them, while the tricks fall, counted, and afterwards."""
    assert "Which suit was turned up?" in five.page.texts
    five.bid(0, 1)
    five.press("clubs")
    assert "Trump is clubs. Change it." in five.page.spoken
    five.bids_left([1, 0, 0, 0])
    for way in ("fall", "end"):
        for suit in ("hearts", "spades"):
            five.look(trump="1", tricks=way)
            answer = five.press(suit)
            assert (303, suit) == (answer.status_code, five.sheet.cells(1)["trump", None])
    five.look(trump="1")
    five.press("None")
    assert "Trump is no trump. Change it." in five.page.spoken
    five.count([1, 1, 1, 2])
    assert 303 == five.correct(1, trump="diamonds").status_code
    assert "diamonds" == five.sheet.lines[0].hand.named("trump")[None]


def test_a_trump_that_nobody_noted_can_still_be_noted_during_the_tricks(five: Phone) -> None:
    five.bids([1, 0, 0, 0])
    assert "Trump is not noted. Note it." in five.page.spoken
    five.get(next(link for link in five.page.links if "trump=" in link))
    five.press("hearts")
    assert "hearts" == five.sheet.cells(1)["trump", None]


def test_a_hand_without_a_trump_is_scored(five: Phone) -> None:
    five.play([1, 0, 0, 0], [1, 1, 1, 2])
    assert 1 == len(five.sheet.lines)


def test_the_forehead_hand_says_so_only_in_the_last_hand(phone: Phone) -> None:
    """DB9, D2: before anybody looks at a card."""
    phone.start(max_cards="2", end="series", hook="False")
    words = "You see every card but your own."
    for hand in range(3):
        phone.look()
        assert (hand == 2) == (words in phone.page.texts)
        phone.play([0, 0, 0, 0], [1 if hand != 1 else 2, 0, 0, 0])
    phone.start(max_cards="1", forehead="none")
    assert words not in phone.page.texts


def test_the_deal_passes_to_the_left_all_round(phone: Phone) -> None:
    """DB5, fault A37: the dealer, the first bidder and the hook go with it."""
    phone.start(dealer="Cat", hook="False", end="series")
    for hand in range(9):
        dealer = (2 + hand) % 4
        phone.look()
        assert f"Devil’s Bridge · {NAMES[dealer]} deals" in phone.page.texts
        assert f"{NAMES[(dealer + 1) % 4]} bids first" in phone.page.texts
        cards = len(values(phone)) - 1
        phone.play([0, 0, 0, 0], [cards, 0, 0, 0])


def test_a_bid_is_one_step_in_the_log(five: Phone) -> None:
    five.bid(0, 2)
    five.bid(0, 3)
    assert [{("bid", 0): 2}, {("bid", 0): 3}] == [
        step.event.cells for step in five.log.done if isinstance(step.event, Wrote)
    ]
