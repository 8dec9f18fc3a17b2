"""Cards and packs: how cards are written, which there are, and what one is worth."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from scorekeeper.messages import N_, Code, Message, Problem, Refused


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
RANKS = {  # as they are said
    "2": N_("two"), "3": N_("three"), "4": N_("four"), "5": N_("five"), "6": N_("six"),
    "7": N_("seven"), "8": N_("eight"), "9": N_("nine"), "10": N_("ten"),
    "J": N_("jack"), "Q": N_("queen"), "K": N_("king"), "A": N_("ace"),
}  # fmt: skip


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

    @property
    def short(self) -> str:
        """As it is printed: 10♦, J♥."""
        return self.rank + self.suit.symbol

    @property
    def words(self) -> Message:
        """As it is said: ten of diamonds."""
        values = {"rank": Message(RANKS[self.rank]), "suit": Message(SUITS[self.suit])}
        return Message(N_("{rank} of {suit}"), values)


def _said(words: Mapping[str, str]) -> str:
    """A pattern for any of these words, the longest first; only A to Z may be a to z."""
    return f"(?ai:{'|'.join(sorted(words, key=len, reverse=True))})"


_RANK = {"T": "10", **{rank: rank for rank in RANKS}, **{w.upper(): r for r, w in RANKS.items()}}
_SUIT = {
    text: suit
    for suit, hollow in zip(Suit, "♡♢♧♤", strict=True)
    for text in (
        *(suit.letter, suit.value.upper(), suit.value[:-1].upper()),
        *(suit.symbol, f"{suit.symbol}\ufe0e", hollow),  # drawn as a letter is, or as a picture
    )
}
_NAMED = re.compile(_said(_SUIT))
_CARD = re.compile(
    rf"(?:(?P<rank>{_said(_RANK)})\s*(?:OF\s+)?(?P<suit>{_said(_SUIT)})"
    rf"|(?P<first>{_said(_SUIT)})\s*(?P<then>{_said(_RANK)}))(?=[\s,;]|$)",
    re.IGNORECASE,
)
MOST = len(Suit) * len(RANKS)  # cards that there are
_BETWEEN = re.compile(r"[\s,;]*")


def cards_in(text: str) -> list[Card]:
    """The cards that a text names: KH, 10d, T♠, ♠7 or ten of spades; Refused if one is none."""
    read = _read(text.replace("\ufe0f", ""))  # which says only how a symbol is drawn
    cards = list(islice(read, MOST))
    if next(read, None):  # the rest is not read: every card would be looked at beside every other
        text = N_("These are more cards than a pack has: name {most} at most.")
        raise Refused(Problem(Code.CARDS, Message(text, {"most": MOST}), "cards"))
    return cards


def suit_in(text: str) -> Suit | None:
    """The suit that a text names: hearts, h or ♥; None if it is none."""
    text = text.replace("\ufe0f", "").strip()
    return _SUIT[text.upper()] if _NAMED.fullmatch(text) else None


def _read(text: str) -> Iterator[Card]:
    at = _end(text, 0)
    while at < len(text):
        found = _CARD.match(text, at)
        if not found:
            raise Refused(_no_card(text[at:].split()[0]))
        rank, suit = found["rank"] or found["then"], found["suit"] or found["first"]
        yield Card(_RANK[rank.upper()], _SUIT[suit.upper()])
        at = _end(text, found.end())


def _end(text: str, at: int) -> int:
    """Where the space between two cards ends."""
    between = _BETWEEN.match(text, at)
    return between.end() if between else at


def _no_card(word: str) -> Problem:
    text = N_("“{word}” is no card. Write cards like KH, 10♦ or seven of spades.")
    return Problem(Code.CARDS, Message(text, {"word": word[:40]}), "cards")


@dataclass(frozen=True)
class Pack:
    """A pack of cards, each rank in every suit."""

    ranks: Sequence[str]  # from the lowest
    worth: Mapping[str, int] = field(default_factory=dict)  # the card points of a rank, if any

    def points(self, cards: Iterable[Card]) -> int:
        """What these cards are worth together."""
        return sum(self.worth.get(card.rank, 0) for card in cards)

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
