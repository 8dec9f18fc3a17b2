"""Screens of the ways to a table: its page, a code, asking to help, watching."""

from __future__ import annotations

from playwright.sync_api import expect

from scorekeeper.log import Ended
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
def watching_hand(scene: Scene) -> None:
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


@screen(403)
def join_code_expired(scene: Scene) -> None:
    """The code of a game that is over."""
    code = scene.playing(1, 0)
    scene.open(code, "/table")
    spoken = scene.table.page.locator(".code").inner_text()
    scene.write(code, Ended())
    scene.table.open("/code")
    scene.table.page.locator("#code").fill(spoken)
    scene.table.tap(scene.table.button("Watch the table"))


@screen()
def join_table_seven(scene: Scene) -> None:
    """Many phones, with the longest names that one can give."""
    code = scene.playing(5, 2, players=7)
    for name in scene.names:
        scene.let_in(code, name)
    scene.open(code, "/table")


@screen()
def join_asked_seven(scene: Scene) -> None:
    code = scene.playing(7, 2, players=7)
    scene.ask(code, scene.names[0])
    scene.open(code)


@screen()
def watching_take_over(scene: Scene) -> None:
    scene.open(scene.watched(scene.playing(5, 2)), "/table")
    scene.table.page.locator("summary").tap()


@screen()
def watching_ask_seven(scene: Scene) -> None:
    scene.open(scene.watched(scene.playing(5, 2, players=7)), "/ask")


@screen(503)
def watching_among_many(scene: Scene) -> None:
    """There is no room for another stream."""
    scene.table.page.route("**/live?*", lambda route: route.fulfill(status=503))
    scene.open(scene.watched(scene.playing(5, 2)))
    expect(scene.table.page.get_by_text("Refreshes every 10 s")).to_be_visible()


@screen(0)
def watching_not_live(scene: Scene) -> None:
    scene.open(scene.watched(scene.playing(5, 2)))
    scene.table.page.context.set_offline(True)
    expect(scene.table.page.get_by_text("Not live")).to_be_visible()
