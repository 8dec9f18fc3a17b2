"""The first page: the games going on, the games finished, and the way to a new one."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, render_template

from scorekeeper import store
from scorekeeper.games import GAMES
from scorekeeper.messages import N_, Message, Side
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web.database import db
from scorekeeper.web.frame import ranked

pages = Blueprint("home", __name__)
GOING, OVER = 50, 20  # how many are shown


@pages.get("/")
def home() -> str:
    going = list(store.listed(db(), over=False, most=GOING))
    finished = list(store.listed(db(), over=True, most=OVER))
    known: dict[str, Any] = {"asked": asked, "ranked": ranked, "games": GAMES}
    return render_template("home.html", going=going, finished=finished, **known)


def asked(sheet: Scoresheet) -> Message:
    """Whose turn it is, in a few words."""
    hand = sheet.current
    assert hand
    for side in hand.deal.seats:
        if side not in hand.named("bid"):
            return Message(N_("{who} to bid"), {"who": Side(side)})
    return Message(N_("playing"))
