"""Where the focus goes: a keyboard, or a voice that reads, is never sent back to the start."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.scene import Scene
from tests.browser.table import Table


def reach(table: Table, target: Locator) -> None:
    """Presses Tab until the target has the focus."""
    for _ in range(60):
        if target.evaluate("element => element === document.activeElement"):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached")


def enter(table: Table, target: Locator, key: str = "Enter") -> None:
    reach(table, target)
    table.press(key)


def test_after_an_entry_the_question_has_the_focus(scene: Scene) -> None:
    """fault B17: never a key, so that a second Enter does not bid for the next player."""
    table = scene.table
    scene.open(scene.playing(5, 2))
    table.bid(1)
    expect(table.question()).to_be_focused()
    expect(table.question()).to_have_text("Ines bids")
    expect(table.page.locator("#say")).to_have_text("Jun bid 1. Ines bids.")


def test_after_a_refusal_its_reason_has_the_focus(scene: Scene, expected: list[int]) -> None:
    """fault B17"""
    expected.append(422)
    table = scene.table
    scene.open(scene.playing(5, 2, 1, 1))
    table.tap(table.key(1), barred=True)
    expect(table.page.locator("#why")).to_be_focused()


def test_the_number_that_was_touched_keeps_the_focus_in_the_counts(scene: Scene) -> None:
    """fault B17: the arrows of a keyboard go on from it."""
    table = scene.table
    scene.open(scene.playing(5, 2, 1, 1, 0), "?tricks=end")
    table.count(0, 3)
    expect(table.page.locator("#t0-3")).to_be_focused()
    table.press("ArrowRight")
    expect(table.page.locator("#t0-4")).to_be_focused()
    expect(table.page.locator("#t0-4")).to_be_checked()


def test_the_next_field_keeps_the_focus_in_the_set_up(table: Table) -> None:
    """fault B17: a number is typed, Tab leads on, and the answer does not throw it back."""
    table.open("/new?seat=Mara&seat=Jun&seat=Ines&open=1")
    page = table.page
    page.get_by_role("textbox", name="Target").focus()
    page.keyboard.type("50")
    table.press("Tab")
    expect(table.button("Start: 3 players, first to 50")).to_be_visible()
    expect(page.locator("input[name='hook']:checked")).to_be_focused()


def test_the_field_keeps_the_focus_in_a_correction(scene: Scene) -> None:
    """fault B17"""
    scene.open(scene.played(5), "/hands/5/correct")
    field = scene.table.page.get_by_label("Mara: took")
    field.focus()
    scene.table.choose("Mara: took", "4")
    expect(field).to_be_focused()


def test_enter_adds_name_after_name(table: Table) -> None:
    """fault B29: with the keyboard of the phone open, Go adds the name; the field stays ready."""
    table.open("/new")
    field = table.page.get_by_label("Add a player")
    field.tap()
    for name in ("Mara", "Jun", "Ines"):
        table.page.keyboard.type(name)
        table.press("Enter")
        expect(field).to_be_focused()
        expect(field).to_have_value("")
    assert ["Mara", "Jun", "Ines"] == table.page.locator(".seats-edit b").all_text_contents()


def test_two_quick_enters_do_not_bid_for_two_people(scene: Scene) -> None:
    """fault B17"""
    table = scene.table
    code = scene.playing(5, 2)
    scene.open(code)
    reach(table, table.key(1))
    table.mark()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    table.settle()
    table.page.keyboard.press("Enter")
    assert [2, 1, None, None] == table.last_hand(code)["bids"]


def test_two_hands_with_the_keyboard_alone(scene: Scene) -> None:
    """fault B17: one tapped, one counted; Enter and Space do the same."""
    table = scene.table
    code = scene.begin(3, [])
    scene.open(code)
    enter(table, table.button("hearts"), "Space")
    for bid in (0, 0, 0):
        enter(table, table.key(bid))
    enter(table, table.tile("Jun"), "Space")
    enter(table, table.link("Next hand"))
    for bid in (1, 0, 0):
        enter(table, table.key(bid), "Space")
    enter(table, table.link("Count at the end instead"))
    reach(table, table.page.locator("#t1-1"))
    table.press("ArrowRight")
    enter(table, table.page.locator(".dock .btn--main"))
    expect(table.question()).to_have_text("Hand 2 is saved")
    hands = table.record(code)["hands"]
    assert {"bids": [0, 0, 0], "trump": "hearts", "won": [1]} == hands[0]
    assert {"bids": [0, 1, 0], "tricks": [0, 2, 0]} == hands[1]
