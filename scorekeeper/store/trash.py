"""Sheets that were thrown away: for thirty days they can be taken back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlite_utils import Database

from scorekeeper.store.changes import change
from scorekeeper.store.database import writing
from scorekeeper.store.projections import project
from scorekeeper.store.sheets import Stored, load, stored_as

KEPT = timedelta(days=30)


class Thrown(NamedTuple):
    """When a sheet was thrown away, and by which phone."""

    at: datetime  # UTC
    device: str

    @property
    def until(self) -> datetime:
        """When it goes for good."""
        return self.at + KEPT


def thrown(db: Database, code: str) -> Thrown | None:
    """None unless the sheet at this address lies in the trash."""
    sql = "SELECT deleted_at, deleted_by FROM sheets WHERE code = ? AND deleted_at IS NOT NULL"
    for row in db.query(sql, [code]):
        return Thrown(datetime.fromisoformat(row["deleted_at"]), row["deleted_by"])
    return None


def in_the_trash(db: Database, club: int) -> list[tuple[Stored, Thrown]]:
    """What a club has thrown away, the latest first."""
    rows = db.query(
        """SELECT id, code, deleted_at, deleted_by FROM sheets
           WHERE deleted_at IS NOT NULL AND club = ? ORDER BY deleted_at DESC""",
        [club],
    )
    return [
        (
            stored_as(db, row["id"], row["code"]),
            Thrown(datetime.fromisoformat(row["deleted_at"]), row["deleted_by"]),
        )
        for row in list(rows)
    ]


def throw_away(db: Database, code: str, device: str) -> None:
    """Puts the sheet into the trash; what has lain there too long goes for good."""
    with writing(db):
        if not thrown(db, code):
            _set(db, code, datetime.now(UTC).isoformat(), device)
        for row in list(db.query("SELECT id FROM sheets WHERE deleted_at < ?", [_too_long_ago()])):
            _forget(db, row["id"])


def take_back(db: Database, code: str) -> None:
    """Takes the sheet out of the trash, with all that was written on it."""
    with writing(db):
        if thrown(db, code):
            _set(db, code, None, None)


def _too_long_ago() -> str:
    return (datetime.now(UTC) - KEPT).isoformat()


def _set(db: Database, code: str, at: str | None, device: str | None) -> None:
    sql = "UPDATE sheets SET deleted_at = ?, deleted_by = ? WHERE code = ?"
    db.execute(sql, [at, device, code])
    if stored := load(db, code):
        project(db, stored.id, stored.log, stored.notes[-1].at)
        change(db, stored.id)


def _forget(db: Database, sheet: int) -> None:
    """Deletes every row of the sheet; those that count changes last, since each of them is one."""
    for table in sorted(db.tables, key=lambda table: table.name == "changes"):
        for key in table.foreign_keys:
            if key.other_table == "sheets":
                table.delete_where(f"{key.column} = ?", [sheet])
    db.table("sheets").delete(sheet)
