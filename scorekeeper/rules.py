"""The words a game is written in: deals, hands, fields, stages.

Pure: no Flask, no database, no clock.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from scorekeeper.cards import SUITS, Card, Pack, Suit, cards_in
from scorekeeper.messages import N_, Code, Message, Problem, Refused, Side

Place = int | str | None  # a side, a trick's number, a suit; None: the hand itself
Cell = tuple[str, Place]  # the name of a field, and the place
Cells = Mapping[Cell, Any]
Rows = Mapping[str, Mapping[Any, Any]]  # the same by the field and then by the place


class Deal(NamedTuple):
    """What is settled about a hand before anyone looks at a card."""

    number: int  # from 1
    cards: int  # to each player, and so the tricks to be won
    dealer: int  # a seat
    seats: tuple[int, ...]  # in the order in which they speak; the dealer is the last


def in_rows(cells: Cells) -> Rows:
    """The cells by their fields."""
    rows: dict[str, dict[Any, Any]] = defaultdict(dict)
    for (name, place), value in cells.items():
        rows[name][place] = value
    return rows


def in_cells(rows: Rows) -> Cells:
    """The rows one by one."""
    return {(name, place): value for name, row in rows.items() for place, value in row.items()}


class Hand(NamedTuple):
    """One hand as it is written so far."""

    deal: Deal
    sides: Sequence[int]  # that play it
    rows: Rows = MappingProxyType({})
    before: tuple[int, ...] = ()  # the totals before it

    @property
    def cells(self) -> Cells:
        return in_cells(self.rows)

    def filled(self, cells: Cells) -> Hand:
        """The same hand with other cells."""
        return self._replace(rows=in_rows(cells))

    @property
    def order(self) -> Iterable[int]:
        """The sides, in the order of speaking where each of them is one player."""
        return self.deal.seats if len(self.sides) == len(self.deal.seats) else self.sides

    def named(self, name: str) -> Mapping[Any, Any]:
        """What stands in the cells of one field, by place."""
        return self.rows.get(name, {})

    def row(self, name: str) -> Mapping[Any, Any]:
        """What a field comes to, by place; of the tricks that is more than what is named."""
        return self.tricks if name == "tricks" else self.rows.get(name, {})

    @property
    def tricks(self) -> Mapping[Any, int]:
        """The counts that are named, else those of the tricks won one by one.

        Once what is named adds up, whoever was not named took none.
        """
        counts = self.rows.get("tricks")
        if counts and len(counts) == len(self.sides):
            return counts
        won = self.named("won")
        counts = counts or Counter(won.values())
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


def cards_of(pack: Pack) -> Kind:
    """A text that names cards of this pack: 9S KH QH 7D."""

    def some_cards(value: Any, hand: Hand) -> bool:
        try:
            cards = cards_in(value) if isinstance(value, str) else []
        except Refused:
            return False
        as_written = value == " ".join(map(str, cards))  # each trick in one way only
        return bool(cards) and as_written and all(card.rank in pack.ranks for card in cards)

    return some_cards


def anything(hand: Hand, place: Place) -> Choices | None:
    return None


def among(values: Iterable[Any]) -> Callable[[Hand, Place], Choices]:
    """Each of these, and none is barred."""
    free = dict.fromkeys(values)
    return lambda hand, place: free


def any_side(hand: Hand, place: Place) -> Choices:
    return dict.fromkeys(hand.sides)


def nowhere(hand: Hand) -> Iterable[Place]:
    return ()


def at_any_time(hand: Hand, place: Any) -> Problem | None:
    return None


def as_it_is(value: Any) -> Any:
    return value


def card_named(value: str) -> str:
    return Card.named(value).short


def suit_named(value: str) -> Message:
    return Message(SUITS[value])


class EveryTrick(Container[Place]):
    """The numbers of tricks, of which there is no last one here."""

    def __contains__(self, place: object) -> bool:
        return isinstance(place, int) and place > 0


@dataclass(frozen=True)
class Field:
    """Something that is written down: for every side, suit or trick, or once for the hand."""

    name: str  # also a parameter of the game's score()
    kind: Kind
    per: Literal["side", "suit", "trick", "hand"] = "side"
    choices: Callable[[Hand, Any], Choices | None] = anything
    missing: Callable[[Hand], Iterable[Place]] = nowhere  # the places still needed
    window: Callable[[Hand, Any], Problem | None] = at_any_time  # why not now
    together: Callable[[Hand], int] | None = None  # what all its values come to
    at_once: bool = False  # written for everybody in one go
    recorded: bool = True  # a record has it
    plural: str = ""  # what a record calls all of them, if not by the name
    parts: tuple[str, ...] = ()  # of a value that names its side first, as a record calls them
    label: str = ""  # over what is filled in
    said: str = ""  # a sentence with {who}, {value}, and {place} or {symbol}
    words: str = ""  # the same about a known side, in a few words
    spell: Callable[[Any], Any] = as_it_is  # how one value is said
    worth: Callable[[Hand, Any, Any], int] | None = None  # what a value adds to the points
    blank: str = N_("{who} is still missing.")

    @property
    def key(self) -> str:
        return self.plural or self.name

    def places(self, hand: Hand) -> Container[Any]:
        """Where it can be written."""
        match self.per:
            case "side":
                return hand.sides
            case "suit":
                return tuple(Suit)
            case "trick":
                return EveryTrick()
        return (None,)

    def has(self, hand: Hand, place: Place) -> bool:
        """Can it be written there?"""
        return place in self.places(hand)

    def misfits(self, hand: Hand) -> list[Problem]:
        """What in its row is no such value, or stands where there is no such place."""
        found, places = [], self.places(hand)
        for place, value in hand.rows[self.name].items():
            if place not in places or not self.kind(value, hand):
                found.append(self.misfit(place, value, place in places))
        return found

    def misfit(self, place: Place, value: Any, placed: bool) -> Problem:
        if not placed:
            return Problem(Code.FORMAT, Message(N_("There is no such place.")), self.name)
        said = "-".join(map(str, value)) if isinstance(value, tuple) else str(value)
        message = Message(N_("“{value}” cannot stand here."), {"value": said})
        where = place if self.per == "side" else None
        return Problem(Code.FORMAT, message, self.name, where)

    def problems(self, hand: Hand) -> list[Problem]:
        found = []
        for place, value in hand.rows[self.name].items():
            choices = self.choices(hand, place)
            if choices is not None and choices.get(value, self) is not None:
                found.append(choices.get(value) or self.out_of_range(place, value, choices))
        return found

    def out_of_range(self, place: Place, value: Any, choices: Choices) -> Problem:
        limits = {"value": value, "low": min(choices), "high": max(choices)}
        message = Message(N_("{value} is not possible: choose {low} to {high}."), limits)
        return Problem(Code(f"{self.name}_range"), message, self.name, place)

    def lacking(self, place: Place) -> Problem:
        return Problem(Code(f"{self.name}_missing"), self.say(self.blank, place), self.name, place)

    def told(self, row: Mapping[Any, Any], sides: Sequence[int]) -> Iterable[Any]:
        """What concerns each side in a row: its value, its suits, or what the hand shares."""
        match self.per:
            case "side":
                return map(row.get, sides)
            case "suit":
                return [self.suits(row, side) for side in sides]
        return [row.get(None)] * len(sides)

    def suits(self, row: Mapping[Any, Any], side: int) -> Any:
        """The suits in a row that are a side's, each with its other parts if it has some."""
        if not self.parts:
            return tuple(suit for suit in SUITS if row.get(suit) == side)
        mine = [suit for suit in SUITS if suit in row and row[suit][0] == side]
        return tuple([(suit, row[suit][1]) for suit in mine])

    def owner(self, place: Place, value: Any) -> int | None:
        """The side that it concerns, if it concerns one."""
        found = place if self.per == "side" else value[0] if self.parts and value else value
        return found if isinstance(found, int) else None

    def say(self, text: str, place: Place, value: Any = None) -> Message:
        """A text about one place: its words, its sentence, or what is wrong with it."""
        values: dict[str, Any] = {"place": place, "who": Side(self.owner(place, value) or 0)}
        if self.per == "suit":
            values |= {"place": suit_named(str(place)), "symbol": Suit(str(place)).symbol}
        if value is not None:
            values["value"] = self.spell(value)
        return Message(text, values)


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
        return not self.names.isdisjoint(hand.rows)

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(field.name for field in self.fields)

    def whole(self, hand: Hand) -> bool:
        return not any(list(field.missing(hand)) for field in self.asking)

    @cached_property
    def asking(self) -> list[Field]:
        """The fields that may still be needed."""
        return [field for field in self.fields if field.missing is not nowhere]

    def blanks(self, hand: Hand) -> list[Problem]:
        return [field.lacking(place) for field in self.asking for place in field.missing(hand)]
