"""What every page of a sheet shows or needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from scorekeeper import words
from scorekeeper.cards import SUITS, Card
from scorekeeper.messages import N_, NN_, Message
from scorekeeper.rules import Deal, Hand, suit_named
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Stored
from scorekeeper.web import access, following, forms, texts, who


class Shown(NamedTuple):
    """The card that stands in the bar of a hand."""

    suit: str  # or "none"
    rank: str  # of a card that was turned up
    said: Message
    stands: bool  # it is the same in every hand


def frame(stored: Stored) -> dict[str, Any]:
    """What every page of a sheet needs."""
    log, role = stored.log, access.role(stored)
    return {
        "code": stored.code,
        "sheet": log.sheet,
        "version": log.version,
        "change": stored.change,
        "new_key": forms.new_key,
        "last": log.steps[-1],
        "undo": log.done[-1] if log.done else None,
        "redo": log.undone[-1] if log.undone else None,
        "words": words,
        "said_in_form": forms.said_in_form,
        "ranked": ranked(log.sheet),
        "keeper": keeper(log.sheet),
        "role": role,
        "notices": access.notices(stored, role),
        "own": who.own_seat(stored),
        "hand_at": who.place(stored),
        "following": following.following(stored),
        "hand_title": hand_title,
        "hand_place": hand_place,
        "card_of": card_of,
    }


def ranked(sheet: Scoresheet) -> list[int]:
    """The sides by place; inside a tie in the order of the seats."""
    return sorted(range(len(sheet.sides)), key=lambda side: sheet.places[side])


def keeper(sheet: Scoresheet) -> str:
    """The player who keeps the score, or nothing if it is somebody else."""
    return "" if sheet.scorekeeper is None else sheet.seated[sheet.scorekeeper]


def hand_title(sheet: Scoresheet, deal: Deal) -> str:
    """Which hand it is, of how many if that is known, and how large it is."""
    one, many = NN_("{place} · {n} card", "{place} · {n} cards")
    if sheet.game.endless:
        one, many = NN_("{place} · {n} trick", "{place} · {n} tricks")
    return texts.say(Message(one, {"place": hand_place(sheet, deal), "n": deal.cards}, many))


def hand_place(sheet: Scoresheet, deal: Deal) -> str:
    """Which hand it is, of how many if that is known."""
    hands = len(sheet.game.series(len(sheet.players)))
    text = N_("Hand {hand} of {hands}") if hands else N_("Hand {hand}")
    return texts.say(Message(text, {"hand": deal.number, "hands": hands}))


def card_of(sheet: Scoresheet, hand: Hand) -> Shown | None:
    """The suit that always is trump, else the trump or the card that is noted for the hand."""
    if sheet.game.trump:
        return trump_shown(sheet.game.trump, stands=True)
    for field in sheet.game.fields.values():
        value = hand.named(field.name).get(None)
        if value in SUITS:
            return trump_shown(value, stands=False)
        if isinstance(value, str):
            card = Card.named(value)
            return Shown(card.suit, card.rank, field.say(field.said, None, value), False)
    return None


def trump_shown(suit: str, stands: bool) -> Shown:
    return Shown(suit, "", Message(N_("Trump is {suit}"), {"suit": suit_named(suit)}), stands)
