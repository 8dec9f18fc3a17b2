"""The sheet: corrections, totals and places, zero and blank."""

import pytest

from scorekeeper.log import Wrote
from scorekeeper.messages import Refused
from scorekeeper.scoresheet import Scoresheet
from tests.playing import Table, cells, five_cards, refusal, table


def four_hands() -> Table:
    """Four hands with bids and tricks of their own; seat 3 deals first."""
    at = table(4, 3)
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    at.play([1, 1, 1, 0], [1, 1, 0, 0])
    at.play([1, 0, 1, 0], [1, 0, 2, 0])
    at.play([0, 2, 0, 1], [0, 2, 1, 1])
    return at


def test_an_earlier_hand_can_be_corrected_and_every_later_total_follows() -> None:
    """fault A01"""
    at = four_hands()
    before = at.sheet
    assert [(1, 10, 10, 10), (12, 21, 10, 20)] == [line.totals for line in before.lines[:2]]
    at.correct(2, cells(tricks=[0, 1, 1, 0]))
    after = at.sheet
    assert (0, 11, 11, 10) == after.lines[1].points
    assert before.lines[0] == after.lines[0]
    for old, new in zip(before.lines[2:], after.lines[2:], strict=True):
        assert (old.points, old.hand.cells) == (new.points, new.hand.cells)
        changes = [n - o for n, o in zip(new.totals, old.totals, strict=True)]
        assert [-11, 0, 11, 0] == changes
    assert [line.hand.deal for line in before.lines] == [line.hand.deal for line in after.lines]
    assert before.current
    assert after.current
    assert before.current.deal == after.current.deal


def test_what_was_corrected_stays_marked() -> None:
    at = four_hands()
    at.correct(2, cells(tricks=[0, 1, 1, 0]))
    assert {(2, 0), (2, 2)} == at.sheet.fixed
    at.correct(4, {("trump", None): "hearts"})
    assert {(2, 0), (2, 2), (4, None)} == at.sheet.fixed


def test_a_correction_is_asked_all_that_an_entry_is() -> None:
    """fault A08, fault A43"""
    at = four_hands()
    before = at.sheet
    tricks = [
        ([1, 1, 2, 1], ["tricks_total"]),
        ([0, 1, 1, 0], ["tricks_total"]),
        ([4, 0, 0, -1], ["tricks_range"] * 2),
        ([99, 0, 0, 0], ["tricks_range"]),
        ([None, 1, 1, 0], ["tricks_missing"]),
        ([1.0, 1, 1, 0], ["format"]),
        (["1", 1, 1, 0], ["format"]),
    ]
    for row, expected in tricks:
        assert expected == refusal(at.correct, 3, cells(tricks=row))
    assert ["hook"] == refusal(at.correct, 3, {("bid", 3): 1})  # 1 + 0 + 1 + 1 = 3
    assert ["bid_range"] == refusal(at.correct, 3, {("bid", 0): 4})
    assert before == at.sheet


def test_a_correction_of_any_bid_asks_the_dealer_s_hook_again() -> None:
    """fault A08"""
    at = five_cards()
    at.play([2, 1, 1, 0], [5, 0, 0, 0])
    with pytest.raises(Refused) as refused:
        at.correct(1, {("bid", 0): 3})
    assert [("hook", 3)] == [(found.code, found.place) for found in refused.value.problems]
    at.correct(1, {("bid", 0): 3, ("bid", 1): 2})


def test_a_hand_can_be_changed_but_not_emptied_and_the_hand_in_play_keeps_its_bids() -> None:
    """fault A13"""
    at = four_hands()
    at.bid(2, 1)
    totals = at.sheet.totals
    emptied = cells(bid=[None] * 4, tricks=[None] * 4)
    assert set(refusal(at.correct, 1, emptied)) == {"bid_missing", "tricks_missing"}
    at.correct(1, cells(tricks=[0, 1, 0, 0]))
    assert (totals[0] + 9, totals[1] - 9, *totals[2:]) == at.sheet.totals
    assert {0: 2, 1: 1} == at.current.named("bid")


def test_no_trick_of_a_whole_hand_can_be_taken_out() -> None:
    at = table(3, 2)
    at.bid(0, 0, 0)
    at.take(1)
    assert {"tricks_missing"} == set(refusal(at.correct, 1, {("won", 1): None}))
    at.correct(1, {("won", 1): 2})
    assert (10, 10, 1) == at.sheet.totals


def test_a_correction_of_a_hand_that_is_not_there_is_refused() -> None:
    at = four_hands()
    for hand in (0, -1, 6, 99):
        assert ["turn"] == refusal(at.correct, hand, cells(tricks=[1, 0, 0, 0]))


def test_what_no_game_knows_cannot_be_written() -> None:
    at = five_cards()
    assert ["format"] == refusal(at.cell, "jack", 0, 1)
    for place in (4, -1, None, "x"):
        assert ["format"] == refusal(at.cell, "bid", place, 1)
    assert ["format"] == refusal(at.cell, "trump", None, "heart")


def test_zero_is_a_bid_and_a_count_and_a_blank_is_neither() -> None:
    """fault A14, fault A15"""
    at = table(3, 2)
    at.bid(0, 0)
    assert {0: 0, 1: 0} == at.current.named("bid")
    assert {"bid_missing"} == set(refusal(at.count, 1, 0, 0))
    at.cell("bid", 2, 0)
    assert ["tricks_missing"] * 2 == refusal(at.count, None, 0, None)
    at.count(0, 0, 1)
    assert (10, 10, 1) == at.sheet.lines[0].points
    assert {0: 0, 1: 0, 2: 1} == at.sheet.lines[0].hand.tricks


def test_a_three_can_be_corrected_to_a_zero() -> None:
    """fault A15"""
    at = four_hands()
    at.correct(4, cells(bid=[0, 0, 0, 1]))
    assert 0 == at.sheet.lines[3].hand.named("bid")[1]
    assert 2 == at.sheet.lines[3].points[1]


def test_every_player_has_a_value_in_every_hand() -> None:
    """fault A14"""
    for line in four_hands().sheet.lines:
        assert 4 == len(line.points) == len(line.totals) == len(line.hand.tricks)


def test_whoever_is_not_named_took_none_once_the_counts_add_up() -> None:
    at = table(3, 2)
    at.bid(0, 0, 0)
    at.write(Wrote(1, {("tricks", 1): 1}))
    assert (10, 1, 10) == at.sheet.lines[0].points


def test_tricks_won_one_by_one_are_counted_and_the_last_completes_the_hand() -> None:
    at = five_cards()
    at.bid(2, 1, 0, 3)
    at.take(0, 0, 3, 3)
    assert {0: 2, 1: 0, 2: 0, 3: 2} == at.current.tricks
    at.take(3)
    assert (12, 0, 10, 13) == at.sheet.lines[0].points


def test_tricks_are_written_in_their_order_and_changed_while_the_hand_is_played() -> None:
    at = five_cards()
    at.bid(2, 1, 0, 3)
    assert ["turn"] == refusal(at.cell, "won", 2, 0)
    at.take(0, 0)
    at.cell("won", 1, 3)
    assert {1: 3, 2: 0} == at.current.named("won")
    assert ["turn"] == refusal(at.cell, "won", 4, 0)
    assert ["format"] == refusal(at.cell, "won", 3, 4)
    assert ["format"] == refusal(at.cell, "won", 0, 1)


def test_counts_take_the_place_of_tricks_won_one_by_one() -> None:
    at = five_cards()
    at.bid(2, 1, 0, 3)
    at.take(1, 1, 1)
    at.count(2, 0, 0, 3)
    assert (12, 0, 10, 13) == at.sheet.lines[0].points


def test_tricks_that_are_being_counted_are_not_tapped() -> None:
    sheet = five_cards().sheet
    sheet = sheet.written(1, cells(bid=[2, 1, 0, 3]) | {("tricks", 0): 2})
    for cell in (("won", 1), ("bid", 3)):
        assert ["turn"] == refusal(sheet.asked, 1, {cell: 0})


def test_bids_are_kept_at_once_and_stand_beside_the_result() -> None:
    """fault A40"""
    at = five_cards()
    for seat, bid in enumerate([2, 1, 0, 3]):
        at.cell("bid", seat, bid)
        assert bid == at.log.sheet.current.named("bid")[seat]
    at.take(0, 0, 3)
    assert {0: 2, 1: 1, 2: 0, 3: 3} == at.current.named("bid")
    at.count(2, 0, 1, 2)
    assert {0: 2, 1: 1, 2: 0, 3: 3} == at.sheet.lines[0].hand.named("bid")


def test_the_totals_are_the_sum_of_the_points_after_one_hand_and_after_two() -> None:
    """fault A36"""
    at = table(4, 3, end="series", max_cards=1)
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    assert (1, 10, 10, 10) == at.sheet.totals == at.sheet.lines[-1].totals
    assert at.sheet.winners
    sheet = four_hands().sheet
    for line in sheet.lines:
        assert line.hand.before == tuple(
            t - p for t, p in zip(line.totals, line.points, strict=True)
        )
    assert tuple(map(sum, zip(*(line.points for line in sheet.lines), strict=True))) == sheet.totals


def placed(*totals: int, winners: tuple[int, ...] = ()) -> Scoresheet:
    """A sheet with these totals and winners."""
    at = table(len(totals), len(totals) - 1)
    at.play([0] * len(totals), [1] + [0] * (len(totals) - 1))
    line = at.sheet.lines[0]
    line = line._replace(totals=totals, carried=totals, winners=winners)
    vars(at.sheet)["played"] = ((line,), at.current)
    return at.sheet


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ((50, 50, 40, 40, 30), [1, 1, 3, 3, 5]),
        ((30, 40, 50), [3, 2, 1]),
        ((10, 11, 10, 0), [2, 1, 2, 4]),
        ((-4, -9, 0), [2, 3, 1]),
        ((7, 7, 7, 7), [1, 1, 1, 1]),
    ],
)
def test_equal_totals_share_a_place_and_the_next_ones_are_left_out(
    totals: tuple[int, ...], places: list[int]
) -> None:
    """fault A20"""
    assert places == placed(*totals).places


def test_whoever_has_won_is_first() -> None:
    assert [2, 1, 3] == placed(30, 30, 20, winners=(1,)).places


def test_a_correction_that_moves_the_end_strikes_the_later_hands_until_another_revives_them() -> (
    None
):
    at = table(3, 2, target=21, max_cards=3)
    at.play([0, 0, 0], [1, 0, 0])
    at.play([1, 0, 0], [2, 0, 0])
    at.play([0, 1, 0], [2, 1, 0])
    assert ((5, 31, 30), (1,), []) == (at.sheet.totals, at.sheet.winners, at.sheet.struck)
    assert [[]] * 4 == [step.after.struck for step in at.log.steps[2:6]]
    at.correct(2, cells(bid=[0, 0, 1], tricks=[1, 0, 1]))
    assert ((2, 20, 21), (2,), [3]) == (at.sheet.totals, at.sheet.winners, at.sheet.struck)
    assert ["game_over"] == refusal(at.correct, 3, cells(tricks=[1, 1, 1]))
    at.correct(2, cells(tricks=[2, 0, 0]))
    assert ((5, 31, 20), (1,), []) == (at.sheet.totals, at.sheet.winners, at.sheet.struck)


def test_what_is_shown_before_saving_is_what_is_saved() -> None:
    """fault A47"""
    at = four_hands()
    change = cells(tricks=[0, 2, 0, 0])
    shown = at.sheet.asked(2, change, correction=True)
    at.correct(2, change)
    assert shown == at.sheet
    assert shown.lines == at.sheet.lines
