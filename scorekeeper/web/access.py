"""Who may do what on a sheet, asked before any page is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flask import Flask, current_app, render_template, request

from scorekeeper import store
from scorekeeper.messages import N_, Message
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Role, Stored
from scorekeeper.web import who
from scorekeeper.web.database import db
from scorekeeper.web.security import SAFE, device

KEEPERS = (Role.KEEPER,)
WRITERS = (Role.KEEPER, Role.HELPER)
# What writes and is not here is for those who keep the score or help.
FOR_EVERYBODY = {
    *("phones.ask", "phones.name", "mine.claim", "mine.confirm", "mine.bid"),
    "referee_hand.choose",  # which only answers
}
FOR_KEEPERS = {"phones.let", "table.put_back", "table.renew", "mine.release", "trash.throw"}
# For everybody on an open instance, else for keepers.
HARMLESS = {"table.take_over", "trash.take_back"}

REFUSED = {
    Role.WATCHER: (
        N_("You are watching"),
        N_("Only phones that keep the score can write. Ask to help, and its keeper lets you in."),
    ),
    Role.HELPER: (
        N_("You are helping"),
        N_("Only a phone that keeps the score can do this. Do it there."),
    ),
}


class Notices(NamedTuple):
    """What the phones of a table are told besides the score."""

    asks: Sequence[store.Ask]  # for keepers: who waits to be let in
    taken: store.TakenOver | None  # for all others, until the hand is scored in which it happened


def register(app: Flask) -> None:
    app.before_request(guard)


def role(stored: Stored) -> Role:
    """What the phone that asks is on this sheet."""
    return store.role_of(db(), stored.id, device())


def guard() -> tuple[str, int] | None:
    """Refuses whoever may not write on the sheet of the address."""
    code = (request.view_args or {}).get("code")
    sheet = store.sheet_id(db(), code) if code and request.method not in SAFE else None
    if sheet is None:
        return None
    has = store.role_of(db(), sheet, device())
    return None if has in allowed(str(request.endpoint)) else refused(str(code), has)


def allowed(endpoint: str) -> Sequence[Role]:
    """The roles that may write there."""
    if endpoint in FOR_EVERYBODY or (endpoint in HARMLESS and is_open()):
        return tuple(Role)
    return KEEPERS if endpoint in {*FOR_KEEPERS, *HARMLESS} else WRITERS


def is_open() -> bool:
    """Is this the scorekeeper of one home, where whoever reaches it may take a sheet over?"""
    return bool(current_app.config["ACCESS"] == "open")


def refused(code: str, has: Role) -> tuple[str, int]:
    """The page that says why nothing was written, and what to do."""
    title, sentence = REFUSED[has]
    told = {"title": Message(title), "sentence": Message(sentence)}
    return render_template("refused.html", code=code, may_ask=has is Role.WATCHER, **told), 403


def notices(stored: Stored, has: Role) -> Notices:
    """What this phone is told at the table."""
    asks = store.asks(db(), stored.id) if has is Role.KEEPER else ()
    taken = next(iter(who.takeovers(stored)), None)
    if taken and (taken.device == device() or taken.hands != hands(stored.log.sheet)):
        taken = None
    return Notices([one for one in asks if not one.refused], taken)


def hands(sheet: Scoresheet) -> int:
    """How many hands are scored."""
    return len(sheet.lines)
