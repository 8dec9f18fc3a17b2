"""Who follows which sheet in this process, and the one thread that tells them of every change.

Nothing of a game is kept here but what was drawn last: whatever a stream sends comes from the
database, so any number of processes agree.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Hashable, Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from flask import current_app

from scorekeeper import store

PAUSE = 0.02  # seconds from one look at the database to the next


class Full(Exception):
    """There are as many streams already as this server holds."""


class Drawn(NamedTuple):
    """A page as it was after a change, or a little later."""

    change: int
    text: str


class Followed:
    """A sheet that somebody follows: its last change, and what was drawn of it since."""

    def __init__(self) -> None:
        self.bells: set[threading.Event] = set()
        self.change = 0
        self.drawn: dict[Hashable, Drawn] = {}
        self.drawing = threading.Lock()

    def draw(self, reader: Hashable, draw: Callable[[], str]) -> Drawn:
        """What this kind of reader sees now, drawn once for all of them after each change."""
        with self.drawing:
            change = self.change  # it may have changed again by the time it is drawn
            if reader not in self.drawn or self.drawn[reader].change != change:
                self.drawn[reader] = Drawn(change, draw())
            return self.drawn[reader]


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
        """Looks for changes as long as anybody follows."""
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
