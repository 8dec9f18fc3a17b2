"""The rules of Don't Bug Me, and how its open questions B1 to B10 are settled."""

from typing import Any

import pytest

from scorekeeper.cards import FULL
from scorekeeper.games.dont_bug_me import DontBugMe
from scorekeeper.messages import total
from tests.playing import Table, refusal, table

SUITS = ("hearts", "diamonds", "clubs", "spades")


def bugged(*hands: dict[str, Any], **rules: Any) -> Table:
    at = table(3, None, "dont-bug-me", **rules)
    for hand in hands:
        at.enter(hand)
    return at


def hand(*tricks: int, hearts: int = 0, others: int = 0, **more: Any) -> dict[str, Any]:
    """These tricks; the jack of hearts to one player, the other three to one."""
    jacks = {suit: hearts if suit == "hearts" else others for suit in SUITS}
    if more.get("turned_up") == "JH":
        del jacks["hearts"]
    return {"tricks": list(tricks), "jacks": jacks, **more}


def test_dm2_dm4_three_times_17_cards_and_one_that_is_turned_up() -> None:
    """B2"""
    at = bugged()
    assert 17 == at.current.deal.cards
    assert 1 == len(FULL.names) - 3 * at.current.deal.cards
    assert FULL.names == list(at.sheet.game.fields["turned_up"].choices(at.current, None) or ())


def test_dm3_the_deal_goes_to_the_left_and_play_clockwise() -> None:
    """B7, fault A37"""
    sheet = table(3, 1, "dont-bug-me").sheet
    deals = [sheet.deal(number) for number in range(1, 5)]
    assert [1, 2, 0, 1] == [deal.dealer for deal in deals if deal]
    assert [(2, 0, 1), (0, 1, 2), (1, 2, 0), (2, 0, 1)] == [d.seats for d in deals if d]


def test_dm7_nobody_bids_and_tricks_may_be_written_at_once() -> None:
    at = bugged()
    assert ["turned_up", "won", "played", "tricks", "jack"] == list(at.sheet.game.fields)
    at.take(0, 1, 1)
    assert ["turn"] == refusal(at.cell, "won", 5, 0)
    assert {0: 1, 1: 2, 2: 0} == at.current.tricks


def test_dm9_b1_a_table_may_choose_what_a_jack_costs() -> None:
    free = bugged(hand(7, 6, 4), jacks=dict.fromkeys(SUITS, 0))
    assert (7, 6, 4) == free.sheet.totals
    dear = bugged(hand(7, 6, 4), jacks={"hearts": 10})
    assert (7 - 10 - 3 - 2 - 1, 6, 4) == dear.sheet.totals


def test_the_points_of_a_hand_are_checked_by_their_sum() -> None:
    """fault A26: 17 less the jacks in play."""
    assert (0, 4, 3) == bugged(hand(10, 4, 3)).sheet.totals
    turned = hand(10, 4, 3, turned_up="JH")
    assert (4, 4, 3) == bugged(turned).sheet.totals
    for tricks in ([10, 4, 2], [10, 4, 4]):
        assert ["tricks_total"] == refusal(bugged, {**turned, "tricks": tricks})


def test_b3_a_jack_that_was_turned_up_cannot_be_given_to_anybody() -> None:
    """fault A26"""
    at = bugged()
    at.cell("turned_up", None, "JH")
    at.take(1)
    assert ["jack_out_of_play"] == refusal(at.cell, "jack", "hearts", 1)
    choices = at.sheet.game.fields["jack"].choices(at.current, "hearts") or {}
    assert all(choices[side] for side in range(3))
    at.cell("jack", "spades", 1)
    at.cell("turned_up", None, None)
    at.cell("jack", "hearts", 1)
    assert ["jack_out_of_play"] == refusal(at.cell, "turned_up", None, "JS")


def test_b3_a_card_that_nobody_noted_was_no_jack() -> None:
    assert {"jack_missing"} == set(refusal(bugged, {"tricks": [7, 6, 4]}))
    assert 4 == len(refusal(bugged, {"tricks": [7, 6, 4]}))


def test_dm11_b5_the_game_ends_after_a_hand_and_not_in_it() -> None:
    at = bugged(hand(15, 1, 1, hearts=1, others=2))
    at.take(*[0] * 16)
    assert ((15, -3, -5), ()) == (at.sheet.totals, at.sheet.winners)
    for suit in SUITS:
        at.cell("jack", suit, 0)
    at.take(1)
    assert ((21, -2, -5), (0,)) == (at.sheet.totals, at.sheet.winners)


def test_dm11_the_highest_of_those_at_the_target_wins() -> None:
    """fault A23"""
    at = bugged(hand(0, 17, 0, hearts=1, others=1), hand(3, 9, 5, hearts=2, others=2), target=15)
    assert ((3, 16, -5), (1,)) == (at.sheet.totals, at.sheet.winners)
    both = bugged(hand(9, 8, 0, hearts=1, others=0), target=3)
    assert ((3, 4, 0), (1,)) == (both.sheet.totals, both.sheet.winners)


TIE = {"turned_up": "JH", "tricks": [7, 7, 3], "jacks": {"diamonds": 2, "clubs": 2, "spades": 2}}


def test_b4_a_tie_at_the_target_plays_another_hand_and_totals_may_fall_below_it() -> None:
    """fault A19"""
    at = bugged(TIE, target=7)
    assert ((7, 7, -3), ()) == (at.sheet.totals, at.sheet.winners)
    at.enter(hand(3, 3, 11, hearts=0, others=1))
    assert ((6, 4, 8), (2,)) == (at.sheet.totals, at.sheet.winners)
    fallen = bugged(TIE, hand(2, 3, 12, hearts=0, others=1), target=10)
    assert ((5, 4, 9), ()) == (fallen.sheet.totals, fallen.sheet.winners)


def test_b4_a_table_may_share_the_win() -> None:
    """fault A19"""
    at = bugged(TIE, target=7, tie="shared")
    assert ((0, 1), [1, 1, 3]) == (at.sheet.winners, at.sheet.places)


def test_b6_points_and_totals_go_below_zero() -> None:
    at = bugged(*[hand(1, 8, 8, hearts=0, others=1)] * 2)
    assert (-6, 4, 16) == at.sheet.totals


@pytest.mark.parametrize("turned_up", ["5H", "5D", "5C", "5S"])
def test_b9_the_jack_of_trumps_costs_what_it_always_does(turned_up: str) -> None:
    assert (7 - 4, 6 - 6, 4) == bugged(hand(7, 6, 4, others=1, turned_up=turned_up)).sheet.totals


@pytest.mark.parametrize("target", [1, 3, 20, 1000])
def test_b10_the_target_is_met_at_or_above_it(target: int) -> None:
    """fault A22"""
    won = bugged(hand(7, 6, 4, others=1), target=target).sheet
    assert ((3, 0, 4), (2,) if target <= 4 else ()) == (won.totals, won.winners)


def test_the_terms_name_the_bugs_one_by_one() -> None:
    terms = DontBugMe().score(7, ("hearts", "spades"))
    assert [7, -4, -1] == [term.points for term in terms]
    assert 2 == total(terms)


def test_a_jack_needs_a_trick_to_come_in() -> None:
    for tricks, wrong in (((17, 0, 0), 1), ((1, 8, 8), 0)):
        jacks = dict.fromkeys(SUITS, wrong)
        refused = {"tricks": list(tricks), "jacks": jacks}
        assert ["jack_without_tricks"] == refusal(bugged, refused)
