"""The hand that is being written, laid out for its page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.messages import N_, NN_, Mark, Message, Problem, Side, total
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
    bid: int
    tricks: int
    mark: Mark
    words: Message
    leads: bool


def seats(sheet: Scoresheet, hand: Hand) -> list[Seat]:
    bids, window = hand.named("bid"), sheet.game.fields["bid"].window
    return [
        Seat(
            side,
            turn,
            sheet.players[side],
            side == hand.deal.dealer,
            sheet.totals[side],
            bids.get(side),
            window(hand, side) is None,
        )
        for turn, side in enumerate(hand.deal.seats, 1)
    ]


def asked(sheet: Scoresheet, hand: Hand, edit: str | None) -> int | None:
    """Whose bid the pad is for: the one to be changed if it still may be, else the next."""
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


def meter(hand: Hand) -> tuple[int, Message]:
    """The sum of the bids, and how it stands to the tricks."""
    bids = hand.named("bid")
    waiting = len(hand.deal.seats) - len(bids)
    if waiting > 1:
        one, many = NN_("one still to bid", "{n} still to bid")
        return sum(bids.values()), Message(one, {"n": waiting}, many)
    return sum(bids.values()), outlook(hand, sum(bids.values()))


def question(hand: Hand, side: int) -> Message:
    """What is asked of this player."""
    values = {"who": Side(side)}
    if side in hand.named("bid"):
        return Message(N_("{who} bids again"), values)
    if side == hand.deal.seats[0]:
        return Message(N_("{who} bids first"), values)
    last = side == hand.deal.dealer
    return Message(N_("{who} bids last") if last else N_("{who} bids"), values)


def tiles(sheet: Scoresheet, hand: Hand) -> list[Tile]:
    won = hand.named("won")
    leader = won[max(won)] if won else hand.deal.seats[0]  # the winner of a trick leads (DB16)
    return [_tile(sheet, hand, seat, leads=seat.side == leader) for seat in seats(sheet, hand)]


def _tile(sheet: Scoresheet, hand: Hand, seat: Seat, leads: bool) -> Tile:
    bid, tricks = hand.named("bid")[seat.side], hand.tricks.get(seat.side, 0)
    mark, words = progress(sheet, bid, tricks)
    return Tile(seat, bid, tricks, mark, words, leads)


def progress(sheet: Scoresheet, bid: int, tricks: int) -> tuple[Mark, Message]:
    found = sheet.game.progress(bid, tricks)
    assert found
    return found


def counted(sheet: Scoresheet) -> bool:
    """Were the tricks of the last hand counted at its end?"""
    if not sheet.lines:
        return False
    hand = sheet.lines[-1].hand
    return bool(hand.named("tricks")) and not hand.named("won")


@dataclass(frozen=True)
class Count:
    """One player's row when the tricks are counted at the end of the hand."""

    seat: Seat
    bid: int
    tricks: int
    rest: bool  # worked out from the others' counts
    touched: bool
    choices: list[int]  # the keys that are shown
    more: bool  # there are other numbers
    hint: int | None  # the number that would make the sum right
    points: int
    mark: Mark
    words: Message


@dataclass(frozen=True)
class Counts:
    """All rows, and what they come to."""

    rows: list[Count]
    sum: int
    cards: int

    @property
    def missed(self) -> list[Count]:
        return [row for row in self.rows if row.tricks != row.bid]

    @property
    def rest(self) -> Count | None:
        return next((row for row in self.rows if row.rest), None)


def counts(sheet: Scoresheet, hand: Hand, form: Mapping[str, str]) -> Counts:
    """The rows as a form has them: whatever nobody touched is as bid, and the last is the rest."""
    bids, cards = hand.named("bid"), hand.deal.cards
    typed, touched = _typed(hand, form)
    untouched = [side for side in hand.deal.seats if side not in touched]
    rest = None
    if len(untouched) == 1:
        others = sum(typed[side] for side in touched)
        if 0 <= cards - others <= cards and cards - others != bids[untouched[0]]:
            rest = untouched[0]
            typed[rest] = cards - others
    short = cards - sum(typed.values())
    wide = form.get("all", "")
    rows = [
        _count(
            sheet,
            hand,
            seat,
            typed[seat.side],
            short,
            wide,
            seat.side == rest,
            seat.side in touched,
        )
        for seat in seats(sheet, hand)
    ]
    return Counts(rows, cards - short, cards)


def _typed(hand: Hand, form: Mapping[str, str]) -> tuple[dict[int, int], set[int]]:
    """Each count of the form, and whose was touched: it is not as it was drawn."""
    typed, touched = dict(hand.named("bid")), set()
    for side in hand.deal.seats:
        as_bid = str(hand.named("bid")[side])
        text = form.get(f"tricks-{side}", form.get(f"drawn-{side}", as_bid))
        number = forms.whole(text)
        if isinstance(number, int) and 0 <= number <= hand.deal.cards:
            typed[side] = number
        if f"touched-{side}" in form or form.get(f"drawn-{side}", as_bid) != text:
            touched.add(side)
    return typed, touched


def _count(
    sheet: Scoresheet,
    hand: Hand,
    seat: Seat,
    tricks: int,
    short: int,
    wide: str,
    rest: bool,
    touched: bool,
) -> Count:
    bid, cards = hand.named("bid")[seat.side], hand.deal.cards
    told = sheet.game.told(hand, seat.side) | {"tricks": tricks}
    mark, words = progress(sheet, bid, tricks)
    shown = list(range(cards + 1))
    if cards > 6 and wide != str(seat.side):  # five round the bid, and the rest behind "…"
        first = min(max(min(bid, tricks + 2) - 2, 0), cards - 4)
        shown = [n for n in shown if first <= n <= first + 4 or n in (tricks, tricks + short)]
    right = tricks + short
    hint = right if short and 0 <= right <= cards else None
    points = total(sheet.game.score(**told))
    more = len(shown) <= cards
    return Count(seat, bid, tricks, rest, touched, shown, more, hint, points, mark, words)


def sum_said(counted: Counts) -> Message:
    """What the counts come to, and what to do about it."""
    values: dict[str, Any] = {"sum": counted.sum, "cards": counted.cards, "n": counted.cards}
    if counted.sum != counted.cards:
        text = N_("{sum} of {cards} tricks so far. A dashed key puts it right.")
        return Message(text, values)
    if counted.rest:
        text = N_("{cards} of {cards} tricks. {who}’s count is the rest.")
        return Message(text, values | {"who": Side(counted.rest.seat.side)})
    return Message(N_("{cards} of {cards} tricks. Everyone else is as bid."), values)


def save_said(counted: Counts, number: int) -> Message:
    """What the main key of the counts says."""
    off = counted.cards - counted.sum
    if off > 0:
        one, many = NN_("1 trick still to place", "{n} tricks still to place")
        return Message(one, {"n": off}, many)
    if off < 0:
        one, many = NN_("1 trick too many", "{n} tricks too many")
        return Message(one, {"n": -off}, many)
    return Message(N_("Save hand {number}"), {"number": number})
