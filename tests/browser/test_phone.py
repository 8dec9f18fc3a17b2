"""The phone itself: its edges, its bars, turning it, pulling it down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.phone import SMALL
from tests.browser.scene import Scene
from tests.browser.screens import SCREENS
from tests.browser.table import Table
from tests.browser.test_all_screens import misfits

ON_ITS_SIDE: ViewportSize = {"width": 667, "height": 375}
CSS = (Path(__file__).parents[2] / "static" / "scorekeeper.css").read_text()
WITH_A_DOCK = [
    "home",
    "new-game-seven",
    "bidding-ten",
    "bidding-seven",
    "tricks-seven",
    "counts-seven",
    "result-seven",
    "correction-seven",
    "over-seven",
    "conflict",
]


@pytest.mark.parametrize("name", WITH_A_DOCK)
def test_what_is_asked_is_in_sight_without_scrolling(
    scene: Scene, name: str, expected: list[int]
) -> None:
    """fault B07: the dock stands above the tabs and within the part of the page that is seen."""
    expected.append(SCREENS[name].status)
    SCREENS[name].show(scene)
    for size in (SMALL, ON_ITS_SIDE):
        scene.table.page.set_viewport_size(size)
        scene.table.page.evaluate("scrollTo(0, 0)")
        assert [] == hidden_in_the_dock(scene.table.page)


def hidden_in_the_dock(page: Page) -> list[str]:
    """The keys of the dock that are not wholly in sight."""
    found: list[str] = page.evaluate("""() => {
        const tabs = document.querySelector(".tabs")?.getBoundingClientRect().top ?? innerHeight;
        return [...document.querySelectorAll(".dock :is(a, button):not(.vh)")]
            .filter(key => key.getBoundingClientRect().bottom > tabs + .5)
            .map(key => key.textContent.trim());
    }""")
    return found


def test_the_edges_of_the_phone_are_kept_free() -> None:
    """fault B07: on a phone with a home bar; no such phone is here, so the cause is tested."""
    for part in ("dock", "tabs"):
        assert "var(--safe-b)" in re.findall(rf"\.{part} \{{[^}}]*\}}", CSS)[0]
    assert "--safe-b: env(safe-area-inset-bottom, 0px);" in CSS
    assert "100dvh" in CSS


def test_pulling_the_page_down_reloads_nothing(table: Table) -> None:
    """fault B05: the gesture is contained."""
    table.open()
    style = "getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert "contain" == table.page.evaluate(style)


def test_half_typed_counts_survive_a_reload_and_turning_the_phone(scene: Scene) -> None:
    """fault B05, fault B06"""
    scene.open(scene.playing(5, 2, 1, 1, 0), "?tricks=end")
    scene.table.count(0, 4)
    page = scene.table.page
    for size in (ON_ITS_SIDE, SMALL):
        page.set_viewport_size(size)
        expect(page.locator("#t0-4")).to_be_checked()
    page.reload()
    expect(page.locator("#t0-4")).to_be_checked()
    scene.table.settle()
    scene.table.count(1, 0)
    scene.table.count(2, 0)
    expect(page.get_by_role("button", name="Save hand 5")).to_be_visible()
    expect(page.locator(".count__end").last).to_have_text("the rest, 1 over, +1")


def test_half_a_set_up_survives_a_reload_and_turning_the_phone(table: Table) -> None:
    """fault B05, fault B06"""
    page = table.page
    table.seat(["Mara", "Jun"])
    table.choose("First dealer", "Jun")
    page.locator("summary").tap()
    table.tap(page.locator("label", has_text="nothing"))
    page.set_viewport_size(ON_ITS_SIDE)
    page.reload()
    assert ["Mara", "Jun"] == page.locator(".seats-edit b").all_text_contents()
    expect(page.get_by_label("First dealer")).to_have_value("Jun")
    expect(page.locator("input[name='scoring'][value='simple']")).to_be_checked()


def test_half_a_correction_survives_a_reload_and_turning_the_phone(scene: Scene) -> None:
    """fault B05, fault B06"""
    page = scene.table.page
    scene.open(scene.played(6), "/hands/6/correct")
    scene.table.choose("Mara: took", "5")
    page.set_viewport_size(ON_ITS_SIDE)
    page.reload()
    expect(page.get_by_label("Mara: took")).to_have_value("5")
    expect(page.locator("#why")).to_contain_text("tricks: change somebody’s tricks.")


def test_bids_survive_a_reload_since_they_are_written_at_once(scene: Scene) -> None:
    """fault B05"""
    code = scene.playing(5)
    scene.open(code)
    scene.table.bid(2, 1, 1)
    scene.table.page.reload()
    expect(scene.table.question()).to_have_text("Tobias bids last")
    assert [2, 1, 1, None] == scene.table.last_hand(code)["bids"]


@pytest.mark.parametrize(
    "name", ["new-game-seven", "bidding-seven", "tricks-seven", "counts-seven", "correction-seven"]
)
def test_every_control_is_in_reach_on_a_phone_on_its_side(scene: Scene, name: str) -> None:
    """fault B06: 667 by 375, seven players."""
    SCREENS[name].show(scene)
    scene.table.page.set_viewport_size(ON_ITS_SIDE)
    assert [] == misfits(scene.table.page)


def test_the_hand_stays_beside_figures_that_scroll_sideways(scene: Scene) -> None:
    """fault B09: the first column of the scores is fixed, and a short name tells the whole one.

    The sheet of seven fits the narrowest phone, but not with letters of twice their size.
    """
    names = ("Wolfeschlegelsteinhausen", "Wolfeschlegelsteinhagen", *scene.names[2:])
    scene.names = names
    scene.open(scene.played(4, 7), "/scores")
    page = scene.table.page
    page.set_viewport_size({"width": 320, "height": 640})
    large = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", large)
    head = page.locator("tbody th").first
    before = head.bounding_box()
    page.locator(".wrap-sheet").evaluate("sheet => sheet.scrollTo(999, 0)")
    assert page.locator(".wrap-sheet").evaluate("sheet => sheet.scrollLeft") > 0
    assert before == head.bounding_box()
    titles = page.locator("thead abbr").evaluate_all("all => all.map(e => e.title)")
    assert list(names[:2]) == titles[:2]
    assert 7 == len(set(page.locator("thead th :is(abbr, .nm)").all_inner_texts()))


def test_the_tricks_that_were_called_stand_side_by_side(scene: Scene) -> None:
    """On a phone with room for them, and not one above the other beside how the call stands."""
    SCREENS["calls-while-tricks-fall"].show(scene)
    scene.table.page.set_viewport_size({"width": 390, "height": 844})
    tall = "all => all.map(pips => new Set([...pips.children].map(pip => pip.offsetTop)).size)"
    assert [1, 1, 1, 1] == scene.table.page.locator(".pips").evaluate_all(tall)
