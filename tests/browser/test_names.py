"""Usual names stand whole where there is room for them, and what belongs to them beside them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from scorekeeper.log import Wrote
from tests.browser.phone import SMALL
from tests.browser.scene import Scene
from tests.browser.screens.mine import own
from tests.browser.screens.watching import watch

NAMES = ("Anna", "Bartholomew", "Cleo", "Dorothea", "Emil", "Fritz")
PHONE: ViewportSize = {"width": 390, "height": 844}
BOARD: ViewportSize = {"width": 1920, "height": 1080}
CUT = """names => names.filter(name => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return name.scrollWidth > name.clientWidth + 1 && getComputedStyle(name).display !== "inline"
        || new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
}).map(name => name.textContent)"""

WON = {"trump": "hearts", "won": [0, 3, 4]}


def ends(scene: Scene) -> None:
    scene.open(scene.played(5, 5, rules={"max_cards": 3}))


def bids_of_others(scene: Scene) -> None:
    watch(scene, scene.playing(5, 1, 0, 1, 0, players=5, trump="hearts"))


def own_turn_to_come(scene: Scene) -> None:
    own(scene, scene.playing(5, 1, players=5, trump="hearts"), "Bartholomew")


def own_tricks(scene: Scene) -> None:
    own(scene, scene.playing(5, 1, 0, 1, 0, 2, players=5, **WON), "Bartholomew")


def small_hand(scene: Scene) -> None:
    scene.open(scene.playing(1, 1, 0, players=5, trump="hearts"))


def tiles(scene: Scene) -> None:
    scene.open(scene.playing(5, 1, 0, 1, 0, 2, players=5, trump="hearts", won=[0, 3]))


def correction(scene: Scene) -> None:
    scene.open(scene.played(2, 5), "/hands/2/correct")


def board(scene: Scene) -> None:
    watch(scene, scene.playing(5, 1, 0, 1, 0, 2, players=5, **WON), "/board")


@pytest.mark.parametrize(
    ("show", "names", "size"),
    [
        (ends, ".place b", SMALL),
        (ends, ".place b", PHONE),
        (bids_of_others, ".seat__name", SMALL),
        (own_turn_to_come, ".seat__name [dir]", SMALL),
        (own_tricks, ".wrow__name [dir]", SMALL),
        (own_tricks, ".wrow__name [dir]", PHONE),
        (small_hand, ".seat__name", SMALL),
        (tiles, ".tile .nm", PHONE),
        (correction, ".fix-row > b", SMALL),
        (correction, ".fix-row > b", PHONE),
        (board, ".brow .nm", BOARD),
    ],
)
def test_a_name_of_eleven_letters_is_whole_and_in_one_line(
    scene: Scene, show: Callable[[Scene], None], names: str, size: ViewportSize
) -> None:
    scene.names, page = NAMES, scene.table.page
    page.set_viewport_size(size)
    show(scene)
    assert "Bartholomew" in page.locator(names).all_inner_texts()
    assert [] == page.locator(names).evaluate_all(CUT)


@pytest.mark.parametrize("show", [bids_of_others, own_turn_to_come, small_hand])
def test_totals_stand_beside_the_bids_on_a_small_phone(
    scene: Scene, show: Callable[[Scene], None]
) -> None:
    scene.names = NAMES
    show(scene)
    for total in scene.table.page.locator(".seat__pts").all():
        expect(total).to_be_visible()
    assert hidden(scene.table.page, ".seat") == []


def hidden(page: Page, rows: str) -> list[str]:
    """The rows that the dock covers."""
    found: list[str] = page.locator(rows).evaluate_all("""rows => rows.filter(row =>
        row.getBoundingClientRect().bottom
            > document.querySelector(".dock").getBoundingClientRect().top
    ).map(row => row.textContent)""")
    return found


@pytest.mark.parametrize("size", [SMALL, PHONE])
@pytest.mark.parametrize("choice", ["Scorekeeper", "First dealer"])
def test_the_set_up_cuts_and_splits_no_word(scene: Scene, size: ViewportSize, choice: str) -> None:
    page = scene.table.page
    page.set_viewport_size(size)
    scene.table.open("/new?seat=Anna")
    assert [] == page.locator(".setlist b").evaluate_all(CUT)
    chosen = page.get_by_label(choice)
    words = chosen.evaluate("""list => {
        const style = getComputedStyle(list), wide = (side) => parseFloat(style[`padding${side}`]);
        const brush = document.createElement("canvas").getContext("2d");
        brush.font = style.font;
        const room = list.clientWidth - wide("Left") - wide("Right");
        return room - brush.measureText(list.selectedOptions[0].text).width;
    }""")
    assert words >= 0


@pytest.mark.parametrize("players", [5, 6, 7])
def test_the_cells_of_the_sheet_do_not_run_together(scene: Scene, players: int) -> None:
    page = scene.table.page
    page.set_viewport_size(PHONE)
    scene.open(scene.played(4, players), "/scores")
    spilling = """parts => parts.filter(part => part.getBoundingClientRect().right
        > part.closest("td").getBoundingClientRect().right + .5).length"""
    assert 0 == page.locator(".score td .det > span").evaluate_all(spilling)


@pytest.mark.parametrize("claiming", [False, True])
def test_the_boxes_of_two_pairs_are_level_and_named(scene: Scene, claiming: bool) -> None:
    scene.names, page = NAMES, scene.table.page
    code = scene.begin(4, [], game="brouc", rules={})
    scene.write(code, Wrote(1, {("trump", None): "hearts"}))
    claim = "?claiming=1&drawn-card_points-0=&drawn-card_points-1="
    scene.open(code, claim if claiming else "")
    tops = {box.bounding_box()["y"] for box in page.locator(".bigfield input").all()}  # type: ignore[index]
    assert 1 == len(tops)
    for name in page.locator(".pair h2").all():
        expect(name).to_be_visible()
        assert "vh" not in (name.get_attribute("class") or "")


def test_whoever_took_over_costs_no_row(scene: Scene) -> None:
    """The strip that says so takes the room of the drawing of the hands."""
    code = scene.playing(1, 1, 0, players=5, trump="hearts")
    page = scene.table.page
    scene.open(code)
    assert [] == hidden(page, ".seat")
    scene.take_over(code, "Gwendolyn’s tablet")
    expect(page.get_by_text("Gwendolyn’s tablet keeps the score since")).to_be_visible()
    assert [] == hidden(page, ".seat")
