"""The people who have played: who a name is on a sheet is settled when it first sits there."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from sqlite_utils import Database

from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import folded
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store.clubs import HOME
from scorekeeper.store.persons import name_of, person_of


def seat(db: Database, sheet: int, names: Sequence[str]) -> None:
    """Notes who these names on the seats of a sheet are; one new to its club is somebody new.

    Refused if a name cannot be kept.
    """
    for number, name in enumerate(names):
        if not nameable(name):
            message = Message(N_("This name has letters that cannot be kept."))
            raise Refused(Problem(Code.PLAYERS, message, "players", number))
    _note(db, sheet, names)
    _ask_different(db, sheet)


def _note(db: Database, sheet: int, names: Sequence[str]) -> None:
    club = next(db.query("SELECT club FROM sheets WHERE id = ?", [sheet]))["club"]
    known = who(db, sheet)
    db.execute("UPDATE seated SET seat = NULL WHERE sheet = ?", [sheet])
    for number, name in enumerate(names):
        player = known.get(folded(name)) or player_called(db, club, name)
        row = {"sheet": sheet, "folded": folded(name), "seat": number, "player": player}
        db.table("seated").insert(row, replace=True)


def reseat(db: Database, sheet: int, names: Sequence[str]) -> None:
    """Notes again who is on the seats of a sheet, if that is not what is noted."""
    sql = "SELECT folded, seat FROM seated WHERE sheet = ? AND seat IS NOT NULL"
    noted = {row["folded"]: row["seat"] for row in db.query(sql, [sheet])}
    if noted != {folded(name): number for number, name in enumerate(names)}:
        _note(db, sheet, names)


def know(db: Database, sheet: int, names: Sequence[str]) -> None:
    """Notes who those are that sat at a sheet and were never noted: a file may tell of them."""
    known = who(db, sheet)
    if unknown := [name for name in names if folded(name) not in known]:
        club = next(db.query("SELECT club FROM sheets WHERE id = ?", [sheet]))["club"]
        for name in unknown:
            row = {"sheet": sheet, "folded": folded(name), "player": player_called(db, club, name)}
            db.table("seated").insert(row)


def _ask_different(db: Database, sheet: int) -> None:
    """Refused if two of those who sit at a sheet are one person."""
    sql = """SELECT seat, player FROM seated JOIN players ON players.id = player
             WHERE sheet = ? AND seat IS NOT NULL ORDER BY merged_into IS NOT NULL, seat"""
    first: dict[int, int] = {}
    for row in list(db.query(sql, [sheet])):
        here = person_of(db, row["player"])
        other = first.setdefault(here, row["player"])
        if other != row["player"]:
            values = {"name": name_of(db, row["player"]), "other": name_of(db, other)}
            text = N_("{name} and {other} are one person: let only one of them play.")
            raise Refused(Problem(Code.PLAYERS, Message(text, values), "players", row["seat"]))


def player_called(db: Database, club: int, name: str) -> int:
    """Whoever has this name in the club, or somebody new."""
    row = {"name": name, "folded": folded(name), "club": club}
    db.table("players").insert(row, ignore=True)
    sql = "SELECT id FROM players WHERE folded = ? AND club = ?"
    return int(next(db.query(sql, [row["folded"], club]))["id"])


def strangers(db: Database, club: int, names: Iterable[str]) -> list[str]:
    """Those names that nobody of a club bears, in the order in which they come, each once."""
    sql = "SELECT folded FROM players WHERE club = ?"
    known = {row["folded"] for row in db.query(sql, [club])}
    new: dict[str, str] = {}
    for name in names:
        if folded(name) not in known:
            new.setdefault(folded(name), name)
    return list(new.values())


def everybody_on(sheet: Scoresheet) -> list[str]:
    """The names of all who sit on a sheet in any of its hands."""
    players, changes = sheet.everyone
    return [*players, *(change.name for change in changes if change.name)]


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


def nameable(name: str) -> bool:
    """Can somebody be called so? A page would not show control characters as they are."""
    return not any(unicodedata.category(letter) in ("Cs", "Cc") for letter in name)


def players_lately(db: Database, most: int, club: int = HOME) -> list[str]:
    """The names of those of a club who played last, the latest first, as they sat then.

    Nobody is among them who is hidden, is one with somebody else, or has a name that nobody has
    any more on the last sheet.
    """
    rows = db.query(  # beside max(), SQLite gives the seat of that same row
        """SELECT players.name, max(seated.sheet) AS last, seated.seat
           FROM players JOIN seated ON seated.player = players.id
           WHERE club = ? AND NOT hidden AND merged_into IS NULL
           GROUP BY players.id HAVING seat IS NOT NULL ORDER BY last DESC, seated.seat LIMIT ?""",
        [club, most],
    )
    return [row["name"] for row in rows]


def spelled(db: Database, name: str, club: int = HOME) -> str:
    """The name that whoever is known by it uses, in any case or Unicode form."""
    rows = db.query("SELECT id FROM players WHERE folded = ? AND club = ?", [folded(name), club])
    known = next((person_of(db, row["id"]) for row in rows), None)
    return name if known is None else name_of(db, known)
