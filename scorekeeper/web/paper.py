"""An old sheet typed in from paper: whole hands in a grid, and nothing is stored until it is sound.

The game, its house rules and who played come from the form of a new game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorekeeper import record, store
from scorekeeper.beginning import start
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.messages import N_, NN_, Code, Message, Problem, Refused
from scorekeeper.names import trimmed
from scorekeeper.record import Found
from scorekeeper.record.shape import FORMAT
from scorekeeper.rules import Cell, Hand, in_rows
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import clubs, forms, newgame, paper_grid, rules
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.scores import short_names
from scorekeeper.web.security import device

pages = Blueprint("paper", __name__, url_prefix="/paper")
CELL = re.compile(r"([1-9][0-9]{0,2})-(.+)")
OWN = {"day", "title", "rows", "more", "check", "unfinished", "early"}
Form = MultiDict[str, str]
Answer = str | tuple[str, int] | Response


@pages.get("")
def grid() -> Answer:
    """The empty grid for a game that the form of a new game has set up."""
    form = newgame.own(request.args)
    try:
        blank(form)
    except Refused:
        return redirect(newgame.address(form, players(form)), 303)
    return page(form)


@pages.post("")
def save() -> Answer:
    """Adds the game, once it is sound and whole, or asked to be added as it is."""
    form = request.form
    try:
        blank(form)
    except Refused as refused:
        return newgame.page(newgame.own(form), players(form), refused.problems)
    try:
        forms.only(form, names(form), often=("seat",))
        key, found = forms.stamp(form).key, record.understood(made(form))
        if found.reading is None or "check" in form or "more" in form:
            return page(form, found.problems)
        unwritable = list(newgame.unwritable(players(form)))
        if problems := unwritable or list(not_yet(form, found.reading.sheet)):
            return page(form, problems)
        return add(form, found, key)
    except Refused as refused:
        return page(form, refused.problems)


def add(form: Form, found: Found, key: str) -> Answer:
    """Adds the game, once; another one by the same form is refused."""
    assert found.reading
    club, sheet = clubs.of_this_phone(), found.reading.sheet
    code = store.begin(db(), found.reading.events, device(), key, club)
    if record.content(sheet_at(code).log.sheet, None) != record.content(sheet, None):
        text = N_("This form has added a game already. Open the page again for another.")
        return page(form, [Problem(Code.TURN, Message(text))], 409)
    return redirect(url_for("play.now", code=code), 303)


def not_yet(form: Form, sheet: Scoresheet) -> Iterator[Problem]:
    """Why the game is not added yet: it goes on, or the club has it already."""
    if sheet.current and "unfinished" not in form:
        one, many = NN_(
            "The game is not over after {n} hand: fill in the others, or add it as it is.",
            "The game is not over after {n} hands: fill in the others, or add it as it is.",
        )
        yield Problem(Code.TURN, Message(one, {"n": len(sheet.lines)}, many), "unfinished")
    club = clubs.of_this_phone()
    [came] = store.arrivals(db(), [record.understood(made(form))], club)
    if came.code and came.code != store.begun_with(db(), form.get("key", ""), club):
        here = N_("This game is here already, hand for hand.")
        yield Problem(Code.TURN, Message(store.THROWN if came.thrown else here))


def names(form: Form) -> set[str]:
    """All that the form may say."""
    return {*forms.STAMP, "seat", *newgame.fields(form), *OWN, *cells(form)}


def cells(form: Form) -> dict[str, tuple[int, Cell]]:
    """Every cell of the form, with its hand, by its name there."""
    sheet = blank(form)
    hand = sheet.hand(next(sheet.deals()))
    found = {name: cell for name in form if (cell := CELL.fullmatch(name))}
    read = {name: (int(cell[1]), forms.cell_of(cell[2])) for name, cell in found.items()}
    return {name: cell for name, cell in read.items() if is_one(sheet.game, hand, cell[1])}


def is_one(game: Game, hand: Hand, cell: Cell) -> bool:
    """Does the grid have such a cell? Single tricks it has not."""
    name, place = cell
    field = game.fields.get(name)
    return field is not None and field.per != "trick" and field.has(hand, place)


def blank(form: Form) -> Scoresheet:
    """The sheet before its first hand, dealt by seat 0 if by nobody; Refused if it cannot be."""
    game = newgame.understood(newgame.kind_of(form), form)
    return start(game, players(form), dealer(form) or 0)


def players(form: Form) -> list[str]:
    return [trimmed(name) for name in form.getlist("seat")]


def dealer(form: Form) -> int | None:
    """The seat of the first dealer, if one is chosen."""
    seats, name = players(form), trimmed(form.get("dealer", ""))
    return seats.index(name) if name in seats else None


def made(form: Form) -> dict[str, Any]:
    """The record that the form makes."""
    kind, moment = newgame.kind_of(form), day(form)
    return {
        "format": FORMAT,
        "game": kind.key,
        "rules": rules.asked(kind(), form),
        "players": players(form),
        "first_dealer": dealer(form),
        "hands": list(hands(kind, form)),
        **({"started_at": moment, "finished_at": moment} if moment else {}),
        **({"title": title} if (title := form.get("title", "").strip()) else {}),
        **({"ended": "early"} if "early" in form else {}),
    }


def day(form: Form) -> str | None:
    """When it was played; Refused if that is no day."""
    text = form.get("day", "")
    try:
        return f"{date.fromisoformat(text).isoformat()}{store.NOON}" if text else None
    except ValueError:
        said = N_("“{day}” is no day. Leave it empty if you do not know.")
        raise Refused(Problem(Code.FORMAT, Message(said, {"day": text}), "day")) from None


def hands(kind: type[Game], form: Form) -> Iterator[dict[str, Any]]:
    """The hands up to the last one of which something is typed."""
    game, found = newgame.understood(kind, form), typed(form)
    sides = range(len(game.sides(len(players(form)))))
    for number in range(1, max(found, default=0) + 1):
        texts = found.get(number, {}).items()
        hand = in_rows({cell: forms.value_of(game.fields[cell[0]], text) for cell, text in texts})
        fields = [game.fields[name] for name in game.fields if name in hand]
        yield {field.key: record.laid_out(field, hand[field.name], sides) for field in fields}


def typed(form: Form) -> Mapping[int, Mapping[Any, str]]:
    """What is typed of each hand, cell by cell."""
    found: dict[int, dict[Any, str]] = {}
    for name, (hand, cell) in cells(form).items():
        if text := form[name].strip():
            found.setdefault(hand, {})[cell] = text
    return found


def page(form: Form, problems: Sequence[Problem] = (), status: int = 422) -> Answer:
    """The grid as it is typed, with what is wrong beside its cells, and what is sound scored."""
    sheet = blank(form)
    lines = paper_grid.lines(sheet, typed(form), problems, paper_grid.wanted(sheet, form))
    scored = scored_of(form)
    shown = render_template(
        "paper.html",
        sheet=sheet,
        lines=lines,
        scored=scored,
        short=short_names(sheet.names),
        form=form,
        kept=kept(form),
        dealt=dealer(form),
        games=GAMES,
        problems=[one for one in problems if one.hand is None],
        wrong=sum(one.hand is not None for one in problems) - sum(line.folded for line in lines),
        unfinished=any(one.field == "unfinished" for one in problems),
        new_key=forms.new_key,
    )
    return shown, status if problems else 200


def kept(form: Form) -> list[tuple[str, str]]:
    """What the form goes on saying of how the game was set up."""
    stay = {"seat", *newgame.fields(form)} - {"name", "open", "dealer"}
    return [pair for pair in form.items(multi=True) if pair[0] in stay]


def scored_of(form: Form) -> Scoresheet | None:
    """The sheet as far as it is sound: without the hands from the first one that is not."""
    try:
        whole = made(form)
    except Refused:
        return None
    while whole["hands"]:
        found = record.understood(whole)
        if found.reading:
            return found.reading.sheet
        hands = [one.hand for one in found.problems if one.hand]
        whole["hands"] = whole["hands"][: min(hands, default=1) - 1]
    return None
