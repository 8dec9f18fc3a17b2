"""The table: its links and code, who keeps, helps and watches, and what is done seldom."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper import store
from scorekeeper.messages import Problem
from scorekeeper.names import LONGEST_NAME
from scorekeeper.store import Role, Stored
from scorekeeper.web import access, forms, join, who
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.security import device

pages = Blueprint("table", __name__, url_prefix="/g/<code>/table")
Answer = str | tuple[str, int] | Response


@pages.get("")
def look(code: str) -> str:
    return page(sheet_at(code))


def page(stored: Stored, problems: Sequence[Problem] = ()) -> str:
    known = frame(stored)
    keeping = known["role"] is Role.KEEPER and request.args.get("link") == "keep"
    link = watch_url(stored) if not keeping else join.keep_url(stored.id, stored.code)
    return render_template(
        "table.html",
        keeping=keeping,
        link=link,
        picture=join.qr_code(link),
        spoken=spoken(stored),
        phones=who.phones(stored),
        numbers=store.numbers(stored),
        me=device(),
        phone=store.called(db(), device()),
        taken=next(iter(who.takeovers(stored)), None),
        may_take_over=known["role"] is not Role.KEEPER and access.is_open(),
        problems=problems,
        most=LONGEST_NAME,
        **known,
    )


def spoken(stored: Stored) -> str:
    """The code that is said at the table, for as long as it plays."""
    return store.spoken_code(db(), stored.id) if stored.log.sheet.current else ""


def watch_url(stored: Stored) -> str:
    """The whole address of the sheet, which is its watch link."""
    return url_for("play.now", code=stored.code, _external=True)


@pages.post("/renew")
def renew(code: str) -> Answer:
    """A new keep link; the old one opens nothing any more."""
    store.renew(db(), sheet_at(code).id, join.secret())
    return redirect(url_for("table.look", code=code, link="keep"), 303)


@pages.post("/put-back")
def put_back(code: str) -> Answer:
    """A phone that keeps or helps only watches again."""
    phone = forms.whole(request.form.get("phone", ""))
    if isinstance(phone, int):
        store.put_back(db(), sheet_at(code).id, phone, by=device())
    return redirect(url_for("table.look", code=code), 303)


@pages.post("/take-over")
def take_over(code: str) -> Answer:
    """This phone keeps the score from now on, and every phone is told."""
    stored = sheet_at(code)
    store.take_over(db(), stored.id, device(), access.hands(stored.log.sheet))
    return redirect(url_for("play.now", code=code), 303)
