"""Cards that are dealt at random and played out by the rules of their game, and their piles."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from scorekeeper.cards import Card, Suit
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.log import Wrote
from scorekeeper.referee import Choice, choice, trick_of
from scorekeeper.rules import Deal
from scorekeeper.trick import Trick
from tests.playing import Table, bid_at_random, table


class Dealt(NamedTuple):
    """A hand of cards before anybody leads."""

    hands: dict[int, list[Card]]  # of every seat
    trump: Suit | None
    turned_up: Card | None  # where that is a fact of the game


class Play(NamedTuple):
    """One card that is to be played: by whom, to what, and what there is to choose from."""

    seat: int
    trick: Trick
    hand: list[Card]
    choice: Choice


class Taken(NamedTuple):
    """A trick that is over."""

    trick: Trick
    seat: int  # that won it


def dealt(game: Game, deal: Deal, rnd: Random) -> Dealt:
    """Shuffled cards, and now and then such that the first to play wins every trick."""
    pack = [Card.named(name) for name in game.pack.names]
    rnd.shuffle(pack)
    out = None
    if "turned_up" in game.fields:
        out = next((card for card in pack if card.rank == "J" or rnd.random() < 0.7), pack[0])
        pack.remove(out)
    trump = game.trump or (out.suit if out else rnd.choice([*Suit]))
    none = "none" in game.trumps and rnd.random() < 0.2
    if rnd.random() < 0.1:
        pack.sort(key=lambda card: (card.suit == trump, game.pack.ranks.index(card.rank)))
        pack = strongest_first(game, deal, pack[::-1])
    hands = {seat: pack[n :: len(deal.seats)][: deal.cards] for n, seat in enumerate(deal.seats)}
    return Dealt(hands, None if none else trump, out)


def strongest_first(game: Game, deal: Deal, cards: list[Card]) -> list[Card]:
    """Cards in the order of the deal, of which the side that leads has the strongest."""
    [side] = [side for side in game.sides(len(deal.seats)) if deal.seats[0] in side]
    best = iter(cards[: deal.cards * len(side)])
    rest = iter(cards[deal.cards * len(side) :])
    return [next(best if seat in side else rest) for _ in range(deal.cards) for seat in deal.seats]


def plays(game: Game, deal: Deal, cards: Dealt, rnd: Random) -> Iterator[Play | Taken]:
    """A hand that is played out by legal cards only: every card, and each trick once it is over."""
    hands, seats = {seat: [*hand] for seat, hand in cards.hands.items()}, [*deal.seats]
    for _ in range(deal.cards):
        trick = trick_of(game, cards.trump, [], len(seats))
        for seat in seats:
            may = choice(game, trick, hands[seat])
            yield Play(seat, trick, [*hands[seat]], may)
            card = rnd.choice(may.legal)
            hands[seat].remove(card)
            trick = trick_of(game, cards.trump, [*trick.cards, card], len(seats))
        first = trick.cards.index(trick.winner)
        seats = seats[first:] + seats[:first]
        yield Taken(trick, seats[0])


def tricks(game: Game, deal: Deal, cards: Dealt, rnd: Random) -> list[Taken]:
    return [one for one in plays(game, deal, cards, rnd) if isinstance(one, Taken)]


def side_of(game: Game, taken: Taken) -> int:
    """Who scores the trick."""
    sides = game.sides(len(taken.trick.cards))
    return next(n for n, seats in enumerate(sides) if taken.seat in seats)


def at_a_table(key: str, rnd: Random) -> Table:
    """A table of any size with any dealer, and bids where there are some."""
    rules: dict[str, Any] = {}
    if "max_cards" in vars(GAMES[key]()):
        rules = {"max_cards": rnd.randint(1, 7), "sequence": "down"}
    players = rnd.choice([*GAMES[key].players])
    at = table(players, rnd.randrange(players), key, **rules)
    if "bid" in at.sheet.game.fields:
        bid_at_random(at, rnd)
    return at


def give(at: Table, cards: Dealt, taken: Taken, noted: bool) -> None:
    """A trick with its cards in one entry; with the first of them trump, if that is not noted."""
    number = len(at.current.named("won")) + 1
    told: dict[tuple[str, Any], Any] = {
        ("won", number): side_of(at.sheet.game, taken),
        ("played", number): " ".join(map(str, taken.trick.cards)),
    }
    if number == 1 and not noted and "trump" in at.sheet.game.fields:
        told["trump", None] = str(cards.trump or "none")
    at.write(Wrote(at.current.deal.number, told))


def recorded(at: Table, cards: Dealt, fallen: list[Taken], rnd: Random) -> None:
    """A hand, trick by trick."""
    noted = rnd.random() < 0.5
    if cards.turned_up:
        at.cell("turned_up", None, str(cards.turned_up))
    if noted and "trump" in at.sheet.game.fields:
        at.cell("trump", None, str(cards.trump or "none"))
    for taken in fallen:
        give(at, cards, taken, noted)


def play_with_cards(at: Table, rnd: Random, hands: int = 99) -> None:
    """Plays so many hands, or to the end, and records every card."""
    while at.sheet.current and hands > 0:
        hands -= 1
        if "bid" in at.sheet.game.fields:
            bid_at_random(at, rnd)
        game, deal = at.sheet.game, at.current.deal
        cards = dealt(game, deal, rnd)
        recorded(at, cards, tricks(game, deal, cards, rnd), rnd)
