"""A record read onto a log, or refused with everything that is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.beginning import start
from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.log import Begun, Ended, Event, Wrote, begin
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.record.beside import (
    after_the_end,
    misplaced,
    misseated,
    starts,
    too_late,
    with_changes,
)
from scorekeeper.record.hands import HandRead
from scorekeeper.record.shape import KEPT, Strange, misshapen, wrong
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Line, Scoresheet

CODES = list(Code)
OVER = N_("The game was decided before this hand.")


@dataclass(frozen=True)
class Reading:
    """A record that was understood: how its game began, and its sheet."""

    begun: Begun
    sheet: Scoresheet

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that write the sheet, hand by hand."""
        sheet, hands = self.sheet, range(max(self.sheet.rows, default=0) + 2)
        found = [event for number in hands for event in _of_hand(sheet, number)]
        return self.begun, *found, *([Ended()] if sheet.ended else [])


def _of_hand(sheet: Scoresheet, number: int) -> Iterator[Event]:
    """Who comes or goes before the hand, the hand, and the points that are added after it."""
    yield from (change for change in sheet.changes if change.hand == number)
    if number in sheet.rows:
        yield Wrote(number, sheet.cells(number))
    yield from (one for one in sheet.adjustments if one.after == number)


def loads(text: str | bytes) -> Any:
    """What the JSON holds; Refused if it is none."""
    try:
        return json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        raise Refused(wrong(N_("This is not JSON."))) from None


def _once(pairs: list[tuple[str, Any]]) -> Any:
    return found if len(found := dict(pairs)) == len(pairs) else Strange("{…}")


def read(record: Any) -> Reading:
    """The sheet that a record describes, or Refused with everything wrong with it.

    The look at it goes in steps (format, game, rules, players, hands); the first with trouble
    reports all that it finds and is the last.
    """
    try:
        return _read(record)
    except RecursionError:
        raise Refused(wrong(N_("This is nested too deeply."))) from None


def _read(record: Any) -> Reading:
    _refuse(misshapen(record))
    begun = _begun(record)
    blank = with_changes(begin(begun), record)
    _refuse(misseated(blank, len(record["hands"])))
    _refuse(misplaced(blank, len(record["hands"])))
    hands = [HandRead(blank, number, hand) for number, hand in enumerate(record["hands"], 1)]
    lines, problems = _scored(blank, hands)
    beside = [*starts(blank, record, lines), *after_the_end(blank, problems)]
    _refuse([*problems, *beside])
    written = {number: hand.rows for number, hand in enumerate(hands, 1) if hand.rows}
    ended = "ended" in record
    sheet = replace(blank, rows=written, ended=ended, known=tuple(lines))
    _refuse(too_late(sheet))
    return Reading(begun, sheet)


def _begun(record: Mapping[str, Any]) -> Begun:
    if record["game"] not in GAMES:
        message = Message(N_("There is no game “{game}” here."), {"game": record["game"]})
        raise Refused(Problem(Code.GAME, message, "game"))
    game = chosen(GAMES[record["game"]], record.get("rules", {}))
    blank = start(game, record["players"], record["first_dealer"], record.get("scorekeeper"))
    kept = {key: record[key] for key in KEPT if key in record}
    rules, names, dealer = rules_of(game), blank.players, blank.first_dealer
    return Begun(record["game"], rules, names, dealer, blank.scorekeeper, kept=kept)


def _refuse(problems: Iterable[Problem]) -> None:
    if found := sorted(problems, key=_order):
        raise Refused(*found)


def _order(problem: Problem) -> tuple[int, int, int]:
    place = problem.place if isinstance(problem.place, int) else -1
    return problem.hand or 0, CODES.index(problem.code), place


def _scored(blank: Scoresheet, hands: list[HandRead]) -> tuple[list[Line], list[Problem]]:
    """The lines of the whole hands, and what is wrong in any of them.

    Claims and the end need totals, so all hands before them must be sound.
    """
    lines: list[Line] = []
    problems: list[Problem] = []
    deals, known = blank.deals(), True
    for number, hand in enumerate(hands, 1):
        deal = next(deals, None)
        found: list[Problem] = []
        over = known and bool(lines) and bool(lines[-1].winners)
        if deal:
            before = blank.before(lines, number) if known and not over else ()
            dealt = Hand(deal, blank.playing(deal), hand.rows, before)
            found = hand.wrong_in(blank, dealt, whole := number < len(hands))
        if over or not deal:
            found = [*found, Problem(Code.GAME_OVER, Message(OVER), "hands")]
        elif known and not found and (whole or not blank.game.stage(dealt)):
            lines.append(blank.line(dealt))
        if found:
            problems += [replace(problem, hand=number) for problem in found]
            known = known and over
    return lines, problems
