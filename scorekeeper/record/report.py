"""What the score command prints of a record: the scored sheet, or why it was refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.messages import Refused
from scorekeeper.rules import Deal
from scorekeeper.scoresheet import Scoresheet


def report(sheet: Scoresheet) -> dict[str, Any]:
    """The scored sheet as plain JSON values."""
    each = sheet.padded if sheet.changes else list
    lines = [
        _deal(line.hand.deal, points=each(line.points), totals=each(line.totals))
        for line in sheet.lines
    ]
    return {
        "game": sheet.game.key,
        "players": list(sheet.seating.names(0)),
        "sides": sheet.sides,
        "hands": lines,
        "totals": list(sheet.totals),
        "status": "finished" if sheet.winners else "ended" if sheet.ended else "playing",
        "winners": list(sheet.winners),
        "places": sheet.places,
        "next": _deal(sheet.current.deal) if sheet.current else None,
    }


def _deal(deal: Deal, **scored: list[int | None]) -> dict[str, Any]:
    number, cards, dealer, seats = deal
    return {"number": number, "cards": cards, "dealer": dealer, "order": list(seats), **scored}


def errors(refused: Refused, names: Sequence[str] = ()) -> list[dict[str, Any]]:
    """Each problem with its hand, the record's own key, the seat, and the sentence."""
    return [
        {
            "hand": problem.hand,
            "field": problem.field or None,
            "seat": problem.place if type(problem.place) is int else None,
            "code": str(problem.code),
            "message": problem.message.say(names),
        }
        for problem in refused.problems
    ]


def names(record: Any, refused: Refused) -> Sequence[Any]:
    """What the errors of a record call people: by sides once its hands are looked at."""
    players = record.get("players", []) if isinstance(record, dict) else []
    if not any(problem.hand for problem in refused.problems):
        return list(players) if isinstance(players, list) else []
    later = sorted(record.get("seats", []), key=lambda one: int(one["hand"]))
    everyone = [*players, *(one["name"] for one in later if "name" in one)]
    sides = GAMES[record["game"]]().sides(len(everyone))
    return [" & ".join(everyone[seat] for seat in side) for side in sides]
