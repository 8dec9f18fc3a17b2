"""A table that plays a game, unless told otherwise Devil's Bridge, by the entries of the pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from scorekeeper.adjustments import Adjusted
from scorekeeper.beginning import start
from scorekeeper.cards import Card, Suit
from scorekeeper.changing import Renamed
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.log import Begun, Event, Log, Redid, Undid, Wrote, ask, fold
from scorekeeper.messages import Refused
from scorekeeper.record.hands import HandRead
from scorekeeper.rules import Cells, Deal, Hand, in_cells
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Seated, Way

NAMES = ("Ani", "Budi", "Citra", "Dewi", "Eka", "Fajar", "Gita", "Hadi")
COMERS = (Way.JOINS, Way.TAKES_OVER)
CLOSING = ("tricks", "jack", "card_points", "claim")  # what is written last and in one go
Tricks = Sequence[tuple[int, list[str]]]  # who took each, and its cards


def first_to_speak(game: str, players: int, seat: int = 0) -> int:
    """Who deals when this seat speaks first."""
    return (seat - 1) % players if GAMES[game].clockwise else (seat + 1) % players


def begun(
    players: int = 4, first_dealer: int | None = None, game: str = "devils-bridge", **rules: Any
) -> Begun:
    """The first event of a game; unless another seat deals first, seat 0 speaks first."""
    dealer = first_to_speak(game, players) if first_dealer is None else first_dealer
    sheet = start(chosen(GAMES[game], rules), NAMES[:players], dealer)
    return Begun(game, rules_of(sheet.game), sheet.players, sheet.first_dealer)


def cells(**rows: Sequence[Any]) -> dict[tuple[str, Any], Any]:
    """Rows by the name of their field, a value for every seat."""
    return {(name, seat): value for name, row in rows.items() for seat, value in enumerate(row)}


@dataclass
class Table:
    """A game that is being played."""

    log: Log

    @property
    def sheet(self) -> Scoresheet:
        return self.log.sheet

    @property
    def current(self) -> Hand:
        assert self.sheet.current
        return self.sheet.current

    def write(self, event: Event) -> None:
        ask(self.log, event)
        self.log.add(event)

    def cell(self, name: str, place: Any, value: Any) -> None:
        hand = self.sheet.current
        number = hand.deal.number if hand else len(self.sheet.lines) + 1
        self.write(Wrote(number, {(name, place): value}))

    def bid(self, *bids: Any) -> None:
        """Bids in the order of speaking, from the dealer's left on."""
        for seat, bid in zip(self.current.deal.seats, bids, strict=False):
            self.cell("bid", seat, bid)

    def take(self, *sides: int) -> None:
        """The tricks that fall next, by their winners."""
        for side in sides:
            self.cell("won", len(self.current.named("won")) + 1, side)

    def count(self, *tricks: Any) -> None:
        """The tricks of every seat, counted at the end of the hand."""
        self.write(Wrote(self.current.deal.number, cells(tricks=tricks)))

    def enter(self, hand: Mapping[str, Any]) -> None:
        """A hand as a record has it: cell by cell, and what closes it at last and in one go."""
        read = HandRead(self.sheet, self.current.deal.number, hand)
        assert not read.problems
        written = in_cells(read.rows)
        closing = {cell: v for cell, v in written.items() if cell[0] in CLOSING}
        for name, place in sorted(written.keys() - closing, key=self.order):
            self.cell(name, place, written[name, place])
        if closing:
            self.write(Wrote(self.current.deal.number, closing))

    def order(self, cell: tuple[str, Any]) -> tuple[int, Any]:
        """Field by field; the bids in the order of speaking."""
        (name, place), fields = cell, list(self.sheet.game.fields)
        return fields.index(name), self.current.deal.seats.index(place) if name == "bid" else place

    def play(self, bids: Sequence[int], tricks: Sequence[int]) -> None:
        """A whole hand; bids and tricks by seat."""
        self.bid(*(bids[seat] for seat in self.current.deal.seats))
        self.count(*tricks)

    def seat(self, seat: int, way: Way, name: str = "", lowest: bool = False) -> None:
        """Somebody comes or goes before the next hand of which nothing is written."""
        coming = self.sheet.coming
        number = coming.number if coming else len(self.sheet.lines) + 1
        self.write(Seated(number, seat, way, name, lowest))

    def add(self, side: int, points: int, reason: str = "") -> None:
        """Points by hand, after the last whole hand."""
        self.write(Adjusted(len(self.sheet.lines), side, points, reason))

    def correct(self, hand: int, written: Cells) -> None:
        self.write(Wrote(hand, written, correction=True))

    def undo(self) -> None:
        self.write(Undid(self.log.done[-1].version if self.log.done else 0))

    def redo(self) -> None:
        self.write(Redid(self.log.undone[-1].version if self.log.undone else 0))


def table(
    players: int = 4, first_dealer: int | None = None, game: str = "devils-bridge", **rules: Any
) -> Table:
    return Table(fold([begun(players, first_dealer, game, **rules)]))


def every_deal(sheet: Scoresheet) -> list[Deal]:
    """The deals of all hands; only of a game that has a last one."""
    numbers = range(1, 1 + len(sheet.game.series(len(sheet.players))))
    return [deal for number in numbers if (deal := sheet.deal(number))]


def five_cards() -> Table:
    """The table of the examples DB-C: four players, five cards, seat 3 deals."""
    return table(4, 3, max_cards=5, sequence="down")


def legal(hand: Hand, game: Game) -> list[int]:
    """What the next player may bid."""
    seat = next(seat for seat in hand.deal.seats if seat not in hand.named("bid"))
    choices = game.fields["bid"].choices(hand, seat) or {}
    return [bid for bid, barred in choices.items() if not barred]


def play_at_random(table: Table, rnd: Random, hands: int = 99) -> None:
    """Plays so many hands, or to the end: some bids change, and tricks are tapped or counted."""
    while table.sheet.current and hands > 0:
        hands -= 1
        if "bid" in table.sheet.game.fields:
            bid_at_random(table, rnd)
        tricks = deal_at_random(table, rnd)
        if "card_points" in table.sheet.game.fields:
            count_cards(table, rnd, tricks)
        else:
            fall(table, rnd, tricks)


def come_and_go(table: Table, rnd: Random) -> None:
    """Somebody may come or go, be renamed, or be given points, as far as the rules allow it."""
    size, name = len(table.sheet.seated), f"Guest {table.log.version}"
    seat, way = rnd.randrange(size), rnd.choice(list(Way))
    seat, name = size if way is Way.JOINS else seat, name if way in COMERS else ""
    with suppress(Refused):
        table.seat(seat, way, name, way is Way.JOINS and rnd.random() < 0.5)
    with suppress(Refused):
        table.write(Renamed(rnd.randrange(size), rnd.choice(NAMES)))
    with suppress(Refused):
        table.add(rnd.randrange(size), rnd.randint(-5, 5), "why")


def bid_at_random(table: Table, rnd: Random) -> None:
    for seat in table.current.deal.seats:
        bids = legal(table.current, table.sheet.game)
        for bid in rnd.sample(bids, rnd.choice([1, 1, min(2, len(bids))])):
            table.cell("bid", seat, bid)
    if "trump" in table.sheet.game.fields and rnd.random() < 0.3:
        table.cell("trump", None, rnd.choice(["hearts", "none"]))


def deal_at_random(table: Table, rnd: Random) -> Tricks:
    """Every trick of a hand: who took it, and its cards; a card that is left may be turned up."""
    deal, pack = table.current.deal, table.sheet.game.pack.names
    rnd.shuffle(pack)
    if "turned_up" in table.sheet.game.fields and (pack[-1][0] == "J" or rnd.random() < 0.5):
        table.cell("turned_up", None, pack[-1])
    luck = [rnd.random() ** 2 for _ in table.current.sides]
    takers = rnd.choices(table.current.sides, luck, k=deal.cards)
    players = len(deal.seats)
    return [(taker, pack[players * n :][:players]) for n, taker in enumerate(takers)]


def fall(table: Table, rnd: Random, tricks: Tricks) -> None:
    """Tapped or counted, and each jack to whoever took it, where that is asked."""
    takers, jacks = [taker for taker, _ in tricks], taken_jacks(table, tricks)
    if rnd.random() < 0.5:
        table.take(*takers)
        for cell, taker in jacks.items():
            table.cell(*cell, taker)
    else:
        counts = {("tricks", side): takers.count(side) for side in table.current.sides}
        table.write(Wrote(table.current.deal.number, counts | jacks))


def taken_jacks(table: Table, tricks: Tricks) -> dict[tuple[str, Any], int]:
    asked = "jack" in table.sheet.game.fields
    found = [(Card.named(card), taker) for taker, cards in tricks for card in cards if asked]
    return {("jack", str(card.suit)): taker for card, taker in found if card.rank == "J"}


def count_cards(table: Table, rnd: Random, tricks: Tricks) -> None:
    """Trump and combinations, tricks if they are told, then the card points, or a claim."""
    table.cell("trump", None, str(rnd.choice([*Suit])))
    some = tricks[: rnd.randint(1, 8)]
    for suit in rnd.sample([*Suit], rnd.randint(0, 2)):
        cards = rnd.choice(["KQ", "KQJ"])
        table.cell("combination", str(suit), (rnd.choice(some)[0], cards))
    claimers = may_claim(table, points(table, some)) if rnd.random() < 0.5 else []
    takers = [taker for taker, _ in (some if claimers else tricks)]
    told: Cells = rnd.choice([{}, cells(tricks=[takers.count(side) for side in range(2)])])
    if not told and rnd.random() < 0.5:
        table.take(*takers)
    claim = {("claim", None): rnd.choice(claimers)} if claimers else {}
    counts = points(table, some if claimers else tricks)
    table.write(Wrote(table.current.deal.number, {**told, **counts, **claim}))


def points(table: Table, tricks: Tricks) -> dict[tuple[str, Any], int]:
    """The card points of both sides."""
    worth, piles = table.sheet.game.pack.worth, [0, 0]
    for taker, cards in tricks:
        piles[taker] += sum(worth.get(Card.named(card).rank, 0) for card in cards)
    return cells(card_points=piles)


def may_claim(table: Table, counts: Cells) -> list[int]:
    hand = table.current.filled({**table.current.cells, **counts})
    choices = table.sheet.game.fields["claim"].choices(hand, None) or {}
    return [side for side, barred in choices.items() if not barred]


def refusal(act: Callable[..., object], *args: Any) -> list[str]:
    """The codes with which this is refused."""
    with pytest.raises(Refused) as refused:
        act(*args)
    return [problem.code for problem in refused.value.problems]


def a_record(
    *hands: Any,
    players: int = 4,
    game: str = "devils-bridge",
    rules: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """The record of a game in which seat 0 speaks first."""
    return {
        "format": "scorekeeper/1",
        "game": game,
        "rules": dict(rules or {}),
        "players": list(NAMES[:players]),
        "first_dealer": first_to_speak(game, players),
        "hands": list(hands),
        **more,
    }
