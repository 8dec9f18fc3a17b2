"""Points that the table adds by hand: a penalty, or whatever else it agrees on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST_POINTS = 1_000_000  # at once: what no table gives, and every page can still show
MOST_ADJUSTED = 1000  # times on one sheet


@dataclass(frozen=True)
class Adjusted:
    """Points for one side, counted in its total from the end of a hand on."""

    after: int  # the number of the hand; 0 is before the first
    side: int
    points: int
    reason: str = ""


def adjusted(totals: Sequence[int], adjustments: Sequence[Adjusted], after: int) -> tuple[int, ...]:
    """The totals with all that was added after this hand."""
    if not adjustments:
        return tuple(totals)
    found = list(totals)
    for one in adjustments:
        if one.after == after:
            found[one.side] += one.points
    return tuple(found)
