"""House rules as they are written on a command line: NAME=VALUE, the words of a record."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorekeeper.game import Game
from scorekeeper.house_rules import chosen
from scorekeeper.messages import Code, Message, Problem, Refused

Values = Mapping[str, Any]  # each value as it is written; none where it is any whole number
RULES = "rules", Code.RULES


def wrong(sentence: str, field: str = "cards", code: Code = Code.CARDS) -> Refused:
    """A refusal in one sentence."""
    return Refused(Problem(code, Message("{sentence}", {"sentence": sentence}), field))


def ruled(game: type[Game], settings: Sequence[str]) -> Game:
    """The game with these house rules; Refused if it does not know one, or its value."""
    rules: dict[str, Any] = {}
    for setting in settings:
        name, value = read(game, setting)
        rule, _, part = name.partition(".")
        if part:
            rules.setdefault(rule, {})[part] = value
        else:
            rules[rule] = value
    return chosen(game, rules)


def read(game: type[Game], setting: str) -> tuple[str, Any]:
    """The name and the value in NAME=VALUE."""
    name, _, text = (part.strip() for part in setting.partition("="))
    known = dict(known_in(game))
    if name not in known:
        names = listed([*known], "and")
        raise wrong(f"{game.name} has no house rule “{name[:40]}”; it has {names}.", *RULES)
    if known[name] and text not in known[name]:
        values = listed(briefly(known[name]))
        raise wrong(f"The house rule {name} can be {values}, not “{text[:40]}”.", *RULES)
    if not known[name] and not re.fullmatch(r"[0-9]{1,99}", text):
        raise wrong(f"The house rule {name} is a whole number, not “{text[:40]}”.", *RULES)
    return name, known[name][text] if known[name] else int(text)


def known_in(game: type[Game]) -> Iterator[tuple[str, Values]]:
    """Every name that may be written, with what may be written for it."""
    for rule in dataclasses.fields(game):
        if "each" in rule.metadata:
            values = {str(n): n for n in rule.metadata["each"]}
            yield from ((f"{rule.name}.{name}", values) for name in rule.metadata["names"])
        else:
            yield rule.name, {written(value): value for value in rule.metadata.get("words", ())}


def written(value: Any) -> str:
    """The value as a record has it: forbidden, 2, true, null."""
    return value if isinstance(value, str) else json.dumps(value)


def briefly(values: Values) -> list[str]:
    """What may be written, in which many numbers one after the other are a range."""
    numbers = [value for value in values.values() if type(value) is int]
    if len(numbers) < 5:
        return [*values]
    others = [text for text, value in values.items() if value not in numbers]
    return [f"{numbers[0]} to {numbers[-1]}", *others]


def listed(texts: Sequence[str], word: str = "or") -> str:
    """One of these: a, b or c."""
    *some, last = texts
    return f"{', '.join(some)} {word} {last}" if some else last
