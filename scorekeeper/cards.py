"""Cards and packs: what can be turned up, and what a card is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from scorekeeper.messages import N_


class Suit(StrEnum):
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"
    SPADES = "spades"

    @property
    def letter(self) -> str:
        return self.value[0].upper()

    @property
    def symbol(self) -> str:
        return {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}[self.letter]


SUITS: dict[str, str] = {  # as they are said; no trump is no suit
    Suit.HEARTS: N_("hearts"),
    Suit.DIAMONDS: N_("diamonds"),
    Suit.CLUBS: N_("clubs"),
    Suit.SPADES: N_("spades"),
    "none": N_("no trump"),
}
LETTERS = {suit.letter: suit for suit in Suit}


class Card(NamedTuple):
    """One card; as a text it is its rank and the letter of its suit: 10D, JH."""

    rank: str
    suit: Suit

    @classmethod
    def named(cls, name: str) -> Card:
        """The card of this text; KeyError or IndexError if there is no such suit."""
        return cls(name[:-1], LETTERS[name[-1]])

    def __str__(self) -> str:
        return self.rank + self.suit.letter


@dataclass(frozen=True)
class Pack:
    """A pack of cards, each rank in every suit."""

    ranks: Sequence[str]  # from the lowest
    worth: Mapping[str, int] = field(default_factory=dict)  # the card points of a rank, if any

    @property
    def names(self) -> list[str]:
        """The text of every card."""
        return [str(Card(rank, suit)) for suit in Suit for rank in self.ranks]

    @property
    def card_points(self) -> int:
        """What the whole pack is worth."""
        return len(Suit) * sum(self.worth.values())

    @cached_property
    def sums(self) -> frozenset[tuple[int, int]]:
        """Every number of cards with every sum of card points that so many can come to."""
        found = {(0, 0)}
        for rank in len(Suit) * [*self.ranks]:
            found |= {(n + 1, points + self.worth.get(rank, 0)) for n, points in found}
        return frozenset(found)

    def can_come_to(self, points: int, cards: int | None = None) -> bool:
        """Are there cards, just so many if that is known, that come to these points?"""
        every = range(len(Suit) * len(self.ranks) + 1)
        return any((n, points) in self.sums for n in (every if cards is None else [cards]))


FULL = Pack(["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])
SHORT = Pack(["7", "8", "9", "J", "Q", "K", "10", "A"], {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2})
