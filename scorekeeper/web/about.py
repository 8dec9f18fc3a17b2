"""The title and the notes of a game."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict

from scorekeeper.changing import LONGEST_NOTES, LONGEST_TITLE, Described
from scorekeeper.messages import Problem, Refused
from scorekeeper.store import Role, Stored
from scorekeeper.web import access, forms, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame

pages = Blueprint("about", __name__, url_prefix="/g/<code>/about")
FIELDS = ("title", "notes", *forms.STAMP)


@pages.get("")
def look(code: str) -> play.Answer:
    """The form; whoever only watches reads both at the game."""
    stored = sheet_at(code)
    if access.role(stored) == Role.WATCHER:
        return redirect(url_for("play.now", code=code), 303)
    return page(stored, Described(stored.log.sheet.title, stored.log.sheet.notes))


@pages.post("")
def save(code: str) -> play.Answer:
    """Writes both."""
    stored, form = sheet_at(code), request.form
    try:
        forms.only(form, FIELDS)
        forms.drawn(stored.log, form)
        return play.written(stored, described(form))
    except Refused as refused:
        return page(sheet_at(code), described(form), refused.problems)


def described(form: MultiDict[str, str]) -> Described:
    """What the fields say, without what cannot be shown; browsers end lines in their own way."""
    title, lines = form.get("title", ""), form.get("notes", "").splitlines()
    return Described(" ".join(shown(title).split()), "\n".join(map(shown, lines)).strip())


def shown(text: str) -> str:
    return "".join(c for c in text if c == "\t" or unicodedata.category(c) != "Cc")


def page(stored: Stored, said: Described, problems: Sequence[Problem] = ()) -> play.Answer:
    longest = {"title": LONGEST_TITLE, "notes": LONGEST_NOTES}
    answer = render_template(
        "about.html", said=said, problems=problems, longest=longest, **frame(stored)
    )
    return answer, 422 if problems else 200
