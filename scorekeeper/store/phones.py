"""The phones at a table: what they are called, which of them ask to help, who took over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from sqlite_utils import Database

from scorekeeper.store.changes import change
from scorekeeper.store.database import writing
from scorekeeper.store.rights import Role, grant

SHEETS = """SELECT sheet FROM rights WHERE device = :device
            UNION SELECT sheet FROM claims WHERE device = :device
            UNION SELECT sheet FROM seen WHERE device = :device"""


class At(NamedTuple):
    """A phone at a table; its name is empty until it is given one."""

    id: int  # of its role there: another one when the role changes
    device: str
    name: str
    role: Role


class Ask(NamedTuple):
    """A phone that asks to help, or was told no."""

    id: str  # never that of another: what is answered is who was shown
    device: str
    name: str
    refused: bool


class TakenOver(NamedTuple):
    """Who took the keeping over, when, and how many hands were scored by then."""

    device: str
    name: str
    hands: int
    at: datetime  # UTC


def call(db: Database, device: str, name: str) -> None:
    """Gives the phone a name, or another one, which every sheet shows that it was at."""
    with writing(db):
        db.table("phones").insert({"device": device, "name": name}, replace=True)
        for row in list(db.query(SHEETS, {"device": device})):
            change(db, row["sheet"])


def called(db: Database, device: str) -> str:
    """The name of the phone; empty if it has none."""
    rows = db.query("SELECT name FROM phones WHERE device = ?", [device])
    return next((str(row["name"]) for row in rows), "")


def phones_at(db: Database, sheet: int) -> Sequence[At]:
    """Who keeps, helps and watches: the phones with a role, and those with more of it first."""
    rows = db.query(
        """SELECT rights.rowid AS id, rights.device, coalesce(name, '') AS name, role
           FROM rights LEFT JOIN phones ON phones.device = rights.device
           WHERE sheet = ? ORDER BY rights.rowid""",
        [sheet],
    )
    found = [At(row["id"], row["device"], row["name"], Role(row["role"])) for row in rows]
    return sorted(found, key=lambda phone: list(Role).index(phone.role))


def put_back(db: Database, sheet: int, id: int, by: str) -> None:
    """The phone with this role only watches again; nobody puts back their own."""
    with writing(db):
        for phone in phones_at(db, sheet):
            if phone.id == id and phone.device != by:
                grant(db, sheet, phone.device, Role.WATCHER)


def ask(db: Database, sheet: int, device: str) -> None:
    """Asks for the device to help; once more if it was told no."""
    row = {"sheet": sheet, "device": device, "refused": False, "nonce": secrets.token_urlsafe(9)}
    with writing(db):
        _ask_no_longer(db, sheet, device)
        db.table("asks").insert(row)


def withdraw(db: Database, sheet: int, device: str) -> None:
    """The device asks no longer."""
    with writing(db):
        _ask_no_longer(db, sheet, device)


def _ask_no_longer(db: Database, sheet: int, device: str) -> None:
    db.table("asks").delete_where("sheet = ? AND device = ?", [sheet, device])


def asks(db: Database, sheet: int) -> Sequence[Ask]:
    """Who asks to help on the sheet, and who was told no; the first to ask first."""
    rows = db.query(
        """SELECT nonce, asks.device, coalesce(name, '') AS name, refused
           FROM asks LEFT JOIN phones ON phones.device = asks.device
           WHERE sheet = ? ORDER BY id""",
        [sheet],
    )
    return [Ask(row["nonce"], row["device"], row["name"], bool(row["refused"])) for row in rows]


def answer(db: Database, sheet: int, asked: str, yes: bool) -> None:
    """Lets the phone that asked help, or not; nothing if it asks no longer."""
    with writing(db):
        for one in [one for one in asks(db, sheet) if one.id == asked]:
            if yes:
                grant(db, sheet, one.device, Role.HELPER)
                db.table("asks").delete_where("nonce = ?", [asked])
            else:
                db.execute("UPDATE asks SET refused = 1 WHERE nonce = ?", [asked])


def take_over(db: Database, sheet: int, device: str, hands: int) -> None:
    """Makes the device a keeper, and notes for everybody that it took over."""
    row = {"sheet": sheet, "device": device, "hands": hands, "at": datetime.now(UTC).isoformat()}
    with writing(db):
        grant(db, sheet, device, Role.KEEPER)
        _ask_no_longer(db, sheet, device)
        db.table("takeovers").insert(row)


def takeovers(db: Database, sheet: int) -> Sequence[TakenOver]:
    """Every time that a phone took over, the last one first."""
    rows = db.query(
        """SELECT takeovers.device, coalesce(name, '') AS name, hands, at
           FROM takeovers LEFT JOIN phones ON phones.device = takeovers.device
           WHERE sheet = ? ORDER BY id DESC""",
        [sheet],
    )
    return [
        TakenOver(row["device"], row["name"], row["hands"], datetime.fromisoformat(row["at"]))
        for row in rows
    ]
