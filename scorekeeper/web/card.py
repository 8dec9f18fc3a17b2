"""The card that was turned up: its suit is chosen first, and its rank sends it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.cards import Card, Suit
from scorekeeper.game import Game
from scorekeeper.messages import N_, Message
from scorekeeper.rules import Hand


@dataclass(frozen=True)
class Picked:
    """What is chosen of the card so far, and the ranks that can follow."""

    suit: Suit | None
    rank: str
    ranks: list[str]  # from the highest


def asked(game: Game, hand: Hand, form: Mapping[str, str]) -> bool:
    """It is asked before anything else is written, unless it is left out; or to change it.

    A form that chose no card asks for it again.
    """
    if "turned_up" not in game.fields:
        return False
    started = "skip" in form or "way" in form or any(name.startswith("drawn-") for name in form)
    return bool(form.get("card")) or "turned_up" in form or not (hand.cells or started)


def missing(form: Mapping[str, str]) -> Message:
    """What a form that says nothing lacks: a rank was tapped before its suit, or no key at all."""
    if "turned_up" in form:
        return Message(N_("Choose the suit first, then the rank."))
    return Message(N_("Nothing was chosen. Tap a key."))


def picked(game: Game, hand: Hand, form: Mapping[str, str]) -> Picked:
    noted = hand.named("turned_up").get(None)
    rank, suit = Card.named(noted) if noted else ("", None)
    chosen = form.get("card", "")
    if chosen in set(Suit) and chosen != suit:
        rank, suit = "", Suit(chosen)
    return Picked(suit, rank, list(game.pack.ranks)[::-1])
