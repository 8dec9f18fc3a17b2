"""The first page: the games going on, the games finished, and the way to a new one."""

from __future__ import annotations

from flask import Blueprint, render_template

from scorekeeper import store
from scorekeeper.games import GAMES
from scorekeeper.messages import N_, NN_, Message, Side
from scorekeeper.rules import Deal
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import access, clubs
from scorekeeper.web.database import db
from scorekeeper.web.frame import hand_place
from scorekeeper.web.games import day_and_hour

pages = Blueprint("home", __name__)
GOING, OVER = 50, 5  # how many are shown


@pages.get("/")
def home() -> str:
    club = clubs.mine()
    return render_template(
        "home.html",
        going=list(store.listed(db(), False, GOING, club)) if club is not None else [],
        finished=list(store.listed(db(), True, OVER, club)) if club is not None else [],
        club=club,
        private=not access.is_open(),
        asked=asked,
        place=place,
        when=day_and_hour,
        games=GAMES,
    )


def place(sheet: Scoresheet, deal: Deal) -> Message:
    """Which hand is played; its size if sizes differ; without a last hand, when the game ends."""
    hand, players = hand_place(sheet, deal), len(sheet.players)
    if sheet.game.endless:
        return Message(N_("{hand}, {aim}"), {"hand": hand, "aim": sheet.game.aim(players)})
    if len(set(sheet.game.series(players))) == 1:
        return Message("{hand}", {"hand": hand})
    one, many = NN_("{hand}, {n} card", "{hand}, {n} cards")
    return Message(one, {"hand": hand, "n": deal.cards}, many)


def asked(sheet: Scoresheet) -> Message:
    """Whose turn it is, in a few words."""
    hand = sheet.current
    assert hand
    if "bid" in sheet.game.fields:
        for side in hand.deal.seats:
            if side not in hand.named("bid"):
                text = N_("{who} to call") if sheet.game.calls else N_("{who} to bid")
                return Message(text, {"who": Side(side)})
    return Message(N_("playing"))
