"""Two players who are one person, merged and taken apart by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.scene import Scene
from tests.browser.screens.people import number, year


def test_two_players_are_merged_by_touch(scene: Scene) -> None:
    """fault A31, fault A49: what both played is one person's, and both old games are there."""
    year(scene)
    table, page = scene.table, scene.table.page
    table.open()
    table.tap(table.link("Players and statistics"))
    table.tap(table.link("Rename, merge or hide Tobi", exact=True))
    table.tap(table.link("Tobias"))
    expect(page.locator(".sumline")).to_have_text("1 Tobi+8 Tobias=9 games")
    table.tap(table.button("Merge into Tobias"))
    assert f"/players/{number(scene, 'Tobias')}/edit" == table.path
    expect(page.get_by_text("Tobi was merged into Tobias")).to_be_visible()
    table.tap(table.link("Back to Tobias"))
    expect(page.get_by_text("of 9", exact=False).first).to_be_visible()
    assert table.taps <= 5
    table.tap(table.link("Rename, merge or hide"))
    table.tap(table.button("Take back the merge of Tobi"))
    table.tap(table.link("Back to Tobias"))
    table.tap(table.link("Back to players"))
    expect(table.link("Rename, merge or hide Tobi", exact=True)).to_be_visible()


def test_one_game_of_one_year_is_asked_for_by_touch(scene: Scene) -> None:
    year(scene)
    table, page = scene.table, scene.table.page
    table.open(f"/players/{number(scene, 'Mara')}")
    page.get_by_label("Game", exact=True).select_option("Brouc")
    table.tap(table.button("Show"))
    expect(page.locator(".stat").first).to_have_text("0games won of 0")
    page.get_by_label("Game", exact=True).select_option("Devil’s Bridge")
    page.get_by_label("Period").select_option("2026")
    table.tap(table.button("Show"))
    expect(page.locator(".stat").first).to_contain_text("of 8")
