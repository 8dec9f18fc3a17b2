"""The tricks of a hand with bids, counted at its end: every row starts at its bid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.game import Game
from scorekeeper.messages import N_, NN_, Message, Side, total
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import forms
from scorekeeper.web.hand import Seat, seats


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
    made: bool
    promise: Message  # the bid, in words
    words: Message  # how far off it is


@dataclass(frozen=True)
class Counts:
    """All rows, and what they come to."""

    rows: list[Count]
    sum: int
    cards: int

    @property
    def missed(self) -> list[Count]:
        return [row for row in self.rows if not row.made]

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
    shown = list(range(cards + 1))
    if cards > 6 and wide != str(seat.side):  # five round the bid, and the rest behind "…"
        first = min(max(min(bid, tricks + 2) - 2, 0), cards - 4)
        shown = [n for n in shown if first <= n <= first + 4 or n in (tricks, tricks + short)]
    right = tricks + short
    hint = right if short and 0 <= right <= cards else None
    points, made = total(sheet.game.score(**told)), bool(sheet.game.made(**told))
    field, more = sheet.game.fields["bid"], len(shown) <= cards
    words = field.say(field.words, seat.side, bid), how(sheet.game, bid, tricks)
    return Count(seat, bid, tricks, rest, touched, shown, more, hint, points, made, *words)


def how(game: Game, bid: int, tricks: int) -> Message:
    """How far the tricks are from the bid."""
    if tricks == bid:
        return Message(N_("as called") if game.calls else N_("as bid"))
    text = N_("{n} over") if tricks > bid else N_("{n} short")
    return Message(text, {"n": abs(tricks - bid)})


def sum_said(game: Game, counted: Counts) -> Message:
    """What the counts come to, and what to do about it."""
    values: dict[str, Any] = {"sum": counted.sum, "cards": counted.cards, "n": counted.cards}
    if counted.sum != counted.cards:
        text = N_("{sum} of {cards} tricks so far. A dashed key puts it right.")
        return Message(text, values)
    if counted.rest:
        text = N_("{cards} of {cards} tricks. {who}’s count is the rest.")
        return Message(text, values | {"who": Side(counted.rest.seat.side)})
    text = N_("{cards} of {cards} tricks. Everyone else is as bid.")
    if game.calls:
        text = N_("{cards} of {cards} tricks.")
    return Message(text, values)


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
