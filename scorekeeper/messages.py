"""What is said to people: messages with their values, problems, and the terms of a score.

A Message is an English sentence with its values; the pages translate it, the command line
prints it as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple

Chooser = Callable[[str, str, int], str]  # (one, many, n) -> the text to fill in


def N_(text: str) -> str:
    """Marks a text for the translators."""
    return text


def NN_(one: str, many: str) -> tuple[str, str]:
    """Marks a text and its plural for the translators: they belong together."""
    return one, many


def in_english(one: str, many: str, n: int) -> str:
    return one if n == 1 or not many else many


class Side(int):
    """A side in a message: it is said by its name."""


class Message(NamedTuple):
    """A sentence with its values; `many` replaces `text` for any value `n` other than one."""

    text: str
    values: Mapping[str, Any] = MappingProxyType({})
    many: str = ""

    def say(self, names: Sequence[str], choose: Chooser = in_english) -> str:
        """The sentence, with the names of the sides and a real minus sign."""
        text = choose(self.text, self.many, self.values.get("n", 1))
        said = {key: _said(value, names, choose) for key, value in self.values.items()}
        return text.format(**said)


def _said(value: Any, names: Sequence[str], choose: Chooser) -> str:
    match value:
        case Message():
            return value.say(names, choose)
        case Side():
            return names[value]
        case int() | Decimal():
            return str(value).replace("-", "−")
    return str(value)


class Code(StrEnum):
    """What can be wrong, in the order in which a record reports it."""

    FORMAT = "format"
    GAME = "game"
    RULES = "rules"
    PLAYERS = "players"
    BID_MISSING = "bid_missing"
    BID_RANGE = "bid_range"
    HOOK = "hook"
    TRICKS_MISSING = "tricks_missing"
    TRICKS_RANGE = "tricks_range"
    TRICKS_TOTAL = "tricks_total"
    JACK_MISSING = "jack_missing"
    JACK_OUT_OF_PLAY = "jack_out_of_play"
    JACK_WITHOUT_TRICKS = "jack_without_tricks"
    CARD_POINTS_MISSING = "card_points_missing"
    CARD_POINTS_RANGE = "card_points_range"
    CARD_POINTS_TOTAL = "card_points_total"
    CARD_POINTS_IMPOSSIBLE = "card_points_impossible"
    TRUMP_MISSING = "trump_missing"
    COMBINATION_REPEATED = "combination_repeated"
    COMBINATION_WITHOUT_TRICK = "combination_without_trick"
    CLAIM_SHORT = "claim_short"
    GAME_OVER = "game_over"
    TURN = "turn"  # only while writing: it is somebody else's turn, or too late for this
    CARDS = "cards"  # only of cards that were played: no record has them


@dataclass(frozen=True)
class Problem:
    """One thing wrong with an entry, and where to say so."""

    code: Code
    message: Message
    field: str = ""
    place: int | str | None = None  # None: the field as a whole
    hand: int | None = None


class Refused(ValueError):
    """The rules do not allow this."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(problem.message.text for problem in problems))
        self.problems = problems


class Term(NamedTuple):
    """Some of the points of a line; without words it is said as its number."""

    points: int
    words: Message | None = None


def total(terms: Iterable[Term]) -> int:
    return sum(map(attrgetter("points"), terms))


class Mark(StrEnum):
    """How a bid stands while the tricks fall."""

    OPEN = "open"
    MADE = "made"
    OVER = "over"
