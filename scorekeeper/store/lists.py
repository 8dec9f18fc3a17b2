"""The sheets in the lists of the pages, by what is kept of them beside their logs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from sqlite_utils import Database

from scorekeeper.instance import Unusable
from scorekeeper.store.clubs import HOME
from scorekeeper.store.database import writing
from scorekeeper.store.people import reseat
from scorekeeper.store.projections import clear, project
from scorekeeper.store.sheets import Stored, played, stored_as


@dataclass(frozen=True)
class Listed:
    """One line of the home page."""

    stored: Stored
    over: bool
    at: datetime  # when it began, UTC


@dataclass(frozen=True)
class TableSeen:
    """A table that a phone has seen, with the code that is said there."""

    spoken: str
    stored: Stored


def rebuild(db: Database) -> int:
    """Makes the projections anew from the logs; the number of sheets."""
    with writing(db):
        return made_anew(db)


def made_anew(db: Database) -> int:
    """The same inside a transaction; Unusable, and nothing is changed, if a log makes no sheet."""
    clear(db)
    rows = list(db.query("SELECT id, code FROM sheets ORDER BY id"))
    for row in rows:
        try:
            stored = stored_as(db, row["id"], row["code"])
            reseat(db, stored.id, stored.log.sheet.seated)
            project(db, stored.id, stored.log, stored.notes[-1].at)
        except Exception as error:  # whatever stands there instead of an event
            text = f"The log of the sheet {row['code']} makes no sheet"
            raise Unusable(f"{text} ({type(error).__name__}: {error}).") from error
    return len(rows)


def listed(db: Database, over: bool, most: int, club: int = HOME) -> Iterator[Listed]:
    """The sheets of a club that are over, or not, those written last first."""
    sql = """SELECT sheets.id, code, written_at FROM listing JOIN sheets ON sheets.id = sheet
             WHERE over = ? AND club = ? AND deleted_at IS NULL ORDER BY written_at DESC LIMIT ?"""
    for row in list(db.query(sql, [over, club, most])):
        stored = stored_as(db, row["id"], row["code"])
        yield Listed(stored, over, played(stored)[0])


def tables_seen(db: Database, device: str, most: int) -> Iterator[TableSeen]:
    """The tables that the device has joined and that still play, those written last first."""
    rows = db.query(
        """SELECT sheets.id, sheets.code, spoken.code AS spoken FROM rights
           JOIN sheets ON sheets.id = rights.sheet JOIN listing ON listing.sheet = sheets.id
           JOIN spoken ON spoken.sheet = sheets.id
           WHERE device = ? AND NOT over AND deleted_at IS NULL ORDER BY written_at DESC LIMIT ?""",
        [device, most],
    )
    for row in list(rows):
        yield TableSeen(row["spoken"], stored_as(db, row["id"], row["code"]))


def every(db: Database, club: int | None = None) -> Iterator[Stored]:
    """Every sheet of a club, or of all, those begun first coming first."""
    sql = """SELECT id, code FROM sheets
             WHERE club = coalesce(?, club) AND deleted_at IS NULL ORDER BY id"""
    for row in list(db.query(sql, [club])):
        yield stored_as(db, row["id"], row["code"])
