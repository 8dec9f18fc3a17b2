"""Who sits where around the table, as the page of a new game draws it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from unicodedata import east_asian_width

from scorekeeper.game import Game

WIDTH, MIDDLE, HEIGHT = 328, 164, 78  # of the drawing: its width, and where its middle is
LONGEST = {True: 13, False: 8}  # letters of a name that fit, with up to four seats and with more


@dataclass(frozen=True)
class Seat:
    """A seat as it is drawn: its box, and the name in it if somebody sits there."""

    x: float
    y: float
    width: float
    name: str
    pair: int | None  # 0 or 1 where pairs play

    @property
    def left(self) -> float:
        return self.x - self.width / 2


def pair_of(game: Game) -> dict[int, int]:
    """The pair of each seat; of none where everybody plays alone."""
    pairs = game.sides(game.players[-1]) if game.partnerships else []
    return {seat: pair for pair, seats in enumerate(pairs) for seat in seats}


def pairs(game: Game, names: Sequence[str]) -> list[list[str]]:
    """The players of each pair, if pairs play; a question mark where nobody sits yet."""
    seated = [*names, *"????"]
    found: list[list[str]] = [[], []] if game.partnerships else []
    for seat, pair in pair_of(game).items():
        found[pair].append(seated[seat])
    return found


def around(game: Game, names: Sequence[str]) -> list[Seat]:
    """All seats, clockwise from the top, the open ones without a name."""
    count = max(len(names), game.players[0])
    seated, pair = [*names, *[""] * count], pair_of(game)
    return [_seat(seated[n], pair.get(n), n / count, count <= 4) for n in range(count)]


def _seat(name: str, pair: int | None, turn: float, roomy: bool) -> Seat:
    """One seat, so far around the table, and inside the drawing."""
    most = LONGEST[roomy]
    short = name if len(name) <= most else name[: most - 1] + "…"
    width = 24 + sum(15 if east_asian_width(letter) in "WF" else 8.6 for letter in short or "?")
    edge = width / 2 + 3
    x = min(max(MIDDLE + 116 * sin(2 * pi * turn), edge), WIDTH - edge)
    return Seat(x, HEIGHT - 60 * cos(2 * pi * turn), width, short, pair)
