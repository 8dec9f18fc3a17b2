"""Screens of the ways to a table: its page, a code, asking to help, watching."""

from __future__ import annotations

from tests.browser.scene import Scene
from tests.browser.screens.screen import screen


@screen()
def join_table(scene: Scene) -> None:
    scene.open(scene.playing(5, 2), "/table")


@screen()
def join_table_keep(scene: Scene) -> None:
    scene.open(scene.playing(5, 2), "/table?link=keep")


@screen()
def join_asked(scene: Scene) -> None:
    """A keeper's phone is asked by another one."""
    code = scene.playing(5, 2)
    scene.ask(code, scene.names[2])
    scene.open(code)


@screen()
def watching(scene: Scene) -> None:
    scene.open(scene.watched(scene.playing(5, 2)))


@screen()
def watching_scores(scene: Scene) -> None:
    scene.open(scene.watched(scene.played(4)), "/scores")


@screen()
def watching_table(scene: Scene) -> None:
    scene.open(scene.watched(scene.playing(5, 2)), "/table")


@screen()
def watching_ask(scene: Scene) -> None:
    scene.open(scene.watched(scene.playing(5, 2)), "/ask")


@screen()
def watching_asked(scene: Scene) -> None:
    watching_ask(scene)
    scene.table.page.locator(".chip").first.tap()
    scene.table.tap(scene.table.button("Ask the scorekeeper"))


@screen()
def join_code(scene: Scene) -> None:
    scene.playing(5, 2)
    scene.table.open("/code")


@screen(422)
def join_code_wrong(scene: Scene) -> None:
    scene.table.open("/code")
    scene.table.page.locator("#code").fill("O0I1")
    scene.table.tap(scene.table.button("Watch the table"))


@screen(403)
def join_expired(scene: Scene) -> None:
    scene.open(scene.playing(5), "/keep/nothing")
