"""The screens on which a hand is shown to the referee."""

from __future__ import annotations

from tests.browser.scene import Scene
from tests.browser.screens.screen import screen
from tests.browser.table import Table


def hold(table: Table, cards: dict[str, str]) -> None:
    """Taps the cards of a hand, suit by suit."""
    for suit, ranks in cards.items():
        chosen = table.page.locator("label", has=table.page.locator(f"#suit-{suit}"))
        if not table.page.locator(f"#suit-{suit}").is_checked():
            table.tap(chosen)
        for rank in ranks.split():
            table.tap(table.page.locator(f".ranks [value='{rank}']"))


@screen()
def may_i_play(scene: Scene) -> None:
    """Brouc, where a void player has most to think of."""
    scene.table.open("/referee/hand?game=brouc&trump=hearts&cards=9S+KH")
    hold(scene.table, {"hearts": "A Q 7", "clubs": "8 J", "diamonds": "10"})


@screen()
def may_i_play_first(scene: Scene) -> None:
    scene.table.open("/referee/hand?game=brouc&trump=hearts&cards=9S+KH")


@screen()
def may_i_play_thirteen(scene: Scene) -> None:
    scene.table.open("/referee/hand?game=call-bridge&cards=9H+7S")
    cards = {"spades": "A K 2", "clubs": "A Q J 9 5", "diamonds": "K 10 9 3 2"}
    hold(scene.table, cards)


@screen()
def hand_in_play(scene: Scene) -> None:
    code = scene.playing(5, 2, 1, 1, 0, trump="hearts")
    scene.open(code, "/referee/hand?cards=9S+KS")
    hold(scene.table, {"spades": "A 7", "hearts": "2"})


@screen()
def hand_in_play_seven(scene: Scene) -> None:
    code = scene.playing(5, 2, 1, 1, 0, 1, 1, 1, players=7, trump="hearts")
    scene.open(code, "/referee/hand?cards=9S+KS+10S+JD+2C+3S")
    hold(scene.table, {"spades": "A 7", "hearts": "2"})


@screen()
def hand_without_trump(scene: Scene) -> None:
    scene.table.open("/referee/hand?game=oh-hell&cards=9S")


@screen(422)
def hand_too_late(scene: Scene) -> None:
    scene.table.open("/referee/hand?game=brouc&trump=hearts&cards=9S+KH+7D+8D")


@screen()
def rules_of_play(scene: Scene) -> None:
    """Each duty with its cards."""
    scene.open(scene.begin(4, [], game="brouc"), "/rules")
