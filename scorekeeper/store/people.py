"""The people who have played, found by name."""

from __future__ import annotations

from collections.abc import Sequence

from sqlite_utils import Database

from scorekeeper.scoresheet import folded


def seat(db: Database, sheet: int, names: Sequence[str]) -> None:
    """Puts the players of a sheet on its seats; who is new gets a row of their own."""
    for number, name in enumerate(names):
        row = {"name": name, "folded": folded(name)}
        db.table("players").insert(row, ignore=True)
        found = db.query("SELECT id FROM players WHERE folded = ?", [row["folded"]])
        db.table("seats").insert({"sheet": sheet, "seat": number, "player": next(found)["id"]})


def players_lately(db: Database, most: int) -> list[str]:
    """The names of those who played last, the latest first."""
    rows = db.query(
        """SELECT players.name FROM players JOIN seats ON seats.player = players.id
           GROUP BY players.id ORDER BY max(seats.sheet) DESC, min(seats.seat) LIMIT ?""",
        [most],
    )
    return [row["name"] for row in rows]


def spelled(db: Database, name: str) -> str:
    """The name as it was written the first time, if it is known in any case or Unicode form."""
    rows = db.query("SELECT name FROM players WHERE folded = ?", [folded(name)])
    return next((str(row["name"]) for row in rows), name)
