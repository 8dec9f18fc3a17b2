"""The words a game is written in: deals, hands, fields, stages, games.

Pure: no Flask, no database, no clock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Literal

from scorekeeper.messages import N_, Code, Mark, Message, Problem, Side, Term

Place = int | str | None  # a side, a trick's number, a suit; None: the hand itself
Cell = tuple[str, Place]  # the name of a field, and the place
Cells = Mapping[Cell, Any]


@dataclass(frozen=True)
class Deal:
    """What is settled about a hand before anyone looks at a card."""

    number: int  # from 1
    cards: int  # to each player, and so the tricks to be won
    dealer: int  # a seat
    seats: tuple[int, ...]  # in the order in which they speak; the dealer is the last


@dataclass(frozen=True)
class Hand:
    """One hand as it is written so far."""

    deal: Deal
    sides: range
    cells: Cells = field(default_factory=dict)
    before: tuple[int, ...] = ()  # the totals before it

    def named(self, name: str) -> dict[Any, Any]:
        """What stands in the cells of one field, by place."""
        return {place: value for (n, place), value in self.cells.items() if n == name}

    def row(self, name: str) -> dict[Any, Any]:
        """What a field comes to, by place; of the tricks that is more than what is named."""
        return self.tricks if name == "tricks" else self.named(name)

    @cached_property
    def tricks(self) -> dict[int, int]:
        """The counts that are named, else those of the tricks won one by one.

        Once what is named adds up, whoever was not named took none.
        """
        won = self.named("won")
        counts = self.named("tricks") or Counter(won.values())
        nobody = won or sum(counts.values()) == self.deal.cards
        return {**(dict.fromkeys(self.sides, 0) if nobody else {}), **counts}


Kind = Callable[[Any, Hand], bool]  # is it such a value at all?
Choices = Mapping[Any, Problem | None]  # each value, and why it is barred if it is


def number(value: Any, hand: Hand) -> bool:
    return type(value) is int


def a_side(value: Any, hand: Hand) -> bool:
    return type(value) is int and value in hand.sides


def one_of(values: Iterable[str]) -> Kind:
    known = frozenset(values)
    return lambda value, hand: isinstance(value, str) and value in known


def anything(hand: Hand, place: Place) -> Choices | None:
    return None


def nowhere(hand: Hand) -> Iterable[Place]:
    return ()


def at_any_time(hand: Hand, place: Any) -> Problem | None:
    return None


@dataclass(frozen=True)
class Field:
    """Something the scorekeeper writes down: for every side, for every trick, or for the hand."""

    name: str  # also a parameter of the game's score()
    kind: Kind
    per: Literal["side", "trick", "hand"] = "side"
    choices: Callable[[Hand, Any], Choices | None] = anything
    missing: Callable[[Hand], Iterable[Place]] = nowhere  # the places still needed
    window: Callable[[Hand, Any], Problem | None] = at_any_time  # why not now
    plural: str = ""  # what a record calls all of them, if not by the name
    at_once: bool = False  # written for everybody in one go
    blank: str = N_("{who} is still missing.")

    @property
    def key(self) -> str:
        return self.plural or self.name

    def has(self, hand: Hand, place: Place) -> bool:
        """Can it be written there?"""
        match self.per:
            case "side":
                return place in hand.deal.seats
            case "trick":
                return isinstance(place, int) and place > 0
        return place is None

    def misfits(self, hand: Hand) -> Iterator[Problem]:
        """What is no such value, or stands where there is no such place."""
        for place, value in hand.named(self.name).items():
            where = place if self.per == "side" else None
            if not self.has(hand, place):
                yield Problem(Code.FORMAT, Message(N_("There is no such place.")), self.name)
            elif not self.kind(value, hand):
                message = Message(N_("“{value}” cannot stand here."), {"value": str(value)})
                yield Problem(Code.FORMAT, message, self.name, where)

    def problems(self, hand: Hand) -> Iterator[Problem]:
        for place, value in hand.named(self.name).items():
            choices = self.choices(hand, place)
            if choices is not None and value not in choices:
                yield self.out_of_range(place, value, choices)
            elif choices and (barred := choices[value]):
                yield barred

    def out_of_range(self, place: Place, value: Any, choices: Choices) -> Problem:
        limits = {"value": value, "low": min(choices), "high": max(choices)}
        message = Message(N_("{value} is not possible: choose {low} to {high}."), limits)
        return Problem(Code(f"{self.name}_range"), message, self.name, place)

    def blanks(self, hand: Hand) -> Iterator[Problem]:
        for place in self.missing(hand):
            message = Message(self.blank, {"who": Side(place or 0)})
            yield Problem(Code(f"{self.name}_missing"), message, self.name, place)

    def told(self, hand: Hand, side: int) -> Any:
        """What concerns one side: its own value, or what the hand shares."""
        return hand.row(self.name).get(side if self.per == "side" else None)


@dataclass(frozen=True)
class Check:
    """A rule over several values, asked once each of these fields is sound by itself."""

    fields: tuple[str, ...]
    find: Callable[[Hand], Iterable[Problem]]


@dataclass(frozen=True)
class Stage:
    """What is written down in one go: the bids, and later the tricks."""

    name: str
    fields: tuple[Field, ...]
    checks: tuple[Check, ...] = ()

    def begun(self, hand: Hand) -> bool:
        return any(hand.named(field.name) for field in self.fields)

    def whole(self, hand: Hand) -> bool:
        return not self.blanks(hand)

    def blanks(self, hand: Hand) -> list[Problem]:
        return [problem for field in self.fields for problem in field.blanks(hand)]


@dataclass(frozen=True)
class Game(ABC):
    """One game: its constants are facts, its fields house rules, its methods the rules."""

    key: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str]  # one line for whoever chooses a game
    players: ClassVar[range]
    clockwise: ClassVar[bool] = True

    @abstractmethod
    def sizes(self, seats: int) -> Sequence[int]:
        """The cards dealt to each of so many players, hand by hand."""

    @abstractmethod
    def stages(self) -> tuple[Stage, ...]:
        """What is written down for a hand, in order."""

    @abstractmethod
    def score(self, *args: Any, **told: Any) -> list[Term]:
        """One side's points for a hand; the parameters are the names of the fields."""

    @abstractmethod
    def outcome(self, totals: Sequence[int], last: bool) -> tuple[int, ...]:
        """The winners, once a hand decided the game; nobody while it goes on."""

    @abstractmethod
    def aim(self, seats: int) -> Message:
        """When the game ends, in a few words."""

    @abstractmethod
    def in_short(self) -> list[Message]:
        """The house rules in a few words each."""

    @abstractmethod
    def progress(self, *args: Any, **told: Any) -> tuple[Mark, Message]:
        """How a side stands while the tricks fall, in words."""

    def misfits(self, seats: int) -> Iterator[Problem]:
        """House rules that do not go with so many players."""
        yield from ()

    def notice(self, deal: Deal) -> tuple[Message, Message] | None:
        """What everybody must know before they look at a card: a heading and a sentence."""
        return None

    def sides(self, seats: int) -> list[list[int]]:
        """The seats of every side."""
        return [[seat] for seat in range(seats)]

    def deals(self, seats: int, first_dealer: int) -> Iterator[Deal]:
        """Every hand that can come, with its dealer and its order of speaking."""
        step = 1 if self.clockwise else -1
        for turn, cards in enumerate(self.sizes(seats)):
            order = tuple((first_dealer + step * (turn + n)) % seats for n in range(1, seats + 1))
            yield Deal(turn + 1, cards, order[-1], order)

    @cached_property
    def fields(self) -> dict[str, Field]:
        return {field.name: field for stage in self.stages() for field in stage.fields}

    def written_at_once(self, cells: Cells) -> bool:
        """Do these cells close a hand, so that none of them may be missing?"""
        return any(self.fields[name].at_once for name, _ in cells)

    def told(self, hand: Hand, side: int) -> dict[str, Any]:
        """What is written for one side, by name."""
        fields = self.fields.values()
        return {field.name: field.told(hand, side) for field in fields if field.per != "trick"}

    def stage(self, hand: Hand) -> Stage | None:
        """What is to be written next, or None once the hand is whole."""
        return next((stage for stage in self.stages() if not stage.whole(hand)), None)

    def problems(self, hand: Hand, whole: bool = False) -> list[Problem]:
        """Everything wrong with a hand; what is missing counts once a later stage has begun."""
        fields = self.fields.values()
        if found := [problem for field in fields for problem in field.misfits(hand)]:
            return found
        found = [problem for field in fields for problem in field.problems(hand)]
        unsound = {problem.field for problem in found}
        for stage in reversed(self.stages()):
            found += stage.blanks(hand) if whole else []
            whole = whole or stage.begun(hand)
            asked = [check for check in stage.checks if unsound.isdisjoint(check.fields)]
            found += [problem for check in asked for problem in check.find(hand)]
        return found


def leaders(totals: Sequence[Any]) -> tuple[int, ...]:
    """The sides with the most points."""
    return tuple(side for side, points in enumerate(totals) if points == max(totals))
