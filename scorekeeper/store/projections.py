"""What lists need of every sheet, kept in the transaction of each entry, and never the truth."""

from __future__ import annotations

from datetime import datetime

from sqlite_utils import Database

from scorekeeper.log import Log
from scorekeeper.store import catalogue
from scorekeeper.store.standing import play, standing

PROJECTIONS = ("listing", "played", "catalogue", "began")


def project(db: Database, sheet: int, log: Log, at: datetime) -> None:
    """Brings all that is kept of a sheet beside its log up to its last event, written then."""
    row = {"sheet": sheet, "over": not log.sheet.current, "written_at": at.isoformat()}
    db.table("listing").insert({**row, **standing(log)}, replace=True)
    play(db, sheet, log.sheet)
    catalogue.enter(db, sheet, log)


def clear(db: Database) -> None:
    """Forgets all of it, for every sheet."""
    for table in PROJECTIONS:
        db.execute(f"DELETE FROM {table}")
