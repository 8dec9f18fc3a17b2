"""Rates with their base, and the drawings of them, as numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from babel.numbers import format_compact_decimal, format_decimal

from scorekeeper.store import Kept
from scorekeeper.web.texts import LOCALE

ENOUGH = 20  # cases: a rate of fewer says little, so it is shown by its base and never ranked
LAST_BID = 5  # this and higher bids are one line
COLUMNS = 10  # more would not leave room for their labels
WIDTH, HEIGHT = 358.0, 176
BASE, ROOM = 142.0, 112.0  # where columns stand, and how high one of 100 % is


class Rate(NamedTuple):
    """How often, of how many."""

    label: str
    hits: int
    of: int

    @property
    def enough(self) -> bool:
        return self.of >= ENOUGH

    @property
    def percent(self) -> int:
        """To the nearest, a half upwards."""
        return (200 * self.hits + self.of) // (2 * self.of) if self.of else 0


@dataclass(frozen=True)
class Column:
    """One rate as a column, and where its labels stand."""

    rate: Rate
    base: str  # how many cases, in few digits
    x: float
    width: float
    y: float
    height: float
    middle: float


@dataclass(frozen=True)
class Dot:
    """The place in one game: the line goes from the first place to the last."""

    kept: Kept
    x: float
    y: float
    bottom: float


@dataclass(frozen=True)
class Places:
    """The places in the last games, the first place on top."""

    height: float
    dots: tuple[Dot, ...]
    rows: tuple[tuple[int, float], ...]  # the places that are written beside it, and how low


def strength(number: float) -> str:
    """A rating as it is shown, with a real minus."""
    return format_decimal(number, "0.0", locale=LOCALE).replace("-", "−")


def by_bid(bids: Mapping[int, int], made: Mapping[int, int]) -> list[Rate]:
    """How many bids of each kind were made; the highest are one line."""
    most = max(bids, default=0)
    low = [Rate(str(bid), made.get(bid, 0), bids[bid]) for bid in bids if bid < LAST_BID]
    if most < LAST_BID:
        return low
    high = [bid for bid in bids if bid >= LAST_BID]
    label = str(most) if high == [LAST_BID] else f"{LAST_BID}+"
    return [*low, Rate(label, *(sum(n.get(bid, 0) for bid in high) for n in (made, bids)))]


def by_size(dealt: Mapping[int, int], made: Mapping[int, int]) -> list[Column]:
    """How many bids were made, by the cards in hand; with many sizes neighbours are one column."""
    step = -(-max(dealt, default=0) // COLUMNS)
    groups: dict[int, list[int]] = {}
    for size in sorted(dealt):
        groups.setdefault((size - 1) // step, []).append(size)
    rates = [_together(sizes, dealt, made) for sizes in groups.values()]
    pitch = WIDTH / max(len(rates), 6)
    return [_column(rate, place, pitch) for place, rate in enumerate(rates)]


def _together(sizes: Sequence[int], dealt: Mapping[int, int], made: Mapping[int, int]) -> Rate:
    label = str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]}–{sizes[-1]}"
    return Rate(label, sum(made.get(s, 0) for s in sizes), sum(dealt[s] for s in sizes))


def _column(rate: Rate, place: int, pitch: float) -> Column:
    height = ROOM * rate.hits / rate.of
    x, width = place * pitch + 3, pitch - 6
    base = format_compact_decimal(rate.of, locale=LOCALE)
    y, middle = BASE - height, x + width / 2
    return Column(rate, base, *(round(n, 1) for n in (x, width, y, height, middle)))


def places(latest: Sequence[Kept]) -> Places:
    """The drawing of these results, which come the latest first."""
    most = max([kept.of or 1 for kept in latest], default=1)
    gap = 22.0
    pitch = (WIDTH - 34) / max(len(latest), 10)
    dots = [
        Dot(
            kept,
            round(34 + pitch * (place + 0.5), 1),
            12 + gap * ((kept.place or 1) - 1),
            12 + gap * ((kept.of or 1) - 1),
        )
        for place, kept in enumerate(reversed(latest))
    ]
    rows = tuple((place, 12 + gap * (place - 1)) for place in range(1, most + 1))
    return Places(gap * most + 22, tuple(dots), rows)
