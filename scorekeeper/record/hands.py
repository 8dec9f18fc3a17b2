"""One hand of a record, read onto the rows of a sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from scorekeeper.cards import Suit
from scorekeeper.messages import N_, Code, Message, Problem
from scorekeeper.record.shape import Strange
from scorekeeper.rules import Field, Hand, Place
from scorekeeper.scoresheet import Scoresheet


class HandRead:
    """The rows of one hand, and what of it could not be read."""

    def __init__(self, sheet: Scoresheet, number: int, hand: Any) -> None:
        self.sides = len(sheet.sides)
        there = self.sides  # without whoever joins later: they may be left out
        if sheet.changes:
            there = min(there, sheet.everyone.by(number).size)
        self.lengths = range(there, self.sides + 1)
        self.rows: dict[str, dict[Any, Any]] = {}
        self.problems: list[Problem] = []
        self.repeated: list[tuple[Field, Any]] = []  # what a suit has besides
        self.written: dict[str, Any] = hand if isinstance(hand, dict) else {}
        fields = sheet.game.keys
        if self.written is not hand:
            self.wrong("hands", N_("A hand is an object that names every key once."))
        for key, value in self.written.items():
            if key not in fields:
                self.wrong(key, N_("There is no key “{key}” in a hand."))
            elif value is not None:
                self.read(fields[key], value)
        if self.tapped and self.written.get("tricks") is not None:
            self.wrong("won", N_("A hand has either “won” or “tricks”."))

    @property
    def tapped(self) -> bool:
        """Are the tricks written one by one?"""
        return self.written.get("won") is not None

    def wrong(self, key: str, text: str, place: Place = None) -> None:
        self.problems.append(Problem(Code.FORMAT, Message(text, {"key": key}), key, place))

    def read(self, field: Field, value: Any) -> None:
        """Takes over every value of a field that is there."""
        places = self.places(field, value)
        if places is None:
            self.wrong(field.key, N_("“{key}” is not a list of the right length."))
        elif row := {place: one for place, one in places if one is not None}:
            self.rows[field.name] = row

    def places(self, field: Field, value: Any) -> Iterable[tuple[Place, Any]] | None:
        """Each value with its place in the row; None if it is not laid out like this field."""
        match field.per, value:
            case "hand", _:
                return [(None, value)]
            case "side", list() if len(value) in self.lengths:
                return enumerate(value)
            case "trick", list():
                return [(n, _no_gap(one)) for n, one in enumerate(value, 1)]
            case "suit", list() if field.parts and all(_suited(one, field) for one in value):
                return self.first_of_each(field, value)
            case "suit", dict() if not field.parts and value.keys() <= set(Suit):
                return value.items()
        return None

    def first_of_each(
        self, field: Field, listed: list[dict[str, Any]]
    ) -> Iterable[tuple[str, Any]]:
        """The parts of every suit; what a suit has besides is put aside."""
        first: dict[str, Any] = {}
        for one in listed:
            parts = tuple(one[part] for part in field.parts)
            if first.setdefault(one["suit"], parts) is not parts:
                self.repeated.append((field, parts))
        return first.items()

    def wrong_in(self, sheet: Scoresheet, hand: Hand, whole: bool) -> list[Problem]:
        """Everything wrong with the hand, each under the record's own key."""
        problems = sheet.game.problems(hand, whole)
        if not (problems or self.problems or self.repeated):
            return []
        found = self.problems + [
            replace(problem, field=self.key(sheet.game.fields[problem.field]))
            for problem in problems
        ]
        for field, value in self.repeated:
            if field.kind(value, hand):
                message = Message(N_("This suit has a combination already."))
                found.append(Problem(Code.COMBINATION_REPEATED, message, field.key))
            else:
                found.append(replace(field.misfit(None, value, True), field=field.key))
        strange = [problem for problem in found if problem.code is Code.FORMAT]
        return strange or found

    def key(self, field: Field) -> str:
        """What the record calls the field; tricks that it tells one by one are won."""
        tapped = self.tapped and self.written.get("tricks") is None
        return "won" if tapped and field.name == "tricks" else field.key


def _no_gap(won: Any) -> Any:
    """No trick in a row can be left out."""
    return Strange("null") if won is None else won


def _suited(value: Any, field: Field) -> bool:
    """An object with a suit and every part of the field."""
    if not isinstance(value, dict) or set(value) != {"suit", *field.parts}:
        return False
    return isinstance(value["suit"], str) and value["suit"] in set(Suit)
