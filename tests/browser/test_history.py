"""Back, Forward and the addresses: nothing is lost, shown old, or done twice by them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.scene import Scene
from tests.browser.table import Table

NAMES = ("Mara", "Jun", "Ines")


def back(table: Table, times: int = 1) -> None:
    for _ in range(times):
        table.page.go_back()
        expect_whole(table.page)


def forward(table: Table, times: int = 1) -> None:
    for _ in range(times):
        table.page.go_forward()
        expect_whole(table.page)


def expect_whole(page: Page) -> None:
    """The page is whole and in its clothes, not a bare part."""
    expect(page.locator("html > head > title")).not_to_be_empty()
    expect(page.locator("body > #page > header.bar")).to_be_visible()
    expect(page.locator("main")).to_have_count(1)
    ground = page.locator(".bar").evaluate("bar => getComputedStyle(bar).backgroundColor")
    assert "rgb(13, 19, 17)" == ground


def two_hands(table: Table) -> str:
    """A game set up and two hands played by taps, all from the first page on."""
    table.seat(NAMES)
    table.choose("First dealer", "Ines")
    table.tap(table.button("Start", exact=False))
    code = table.code
    table.bid(0, 0, 0)
    table.trick("Mara")
    table.tap(table.link("Next hand"))
    table.bid(1, 0, 0)
    table.trick("Jun", "Jun")
    return code


def test_back_leads_through_the_pages_to_the_list_and_forward_again(table: Table) -> None:
    """fault B15: one, two and five steps after two hands; the game is always in the list."""
    code = two_hands(table)
    written = table.record(code)
    for name in ("Scores", "Log of entries"):
        table.tap(table.link(name))
    back(table, 1)
    expect(table.page).to_have_url(f"{table.address}/g/{code}/scores")
    back(table, 2)
    expect(table.page).to_have_url(f"{table.address}/g/{code}/hands/1")
    forward(table, 3)
    expect(table.page).to_have_url(f"{table.address}/g/{code}/log")
    back(table, 4)
    expect(table.page.locator("h1")).to_have_text("New game")
    assert list(NAMES) == table.page.locator(".seats-edit b").all_text_contents()
    back(table, 1)
    expect(table.page).to_have_url(f"{table.address}/")
    expect(table.page.locator(".live")).to_have_count(1)
    table.tap(table.page.locator(".live"))
    expect(table.page.locator("h1")).to_have_text("Hand 3 of 19 · 3 cards")
    assert written == table.record(code)


def test_twelve_pages_back_and_forward_are_whole(scene: Scene) -> None:
    """fault B18: by links in the page, more than ten steps."""
    table = scene.table
    scene.open(scene.played(3))
    for name in ("Scores", "Table", "Rules at this table", "Hand") * 3:
        table.tap(table.link(name))
        expect_whole(table.page)
    back(table, 12)
    forward(table, 12)
    assert table.path.startswith("/g/")


def test_every_answer_is_a_whole_page_even_to_a_part_of_one(scene: Scene) -> None:
    """fault B18: an address opened directly, as htmx asks for it, is the page."""
    code = scene.played(3)
    scene.open(code)
    for path in ("", "/hands/3", "/scores", "/log", "/rules", "/hands/2/correct"):
        answer = scene.table.page.request.get(
            f"{scene.table.address}/g/{code}{path}", headers={"HX-Request": "true"}
        )
        assert answer.text().lstrip().startswith("<!doctype html>")
        assert "no-store" == answer.headers["cache-control"]


def test_back_shows_the_corrected_scores(scene: Scene) -> None:
    """fault B19: not the page as it was."""
    table = scene.table
    scene.open(scene.begin(3, [{"bids": [0, 0, 0], "tricks": [1, 0, 0]}]), "/scores")
    expect(table.page.locator("thead th b")).to_have_text(["1", "10", "10"])
    table.tap(table.link("Correct hand 1, 1 card"))
    table.choose("Mara: took", "0")
    table.choose("Jun: took", "1")
    table.tap(table.button("Save correction"))
    table.page.go_back()
    expect(table.page.locator("thead th b")).to_have_text(["10", "1", "10"])


def test_back_from_the_winner_shows_the_game_among_the_finished(scene: Scene) -> None:
    """fault B19"""
    table = scene.table
    code = scene.begin(3, [{"bids": [0, 0, 0]}], rules={"max_cards": 1})
    table.open()
    table.tap(table.page.locator(".live"))
    table.trick("Mara")
    expect(table.page).to_have_url(f"{table.address}/g/{code}/hands/1")
    table.page.go_back()
    expect(table.page.locator(".live")).to_have_count(0)
    expect(table.page.locator(".hist .item")).to_have_count(1)


def links(page: Page) -> set[str]:
    found: list[str] = page.locator("a[href^='/']").evaluate_all(
        "all => all.map(e => e.getAttribute('href'))"
    )
    return set(found)


def test_no_link_changes_anything(scene: Scene) -> None:
    """fault B16: every link of a game, and of those that it leads to, is only looked at."""
    table = scene.table
    code = scene.playing(4, 1, 0, players=3)
    before = table.record(code)
    scene.open(code)
    seen: set[str] = set()
    waiting = links(table.page)
    while waiting:
        path = waiting.pop()
        seen.add(path)
        if not path.endswith((".json", ".csv")):
            table.open(path)
            waiting |= {link for link in links(table.page) if code in link} - seen
    assert len(seen) > 10
    assert before == table.record(code)


def test_what_takes_back_is_sent_by_a_button_and_told_in_words(scene: Scene) -> None:
    """fault B16: undo posts, names what goes, and can itself be undone."""
    table = scene.table
    scene.open(scene.playing(4, 1, 0, players=3))
    form = table.page.locator("form#undo")
    assert "post" == form.evaluate("form => form.method")
    expect(table.undo()).to_have_attribute("form", "undo")
    told = table.undo().get_attribute("aria-label") or ""
    table.tap(table.undo())
    expect(table.redo()).to_have_attribute("aria-label", told.replace("Undo", "Redo"))
