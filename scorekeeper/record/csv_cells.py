"""What one cell of a CSV file says: a text that no spreadsheet takes for a formula, or a value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from scorekeeper.record.writing import in_order
from scorekeeper.rules import Field, Place, a_side

NUMBER = re.compile(r"-?[0-9]{1,4000}")
GUARD = "'"
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # how one may begin
YES = "yes"


def guarded(text: str) -> str:
    """The text with a guard before it, if it could be a formula or has a guard already."""
    return GUARD + text if text.startswith((*FORMULA, GUARD)) else text


def unguarded(text: str) -> str:
    """The text that was guarded; any other stays as it is."""
    bare = text.removeprefix(GUARD)
    return bare if bare != text and bare.startswith((*FORMULA, GUARD)) else text


def said(value: Any) -> str:
    """A value as a cell says it: numbers stay numbers, and nothing is left blank."""
    if value is None:
        return ""
    return str(value) if type(value) is int else guarded(str(value))


def number(text: str) -> Any:
    """A whole number as one; any other text stays what it is, a blank is nothing."""
    text = text.strip()
    return int(text) if NUMBER.fullmatch(text) else text or None


def cell(field: Field, row: Mapping[Any, Any], side: int) -> str:
    """What a field says of one side; what concerns the whole hand it says of each."""
    match field.per:
        case "side":
            return said(row.get(side))
        case "hand" if field.kind is a_side:
            return YES if row.get(None) == side else ""
        case "hand":
            return said(row.get(None))
    mine = [place for place in in_order(field, row) if field.owner(place, row[place]) == side]
    parts = {place: f"-{row[place][1]}" for place in mine if field.parts}
    return " ".join(f"{place}{parts.get(place, '')}" for place in mine)


def places(field: Field, text: str, side: int) -> Iterator[tuple[Place, Any]]:
    """Where a cell of that side puts a value, and which; as far as it can be understood."""
    match field.per:
        case "side":
            yield side, number(text)
        case "hand" if field.kind is a_side:
            yield None, side if text == YES else text
        case "hand":
            yield None, text
        case "trick":
            yield from ((number(trick), side) for trick in text.split())
        case "suit":
            for suit, _, part in (one.partition("-") for one in text.split()):
                yield suit, (side, part) if field.parts else side
