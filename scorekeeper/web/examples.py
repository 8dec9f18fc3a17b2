"""The worked examples of a rules page: each is answered by the game itself, so none goes stale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorekeeper.game import Game
from scorekeeper.messages import total
from scorekeeper.rules import Cells, Choices, Deal, Hand, Place, in_rows
from scorekeeper.web.texts import formula, tone


def points(game: Game, **told: Any) -> dict[str, Any]:
    """What one side scores for what is told of it, by the names of the fields."""
    terms = game.score(**told)
    made = game.made(**told)
    found = {"points": total(terms), "formula": formula(terms, game), "made": made}
    return found | {"tone": tone(total(terms), made)}


def choices(
    game: Game,
    cell: tuple[str, Place],
    cells: Cells,
    cards: int,
    before: Sequence[int] = (),
) -> Choices:
    """What may be written into a cell of the hand that has these others, and what is barred.

    Four sit at the table, and the last of them deals; *before* are the totals before the hand.
    """
    seats = tuple(range(4)) if game.clockwise else (2, 1, 0, 3)
    hand = Hand(Deal(1, cards, 3, seats), range(len(game.sides(4))), in_rows(cells), tuple(before))
    name, place = cell
    return game.fields[name].choices(hand, place) or {}
