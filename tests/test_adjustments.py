"""Points by hand: a penalty or whatever else the table agrees on, undoable as any entry."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.adjustments import Adjusted
from scorekeeper.changing import ask_adjusted, ask_seated
from scorekeeper.log import Ended, Wrote, fold, overtaken
from scorekeeper.seats import Seated, Way
from scorekeeper.store.events import dumps, loads
from tests.playing import Table, cells, refusal, table

ONE = [0, 1, 0, 1], [0, 1, 0, 0]
TWO = [0, 0, 0, 0], [2, 0, 0, 0]


def played(*hands: Any, **rules: Any) -> Table:
    at = table(4, 3, **rules)
    for bids, tricks in hands:
        at.play(bids, tricks)
    return at


def test_points_count_in_the_total_from_there_on_and_in_no_hand() -> None:
    """fault A16: they are added once, whatever is written after them."""
    at = played(ONE)
    at.add(3, -3, "revoke")
    assert (10, 11, 10, -3) == at.sheet.totals
    assert ((10, 11, 10, 0), (10, 11, 10, 0)) == at.sheet.lines[0][2:4]
    at.play(*TWO)
    assert (12, 21, 20, 7) == at.sheet.totals
    assert (2, 10, 10, 10) == at.sheet.lines[1].points


def test_they_are_taken_back_and_brought_back_as_any_entry() -> None:
    at = played(ONE)
    at.add(1, 5)
    at.add(1, 5)
    assert (10, 21, 10, 0) == at.sheet.totals
    at.undo()
    assert (10, 16, 10, 0) == at.sheet.totals
    at.undo()
    assert (10, 11, 10, 0) == at.sheet.totals
    at.redo()
    assert (10, 16, 10, 0) == at.sheet.totals


def test_they_may_come_before_the_first_hand_and_after_an_earlier_one() -> None:
    at = table(4, 3)
    at.add(0, 4)
    assert (4, 0, 0, 0) == at.sheet.totals
    at.play(*ONE)
    at.play(*TWO)
    at.write(Adjusted(1, 2, -20))
    assert [(14, 11, 10, 0), (16, 21, 0, 10)] == [line.totals for line in at.sheet.lines]
    assert (16, 21, 0, 10) == at.sheet.totals


def test_they_can_end_a_game() -> None:
    at = played(ONE, target=30)
    at.add(1, 19)
    assert ((1,), None) == (at.sheet.winners, at.sheet.current)
    at.undo()
    assert ((), 2) == (at.sheet.winners, at.current.deal.number)


def test_they_can_open_a_game_again() -> None:
    at = played(ONE, target=11)
    assert (1,) == at.sheet.winners
    at.add(1, -2)
    assert ((), 2) == (at.sheet.winners, at.current.deal.number)


def test_a_tie_that_they_make_at_the_target_plays_on() -> None:
    at = played(ONE, target=11)
    at.add(0, 1)
    assert ((11, 11, 10, 0), ()) == (at.sheet.totals, at.sheet.winners)


def test_hands_after_the_end_that_they_move_count_for_nothing() -> None:
    at = played(ONE, TWO, target=30)
    at.write(Adjusted(1, 1, 19))
    assert ([2], (1,), (10, 30, 10, 0)) == (at.sheet.struck, at.sheet.winners, at.sheet.totals)
    at.undo()
    assert ([], ()) == (at.sheet.struck, at.sheet.winners)


def test_a_pair_gets_them_together_and_a_claim_must_still_reach_the_target() -> None:
    at = table(4, game="brouc", target=10)
    at.write(Wrote(1, cells(card_points=[60, 60])))
    at.write(Wrote(2, {**cells(card_points=[40, 20]), ("claim", None): 0}))
    assert (0,) == at.sheet.winners
    assert ["claim_short"] == refusal(at.write, Adjusted(1, 0, -3))
    at.write(Adjusted(1, 1, -3))
    assert (10, 5) == at.sheet.totals


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Adjusted(2, 0, 5), "turn"),
        (Adjusted(-1, 0, 5), "turn"),
        (Adjusted(1, 4, 5), "format"),
        (Adjusted(1, -1, 5), "format"),
        (Adjusted(1, 0, 0), "format"),
    ],
)
def test_they_need_a_whole_hand_a_side_and_points(event: Adjusted, code: str) -> None:
    assert [code] == refusal(played(ONE).write, event)


def test_what_was_written_is_not_asked_again_when_it_is_read_back() -> None:
    at = played(ONE)
    at.add(0, 4)
    events = [step.event for step in at.log.steps]
    assert at.sheet == fold(loads(dumps(event)) for event in events).sheet


def test_of_two_who_write_the_same_penalty_the_second_is_told() -> None:
    """fault A16"""
    at, event = played(ONE), Adjusted(1, 0, -5)
    version = at.log.version
    assert overtaken(at.log, version, event) is None
    at.write(event)
    assert [] == overtaken(at.log, version, event)
    assert overtaken(at.log, at.log.version, event) is None


def test_whoever_writes_another_hand_meanwhile_is_not_in_the_way() -> None:
    at, event = played(ONE), Adjusted(1, 0, -5)
    version = at.log.version
    at.bid(0, 0)
    assert overtaken(at.log, version, event) is None
    at.write(Ended())
    at.write(event)
    assert 5 == at.sheet.totals[0]


def test_a_sheet_holds_no_more_of_them_than_a_record() -> None:
    at = table(4, 3)
    full = replace(at.sheet, adjustments=(Adjusted(0, 0, 1),) * 1000)
    assert ["turn"] == refusal(ask_adjusted, full, Adjusted(0, 0, 1))
    seated = replace(at.sheet, changes=(Seated(1, 0, Way.TAKES_OVER, "Eka"),) * 200)
    assert ["turn"] == refusal(ask_seated, seated, Seated(1, 0, Way.TAKES_OVER, "Fajar"))
