"""Makes the database that is kept of a release: `python -m tests.databases.make NAME` when it ends.

NAME.sql is the database as text, NAME.json how this release scores each of its sheets.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sqlite_utils import Database

from scorekeeper import record, store
from scorekeeper.changing import Renamed
from scorekeeper.log import Ended, Wrote
from scorekeeper.seats import Way
from tests.playing import Table, cells, play_at_random, table

HERE = Path(__file__).parent
SHORT: Mapping[str, Mapping[str, Any]] = {  # so that a game is over soon
    "devils-bridge": {"max_cards": 2},
    "call-bridge": {"hands": 2},
    "dont-bug-me": {"target": 5},
    "brouc": {"target": 15},
    "oh-hell": {"max_cards": 2, "scoring": "wizard"},
}
PLAYERS = {"dont-bug-me": 3}
FIRST = cells(bid=[0, 0, 0, 0], tricks=[1, 0, 0, 0])


def finished(game: str, seed: int) -> Table:
    made = table(PLAYERS.get(game, 4), game=game, **SHORT[game])
    play_at_random(made, Random(seed))
    return made


def running(game: str, seed: int) -> Table:
    made = table(PLAYERS.get(game, 4), game=game)
    play_at_random(made, Random(seed), hands=2)
    return made


def mended() -> Table:
    """Corrected, taken back and brought back, in the middle of a hand."""
    made = table(4, 3)
    made.write(Wrote(1, FIRST))
    made.correct(1, cells(tricks=[0, 1, 0, 0]))
    made.bid(1, 0)
    made.undo()
    made.undo()
    made.redo()
    return made


def stopped() -> Table:
    """People came and went, points were added, and the table stopped early."""
    made = table(4, 3)
    made.write(Wrote(1, FIRST))
    made.add(2, -5, "revoke")
    made.seat(4, Way.JOINS, "René", lowest=True)
    made.seat(1, Way.SITS_OUT)
    made.write(Renamed(0, "陈"))
    play_at_random(made, Random(4), hands=1)
    made.write(Ended())
    return made


def keep(db: Database, made: Table) -> None:
    """Writes a game as the pages do, entry by entry."""
    begun, *entries = [step.event for step in made.log.steps]
    code = store.begin(db, [begun], "phone")
    for version, event in enumerate(entries, 1):
        store.write(db, code, event, version, f"{code} {version}", "tablet")


def phones(db: Database) -> None:
    """Phones at the tables, and what they have there."""
    for sheet in range(1, 4):
        store.claim(db, sheet, 1, "tablet")
        store.watch(db, sheet, "watcher")
        store.ask(db, sheet, "watcher")
        store.renew(db, sheet, b"secret")
    store.call(db, "tablet", "Budi’s")
    store.take_over(db, 1, "tablet", 1)


def scores(db: Database) -> dict[str, Any]:
    """How each sheet is scored, by its code."""
    found = {}
    for row in db.query("SELECT code FROM sheets ORDER BY id"):
        stored = store.load(db, row["code"])
        assert stored
        found[row["code"]] = record.report(stored.log.sheet)
    return found


def dumped(db: Database) -> Iterator[str]:
    """The database as statements; the full-text index by its rows and not by how it lies there."""
    index = ("INSERT INTO sqlite_master", 'INSERT INTO "catalogue', "CREATE TABLE 'catalogue_")
    *lines, end = (line for line in db.conn.iterdump() if not line.startswith(index))
    yield from (line for line in lines if "writable_schema" not in line)
    yield f"{db.table('catalogue').schema};"
    rows = """SELECT 'INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (' || rowid || ','
              || quote(words) || ',' || quote(tags) || ',' || sheet || ');' AS row FROM catalogue"""
    yield from (str(found["row"]) for found in db.query(rows))
    yield end


def make(name: str, *tables: Table, more: Callable[[Database], None]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "scorekeeper.db"
        store.prepare(path)
        with closing(store.connect(path)) as db:
            for one in tables:
                keep(db, one)
            more(db)
            (HERE / f"{name}.sql").write_text("\n".join(dumped(db)) + "\n")
            (HERE / f"{name}.json").write_text(json.dumps(scores(db), indent=1) + "\n")


if __name__ == "__main__":
    games = [made(game, 5) for game in SHORT for made in (finished, running)]
    make(sys.argv[1], *games, mended(), stopped(), more=phones)
