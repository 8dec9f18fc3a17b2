"""Clubs: groups of people who see each other's sheets, and nobody else's."""

from __future__ import annotations

import secrets

from sqlite_utils import Database

from scorekeeper.store.database import writing
from scorekeeper.store.links import TOKEN_BYTES, hashed, token

HOME = 1  # the club of an open instance


def found(db: Database, secret: bytes) -> int:
    """Makes a new club; its id."""
    nonce = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"nonce": nonce, "hashed": hashed(token(secret, f"club {nonce}"))}
    with writing(db):
        db.table("clubs").insert(row)
    return int(next(db.query("SELECT id FROM clubs WHERE nonce = ?", [nonce]))["id"])


def club_token(db: Database, club: int, secret: bytes) -> str:
    """The token of the link to a club."""
    rows = db.query("SELECT nonce FROM clubs WHERE id = ?", [club])
    return token(secret, f"club {next(rows)['nonce']}")


def mark_of(db: Database, club: int) -> str:
    """What a phone remembers its club by: no other has it, in this file or in any later one."""
    rows = db.query("SELECT hashed FROM clubs WHERE id = ?", [club])
    return str(next(rows)["hashed"])


def marked(db: Database, mark: str) -> int | None:
    """The club that is remembered so, or None if it is not there any more."""
    rows = db.query("SELECT id FROM clubs WHERE hashed = ? AND id != ?", [mark, HOME])
    return next((int(row["id"]) for row in rows), None)


def club_of(db: Database, given: str) -> int | None:
    """The club that the token leads to, or None."""
    return marked(db, hashed(given))
