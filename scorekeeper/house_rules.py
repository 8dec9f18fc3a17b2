"""What a table may choose: the house rules of a game, and the values they take."""

from __future__ import annotations

import dataclasses
from collections.abc import Container, Iterator, Mapping
from typing import Any

from scorekeeper.game import Game
from scorekeeper.messages import N_, Code, Message, Problem, Refused


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


def yes_or_no(label: str) -> Any:
    """A field of a Game: usually yes."""
    return choice(label, {True: N_("yes"), False: N_("no")})


def number_from(label: str, default: int, least: int, **when: Any) -> Any:
    """A field of a Game: a whole number, *least* or more.

    It plays a part only when other house rules have the values in *when*.
    """
    metadata = {"label": label, "from": AtLeast(least), "when": when}
    return dataclasses.field(default=default, metadata=metadata)


def numbers(label: str, default: Mapping[str, int], values: range) -> Any:
    """A field of a Game: a number for each of some names, which may be changed one by one."""
    metadata = {"label": label, "each": values, "names": tuple(default)}
    return dataclasses.field(default_factory=lambda: dict(default), metadata=metadata)


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
    return game(**_whole(game(), rules))


def _whole(plain: Game, rules: Mapping[str, Any]) -> dict[str, Any]:
    """The rules, in which a name that is left out of some numbers keeps its own."""
    return {
        name: getattr(plain, name) | value if isinstance(value, dict) else value
        for name, value in rules.items()
    }


def _unknown(known: Mapping[str, Any], rules: Mapping[str, Any]) -> Iterator[Problem]:
    for name, value in rules.items():
        if name not in known:
            message = Message(N_("There is no house rule “{name}”."), {"name": name})
            yield Problem(Code.RULES, message, "rules", name)
        elif not _fits(known[name], value):
            message = _refusal(known[name], value)
            yield Problem(Code.RULES, message, "rules", name)


def _fits(rule: dataclasses.Field[Any], value: Any) -> bool:
    if "each" not in rule.metadata:
        return takes(rule.metadata.get("words") or rule.metadata["from"], value)
    names, values = rule.metadata["names"], tuple(rule.metadata["each"])
    return isinstance(value, dict) and all(
        name in names and takes(values, one) for name, one in value.items()
    )


def _refusal(rule: dataclasses.Field[Any], value: Any) -> Message:
    """What the rule takes instead."""
    values = {"label": Message(rule.metadata["label"]), "value": str(value)}
    if "from" not in rule.metadata:
        return Message(N_("{label}: “{value}” is not one of the choices."), values)
    text = N_("{label}: “{value}” is not possible; write a whole number, {least} or more.")
    return Message(text, values | {"least": rule.metadata["from"].least})
