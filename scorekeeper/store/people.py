"""The people who have played, found by name."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from sqlite_utils import Database

from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import folded
from scorekeeper.store.clubs import HOME


def seat(db: Database, sheet: int, names: Sequence[str]) -> None:
    """Puts these players on the seats of a sheet; who is new to its club gets a row of their own.

    Refused if a name cannot be kept.
    """
    club = next(db.query("SELECT club FROM sheets WHERE id = ?", [sheet]))["club"]
    db.table("seats").delete_where("sheet = ?", [sheet])
    for number, name in enumerate(names):
        if not keepable(name):
            message = Message(N_("This name has letters that cannot be kept."))
            raise Refused(Problem(Code.PLAYERS, message, "players", number))
        row = {"name": name, "folded": folded(name), "club": club}
        db.table("players").insert(row, ignore=True)
        sql = "SELECT id FROM players WHERE folded = ? AND club = ?"
        found = db.query(sql, [row["folded"], club])
        db.table("seats").insert({"sheet": sheet, "seat": number, "player": next(found)["id"]})


def keepable(text: str) -> bool:
    """Can it be kept? JSON lets half a letter pass, SQLite and a page do not."""
    return not any(unicodedata.category(letter) == "Cs" for letter in text)


def players_lately(db: Database, most: int, club: int = HOME) -> list[str]:
    """The names of those of a club who played last, the latest first, as they sat then."""
    rows = db.query(  # beside max(), SQLite gives the seat of that same row
        """SELECT players.name, max(seats.sheet) AS last, seats.seat
           FROM players JOIN seats ON seats.player = players.id
           WHERE club = ? GROUP BY players.id ORDER BY last DESC, seats.seat LIMIT ?""",
        [club, most],
    )
    return [row["name"] for row in rows]


def spelled(db: Database, name: str, club: int = HOME) -> str:
    """The name as it was written the first time, if it is known in any case or Unicode form."""
    sql = "SELECT name FROM players WHERE folded = ? AND club = ?"
    rows = db.query(sql, [folded(name), club])
    return next((str(row["name"]) for row in rows), name)
