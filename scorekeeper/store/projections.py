"""What lists need of every sheet, kept in the transaction of each entry, and never the truth."""

from __future__ import annotations

from datetime import datetime

from sqlite_utils import Database

from scorekeeper.log import Log
from scorekeeper.store import tallies


def project(db: Database, sheet: int, log: Log, at: datetime) -> None:
    """Brings all that is kept of a sheet beside its log up to its last event, written then."""
    row = {"sheet": sheet, "over": not log.sheet.current, "written_at": at.isoformat()}
    db.table("listing").insert(row, replace=True)
    tallies.keep(db, sheet, log)


def clear(db: Database) -> None:
    """Forgets all of it, for every sheet."""
    db.table("listing").delete_where()
    tallies.clear(db)
