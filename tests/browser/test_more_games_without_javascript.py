"""A hand of each game, to the winner, by plain forms and links."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.table import Table
from tests.browser.test_without_javascript import bid, send


@pytest.fixture
def plain(phones: Phones) -> Table:
    """A phone whose browser runs no script."""
    return phones(java_script_enabled=False)


def set_up(plain: Table, game: str, names: Sequence[str], dealer: str, **chosen: str) -> None:
    page = plain.page
    page.goto(f"{plain.address}/new?game={game}")
    for name in names:
        page.get_by_label("Add a player").fill(name)
        with page.expect_navigation():
            page.keyboard.press("Enter")
    page.get_by_label("First dealer").select_option(dealer)
    page.locator("summary").tap()
    for name, value in chosen.items():
        field = page.locator(f"[name='{name}']")
        if field.first.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    send(plain, plain.button("Start", exact=False))


def winner(plain: Table, words: str) -> None:
    send(plain, plain.link("Final result"))
    expect(plain.page.locator(".winner .name")).to_have_text(words)


def test_call_bridge_by_forms_and_links(plain: Table) -> None:
    """Shila deals, so Farid calls first; two hands."""
    set_up(plain, "call-bridge", ["Rana", "Mitu", "Farid", "Shila"], "Shila", hands="2")
    bid(plain, 2, 3, 4, 3)
    send(plain, plain.link("Count at the end instead"))
    plain.page.locator("label", has=plain.page.locator("#t0-5")).tap()
    send(plain, plain.page.locator(".dock .btn--main"), barred=True)
    expect(plain.question()).to_have_text("Hand 1 is saved")
    expect(plain.page.locator(".result").nth(2)).to_contain_text("10×4 + 1 = 41")
    send(plain, plain.link("Next hand"))
    bid(plain, 3, 3, 3, 4)
    send(plain, plain.page.locator(".dock .btn--main"), barred=True)
    winner(plain, "Rana wins")


def test_dont_bug_me_by_forms_and_links(plain: Table) -> None:
    """The target is 5; the third count is the rest."""
    page = plain.page
    set_up(plain, "dont-bug-me", ["Lena", "Oskar", "Pia"], "Pia", target="5")
    send(plain, page.locator(".suitrow a[href*='card=clubs']"))
    send(plain, page.locator(".ranks button[value='JC']"))
    page.locator("#tricks-0").fill("8")
    send(plain, plain.button("One more for Oskar"))
    expect(page.locator("#tricks-1")).to_have_value("1")
    page.locator("#tricks-1").fill("4")
    page.locator("label", has=page.locator("#jack-hearts-1")).tap()
    page.locator("label", has=page.locator("#jack-diamonds-2")).tap()
    page.locator("label", has=page.locator("#jack-spades-0")).tap()
    send(plain, plain.button("Save hand 1"), barred=True)
    expect(page.locator(".result").first).to_contain_text("8 − 1 = 7")
    winner(plain, "Lena wins")


def test_brouc_by_forms_and_links(plain: Table) -> None:
    """A counted pile, a combination, and a claim of twelve."""
    page = plain.page
    set_up(plain, "brouc", ["Anouk", "Luc", "Remy", "Solène"], "Remy", target="12")
    send(plain, page.locator(".trumps button[value='hearts']"))
    send(plain, plain.button("Count the pile of Luc & Solène"))
    for card in ("AH", "10H", "KS"):
        page.locator("label", has=page.locator(f"#card-{card}")).tap()
    send(plain, plain.button("Count"))
    expect(page.locator("#sum")).to_have_text("25")
    send(plain, plain.button("Use 25"))
    expect(page.locator("#card_points-0")).to_have_value("95")
    page.locator("label", has=page.locator("#combination-spades-0-KQ")).tap()
    send(plain, plain.button("Save hand", exact=False).last, barred=True)
    expect(page.locator(".result").first).to_contain_text("95 + 20 = 115 → 12")
    winner(plain, "Anouk & Remy win")


def test_a_claim_by_forms_and_links(plain: Table, expected: list[int]) -> None:
    """One that is short is refused with its sum."""
    expected.append(422)
    page = plain.page
    set_up(plain, "brouc", ["Anouk", "Luc", "Remy", "Solène"], "Remy", target="8")
    send(plain, plain.button("“We have 8”"))
    page.locator("label", has=page.locator("#claim-1")).tap()
    page.locator("#card_points-0").fill("10")
    page.locator("#card_points-1").fill("70")
    send(plain, plain.button("End the game"), barred=True)
    expect(page.locator(".claim")).to_contain_text("0 + 7 = 7, and 8 is needed")
    page.locator("#card_points-1").fill("75")
    send(plain, plain.button("End the game"), barred=True)
    winner(plain, "Luc & Solène win")
