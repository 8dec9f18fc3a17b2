"""What a player sees on their own phone: the pad when it is their turn, else how it stands."""

from __future__ import annotations

from typing import Any

from scorekeeper.game import Game
from scorekeeper.messages import N_, NN_, Message, Side
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import hand


def asking(sheet: Scoresheet, current: Hand, seat: int, edit: bool) -> dict[str, Any]:
    """What the phone of this seat asks, and what it knows of the hand."""
    if "bid" not in sheet.game.fields:
        return {"hand": current, "seat": seat, "question": playing(current)}
    turn = hand.asked(sheet, current, None)
    asked = is_asked(sheet, current, seat, edit)
    known = {
        "hand": current,
        "seats": hand.seats(sheet, current),
        "seat": seat,
        "turn": seat if asked else turn,
        "pad": hand.pad(sheet, current, seat) if asked else [],
        "question": question(sheet.game, current, seat if asked else turn, asked),
        "meter": meter(sheet.game, current, seat, asked),
        "free": free(sheet, current, seat),
    }
    return known if asked or turn is not None else known | {"tiles": hand.tiles(sheet, current)}


def playing(current: Hand) -> Message:
    """What a player is told where nobody bids."""
    return Message(N_("Hand {number} is being played"), {"number": current.deal.number})


def may_bid(sheet: Scoresheet, current: Hand, seat: int) -> bool:
    """Do the rules allow this seat a bid now, its first or another one?"""
    field = sheet.game.fields.get("bid")
    return field is not None and seat in current.deal.seats and not field.window(current, seat)


def is_asked(sheet: Scoresheet, current: Hand, seat: int, edit: bool) -> bool:
    """Is the pad shown: is it this seat's turn, or is its bid to be changed?"""
    return may_bid(sheet, current, seat) and (edit or seat not in current.named("bid"))


def asked(sheet: Scoresheet, seat: int | None) -> Message | None:
    """What this seat is asked now, once it is its turn; nothing for a phone without one."""
    current = sheet.current
    if seat is None or not current or seat != hand.asked(sheet, current, None):
        return None
    return question(sheet.game, current, seat, True)


def free(sheet: Scoresheet, current: Hand, seat: int) -> Message | None:
    """That this seat's bid stands, and until when it may change; nothing once it may not."""
    bid = current.named("bid").get(seat)
    if bid is None or not may_bid(sheet, current, seat):
        return None
    order = current.deal.seats
    after = order[order.index(seat) + 1 :]
    text = N_("You bid {bid}. It is free to change until the first trick.")
    if sheet.game.calls:
        text = N_("You called {bid}. It is free to change until the first trick.")
    if after:
        text = N_("You bid {bid}. It is free to change until {next} has bid.")
        if sheet.game.calls:
            text = N_("You called {bid}. It is free to change until {next} has called.")
    return Message(text, {"bid": bid, "next": Side((*after, seat)[0])})


def question(game: Game, current: Hand, side: int | None, asked: bool) -> Message:
    """What is asked of the player, or whom the table waits for."""
    if side is None:
        text = N_("Trick {trick} is being played")
        return Message(text, {"trick": len(current.named("won")) + 1})
    if not asked:
        return hand.question(game, current, side)
    text = N_("Your call, {who}") if game.calls else N_("Your bid, {who}")
    return Message(text, {"who": Side(side)})


def meter(game: Game, current: Hand, seat: int, asked: bool) -> tuple[Message, Message]:
    """The sum of the bids; for the player who is asked, how many bid after them."""
    come_to, state = hand.meter(game, current)
    if not asked:
        return come_to, state
    order = current.deal.seats
    after = len(order) - order.index(seat) - 1
    one, many = NN_("one bids after you", "{n} bid after you")
    if game.calls:
        one, many = NN_("one calls after you", "{n} call after you")
    last = N_("you call last") if game.calls else N_("you bid last")
    return come_to, Message(one, {"n": after}, many) if after else Message(last)
