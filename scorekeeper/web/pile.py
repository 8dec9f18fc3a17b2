"""Counting a pile of cards: tapping those that count gives the card points of a side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.cards import Card, Suit
from scorekeeper.game import Game
from scorekeeper.store import Role
from scorekeeper.web import access, forms, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame

pages = Blueprint("pile", __name__, url_prefix="/g/<code>/pile")
POINTS = "card_points"
OWN = ("card", "pile", "use", "clear", *forms.STAMP)  # what this page adds to the form of the hand


@pages.get("")
def count(code: str) -> str | Response:
    """The cards that count, those of the pile ticked; their sum goes back to the hand."""
    stored = sheet_at(code)
    sheet = stored.log.sheet
    side = forms.whole(request.args.get("pile", ""))
    if POINTS not in sheet.game.fields or side not in range(len(sheet.sides)):
        abort(404)
    watching = access.role(stored) is Role.WATCHER
    if watching or not sheet.current or play.overtaken(sheet.current, request.args):
        return redirect(back(code, request.args), 303)
    ticked = [] if "clear" in request.args else request.args.getlist("card")
    cards = [card for card in counting(sheet.game) if str(card) in ticked]
    points = sum(sheet.game.pack.worth[card.rank] for card in cards)
    rest: dict[str, Any] = {name: value for name, value in request.args.items() if name not in OWN}
    if "use" in request.args:
        rest.pop("all", None)
        return redirect(back(code, rest | {f"{POINTS}-{side}": points}), 303)
    return render_template(
        "pile.html",
        side=side,
        rest=rest,
        back=back(code, rest),
        suits=suits(sheet.current.named("trump").get(None)),
        ticked={str(card) for card in cards},
        points=points,
        other=sheet.game.pack.card_points - points,
        tally=tally(sheet.game.pack.worth, cards),
        **frame(stored),
    )


def back(code: str, form: Mapping[str, Any]) -> str:
    """The hand with this form filled in."""
    return f"{url_for('play.now', code=code)}?{urlencode(form)}"


def counting(game: Game) -> list[Card]:
    """Every card of the pack that is worth something."""
    return [Card(rank, suit) for suit in Suit for rank in game.pack.worth]


def suits(trump: str | None) -> list[Suit]:
    """All suits, trump first."""
    return sorted(Suit, key=lambda suit: suit != trump)


def tally(worth: Mapping[str, int], cards: list[Card]) -> list[tuple[int, int]]:
    """How many cards of each worth there are, and the worth."""
    counts = {rank: sum(card.rank == rank for card in cards) for rank in worth}
    return [(count, worth[rank]) for rank, count in counts.items() if count]
