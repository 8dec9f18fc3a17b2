"""Connections, and the one way to write."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlite_utils import Database

from scorekeeper.instance import Unusable
from scorekeeper.store import tallies
from scorekeeper.store.schema import migrations

PATIENCE = 5.0  # seconds to wait for somebody else's write


class Busy(Exception):
    """Somebody else has been writing for longer than PATIENCE."""


def connect(path: Path) -> Database:
    """A connection of one's own: to be closed by whoever asked for it."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return Database(connection)


def prepare(path: Path) -> None:
    """Makes the file, or brings it up to date; does nothing to one that is.

    Raises Unusable if the file is something else.
    """
    try:
        with _alone(path.parent), closing(connect(path)) as db:
            if migrations.pending(db):
                with writing(db):
                    migrations.apply(db)
                    tallies.fill(db)
    except (OSError, sqlite3.DatabaseError) as error:
        raise Unusable(f"The games in {path} cannot be read ({error}).") from error


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Nobody else prepares a file there meanwhile: a new file's change to WAL does not wait."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


@contextmanager
def writing(db: Database) -> Iterator[Database]:
    """A transaction that holds the lock from the first read on: all of it is kept, or nothing.

    Busy if the lock cannot be had. (`atomic` alone would begin without the lock, and a write
    after a read would then fail at once.)
    """
    try:
        db.conn.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        raise Busy("Somebody else is writing to the games. Try again in a moment.") from error
    try:
        yield db
        db.conn.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise
