"""The club of the phone that asks, and the passphrase of a host.

An open instance has one club, for whoever reaches it. On a private one every group makes its own;
a phone is in the club whose link it opened last, and sees nothing of any other.
"""

from __future__ import annotations

import hmac
import os

from flask import (
    Blueprint,
    Flask,
    abort,
    current_app,
    redirect,
    render_template,
    request,
    session,
    url_for,
)
from werkzeug.wrappers import Response

from scorekeeper import store
from scorekeeper.instance import Unusable
from scorekeeper.messages import N_, Message
from scorekeeper.web import access, join, limits
from scorekeeper.web.database import db
from scorekeeper.web.limits import Kind
from scorekeeper.web.security import SAFE

pages = Blueprint("clubs", __name__)
STARTING = (
    *("newgame.setup", "newgame.begin", "paper.grid", "paper.save"),
    *("importing.look", "importing.report", "importing.add"),
)
Answer = str | tuple[str, int] | Response


def register(app: Flask) -> None:
    app.config.setdefault("ACCESS", os.environ.get("SCOREKEEPER_ACCESS") or "open")
    app.config.setdefault("PASSPHRASE", os.environ.get("SCOREKEEPER_PASSPHRASE") or "")
    if app.config["ACCESS"] not in ("open", "private"):
        raise Unusable("SCOREKEEPER_ACCESS must be open or private.")
    app.before_request(gate)


def mine() -> int | None:
    """The club of the phone that asks; None if it has none yet."""
    if access.is_open():
        return store.HOME
    mark = session.get("club")
    return store.marked(db(), mark) if isinstance(mark, str) else None


def of_this_phone() -> int:
    """The club of a phone that starts games: the gate lets no other pass."""
    club = mine()
    assert club is not None
    return club


def gate() -> Answer | None:
    """Asks for the passphrase and for a club before a game or a club is begun."""
    begins = request.endpoint in (*STARTING, "clubs.found")
    if begins and current_app.config["PASSPHRASE"] and session.get("let_in") != passed():
        return instead("clubs.ask", N_("This scorekeeper asks for its passphrase first."))
    if request.endpoint in STARTING and mine() is None:
        return instead("clubs.look", N_("Make a club first, or open the link of yours."))
    return None


def passed() -> str:
    """What a phone has that told the passphrase of now; nobody reads the passphrase from it."""
    asked = current_app.config["PASSPHRASE"].encode(errors="replace")
    return hmac.digest(join.secret(), b"passphrase " + asked, "sha256").hex()


def instead(endpoint: str, sentence: str) -> Answer:
    """The page that comes first; what was sent is refused."""
    if request.method in SAFE:
        return redirect(url_for(endpoint), 303)
    first = url_for(endpoint)
    return render_template("first.html", first=first, sentence=Message(sentence)), 403


@pages.get("/club")
def look() -> Answer:
    """The link of the club of this phone, or the way to a new one."""
    if access.is_open():
        return redirect(url_for("home.home"), 303)
    club = mine()
    link = ""
    if club is not None:
        token = store.club_token(db(), club, join.secret())
        link = url_for("clubs.enter", token=token, _external=True)
    return render_template("club.html", link=link, picture=join.qr_code(link) if link else "")


@pages.post("/club")
def found() -> Answer:
    """Makes a club, with this phone in it."""
    if access.is_open():
        abort(404)
    session["club"] = store.mark_of(db(), store.found(db(), join.secret()))
    return redirect(url_for("clubs.look"), 303)


@pages.get("/club/<token>")
def enter(token: str) -> Answer:
    """Whoever opens the link of a club, which is too long to be guessed, is in it from now on."""
    club = None if access.is_open() else store.club_of(db(), token)
    if club is None:
        limits.check(Kind.WRONG, spend=True)
        abort(404)
    session["club"] = store.mark_of(db(), club)
    return redirect(url_for("home.home"), 303)


@pages.get("/passphrase")
def ask() -> str:
    return render_template("passphrase.html", problem=None)


@pages.post("/passphrase")
def tell() -> Answer:
    """Asked once of each device."""
    limits.check(Kind.WRONG, spend=False)
    told, asked = request.form.get("passphrase", ""), current_app.config["PASSPHRASE"]
    if not hmac.compare_digest(told.encode(errors="replace"), asked.encode()):
        limits.check(Kind.WRONG, spend=True)
        problem = Message(N_("This is not the passphrase. Ask whoever runs this scorekeeper."))
        return render_template("passphrase.html", problem=problem), 422
    session["let_in"] = passed()
    return redirect(url_for("newgame.setup"), 303)
