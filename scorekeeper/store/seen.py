"""Hands that somebody else has looked at: a confirmation holds while its hand stays as it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlite_utils import Database

from scorekeeper.log import last_change
from scorekeeper.store.database import writing
from scorekeeper.store.sheets import Stored, load


def confirm(db: Database, code: str, hand: int, version: int, device: str) -> bool:
    """Notes that the device has seen the hand as that version left it.

    Nothing is noted, and the answer is no, if the hand has changed since or is not whole.
    """
    with writing(db):
        stored = load(db, code)
        if not stored or not stored.log.sheet.whole(hand):
            return False
        if last_change(stored.log, hand) != version:
            return False
        row = {"sheet": stored.id, "hand": hand, "device": device, "version": version}
        db.table("seen").insert(row, replace=True)
    return True


def seen_by(db: Database, stored: Stored) -> Mapping[int, Sequence[str]]:
    """The devices that have seen a whole hand as it stands now, by its number."""
    sql = "SELECT hand, device, version FROM seen WHERE sheet = ? ORDER BY rowid"
    found: dict[int, list[str]] = {}
    for row in db.query(sql, [stored.id]):
        hand = row["hand"]
        if stored.log.sheet.whole(hand) and row["version"] == last_change(stored.log, hand):
            found.setdefault(hand, []).append(row["device"])
    return found
