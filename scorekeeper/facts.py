"""What a finished sheet tells about each of its players, by the name that sat there in each hand.

Statistics count these facts and nothing else. A game tells something once it was played to its
end and has winners. Both players of a pair get what their side did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from scorekeeper.names import folded
from scorekeeper.scoresheet import Line, Scoresheet


class HandPlayed(NamedTuple):
    """One hand of one player; what the game does not ask is None."""

    number: int
    cards: int
    points: int
    bid: int | None
    tricks: int | None
    made: bool | None

    @property
    def over(self) -> bool:
        """Was the bid missed with too many tricks?"""
        return self._missed and (self.tricks or 0) > (self.bid or 0)

    @property
    def under(self) -> bool:
        """Was it missed with too few?"""
        return self._missed and (self.tricks or 0) < (self.bid or 0)

    @property
    def _missed(self) -> bool:
        return self.made is False and self.bid is not None and self.tricks is not None


class Result(NamedTuple):
    """How the game ended for a side."""

    side: int
    place: int  # 1, 2, 2, 4
    of: int  # sides that played
    won: bool  # all who share a win have won
    total: int


class Played(NamedTuple):
    """A player's hands, and the result of whoever had the seat at the end and played on it.

    Whoever left it keeps the result; whoever had it taken over has only hands.
    """

    name: str
    hands: tuple[HandPlayed, ...]
    result: Result | None

    @property
    def longest_run(self) -> int:
        """The most bids made in a row."""
        runs = groupby(hand.made for hand in self.hands)
        return max((len(list(run)) for made, run in runs if made), default=0)

    @property
    def best(self) -> HandPlayed:
        """The hand with the most points, the first of them."""
        return max(self.hands, key=lambda hand: hand.points)

    @property
    def worst(self) -> HandPlayed:
        return min(self.hands, key=lambda hand: hand.points)

    def against(self, others: Sequence[Played]) -> Iterator[tuple[Played, int]]:
        """Everybody who was on another side at the end, and who finished ahead.

        1: this player did, −1: the other one did, 0: neither.
        """
        for other in others:
            mine, theirs = self.result, other.result
            if mine and theirs and mine.side != theirs.side:
                yield other, (mine.place < theirs.place) - (mine.place > theirs.place)


def facts(sheet: Scoresheet) -> tuple[Played, ...]:
    """What the sheet tells about everybody who played on it; nothing while it has no winners."""
    if not sheet.winners:
        return ()
    hands: dict[str, list[HandPlayed]] = {}
    names: dict[str, str] = {}
    seats = set()
    for line in sheet.lines:
        for seat, name, hand in _played(sheet, line):
            names[folded(name)] = name
            hands.setdefault(folded(name), []).append(hand)
            seats.add((folded(name), seat))
    found = {
        folded(sheet.seated[seat]): result
        for result in _results(sheet)
        for seat in sheet.sides[result.side]
        if (folded(sheet.seated[seat]), seat) in seats
    }
    return tuple(Played(names[key], tuple(hands[key]), found.get(key)) for key in hands)


def _played(sheet: Scoresheet, line: Line) -> Iterator[tuple[int, str, HandPlayed]]:
    """Every seat that played a hand, who sat there then, and what the hand was for them."""
    names = sheet.seating.names(line.hand.deal.number)
    for side in line.hand.sides:
        hand = _hand(sheet, line, side)
        for seat in sheet.sides[side]:
            yield seat, names[seat], hand


def _hand(sheet: Scoresheet, line: Line, side: int) -> HandPlayed:
    deal, told = line.hand.deal, sheet.game.told(line.hand, side)
    bid, tricks = told.get("bid"), line.hand.tricks.get(side)
    points, made = line.points[side] or 0, sheet.game.made(**told)
    return HandPlayed(deal.number, deal.cards, points, bid, tricks, made)


def _results(sheet: Scoresheet) -> Iterator[Result]:
    """The result of every side that played a hand: who played none has no place (A50)."""
    sides = sorted({side for line in sheet.lines for side in line.hand.sides})
    merits = {side: (side in sheet.winners, sheet.totals[side]) for side in sides}
    for side, merit in merits.items():
        place = 1 + sum(other > merit for other in merits.values())
        yield Result(side, place, len(sides), side in sheet.winners, sheet.totals[side])
