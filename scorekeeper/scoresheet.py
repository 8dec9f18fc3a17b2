"""A score sheet: what has been written, and everything that follows from it.

Nothing here is stored: the lines, the totals, whose turn it is and who has won are
worked out from the cells, and the cells from the events in the log (log.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from operator import add
from typing import Any, NamedTuple

from scorekeeper.adjustments import Adjusted, adjusted
from scorekeeper.game import Game
from scorekeeper.messages import N_, Code, Message, Problem, Refused, Term
from scorekeeper.rules import Cells, Deal, Hand, Place, Rows, in_cells, in_rows
from scorekeeper.seats import Seated, Seating, with_absent


class Line(NamedTuple):
    """A whole hand, its points with their reasons, and what they lead to.

    Whoever joins later has no place in it yet.
    """

    hand: Hand
    scores: tuple[tuple[Term, ...], ...]  # for every side
    points: tuple[int | None, ...]  # None: it did not play
    totals: tuple[int, ...]
    carried: tuple[int, ...]  # the totals with what the table added after the hand
    winners: tuple[int, ...]  # nobody while the game goes on


@dataclass(frozen=True)
class Scoresheet:
    """One sitting of one game."""

    game: Game
    players: tuple[str, ...]  # clockwise
    first_dealer: int  # a seat
    scorekeeper: int | None = None  # a seat, or somebody else
    drawn: bool = False  # the first dealer was drawn by lot
    rows: Mapping[int, Rows] = field(default_factory=dict)  # by the number of the hand
    fixed: frozenset[tuple[int, Place]] = frozenset()  # corrected: the hand, and the side if one
    adjustments: tuple[Adjusted, ...] = ()
    changes: tuple[Seated, ...] = ()  # of who sits where
    ended: bool = False  # early, by the table
    title: str = ""  # what the table calls it
    notes: str = ""
    known: tuple[Line, ...] = field(default=(), compare=False, repr=False)  # worked out before

    @cached_property
    def sides(self) -> list[list[int]]:
        return self.game.sides(self.seating.size)

    @cached_property
    def everyone(self) -> Seating:
        """Who sits where, and every change of it."""
        return Seating(self.players, self.changes)

    @cached_property
    def seating(self) -> Seating:
        """The same without changes that came after the end: they count for nothing."""
        stopped = self.ended and not self.winners  # in the middle of a hand: that one counts
        return self.everyone if self.current else self.everyone.by(len(self.lines) + stopped)

    @property
    def hand_now(self) -> int:
        """The number of the hand being played; once the game is over, of the last."""
        return self.current.deal.number if self.current else len(self.lines)

    @cached_property
    def seated(self) -> tuple[str, ...]:
        """Who sits on every seat now, or has left it."""
        return self.seating.names(self.hand_now) if self.changes else self.players

    @property
    def names(self) -> tuple[str, ...]:
        """The name of every side: a pair is called by both its players."""
        return self._of_sides(self.seated)

    def names_in(self, number: int) -> tuple[str, ...]:
        """The same in another hand: somebody else may have sat there."""
        return self._of_sides(self.seating.names(number))

    @property
    def everyone_named(self) -> tuple[str, ...]:
        """The same with those who came after the end: an entry may have meant them."""
        return self._of_sides(self.everyone.names(self.hand_now))

    def _of_sides(self, seated: Sequence[str]) -> tuple[str, ...]:
        sides = self.game.sides(len(seated))
        return tuple(" & ".join(seated[seat] for seat in seats) for seats in sides)

    def named(self, sides: Iterable[int]) -> list[str]:
        return [self.names[side] for side in sides]

    def deal(self, number: int) -> Deal | None:
        return next(self.deals(after=number - 1), None)

    def deals(self, after: int = 0) -> Iterator[Deal]:
        """Every hand that can come after so many."""
        if self.changes:
            return islice(self.everyone.deals(self.game, self.first_dealer), after, None)
        return self.game.deals(len(self.players), self.first_dealer, after)

    def last(self, deal: Deal) -> bool:
        """Is no other hand dealt after it?"""
        return deal.number == self.hands

    @cached_property
    def hands(self) -> int:
        """How many hands it will be, where that is known beforehand."""
        return len(self.game.series(len(self.players)))

    def hand(self, deal: Deal, before: tuple[int, ...] = ()) -> Hand:
        return Hand(deal, self.playing(deal), self.told(deal.number), before)

    def told(self, number: int) -> Rows:
        """What is written of a hand, and what the cards tell that were played in it."""
        return self.game.with_cards(self.rows.get(number, {}))

    def playing(self, deal: Deal) -> Sequence[int]:
        """The sides that play this hand."""
        if self.game.partnerships or not self.changes:
            return self.first_sides
        return tuple(sorted(deal.seats))

    def cells(self, number: int) -> Cells:
        return in_cells(self.told(number))

    @cached_property
    def first_sides(self) -> tuple[int, ...]:
        """The sides that there were at first; a tuple is searched sooner than a range."""
        return tuple(range(len(self.game.sides(len(self.players)))))

    @cached_property
    def played(self) -> tuple[tuple[Line, ...], Hand | None]:
        """The lines of the whole hands, and the hand being played; None once the game is over."""
        lines = list(self.known)
        for deal in self.deals(after=len(lines)):
            if lines and lines[-1].winners:
                break
            hand = self.hand(deal, self.before(lines, deal.number))
            if self.game.stage(hand):
                return tuple(lines), None if self.ended else hand
            lines.append(self.line(hand))
        return tuple(lines), None

    def before(self, lines: Sequence[Line], number: int) -> tuple[int, ...]:
        """The totals before a hand, after these lines."""
        totals = lines[-1].carried if lines else self.at_first
        return self.everyone.joined(totals, number) if self.changes else totals

    @cached_property
    def at_first(self) -> tuple[int, ...]:
        """The totals before the first hand."""
        return adjusted((0,) * len(self.first_sides), self.adjustments, after=0)

    def line(self, hand: Hand) -> Line:
        told = self.game.told_each(hand, hand.sides)
        scores, points = zip(*map(self.game.scored, told), strict=True)
        if self.changes and len(points) < len(hand.before):
            scores, points = with_absent(hand, scores, ()), with_absent(hand, points, None)
            totals = tuple(map(add, hand.before, [number or 0 for number in points]))
        else:
            totals = tuple(map(add, hand.before, points))
        carried = adjusted(totals, self.adjustments, hand.deal.number)
        winners = self.game.outcome(hand, carried, self.last(hand.deal))
        return Line(hand, scores, points, totals, carried, winners)

    @property
    def lines(self) -> tuple[Line, ...]:
        return self.played[0]

    @property
    def current(self) -> Hand | None:
        return self.played[1]

    def at(self, number: int) -> Hand | None:
        """A hand that counts: one of the lines, or the one being played."""
        if 0 < number <= len(self.lines):
            return self.lines[number - 1].hand
        return self.current if number == len(self.lines) + 1 else None

    def whole(self, number: int) -> bool:
        """Is this hand one of the lines?"""
        return 0 < number <= len(self.lines)

    @property
    def coming(self) -> Deal | None:
        """The first hand of which nothing is written."""
        now = self.current
        return self.deal(now.deal.number + bool(now.rows)) if now else None

    @property
    def totals(self) -> tuple[int, ...]:
        totals = self.lines[-1].carried if self.lines else self.at_first
        return self.seating.joined(totals, self.hand_now + 1) if self.changes else totals

    def padded(self, values: Sequence[int | None]) -> list[int | None]:
        """One for every side: None for whoever joins later."""
        return [*values, *[None] * (len(self.sides) - len(values))]

    @property
    def course(self) -> list[list[int | None]]:
        """The totals hand by hand, the present ones at last."""
        rows = [self.padded(line.carried) for line in self.lines]
        return [*rows[:-1], list(self.totals)] if rows else []

    @property
    def winners(self) -> tuple[int, ...]:
        return self.lines[-1].winners if self.lines else ()

    @property
    def places(self) -> list[int]:
        """1, 2, 2, 4 by the totals; whoever has won is first."""
        merits = [(side in self.winners, points) for side, points in enumerate(self.totals)]
        return [1 + sum(other > merit for other in merits) for merit in merits]

    @property
    def struck(self) -> list[int]:
        """The hands written after what a correction has made the end: they count for nothing."""
        return [] if self.current else sorted(n for n in self.rows if n > len(self.lines))

    def written(self, number: int, cells: Cells, correction: bool = False) -> Scoresheet:
        """The sheet with these cells of a hand written; None rubs one out. Nothing is asked."""
        after = {**self.game.beneath(self.rows.get(number, {}), cells), **cells}
        kept = in_rows({cell: value for cell, value in after.items() if value is not None})
        known = self.lines[: number - 1]
        sheet = replace(self, rows={**self.rows, number: kept}, known=known)
        if not correction or not (hand := self.at(number)):
            return sheet
        new = sheet.hand(hand.deal)
        changed = {
            (number, place)
            for name, place in cells
            if hand.row(name).get(place) != new.row(name).get(place)
        }
        return replace(sheet, fixed=self.fixed | changed)

    def asked(self, number: int, cells: Cells, correction: bool = False) -> Scoresheet:
        """The sheet with these cells written, or Refused with all that the rules have against it.

        A correction skips only whose turn it is and how long a bid may change (DB12, D12).
        """
        hand = self.at(number)
        if not hand:
            raise Refused(self.not_now(number))
        if strangers := [cell for cell in cells if cell[0] not in self.game.fields]:
            message = Message(N_("There is nothing called “{name}” here."), {"name": strangers[0]})
            raise Refused(Problem(Code.FORMAT, message))
        after = self.written(number, cells)
        new = after.hand(hand.deal, hand.before)
        whole = hand is not self.current or self.game.written_at_once(cells)
        problems = [] if correction else list(self.out_of_turn(hand, cells))
        problems = problems or self.game.problems(new, whole)
        if problems := problems or (list(after.claims(number)) if correction else []):
            raise Refused(*problems)
        return self.written(number, cells, correction)

    def claims(self, number: int) -> Iterator[Problem]:
        """What is wrong in the hands after this one, such as a claim that is now short."""
        for line in self.lines[number:]:
            for problem in self.game.problems(line.hand, whole=True):
                values = {"hand": line.hand.deal.number, "why": problem.message}
                yield replace(problem, message=Message(N_("Hand {hand}: {why}"), values))

    def not_now(self, number: int) -> Problem:
        if not self.current:
            text = N_("The game is over: no more hands are written. Correct one instead.")
            return Problem(Code.GAME_OVER, Message(text), "hands", hand=number)
        values = {"number": number, "current": self.current.deal.number}
        text = N_("Hand {current} is being played, not hand {number}.")
        return Problem(Code.TURN, Message(text, values), "hands", hand=number)

    def out_of_turn(self, hand: Hand, cells: Cells) -> Iterator[Problem]:
        """What is said before its turn or after its window, taken in the order of speaking."""
        if hand is not self.current:
            text = N_("Hand {number} is scored: correct it instead.")
            message = Message(text, {"number": hand.deal.number})
            yield Problem(Code.TURN, message, "hands", hand=hand.deal.number)
            return
        seats, fields = hand.deal.seats, list(self.game.fields)
        for name, place in sorted(cells, key=lambda cell: _order(cell, fields, seats)):
            if self.game.fields[name].has(hand, place):
                if problem := self.game.fields[name].window(hand, place):
                    yield problem
                hand = hand.filled({**hand.cells, (name, place): cells[name, place]})


def _order(cell: tuple[str, Any], fields: list[str], seats: Sequence[int]) -> tuple[int, int]:
    name, place = cell
    return fields.index(name), seats.index(place) if place in seats else 0
