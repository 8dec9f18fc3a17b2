"""What a record has beside its hands: points by hand, and people who come and go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from scorekeeper.adjustments import Adjusted
from scorekeeper.messages import N_, Code, Message, Problem
from scorekeeper.names import trimmed
from scorekeeper.record.shape import wrong
from scorekeeper.scoresheet import Line, Scoresheet
from scorekeeper.seats import Seated, Seating, Way

BEYOND = N_("“{key}” has a hand that this record does not have.")


def with_changes(blank: Scoresheet, record: Mapping[str, Any]) -> Scoresheet:
    """The blank sheet with all that a record of the right shape has beside its hands."""
    changes = tuple(sorted(map(_seated, record.get("seats", [])), key=lambda one: one.hand))
    adjustments = sorted(record.get("adjustments", []), key=lambda one: int(one["after"]))
    points = tuple(Adjusted(**one) for one in adjustments)
    return replace(blank, changes=changes, adjustments=points) if changes or points else blank


def _seated(one: Mapping[str, Any]) -> Seated:
    hand, seat = one["hand"], one["seat"]
    if "takes_over" in one:
        return Seated(hand, seat, Way.TAKES_OVER, trimmed(one["takes_over"]))
    if "name" in one:
        return Seated(hand, seat, Way.JOINS, trimmed(one["name"]), lowest=one["start"] != 0)
    return Seated(hand, seat, Way.LEAVES if "leaves" in one else Way.SITS_OUT)


def misseated(blank: Scoresheet, hands: int) -> Iterator[Problem]:
    """What is wrong with the people who come and go, before any hand is scored."""
    game, sound = blank.game, Seating(blank.players)
    for change in blank.changes:
        if not 0 < change.hand <= hands + 1:
            yield wrong(BEYOND, "seats")
        elif problems := list(sound.problems(game, change)):
            yield from problems
        else:
            sound = sound._replace(changes=(*sound.changes, change))
    last = {change.hand: change for change in sound.changes if change.way is not Way.TAKES_OVER}
    for change in last.values():
        yield from sound.miscounted(game, change)


def misplaced(blank: Scoresheet, hands: int) -> Iterator[Problem]:
    """What stands beside hands, or for sides, that there are not."""
    for one in blank.adjustments:
        if not 0 <= one.after <= hands:
            yield wrong(BEYOND, "adjustments")
        elif one.side not in range(_sides(blank, one.after)):
            yield wrong(N_("“{key}” has a side that this record does not have."), "adjustments")
    if not all(blank.deal(change.hand) for change in blank.changes):
        yield wrong(BEYOND, "seats")


def _sides(blank: Scoresheet, after: int) -> int:
    """How many sides there were in that hand, or at first."""
    return len(blank.game.sides(blank.everyone.by(after).size))


def starts(
    blank: Scoresheet, record: Mapping[str, Any], lines: Sequence[Line]
) -> Iterator[Problem]:
    """Whoever joins begins with 0 or with the lowest total, as far as these lines tell it."""
    for one in record.get("seats", []):
        if "start" in one and one["hand"] <= len(lines) + 1:
            lowest = blank.before(lines[: one["hand"] - 1], one["hand"])[one["seat"]]
            if one["start"] != lowest:
                text = N_("Whoever joins then begins with 0 or {lowest}.")
                message = Message(text, {"lowest": lowest})
                yield Problem(Code.PLAYERS, message, "seats", one["seat"], one["hand"])


def after_the_end(blank: Scoresheet, problems: Sequence[Problem]) -> Iterator[Problem]:
    """Points that were added after hands for which it was too late."""
    late = {problem.hand for problem in problems if problem.code is Code.GAME_OVER}
    for after in sorted({one.after for one in blank.adjustments} & late):
        text = N_("The game was decided before these points were added.")
        yield Problem(Code.GAME_OVER, Message(text), "adjustments", hand=after)


def too_late(sheet: Scoresheet) -> Iterator[Problem]:
    """What belongs after the end, or after a hand that is not whole."""
    lines = len(sheet.lines)
    for one in sheet.adjustments:
        if one.after > lines:
            yield wrong(BEYOND, "adjustments")
    if sheet.winners and any(change.hand > lines for change in sheet.changes):
        yield wrong(BEYOND, "seats")


def points(sheet: Scoresheet) -> list[dict[str, Any]]:
    """The adjustments of a sheet as a record has them."""
    counted = [one for one in sheet.adjustments if one.after <= len(sheet.lines)]
    return [vars(one) for one in sorted(counted, key=lambda one: one.after)]


def seats(sheet: Scoresheet) -> list[dict[str, Any]]:
    """Its people who come and go as a record has them."""
    return [_written(sheet, change) for change in sheet.seating.changes]


def _written(sheet: Scoresheet, change: Seated) -> dict[str, Any]:
    place = {"hand": change.hand, "seat": change.seat}
    match change.way:
        case Way.TAKES_OVER:
            return place | {"takes_over": change.name}
        case Way.JOINS:
            before = sheet.before(sheet.lines[: change.hand - 1], change.hand)
            return place | {"name": change.name, "start": before[change.seat]}
    return place | {str(change.way): True}
