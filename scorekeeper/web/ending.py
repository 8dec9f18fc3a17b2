"""Ending a game early: asked once, with the standing in view, and taken back like any entry."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Blueprint, redirect, render_template, request, url_for

from scorekeeper.log import Ended
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.store import Role, Stored
from scorekeeper.web import access, forms, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.play import Answer

pages = Blueprint("ending", __name__, url_prefix="/g/<code>/end")
WAYS = {"pause": N_("Pause"), "end": N_("Stop here, nobody wins")}


@pages.get("")
def ask(code: str) -> Answer:
    """What should stand; for whoever only watches, and once the game is over, the game."""
    stored = sheet_at(code)
    if not stored.log.sheet.current or access.role(stored) == Role.WATCHER:
        return redirect(url_for("play.now", code=code), 303)
    return page(stored)


def page(stored: Stored, problems: Sequence[Problem] = ()) -> Answer:
    if not stored.log.sheet.current:
        return play.shown(stored, problems=problems)
    shown = render_template("ending.html", problems=problems, **frame(stored))
    return shown, 422 if problems else 200


@pages.post("")
def end(code: str) -> Answer:
    """Ends the game as it stands, without winners; a pause writes nothing."""
    stored, form = sheet_at(code), request.form
    try:
        forms.only(form, (*forms.STAMP, "how"))
        forms.drawn(stored.log, form)
        match forms.text_of(form, "how", WAYS):
            case "pause":
                return redirect(url_for("home.home"), 303)
            case "end":
                return play.written(stored, Ended())
        message = Message(N_("Choose what should stand."))
        raise Refused(Problem(Code.FORMAT, message, "how"))
    except Refused as refused:
        return page(sheet_at(code), refused.problems)
