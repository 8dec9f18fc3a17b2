"""The people who have played, found by name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from sqlite_utils import Database

from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import folded


def seat(db: Database, sheet: int, names: Sequence[str]) -> None:
    """Puts these players on the seats of a sheet; who is new gets a row of their own.

    Refused if a name cannot be kept.
    """
    db.table("seats").delete_where("sheet = ?", [sheet])
    for number, name in enumerate(names):
        if not keepable(name):
            message = Message(N_("This name has letters that cannot be kept."))
            raise Refused(Problem(Code.PLAYERS, message, "players", number))
        row = {"name": name, "folded": folded(name)}
        db.table("players").insert(row, ignore=True)
        found = db.query("SELECT id FROM players WHERE folded = ?", [row["folded"]])
        db.table("seats").insert({"sheet": sheet, "seat": number, "player": next(found)["id"]})


def keepable(text: str) -> bool:
    """Can it be kept? JSON lets half a letter pass, SQLite and a page do not."""
    return not any(unicodedata.category(letter) == "Cs" for letter in text)


def players_lately(db: Database, most: int) -> list[str]:
    """The names of those who played last, the latest first, as they sat then."""
    rows = db.query(  # beside max(), SQLite gives the seat of that same row
        """SELECT players.name, max(seats.sheet) AS last, seats.seat
           FROM players JOIN seats ON seats.player = players.id
           GROUP BY players.id ORDER BY last DESC, seats.seat LIMIT ?""",
        [most],
    )
    return [row["name"] for row in rows]


def spelled(db: Database, name: str) -> str:
    """The name as it was written the first time, if it is known in any case or Unicode form."""
    rows = db.query("SELECT name FROM players WHERE folded = ?", [folded(name)])
    return next((str(row["name"]) for row in rows), name)
