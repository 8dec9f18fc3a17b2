"""The names of the players: how they are read, and which cannot stand."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import dropwhile
from typing import Any

from scorekeeper.messages import N_, Code, Message, Problem

LONGEST_NAME = 40  # code points


def trimmed(name: Any) -> str:
    """A name in NFC without what cannot be seen at its ends; what is not text is no name."""
    name = unicodedata.normalize("NFC", name) if isinstance(name, str) else ""
    begun = "".join(dropwhile(_unseen, name))
    return "".join(dropwhile(_unseen, begun[::-1]))[::-1]


def _unseen(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) == "Cf"


def folded(name: str) -> str:
    """What is the same for two names that differ only in case or Unicode form."""
    return unicodedata.normalize("NFC", trimmed(name).casefold())


def misnamed(names: Sequence[str]) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for seat, name in enumerate(names):
        if not name:
            message = Message(N_("Every player needs a name."))
        elif len(name) > LONGEST_NAME:
            text = N_("This name is too long: {most} letters at most.")
            message = Message(text, {"most": LONGEST_NAME})
        elif first.setdefault(folded(name), seat) != seat:
            text = N_("{name} sits here already: give this one another name.")
            message = Message(text, {"name": names[first[folded(name)]]})
        else:
            continue
        yield Problem(Code.PLAYERS, message, "players", seat)
