"""A phone at the table: its name, and asking to help."""

from __future__ import annotations

import unicodedata

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper import store
from scorekeeper.messages import N_, Code, Message, Problem
from scorekeeper.names import LONGEST_NAME, trimmed
from scorekeeper.store import Role, Stored
from scorekeeper.web import access, table, who
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.security import device

pages = Blueprint("phones", __name__, url_prefix="/g/<code>")
Answer = str | tuple[str, int] | Response


def misnamed(name: str) -> Problem | None:
    """What is wrong with a name for a phone."""
    if not name:
        text = N_("The name is missing. Choose one, or type it.")
    elif len(name) > LONGEST_NAME:
        text = N_("This name is too long. Shorten it.")
    elif any(unicodedata.category(letter) in ("Cc", "Cs") for letter in name):
        text = N_("This name has a character that cannot be shown. Type it again.")
    else:
        return None
    return Problem(Code.FORMAT, Message(text), "name")


@pages.post("/name")
def name(code: str) -> Answer:
    """Gives this phone a name; it then stands at the table under it."""
    stored, typed = sheet_at(code), trimmed(request.form.get("name"))
    if problem := misnamed(typed):
        return table.page(stored, [problem]), 422
    store.call(db(), device(), typed)
    store.watch(db(), stored.id, device())
    return redirect(url_for("table.look", code=code), 303)


@pages.get("/ask")
def asking(code: str) -> Answer:
    """Asking to help, or waiting for the answer; whoever was let in goes on to the hand."""
    stored = sheet_at(code)
    if access.role(stored) is not Role.WATCHER:
        return redirect(url_for("play.now", code=code), 303)
    return page(stored)


def page(stored: Stored, problem: Problem | None = None) -> str:
    mine = [one for one in store.asks(db(), stored.id) if one.device == device()]
    keepers = [phone.name for phone in who.phones(stored) if phone.role is Role.KEEPER]
    return render_template(
        "ask.html",
        mine=mine[0] if mine else None,
        keepers=[name for name in keepers if name],
        phone=store.called(db(), device()),
        problem=problem,
        spoken=table.spoken(stored),
        most=LONGEST_NAME,
        **frame(stored),
    )


@pages.post("/ask")
def ask(code: str) -> Answer:
    """Asks the keepers to be let in, under a name; or asks no longer."""
    stored, form = sheet_at(code), request.form
    if "cancel" in form:
        store.withdraw(db(), stored.id, device())
        return redirect(url_for("play.now", code=code), 303)
    typed = trimmed(form.get("me") or form.get("name"))
    if problem := misnamed(typed):
        return page(stored, problem), 422
    store.call(db(), device(), typed)
    store.watch(db(), stored.id, device())
    if access.role(stored) is Role.WATCHER:
        store.ask(db(), stored.id, device())
    return redirect(url_for("phones.asking", code=code), 303)


@pages.post("/helpers")
def let(code: str) -> Answer:
    """Lets the phone in that asks, or not."""
    stored, form = sheet_at(code), request.form
    asked = form.get("yes") or form.get("no") or ""
    store.answer(db(), stored.id, asked, yes="yes" in form)
    return redirect(url_for("play.now", code=code), 303)
