"""What a form says, as a game's cells; whatever else comes is refused with a sentence."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Cell, Game, Place

NUMBER = re.compile(r"-?[0-9]{1,6}")
KEY = re.compile(r"[A-Za-z0-9_-]{8,64}")


@dataclass(frozen=True)
class Stamp:
    """What every form that writes carries: the version it was drawn from, and its own key."""

    version: int
    key: str


def new_key() -> str:
    return secrets.token_urlsafe(9)


def stamp(form: MultiDict[str, str]) -> Stamp:
    """The stamp of a form; Refused without one."""
    version, key = form.get("version", ""), form.get("key", "")
    if not NUMBER.fullmatch(version) or int(version) < 1 or not KEY.fullmatch(key):
        raise Refused(_wrong(N_("This form is not complete. Open the page again.")))
    return Stamp(int(version), key)


def whole(text: str) -> int | str:
    """A plain whole number as one; anything else stays the text that it is."""
    return int(text) if NUMBER.fullmatch(text) else text


def name_of(cell: Cell) -> str:
    """What the cell is called in a form: `bid-2`, `won-4`, `trump`."""
    name, place = cell
    return name if place is None else f"{name}-{place}"


def cells(game: Game, form: MultiDict[str, str], besides: tuple[str, ...] = ()) -> dict[Cell, Any]:
    """The cells that a form fills in; Refused if it says anything else.

    *besides* are the names, or their beginnings up to a dash, that the form may also have.
    """
    return dict(_read(game, form, ("version", "key", *besides)))


def _read(
    game: Game, form: MultiDict[str, str], besides: tuple[str, ...]
) -> Iterator[tuple[Cell, Any]]:
    for name in form:
        field, dash, place = name.partition("-")
        if field in besides:
            continue
        if field not in game.fields:
            raise Refused(_wrong(N_("There is nothing called “{name}” here."), name=name))
        values = form.getlist(name)
        if len(values) > 1:
            raise Refused(_wrong(N_("“{name}” came more than once."), name=name))
        where: Place = whole(place) if dash else None
        if not values[0].strip():
            text = Message(N_("Something was left empty. Choose a number for everybody."))
            raise Refused(Problem(Code.FORMAT, text, field, where))
        yield (field, where), whole(values[0])


def _wrong(text: str, **values: Any) -> Problem:
    return Problem(Code.FORMAT, Message(text, values))


def text_of(form: Mapping[str, str], name: str, allowed: Mapping[str, str]) -> str:
    """One of the allowed values, or nothing."""
    value = form.get(name, "")
    return value if value in allowed else ""
