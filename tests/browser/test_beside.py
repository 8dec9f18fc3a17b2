"""Points by hand, and people who come and go, on the smallest phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.scene import Scene
from tests.browser.table import Table


def pick(table: Table, label: str) -> None:
    """Taps a choice, whose page asks the server what comes of it."""
    table.tap(table.page.locator("label", has_text=label).first)


def test_a_penalty_is_given_without_a_minus_on_the_keyboard(scene: Scene) -> None:
    """fault B03, fault A16: six taps, the effect before the last, and a line of its own."""
    code, table = scene.played(5, 5), scene.table
    before = table.record(code)
    scene.open(code, "/adjust")
    pick(table, "Tobias")
    table.type(table.page.get_by_label("Points", exact=True).last, 7)
    pick(table, "Bonus")
    pick(table, "Penalty")
    pick(table, "Revoke")
    expect(table.page.locator(".effect")).to_contain_text("Tobias")
    table.tap(table.button("Take 7 points from Tobias"))
    expect(table.page.locator("tr.adj")).to_contain_text("−7")
    expect(table.page.locator(".notes")).to_have_text("± −7 for Tobias: Revoke")
    after = table.record(code)
    assert before["hands"] == after["hands"]
    assert [{"after": 5, "side": 3, "points": -7, "reason": "Revoke"}] == after["adjustments"]
    table.tap(table.link("Hand"))
    table.tap(table.undo())
    assert "adjustments" not in table.record(code)


def test_somebody_leaves_and_somebody_else_joins_while_the_game_goes_on(scene: Scene) -> None:
    """fault A33, fault A34"""
    code, table = scene.played(3), scene.table
    scene.open(code, "/seats")
    pick(table, "Someone new")
    pick(table, "Joins with the lowest total")
    table.page.get_by_label("Name").fill("Noor")
    table.tap(table.button("Join the table"))
    expect(table.page.locator(".notes")).to_contain_text("Noor joins with the lowest total")
    scene.open(code, "/seats")
    pick(table, "Jun")
    pick(table, "Jun goes home")
    table.tap(table.button("Jun leaves, from hand 4 on"))
    expect(table.page.locator(".notes")).to_contain_text("Jun leaves")
    table.tap(table.link("Hand"))
    expect(table.page.locator(".seats")).to_contain_text("Noor")
    expect(table.page.locator(".seats")).not_to_contain_text("Jun")
    assert 2 == len(table.record(code)["seats"])
