"""How every sheet stands, and what every whole hand of it came to: what the views are made of."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sqlite_utils import Database

from scorekeeper.game import Game
from scorekeeper.log import Begun, Log
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Scoresheet

Bid = tuple[int | None, int | None, bool | None]  # with the tricks, and whether it was made


class Played(NamedTuple):
    """A whole hand as one side played it; the columns of the table `played`, after the sheet."""

    hand: int
    side: int
    name: str  # in that hand
    cards: int
    dealer: str
    bid: int | None
    tricks: int | None
    made: bool | None  # None where there is nothing to make
    points: int | None  # None: it did not play
    total: int  # with what the table added after the hand


def standing(log: Log) -> dict[str, Any]:
    """The columns of `listing` that say how a sheet stands."""
    sheet, begun = log.sheet, log.steps[0].event
    assert isinstance(begun, Begun)
    return {
        "game": sheet.game.key,
        "names": _listed(sheet.names),
        "totals": _listed(sheet.totals),
        "winners": _listed(sheet.named(sheet.winners)),
        "hands": len(sheet.lines),
        "started_at": (begun.kept or {}).get("started_at"),
    }


def _listed(values: Any) -> str:
    return json.dumps(list(values), ensure_ascii=False)


def play(db: Database, sheet: int, now: Scoresheet) -> None:
    """Writes those rows of the sheet's whole hands that are not so already, and only those."""
    there = db.execute("SELECT * FROM played WHERE sheet = ?", [sheet])
    old = {row[1:3]: Played(*row[1:]) for row in there}
    new = {row[:2]: row for row in played(now)}
    gone = "DELETE FROM played WHERE sheet = ? AND hand = ? AND side = ?"
    db.conn.executemany(gone, [(sheet, *key) for key in old if key not in new])
    kept = f"INSERT OR REPLACE INTO played VALUES (?{', ?' * len(Played._fields)})"
    db.conn.executemany(kept, [(sheet, *row) for key, row in new.items() if row != old.get(key)])


def played(sheet: Scoresheet) -> Iterator[Played]:
    """A row for every whole hand and every side that there was by then."""
    for line in sheet.lines:
        number, cards, dealer, _ = line.hand.deal
        names, seated = sheet.names_in(number), sheet.seating.names(number)
        bids = _bids(sheet.game, line.hand)
        for side, points in enumerate(line.points):
            bid, total = bids.get(side, (None, None, None)), line.carried[side]
            yield Played(number, side, names[side], cards, seated[dealer], *bid, points, total)


def _bids(game: Game, hand: Hand) -> Mapping[int, Bid]:
    """The bid and the tricks of each side that played, and whether that made it."""
    found = {}
    for side, values in zip(hand.sides, game.told_each(hand, hand.sides), strict=True):
        told = dict(zip(game.telling, values, strict=True))
        found[side] = told.get("bid"), told.get("tricks"), game.made(**told)
    return found
