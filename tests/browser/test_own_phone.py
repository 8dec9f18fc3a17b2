"""A player's own phone beside the one on the table, in real browsers."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.scene import Scene
from tests.browser.screens.mine import own
from tests.browser.table import Table


def test_the_pad_appears_by_itself_when_it_is_their_turn(
    table: Table, phones: Phones, tmp_path: Path
) -> None:
    code = table.start(("Ann", "Bob", "Cat"), "Cat")
    bob = phones()
    own(Scene(bob, tmp_path), code, "Bob")
    expect(bob.question()).to_have_text("Ann bids first")
    assert 0 == bob.page.locator(".pad").count()
    table.bid(1)
    expect(bob.question()).to_have_text("Your bid, Bob")
    expect(bob.question()).to_be_focused()
    bob.settle()
    bob.bid(0)
    expect(bob.question()).to_have_text("Cat bids last")
    assert [1, 0, None] == table.record(code)["hands"][0]["bids"]
    bob.tap(bob.link("Change my bid"))
    bob.bid(1)
    assert [1, 1, None] == table.record(code)["hands"][0]["bids"]
