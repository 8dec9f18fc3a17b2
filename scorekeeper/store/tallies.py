"""What finished sheets tell of their players, counted so that a page costs the same with any
number of games.

`keep` runs in the transaction of every entry: what was counted of the sheet is taken off and what
it tells now is added. While a game is not over, nothing is counted and nothing is asked but that.
Each counter stands four times, for every game and every year and for all of them ("").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from enum import StrEnum
from itertools import product
from typing import Any, NamedTuple

from sqlite_utils import Database

from scorekeeper.facts import HandPlayed, Played, facts
from scorekeeper.log import Begun, Log, fold
from scorekeeper.names import folded
from scorekeeper.store.events import loads
from scorekeeper.store.people import know, who
from scorekeeper.store.persons import EVERY
from scorekeeper.store.ratings import stale


class What(StrEnum):
    """What is counted, and what `at` says of it."""

    GAMES = "games"
    WON = "won"
    PLACE = "place"  # by the place
    HANDS = "hands"
    BID = "bid"  # by the bid
    BID_MADE = "bid made"
    DEALT = "dealt"  # hands with a bid, by their cards
    DEALT_MADE = "dealt made"
    OVER = "over"
    UNDER = "under"
    AHEAD = "ahead"  # by the other player
    LEVEL = "level"
    BEHIND = "behind"


class Key(NamedTuple):
    """One counter of a player, or of a club."""

    table: str
    owner: int
    what: str
    game: str
    year: str
    at: int


class Told(NamedTuple):
    """All that is counted of one sheet."""

    counts: Counter[Key]
    results: list[dict[str, Any]]


OWNER = {"tallies": "player", "club_tallies": "club"}
NOTHING = Told(Counter(), [])


def keep(db: Database, sheet: int, log: Log) -> None:
    """Counts the sheet as it is now, and no longer as it was when it was counted last."""
    rows = db.query("SELECT version FROM counted WHERE sheet = ?", [sheet])
    version, counts = next((row["version"] for row in rows), None), _counts(db, sheet, log)
    if not counts and version is None:
        return
    know(db, sheet, [one.name for one in facts(log.sheet)])
    before = NOTHING if version is None else told(db, sheet, log, version)
    now = told(db, sheet, log, log.version) if counts else NOTHING
    if before != now:
        _count(db, now.counts, before.counts)
        db.execute("DELETE FROM results WHERE sheet = ?", [sheet])
        db.table("results").insert_all(now.results)
        first = (before.results or now.results)[0]
        stale(db, first["club"], first["at"], sheet)
    if counts:
        db.table("counted").insert({"sheet": sheet, "version": log.version}, replace=True)
    else:
        db.execute("DELETE FROM counted WHERE sheet = ?", [sheet])


def _counts(db: Database, sheet: int, log: Log) -> bool:
    """Is the sheet one that may be counted: over, and not in the trash?"""
    return not log.sheet.current and not db.table("sheets").count_where(
        "id = ? AND deleted_at IS NOT NULL", [sheet]
    )


def told(db: Database, sheet: int, log: Log, version: int) -> Told:
    """What one version of a sheet tells: nothing unless it was finished then."""
    played = facts(log.sheet_at(version))
    if not played:
        return NOTHING
    club = int(next(db.query("SELECT club FROM sheets WHERE id = ?", [sheet]))["club"])
    at, people = played_at(db, sheet, log), who(db, sheet)
    game, ids = log.sheet.game.key, {one.name: people[folded(one.name)] for one in played}
    slices = list(product((game, EVERY), (at[:4], EVERY)))
    found: Counter[Key] = Counter()
    for one in played:
        counted = Counter(_of_player(one, played, ids))
        ours = [(what, at) for what, at in counted.elements() if what in SHARED]
        for kind, year in slices:
            for (what, where), n in counted.items():
                found[Key("tallies", ids[one.name], what, kind, year, where)] += n
            for what, where in ours:
                found[Key("club_tallies", club, what, kind, year, where)] += 1
    for kind, year in slices:
        found[Key("club_tallies", club, What.GAMES, kind, year, 0)] += 1
    same = {"sheet": sheet, "club": club, "game": game, "at": at}
    return Told(found, [same | _result(one, ids[one.name]) for one in played])


SHARED = {What.HANDS, What.BID, What.BID_MADE, What.DEALT, What.DEALT_MADE, What.OVER, What.UNDER}


def played_at(db: Database, sheet: int, log: Log) -> str:
    """When the game began, UTC: as the file said it was read from, or else when it was written."""
    begun = log.steps[0].event
    assert isinstance(begun, Begun)
    sql = "SELECT written_at FROM events WHERE sheet = ? AND version = 1"
    written = str(next(db.query(sql, [sheet]))["written_at"])
    said = (begun.kept or {}).get("started_at") or written
    return datetime.fromisoformat(said).astimezone(UTC).isoformat()


def _of_player(
    one: Played, played: Iterable[Played], ids: Mapping[str, int]
) -> Iterator[tuple[What, int]]:
    """What is counted of one player, each once as often as it happened."""
    for hand in one.hands:
        yield from _of_hand(hand)
    if not one.result:
        return
    yield What.GAMES, 0
    yield What.PLACE, one.result.place
    if one.result.won:
        yield What.WON, 0
    for other, ahead in one.against(list(played)):
        yield (What.LEVEL, What.AHEAD, What.BEHIND)[ahead], ids[other.name]


def _of_hand(hand: HandPlayed) -> Iterator[tuple[What, int]]:
    yield What.HANDS, 0
    if hand.bid is not None:
        yield What.BID, hand.bid
        yield What.DEALT, hand.cards
        if hand.made:
            yield What.BID_MADE, hand.bid
            yield What.DEALT_MADE, hand.cards
        if hand.over:
            yield What.OVER, 0
        if hand.under:
            yield What.UNDER, 0


def _result(one: Played, player: int) -> dict[str, Any]:
    best, worst = one.best, one.worst
    nothing = dict.fromkeys(("side", "place", "of", "won", "total"))
    return {
        "player": player,
        **(one.result._asdict() if one.result else nothing),
        "best": best.points,
        "best_hand": best.number,
        "worst": worst.points,
        "worst_hand": worst.number,
        "run": one.longest_run,
    }


def _count(db: Database, now: Counter[Key], before: Counter[Key]) -> None:
    """Adds the one and takes off the other; a counter at nothing is no row."""
    change = now.copy()
    change.subtract(before)
    for table, owner in OWNER.items():
        rows = [(*key[1:], n) for key, n in change.items() if n and key.table == table]
        db.conn.executemany(
            f"""INSERT INTO {table} ({owner}, what, game, year, at, n) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET n = n + excluded.n""",
            rows,
        )
        db.conn.executemany(
            f"""DELETE FROM {table} WHERE {owner} = ? AND what = ? AND game = ? AND year = ?
                AND at = ? AND n = 0""",
            [row[:-1] for row in rows if row[-1] < 0],
        )


def log_of(db: Database, sheet: int) -> Log:
    """The log of a sheet."""
    rows = db.query("SELECT body FROM events WHERE sheet = ? ORDER BY version", [sheet])
    return fold(loads(row["body"]) for row in rows)
