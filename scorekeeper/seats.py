"""Who sits where: people take a seat over, join, leave, or sit a hand out (D13).

A seat is never given away: who leaves keeps what is written, and whoever joins gets a new one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, NamedTuple

from scorekeeper.game import Game
from scorekeeper.messages import N_, Code, Message, Problem, Side
from scorekeeper.names import misnamed
from scorekeeper.rules import Deal, Hand

MOST_CHANGES = 200  # of who sits where, on one sheet


class Way(StrEnum):
    """How somebody comes or goes."""

    TAKES_OVER = "takes_over"
    JOINS = "joins"
    LEAVES = "leaves"
    SITS_OUT = "sits_out"


@dataclass(frozen=True)
class Seated:
    """Somebody comes or goes, from a hand on; who sits out does so for this hand only."""

    hand: int
    seat: int
    way: Way
    name: str = ""  # of whoever comes
    lowest: bool = False  # whoever joins begins with the lowest total then, not with 0


class Seating(NamedTuple):
    """The seats of a sheet, and every change of who sits on them."""

    players: tuple[str, ...]  # who began, clockwise
    changes: tuple[Seated, ...] = ()  # in the order in which they were written

    @property
    def size(self) -> int:
        """How many seats there are, those included that somebody has left."""
        return len(self.players) + sum(change.way is Way.JOINS for change in self.changes)

    def by(self, hand: int) -> Seating:
        """The same without what comes after this hand."""
        return self._replace(changes=tuple(c for c in self.changes if c.hand <= hand))

    def names(self, hand: int) -> tuple[str, ...]:
        """Who sits on each seat in this hand, who has left it, or who will sit there."""
        found = list(self.players)
        for change in self.changes:
            if change.way is Way.JOINS:
                found.append(change.name)
            elif change.way is Way.TAKES_OVER and change.hand <= hand:
                found[change.seat] = change.name
        return tuple(found)

    def staying(self, hand: int) -> list[int]:
        """The seats that nobody has left by this hand."""
        now = self.by(hand)
        left = {change.seat for change in now.changes if change.way is Way.LEAVES}
        return [seat for seat in range(now.size) if seat not in left]

    def present(self, hand: int) -> list[int]:
        """The seats that play this hand."""
        out = {c.seat for c in self.changes if c.way is Way.SITS_OUT and c.hand == hand}
        return [seat for seat in self.staying(hand) if seat not in out]

    def deals(self, game: Game, first_dealer: int) -> Iterator[Deal]:
        """Every hand: the deal passes to the next who is present, and nobody is dealt too much."""
        step = 1 if game.clockwise else -1
        dealer = first_dealer - step
        for number, planned in enumerate(game.sizes(len(self.players)), 1):
            seats, present = self.by(number).size, self.present(number)
            around = [(dealer + step * n) % seats for n in range(1, seats + 1)]
            dealer, *others = [seat for seat in around if seat in present]
            most = game.largest(len(present))
            cards = planned if most is None else min(planned, most)
            yield Deal(number, cards, dealer, (*others, dealer))

    def joined(self, totals: tuple[int, ...], hand: int) -> tuple[int, ...]:
        """The totals with those of whoever joins by this hand."""
        for n, change in enumerate(self.changes):
            if change.way is Way.JOINS and len(totals) <= change.seat and change.hand <= hand:
                staying = Seating(self.players, self.changes[:n]).staying(change.hand)
                totals += (min(totals[seat] for seat in staying) if change.lowest else 0,)
        return totals

    def renamed(self, seat: int, name: str, hand: int) -> Seating:
        """The same with another name for whoever sits there in this hand."""
        came = [
            n
            for n, change in enumerate(self.changes)
            if change.seat == seat
            and (change.way is Way.JOINS or (change.way is Way.TAKES_OVER and change.hand <= hand))
        ]
        if not came:
            return self._replace(players=(*self.players[:seat], name, *self.players[seat + 1 :]))
        changes = list(self.changes)
        changes[came[-1]] = replace(changes[came[-1]], name=name)
        return self._replace(changes=tuple(changes))

    def problems(self, game: Game, change: Seated) -> Iterator[Problem]:
        """What the rules have against one change more, beside the number of those present."""
        if problem := _cannot(game, change, self):
            yield problem
        elif change.way in (Way.JOINS, Way.TAKES_OVER):
            others = list(self.names(change.hand))
            others[change.seat : change.seat + 1] = []
            for problem in misnamed([*others, change.name]):
                if problem.place == len(others):
                    yield replace(problem, field="seats", place=change.seat, hand=change.hand)

    def miscounted(self, game: Game, change: Seated) -> Iterator[Problem]:
        """Too few or too many at the table, by one of the changes."""
        if change.way is not Way.TAKES_OVER and len(self.present(change.hand)) not in game.players:
            text = N_("{few} to {many} players must be at the table.")
            limits = {"few": game.players[0], "many": game.players[-1]}
            yield _problem(change, Message(text, limits))


def _cannot(game: Game, change: Seated, before: Seating) -> Problem | None:
    """Why nobody can come or go so, if nobody can."""
    who = {"who": Side(change.seat)}
    if change.way is not Way.TAKES_OVER and game.largest(game.players[0]) is None:
        text = N_("In {game} nobody joins, leaves or sits out. Let somebody take the seat over.")
        return _problem(change, Message(text, {"game": Message(game.name)}), placed=False)
    if change.way is Way.JOINS:
        message = Message(N_("A new seat is the last one."))
        last = change.seat == before.size
        return None if last else _problem(change, message, placed=False)
    if change.seat not in range(before.size):
        message = Message(N_("There is no such seat."))
        return replace(_problem(change, message, placed=False), code=Code.FORMAT)
    if change.seat not in before.staying(change.hand):
        return _problem(change, Message(N_("{who} has left already."), who))
    if change.way is Way.SITS_OUT and change.seat not in before.present(change.hand):
        return _problem(change, Message(N_("{who} sits this hand out already."), who))
    return None


def _problem(change: Seated, message: Message, placed: bool = True) -> Problem:
    return Problem(Code.PLAYERS, message, "seats", change.seat if placed else None, change.hand)


def with_absent(hand: Hand, values: Sequence[Any], absent: Any) -> tuple[Any, ...]:
    """What each side that played has, and this for every other."""
    found = dict(zip(hand.sides, values, strict=True))
    return tuple([found.get(side, absent) for side in range(len(hand.before))])
