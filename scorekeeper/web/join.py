"""The ways to a table: the code that is said there, and the link that lets a phone keep it."""

from __future__ import annotations

import io

import segno
from flask import Blueprint, current_app, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from scorekeeper import store
from scorekeeper.messages import N_, Message
from scorekeeper.store.links import ALPHABET, SPOKEN_LENGTH
from scorekeeper.web import limits
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import hand_place
from scorekeeper.web.limits import Kind
from scorekeeper.web.security import device

pages = Blueprint("join", __name__)
KNOWN = 5  # how many tables are shown again
Answer = str | tuple[str, int] | Response


def keep_url(sheet: int, code: str) -> str:
    """The whole address of the sheet's keep link."""
    token = store.keep_token(db(), sheet, secret())
    return url_for("join.keep", code=code, token=token, _external=True)


def secret() -> bytes:
    """The key that links are drawn from."""
    key: bytes = current_app.config["SECRET_KEY"]
    return key


def qr_code(text: str) -> Markup:
    """The text as a drawing that stands in the page."""
    drawing = io.BytesIO()
    code = segno.make(text, micro=False)
    code.save(drawing, kind="svg", xmldecl=False, svgns=False, border=0, omitsize=True)
    return Markup(drawing.getvalue().decode())


@pages.get("/g/<code>/keep/<token>")
def keep(code: str, token: str) -> Answer:
    """Whoever opens the keep link keeps the score from now on: it is too long to be guessed."""
    stored = sheet_at(code)
    if store.keep(db(), stored.id, token, device(), secret()):
        store.withdraw(db(), stored.id, device())
        return redirect(url_for("play.now", code=code), 303)
    limits.check(Kind.WRONG, spend=True)
    return expired(
        N_("The scores are still open to everyone: watch the table, or ask to help."), code
    )


@pages.get("/code")
def look() -> str:
    return page()


@pages.post("/code")
def enter() -> Answer:
    """The code that is said at the table leads to watching it."""
    limits.check(Kind.WRONG, spend=False)
    typed = "".join(request.form.get("code", "").split()).upper()
    found = store.spoken_of(db(), typed)
    if not found:
        limits.check(Kind.WRONG, spend=True)
        return page(typed, Message(wrong(typed), {"code": typed})), 422
    code, sheet, over = found
    if over:
        return expired(N_("A table’s code works until its game is over. Ask there for another."))
    store.watch(db(), sheet, device())
    return redirect(url_for("play.now", code=code), 303)


def wrong(typed: str) -> str:
    """Why no table was found."""
    if len(typed) == SPOKEN_LENGTH and set(typed.lower()) <= set(ALPHABET):
        return N_("No table has the code {code} now. Look again at the scorekeeper’s phone.")
    return N_("A code has four letters and digits, with no O, I, L, 0 or 1. Look again.")


def page(typed: str = "", problem: Message | None = None) -> str:
    """The page for a code, with the tables that this phone has seen and that still play."""
    known = list(store.tables_seen(db(), device(), most=KNOWN))
    return render_template(
        "code.html",
        typed=typed,
        problem=problem,
        known=known,
        place=hand_place,
        most=SPOKEN_LENGTH,
    )


def expired(sentence: str, code: str = "") -> tuple[str, int]:
    """The page for what opened something once; of which sheet is told to whoever knows it."""
    return render_template("expired.html", sentence=Message(sentence), code=code), 403
