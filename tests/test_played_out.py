"""Hands that are recorded with every card of every trick come to what their piles come to."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from scorekeeper import record
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.scoresheet import Scoresheet
from tests.dealing import Dealt, Taken, at_a_table, dealt, recorded, side_of, tricks

POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
SUITS = ("hearts", "diamonds", "clubs", "spades")
WANTED = {  # among the hands that are dealt
    "brouc": ["all", "combination", "of trump"],
    "dont-bug-me": ["all", "a jack is out"],
}
Hand = dict[str, Any]


def piled(game: Game, cards: Dealt, fallen: list[Taken]) -> Hand:
    """The same hand as somebody tells it who counts the piles, in the form of a record."""
    players = len(cards.hands)
    piles: list[list[Taken]] = [[] for _ in game.sides(players)]
    for taken in fallen:
        piles[side_of(game, taken)].append(taken)
    told: Hand = {"tricks": [*map(len, piles)]}
    if game.key == "dont-bug-me":
        told |= {"turned_up": str(cards.turned_up), "jacks": jacks(piles)}
    if game.key == "brouc":
        worth = [sum(POINTS.get(c.rank, 0) for t in pile for c in t.trick.cards) for pile in piles]
        told |= {"trump": cards.trump, "card_points": worth, "combinations": combinations(piles)}
    return told


def jacks(piles: list[list[Taken]]) -> dict[str, int]:
    found = [
        (side, card) for side, pile in enumerate(piles) for t in pile for card in t.trick.cards
    ]
    return {str(card.suit): side for side, card in found if card.rank == "J"}


def combinations(piles: list[list[Taken]]) -> list[dict[str, Any]]:
    found = []
    for side, pile in enumerate(piles):
        for trick, suit in ((taken.trick, suit) for taken in pile for suit in SUITS):
            ranks = {card.rank for card in trick.cards if card.suit == suit}
            if {"K", "Q"} <= ranks:
                cards = "KQJ" if "J" in ranks else "KQ"
                found.append({"side": side, "suit": suit, "cards": cards})
    return found


def counted(sheet: Scoresheet, hand: Hand) -> Scoresheet:
    """A sheet with this one hand, as a record brings it."""
    bids = sheet.lines[0].hand.named("bid")
    hand |= {"bids": [bids[side] for side in sorted(bids)]} if bids else {}
    return record.read({**record.write(sheet, {}), "hands": [hand]}).sheet


@pytest.mark.parametrize(
    "hands", [200, pytest.param(2_000, marks=pytest.mark.long)], ids=["some", "many"]
)
@pytest.mark.parametrize("key", GAMES)
def test_a_hand_recorded_with_its_cards_comes_to_what_its_piles_do(key: str, hands: int) -> None:
    """BR-I8, and the same for jacks; the long form plays 10,000 hands of all games together."""
    rnd, seen = Random(f"{key} {hands}"), Counter[str]()
    for _ in range(hands):
        at = at_a_table(key, rnd)
        game, deal = at.sheet.game, at.current.deal
        cards = dealt(game, deal, rnd)
        fallen = tricks(game, deal, cards, rnd)
        recorded(at, cards, fallen, rnd)
        hand = piled(game, cards, fallen)
        sheet = counted(at.sheet, hand)
        assert sheet.lines[0].scores == at.sheet.lines[0].scores
        assert sheet.lines[0].totals == at.sheet.lines[0].totals
        seen.update(kinds(hand))
    assert set(WANTED.get(key, ["all"])) <= set(seen)


def kinds(hand: Hand) -> list[str]:
    """What is special about a hand."""
    suits = [one["suit"] for one in hand.get("combinations", [])]
    told = {
        "all": sorted(hand["tricks"])[-2] == 0,
        "combination": bool(suits),
        "of trump": hand.get("trump") in suits,
        "a jack is out": hand.get("turned_up", "").startswith("J"),
    }
    return [kind for kind, is_so in told.items() if is_so]
