"""Setting up each game with a finger: from one game to another, pairs, house rules, the rules."""

from __future__ import annotations

from typing import Any, Literal
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.games import GAMES
from tests.browser.table import Table
from tests.browser.test_all_screens import NARROW, misfits, unsound

FOUR = ("Anouk", "Luc", "Remy", "Solène")
Theme = Literal["dark", "light"]
every_game = pytest.mark.parametrize("key", GAMES)


def setup(table: Table, key: str, names: tuple[str, ...] = FOUR, **more: Any) -> Page:
    """The form of a new game on the phone."""
    query = [("game", key), *(("seat", name) for name in names), *more.items()]
    table.open("/new?" + urlencode(query))
    return table.page


def pick(table: Table, name: str) -> None:
    """Taps a game in the row of games."""
    table.tap(table.page.locator(".pick4", has_text=name))


def found(page: Page, theme: Theme) -> str:
    """What is wrong with the page, in this theme and on the narrowest phone."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    wrong = unsound(page) + misfits(page)
    page.set_viewport_size(NARROW)
    return "\n".join(wrong + misfits(page))


@every_game
def test_the_set_up_of_every_game_fits_with_its_house_rules_open(table: Table, key: str) -> None:
    page = setup(table, key, open="1")
    expect(page.locator("#house")).to_have_attribute("open", "")
    assert "" == found(page, "light")


@every_game
def test_the_rules_of_every_game_fit_with_their_form_open(table: Table, key: str) -> None:
    code = table.start(FOUR[: GAMES[key].players[0]], game=key)
    table.open(f"/g/{code}/rules")
    table.page.locator("details.fold summary").tap()
    assert "" == found(table.page, "dark")


def test_five_games_lie_in_one_row_on_a_small_phone(table: Table) -> None:
    """And each can be read: no name is cut off or wider than its card."""
    cards = setup(table, "brouc").locator(".pick4")
    tops = cards.evaluate_all("all => all.map(e => Math.round(e.getBoundingClientRect().top))")
    assert (5, 1) == (len(tops), len(set(tops)))
    spilt = cards.evaluate_all("all => all.filter(e => e.scrollWidth > e.clientWidth).length")
    assert 0 == spilt


def test_another_game_is_one_tap_and_keeps_the_names(table: Table) -> None:
    """fault A27: partners are seen as soon as the game has them."""
    page = setup(table, "devils-bridge", target="50")
    pick(table, "Brouc")
    assert list(FOUR) == page.locator(".seats-edit b").all_text_contents()
    assert ["A", "B", "A", "B"] == page.locator(".seats-edit .mark").all_text_contents()
    expect(page.locator(".round")).to_be_visible()
    expect(page.locator(".round figcaption")).to_have_text("A Anouk & Remy against B Luc & Solène")
    expect(table.button("Start: 2 pairs, first to 31")).to_be_visible()
    pick(table, "Don’t Bug Me")
    expect(table.button("Don’t Bug Me needs 3 players: remove 1")).to_be_visible()
    table.tap(table.button("Remove Remy"))
    expect(table.button("Start: 3 players, first to 20")).to_be_visible()


def test_swapped_names_change_partners_before_the_eyes_of_all(table: Table) -> None:
    """fault A27"""
    page = setup(table, "brouc")
    table.tap(table.button("Move Anouk down"))
    expect(page.locator(".round figcaption")).to_have_text("A Luc & Remy against B Anouk & Solène")
    table.tap(table.button("Start", exact=False))
    assert ["Luc", "Anouk", "Remy", "Solène"] == table.record(table.code)["players"]


def test_what_a_jack_costs_is_chosen_from_a_list(table: Table) -> None:
    """B1: and the line above the rules says what is unusual."""
    page = setup(table, "dont-bug-me", FOUR[:3], open="1")
    table.choose("hearts", "10")
    expect(page.locator("#house summary")).to_contain_text("A jack costs: ♥ 10 · ♦ 3 · ♣ 2 · ♠ 1")
    table.tap(table.button("Start", exact=False))
    assert {"hearts": 10} == changed_jacks(table.record(table.code))


def changed_jacks(record: dict[str, Any]) -> dict[str, int]:
    """The jacks that do not cost what they usually do."""
    usual = GAMES["dont-bug-me"]().jacks  # type: ignore[attr-defined]
    jacks = record["rules"]["jacks"].items()
    return {suit: costs for suit, costs in jacks if costs != usual[suit]}
