"""The names of the players: how they are read, and which cannot stand."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import dropwhile
from typing import Any

from scorekeeper.messages import N_, Code, Message, Problem

LONGEST_NAME = 40  # code points
ACCENTS = range(0x300, 0x370)  # marks that letters of several scripts have
# Nothing to be seen, in categories that otherwise are: fillers, and how the letter before looks.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
# What no script needs between two letters, and what turns round how the others are shown.
HIDDEN = dict.fromkeys(
    (0xAD, 0x61C, 0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0xFEFF)
)


def trimmed(name: Any) -> str:
    """A name in NFC without what is hidden in it, or cannot be seen at its ends.

    What is not text is no name.
    """
    return _ended(name.translate(HIDDEN)) if isinstance(name, str) else ""


@lru_cache(maxsize=1_000)  # the same few people play game after game
def _ended(name: str) -> str:
    """The name in NFC without what cannot be seen at its ends."""
    name = unicodedata.normalize("NFC", name)
    begun = "".join(dropwhile(_unseen, name))
    return "".join(dropwhile(_unseen, begun[::-1]))[::-1]


def _unseen(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) == "Cf"


def folded(name: str) -> str:
    """What is the same for two names that differ only in case or Unicode form.

    It is kept beside old sheets, some of which have names with what is hidden in them.
    """
    return unicodedata.normalize("NFC", _ended(name).casefold())


def alike(name: str) -> str:
    """What is the same for two names that also look the same on a page.

    Some scripts need what cannot be seen between two letters, so a name keeps what was typed.
    """
    if not name.isascii():
        name = "".join(letter for letter in name if not _blank(letter))
    return folded(" ".join(name.split()))


def bare(name: str) -> str:
    """What is the same for two names that also differ in accents, as far as letters have them."""
    letters = unicodedata.normalize("NFD", alike(name))
    return unicodedata.normalize("NFC", "".join(c for c in letters if ord(c) not in ACCENTS))


def _blank(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf" or letter in BLANK


def misnamed(names: Sequence[str]) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for seat, name in enumerate(names):
        if not (seen := alike(name)):
            message = Message(N_("Every player needs a name."))
        elif len(name) > LONGEST_NAME:
            text = N_("This name is too long: {most} letters at most.")
            message = Message(text, {"most": LONGEST_NAME})
        elif first.setdefault(seen, seat) != seat:
            text = N_("{name} sits here already: give this one another name.")
            message = Message(text, {"name": names[first[seen]]})
        else:
            continue
        yield Problem(Code.PLAYERS, message, "players", seat)
