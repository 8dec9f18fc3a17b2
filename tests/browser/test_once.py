"""What is typed counts once, whatever sends its form, and however often."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scene import Scene
from tests.browser.screens.games import pairs

Send = Callable[[Page, Locator], None]


def enter_and_button(page: Page, save: Locator) -> None:
    """The tap comes while the key is still held down."""
    save.evaluate("button => document.addEventListener('keydown', () => button.click())")
    page.keyboard.press("Enter")


def button_and_enter(page: Page, save: Locator) -> None:
    save.evaluate("button => button.click()")
    page.keyboard.press("Enter")


def done_key_and_double_tap(page: Page, save: Locator) -> None:
    """The keypad’s “done” sends the form without a key of the page; then come two taps."""
    save.evaluate("button => { button.form.requestSubmit(); button.click(); button.click(); }")


@pytest.mark.parametrize("send", [enter_and_button, button_and_enter, done_key_and_double_tap])
@pytest.mark.parametrize("script", [True, False])
def test_a_typed_amount_counts_once_however_it_is_sent(
    scene: Scene, send: Send, script: bool
) -> None:
    """fault A16."""
    code = pairs(scene)
    table = scene.table
    if not script:
        table.page.route("**/*.js*", lambda route: route.fulfill(body=""))
    scene.open(code)
    field = table.page.locator("[name='card_points-0']")
    field.fill("73")
    if not script:
        table.page.locator("[name='card_points-1']").fill("47")
        field.focus()
    else:
        expect(table.page.locator("[name='card_points-1']")).to_have_value("47")
    save = table.page.get_by_role("button", name="Save", exact=False).last
    field.focus()
    send(table.page, save)
    table.page.wait_for_url("**/hands/3")
    record = table.record(code)
    assert [73, 47] == record["hands"][-1]["card_points"]
    assert 3 == len(record["hands"])
    assert 1 == sum(entry.get("hand") == 3 for entry in record["log"])
