"""Who may do what on a sheet: the phone that began it keeps it, others help, everybody watches."""

from __future__ import annotations

from enum import StrEnum

from sqlite_utils import Database

from scorekeeper.store.database import writing


class Role(StrEnum):
    """What a phone is on a sheet."""

    KEEPER = "keeper"  # writes, and lets others help
    HELPER = "helper"  # writes
    WATCHER = "watcher"  # sees everything


def grant(db: Database, sheet: int, device: str, role: Role) -> None:
    """Gives the device a role, or another one."""
    row = {"sheet": sheet, "device": device, "role": str(role)}
    db.table("rights").insert(row, replace=True)


def role_of(db: Database, sheet: int, device: str) -> Role:
    """The role of the device; whoever was given none watches."""
    sql = "SELECT role FROM rights WHERE sheet = ? AND device = ?"
    return next((Role(row["role"]) for row in db.query(sql, [sheet, device])), Role.WATCHER)


def watch(db: Database, sheet: int, device: str) -> None:
    """Notes that the device sees the sheet; whoever may do more keeps that."""
    row = {"sheet": sheet, "device": device, "role": str(Role.WATCHER)}
    with writing(db):
        db.table("rights").insert(row, ignore=True)
