"""The record of a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorekeeper.house_rules import changed
from scorekeeper.record.beside import points, seats
from scorekeeper.record.shape import FORMAT, KEPT
from scorekeeper.rules import Field, Rows
from scorekeeper.scoresheet import Scoresheet


def write(sheet: Scoresheet, kept: Mapping[str, Any]) -> dict[str, Any]:
    """The record of a sheet, with what is *kept* beside the scores.

    House rules that have their default are left out, and so are hands that count for nothing.
    """
    hands = [line.hand.rows for line in sheet.lines]
    unfinished = sheet.rows.get(len(hands) + 1) if not sheet.winners else None
    beside = [("adjustments", points(sheet)), ("seats", seats(sheet))]
    return {
        "format": FORMAT,
        "game": sheet.game.key,
        "rules": changed(sheet.game),
        "players": list(sheet.players),
        "first_dealer": sheet.first_dealer,
        "scorekeeper": sheet.scorekeeper,
        **{key: kept[key] for key in KEPT if key in kept},
        **{key: value for key, value in beside if value},
        **({"ended": "early"} if sheet.ended else {}),
        "hands": [_hand(sheet, rows) for rows in [*hands, *([unfinished] if unfinished else [])]],
    }


def _hand(sheet: Scoresheet, rows: Rows) -> dict[str, Any]:
    sides = range(len(sheet.sides))
    hand: dict[str, Any] = {}
    for field in sheet.game.fields.values():
        if row := rows.get(field.name):
            hand[field.key] = _laid_out(field, row, sides)
    if "tricks" in hand:  # counts replace the tricks won one by one
        hand.pop("won", None)
    return hand


def _laid_out(field: Field, row: Mapping[Any, Any], sides: Sequence[int]) -> Any:
    match field.per:
        case "side":
            return [row.get(side) for side in sides]
        case "trick":
            return [row[trick] for trick in sorted(row)]
        case "suit" if field.parts:
            parts = [dict(zip(field.parts, value, strict=True)) for value in row.values()]
            return [{"suit": suit, **part} for suit, part in zip(row, parts, strict=True)]
        case "suit":
            return dict(row)
    return row[None]
