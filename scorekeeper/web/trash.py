"""The trash: throwing a game away, seeing what lies there, and taking it back."""

from __future__ import annotations

from flask import Blueprint, Flask, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper import store
from scorekeeper.messages import N_, Message
from scorekeeper.store import Role, Stored, Thrown
from scorekeeper.web import access, clubs, texts
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.security import device

pages = Blueprint("trash", __name__)
WHY = N_("{who} put it there on {day}. It goes for good after {until}.")
Answer = str | tuple[str, int] | Response


def register(app: Flask) -> None:
    app.before_request(gone)


def gone() -> Answer | None:
    """Every page of a sheet that was thrown away is this one, with the way to take it back."""
    code = (request.view_args or {}).get("code")
    found = store.thrown(db(), code) if code and request.endpoint != "trash.take_back" else None
    return page(sheet_at(str(code)), found) if found else None


def page(stored: Stored, thrown: Thrown) -> Answer:
    who = store.called(db(), thrown.device) or Message(N_("A phone without a name"))
    day, until = texts.clock(thrown.at, date=True), texts.clock(thrown.until, date=True)
    shown = render_template(
        "thrown.html",
        title=Message(N_("This game is in the trash")),
        sentence=Message(WHY, {"who": who, "day": day, "until": until}),
        code=stored.code,
        may=access.role(stored) in access.allowed("trash.take_back"),
    )
    return shown, 410


@pages.get("/games/trash")
def look() -> str:
    """What the club has thrown away in the last thirty days."""
    club = clubs.mine()
    thrown = [] if club is None else store.in_the_trash(db(), club)
    return render_template("trash.html", thrown=thrown)


@pages.get("/g/<code>/delete")
def ask(code: str) -> Answer:
    """Asks once, and says what goes."""
    stored = sheet_at(code)
    if access.role(stored) != Role.KEEPER:
        return redirect(url_for("play.now", code=code), 303)
    return render_template("delete.html", **frame(stored))


@pages.post("/g/<code>/delete")
def throw(code: str) -> Answer:
    """Puts the sheet into the trash; twice is once."""
    sheet_at(code)
    store.throw_away(db(), code, device())
    return redirect(url_for("trash.look"), 303)


@pages.post("/g/<code>/take-back")
def take_back(code: str) -> Answer:
    """Takes the sheet out of the trash."""
    if store.sheet_id(db(), code) is None:
        abort(404)
    store.take_back(db(), code)
    return redirect(url_for("play.now", code=code), 303)
