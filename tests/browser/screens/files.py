"""The screens for games that come from files or go into them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import FilePayload

from scorekeeper.adjustments import Adjusted
from tests.browser.scene import Scene
from tests.browser.screens.screen import finished, screen

ONE = {"bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}
WRONG = {"bids": [0, 1, 0, 0], "tricks": [0, 1, 1, 0]}


def a_file(name: str, made: Any) -> FilePayload:
    """A file as it is chosen on a phone."""
    text = made if isinstance(made, str) else json.dumps(made)
    return {"name": name, "mimeType": "application/octet-stream", "buffer": text.encode()}


def of_names(scene: Scene, *hands: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A record of those who play here."""
    players = more.pop("players", 4)
    return {
        "format": "scorekeeper/1", "game": "devils-bridge", "players": list(scene.names[:players]),
        "first_dealer": players - 1, "hands": list(hands), **more,
    }  # fmt: skip


def choose(scene: Scene, *files: FilePayload) -> None:
    """Chooses the files on the page, and has them looked at."""
    table = scene.table
    table.open("/import")
    table.page.locator("input[type='file']").set_input_files(list(files))
    table.tap(table.button("Look at the files"))


@screen()
def importing(scene: Scene) -> None:
    scene.table.open("/import")


def report(scene: Scene, players: int) -> None:
    """Something new, with names that are new, something that is here, and something refused."""
    for_all = {"started_at": "2026-01-17T19:00:00Z", "players": players}
    bids, tricks = [0] * players, [1] + [0] * (players - 1)
    hand = {"bids": bids, "tricks": tricks}
    here = of_names(scene, hand, **for_all)
    choose(scene, a_file("one.json", here))
    scene.table.tap(scene.table.button("Add 1 game"))
    new = of_names(scene, hand, rules={"max_cards": 1}, players=players, title="new")
    new["players"] = [f"{name[:38]} 2" for name in new["players"]]
    bad = of_names(scene, {"bids": bids, "tricks": [0] * players}, hand, **for_all)
    choose(scene, a_file("evenings-2026.json", [new, here, bad, "x"]))


@screen()
def imported(scene: Scene) -> None:
    report(scene, 4)


@screen()
def imported_seven(scene: Scene) -> None:
    report(scene, 7)


@screen()
def share(scene: Scene) -> None:
    scene.open(finished(scene), "/share")


@screen()
def share_seven(scene: Scene) -> None:
    scene.open(scene.played(13, 7), "/share")


def grid(scene: Scene, players: int, **rules: Any) -> None:
    scene.table.open(scene.seats(players, dealer=scene.names[0], **rules))
    scene.table.tap(scene.table.button("Type in an old sheet"))


@screen()
def paper(scene: Scene) -> None:
    grid(scene, 4)


def type_in(scene: Scene, hand: int, name: str, values: Sequence[object]) -> None:
    for seat, value in enumerate(values):
        scene.table.page.locator(f"[name='{hand}-{name}-{seat}']").fill(str(value))


@screen(422)
def paper_seven(scene: Scene) -> None:
    """With a hand that is sound and one that is not."""
    grid(scene, 7)
    for hand, bids, tricks in ((1, [0] * 7, [1] + [0] * 6), (2, [9] + [0] * 6, [2] + [0] * 6)):
        type_in(scene, hand, "bid", bids)
        type_in(scene, hand, "tricks", tricks)
    scene.table.tap(scene.table.button("Check").last)


@screen()
def paper_brouc(scene: Scene) -> None:
    grid(scene, 4, game="brouc")


@screen()
def share_below_zero(scene: Scene) -> None:
    code = scene.played(2)
    scene.write(code, Adjusted(2, 0, -40, "Revoke"))
    scene.open(code, "/share")
