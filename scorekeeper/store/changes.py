"""Which sheets have changed: a number for each, drawn from one count, so that none is missed.

The tables themselves do the counting (`counted`), so whoever writes cannot forget it.
"""

from __future__ import annotations

from sqlite_utils import Database

COUNT = """
CREATE TRIGGER {table}_{what} AFTER {what} ON {table} BEGIN
    INSERT INTO changes (sheet, number)
    SELECT {row}.{sheet}, coalesce(max(number), 0) + 1 FROM changes WHERE true
    ON CONFLICT (sheet) DO UPDATE SET number = excluded.number;
END"""


def counted(db: Database, table: str, sheet: str = "sheet") -> None:
    """From now on every change of a row of this table is a change of the sheet in this column."""
    for what, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")):
        db.execute(COUNT.format(table=table, what=what, row=row, sheet=sheet))


def change(db: Database, sheet: int) -> None:
    """Counts a change of the sheet that is in none of those tables."""
    db.execute(
        """INSERT INTO changes (sheet, number)
           SELECT ?, coalesce(max(number), 0) + 1 FROM changes WHERE true
           ON CONFLICT (sheet) DO UPDATE SET number = excluded.number""",
        [sheet],
    )


def change_of(db: Database, sheet: int) -> int:
    """The number of the sheet's last change."""
    rows = db.query("SELECT number FROM changes WHERE sheet = ?", [sheet])
    return next((int(row["number"]) for row in rows), 0)


def changed_since(db: Database, number: int) -> dict[int, int]:
    """The sheets that have changed since that change, each with its own last one."""
    rows = db.query("SELECT sheet, number FROM changes WHERE number > ?", [number])
    return {row["sheet"]: row["number"] for row in rows}


def others_wrote(db: Database) -> int:
    """A number that is another one once any other connection has written anything."""
    return int(next(db.query("PRAGMA data_version"))["data_version"])
