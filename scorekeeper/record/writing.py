"""The record of a sheet."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from scorekeeper.cards import SUITS
from scorekeeper.house_rules import changed
from scorekeeper.record.beside import points, seats
from scorekeeper.record.shape import FORMAT, KEPT
from scorekeeper.rules import Field, Rows
from scorekeeper.scoresheet import Scoresheet


def write(sheet: Scoresheet, kept: Mapping[str, Any]) -> dict[str, Any]:
    """The record of a sheet, with what is *kept* beside the scores.

    House rules that have their default are left out, and so are hands that count for nothing.
    """
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
        "hands": [_hand(sheet, rows) for rows in told_rows(sheet)],
    }


def dumps(made: Any) -> str:
    """The text of a record, as it stands in a file."""
    return json.dumps(made, indent=2) + "\n"


def in_list(texts: Iterable[str]) -> Iterator[str]:
    """Texts of records as one list, part by part."""
    before = "["
    for text in texts:
        yield f"{before}\n{text.rstrip()}"
        before = ","
    yield "[]\n" if before == "[" else "\n]\n"


def told_rows(sheet: Scoresheet) -> list[Rows]:
    """What is told of each hand that counts, the one in progress included."""
    hands = [line.hand.rows for line in sheet.lines]
    if (unfinished := sheet.told(len(hands) + 1)) and not sheet.winners:
        hands.append(unfinished)
    recorded = {field.name for field in sheet.game.keys.values()}
    return [_once({n: row for n, row in rows.items() if n in recorded}) for rows in hands]


def _once(rows: Rows) -> Rows:
    """Counts replace the tricks won one by one; what is empty is not told."""
    return {n: row for n, row in rows.items() if row and not (n == "won" and rows.get("tricks"))}


def _hand(sheet: Scoresheet, rows: Rows) -> dict[str, Any]:
    sides = range(len(sheet.sides))
    fields = [field for field in sheet.game.keys.values() if field.name in rows]
    return {field.key: laid_out(field, rows[field.name], sides) for field in fields}


def in_order(field: Field, row: Mapping[Any, Any]) -> list[Any]:
    """The places of a row as they are told: tricks by their numbers, suits as they are listed."""
    return sorted(row, key=[*SUITS, *row].index) if field.per == "suit" else sorted(row)


def laid_out(field: Field, row: Mapping[Any, Any], sides: Sequence[int]) -> Any:
    """One field of a hand, as a record has it; suits stand in their order."""
    match field.per:
        case "side":
            return [row.get(side) for side in sides]
        case "hand":
            return row[None]
    told = [(place, row[place]) for place in in_order(field, row)]
    if field.per == "trick":
        return [side for _, side in told]
    if field.parts:
        return [{"suit": suit, **dict(zip(field.parts, one, strict=True))} for suit, one in told]
    return dict(told)
