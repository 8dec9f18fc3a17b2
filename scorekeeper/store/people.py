"""The people who have played: who a name is on a sheet is settled when it first sits there."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from sqlite_utils import Database

from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import folded
from scorekeeper.store.clubs import HOME


def seat(db: Database, sheet: int, names: Sequence[str]) -> None:
    """Notes who these names on the seats of a sheet are; one new to its club is somebody new.

    Refused if a name cannot be kept.
    """
    club = next(db.query("SELECT club FROM sheets WHERE id = ?", [sheet]))["club"]
    known = who(db, sheet)
    db.execute("UPDATE seated SET seat = NULL WHERE sheet = ?", [sheet])
    for number, name in enumerate(names):
        if not keepable(name):
            message = Message(N_("This name has letters that cannot be kept."))
            raise Refused(Problem(Code.PLAYERS, message, "players", number))
        player = known.get(folded(name)) or _player(db, club, name)
        row = {"sheet": sheet, "folded": folded(name), "seat": number, "player": player}
        db.table("seated").insert(row, replace=True)


def _player(db: Database, club: int, name: str) -> int:
    """Whoever has this name in the club, or somebody new."""
    row = {"name": name, "folded": folded(name), "club": club}
    db.table("players").insert(row, ignore=True)
    sql = "SELECT id FROM players WHERE folded = ? AND club = ?"
    return int(next(db.query(sql, [row["folded"], club]))["id"])


def who(db: Database, sheet: int) -> Mapping[str, int]:
    """The player behind every name that has ever sat at a sheet, by the folded name."""
    rows = db.query("SELECT folded, player FROM seated WHERE sheet = ?", [sheet])
    return {row["folded"]: row["player"] for row in rows}


def player_named(db: Database, club: int, player: int) -> str | None:
    """What somebody of a club is called now; None if nobody there is meant."""
    rows = db.query("SELECT name FROM players WHERE id = ? AND club = ?", [player, club])
    return next((str(row["name"]) for row in rows), None)


def keepable(text: str) -> bool:
    """Can it be kept? JSON lets half a letter pass, SQLite and a page do not."""
    return not any(unicodedata.category(letter) == "Cs" for letter in text)


def players_lately(db: Database, most: int, club: int = HOME) -> list[str]:
    """The names of those of a club who played last, the latest first, as they sat then.

    A name that nobody has any more on its last sheet is not among them.
    """
    rows = db.query(  # beside max(), SQLite gives the seat of that same row
        """SELECT players.name, max(seated.sheet) AS last, seated.seat
           FROM players JOIN seated ON seated.player = players.id
           WHERE club = ?
           GROUP BY players.id HAVING seat IS NOT NULL ORDER BY last DESC, seated.seat LIMIT ?""",
        [club, most],
    )
    return [row["name"] for row in rows]


def spelled(db: Database, name: str, club: int = HOME) -> str:
    """The name as it was written the first time, if it is known in any case or Unicode form."""
    sql = "SELECT name FROM players WHERE folded = ? AND club = ?"
    rows = db.query(sql, [folded(name), club])
    return next((str(row["name"]) for row in rows), name)
