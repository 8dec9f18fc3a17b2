"""Who is at the table: the phones of a sheet, and the seats that they have claimed."""

from __future__ import annotations

from scorekeeper import store
from scorekeeper.store import Stored
from scorekeeper.web.database import db
from scorekeeper.web.security import device


def own_seat(stored: Stored) -> int | None:
    """The seat that the phone that asks has claimed, if any."""
    claimed = store.claimed(db(), stored.id)
    return next((seat for seat, phone in claimed.items() if phone == device()), None)
