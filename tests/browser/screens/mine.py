"""The screens of a player's own phone, and of the end of a game before its time."""

from __future__ import annotations

from scorekeeper.log import Wrote
from tests.browser.scene import Scene
from tests.browser.screens.games import calls, pairs
from tests.browser.screens.screen import screen


def own(scene: Scene, code: str, name: str, page: str = "/mine") -> None:
    """The phone of this player, on one of its pages."""
    scene.open(code, "/mine")
    scene.table.tap(scene.table.button(f"{name}: this is me"))
    scene.open(code, page)


@screen()
def own_bid(scene: Scene) -> None:
    own(scene, scene.playing(5, 1, 0, players=5, trump="hearts"), "Jun")


@screen()
def own_bid_seven(scene: Scene) -> None:
    own(scene, scene.playing(7, 1, 0, 2, 1, 0, 0, players=7), scene.names[5])


@screen()
def own_wait(scene: Scene) -> None:
    own(scene, scene.playing(5, 1, 0, 1, players=5, trump="hearts"), "Jun")


@screen(409)
def own_bid_overtaken(scene: Scene) -> None:
    code = scene.playing(5, 1, 0, players=5, trump="hearts")
    scene.table.dozes()
    own(scene, code, "Jun")
    scene.write(code, Wrote(5, {("bid", 1): 3}))
    scene.table.bid(2)


@screen()
def own_call(scene: Scene) -> None:
    own(scene, calls(scene, {"bids": [None, 2, 4, None]}), "Tobias")


@screen()
def own_without_bids(scene: Scene) -> None:
    own(scene, pairs(scene), "Tobias")


@screen()
def own_tricks(scene: Scene) -> None:
    bids = (1, 0, 1, 0, 2)
    own(scene, scene.playing(5, *bids, players=5, trump="hearts", won=[3, 0, 4]), "Ines")


@screen()
def own_seats(scene: Scene) -> None:
    own(scene, scene.played(2), "Jun", "/mine?seats=1")


@screen()
def result_seen(scene: Scene) -> None:
    code = scene.played(6, 5)
    own(scene, code, "Jun", "/hands/6")
    scene.table.tap(scene.table.button("I have seen hand 6", exact=False))


@screen()
def result_to_see(scene: Scene) -> None:
    own(scene, scene.played(6), "Jun", "/hands/6")


@screen()
def scores_seen(scene: Scene) -> None:
    code = scene.played(6, 5)
    for hand in (4, 6):
        scene.open(code, f"/hands/{hand}")
        scene.table.tap(scene.table.button(f"I have seen hand {hand}", exact=False))
    own(scene, code, "Jun", "/scores")


@screen()
def own_between_hands(scene: Scene) -> None:
    own(scene, scene.played(6, 5), "Ines")


# Ending early


def kept(scene: Scene, players: int) -> str:
    """A game that this phone keeps, after its first hand and a bid in the second."""
    names = scene.names[:players]
    code = scene.table.start(names, names[-1], end="series")
    scene.write(code, Wrote(1, {("bid", seat): 0 for seat in range(players)}))
    scene.write(code, Wrote(1, {("tricks", seat): int(seat == 0) for seat in range(players)}))
    scene.write(code, Wrote(2, {("bid", 1): 1}))
    return code


@screen()
def end_early(scene: Scene) -> None:
    scene.open(kept(scene, 5), "/end")


@screen()
def end_early_chosen(scene: Scene) -> None:
    scene.open(kept(scene, 7), "/end")
    scene.table.page.locator("label", has_text="nobody wins").tap()


@screen()
def ended_early(scene: Scene) -> None:
    scene.open(scene.playing(12, 1, 0, players=5, ended="early"))


@screen()
def scores_ended_early(scene: Scene) -> None:
    scene.open(scene.playing(3, 1, 0, players=5, ended="early"), "/scores")


# The log


@screen()
def log_with_names(scene: Scene) -> None:
    code = scene.playing(5, 1, 0, players=5, trump="hearts")
    own(scene, code, "Jun")
    scene.table.bid(2)
    scene.table.tap(scene.table.link("Change my bid"))
    scene.table.bid(1)
    scene.correct(code, 4, "tricks", [1, 1, 1, 1, 0])
    scene.open(code, "/log")
