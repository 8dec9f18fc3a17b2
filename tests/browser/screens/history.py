"""Screens of the history: its list, the trash, a title."""

from __future__ import annotations

from datetime import UTC, datetime

from tests.browser.scene import Scene
from tests.browser.screens.screen import finished, screen

LONG_AGO = (datetime(2024, 5, 3, 19, tzinfo=UTC), datetime(2023, 11, 21, 20, tzinfo=UTC))


def played_before(scene: Scene) -> None:
    """Games of today and of earlier years."""
    for began in LONG_AGO:
        scene.begin(4, [], started_at=began.isoformat(), ended="early", title="Summer night")
    finished(scene)
    scene.playing(5, 2)


@screen()
def history_list(scene: Scene) -> None:
    played_before(scene)
    scene.table.open("/games")


@screen()
def history_empty(scene: Scene) -> None:
    scene.table.open("/games?q=zebra")


@screen()
def history_trash(scene: Scene) -> None:
    throw_away(scene)
    scene.table.open("/games/trash")


@screen()
def history_throw(scene: Scene) -> None:
    scene.open(finished(scene), "/delete")


@screen(410)
def history_thrown(scene: Scene) -> None:
    scene.open(throw_away(scene))


@screen()
def history_about(scene: Scene) -> None:
    scene.open(finished(scene), "/about")


def throw_away(scene: Scene) -> str:
    code = finished(scene)
    scene.open(code, "/delete")
    scene.table.tap(scene.table.button("Throw it away"))
    return code
