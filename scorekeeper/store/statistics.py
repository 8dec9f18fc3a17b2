"""Statistics, read from what is counted: each page reads one slice of the counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlite_utils import Database

from scorekeeper.games import GAMES
from scorekeeper.store.persons import EVERY
from scorekeeper.store.tallies import What

TABLES = {"player": "tallies", "club": "club_tallies"}
LATEST = "place IS NOT NULL AND at >= ? AND at < ? ORDER BY at DESC, sheet DESC"
# A plus keeps the time out of the choice of the index, which has the order.
BEST = "+at >= ? AND +at < ? ORDER BY best DESC, at DESC"
WORST = "+at >= ? AND +at < ? ORDER BY worst, at"
RUN = "+at >= ? AND +at < ? ORDER BY run DESC, at DESC"


class Scope(NamedTuple):
    """Which games are asked for: one or all, of one year or of all."""

    game: str = EVERY
    year: str = EVERY

    @property
    def games(self) -> list[str]:
        return [self.game] if self.game else list(GAMES)

    @property
    def span(self) -> tuple[str, str]:
        """The first moment, and the first that is too late, as they are kept."""
        return (self.year, f"{self.year}~") if self.year else ("", "~")


@dataclass(frozen=True)
class Kept:
    """What a finished sheet told of one player."""

    code: str
    game: str
    at: str
    player: int
    place: int | None
    of: int | None
    won: bool
    total: int | None
    best: int
    best_hand: int
    worst: int
    worst_hand: int
    run: int


class Tally:
    """The counters of a slice."""

    def __init__(self, counted: Counter[tuple[str, int]]) -> None:
        self.counted = counted

    def one(self, what: What) -> int:
        return self.counted[what, 0]

    def by(self, what: What) -> dict[int, int]:
        """One kind by what it is counted by, in order."""
        return {at: n for (kind, at), n in sorted(self.counted.items()) if kind == what}

    def all(self, what: What) -> int:
        return sum(self.by(what).values())


def tally(db: Database, ids: Sequence[int], scope: Scope, owner: str = "player") -> Tally:
    """The counters of these players together, or of these clubs."""
    found: Counter[tuple[str, int]] = Counter()
    whats = ", ".join(f"'{what}'" for what in What)
    sql = f"""SELECT what, at, n FROM {TABLES[owner]} WHERE {owner} = ?
              AND what IN ({whats}) AND game = ? AND year = ?"""
    for one in ids:
        for what, at, n in db.execute(sql, [one, *scope]).fetchall():
            found[what, at] += n
    return Tally(found)


def by_game(db: Database, ids: Sequence[int], year: str, owner: str = "player") -> dict[str, Tally]:
    """The counters of every game that was played, in the order of the games."""
    each = {key: tally(db, ids, Scope(key, year), owner) for key in GAMES}
    return {key: one for key, one in each.items() if one.one(What.GAMES) or one.one(What.HANDS)}


def years(db: Database, ids: Sequence[int], owner: str = "player") -> list[str]:
    """The years of which there is something, the last first."""
    sql = f"""SELECT year FROM {TABLES[owner]} WHERE {owner} = ? AND what = ? AND game = ?
              AND year <> ?"""
    found = {row[0] for one in ids for row in db.execute(sql, [one, What.HANDS, EVERY, EVERY])}
    return sorted(found, reverse=True)


def latest(db: Database, ids: Sequence[int], scope: Scope, most: int) -> list[Kept]:
    """The last results, the latest first."""
    found = _first(db, "player", ids, scope, LATEST, most)
    return sorted(found, key=lambda one: one.at, reverse=True)[:most]


def best(
    db: Database, ids: Sequence[int], scope: Scope, owner: str = "player"
) -> dict[str, tuple[Kept, Kept]]:
    """The sheets with the best and with the worst hand, game by game."""
    found = {}
    for game in scope.games:
        one = scope._replace(game=game)
        highest = _first(db, owner, ids, one, BEST, 1)
        lowest = _first(db, "player", ids, one, WORST, 1) if owner == "player" else []
        if highest:
            top = max(highest, key=lambda kept: kept.best)
            found[game] = top, min(lowest, key=lambda kept: kept.worst, default=top)
    return found


def longest(db: Database, ids: Sequence[int], scope: Scope, owner: str = "player") -> Kept | None:
    """The sheet with the most bids made in a row, if any were."""
    each = [_first(db, owner, ids, scope._replace(game=game), RUN, 1) for game in scope.games]
    found = [kept for of_game in each for kept in of_game]
    top = max(found, key=lambda kept: kept.run, default=None)
    return top if top and top.run else None


def _first(
    db: Database, owner: str, ids: Iterable[int], scope: Scope, order: str, most: int
) -> list[Kept]:
    """The first of each id in this order: an index has them ready.

    Of all games together it has them by their time alone.
    """
    of_game = "AND game = ?" if scope.game else ""
    asked = [scope.game] if scope.game else []
    sql = f"""SELECT code, game, at, player, place, of, won, total, best, best_hand, worst,
                     worst_hand, run
              FROM results JOIN sheets ON sheets.id = sheet
              WHERE results.{owner} = ? {of_game} AND {order} LIMIT ?"""
    rows: list[dict[str, Any]] = []
    for one in ids:
        rows += db.query(sql, [one, *asked, *scope.span, most])
    return [Kept(**{**row, "won": bool(row["won"])}) for row in rows]
