"""Who has seen a hand as it stands: said on its page and on the sheet, never asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scorekeeper import store
from scorekeeper.log import last_change
from scorekeeper.store import Stored
from scorekeeper.web.database import db
from scorekeeper.web.security import device
from scorekeeper.web.who import called


@dataclass(frozen=True)
class Seen:
    """Who has confirmed a hand, and what this phone would confirm."""

    names: Sequence[str]
    version: int | None  # None if this phone wrote the hand, or has confirmed it


def of_hand(stored: Stored, number: int) -> Seen:
    devices = store.seen_by(db(), stored).get(number, [])
    version = last_change(stored.log, number)
    free = version is not None and device() not in (*devices, writer(stored, version))
    return Seen(called(stored, devices), version if free else None)


def not_yet(stored: Stored) -> int | None:
    """The hand before the one that is not begun yet, if this phone neither wrote nor saw it."""
    sheet = stored.log.sheet
    number = len(sheet.lines)
    begun = not sheet.current or bool(sheet.current.rows)
    return number if number and not begun and of_hand(stored, number).version else None


def writer(stored: Stored, version: int) -> str:
    """The device that wrote this version."""
    return stored.notes[version - 1].device


def of_sheet(stored: Stored) -> Mapping[str, list[int]]:
    """The hands that somebody has seen, by what their phone is called."""
    found: dict[str, list[int]] = {}
    for number, devices in sorted(store.seen_by(db(), stored).items()):
        for name in called(stored, devices):
            found.setdefault(name, []).append(number)
    return found
