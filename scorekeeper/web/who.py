"""Who is at the table: the phones of a sheet, and the seats that they have claimed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scorekeeper import store
from scorekeeper.messages import NN_, Message
from scorekeeper.store import At, Role, Stored, TakenOver
from scorekeeper.web import access
from scorekeeper.web.database import db
from scorekeeper.web.security import device
from scorekeeper.web.texts import say


def own_seat(stored: Stored) -> int | None:
    """The seat that the phone that asks has claimed, if any; whoever joined may be undone."""
    claimed, seats = store.claimed(db(), stored.id), range(len(stored.log.sheet.seated))
    return next((s for s, phone in claimed.items() if phone == device() and s in seats), None)


def phones(stored: Stored) -> Sequence[At]:
    """The phones at the table, by what people call them."""
    found, known = store.phones_at(db(), stored.id), names(stored)
    return [phone._replace(name=known[phone.device]) for phone in found]


def takeovers(stored: Stored) -> Sequence[TakenOver]:
    """Every time that a phone took the keeping over, the last one first."""
    found = store.takeovers(db(), stored.id)
    known = names(stored) if found else {}
    return [one._replace(name=known.get(one.device, one.name)) for one in found]


def names(stored: Stored) -> dict[str, str]:
    """What people call the phones at the table and those that wrote, by device.

    It is their player's name, else their own; the one that began the sheet may be the scorekeeper.
    """
    sheet, begun = stored.log.sheet, stored.notes[0].device
    known = {phone.device: phone.name for phone in store.phones_at(db(), stored.id)}
    known |= store.names(db(), stored)
    if sheet.scorekeeper is not None and not known.get(begun):
        known[begun] = sheet.seated[sheet.scorekeeper]
    return known


class Place(NamedTuple):
    """Where a phone sees the hand: how it is called in a stream, and its page."""

    live: str
    now: str


def place(stored: Stored) -> Place:
    """A player's own phone, which writes nothing else, has a page of its own."""
    own = access.role(stored) is Role.WATCHER and own_seat(stored) is not None
    return Place("mine", "mine.page") if own else Place("hand", "play.now")


def called(stored: Stored, devices: Sequence[str]) -> list[str]:
    """What people call these phones; those without a name are counted."""
    known = store.names(db(), stored)
    found = [known.get(phone) or store.called(db(), phone) for phone in devices]
    one, many = NN_("another phone", "{n} other phones")
    others = found.count("")
    unnamed = [say(Message(one, {"n": others}, many))] if others else []
    return [*dict.fromkeys(filter(None, found)), *unnamed]
