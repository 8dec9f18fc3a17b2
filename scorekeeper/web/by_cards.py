"""What a form that counts a hand makes of tricks that are written with their cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorekeeper.rules import Cell, Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web import forms


def so_far(sheet: Scoresheet, hand: Hand, form: Mapping[str, str]) -> Mapping[str, str]:
    """What the cards come to, for a claim; a number that was shown before is as it was left."""
    if "claiming" not in form:
        return {}
    found = {forms.name_of(cell): str(value) for cell, value in sheet.game.so_far(hand).items()}
    seen = [name for name in found if form.get(name) or form.get(f"drawn-{name}")]
    return {} if seen else found


def given_way(sheet: Scoresheet, hand: Hand, cells: Mapping[Cell, Any]) -> dict[Cell, Any]:
    """Tricks that are not all of them give way to a hand that is counted without tricks."""
    told = sheet.game.so_far(hand)
    stopped = cells.get(("claim", None)) is not None
    as_told = bool(told) and all(cells.get(cell) == value for cell, value in told.items())
    counted = any(name == "tricks" for name, _ in [*cells, *hand.cells])
    if counted or not sheet.game.written_at_once(cells) or (stopped and as_told):
        return {}
    return {cell: None for cell in hand.cells if sheet.game.fields[cell[0]].per == "trick"}
