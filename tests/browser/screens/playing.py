"""The screens until a hand is scored: home, set-up, bids, tricks."""

from __future__ import annotations

from urllib.parse import urlencode

from tests.browser.scene import Scene
from tests.browser.screens.screen import finished, screen

# Home and set-up


@screen()
def home_empty(scene: Scene) -> None:
    scene.table.open()


@screen()
def home(scene: Scene) -> None:
    finished(scene)
    scene.played(2, ended="early")
    scene.playing(9, 2, 0, players=7)
    scene.playing(4, 1, 2, 0, 0, won=[1])
    scene.table.open()


@screen()
def new_game_empty(scene: Scene) -> None:
    scene.table.open("/new")


@screen()
def new_game(scene: Scene) -> None:
    scene.begin(7, [])
    scene.table.open(scene.seats(4))


@screen()
def new_game_seven(scene: Scene) -> None:
    scene.table.open(scene.seats(7))


@screen()
def new_game_rules(scene: Scene) -> None:
    scene.table.open(scene.seats(5, open=1))


@screen()
def new_game_same_name(scene: Scene) -> None:
    scene.table.open(scene.seats(3, add_new=1, name=scene.names[0]))


@screen(422)
def new_game_too_few(scene: Scene) -> None:
    scene.table.open(scene.seats(2))
    scene.table.tap(scene.table.button("needs 3 to 7 players", exact=False), barred=True)


# Bidding


@screen()
def bidding_first(scene: Scene) -> None:
    scene.table.start(scene.names[:5])


@screen()
def bidding(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1, players=5))


@screen()
def bidding_trump(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, trump="hearts"), "?trump=1")


@screen()
def bidding_hook(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1, 1, trump="clubs"))


@screen(422)
def bidding_refused(scene: Scene) -> None:
    bidding_hook(scene)
    scene.table.tap(scene.table.key(1), barred=True)


@screen()
def bidding_edit(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1), "?edit=1")


@screen()
def bidding_redo(scene: Scene) -> None:
    code = scene.table.start(scene.names[:4], dealer=scene.names[3])
    scene.table.bid(0, 1)
    scene.table.tap(scene.table.undo())
    scene.open(code)


@screen()
def bidding_forehead(scene: Scene) -> None:
    scene.open(scene.playing(3, 0, 1, rules={"max_cards": 3, "sequence": "down"}))


@screen()
def bidding_seven(scene: Scene) -> None:
    scene.open(scene.playing(7, 2, 0, 1, 1, players=7))


@screen()
def bidding_ten(scene: Scene) -> None:
    scene.open(scene.playing(10, 4, 3, players=5))


# Tricks


@screen()
def tricks_first(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1, 1, 0, trump="spades"), "?tricks=fall")


@screen()
def tricks(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1, 1, 0, won=[0, 3, 1, 3]))


@screen()
def tricks_seven(scene: Scene) -> None:
    code = scene.playing(7, 2, 1, 1, 0, 0, 1, 0, players=7, won=[0, 1, 3, 0], trump="clubs")
    scene.open(code)


@screen()
def tricks_first_seven(scene: Scene) -> None:
    code = scene.playing(7, 2, 1, 1, 0, 0, 1, 0, players=7, trump="clubs")
    scene.open(code, "?tricks=fall")


@screen()
def counts(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1, 1, 0, trump="none"), "?tricks=end")


def counted(scene: Scene, *taken: int) -> str:
    """The counts with these typed, from seat 0 of hand 5 on."""
    typed = {f"tricks-{seat}": tricks for seat, tricks in enumerate(taken)}
    drawn = {f"drawn-{seat}": 9 for seat, _ in enumerate(taken)}
    return "?" + urlencode({"tricks": "end", **typed, **drawn})


@screen()
def counts_unsound(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1, 1, 0), counted(scene, 4, 1))


@screen()
def counts_rest(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1, 1, 0), counted(scene, 3, 0, 1))


@screen()
def counts_ten(scene: Scene) -> None:
    scene.open(scene.playing(10, 4, 0, 3, 1), "?tricks=end")


@screen()
def counts_seven(scene: Scene) -> None:
    code = scene.playing(7, 2, 1, 1, 0, 0, 1, 0, players=7)
    scene.open(code, "?tricks=end")
