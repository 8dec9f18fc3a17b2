"""The next game at a table: the phones of the last one are led to it, and stay what they were."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scorekeeper import store
from scorekeeper.names import folded
from scorekeeper.store import Role, Stored
from scorekeeper.web import access, who
from scorekeeper.web.database import db


class Following(NamedTuple):
    """The game that follows, for the phone that asks."""

    code: str
    watches: bool
    seat: int | None  # that its player has there, and that is still to be claimed


def followed(form: Mapping[str, str]) -> int | None:
    """The sheet that the game of this form follows, if it is over and this phone may write there.

    Whoever only watches would lead the whole table astray.
    """
    before = store.load(db(), form.get("follows", ""))
    if not before or before.log.sheet.current or access.role(before) not in access.WRITERS:
        return None
    return before.id


def following(stored: Stored) -> Following | None:
    """The game that follows this one, once this one is over."""
    code = None if stored.log.sheet.current else store.next_of(db(), stored.id)
    after = store.load(db(), code) if code else None
    if not after:
        return None
    return Following(after.code, access.role(after) is Role.WATCHER, seat_in(after, stored))


def seat_in(after: Stored, before: Stored) -> int | None:
    """Where whoever has this phone sits in the next game; nowhere if somebody claims that."""
    own = who.own_seat(before)
    if own is None or who.own_seat(after) is not None:
        return None
    names = [folded(name) for name in after.log.sheet.seated]
    name = folded(before.log.sheet.seated[own])
    seat = names.index(name) if name in names else None
    return None if seat in store.claimed(db(), after.id) else seat
