"""Two entries on their way at once from one phone: the page shows both, whoever answers first."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.scene import Scene


@pytest.mark.parametrize("slow", ["trump", "bid"])
def test_an_answer_that_comes_late_is_still_shown(scene: Scene, slow: str) -> None:
    table, held = scene.table, list[Route]()

    def hold(route: Route) -> None:
        late = slow in (route.request.post_data or "")
        held.append(route) if late else route.continue_()

    code = scene.playing(5)
    table.open(f"/g/{code}")
    table.settle()
    page = table.page
    page.route("**/hands/*", hold)
    first, second = page.locator("[name=trump][value=hearts]"), page.locator(".key[value='2']")
    with page.expect_request("**/hands/*"):
        first.tap()
    second.tap()
    page.wait_for_function("() => document.querySelector('#page').dataset.version > 5")
    held[0].continue_()
    expect(page.locator(".seats .seat__bid").first).to_contain_text("2")
    expect(page.locator("[name=trump][value=hearts]")).to_have_attribute("aria-pressed", "true")
    hand = table.last_hand(code)
    assert ("hearts", 2) == (hand["trump"], hand["bids"][0])
