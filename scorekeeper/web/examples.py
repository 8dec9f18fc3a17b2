"""The worked examples of a rules page: each is answered by the game itself, so none goes stale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scorekeeper import referee
from scorekeeper.cards import cards_in
from scorekeeper.game import Game
from scorekeeper.messages import total
from scorekeeper.rules import Cells, Choices, Deal, Hand, Place, in_rows
from scorekeeper.trick import Trick
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


def settled(game: Game, trump: str, cards: str) -> dict[str, Any]:
    """A trick and what the referee says of it; `asked` is what its address says."""
    trick = lies(game, trump, cards)
    asked = {"game": game.key, "trump": trump, "cards": cards}
    return {"asked": asked, "trick": trick, "verdict": referee.verdict(game, trick)}


def held(game: Game, trump: str, cards: str, hand: str) -> dict[str, Any]:
    """A trick so far, a hand, and what of it may be played; `asked` is what its form says."""
    trick, mine = lies(game, trump, cards), cards_in(hand)
    referee.in_hand(game, trick, mine)
    asked = {"game": game.key, "trump": trump, "cards": cards, "hand": hand}
    choice = referee.choice(game, trick, mine)
    return {"asked": asked, "trick": trick, "hand": mine, "choice": choice}


def lies(game: Game, trump: str, cards: str) -> Trick:
    suit = referee.trump_of(game, trump)
    return referee.trick_of(game, suit, cards_in(cards), game.players[-1])
