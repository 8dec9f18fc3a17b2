"""The screens on which a trick is settled."""

from __future__ import annotations

from tests.browser.scene import Scene
from tests.browser.screens.games import bugs, pairs
from tests.browser.screens.screen import screen


def at_hand(scene: Scene, code: str, query: str = "") -> None:
    scene.open(code, f"/referee?{query}")


def playing(scene: Scene, players: int = 5) -> str:
    return scene.playing(6, *[1] * players, players=players, trump="hearts")


@screen()
def referee_alone(scene: Scene) -> None:
    scene.table.open("/referee")


@screen()
def referee_alone_cards(scene: Scene) -> None:
    scene.table.open("/referee?trump=hearts&players=5&cards=KS+AS+7H+JD+4S")


@screen()
def referee_alone_pairs(scene: Scene) -> None:
    scene.table.open("/referee?game=brouc&trump=hearts&cards=9S+KH+QH")


@screen(422)
def referee_refused(scene: Scene) -> None:
    scene.table.open("/referee?trump=hearts&cards=KS&suit=spades&rank=K")


@screen()
def referee(scene: Scene) -> None:
    at_hand(scene, playing(scene), "cards=KS+AS")


@screen()
def referee_whole(scene: Scene) -> None:
    at_hand(scene, playing(scene), "cards=KS+AS+7H+JD+4S")


@screen()
def referee_seven(scene: Scene) -> None:
    at_hand(scene, playing(scene, 7), "cards=KS+AS+7H+JD+4S+2S+3S")


@screen()
def referee_without_trump(scene: Scene) -> None:
    at_hand(scene, scene.playing(6, 1, 1, 1, 2), "cards=KS")


@screen()
def referee_before_the_bids(scene: Scene) -> None:
    at_hand(scene, scene.playing(5, 1, trump="hearts"), "cards=KS+AS+7H+JD")


@screen()
def referee_who_led(scene: Scene) -> None:
    at_hand(scene, pairs(scene, {"trump": "hearts", "won": [0]}), "cards=KS")


@screen()
def referee_card_by_card(scene: Scene) -> None:
    at_hand(scene, bugs(scene, {"turned_up": "JC"}), "way=cards&cards=JH+2H+AH")


@screen()
def referee_watched(scene: Scene) -> None:
    code = playing(scene)
    at_hand(scene, scene.watched(code), "cards=KS+AS+7H+JD+4S")
