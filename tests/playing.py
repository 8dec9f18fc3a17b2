"""A table that plays Devil's Bridge through the same entries as the pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.log import Begun, Event, Log, Redid, Undid, Wrote, ask, fold
from scorekeeper.messages import Refused
from scorekeeper.rules import Cells, Deal, Hand
from scorekeeper.scoresheet import Scoresheet, start

NAMES = ("Ani", "Budi", "Citra", "Dewi", "Eka", "Fajar", "Gita", "Hadi")


def begun(players: int = 4, first_dealer: int | None = None, **rules: Any) -> Begun:
    """The first event of a game; unless another seat deals first, seat 0 bids first."""
    dealer = players - 1 if first_dealer is None else first_dealer
    sheet = start(chosen(DevilsBridge, rules), NAMES[:players], dealer)
    return Begun("devils-bridge", rules_of(sheet.game), sheet.players, sheet.first_dealer)


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

    def play(self, bids: Sequence[int], tricks: Sequence[int]) -> None:
        """A whole hand; bids and tricks by seat."""
        self.bid(*(bids[seat] for seat in self.current.deal.seats))
        self.count(*tricks)

    def correct(self, hand: int, written: Cells) -> None:
        self.write(Wrote(hand, written, correction=True))

    def undo(self) -> None:
        self.write(Undid(self.log.done[-1].version if self.log.done else 0))

    def redo(self) -> None:
        self.write(Redid(self.log.undone[-1].version if self.log.undone else 0))


def table(players: int = 4, first_dealer: int | None = None, **rules: Any) -> Table:
    return Table(fold([begun(players, first_dealer, **rules)]))


def every_deal(sheet: Scoresheet) -> list[Deal]:
    """The deals of all hands; only of a game that has a last one."""
    numbers = range(1, 1 + len(sheet.game.series(len(sheet.players))))
    return [deal for number in numbers if (deal := sheet.deal(number))]


def five_cards() -> Table:
    """The table of the examples DB-C: four players, five cards, seat 3 deals."""
    return table(4, 3, max_cards=5, sequence="down")


def legal(hand: Hand, game: DevilsBridge) -> list[int]:
    """What the next player may bid."""
    seat = next(seat for seat in hand.deal.seats if seat not in hand.named("bid"))
    choices = game.fields["bid"].choices(hand, seat) or {}
    return [bid for bid, barred in choices.items() if not barred]


def play_at_random(table: Table, rnd: Random, hands: int = 99) -> None:
    """Plays so many hands, or to the end: some bids change, and tricks are tapped or counted."""
    game = table.sheet.game
    assert isinstance(game, DevilsBridge)
    while table.sheet.current and hands > 0:
        hands -= 1
        for seat in table.current.deal.seats:
            bids = legal(table.current, game)
            for bid in rnd.sample(bids, rnd.choice([1, 1, min(2, len(bids))])):
                table.cell("bid", seat, bid)
        if rnd.random() < 0.3:
            table.cell("trump", None, rnd.choice(["hearts", "none"]))
        takers = rnd.choices(range(len(table.sheet.players)), k=table.current.deal.cards)
        if rnd.random() < 0.5:
            table.take(*takers)
        else:
            table.count(*map(takers.count, range(len(table.sheet.players))))


def refusal(act: Callable[..., object], *args: Any) -> list[str]:
    """The codes with which this is refused."""
    with pytest.raises(Refused) as refused:
        act(*args)
    return [problem.code for problem in refused.value.problems]


def a_record(
    *hands: Any, players: int = 4, rules: Mapping[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    """The record of a game in which seat 0 bids first."""
    return {
        "format": "scorekeeper/1",
        "game": "devils-bridge",
        "rules": dict(rules or {}),
        "players": list(NAMES[:players]),
        "first_dealer": players - 1,
        "hands": list(hands),
        **more,
    }
