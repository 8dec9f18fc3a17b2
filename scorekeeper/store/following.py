"""Which sheet follows which at a table: the next game is found by the phones of the last one."""

from __future__ import annotations

from sqlite_utils import Database


def follow(db: Database, sheet: int, before: int) -> None:
    """Notes that the sheet follows another one; every phone may do here what it may do there."""
    db.table("follows").insert({"sheet": sheet, "before": before})
    sql = """INSERT INTO rights (sheet, device, role)
             SELECT ?, device, role FROM rights WHERE sheet = ?"""
    db.execute(sql, [sheet, before])


def next_of(db: Database, sheet: int) -> str | None:
    """The code of the sheet that follows this one; of several that of the last."""
    rows = db.query(
        """SELECT code FROM follows JOIN sheets ON sheets.id = sheet
           WHERE before = ? ORDER BY id DESC LIMIT 1""",
        [sheet],
    )
    return next((str(row["code"]) for row in rows), None)
