"""The screens of Call Bridge, Don't Bug Me and Brouc that Devil's Bridge does not have."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from tests.browser.scene import Scene
from tests.browser.screens.screen import screen

CALLED: list[dict[str, Any]] = [
    {"bids": [2, 2, 5, 3], "tricks": [4, 1, 5, 3]},
    {"bids": [2, 3, 3, 4], "tricks": [0, 4, 5, 4]},
    {"bids": [2, 2, 3, 5], "tricks": [2, 4, 2, 5]},
    {"bids": [5, 2, 3, 2], "tricks": [7, 3, 3, 0]},
]
JACKS = {"hearts": 0, "diamonds": 1, "clubs": 2, "spades": 1}
BUGGED: list[dict[str, Any]] = [
    {"turned_up": "5S", "tricks": [7, 6, 4], "jacks": JACKS},
    {"turned_up": "JH", "tricks": [6, 6, 5], "jacks": {"diamonds": 1, "clubs": 1, "spades": 1}},
]
COMBINED = [
    {"side": 0, "suit": "clubs", "cards": "KQJ"},
    {"side": 1, "suit": "spades", "cards": "KQ"},
]
PAIRED: list[dict[str, Any]] = [
    {"trump": "hearts", "card_points": [73, 47]},
    {"trump": "clubs", "card_points": [35, 85], "tricks": [2, 6], "combinations": COMBINED},
]


def calls(scene: Scene, *then: dict[str, Any], **rules: Any) -> str:
    return scene.begin(4, [*CALLED, *then], game="call-bridge", rules=rules)


def bugs(scene: Scene, *then: dict[str, Any]) -> str:
    return scene.begin(3, [*BUGGED, *then], game="dont-bug-me")


def pairs(scene: Scene, *then: dict[str, Any]) -> str:
    return scene.begin(4, [*PAIRED, *then], game="brouc")


def filled(scene: Scene, code: str, **form: Any) -> None:
    """The hand with these values typed in its form."""
    named = {name.replace("__", "-"): value for name, value in form.items()}
    drawn = {f"drawn-{name}": "" for name in named}
    scene.open(code, "?" + urlencode(named | drawn))


# Call Bridge


@screen()
def calls_to_make(scene: Scene) -> None:
    scene.open(calls(scene, {"bids": [None, 2, 4, None]}))


@screen()
def calls_while_tricks_fall(scene: Scene) -> None:
    won = [3, 3, 3, 3, 3, 3, 0, 0, 1]
    scene.open(calls(scene, {"bids": [2, 2, 3, 5], "won": won}), "?tricks=fall")


@screen()
def calls_counted(scene: Scene) -> None:
    scene.open(calls(scene, {"bids": [2, 2, 3, 5]}))


@screen()
def calls_result(scene: Scene) -> None:
    scene.open(calls(scene), "/hands/4")


@screen()
def calls_scores(scene: Scene) -> None:
    scene.open(calls(scene, display="decimals"), "/scores")


@screen()
def calls_won(scene: Scene) -> None:
    scene.open(calls(scene, hands=4))


# Don't Bug Me


@screen()
def turned_up(scene: Scene) -> None:
    scene.open(bugs(scene))


@screen()
def turned_up_suit(scene: Scene) -> None:
    scene.open(bugs(scene), "?card=clubs")


@screen()
def bugs_empty(scene: Scene) -> None:
    scene.open(bugs(scene), "?skip=1")


@screen()
def bugs_filled_in(scene: Scene) -> None:
    code = bugs(scene, {"turned_up": "JC"})
    jacks = {"jack__hearts": 0, "jack__diamonds": 0, "jack__spades": 0}
    filled(scene, code, tricks__0=8, tricks__1=4, **jacks)


@screen(422)
def bugs_refused(scene: Scene) -> None:
    scene.open(bugs(scene), "?skip=1")
    scene.table.page.locator("#tricks-0").fill("18")
    scene.table.tap(scene.table.button("Save hand 3"), barred=True)


@screen()
def bugs_while_tricks_fall(scene: Scene) -> None:
    scene.open(bugs(scene, {"turned_up": "JC", "won": [0, 0, 1, 2]}), "?tricks=fall")


@screen()
def bugs_result(scene: Scene) -> None:
    scene.open(bugs(scene), "/hands/2")


@screen()
def bugs_scores(scene: Scene) -> None:
    scene.open(bugs(scene), "/scores")


@screen()
def bugs_correction(scene: Scene) -> None:
    scene.open(bugs(scene), "/hands/1/correct")


# Brouc


@screen()
def pairs_without_trump(scene: Scene) -> None:
    scene.open(pairs(scene))


@screen()
def pairs_filled_in(scene: Scene) -> None:
    code = pairs(scene, {"trump": "hearts"})
    filled(scene, code, card_points__0=74, combination__hearts="0-KQ", combination__clubs="1-KQ")


@screen()
def pairs_all_tricks(scene: Scene) -> None:
    filled(scene, pairs(scene, {"trump": "hearts"}), all=0)


@screen()
def claim_short(scene: Scene) -> None:
    code = pairs(scene, {"trump": "hearts"})
    filled(scene, code, claiming=1, claim=1, card_points__0=31, card_points__1=58)


@screen()
def claim_that_holds(scene: Scene) -> None:
    code = pairs(scene, {"card_points": [40, 80]}, {"trump": "hearts"})
    filled(scene, code, claiming=1, claim=1, card_points__0=31, card_points__1=85)


@screen()
def pile(scene: Scene) -> None:
    code = pairs(scene, {"trump": "hearts"})
    cards = ["AH", "10H", "KH", "QH", "AS", "10S", "AD", "AC", "QC"]
    scene.open(code, "/pile?" + urlencode({"pile": 0, "card": cards}, doseq=True))


@screen()
def pairs_result(scene: Scene) -> None:
    scene.open(pairs(scene), "/hands/2")


@screen()
def pairs_scores(scene: Scene) -> None:
    scene.open(pairs(scene), "/scores")


@screen()
def pairs_correction(scene: Scene) -> None:
    scene.open(pairs(scene), "/hands/2/correct")


@screen()
def pairs_won(scene: Scene) -> None:
    claim = {"trump": "hearts", "card_points": [20, 100], "claim": 1}
    scene.open(pairs(scene, {"card_points": [40, 80]}, claim))
