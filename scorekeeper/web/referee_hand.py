"""What may I play? A hand is read for the phone that holds it, and stands nowhere else.

It comes in the body of a form and goes back in the page: into no address, no log and no database.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from flask import Blueprint, render_template, request, url_for
from werkzeug.datastructures import MultiDict

from scorekeeper import referee, words
from scorekeeper.cards import Card, Suit, cards_in
from scorekeeper.game import Game
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.web import forms, rules, settling
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame, trump_shown
from scorekeeper.web.referee import KEPT, Answer, by_itself, in_play, kept, of_game
from scorekeeper.web.settling import Key, Settled

pages = Blueprint("referee_hand", __name__)
HELD = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)  # as a hand is: black, red, black, red
FIELDS = (*KEPT, "cards", "hand", "suit", "away", *settling.KEYS)
Form = MultiDict[str, str]


@pages.get("/referee/hand")
def alone() -> Answer:
    """The pad, under a trick by itself; a hand in the address is not read."""
    return by_itself_asked(request.args, Form())


@pages.post("/referee/hand")
def choose_alone() -> Answer:
    """The hand after the key that was tapped, and what of it may be played."""
    return by_itself_asked(request.form, request.form)


@pages.get("/g/<code>/referee/hand")
def live(code: str) -> Answer:
    """The pad, under the next trick of the hand that is being played."""
    return in_play_asked(code, request.args, Form())


@pages.post("/g/<code>/referee/hand")
def choose(code: str) -> Answer:
    return in_play_asked(code, request.form, request.form)


def by_itself_asked(said: Mapping[str, str], form: Form) -> Answer:
    game, problems = of_game(said)
    found, more = by_itself(game, lying(said))
    return answer(found, [*problems, *more], form, kept=kept(found, said))


def in_play_asked(code: str, said: Mapping[str, str], form: Form) -> Answer:
    stored = sheet_at(code)
    sheet, hand = stored.log.sheet, stored.log.sheet.current
    over = {**lying(said), "players": str(len(sheet.players))}
    found, problems = in_play(sheet, hand, lying(said)) if hand else by_itself(sheet.game, over)
    return answer(found, problems, form, kept=kept(found, said), **frame(stored))


def lying(said: Mapping[str, str]) -> dict[str, str]:
    """What an address or a form says of the trick; the keys that are tapped here are not for it."""
    return {name: value for name, value in said.items() if name not in settling.KEYS}


def answer(found: Settled, problems: Sequence[Problem], form: Form, **known: Any) -> Answer:
    """The page with the hand of the form, as far as somebody can hold it."""
    hand: list[Card] = []
    try:
        if problems:
            raise Refused(*problems)
        forms.only(form, (*FIELDS, *rules.drawn(found.table.game)))
        hand = held(found, cards_in(form.get("hand", "")))
        hand = held(found, tapped(hand, form))
    except Refused as refused:
        return page(found, hand, form, refused.problems, **known)
    return page(found, hand, form, **known)


def held(found: Settled, hand: list[Card]) -> list[Card]:
    """The same cards; Refused if nobody can hold them, or the trick is full."""
    if found.full:
        message = Message(
            N_("All {n} cards of the trick lie there. Go back and begin the next one."),
            {"n": len(found.cards)},
        )
        raise Refused(Problem(Code.CARDS, message, "cards"))
    if found.trick:  # nobody is asked for a hand before trump is known
        referee.in_hand(found.table.game, found.trick, hand, found.table.out)
    return hand if found.trick else []


def tapped(hand: list[Card], form: Mapping[str, str]) -> list[Card]:
    """The hand after the key that was tapped; a card that is held is taken away again."""
    gone = cards_in(form.get("away", ""))
    after = settling.pressed(hand, form, form.get("suit", ""))
    return [card for card in after if after.count(card) == 1 and card not in gone]


def page(
    found: Settled,
    hand: list[Card],
    form: Mapping[str, str],
    problems: Sequence[Problem] = (),
    **known: Any,
) -> Answer:
    game, suit, where = found.table.game, suit_of_pad(found, form), request.view_args or {}
    trick = "referee.live" if where else "referee.alone"
    shown = render_template(
        "referee_hand.html",
        found=found,
        game=game,
        problems=problems,
        hand=hand,
        fan=sorted(hand, key=partial(in_order, game)),
        choice=referee.choice(game, found.trick, hand) if found.trick else None,
        suit=suit,
        keys=[Key(card, barred(found, card)) for card in of_suit(game, suit)],
        trump=trump_shown(found.table.trump, stands=True) if found.table.trump else None,
        words=known.pop("words", words),
        here=url_for(str(request.endpoint), **where),
        back=url_for(trick, **where, **known["kept"]),
        choosing="choosing" in request.args,
        **known,
    )
    return shown, 422 if problems else 200


def suit_of_pad(found: Settled, form: Mapping[str, str]) -> Suit:
    """The suit that was chosen; at first the one that was led."""
    chosen = form.get("suit", "")
    led = found.cards[0].suit if found.cards else Suit.SPADES
    return Suit(chosen) if chosen in set(Suit) else led


def of_suit(game: Game, suit: Suit) -> list[Card]:
    """Every card of the suit, from the highest."""
    return [Card(rank, suit) for rank in reversed(game.pack.ranks)]


def barred(found: Settled, card: Card) -> Message | None:
    """Why nobody can hold this card now."""
    try:
        if found.trick:
            referee.in_hand(found.table.game, found.trick, [card], found.table.out)
    except Refused as refused:
        return refused.problems[0].message
    return None


def in_order(game: Game, card: Card) -> tuple[int, int]:
    """As a hand is held: by suit, from the highest card."""
    return HELD.index(card.suit), -game.pack.ranks.index(card.rank)
