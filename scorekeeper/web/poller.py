"""Who follows which sheet in this process, and the one thread that tells them of every change.

Nothing of a game is kept here but what was drawn last: whatever a stream sends comes from the
database, so any number of processes agree.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Hashable, Mapping
from contextlib import closing
from pathlib import Path

from flask import current_app

from scorekeeper import store

PAUSE = 0.02  # seconds from one look at the database to the next
MOST = 500  # pages of one sheet that are kept as they were drawn last


class Full(Exception):
    """There are as many streams already as this server holds."""


class Change:
    """One change of a sheet: whose pages are their own since, and what was drawn after it."""

    def __init__(self, number: int, phones: frozenset[str]) -> None:
        self.number, self.phones = number, phones
        self.drawn: dict[Hashable, str] = {}
        self.drawing = threading.Lock()

    def draw(self, reader: Hashable, draw: Callable[[], str]) -> str:
        """What this kind of reader sees, drawn once for all of them; nothing is drawn again."""
        with self.drawing:
            if reader in self.drawn:
                return self.drawn[reader]
            text = draw()
            if text and len(self.drawn) < MOST:
                self.drawn[reader] = text
            return text


class Followed:
    """A sheet that somebody follows: its last change, and what was drawn after it."""

    def __init__(self) -> None:
        self.bells: set[threading.Event] = set()
        self.change = 0
        self.known = Change(0, frozenset())
        self.looking = threading.Lock()

    def now(self, phones: Callable[[], frozenset[str]]) -> Change:
        """The last change; the phones are asked for after it, so that none is older."""
        with self.looking:
            if self.known.number != (number := self.change):
                self.known = Change(number, phones())
            return self.known


class Poller:
    """One for each process, made when its first stream comes: after the server has forked."""

    def __init__(self, path: Path, most: int) -> None:
        self.path, self.most = path, most
        self.followed: dict[int, Followed] = {}
        self.streams = self.last = 0
        self.lock = threading.Lock()
        self.polling = False

    def follow(self, sheet: int, bell: threading.Event) -> Followed:
        """From now on the bell rings when the sheet changes; Full if that is one too many."""
        with self.lock:
            if self.streams >= self.most:
                raise Full
            self.streams += 1
            followed = self.followed.setdefault(sheet, Followed())
            followed.bells.add(bell)
            if not self.polling:
                self.polling = True
                threading.Thread(target=self._poll, daemon=True).start()
        return followed

    def leave(self, sheet: int, bell: threading.Event) -> None:
        """Ends what follow began."""
        with self.lock:
            self.streams -= 1
            self.followed[sheet].bells.remove(bell)
            if not self.followed[sheet].bells:
                del self.followed[sheet]

    def ring(self, changes: Mapping[int, int]) -> None:
        """Tells whoever follows these sheets the number of their last change, if it is new."""
        with self.lock:
            for sheet in changes.keys() & self.followed.keys():
                followed = self.followed[sheet]
                if followed.change < changes[sheet]:
                    followed.change = changes[sheet]
                    for bell in followed.bells:
                        bell.set()

    def _poll(self) -> None:
        """Looks for changes as long as anybody follows, also after the file was out of reach."""
        while True:
            try:
                return self._look()
            except sqlite3.OperationalError:
                if not self._needed():
                    return None
                time.sleep(PAUSE)

    def _look(self) -> None:
        with closing(store.connect(self.path)) as db:
            seen = None
            while self._needed():
                if seen != (now := store.others_wrote(db)):
                    changes = store.changed_since(db, self.last)
                    seen, self.last = now, max(changes.values(), default=self.last)
                    self.ring(changes)
                time.sleep(PAUSE)

    def _needed(self) -> bool:
        with self.lock:
            self.polling = self.streams > 0
            return self.polling


def poller() -> Poller:
    """The one of this process."""
    known: dict[int, Poller] = current_app.extensions.setdefault("pollers", {})
    new = Poller(current_app.config["DATABASE"], current_app.config["STREAMS"])
    return known.setdefault(os.getpid(), new)
