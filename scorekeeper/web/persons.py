"""What is changed of a person: the name, who is one with whom, who is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from flask import Blueprint, abort, redirect, render_template, request, url_for

from scorekeeper import store
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import LONGEST_NAME, folded
from scorekeeper.store import Person, Scope
from scorekeeper.web import forms
from scorekeeper.web.database import db
from scorekeeper.web.players import Answer, against, found, here
from scorekeeper.web.texts import date

pages = Blueprint("persons", __name__, url_prefix="/players/<int:number>")
OFFERED, CHANGES = 5, 5
WORDS = {
    "renamed": N_("renamed from {was} to {now}"),
    "merged": N_("{was} was merged into {now}"),
    "split": N_("{now} was taken out of {was} again"),
    "hidden": N_("hidden"),
    "shown": N_("shown again"),
}


@pages.get("/edit")
def look(number: int) -> Answer:
    return shown(found(number))


def shown(one: Person, problems: Sequence[Problem] = ()) -> Answer:
    """The page, and on it why something was not changed."""
    others = likely(one)
    into = next((other for other in others if str(other.id) == request.args.get("into")), None)
    offered = others if "all" in request.args else others[:OFFERED]
    page = render_template(
        "person.html",
        one=one,
        into=into,
        offered=offered if into in [*offered, None] else [into, *offered],
        more=len(others) > len(offered),
        merged=store.merged(db(), one.id),
        changes=[(WORDS[change.what], change) for change in store.changes(db(), one.id, CHANGES)],
        problems=problems,
        most=LONGEST_NAME,
        date=date,
    )
    return page, 422 if problems else 200


def likely(one: Person) -> list[Person]:
    """Who else it may be: nobody they finished a game with, and the most like name first."""
    tally = store.tally(db(), store.players_of(db(), one.id), Scope())
    met = {rival.one.id for rival in against(here(), tally)}
    others = [other for other in store.persons(db(), here()) if other.id not in {one.id, *met}]
    return sorted(others, key=lambda other: -alike(one.name, other.name))


def alike(one: str, other: str) -> int:
    """How many letters two names begin with together."""
    pairs = list(zip(folded(one), folded(other), strict=False))
    return next((n for n, (first, second) in enumerate(pairs) if first != second), len(pairs))


@pages.post("/rename")
def rename(number: int) -> Answer:
    one = found(number)
    try:
        store.rename(db(), here(), number, request.form.get("name", ""))
    except Refused as refused:
        return shown(one, refused.problems)
    return redirect(url_for("persons.look", number=number), 303)


@pages.post("/merge")
def merge(number: int) -> Answer:
    """Makes a person one with another, and shows that one."""
    one, into = found(number), forms.whole(request.form.get("into", ""))
    if not isinstance(into, int) or into == number:
        return shown(one, [Problem(Code.PLAYERS, Message(N_("Choose who it is.")), "into")])
    other = found(into)
    try:
        store.merge(db(), number, other.id)
    except Refused as refused:
        return shown(one, refused.problems)
    return redirect(url_for("persons.look", number=other.id), 303)


@pages.post("/split")
def split(number: int) -> Answer:
    """Takes the merge of a player into this person back."""
    found(number)
    player = request.form.get("player", "")
    if player not in [str(one.id) for one in store.merged(db(), number)]:
        abort(404)
    store.split(db(), int(player))
    return redirect(url_for("persons.look", number=number), 303)


@pages.post("/hide")
def hide(number: int) -> Answer:
    """Hides a person, or shows one again."""
    found(number)
    store.hide(db(), number, hidden="show" not in request.form)
    return redirect(url_for("players.everybody"), 303)
