"""A record read onto a log, or refused with everything that is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.log import Begun, Ended, Event, Wrote, begin
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.record.hands import HandRead
from scorekeeper.record.shape import KEPT, Strange, misshapen, wrong
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Line, Scoresheet, start

CODES = list(Code)
OVER = N_("The game was decided before this hand.")


@dataclass(frozen=True)
class Reading:
    """A record that was understood: how its game began, and its sheet."""

    begun: Begun
    sheet: Scoresheet

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that write the sheet."""
        written = [Wrote(number, self.sheet.cells(number)) for number in self.sheet.rows]
        return self.begun, *written, *([Ended()] if self.sheet.ended else [])


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
    blank = begin(begun)
    hands = [HandRead(blank, hand) for hand in record["hands"]]
    lines, problems = _scored(blank, hands)
    _refuse(problems)
    written = {number: hand.rows for number, hand in enumerate(hands, 1) if hand.rows}
    ended = "ended" in record
    return Reading(begun, replace(blank, rows=written, ended=ended, known=tuple(lines)))


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
        totals = lines[-1].totals if lines else blank.nothing
        if deal:
            dealt = Hand(deal, blank.all_sides, hand.rows, totals if known and not over else ())
            found = hand.wrong_in(blank, dealt, whole := number < len(hands))
        if over or not deal:
            found = [*found, Problem(Code.GAME_OVER, Message(OVER), "hands")]
        elif known and not found and (whole or not blank.game.stage(dealt)):
            lines.append(blank.line(dealt))
        if found:
            problems += [replace(problem, hand=number) for problem in found]
            known = known and over
    return lines, problems
