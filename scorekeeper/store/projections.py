"""What lists need of every sheet, kept in the transaction of each entry, and never the truth."""

from __future__ import annotations

from datetime import datetime

from sqlite_utils import Database

from scorekeeper.log import Log
from scorekeeper.store import catalogue, ratings, tallies
from scorekeeper.store.standing import play, standing

PROJECTIONS = (
    *("listing", "played", "catalogue", "began"),
    *("tallies", "club_tallies", "results", "counted"),
)


def project(db: Database, sheet: int, log: Log, at: datetime) -> None:
    """Brings all that is kept of a sheet beside its log up to its last event, written then."""
    row = {"sheet": sheet, "over": not log.sheet.current, "written_at": at.isoformat()}
    db.table("listing").insert({**row, **standing(log)}, replace=True)
    play(db, sheet, log.sheet)
    tallies.keep(db, sheet, log)
    catalogue.enter(db, sheet, log)  # at last: it tells who the names are


def clear(db: Database) -> None:
    """Forgets all of it, for every sheet."""
    for table in PROJECTIONS:
        db.execute(f"DELETE FROM {table}")
    ratings.clear(db)
