"""The log: what undo, redo and corrections do, and when an entry has been overtaken."""

from typing import Any

import pytest

from scorekeeper.beginning import start
from scorekeeper.common import given_back
from scorekeeper.log import Begun, Ended, Log, Redid, Ruled, Undid, Wrote, fold, overtaken
from tests.playing import Table, begun, cells, five_cards, refusal, table

ONE, TWO = ([0, 0, 0, 0], [1, 0, 0, 0]), ([0, 0, 0, 0], [2, 0, 0, 0])


def after(*hands: tuple[list[int], list[int]], **rules: Any) -> Table:
    at = table(4, 3, **rules)
    for bids, tricks in hands:
        at.play(bids, tricks)
    return at


def bidding(*bids: int) -> Table:
    at = five_cards()
    at.bid(*bids)
    return at


def test_a_log_begins_with_a_blank_sheet() -> None:
    event = begun(4, 3)
    log = fold([event])
    assert (1, start(log.sheet.game, event.players, 3)) == (log.version, log.sheet)


def test_the_first_event_says_who_plays() -> None:
    with pytest.raises(AssertionError):
        Log().add(Wrote(1, {}))


def test_undo_takes_back_one_entry_after_the_other() -> None:
    at = bidding(2, 1)
    at.undo()
    assert {0: 2} == at.current.named("bid")
    at.undo()
    assert {} == at.current.named("bid")
    assert ["turn"] == refusal(at.undo)
    assert 5 == at.log.version


def test_redo_brings_back_what_was_taken_back_last() -> None:
    at = bidding(2, 1)
    at.undo()
    at.undo()
    at.redo()
    assert {0: 2} == at.current.named("bid")
    at.redo()
    assert {0: 2, 1: 1} == at.current.named("bid")
    assert ["turn"] == refusal(at.redo)


def test_whoever_writes_anew_has_nothing_to_bring_back() -> None:
    at = bidding(2, 1)
    at.undo()
    at.cell("bid", 1, 3)
    assert ["turn"] == refusal(at.redo)
    at.undo()
    at.redo()
    assert {0: 2, 1: 3} == at.current.named("bid")


def test_a_step_remembers_what_it_took_back() -> None:
    at = bidding(2)
    written = at.log.steps[-1]
    at.undo()
    assert written is at.log.steps[-1].of
    at.redo()
    assert written is at.log.steps[-1].of


def test_undo_gives_back_the_dealer_the_turn_and_the_hooked_seat() -> None:
    """fault A05, fault A42"""
    at = table(5, 4)
    for hand in (1, 2):
        at.play([0] * 5, [hand, 0, 0, 0, 0])
    at.bid(0, 0, 0, 3)
    before = at.sheet
    hooked = refusal(at.cell, "bid", 1, 0)
    at.cell("bid", 1, 1)
    at.count(3, 0, 0, 0, 0)
    assert (2, 4) == (at.current.deal.dealer, at.current.deal.number)
    at.undo()
    at.undo()
    assert before == at.sheet
    assert (1, (2, 3, 4, 0, 1)) == (at.current.deal.dealer, at.current.deal.seats)
    assert ["hook"] == hooked == refusal(at.cell, "bid", 1, 0)
    assert ["turn"] == refusal(at.cell, "bid", 3, 1)
    at.cell("bid", 1, 1)
    at.count(3, 0, 0, 0, 0)
    assert (2, 4) == (at.current.deal.dealer, at.current.deal.number)


def test_undoing_the_last_hand_while_the_next_is_begun_leaves_the_sum_of_the_others() -> None:
    """fault A07"""
    at = after(ONE, TWO)
    two = at.sheet.totals
    at.play([0] * 4, [3, 0, 0, 0])
    at.cell("bid", *next((seat, 0) for seat in at.current.deal.seats))
    at.undo()
    assert 3 == len(at.sheet.lines)
    at.undo()
    assert (two, 2) == (at.sheet.totals, len(at.sheet.lines))


def test_a_correction_can_be_taken_back_too() -> None:
    at = after(ONE, TWO)
    before = at.sheet
    at.correct(1, cells(tricks=[0, 1, 0, 0]))
    assert before.totals != at.sheet.totals
    at.undo()
    assert before == at.sheet


def test_a_finished_game_is_opened_again_by_a_correction_and_played_to_its_end() -> None:
    """fault A09, fault A22"""
    at = after(ONE, ([1, 1, 0, 1], [1, 1, 0, 0]), target=21)
    assert ((12, 21, 20, 10), (1,)) == (at.sheet.totals, at.sheet.winners)
    at.correct(2, cells(tricks=[2, 0, 0, 0]))
    assert ((3, 10, 20, 10), ()) == (at.sheet.totals, at.sheet.winners)
    at.play([0, 0, 0, 1], [2, 0, 0, 1])
    assert ((5, 20, 30, 21), (2,)) == (at.sheet.totals, at.sheet.winners)
    assert ["game_over"] == refusal(at.write, Wrote(4, {("bid", 3): 0}))


def test_a_finished_game_is_opened_again_by_undo() -> None:
    """fault A09"""
    at = after(ONE, target=10, max_cards=1)
    assert (1, 2, 3) == at.sheet.winners
    at.undo()
    assert ((), 1) == (at.sheet.winners, at.current.deal.number)


def test_a_game_that_the_table_ended_has_no_winner_and_goes_on_after_undo() -> None:
    at = after(ONE)
    at.write(Ended())
    assert (None, ()) == (at.sheet.current, at.sheet.winners)
    assert ["game_over"] == refusal(at.write, Wrote(2, {("bid", 1): 0}))
    assert ["game_over"] == refusal(at.write, Ended())
    at.undo()
    assert 2 == at.current.deal.number


def test_hands_are_written_one_after_the_other() -> None:
    """fault A48"""
    at = after(ONE, end="series")
    for number in (0, 3, 19, 99, -1):
        assert ["turn"] == refusal(at.write, Wrote(number, cells(bid=[0] * 4, tricks=[1, 0, 0, 0])))
    assert ["turn"] == refusal(at.write, Wrote(1, {("bid", 0): 0}))
    assert () == at.sheet.winners


def test_a_full_series_ends_with_its_last_hand_and_not_before() -> None:
    """fault A48"""
    at = after(ONE, TWO, end="series", max_cards=2)
    assert () == at.sheet.winners
    at.play([1, 1, 0, 0], [0, 1, 0, 0])
    assert ((3, 31, 30, 30), (1,)) == (at.sheet.totals, at.sheet.winners)


def test_a_version_that_never_was_is_not_found() -> None:
    at = bidding(2)
    assert [{}, {0: 2}] == [at.log.sheet_at(n).hand(at.current.deal).named("bid") for n in (1, 2)]
    for version in (0, -1, 3):
        with pytest.raises(LookupError):
            at.log.sheet_at(version)


def test_an_entry_is_overtaken_only_in_the_cells_that_it_writes() -> None:
    at = bidding(2, 1)
    assert overtaken(at.log, 1, Wrote(1, {("bid", 2): 0})) is None
    assert overtaken(at.log, 3, Wrote(1, {("bid", 1): 0})) is None
    assert [("bid", 1)] == overtaken(at.log, 2, Wrote(1, {("bid", 1): 0, ("bid", 2): 0}))


def test_an_entry_is_overtaken_when_its_hand_was_completed() -> None:
    at = after(ONE)
    assert [] == overtaken(at.log, 5, Wrote(1, {("trump", None): "hearts"}))
    assert overtaken(at.log, 6, Wrote(1, {("trump", None): "hearts"}, True)) is None


def test_an_undo_is_overtaken_when_it_would_take_back_another_entry() -> None:
    at = bidding(2)
    undo = Undid(at.log.done[-1].version)
    assert overtaken(at.log, 2, undo) is None
    at.cell("bid", 1, 0)
    assert [] == overtaken(at.log, 2, undo)


def test_a_redo_is_overtaken_when_it_would_bring_back_another_entry() -> None:
    at = bidding(2, 1)
    at.undo()
    redo = Redid(at.log.undone[-1].version)
    assert overtaken(at.log, 4, redo) is None
    at.undo()
    assert [] == overtaken(at.log, 4, redo)
    at.cell("bid", 0, 0)
    assert [] == overtaken(at.log, 4, redo)


def test_house_rules_and_the_end_are_overtaken_by_themselves_only() -> None:
    at = bidding(2)
    rules = Ruled(begun(4, target=50, max_cards=5, sequence="down").rules)
    assert overtaken(at.log, 1, rules) is None
    at.write(rules)
    assert [] == overtaken(at.log, 1, rules)
    assert overtaken(at.log, 1, Ended()) is None
    at.write(Ended())
    assert [] == overtaken(at.log, 2, Ended())
    assert overtaken(at.log, 4, Ended()) is None


def test_a_trick_can_be_given_back_and_the_later_ones_move_up() -> None:
    at = bidding(2, 1, 0, 3)
    at.take(0, 1, 0, 2)
    assert {} == given_back(at.current, 3)
    at.write(Wrote(1, given_back(at.current, 0)))
    assert {1: 0, 2: 1, 3: 2} == at.current.named("won")
    at.write(Wrote(1, given_back(at.current, 2)))
    assert {1: 0, 2: 1} == at.current.named("won")


def test_a_log_that_is_read_back_asks_nothing_again() -> None:
    rules = begun(4).rules
    log = fold([Begun("devils-bridge", rules, ("A", "B", "C"), 0), Wrote(1, {("bid", 0): 99})])
    assert {("bid", 0): 99} == log.sheet.cells(1)


def test_house_rules_change_with_an_event_and_back_with_its_undo() -> None:
    at = table(4, 3)
    at.write(Ruled(begun(4, target=50).rules))
    assert "first to 50" == at.sheet.game.aim(4).say([])
    at.undo()
    assert "first to 100" == at.sheet.game.aim(4).say([])
