"""Every screen by its name, with what leads to it: for the tests of all, and for pictures."""

from tests.browser.screens import files, games, joining, mine, playing, scored, watching
from tests.browser.screens.screen import SCREENS

__all__ = ["SCREENS", "files", "games", "joining", "mine", "playing", "scored", "watching"]
