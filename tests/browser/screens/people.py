"""The people of the club, one of them, and the statistics of all."""

from __future__ import annotations

from contextlib import closing
from itertools import islice

from scorekeeper import instance, store
from scorekeeper.games.devils_bridge import DevilsBridge
from tests.browser.deals import hands, recorded
from tests.browser.scene import Scene
from tests.browser.screens.screen import screen

PLAYED = 8  # games: enough bids for rates


def year(scene: Scene, players: int = 5) -> None:
    """Games of the same table, and one of two who never met the others."""
    rules = {"end": "series", "max_cards": 7}
    sizes = list(DevilsBridge(**rules).sizes(players))
    for seed in range(PLAYED):
        dealt = hands(players, sizes, seed, dealer=players - 1)
        scene.begin(
            players,
            recorded(islice(dealt, len(sizes))),
            rules=rules,
            started_at=f"2026-0{seed + 1}-06T19:30:00Z",
        )
    other = Scene(scene.table, scene.folder, ("Tobi", "Theo", "Okello", "Grandma"))
    other.played(13, 4, rules={"max_cards": 7})


def number(scene: Scene, name: str) -> int:
    """The number of the person with that name."""
    with closing(store.connect(instance.database(scene.folder))) as db:
        return next(one.id for one in store.persons(db) if one.name == name)


@screen()
def players(scene: Scene) -> None:
    year(scene)
    with closing(store.connect(instance.database(scene.folder))) as db:
        store.hide(db, number(scene, "Grandma"), hidden=True)
    scene.table.open("/players")
    scene.table.page.locator("summary").tap()


@screen()
def players_seven(scene: Scene) -> None:
    year(scene, 7)
    scene.table.open("/players")


@screen()
def player(scene: Scene) -> None:
    year(scene)
    scene.table.open(f"/players/{number(scene, scene.names[0])}")


@screen()
def player_seven(scene: Scene) -> None:
    year(scene, 7)
    scene.table.open(f"/players/{number(scene, scene.names[0])}")


@screen()
def player_of_one_game(scene: Scene) -> None:
    scene.played(19)
    scene.table.open(f"/players/{number(scene, scene.names[1])}")


@screen()
def person(scene: Scene) -> None:
    year(scene)
    scene.table.open(f"/players/{number(scene, 'Tobi')}/edit?into={number(scene, scene.names[3])}")


@screen()
def person_seven(scene: Scene) -> None:
    year(scene, 7)
    other = Scene(scene.table, scene.folder, ("T", "Umi", "Vic", "Wren"))
    other.played(13, 4, rules={"max_cards": 7})
    one = number(scene, "Tobi")
    with closing(store.connect(instance.database(scene.folder))) as db:
        store.merge(db, number(scene, "T"), one)
        store.rename(db, store.HOME, one, "Tobi the First of his Name")
    scene.table.open(f"/players/{one}/edit?all=1&into={number(scene, scene.names[0])}")


@screen(422)
def person_refused(scene: Scene) -> None:
    year(scene)
    scene.table.open(f"/players/{number(scene, 'Tobi')}/edit")
    scene.table.page.get_by_label("Name").fill("theo")
    scene.table.tap(scene.table.button("Rename"))


@screen()
def statistics(scene: Scene) -> None:
    year(scene)
    scene.table.open("/statistics")


@screen()
def statistics_seven(scene: Scene) -> None:
    year(scene, 7)
    scene.table.open("/statistics")
