"""What a record looks like as a whole, before any rule of a game is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import isfinite
from typing import Any

from scorekeeper.adjustments import MOST_ADJUSTED, MOST_POINTS
from scorekeeper.house_rules import takes
from scorekeeper.messages import N_, Code, Message, Problem
from scorekeeper.seats import MOST_CHANGES

FORMAT = "scorekeeper/1"
REQUIRED = ("format", "game", "players", "first_dealer", "hands")
KEPT = ("title", "started_at", "finished_at", "notes", "log")  # not scored
DEEPEST = 100  # how deep lists and objects may lie in each other


@dataclass(frozen=True)
class Strange:
    """Stands for what is no value at all, such as an object that names a key twice."""

    text: str

    def __str__(self) -> str:
        return self.text


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _moment(value: Any) -> bool:
    """A date with a time, in UTC."""
    try:
        return datetime.fromisoformat(value).utcoffset() == timedelta(0)
    except (TypeError, ValueError):
        return False


def _number(value: Any) -> bool:
    return value is None or type(value) is int


def _whole(value: Any) -> bool:
    return type(value) is int


def _points(value: Any) -> bool:
    return _whole(value) and abs(value) <= MOST_POINTS


def _true(value: Any) -> bool:
    return value is True


def _each(value: Any, most: int, *kinds: Mapping[str, Callable[[Any], bool]]) -> bool:
    """A list of so many objects, each with exactly the keys and values of one of these kinds."""
    return (
        isinstance(value, list)
        and len(value) <= most
        and all(isinstance(one, dict) and any(_is(one, kind) for kind in kinds) for one in value)
    )


def _is(one: Mapping[str, Any], kind: Mapping[str, Callable[[Any], bool]]) -> bool:
    return one.keys() == kind.keys() and all(kind[key](value) for key, value in one.items())


def _json(value: Any) -> bool:
    """Can it be written down again? JSON has neither NaN nor infinity."""
    if isinstance(value, (dict, list)):
        return all(map(_json, value.values() if isinstance(value, dict) else value))
    return not isinstance(value, float) or isfinite(value)


ADJUSTMENT = {"after": _whole, "side": _whole, "points": _points, "reason": _text}
SEATS = [
    {"hand": _whole, "seat": _whole, **way}
    for way in (
        {"takes_over": _text},
        {"name": _text, "start": _whole},
        {"leaves": _true},
        {"sits_out": _true},
    )
]
KEYS: dict[str, Callable[[Any], bool]] = {
    "format": lambda value: value == FORMAT,
    "game": _text,
    "rules": lambda value: isinstance(value, dict),
    "players": lambda value: isinstance(value, list),
    "first_dealer": lambda value: True,
    "hands": lambda value: isinstance(value, list),
    "adjustments": lambda value: _each(value, MOST_ADJUSTED, ADJUSTMENT),
    "seats": lambda value: _each(value, MOST_CHANGES, *SEATS),
    "ended": lambda value: value == "early",
    "title": _text,
    "notes": _text,
    "started_at": _moment,
    "finished_at": _moment,
    "scorekeeper": _number,
    "log": _json,
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
        elif not (key == "hands" or plain(value)) or not KEYS[key](value):
            yield wrong(N_("“{key}” does not hold what it should."), key)
        elif key == "scorekeeper" and not _seated(value, record.get("players")):
            yield wrong(N_("“{key}” is not a seat."), key)


def _seated(keeper: int | None, players: Any) -> bool:
    return not isinstance(players, list) or takes((None, *range(len(players))), keeper)


def wrong(text: str, key: str = "") -> Problem:
    return Problem(Code.FORMAT, Message(text, {"key": key}), key)


def plain(value: Any, depth: int = 0) -> bool:
    """Is there nothing strange anywhere in it, and is it not nested too deeply to be kept?"""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    sound = depth <= DEEPEST and not isinstance(value, Strange)
    return sound and all(plain(one, depth + 1) for one in inner)
