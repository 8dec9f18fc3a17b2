"""Rows that do not move under the finger."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from scorekeeper.log import Wrote
from tests.browser.scene import Scene


def texts(rows: Locator) -> list[str]:
    return [text.split("\n")[0] for text in rows.all_inner_texts()]


def test_tiles_stay_in_the_order_of_speaking_while_the_lead_changes(
    scene: Scene, expected: list[int]
) -> None:
    """fault B12: also while a second phone writes."""
    expected.append(409)
    code = scene.playing(6, 2, 1, 1, 0)
    scene.table.dozes()
    scene.open(code, "?tricks=fall")
    tiles = scene.table.page.locator(".tile__name")
    before = texts(tiles)
    assert ["Jun", "Ines", "Tobias", "Mara"] == before
    for name in ("Mara", "Tobias", "Mara"):
        scene.table.trick(name)
        assert before == texts(tiles)
    scene.write(code, Wrote(6, {("won", 4): 2}))
    scene.table.trick("Jun")
    scene.table.tap(scene.table.link("Keep what stands"))
    assert before == texts(tiles)


def test_counts_and_corrections_stay_in_the_order_of_speaking(scene: Scene) -> None:
    """fault B12"""
    page = scene.table.page
    code = scene.playing(6, 2, 1, 1, 0)
    scene.open(code, "?tricks=end")
    rows = page.locator(".count__head b")
    before = texts(rows)
    for seat, tricks in ((0, 5), (2, 0)):
        scene.table.count(seat, tricks)
        assert before == texts(rows)
    scene.write(code, Wrote(6, {("trump", None): "hearts"}))
    scene.table.count(1, 0)
    assert before == texts(rows) == ["Jun", "Ines", "Tobias", "Mara"]
    scene.open(code, "/hands/5/correct")
    names = page.locator(".fix-row > b")
    before = texts(names)
    scene.table.choose("Tobias: took", "5")
    assert before == texts(names)
    expect(page.locator("#why")).to_be_visible()
