"""What may I play, by touch: cards of a hand, what of it may be played, and who hears of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.scene import Scene
from tests.browser.screens.referee_hand import hold
from tests.browser.table import Table
from tests.browser.test_referee import SIZES, every_size
from tests.browser.test_whole_games import scrolls
from tests.browser.test_without_javascript import plain, send

__all__ = ["plain"]  # a fixture


def card(table: Table, said: str) -> Locator:
    """A card of the hand, by what is heard of it."""
    return table.page.locator(".fan").get_by_role("button", name=said, exact=False)


@every_size
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_hand_is_asked_about_in_the_middle_of_a_trick(
    scene: Scene, size: str, theme: str
) -> None:
    """A tap a card and one for each suit but the first: that which was led is chosen."""
    table = scene.table
    table.page.set_viewport_size(SIZES[size])
    table.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    scene.open(scene.playing(5, 2, 1, 1, 0, trump="hearts"), "/referee?cards=9S+KS")
    table.tap(table.link("What may I play?"))
    before = table.taps
    hold(table, {"spades": "7 A", "hearts": "2"})
    assert 4 == table.taps - before
    expect(table.page.locator("h2")).to_have_text("You may play the 7♠ or A♠.")
    expect(card(table, "seven of spades may be played.")).to_be_visible()
    refused = "two of hearts may not be played: ♠ was led and you can follow: play 7♠ or A♠."
    expect(card(table, refused)).to_be_visible()
    expect(table.page.get_by_role("button", name="king of hearts", exact=True)).to_be_visible()
    assert not scrolls(table.page)
    assert [] == [url for url in asked if "hand=" in url or "7S" in url]
    assert "/referee/hand?trump=hearts&cards=9S+KS&suit=spades" in table.page.url


def test_a_card_goes_as_it_came(scene: Scene) -> None:
    """By the same key, by itself, or the last of them by the key for that."""
    table = scene.table
    table.open("/referee/hand?game=call-bridge&cards=9H+7S")
    hold(table, {"spades": "K 2", "diamonds": "A"})
    expect(table.page.get_by_role("button", name="ace of diamonds", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    table.tap(table.page.locator(".ranks [value='A']"))
    expect(table.page.locator(".fan li")).to_have_count(2)
    table.tap(card(table, "king of spades"))
    expect(table.page.locator("h2")).to_have_text("You may play any card.")
    table.tap(table.button("Take back the last card"))
    expect(table.page.locator("h2")).to_have_text("Which cards do you hold?")


def test_a_rank_goes_to_the_suit_that_was_chosen_just_before(scene: Scene) -> None:
    """fault B01: faster than the page that the suit asks for, which may be late."""
    table = scene.table
    table.open("/referee/hand?game=call-bridge&cards=9H+7S")
    hold(table, {"hearts": "2"})
    late: list[Route] = []
    table.page.route("**/hand?choosing=1", lambda route: late.append(route))
    table.page.locator("label", has=table.page.locator("#suit-diamonds")).tap()
    table.tap(table.page.locator(".ranks [value='K']"))
    expect(card(table, "king of diamonds")).to_be_visible()
    [route] = late
    route.continue_()
    table.tap(table.page.locator(".ranks [value='9']"))
    expect(table.page.locator(".fan li")).to_have_count(3)


def test_the_suit_that_is_lit_is_that_of_the_keys_after_going_back(scene: Scene) -> None:
    """A browser that puts its choice back would light hearts over the keys of spades."""
    table, page = scene.table, scene.table.page
    table.open("/referee/hand?game=brouc&trump=hearts&cards=9S")
    table.tap(page.locator("label", has=page.locator("#suit-hearts")))
    expect(page.get_by_role("button", name="ace of hearts", exact=True)).to_be_visible()
    table.open("/code")
    page.go_back()
    expect(page.get_by_role("button", name="ace of spades", exact=True)).to_be_visible()
    expect(page.locator("#suit-spades")).to_be_checked()


def test_an_example_of_the_rules_is_tried_in_the_referee(scene: Scene) -> None:
    table = scene.table
    scene.open(scene.begin(4, [], game="brouc", rules={"undertrump": "forbidden"}), "/rules")
    table.page.locator("#play-RF-L18").get_by_role("button").tap()
    expect(table.page.locator(".fan li")).to_have_count(2)
    expect(card(table, "king of hearts may not be played")).to_be_visible()
    table.page.go_back()
    table.page.locator("#play-RF-W12").tap()
    expect(table.page.locator(".verdict h2")).to_have_text("The 10 of spades wins")
    assert "/referee?" in table.page.url


def test_a_hand_is_asked_about_without_javascript(plain: Table) -> None:
    page = plain.page
    page.goto(f"{plain.address}/referee?game=brouc&trump=hearts&cards=9S+KH")
    send(plain, plain.link("What may I play?"))
    for suit, rank in (("hearts", "A"), ("hearts", "Q"), ("clubs", "8")):
        page.locator("label", has=page.locator(f"#suit-{suit}")).tap()
        send(plain, page.locator(f".ranks [value='{rank}']"))
    expect(page.locator("h2")).to_have_text("You may play the A♥ or Q♥.")
    expect(page.locator(".held--may")).to_have_count(2)
    send(plain, card(plain, "queen of hearts"))
    expect(page.locator("h2")).to_have_text("You must play the A♥.")
    assert page.url == f"{plain.address}/referee/hand"
