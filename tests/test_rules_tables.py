"""The rules of Devil's Bridge and Oh Hell, and how the open questions D1 to D12 are settled."""

from typing import Any

import pytest

from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.log import Ruled, Wrote
from scorekeeper.messages import Mark, Message, total
from scorekeeper.rules import Deal
from tests.playing import Table, begun, every_deal, five_cards, legal, refusal, table

# Bids and tricks, by seat, of a hand with one card, of one with two, and of a last one with one.
ONE, TWO, LAST = ([0, 0, 0], [1, 0, 0]), ([0, 0, 0], [2, 0, 0]), ([1, 1, 0], [1, 0, 0])


def sizes(players: int, **rules: Any) -> list[int]:
    return [deal.cards for deal in every_deal(table(players, **rules).sheet)]


def ruled(**rules: Any) -> Ruled:
    return Ruled(rules_of(chosen(DevilsBridge, rules)))


def notice(table: Table) -> tuple[Message, Message] | None:
    sheet, deal = table.sheet, table.current.deal
    return sheet.game.notice(deal, sheet.last(deal))


def played(*hands: tuple[list[int], list[int]], players: int = 3, **rules: Any) -> Table:
    """These hands, each with its bids and its tricks by seat; seat 0 bids first in hand 1."""
    at = table(players, **rules)
    for bids, tricks in hands:
        at.play(bids, tricks)
    return at


def test_d1_a_table_may_choose_another_largest_hand_while_a_card_is_left_to_turn_up() -> None:
    for players, most in {3: 17, 4: 12, 5: 10, 6: 8, 7: 7}.items():
        assert [*range(1, most), *range(most, 0, -1)] == sizes(players, max_cards=most)
        if most < 17:
            assert ["rules"] == refusal(lambda n, m: begun(n, max_cards=m), players, most + 1)
    for wrong in (0, -1, 18, True, 2.0, "2"):
        assert ["rules"] == refusal(chosen, DevilsBridge, {"max_cards": wrong})


def test_d1_a_largest_hand_of_one_card_is_one_hand() -> None:
    assert [1] == sizes(4, max_cards=1)


def test_db8_the_series_can_go_other_ways() -> None:
    assert [3, 2, 1, 2, 3] == sizes(4, max_cards=3, sequence="down-up")
    assert [1, 2, 3] == sizes(4, max_cards=3, sequence="up")
    assert [3, 2, 1] == sizes(4, max_cards=3, sequence="down")


def test_d2_the_last_hand_is_held_to_the_forehead_unless_the_table_leaves_it_out() -> None:
    at = played(ONE, TWO, max_cards=2)
    assert notice(at)
    plain = played(ONE, TWO, max_cards=2, forehead="none")
    assert not notice(plain)


def test_db9_only_a_last_hand_of_one_card_is_held_to_the_forehead() -> None:
    assert not notice(table(3, max_cards=2))
    assert not notice(played(ONE, max_cards=2, sequence="up"))
    assert notice(table(3, max_cards=1))


def test_d3_after_a_hand_the_target_ends_the_game_and_the_highest_total_wins() -> None:
    """fault A22, fault A23"""
    assert (1, 10, 10) == played(ONE, target=11).sheet.totals
    assert () == played(ONE, target=11).sheet.winners
    after = played(ONE, ([0, 0, 0], [1, 1, 0]), target=20).sheet
    assert ((2, 11, 20), (2,)) == (after.totals, after.winners)  # exactly 20 is enough
    both = played(ONE, ([2, 0, 1], [2, 0, 0]), target=12).sheet
    assert ((13, 20, 10), (1,)) == (both.totals, both.winners)  # not the first seat past it


def test_d3_when_the_hands_run_out_the_highest_total_wins() -> None:
    sheet = played(ONE, TWO, LAST, max_cards=2, target=1000).sheet
    assert ((14, 20, 30), (2,)) == (sheet.totals, sheet.winners)


def test_d3_in_a_full_series_the_target_plays_no_part() -> None:
    sheet = played(ONE, ([2, 0, 1], [2, 0, 0]), max_cards=2, end="series", target=1).sheet
    assert ((), 3) == (sheet.winners, sheet.current and sheet.current.deal.number)


@pytest.mark.parametrize("scoring", ["common", "simple"])
def test_d4_a_made_bid_of_ten_scores_20_and_not_110(scoring: str) -> None:
    assert 20 == total(DevilsBridge(scoring=scoring).score(10, 10))


def test_d5_scoring_is_common_unless_the_table_says_otherwise_before_hand_1_is_scored() -> None:
    at = table(3)
    assert "common" == DevilsBridge().scoring
    at.bid(0, 0)
    at.write(ruled(scoring="simple"))
    assert {0: 0, 1: 0} == at.current.named("bid")
    at.cell("bid", 2, 0)
    at.count(1, 0, 0)
    assert (0, 10, 10) == at.sheet.totals
    assert ["rules"] == refusal(at.write, ruled())
    at.undo()
    at.write(ruled())


def test_d5_new_house_rules_ask_the_bids_again() -> None:
    at = table(3, hook=False)
    at.bid(0, 0, 1)
    assert ["hook"] == refusal(at.write, ruled())
    at = table(3, max_cards=2, sequence="down")
    at.bid(2)
    assert ["bid_range"] == refusal(at.write, ruled())
    assert ["rules"] == refusal(table(4).write, ruled(max_cards=13))


def test_d6_no_bid_is_above_the_cards() -> None:
    """fault A41, fault A43"""
    at = five_cards()
    for bid, code in {6: "bid_range", -1: "bid_range", 99: "bid_range", 2.0: "format"}.items():
        assert [code] == refusal(at.bid, bid)
    for bid in (True, "2", "x"):
        assert ["format"] == refusal(at.bid, bid)
    at.bid(0)
    at.bid(5)


def test_d7_a_changed_bid_cannot_get_past_the_hook() -> None:
    at = five_cards()
    at.bid(2, 1, 0, 3)
    assert ["hook"] == refusal(at.cell, "bid", 3, 2)
    assert ["turn"] == refusal(at.cell, "bid", 2, 1)
    at.cell("bid", 3, 1)
    assert {0: 2, 1: 1, 2: 0, 3: 1} == at.current.named("bid")


def test_d8_a_tie_at_the_target_plays_on_until_one_leads_alone() -> None:
    """fault A19"""
    tie = played(ONE, target=10)
    assert ((1, 10, 10), ()) == (tie.sheet.totals, tie.sheet.winners)
    tie.play([0, 0, 1], [1, 1, 0])
    assert ((2, 11, 10), (1,)) == (tie.sheet.totals, tie.sheet.winners)


def test_d8_a_tie_after_the_last_hand_is_a_shared_win() -> None:
    """fault A19"""
    sheet = played(ONE, max_cards=1).sheet
    assert ((1, 2), [3, 1, 1]) == (sheet.winners, sheet.places)
    assert ["Budi", "Citra"] == sheet.named(sheet.winners)


def test_d9_the_hook_holds_in_the_forehead_hand() -> None:
    at = played(ONE, TWO, max_cards=2)
    assert notice(at)
    at.bid(0, 0)
    assert ["hook"] == refusal(at.cell, "bid", at.current.deal.dealer, 1)


@pytest.mark.parametrize("scoring", ["common", "simple"])
def test_d10_a_missed_bid_is_shown_as_missed_in_both_scorings(scoring: str) -> None:
    game = DevilsBridge(scoring=scoring)
    for tricks, words in {1: "1 short", 3: "1 over"}.items():
        [term] = game.score(2, tricks)
        assert term.words
        assert term.words.say([]).startswith(words)
    assert not any(term.words for term in game.score(2, 2))
    assert [Mark.OPEN, Mark.MADE, Mark.OVER] == [game.progress(2, n)[0] for n in (1, 2, 3)]


def test_d11_the_dealer_always_has_a_bid() -> None:
    for cards in range(1, 11):
        for before in range(2 * cards + 1):
            at = table(3, max_cards=cards, sequence="down")
            at.bid(min(before, cards), max(0, before - cards))
            game = at.sheet.game
            assert isinstance(game, DevilsBridge)
            assert len(legal(at.current, game)) == cards + (before > cards)


def test_d12_the_first_trick_that_is_written_locks_all_bids() -> None:
    at = five_cards()
    at.bid(2, 1, 0, 3)
    at.cell("bid", 3, 4)
    at.take(1)
    assert [["turn"]] * 4 == [refusal(at.cell, "bid", seat, 4) for seat in range(4)]
    at.undo()
    at.cell("bid", 3, 0)


def test_d12_a_later_change_is_a_correction_that_stays_marked() -> None:
    at = five_cards()
    at.bid(2, 1, 0, 3)
    at.take(1)
    at.correct(1, {("bid", 0): 4})
    assert {(1, 0)} == at.sheet.fixed
    assert ["hook"] == refusal(at.correct, 1, {("bid", 0): 1})


def test_db5_and_db10_the_deal_goes_round_and_the_dealer_bids_last() -> None:
    """fault A37"""
    for players in range(3, 8):
        deals = every_deal(table(players, players - 1).sheet)[: 2 * players]
        expected = [n % players for n in range(players - 1, players - 1 + len(deals))]
        assert expected == [deal.dealer for deal in deals]
        for deal in deals:
            order = [(deal.dealer + n) % players for n in range(1, players + 1)]
            assert order == list(deal.seats)


def test_db13_with_the_hook_off_every_bid_is_free() -> None:
    """fault A42"""
    at = table(3, max_cards=1, hook=False)
    at.bid(0, 0, 1)
    at.cell("bid", 2, 0)


def test_after_the_last_hand_there_is_none() -> None:
    """fault A12"""
    at = played(ONE, TWO, LAST, max_cards=2, target=1000)
    assert not at.sheet.current
    assert 3 == len(at.sheet.lines)
    assert ["game_over"] == refusal(at.write, Wrote(4, {("bid", 0): 0}))


@pytest.mark.parametrize("players", range(3, 8))
def test_the_biggest_hand_can_be_played(players: int) -> None:
    """fault A11"""
    game = DevilsBridge()
    assert max(game.sizes(players)) * players <= 51
    deal = next(deal for deal in game.deals(players, 0) if deal.cards == game.most(players))
    assert isinstance(deal, Deal)
    at = table(players, sequence="down")
    at.play([0] * players, [game.most(players), *[0] * (players - 1)])
    assert (game.most(players), *[10] * (players - 1)) == at.sheet.totals


def test_db6_trump_may_be_noted_and_changes_no_points() -> None:
    for trump in ("hearts", "none"):
        at = table(3)
        at.cell("trump", None, trump)
        at.play(*ONE)
        assert played(ONE).sheet.totals == at.sheet.totals
        assert trump == at.sheet.lines[0].hand.named("trump")[None]
    assert ["format"] == refusal(table(3).cell, "trump", None, "swords")


def test_oh1_all_hands_are_played_unless_the_table_sets_a_target() -> None:
    """fault A22"""
    hand = [1, 0, 0], [1, 0, 0]
    for rules, winners in (({}, ()), ({"end": "target"}, (0,))):
        at = table(3, game="oh-hell", hook=False, target=11, **rules)
        at.play(*hand)
        assert ((11, 10, 10), winners) == (at.sheet.totals, at.sheet.winners)
    last = table(3, game="oh-hell", hook=False, max_cards=1)
    last.play(*hand)
    assert (0,) == last.sheet.winners


def test_oh2_no_hand_is_held_to_the_forehead() -> None:
    assert not notice(table(3, game="oh-hell", max_cards=1))
    assert ["rules"] == refusal(lambda: begun(3, game="oh-hell", forehead="last"))
