"""Screens of a private host: its passphrase, its clubs, and what a phone is told to do first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from scorekeeper.web.limits import Kind, Limit
from tests.browser.phone import serving
from tests.browser.scene import Scene
from tests.browser.screens.screen import screen
from tests.browser.table import Table


@contextmanager
def host(scene: Scene, **config: Any) -> Iterator[Table]:
    """The same phone at a private host of its own, which is gone once the page is there."""
    with serving(scene.folder / "host", ACCESS="private", **config) as address:
        yield Table(scene.table.page, address)


@screen()
def club(scene: Scene) -> None:
    with host(scene) as table:
        table.open("/club")


@screen()
def club_link(scene: Scene) -> None:
    with host(scene) as table:
        table.open("/club")
        table.tap(table.button("Make a club"))


@screen()
def passphrase(scene: Scene) -> None:
    with host(scene, PASSPHRASE="x") as table:
        table.open("/passphrase")


@screen(422)
def passphrase_wrong(scene: Scene) -> None:
    with host(scene, PASSPHRASE="x") as table:
        table.open("/passphrase")
        table.page.get_by_label("passphrase", exact=False).fill("y")
        table.tap(table.button("Go on"))


@screen(403)
def first(scene: Scene) -> None:
    """What was sent before the club was made."""
    with host(scene, PASSPHRASE="x") as table:
        table.open("/club")
        table.tap(table.button("Make a club"))


@screen(429)
def too_often(scene: Scene) -> None:
    """One wrong code after another."""
    with host(scene, LIMITS={Kind.WRONG: Limit(0.5, 0.001)}) as table:
        table.open("/code")
        table.page.locator("#code").fill("O0I1")
        table.tap(table.button("Watch the table"))
