"""The log as everybody may read it: who wrote what, and when; a record keeps it too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sqlite_utils import Database

from scorekeeper.log import Begun
from scorekeeper.record import told
from scorekeeper.store.claims import claimed
from scorekeeper.store.phones import called
from scorekeeper.store.sheets import Stored, kept_of


def names(db: Database, stored: Stored) -> Mapping[str, str]:
    """What people call the phones of a sheet, by device: by their player, else by their name."""
    players, seats = stored.log.sheet.seated, claimed(db, stored.id)
    named = {phone: called(db, phone) for phone in numbers(stored)}
    there = {phone: seat for seat, phone in seats.items() if seat < len(players)}
    return named | {phone: players[seat] for phone, seat in there.items()}


def numbers(stored: Stored) -> Mapping[str, int]:
    """The phones that have written on a sheet, numbered as they came."""
    devices = dict.fromkeys(note.device for note in stored.notes)
    return {device: number for number, device in enumerate(devices, 1)}


def kept_with_log(db: Database, stored: Stored) -> Mapping[str, Any]:
    """What a record of this sheet keeps beside the scores, its log included.

    A sheet that was read from a file keeps the log of the file, and goes on from there.
    """
    kept, begun = dict(kept_of(stored)), stored.log.steps[0].event
    assert isinstance(begun, Begun)
    if log := list(_entries(db, stored, _of_file(stored) if begun.kept is not None else 0)):
        before = kept.get("log", [])
        kept["log"] = [*(before if isinstance(before, list) else [before]), *log]
    return kept


def _of_file(stored: Stored) -> int:
    """How many events came from the file of a sheet: they were all written at one moment."""
    return sum(note.at == stored.notes[0].at for note in stored.notes)


def _entries(db: Database, stored: Stored, after: int) -> Iterator[dict[str, Any]]:
    """The events after so many, in English, with their keys in the order in which they are kept."""
    phones, named = numbers(stored), names(db, stored)
    for step, note in list(zip(stored.log.steps, stored.notes, strict=True))[after:]:
        name = named.get(note.device)
        by = {"at": note.at.isoformat(), "phone": phones[note.device]}
        yield dict(sorted((by | ({"who": name} if name else {}) | told(step)).items()))
