"""The ways to score an exact bid that tables of the Oh Hell family know (docs/rules.md, 7.1)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from scorekeeper.messages import N_, Message, Term


class Scoring(NamedTuple):
    """What a bid is worth when it is made, besides the bonus, and when it is missed."""

    words: str
    bonus: int
    made: Callable[[int], int]
    missed: Callable[[int, int], int]


SCORING = {
    "common": Scoring(N_("10 and its tricks; a miss its tricks"), 10, lambda b: b, lambda b, t: t),
    "simple": Scoring(N_("10 and the bid; a miss nothing"), 10, lambda b: b, lambda b, t: 0),
    "plus-five": Scoring(
        N_("5 and its tricks; a miss its tricks"), 5, lambda b: b, lambda b, t: t
    ),
    "penalty": Scoring(
        N_("10 and the bid; a miss loses the bid"), 10, lambda b: b, lambda b, t: -b
    ),
    "penalty-under": Scoring(
        N_("10 and the bid; too few loses the bid"), 10, lambda b: b, lambda b, t: -b * (t < b)
    ),
    "ten-times": Scoring(
        N_("10 times the bid, won or lost"), 0, lambda b: 10 * b or 5, lambda b, t: -(10 * b or 5)
    ),
    "square": Scoring(
        N_("10 and the bid squared; a miss loses the difference squared"),
        10, lambda b: b**2, lambda b, t: -((t - b) ** 2),
    ),
    "romanian": Scoring(
        N_("5 and the bid; a miss loses the difference"), 5, lambda b: b, lambda b, t: -abs(t - b)
    ),
    "wizard": Scoring(
        N_("20 and 10 a trick; a miss loses 10 for each off"),
        20, lambda b: 10 * b, lambda b, t: -10 * abs(t - b),
    ),
    "pocha": Scoring(
        N_("10 and 5 a trick; a miss loses 5 for each off"),
        10, lambda b: 5 * b, lambda b, t: -5 * abs(t - b),
    ),
}  # fmt: skip


@cache
def exact(scoring: str, bid: int, tricks: int) -> Sequence[Term]:
    """The points of an exact bid: what it is worth and the bonus, or what a miss costs."""
    how = SCORING[scoring]
    if tricks == bid:
        return Term(how.made(bid)), *([Term(how.bonus)] if how.bonus else [])
    text = N_("{n} over") if tricks > bid else N_("{n} short")
    return (Term(how.missed(bid, tricks), Message(text, {"n": abs(tricks - bid)})),)
