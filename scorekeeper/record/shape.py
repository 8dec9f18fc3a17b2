"""What a record looks like as a whole, before any rule of a game is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any

from scorekeeper.messages import N_, Code, Message, Problem

FORMAT = "scorekeeper/1"
REQUIRED = ("format", "game", "players", "first_dealer", "hands")
KEPT = ("title", "started_at", "finished_at", "notes", "log")  # not scored


class Strange:
    """Stands for what JSON has no value for: NaN, or an object that names a key twice."""


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _moment(value: Any) -> bool:
    """A date with a time, in UTC."""
    try:
        return datetime.fromisoformat(value).utcoffset() == timedelta(0)
    except (TypeError, ValueError):
        return False


def _empty(value: Any) -> bool:
    return value == [] and isinstance(value, list)  # people and points by hand come later


def _seat(value: Any) -> bool:
    return value is None or type(value) is int


KEYS: dict[str, Callable[[Any], bool]] = {
    "format": lambda value: value == FORMAT,
    "game": _text,
    "rules": lambda value: isinstance(value, dict),
    "players": lambda value: isinstance(value, list),
    "first_dealer": lambda value: True,
    "hands": lambda value: isinstance(value, list),
    "adjustments": _empty,
    "seats": _empty,
    "ended": lambda value: value == "early",
    "title": _text,
    "notes": _text,
    "started_at": _moment,
    "finished_at": _moment,
    "scorekeeper": _seat,
    "log": lambda value: True,
}


def misshapen(record: Any) -> Iterator[Problem]:
    """Everything about the record as a whole that is not to the letter of the format."""
    if not isinstance(record, dict):
        yield wrong(N_("A record is an object that names every key once."))
        return
    for key in REQUIRED:
        if key not in record:
            yield wrong(N_("“{key}” is missing."), key)
    for key, value in record.items():
        if key not in KEYS:
            yield wrong(N_("There is no key “{key}” in a record."), key)
        elif not KEYS[key](value) or not (key == "hands" or plain(value)):
            yield wrong(N_("“{key}” does not hold what it should."), key)


def wrong(text: str, key: str = "") -> Problem:
    return Problem(Code.FORMAT, Message(text, {"key": key}), key)


def plain(value: Any) -> bool:
    """Is there nothing strange anywhere in it?"""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not isinstance(value, Strange) and all(map(plain, inner))
