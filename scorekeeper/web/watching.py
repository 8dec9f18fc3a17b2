"""The hand as whoever only watches sees it: on a phone, and on the board across the room."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from scorekeeper.messages import N_, NN_, Mark, Message, Side
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import charts, hand, texts


class Row(NamedTuple):
    """How one side stands in the hand that is being played."""

    side: int
    bid: int | None
    tricks: int | None
    mark: Mark | None
    words: Message | None
    dealer: bool
    turn: bool  # it bids now, or leads


def watched(sheet: Scoresheet, current: Hand) -> dict[str, Any]:
    """What the page of a hand shows to a watcher."""
    asked = hand.asked(sheet, current, None)
    return {
        "part": "watching",
        "hand": current,
        "asks": [],
        "seats": [] if asked is None else hand.seats(sheet, current),
        "side": asked,
        "meter": hand.meter(sheet.game, current) if "bid" in sheet.game.fields else (),
        "waits": waits(sheet, asked),
        "left": left(current),
        "rows": rows(sheet, current),
        "chart": drawn(sheet, 358, 210),
    }


def waits(sheet: Scoresheet, side: int | None) -> Message | None:
    """For whose bid the table waits."""
    return None if side is None else Message(N_("waiting for {who}"), {"who": Side(side)})


def left(current: Hand) -> Message:
    """How many tricks are still to be won."""
    one, many = NN_("one trick left", "{n} tricks left")
    left = current.deal.cards - len(current.named("won"))
    return Message(one, {"n": left}, many) if left else Message(N_("all tricks won"))


def rows(sheet: Scoresheet, current: Hand) -> list[Row]:
    """Every side, in the order of speaking."""
    asked = hand.asked(sheet, current, None)
    return [row(sheet, current, side, asked) for side in current.order]


def row(sheet: Scoresheet, current: Hand, side: int, asked: int | None) -> Row:
    bid, won = current.named("bid").get(side), current.named("won")
    dealer = sheet.sides[side] == [current.deal.dealer]
    if asked is not None:
        return Row(side, bid, None, None, None, dealer, side == asked)
    leads = won[max(won)] if won else current.deal.seats[0]  # the winner of a trick leads (DB16)
    known = bool(won) or bid is not None
    tricks = current.tricks.get(side, 0) if known else None
    mark, words = hand.progress(sheet, bid, tricks or 0) if bid is not None else (None, None)
    turn = side == leads and len(won) < current.deal.cards and len(current.sides) > 2
    return Row(side, bid, tricks, mark, words, dealer, turn)


def drawn(sheet: Scoresheet, width: int, height: int) -> charts.Lines | None:
    """The totals, hand by hand, once there are any."""
    totals = sheet.course
    if not totals:
        return None
    return charts.lines(sheet.names, totals, width, height, partial(texts.points, game=sheet.game))
