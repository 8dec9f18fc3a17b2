"""Everything that is wrong with what the rows of a CSV file say: no bad row hides another one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.messages import Code, Problem
from scorekeeper.record.found import understood
from scorekeeper.scoresheet import Scoresheet

OF_ONE_CELL = (Code.FORMAT, Code.BID_RANGE, Code.TRICKS_RANGE, Code.CARD_POINTS_RANGE)


def faults(record: Mapping[str, Any], unread: Sequence[Problem]) -> list[Problem]:
    """What is wrong with the record of some rows, beside what of them could not be read.

    A wrong cell is taken out and the record is looked at again, as it hides what else is wrong in
    its hand. What a hand then lacks, or would come to, is not said.
    """
    found: list[Problem] = []
    lacking = {problem.hand for problem in unread}
    while new := [one for one in understood(record).problems if _stands(record, one, lacking)]:
        found += new
        lacking |= {problem.hand for problem in new}
        record = _without(record, new)
    return found


def _stands(record: Mapping[str, Any], problem: Problem, lacking: set[int | None]) -> bool:
    """Would it be said as well if the hands that lack something did not?"""
    if lacking.isdisjoint((None, problem.hand)):
        return True
    return problem.code in OF_ONE_CELL and _cell(record, problem) is not None


def _cell(record: Mapping[str, Any], problem: Problem) -> Any:
    """The value that one side has in a hand, if the problem is with one."""
    if not problem.hand or not isinstance(problem.place, int):
        return None
    field = GAMES[record["game"]]().keys.get(problem.field)
    row = record["hands"][problem.hand - 1].get(problem.field)
    return row[problem.place] if row and field and field.per == "side" else None


def _without(record: Mapping[str, Any], problems: Iterable[Problem]) -> dict[str, Any]:
    """The record without the cells that are wrong, and with another name for one that is."""
    players, hands = list(record["players"]), [dict(hand) for hand in record["hands"]]
    for problem in problems:
        hand = hands[problem.hand - 1] if problem.hand else {}
        if problem.field == "players" and isinstance(problem.place, int):
            players[problem.place] = f"#{problem.place}"
        elif _cell(record, problem) is not None:
            row = enumerate(hand[problem.field])
            hand[problem.field] = [None if n == problem.place else value for n, value in row]
        elif problem.code is Code.FORMAT:
            hand.pop(problem.field, None)
    return {**record, "players": players, "hands": hands}


def sound(record: Mapping[str, Any], problems: Iterable[Problem]) -> Scoresheet | None:
    """The sheet as far as it goes before the first hand with a problem, if it can be read."""
    first = min(problem.hand or 1 for problem in problems)
    reading = understood({**record, "hands": record["hands"][: first - 1]}).reading
    return reading.sheet if reading else None
