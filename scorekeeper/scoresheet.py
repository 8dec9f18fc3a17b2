"""A score sheet: what has been written, and everything that follows from it.

Nothing here is stored: the lines, the totals, whose turn it is and who has won are
worked out from the cells, and the cells from the events in the log (log.py).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import add
from typing import Any, NamedTuple

from scorekeeper.game import Game
from scorekeeper.house_rules import takes
from scorekeeper.messages import N_, Code, Message, Problem, Refused, Term
from scorekeeper.rules import Cells, Deal, Hand, Place, Rows, in_cells, in_rows

LONGEST_NAME = 40  # code points


class Line(NamedTuple):
    """A whole hand, its points with their reasons, and what they lead to."""

    hand: Hand
    scores: tuple[tuple[Term, ...], ...]  # for every side
    points: tuple[int, ...]
    totals: tuple[int, ...]
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
    ended: bool = False  # early, by the table
    known: tuple[Line, ...] = field(default=(), compare=False, repr=False)  # worked out before

    @cached_property
    def sides(self) -> list[list[int]]:
        return self.game.sides(len(self.players))

    @property
    def names(self) -> tuple[str, ...]:
        """The name of every side: a pair is called by both its players."""
        return tuple(" & ".join(self.players[seat] for seat in seats) for seats in self.sides)

    def named(self, sides: Iterable[int]) -> list[str]:
        return [self.names[side] for side in sides]

    def deal(self, number: int) -> Deal | None:
        return next(self.deals(after=number - 1), None)

    def deals(self, after: int = 0) -> Iterator[Deal]:
        """Every hand that can come after so many."""
        return self.game.deals(len(self.players), self.first_dealer, after)

    def last(self, deal: Deal) -> bool:
        """Is no other hand dealt after it?"""
        return deal.number == self.hands

    @cached_property
    def hands(self) -> int:
        """How many hands it will be, where that is known beforehand."""
        return len(self.game.series(len(self.players)))

    def hand(self, deal: Deal, before: tuple[int, ...] = ()) -> Hand:
        return Hand(deal, self.all_sides, self.rows.get(deal.number, {}), before)

    def cells(self, number: int) -> Cells:
        """What is written of a hand."""
        return in_cells(self.rows.get(number, {}))

    @cached_property
    def all_sides(self) -> range:
        return range(len(self.sides))

    @cached_property
    def played(self) -> tuple[tuple[Line, ...], Hand | None]:
        """The lines of the whole hands, and the hand being played; None once the game is over."""
        lines = list(self.known)
        for deal in self.deals(after=len(lines)):
            if lines and lines[-1].winners:
                break
            hand = self.hand(deal, lines[-1].totals if lines else self.nothing)
            if self.game.stage(hand):
                return tuple(lines), None if self.ended else hand
            lines.append(self.line(hand))
        return tuple(lines), None

    @property
    def nothing(self) -> tuple[int, ...]:
        """The totals before the first hand."""
        return (0,) * len(self.sides)

    def line(self, hand: Hand) -> Line:
        told = self.game.told_each(hand, hand.sides)
        scores, points = zip(*map(self.game.scored, told), strict=True)
        totals = tuple(map(add, hand.before, points))
        winners = self.game.outcome(hand, totals, self.last(hand.deal))
        return Line(hand, scores, points, totals, winners)

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
    def totals(self) -> tuple[int, ...]:
        return self.lines[-1].totals if self.lines else self.nothing

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

    def ruled(self, game: Game) -> Scoresheet:
        """The sheet under other house rules, until the first hand is scored (D5); or Refused.

        What is already written of it is asked again, and must not be a whole hand by then.
        """
        if self.lines or not self.current:
            text = N_("Hand 1 is scored: the house rules are fixed.")
            raise Refused(Problem(Code.RULES, Message(text), "rules"))
        after = replace(self, game=game, known=())
        problems = list(game.misfits(len(self.players)))
        if not problems and (first := after.deal(1)):
            problems = game.problems(after.hand(first))
        if not problems and after.whole(1):
            text = N_("By these rules hand 1 would be over. Take its tricks back first.")
            problems = [Problem(Code.RULES, Message(text), "rules")]
        if problems:
            raise Refused(*problems)
        return after

    def written(self, number: int, cells: Cells, correction: bool = False) -> Scoresheet:
        """The sheet with these cells of a hand written; None rubs one out. Nothing is asked."""
        after = {**self.cells(number), **cells}
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


def start(
    game: Game,
    players: Sequence[Any],
    first_dealer: Any,
    scorekeeper: Any = None,
    drawn: bool = False,
) -> Scoresheet:
    """A blank sheet, or Refused if these players cannot play this game (DB1, D1)."""
    names = tuple(map(trimmed, players))
    problems = list(misnamed(names))
    if len(names) not in game.players:
        limits = {"few": game.players[0], "many": game.players[-1], "game": Message(game.name)}
        text = N_("{game} needs {few} to {many} players.")
        if len(game.players) == 1:
            text = N_("{game} needs {few} players.")
        message = Message(text, limits)
        problems.append(Problem(Code.PLAYERS, message, "players"))
    seats = tuple(range(len(names)))
    if not takes(seats, first_dealer) or not takes((None, *seats), scorekeeper):
        message = Message(N_("Choose one of the players."))
        field = "scorekeeper" if takes(seats, first_dealer) else "first_dealer"
        problems.append(Problem(Code.PLAYERS, message, field))
    if problems := problems or list(game.misfits(len(names))):
        raise Refused(*problems)
    return Scoresheet(game, names, first_dealer, scorekeeper, drawn)


def trimmed(name: Any) -> str:
    """A name in NFC without what cannot be seen at its ends; what is not text is no name."""
    name = unicodedata.normalize("NFC", name) if isinstance(name, str) else ""
    seen = [i for i, c in enumerate(name) if not (c.isspace() or unicodedata.category(c) == "Cf")]
    return name[seen[0] : seen[-1] + 1] if seen else ""


def folded(name: str) -> str:
    """What is the same for two names that differ only in case or Unicode form."""
    return unicodedata.normalize("NFC", trimmed(name).casefold())


def misnamed(names: Sequence[str]) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for seat, name in enumerate(names):
        if not name:
            message = Message(N_("Every player needs a name."))
        elif len(name) > LONGEST_NAME:
            text = N_("This name is too long: {most} letters at most.")
            message = Message(text, {"most": LONGEST_NAME})
        elif first.setdefault(folded(name), seat) != seat:
            text = N_("{name} sits here already: give this one another name.")
            message = Message(text, {"name": names[first[folded(name)]]})
        else:
            continue
        yield Problem(Code.PLAYERS, message, "players", seat)
