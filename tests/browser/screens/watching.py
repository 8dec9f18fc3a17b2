"""What a phone that only watches sees, and the board."""

from __future__ import annotations

from scorekeeper.adjustments import Adjusted
from tests.browser.scene import Scene
from tests.browser.screens.screen import finished, screen


def watch(scene: Scene, code: str, page: str = "") -> None:
    """Opens a page as a phone that was never here."""
    scene.table.page.context.clear_cookies()
    scene.open(code, page)


@screen()
def watching_bids(scene: Scene) -> None:
    watch(scene, scene.playing(5, 1, 0, 1, 0, players=5, trump="hearts"))


@screen()
def watching_tricks(scene: Scene) -> None:
    watch(scene, scene.playing(5, 1, 0, 1, 0, 2, players=5, trump="hearts", won=[0, 3, 4]))


@screen()
def watching_tricks_seven(scene: Scene) -> None:
    watch(scene, scene.playing(7, 1, 0, 1, 0, 2, 1, 3, players=7, trump="clubs", won=[0, 3, 4]))


@screen()
def watching_a_game_without_bids(scene: Scene) -> None:
    watch(scene, scene.begin(4, [], game="brouc", rules={}))


@screen()
def watching_the_end(scene: Scene) -> None:
    watch(scene, finished(scene))


@screen()
def board(scene: Scene) -> None:
    watch(
        scene, scene.playing(12, 3, 0, 1, 4, 2, players=5, trump="hearts", won=[0, 1, 2]), "/board"
    )


@screen()
def board_seven(scene: Scene) -> None:
    watch(
        scene,
        scene.playing(7, 1, 0, 1, 0, 2, 1, 3, players=7, trump="clubs", won=[0, 3, 4]),
        "/board",
    )


@screen()
def board_at_the_end(scene: Scene) -> None:
    watch(scene, finished(scene), "/board")


@screen()
def board_far_below_seven(scene: Scene) -> None:
    """Totals that hardly have room."""
    code = scene.playing(7, 1, 0, 1, 0, 2, 1, 3, players=7, trump="clubs", won=[0, 3, 4])
    for side in range(7):
        scene.write(code, Adjusted(6, side, -990 - side, "Misdeal"))
    watch(scene, code, "/board")
