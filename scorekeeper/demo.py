"""Whole games as people of different skill may have played them, to try the pages with.

The same seed gives the same games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Any, NamedTuple

from scorekeeper.beginning import start
from scorekeeper.cards import Card, Suit
from scorekeeper.games import GAMES
from scorekeeper.house_rules import rules_of
from scorekeeper.log import Begun, Ended, Event, Wrote, begin
from scorekeeper.rules import Cell, Hand
from scorekeeper.scoresheet import Scoresheet

OFTEN = timedelta(days=3)  # from one game to the next
LONGEST = timedelta(days=3650)  # however many games there are
EARLY = 0.03  # of the games stop before their end
TURNED_UP, COMBINED = 0.7, 0.15


class Person(NamedTuple):
    """How often the tricks come as somebody bid them, and how many come at all."""

    name: str
    skill: float
    luck: float


PEOPLE = (
    Person("Noor", 0.78, 1.2),
    Person("Mara", 0.72, 1.1),
    Person("Tobias", 0.70, 1.0),
    Person("Jun", 0.66, 1.1),
    Person("Wren", 0.62, 0.9),
    Person("Ines", 0.60, 1.0),
    Person("지우", 0.58, 1.0),
    Person("মিতু", 0.55, 0.9),
    Person("Okello", 0.50, 1.0),
    Person("Solène", 0.48, 0.9),
    Person("Luc", 0.42, 0.8),
    Person("Éva", 0.35, 0.8),
)


def games(count: int, seed: int, until: datetime) -> Iterator[list[Event]]:
    """The events of so many games, the oldest first, spread over the time before *until*."""
    rnd, step = Random(seed), min(OFTEN, LONGEST / max(count, 1))
    for number in range(count):
        began = until - (count - number) * step
        yield list(game(rnd, began))


def game(rnd: Random, began: datetime) -> Iterator[Event]:
    """One game of any kind, with whoever had time."""
    kind = GAMES[rnd.choice(list(GAMES))]()
    people = rnd.sample(PEOPLE, rnd.choice(kind.players))
    dealer = rnd.randrange(len(people))
    blank = start(kind, [person.name for person in people], dealer)
    kept = {"started_at": began.replace(microsecond=0).isoformat()}
    yield (begun := Begun(kind.key, rules_of(kind), blank.players, dealer, kept=kept))
    sheet, stops = begin(begun), rnd.random() < EARLY
    while hand := sheet.current:
        if stops and hand.deal.number > rnd.randint(2, 12):
            yield Ended()
            return
        cells = played(rnd, sheet, hand, people)
        yield Wrote(hand.deal.number, cells)
        sheet = sheet.written(hand.deal.number, cells)


def played(
    rnd: Random, sheet: Scoresheet, hand: Hand, people: Sequence[Person]
) -> Mapping[Cell, Any]:
    """Everything that is written of a hand."""
    tricks, fields = fallen(rnd, sheet, hand, people), sheet.game.fields
    takers = [side for side, _ in tricks]
    cells: dict[Cell, Any] = {}
    if "bid" in fields:
        cells |= bids(rnd, sheet, hand, takers, people)
    if "jack" in fields:
        cells |= jacks(rnd, sheet, tricks)
    if "card_points" in fields:
        cells |= counted(rnd, sheet, hand, tricks)
    return cells | {("tricks", side): takers.count(side) for side in hand.sides}


def fallen(
    rnd: Random, sheet: Scoresheet, hand: Hand, people: Sequence[Person]
) -> list[tuple[int, list[str]]]:
    """Which side took each trick, and its cards."""
    pack, seats = sheet.game.pack.names, hand.deal.seats
    rnd.shuffle(pack)
    luck = [sum(people[seat].luck for seat in sheet.sides[side]) for side in hand.sides]
    chances = [rnd.random() * share for share in luck]
    takers = rnd.choices(list(hand.sides), chances, k=hand.deal.cards)
    size = len(seats)
    return [(side, pack[n * size : (n + 1) * size]) for n, side in enumerate(takers)]


def bids(
    rnd: Random, sheet: Scoresheet, hand: Hand, takers: Sequence[int], people: Sequence[Person]
) -> dict[Cell, Any]:
    """What everybody promised: by skill what came, else near it, and always what is allowed."""
    found: dict[Cell, Any] = {}
    for seat in hand.deal.seats:
        wanted = takers.count(seat)
        if rnd.random() > people[seat].skill:
            wanted += rnd.choice((-1, -1, 1, 1, 2))
        choices = sheet.game.fields["bid"].choices(hand.filled(found), seat) or {}
        allowed = [bid for bid, barred in choices.items() if not barred]
        found["bid", seat] = min(allowed, key=lambda bid: abs(bid - wanted))
    return found


def jacks(
    rnd: Random, sheet: Scoresheet, tricks: Sequence[tuple[int, list[str]]]
) -> dict[Cell, Any]:
    """Whoever took each jack; one that nobody took was turned up."""
    came = [(Card.named(card), side) for side, cards in tricks for card in cards]
    cells: dict[Cell, Any] = {
        ("jack", str(card.suit)): side for card, side in came if card.rank == "J"
    }
    names = {card for _, cards in tricks for card in cards}
    [left] = set(sheet.game.pack.names) - names
    tells = left.startswith("J") or rnd.random() < TURNED_UP
    return cells | ({("turned_up", None): left} if tells else {})


def counted(
    rnd: Random, sheet: Scoresheet, hand: Hand, tricks: Sequence[tuple[int, list[str]]]
) -> dict[Cell, Any]:
    """Trump, the card points of both piles, and combinations of whoever won a trick."""
    worth, piles = sheet.game.pack.worth, dict.fromkeys(hand.sides, 0)
    for side, cards in tricks:
        piles[side] += sum(worth.get(Card.named(card).rank, 0) for card in cards)
    cells: dict[Cell, Any] = {
        ("combination", str(suit)): (rnd.choice(tricks)[0], rnd.choice(("KQ", "KQJ")))
        for suit in Suit
        if rnd.random() < COMBINED
    }
    cells |= {("card_points", side): points for side, points in piles.items()}
    return cells | {("trump", None): str(rnd.choice(list(Suit)))}
