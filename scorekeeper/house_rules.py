"""What a table may choose: the house rules of a game, and the values they take."""

from __future__ import annotations

import dataclasses
from collections.abc import Container, Iterator, Mapping
from typing import Any

from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Game


class AtLeast(Container[int]):
    """The whole numbers from *least* up."""

    def __init__(self, least: int) -> None:
        self.least = least

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value >= self.least


def choice(label: str, words: Mapping[Any, str], default: Any = None) -> Any:
    """A field of a Game: one of these values, each with its words; the first is the default."""
    first = next(iter(words)) if default is None else default
    return dataclasses.field(default=first, metadata={"label": label, "words": words})


def number_from(label: str, default: int, least: int, **when: Any) -> Any:
    """A field of a Game: a whole number, *least* or more.

    It plays a part only when other house rules have the values in *when*.
    """
    metadata = {"label": label, "from": AtLeast(least), "when": when}
    return dataclasses.field(default=default, metadata=metadata)


def takes(values: Container[Any], value: Any) -> bool:
    """Is it one of these values, and of the same type? True is not 1, nor is 1.0."""
    if isinstance(values, (tuple, Mapping)):
        return any(type(one) is type(value) and one == value for one in values)
    return value in values


def rules_of(game: Game) -> dict[str, Any]:
    """Every house rule with its value."""
    return {rule.name: getattr(game, rule.name) for rule in dataclasses.fields(game)}


def changed(game: Game) -> dict[str, Any]:
    """The house rules that do not have their default."""
    plain = rules_of(type(game)())
    return {name: value for name, value in rules_of(game).items() if value != plain[name]}


def chosen(game: type[Game], rules: Mapping[str, Any]) -> Game:
    """The game with these house rules; Refused if it does not know one, or its value."""
    known = {rule.name: rule for rule in dataclasses.fields(game)}
    if problems := list(_unknown(known, rules)):
        raise Refused(*problems)
    return game(**rules)


def _unknown(known: Mapping[str, Any], rules: Mapping[str, Any]) -> Iterator[Problem]:
    for name, value in rules.items():
        if name not in known:
            message = Message(N_("There is no house rule “{name}”."), {"name": name})
            yield Problem(Code.RULES, message, "rules", name)
        elif not takes(_values(known[name]), value):
            message = _refusal(known[name], value)
            yield Problem(Code.RULES, message, "rules", name)


def _values(rule: dataclasses.Field[Any]) -> Container[Any]:
    values: Container[Any] = rule.metadata.get("words") or rule.metadata["from"]
    return values


def _refusal(rule: dataclasses.Field[Any], value: Any) -> Message:
    """What the rule takes instead."""
    values = {"label": Message(rule.metadata["label"]), "value": str(value)}
    if "from" not in rule.metadata:
        return Message(N_("{label}: “{value}” is not one of the choices."), values)
    text = N_("{label}: “{value}” is not possible; write a whole number, {least} or more.")
    return Message(text, values | {"least": rule.metadata["from"].least})
