"""What a screen is: a function that leaves a phone on its page, and its name is the function's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.browser.scene import Scene

Show = Callable[[Scene], None]


@dataclass(frozen=True)
class Screen:
    show: Show
    status: int  # of its page


SCREENS: dict[str, Screen] = {}


def screen(status: int = 200) -> Callable[[Show], Show]:
    """Adds a screen whose page has this status."""

    def add(show: Show) -> Show:
        SCREENS[show.__name__.replace("_", "-")] = Screen(show, status)
        return show

    return add


def finished(scene: Scene, players: int = 4) -> str:
    """A short game with its winner; its code."""
    return scene.played(5, players, rules={"max_cards": 3})
