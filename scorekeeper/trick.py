"""A trick: who wins it by its cards, and which of them a player must beat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from scorekeeper.cards import Card, Suit
from scorekeeper.messages import N_, Message


class Trick(NamedTuple):
    """Cards in the order in which they were played; the first of them was led."""

    cards: tuple[Card, ...]
    trump: Suit | None  # None: there is no trump
    ranks: Sequence[str]  # of the pack, from the lowest

    @property
    def led(self) -> Suit:
        """The suit to follow; IndexError before anybody led."""
        return self.cards[0].suit

    @property
    def trumps(self) -> list[Card]:
        return [card for card in self.cards if card.suit == self.trump]

    def strength(self, card: Card) -> tuple[bool, bool, int]:
        """The more, the better: trumps, then the suit led, then the rank."""
        return card.suit == self.trump, card.suit == self.led, self.ranks.index(card.rank)

    @property
    def winner(self) -> Card:
        """The highest trump, else the highest of the suit led (DB16, CB10, DM6, BR10)."""
        return max(self.cards, key=self.strength)

    @property
    def second(self) -> Card | None:
        """The card that would win without the winner; None where no other card could."""
        able = [card for card in self.cards if card.suit in (self.led, self.trump)]
        others = [card for card in able if card != self.winner]
        return max(others, key=self.strength, default=None)

    def above(self, cards: Iterable[Card]) -> list[Card]:
        """Those of the cards that are trumps above every trump in the trick."""
        best = max((self.strength(card) for card in self.trumps), default=None)
        mine = [card for card in cards if card.suit == self.trump]
        return [card for card in mine if best is None or self.strength(card) > best]


class Duty(NamedTuple):
    """What a player must play, and why no other card will do."""

    cards: list[Card]
    words: Message


def follow(trick: Trick, cards: list[Card]) -> Duty:
    """The suit led, by whoever has it."""
    text = N_("{led} was led and you can follow: play {cards}.")
    return duty(trick, cards, text)


def beat(trick: Trick, cards: list[Card]) -> Duty:
    """A trump, and one above every trump before it, by whoever cannot follow."""
    if not trick.trumps:
        return duty(trick, cards, N_("Void in {led}, you must trump: play {cards}."))
    return duty(trick, cards, N_("Void in {led}, you must beat the {best}: play {cards}."))


def duty(trick: Trick, cards: list[Card], text: str) -> Duty:
    """A duty in these words, which may name the suit {led}, the {best} trump and the {cards}."""
    best = max(trick.trumps, key=trick.strength, default=None)
    values = {"led": trick.led.symbol, "best": best.short if best else "", "cards": either(cards)}
    return Duty(cards, Message(text, values))


def either(cards: Sequence[Card]) -> Message:
    """The cards to choose from: A♥, J♥ or 9♥."""
    *some, last = [card.short for card in cards]
    if not some:
        return Message("{last}", {"last": last})
    return Message(N_("{some} or {last}"), {"some": ", ".join(some), "last": last})
