"""What files hold: records, and what has been written down of them as CSV."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from scorekeeper.messages import Problem, Refused
from scorekeeper.names import folded
from scorekeeper.record.reading import Reading, read
from scorekeeper.record.report import names
from scorekeeper.record.writing import told_rows
from scorekeeper.rules import Rows
from scorekeeper.scoresheet import Scoresheet


@dataclass(frozen=True)
class Found:
    """One record of a file: understood, or refused with everything that is wrong with it."""

    record: Any
    reading: Reading | None
    refused: Refused | None = None

    @property
    def problems(self) -> Sequence[Problem]:
        return self.refused.problems if self.refused else ()

    @property
    def names(self) -> list[str]:
        """What its errors call people."""
        return [str(name) for name in names(self.record, self.refused)] if self.refused else []


def understood(record: Any) -> Found:
    """A record, read; a Refused stands where there is none."""
    if isinstance(record, Refused):
        return Found(None, None, record)
    try:
        return Found(record, read(record))
    except Refused as refused:
        return Found(record, None, refused)


class Content(NamedTuple):
    """What makes a game the same as another."""

    game: str
    players: tuple[str, ...]
    first_dealer: int
    started_at: datetime | None
    hands: tuple[Rows, ...]


def content(sheet: Scoresheet, started_at: str | None) -> Content:
    """The content of a sheet; two with the same are one game."""
    players = tuple(map(folded, sheet.players))
    hands = tuple(told_rows(sheet))
    return Content(sheet.game.key, players, sheet.first_dealer, moment(started_at), hands)


def moment(text: str | None) -> datetime | None:
    """The time that a record says, in whichever way it says it."""
    return datetime.fromisoformat(text).astimezone(UTC) if text else None
