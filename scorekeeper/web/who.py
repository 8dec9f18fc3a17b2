"""Who is at the table: the phones of a sheet, and the seats that they have claimed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorekeeper import store
from scorekeeper.messages import NN_, Message
from scorekeeper.store import Stored
from scorekeeper.web.database import db
from scorekeeper.web.security import device
from scorekeeper.web.texts import say


def own_seat(stored: Stored) -> int | None:
    """The seat that the phone that asks has claimed, if any."""
    claimed = store.claimed(db(), stored.id)
    return next((seat for seat, phone in claimed.items() if phone == device()), None)


def who(device: str) -> str:
    """The name that a phone was given; nothing for one without."""
    return ""


def players(stored: Stored) -> Mapping[str, str]:
    """The player whose seat a phone has claimed, by device."""
    claimed = store.claimed(db(), stored.id)
    return {phone: stored.log.sheet.players[seat] for seat, phone in claimed.items()}


def called(stored: Stored, devices: Sequence[str]) -> list[str]:
    """What people call these phones: by their player, else by their own name."""
    known = players(stored)
    names = [known.get(phone) or who(phone) for phone in devices]
    others = names.count("")
    one, many = NN_("another phone", "{n} other phones")
    unnamed = [say(Message(one, {"n": others}, many))] if others else []
    return [*dict.fromkeys(filter(None, names)), *unnamed]
