"""Who is at the table: the phones of a sheet, and the seats that they have claimed."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper import store
from scorekeeper.messages import NN_, Message
from scorekeeper.store import Stored
from scorekeeper.web.database import db
from scorekeeper.web.security import device
from scorekeeper.web.texts import say


def own_seat(stored: Stored) -> int | None:
    """The seat that the phone that asks has claimed, if any; whoever joined may be undone."""
    claimed, seats = store.claimed(db(), stored.id), range(len(stored.log.sheet.seated))
    return next((s for s, phone in claimed.items() if phone == device() and s in seats), None)


def called(stored: Stored, devices: Sequence[str]) -> list[str]:
    """What people call these phones; those without a name are counted."""
    known = store.names(db(), stored)
    found = [known.get(phone) or store.called(db(), phone) for phone in devices]
    one, many = NN_("another phone", "{n} other phones")
    others = found.count("")
    unnamed = [say(Message(one, {"n": others}, many))] if others else []
    return [*dict.fromkeys(filter(None, found)), *unnamed]
