"""The screens after a hand is scored, and those for what goes wrong."""

from __future__ import annotations

from scorekeeper.adjustments import Adjusted
from scorekeeper.log import Wrote
from scorekeeper.seats import Seated, Way
from tests.browser.scene import Scene
from tests.browser.screens.screen import finished, screen

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


def beside(scene: Scene, players: int = 5) -> str:
    """A game in which somebody joined, somebody sat out, and somebody got a penalty."""
    code = scene.played(4, players)
    scene.write(code, Adjusted(4, 3, -5, "Revoke: Played ♦ with a ♥ in hand"))
    scene.write(code, Adjusted(2, 0, 3, "Agreed at the table"))
    scene.write(code, Seated(5, 1, Way.LEAVES))
    scene.write(code, Seated(5, players, Way.JOINS, "Okello", lowest=True))
    scene.write(code, Seated(5, 2, Way.TAKES_OVER, "Wren"))
    return code


@screen()
def scores_beside(scene: Scene) -> None:
    scene.open(beside(scene), "/scores")


@screen()
def scores_beside_seven(scene: Scene) -> None:
    scene.open(beside(scene, 7), "/scores")


@screen()
def scores_far_below_seven(scene: Scene) -> None:
    """Totals that hardly have room."""
    code = scene.played(4, 7)
    for side in range(7):
        scene.write(code, Adjusted(2, side, -950 - side, "Misdeal"))
    scene.open(code, "/scores")


@screen()
def adjust(scene: Scene) -> None:
    scene.open(scene.played(8, 5), "/adjust?side=3&sign=penalty&points=5&why=revoke")


@screen()
def adjust_seven(scene: Scene) -> None:
    scene.open(scene.played(8, 7), "/adjust?side=6&sign=bonus&points=95&why=agreed")


@screen()
def seats(scene: Scene) -> None:
    scene.open(scene.played(5, 5), "/seats?seat=1")


@screen()
def seats_known(scene: Scene) -> None:
    """Others have played lately, and one of them takes the seat over."""
    scene.begin(7, [])
    scene.open(scene.played(5, 4), "/seats?seat=1")
    scene.table.tap(scene.table.button("Choose ", exact=False).first)


@screen()
def seats_known_seven(scene: Scene) -> None:
    scene.begin(7, [])
    scene.open(scene.played(5, 3), "/seats?seat=new")


@screen()
def seats_seven(scene: Scene) -> None:
    scene.open(beside(scene, 6), "/seats?seat=new&do=lowest")


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
    scene.table.dozes()
    scene.open(code)
    scene.write(code, Wrote(5, {("bid", 2): 0}))
    scene.table.bid(3)


@screen(409)
def conflict_seven(scene: Scene) -> None:
    code = scene.playing(8, 2, 1, players=7)
    scene.table.dozes()
    scene.open(code)
    scene.write(code, Wrote(8, {("bid", 2): 0}))
    scene.table.bid(3)


@screen(409)
def conflict_of_an_undo(scene: Scene) -> None:
    code = scene.playing(5, 2, 1)
    scene.table.dozes()
    scene.open(code)
    scene.write(code, Wrote(5, {("bid", 2): 0}))
    scene.table.tap(scene.table.undo())


@screen(404)
def lost(scene: Scene) -> None:
    scene.open("nosuchsheet1")
