"""Every screen by its name, with what leads to it: for the tests of all screens, and for pictures.

A screen is a function that leaves a phone on its page, and its name is the function's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from scorekeeper.log import Wrote
from tests.browser.scene import Scene

Show = Callable[[Scene], None]


@dataclass(frozen=True)
class Screen:
    show: Show
    status: int  # of its page


SCREENS: dict[str, Screen] = {}


def screen(status: int = 200) -> Callable[[Show], Show]:
    """Adds a screen whose page has this status."""

    def add(show: Show) -> Show:
        SCREENS[show.__name__.replace("_", "-")] = Screen(show, status)
        return show

    return add


def finished(scene: Scene, players: int = 4) -> str:
    """A short game with its winner."""
    return scene.played(5, players, rules={"max_cards": 3})


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


# Points and scores


@screen()
def result(scene: Scene) -> None:
    scene.open(scene.played(6), "/hands/6")


@screen()
def result_seven(scene: Scene) -> None:
    scene.open(scene.played(8, 7), "/hands/8")


@screen()
def result_last(scene: Scene) -> None:
    scene.open(finished(scene), "/hands/5")


@screen()
def scores_none(scene: Scene) -> None:
    scene.open(scene.playing(1, 0), "/scores")


@screen()
def scores_one(scene: Scene) -> None:
    scene.open(scene.played(1), "/scores")


@screen()
def scores_two(scene: Scene) -> None:
    scene.open(scene.played(2, 7), "/scores")


@screen()
def scores(scene: Scene) -> None:
    scene.open(scene.played(8, 5), "/scores")


@screen()
def scores_seven(scene: Scene) -> None:
    scene.open(scene.played(13, 7), "/scores")


@screen()
def scores_each(scene: Scene) -> None:
    scene.open(scene.played(9, 7), "/scores?chart=each")


@screen()
def scores_paper(scene: Scene) -> None:
    scene.open(scene.played(11, rules={"scoring": "simple"}), "/scores?paper=1")


@screen()
def scores_corrected(scene: Scene) -> None:
    code = scene.played(6)
    scene.correct(code, 3, "tricks", [3, 0, 0, 0])
    scene.open(code, "/scores")


def two_hands(scene: Scene) -> str:
    """A game that ends with hand 2; had seat 3 made its bid in hand 1, it would have there."""
    first = {"bids": [0, 0, 0, 0], "tricks": [0, 0, 0, 1]}
    second = {"bids": [0, 1, 0, 0], "tricks": [0, 0, 1, 1]}
    return scene.begin(4, [first, second], rules={"target": 11})


@screen()
def scores_struck(scene: Scene) -> None:
    code = two_hands(scene)
    scene.correct(code, 1, "bid", [1, 0, 0, 1])
    scene.open(code, "/scores")


# Corrections


@screen()
def correction(scene: Scene) -> None:
    scene.open(scene.played(6), "/hands/4/correct")


@screen()
def correction_seven(scene: Scene) -> None:
    scene.open(scene.played(7, 7), "/hands/7/correct")


@screen()
def correction_bids(scene: Scene) -> None:
    scene.open(scene.playing(5, 2, 1, 1), "/hands/5/correct")


@screen()
def correction_changed(scene: Scene) -> None:
    scene.open(scene.played(6), "/hands/2/correct?tricks-0=0&tricks-1=0&tricks-2=2&tricks-3=0")


@screen()
def correction_refused(scene: Scene) -> None:
    scene.open(scene.played(6), "/hands/2/correct?tricks-0=2&tricks-1=1&tricks-2=2&tricks-3=0")


@screen()
def correction_of_the_end(scene: Scene) -> None:
    scene.open(two_hands(scene), "/hands/1/correct?bid-0=1&bid-3=1")


# The end, the log, the rules


@screen()
def over(scene: Scene) -> None:
    scene.open(finished(scene))


@screen()
def over_seven(scene: Scene) -> None:
    scene.open(scene.played(13, 7))


@screen()
def over_shared(scene: Scene) -> None:
    hand = {"bids": [0, 0, 0, 0], "tricks": [1, 0, 0, 0]}
    scene.open(scene.begin(4, [hand], rules={"max_cards": 1}))


@screen()
def over_early(scene: Scene) -> None:
    scene.open(scene.played(4, ended="early"))


@screen()
def log(scene: Scene) -> None:
    code = scene.played(3)
    scene.correct(code, 2, "tricks", [0, 0, 2, 0])
    scene.open(code, "/log")


@screen()
def log_seven(scene: Scene) -> None:
    scene.open(scene.played(4, 7), "/log")


@screen()
def log_corrections(scene: Scene) -> None:
    scene.open(scene.played(2), "/log?only=corrections")


@screen()
def rules(scene: Scene) -> None:
    scene.open(scene.begin(4, []), "/rules")


@screen()
def rules_open(scene: Scene) -> None:
    rules(scene)
    scene.table.page.locator("summary").tap()


@screen()
def rules_seven(scene: Scene) -> None:
    scene.open(scene.played(1, 7, rules={"scoring": "simple", "hook": False}), "/rules")


# What goes wrong


@screen(409)
def conflict(scene: Scene) -> None:
    code = scene.playing(5, 2, 1)
    scene.open(code)
    scene.write(code, Wrote(5, {("bid", 2): 0}))
    scene.table.bid(3)


@screen(409)
def conflict_seven(scene: Scene) -> None:
    code = scene.playing(8, 2, 1, players=7)
    scene.open(code)
    scene.write(code, Wrote(8, {("bid", 2): 0}))
    scene.table.bid(3)


@screen(409)
def conflict_of_an_undo(scene: Scene) -> None:
    code = scene.playing(5, 2, 1)
    scene.open(code)
    scene.write(code, Wrote(5, {("bid", 2): 0}))
    scene.table.tap(scene.table.undo())


@screen(404)
def lost(scene: Scene) -> None:
    scene.open("nosuchsheet1")
