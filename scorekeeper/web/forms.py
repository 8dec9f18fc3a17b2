"""What a form says, as a game's cells; whatever else comes is refused with a sentence."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from scorekeeper.game import Game
from scorekeeper.log import Log
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import trimmed
from scorekeeper.rules import Cell, Field, Hand
from scorekeeper.scoresheet import Scoresheet

NUMBER = re.compile(r"-?[0-9]{1,9}")
KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")
STAMP = ("version", "key")
LONGEST_NOTE = 80  # letters
INCOMPLETE = N_("This form is not complete. Open the page again.")


@dataclass(frozen=True)
class Stamp:
    """What every form that writes carries: the version it was drawn from, and its own key."""

    version: int
    key: str


def new_key() -> str:
    return secrets.token_urlsafe(9)


def stamp(form: MultiDict[str, str]) -> Stamp:
    """The stamp of a form; Refused without one."""
    once(form, *STAMP)
    version, key = whole(form.get("version", "")), form.get("key", "")
    if not isinstance(version, int) or version < 1 or not KEY.fullmatch(key):
        raise Refused(_wrong(INCOMPLETE))
    return Stamp(version, key)


def once(form: MultiDict[str, str], *names: str) -> None:
    """Refused if the form says one of these more than once."""
    for name in names:
        if len(form.getlist(name)) > 1:
            raise Refused(_wrong(N_("“{name}” came more than once."), name=name))


def only(form: MultiDict[str, str], names: Container[str], often: Container[str] = ()) -> None:
    """Refused if the form says anything but these, or anything twice that is not said often."""
    for name in form:
        if name not in names:
            raise Refused(_wrong(N_("There is nothing called “{name}” here."), name=name))
        if name not in often:
            once(form, name)


def drawn(log: Log, form: MultiDict[str, str]) -> Scoresheet:
    """The sheet as it was when the form was drawn; Refused if it never was so."""
    try:
        return log.sheet_at(stamp(form).version)
    except LookupError:
        raise Refused(_wrong(INCOMPLETE)) from None


def whole(text: str) -> int | str:
    """A plain whole number as one; anything else stays the text that it is."""
    return int(text) if NUMBER.fullmatch(text) else text


def name_of(cell: Cell) -> str:
    """What the cell is called in a form: `bid-2`, `won-4`, `trump`."""
    name, place = cell
    return name if place is None else f"{name}-{place}"


def cell_of(name: str) -> Cell:
    """The cell that is called so in a form."""
    field, dash, place = name.partition("-")
    return field, whole(place) if dash else None


def said_in_form(value: Any) -> str:
    """A value as a form says it: a side with its part is `0-KQ`, nothing is left blank."""
    if isinstance(value, tuple):
        return "-".join(map(str, value))
    return "" if value is None else str(value)


def value_of(field: Field, text: str) -> Any:
    """The value that a form says so; of what concerns a suit or the hand, a blank is nothing."""
    if not text.strip() and field.per in ("suit", "hand"):
        return None
    if not field.parts:
        return whole(text)
    side, _, part = text.partition("-")
    return whole(side), part


def cells(
    game: Game, hand: Hand, form: MultiDict[str, str], besides: tuple[str, ...] = ()
) -> dict[Cell, Any]:
    """The cells of the hand that a form fills in; Refused if it says anything else.

    *besides* are the names, or their beginnings up to a dash, that the form may also have.
    """
    once(form, *form)
    found = dict(_read(game, form, (*STAMP, *besides)))
    new = hand.filled({cell: v for cell, v in found.items() if v is not None})
    written = [game.fields[name] for name in new.rows]
    if problems := [problem for field in written for problem in field.misfits(new)]:
        raise Refused(*problems)
    return found


def _read(
    game: Game, form: MultiDict[str, str], besides: tuple[str, ...]
) -> Iterator[tuple[Cell, Any]]:
    for name, value in form.items():
        field, where = cell_of(name)
        if field in besides:
            continue
        if field not in game.fields or name != name_of((field, where)):
            raise Refused(_wrong(N_("There is nothing called “{name}” here."), name=name))
        if not value.strip() and game.fields[field].per in ("side", "trick"):
            text = Message(N_("Something was left empty. Choose a number for everybody."))
            raise Refused(Problem(Code.FORMAT, text, field, where))
        yield (field, where), value_of(game.fields[field], value)


def _wrong(text: str, **values: Any) -> Problem:
    return Problem(Code.FORMAT, Message(text, values))


def text_of(form: Mapping[str, str], name: str, allowed: Mapping[str, str]) -> str:
    """One of the allowed values, or nothing."""
    value = form.get(name, "")
    return value if value in allowed else ""


def note_of(form: Mapping[str, str]) -> str:
    """What somebody says in words of their own: one line, of what can be seen."""
    line = " ".join(form.get("note", "").split())
    seen = "".join(c for c in line if unicodedata.category(c) not in ("Cc", "Cs"))
    return trimmed(seen)[:LONGEST_NOTE]
