"""The ratings of a club as somebody looks at them."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from sqlite_utils import Database

from scorekeeper.store.database import Busy, writing
from scorekeeper.store.ratings import catch_up, holds, waiting

GAMES_A_LOOK = 100


class Standing(NamedTuple):
    """Up to which game the ratings hold, if to any, and whether games after it still wait."""

    at: datetime | None
    waits: bool


def standing(db: Database, club: int) -> Standing:
    """Rates what waits, a bounded number of games a look; while others write it waits on."""
    if waiting(db, club, 1):
        with suppress(Busy), writing(db):
            catch_up(db, club, GAMES_A_LOOK)
    at, _ = holds(db, club)
    return Standing(datetime.fromisoformat(at) if at else None, bool(waiting(db, club, 1)))
