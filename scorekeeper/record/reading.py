"""A record read onto a log, or refused with everything that is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.log import Begun, Ended, Event, Wrote, fold
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.record.hands import HandRead
from scorekeeper.record.shape import KEPT, Strange, misshapen, wrong
from scorekeeper.scoresheet import Scoresheet, start

CODES = list(Code)


@dataclass(frozen=True)
class Reading:
    """A record that was understood: the sheet, and the events that write it."""

    events: tuple[Event, ...]
    sheet: Scoresheet


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
    blank = fold([begun]).sheet
    hands = [HandRead(blank, hand) for hand in record["hands"]]
    written = [Wrote(n, hand.cells) for n, hand in enumerate(hands, 1) if hand.cells]
    ended = [Ended()] if "ended" in record else []
    events: tuple[Event, ...] = (begun, *written, *ended)
    _refuse(_hands(blank, hands))
    return Reading(events, fold(events).sheet)


def _begun(record: Mapping[str, Any]) -> Begun:
    if record["game"] not in GAMES:
        message = Message(N_("There is no game “{game}” here."), {"game": record["game"]})
        raise Refused(Problem(Code.GAME, message, "game"))
    game = chosen(GAMES[record["game"]], record.get("rules", {}))
    blank = start(game, record["players"], record["first_dealer"], record.get("scorekeeper"))
    kept = {key: record[key] for key in KEPT if key in record}
    rules, names, dealer = rules_of(game), blank.players, blank.first_dealer
    return Begun(record["game"], rules, names, dealer, blank.scorekeeper, kept=kept)


def _refuse(problems: Iterator[Problem]) -> None:
    if found := sorted(problems, key=_order):
        raise Refused(*found)


def _order(problem: Problem) -> tuple[int, int, int]:
    place = problem.place if isinstance(problem.place, int) else -1
    return problem.hand or 0, CODES.index(problem.code), place


def _hands(sheet: Scoresheet, hands: list[HandRead]) -> Iterator[Problem]:
    """What is wrong in each hand; claims and the end need totals, so all hands before it sound."""
    known = True
    for number, hand in enumerate(hands, 1):
        deal, found = sheet.deal(number), list[Problem]()
        over = known and bool(sheet.winners)
        if deal:
            written = sheet.written(number, hand.cells)
            before = sheet.totals if known and not over else ()
            found = hand.wrong_in(sheet, written.hand(deal, before), whole=number < len(hands))
        if over or not deal:
            text = N_("The game was decided before this hand.")
            found.append(Problem(Code.GAME_OVER, Message(text), "hands"))
        yield from (replace(problem, hand=number) for problem in found)
        if known and not over and not found:
            sheet = written
        known = known and (over or not found)
