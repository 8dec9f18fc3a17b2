"""What every page of a sheet shows or needs."""

from __future__ import annotations

from typing import Any

from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Stored
from scorekeeper.web import forms, words


def frame(stored: Stored) -> dict[str, Any]:
    """What every page of a sheet needs."""
    log = stored.log
    return {
        "code": stored.code,
        "sheet": log.sheet,
        "version": log.version,
        "new_key": forms.new_key,
        "last": log.steps[-1],
        "undo": log.done[-1] if log.done else None,
        "redo": log.undone[-1] if log.undone else None,
        "words": words,
        "ranked": ranked(log.sheet),
    }


def ranked(sheet: Scoresheet) -> list[int]:
    """The sides by place; inside a tie in the order of the seats."""
    return sorted(range(len(sheet.sides)), key=lambda side: sheet.places[side])
