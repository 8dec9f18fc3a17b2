"""Hands as a table might play them: bids within the rules, and tricks that fall anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

SUITS = ("spades", "hearts", "diamonds", "clubs", "none")


def order(players: int, dealer: int) -> list[int]:
    """The seats as they speak, the dealer last."""
    return [(dealer + turn) % players for turn in range(1, players + 1)]


def bids(players: int, dealer: int, cards: int, random: Random) -> list[int]:
    """What everybody hopes for; the dealer one more where the hook is in the way."""
    said = [0] * players
    for seat in order(players, dealer):
        said[seat] = sum(random.random() < 1 / players for _ in range(cards))
    if sum(said) == cards:
        said[dealer] += 1 if said[dealer] < cards else -1
    return said


def hands(
    players: int, sizes: Sequence[int], seed: int, dealer: int = 0
) -> Iterator[dict[str, Any]]:
    """The hands of a game as a record has them, with who won each trick besides."""
    random = Random(seed)
    for number, cards in enumerate(sizes):
        hand = {
            "bids": bids(players, (dealer + number) % players, cards, random),
            "won": [random.randrange(players) for _ in range(cards)],
            "trump": random.choice((*SUITS, None, None, None)),
        }
        yield hand | {"tricks": [hand["won"].count(seat) for seat in range(players)]}


def recorded(hands: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same hands, counted at their ends."""
    return [{key: value for key, value in hand.items() if key != "won"} for hand in hands]
