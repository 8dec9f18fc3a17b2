"""The hand that is being written, laid out for its page."""

from __future__ import annotations

from dataclasses import dataclass

from scorekeeper.game import Game
from scorekeeper.messages import N_, NN_, Mark, Message, Problem, Side
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import forms


@dataclass(frozen=True)
class Seat:
    """One player in a list in the order of speaking."""

    side: int
    turn: int  # from 1
    name: str
    dealer: bool
    total: int
    bid: int | None
    open: bool  # the bid may still change without being a correction


@dataclass(frozen=True)
class Key:
    """One number that can be bid, and why not if it cannot."""

    value: int
    barred: Problem | None
    outlook: Message | None  # for the last bid: what the bids would come to


@dataclass(frozen=True)
class Tile:
    """How one player stands while the tricks fall."""

    seat: Seat
    bid: int | None
    tricks: int
    mark: Mark | None
    words: Message | None
    leads: bool


def seats(sheet: Scoresheet, hand: Hand) -> list[Seat]:
    bids, field = hand.named("bid"), sheet.game.fields.get("bid")
    return [
        Seat(
            side,
            turn,
            sheet.seated[side],
            side == hand.deal.dealer,
            sheet.totals[side],
            bids.get(side),
            field is not None and field.window(hand, side) is None,
        )
        for turn, side in enumerate(hand.deal.seats, 1)
    ]


def asked(sheet: Scoresheet, hand: Hand, edit: str | None) -> int | None:
    """Whose bid the pad is for: the one to be changed if it still may be, else the next."""
    if "bid" not in sheet.game.fields:
        return None
    side, window = forms.whole(edit or ""), sheet.game.fields["bid"].window
    if isinstance(side, int) and side in hand.deal.seats and not window(hand, side):
        return side
    bids = hand.named("bid")
    return next((side for side in hand.deal.seats if side not in bids), None)


def pad(sheet: Scoresheet, hand: Hand, side: int) -> list[Key]:
    """The keys of one player's bid; the last to bid sees what each would make of the bids."""
    others = {seat: bid for seat, bid in hand.named("bid").items() if seat != side}
    last = len(others) == len(hand.deal.seats) - 1
    keys = sheet.game.fields["bid"].choices(hand, side) or {}
    return [
        Key(value, barred, outlook(hand, sum(others.values()) + value) if last else None)
        for value, barred in keys.items()
    ]


def outlook(hand: Hand, bids: int) -> Message:
    """How far the bids are over or under the tricks."""
    off = bids - hand.deal.cards
    if not off:
        return Message(N_("even"))
    return Message(N_("over by {off}") if off > 0 else N_("under by {off}"), {"off": abs(off)})


def meter(game: Game, hand: Hand) -> tuple[Message, Message]:
    """The sum of the bids, and how it stands to the tricks."""
    bids = hand.named("bid")
    text = N_("Calls {sum} of {cards}") if game.calls else N_("Bids {sum} of {cards}")
    come_to = Message(text, {"sum": sum(bids.values()), "cards": hand.deal.cards})
    waiting = len(hand.deal.seats) - len(bids)
    if waiting < 2:
        return come_to, outlook(hand, sum(bids.values()))
    one, many = NN_("one still to bid", "{n} still to bid")
    if game.calls:
        one, many = NN_("one still to call", "{n} still to call")
    return come_to, Message(one, {"n": waiting}, many)


QUESTIONS = {  # for a player who bids, and for one who calls
    "again": (N_("{who} bids again"), N_("{who} calls again")),
    "first": (N_("{who} bids first"), N_("{who} calls first")),
    "last": (N_("{who} bids last"), N_("{who} calls last")),
    "next": (N_("{who} bids"), N_("{who} calls")),
}


def question(game: Game, hand: Hand, side: int) -> Message:
    """What is asked of this player."""
    order = hand.deal.seats
    which = "first" if side == order[0] else "last" if side == order[-1] else "next"
    texts = QUESTIONS["again" if side in hand.named("bid") else which]
    return Message(texts[game.calls], {"who": Side(side)})


def tiles(sheet: Scoresheet, hand: Hand) -> list[Tile]:
    won = hand.named("won")
    leader = won[max(won)] if won else hand.deal.seats[0]  # the winner of a trick leads (DB16)
    return [_tile(sheet, hand, seat, leads=seat.side == leader) for seat in seats(sheet, hand)]


def next_trick(hand: Hand) -> Message:
    """What is asked while the tricks fall, and once they have."""
    won = len(hand.named("won"))
    if won == hand.deal.cards:
        return Message(N_("Who took the jacks?"))
    return Message(N_("Who took trick {trick}?"), {"trick": won + 1})


def _tile(sheet: Scoresheet, hand: Hand, seat: Seat, leads: bool) -> Tile:
    tricks = hand.tricks.get(seat.side, 0)
    if seat.bid is None:
        return Tile(seat, None, tricks, None, None, leads)
    mark, words = progress(sheet, seat.bid, tricks)
    return Tile(seat, seat.bid, tricks, mark, words, leads)


def progress(sheet: Scoresheet, bid: int, tricks: int) -> tuple[Mark, Message]:
    found = sheet.game.progress(bid, tricks)
    assert found
    return found


def counted(sheet: Scoresheet) -> bool:
    """Were the tricks of the last hand counted at its end? Without bids that is usual."""
    if not sheet.lines:
        return "bid" not in sheet.game.fields
    hand = sheet.lines[-1].hand
    return bool(hand.named("tricks")) and not hand.named("won")
