"""Whose phone is whose: a phone claims a seat of a sheet, and may then bid for it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlite_utils import Database

from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.store.database import writing
from scorekeeper.store.rights import Role


def claimed(db: Database, sheet: int) -> Mapping[int, str]:
    """The device that has claimed each seat, by seat."""
    rows = db.query("SELECT seat, device FROM claims WHERE sheet = ? ORDER BY seat", [sheet])
    return {row["seat"]: row["device"] for row in rows}


def with_own_pages(db: Database, sheet: int) -> frozenset[str]:
    """The devices that do more than watch, or have claimed a seat: each sees pages of its own."""
    sql = """SELECT device FROM rights WHERE sheet = ? AND role != ?
             UNION SELECT device FROM claims WHERE sheet = ?"""
    return frozenset(row["device"] for row in db.query(sql, [sheet, str(Role.WATCHER), sheet]))


def claim(db: Database, sheet: int, seat: int, device: str) -> None:
    """Gives the seat to the device, which leaves the one that it had.

    Refused if another device has claimed the seat.
    """
    with writing(db):
        if claimed(db, sheet).get(seat, device) != device:
            text = N_("Another phone has claimed this seat. Whoever keeps the score can free it.")
            raise Refused(Problem(Code.TURN, Message(text)))
        db.table("claims").delete_where("sheet = ? AND device = ?", [sheet, device])
        db.table("claims").insert({"sheet": sheet, "seat": seat, "device": device})


def give_up(db: Database, sheet: int, device: str) -> None:
    """The device claims no seat any more."""
    with writing(db):
        db.table("claims").delete_where("sheet = ? AND device = ?", [sheet, device])


def release(db: Database, sheet: int, seat: int) -> None:
    """Nobody has claimed the seat any more."""
    with writing(db):
        db.table("claims").delete_where("sheet = ? AND seat = ?", [sheet, seat])
