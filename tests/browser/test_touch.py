"""Fingers: quick taps, narrow gaps, fields that are touched, keys that lie on one another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scene import Scene
from tests.browser.screens import SCREENS
from tests.browser.table import Table


def styles(targets: Locator, name: str) -> set[str]:
    """The values that a property of CSS has on them."""
    found = targets.evaluate_all("(all, name) => all.map(e => getComputedStyle(e)[name])", name)
    return set(found)


def test_five_quick_taps_on_a_tile_are_five_tricks(scene: Scene) -> None:
    """fault B01: as fast as one can, without a pause for the page; iOS zooms on a double tap
    unless touch-action says manipulation, which is tested below."""
    code = scene.playing(6, 2, 1, 1, 0)
    scene.open(code, "?tricks=fall")
    for taken in range(5):
        tile = scene.table.tile("Jun")
        expect(tile.locator(".tile__score b")).to_have_text(str(taken))
        tile.tap()
    expect(scene.table.tile("Jun").locator(".tile__score b")).to_have_text("5")
    assert [1] * 5 == scene.table.last_hand(code)["won"]


@pytest.mark.parametrize("name", ["bidding-hook", "tricks", "counts", "new-game", "correction"])
def test_quick_taps_do_not_zoom_but_two_fingers_may(scene: Scene, name: str) -> None:
    """fault B01, fault B02: no double-tap zoom on any control; pinching is not forbidden."""
    SCREENS[name].show(scene)
    page = scene.table.page
    controls = page.locator("a, button, input, label, select")
    assert {"manipulation"} == styles(controls, "touchAction")
    viewport = page.locator("meta[name='viewport']").get_attribute("content") or ""
    keyboard = "interactive-widget=resizes-content"  # the dock stays above it
    allowed = ["width=device-width", "initial-scale=1", "viewport-fit=cover", keyboard]
    assert allowed == viewport.split(", ")


GAPS = """selector => {
    const boxes = [...document.querySelectorAll(selector)].map(e => e.getBoundingClientRect());
    const gap = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom,
        b.top - a.bottom);
    return Math.min(...boxes.flatMap((a, i) => boxes.slice(i + 1).map(b => gap(a, b))));
}"""


@pytest.mark.parametrize(
    ("name", "keys", "apart"),
    [
        ("bidding-ten", ".pad .key", 4),
        ("counts-seven", ".count .opts", 4),
        ("tricks-seven", ".tile", 4),
        ("bidding-redo", ".undo .btn, .pad .key", 4),
    ],
)
def test_keys_stand_apart(scene: Scene, name: str, keys: str, apart: int) -> None:
    """fault B11, fault B16: a gap between any two keys, and between them and Undo."""
    SCREENS[name].show(scene)
    scene.table.page.set_viewport_size({"width": 320, "height": 640})
    assert scene.table.page.evaluate(GAPS, keys) >= apart


def test_a_slip_is_taken_back_with_one_tap(scene: Scene) -> None:
    """fault B11"""
    code = scene.playing(5, 2, 1, 1, 0)
    scene.open(code, "?tricks=fall")
    scene.table.trick("Jun")
    scene.table.tap(scene.table.undo())
    assert "won" not in scene.table.last_hand(code)


def test_taking_a_trick_from_a_tile_gives_none(scene: Scene) -> None:
    """fault B32: the small key on a tile is not a tap on the tile."""
    code = scene.playing(5, 2, 1, 1, 0, won=[0, 1, 0])
    scene.open(code)
    scene.table.tap(scene.table.button("Take one trick from Mara"))
    assert [0, 1] == scene.table.last_hand(code)["won"]


def test_looking_around_writes_nothing(scene: Scene) -> None:
    """fault B32: neither the chooser of trump, nor the way of counting, nor the chart's switch."""
    code = scene.playing(5, 2, 1, 1, 0, players=4, trump="hearts")
    before = scene.table.record(code)
    scene.open(code, "?tricks=fall")
    for tap in ("Count at the end instead", "As they fall", "Trump is hearts. Change it."):
        scene.table.tap(scene.table.link(tap))
    scene.open(scene.played(5, 7), "/scores")
    scene.table.tap(scene.table.link("One by one"))
    assert scene.table.path.endswith("/scores?chart=each")
    assert before == scene.table.record(code)


def test_a_number_that_is_touched_is_replaced(table: Table) -> None:
    """fault B13: 5 typed on 100 is 5."""
    table.open("/new?seat=Mara&seat=Jun&seat=Ines&open=1")
    table.page.get_by_role("textbox", name="Target").tap()
    table.page.keyboard.type("5")
    table.mark()
    table.page.keyboard.press("Tab")
    table.settle()
    expect(table.page.get_by_role("textbox", name="Target")).to_have_value("5")
    expect(table.button("Start: 3 players, first to 5")).to_be_visible()


def test_the_wheel_changes_no_number(scene: Scene) -> None:
    """fault B21: neither a field that is typed in nor one to choose from."""
    page = scene.table.page
    scene.table.open("/new?seat=Mara&seat=Jun&seat=Ines&open=1")
    wheel_over(page, page.get_by_role("textbox", name="Target"))
    wheel_over(page, page.get_by_label("First dealer"))
    expect(page.get_by_role("textbox", name="Target")).to_have_value("100")
    expect(page.get_by_label("First dealer")).to_have_value("")
    scene.open(scene.played(5), "/hands/5/correct")
    bid = page.get_by_label("Mara: bid")
    before = bid.input_value()
    wheel_over(page, bid)
    expect(bid).to_have_value(before)


def wheel_over(page: Page, field: Locator) -> None:
    field.focus()
    field.hover()
    for step in (-120, 240):
        page.mouse.wheel(0, step)


def test_a_miss_differs_from_a_made_bid_in_words(scene: Scene) -> None:
    """fault B22: on the tiles, in the counts, in the result and in the scores, not by colour."""
    page = scene.table.page
    SCREENS["tricks"].show(scene)
    feet = ["needs 1", "on bid", "needs 1", "2 over"]
    assert feet == page.locator(".tile__foot").all_inner_texts()
    SCREENS["counts-rest"].show(scene)
    ends = ["1 over, +3", "1 short, 0", "as bid, +11", "the rest, 1 over, +1"]
    assert ends == page.locator(".count__end").all_inner_texts()
    hand = {"bids": [1, 0, 0, 1], "tricks": [1, 0, 0, 0]}
    code = scene.begin(4, [hand])
    scene.open(code, "/hands/1")
    whys = ["1 + 10 = 11", "0 + 10 = 10", "0 + 10 = 10", "1 short, tricks only"]
    assert whys == page.locator(".result__why b").all_inner_texts()
    scene.open(code, "/scores")
    bold = "all => all.map(e => getComputedStyle(e).fontWeight > 600)"
    assert [True, True, True, False] == page.locator("td .tot").evaluate_all(bold)
    bids = page.locator("td .det span:first-child")
    assert ["1/1", "0/0", "0/0", "1/0"] == bids.all_inner_texts()
