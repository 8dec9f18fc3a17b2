"""Every screen by its name, with what leads to it: for the tests of all, and for pictures."""

from tests.browser.screens import (
    files,
    games,
    history,
    hosts,
    joining,
    mine,
    people,
    playing,
    referee_hand,
    refereed,
    scored,
    watching,
)
from tests.browser.screens.screen import SCREENS

__all__ = [
    "SCREENS", "files", "games", "history", "hosts", "joining", "mine", "people", "playing",
    "referee_hand", "refereed", "scored", "watching",
]  # fmt: skip
