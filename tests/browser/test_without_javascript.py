"""Everything works with JavaScript off: a whole game by plain forms and links."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phones
from tests.browser.table import Table

NAMES = ("Mara", "Jun", "Ines")


@pytest.fixture
def plain(phones: Phones) -> Table:
    """A phone whose browser runs no script."""
    return phones(java_script_enabled=False)


def send(table: Table, button: Locator, barred: bool = False) -> None:
    """Taps what leads to another page, which comes the plain way.

    A *barred* key says that it does nothing yet (aria-disabled); it can be tapped all the same.
    """
    with table.page.expect_navigation():
        button.tap(force=barred)


def bid(table: Table, *bids: int) -> None:
    for number in bids:
        send(table, table.key(number))


def test_a_whole_game_by_forms_and_links(plain: Table) -> None:
    set_up(plain)
    change_the_rules(plain)
    first_hand_with_undo_and_redo(plain)
    second_hand_counted(plain)
    code = third_hand_and_the_winner(plain)
    expect(plain.page.locator(".winner .name")).to_have_text("Mara wins")
    correct(plain)
    expect(plain.page.locator(".winner .name")).to_have_text("Ines wins")
    read_scores_and_log(plain, code)
    rematch(plain, code)


def set_up(plain: Table) -> None:
    """Names by the Enter key and by Add; seats moved; the rules in the fold."""
    page = plain.page
    page.goto(plain.address)
    send(plain, page.locator(".dock .btn--main"))
    for name in ("Mara", "Ines", "Jun"):
        page.get_by_label("Add a player").fill(name)
        with page.expect_navigation():
            page.keyboard.press("Enter")
    send(plain, plain.button("Move Jun up"))
    assert list(NAMES) == page.locator(".seats-edit b").all_text_contents()
    page.get_by_label("First dealer").select_option("Ines")
    page.get_by_label("Scorekeeper").select_option("Jun")
    page.locator("summary").tap()
    page.get_by_label("Largest hand").select_option("3")
    page.locator("label", has=page.get_by_role("radio", name="1–10", exact=True)).tap()
    send(plain, plain.button("Start", exact=False))
    expect(page.locator("h1")).to_have_text("Hand 1 of 3 · 1 card")


def change_the_rules(plain: Table) -> None:
    page = plain.page
    send(plain, plain.link("Table"))
    send(plain, plain.link("Rules at this table"))
    page.locator("summary").tap()
    page.locator("label", has_text="nothing").tap()
    send(plain, plain.button("Play by these rules"))
    send(plain, plain.link("Table"))
    send(plain, plain.link("Rules at this table"))
    expect(page.locator(".facts .is-changed dt").first).to_have_text("A missed bid scores")
    send(plain, plain.link("Hand"))


def first_hand_with_undo_and_redo(plain: Table) -> None:
    """Mara, Jun, Ines: one card, bid 1, 0, 1, and Mara takes it."""
    send(plain, plain.button("hearts"))
    bid(plain, 1, 0)
    send(plain, plain.undo())
    expect(plain.question()).to_have_text("Jun bids")
    send(plain, plain.redo())
    bid(plain, 1)
    send(plain, plain.tile("Mara"))
    expect(plain.question()).to_have_text("Hand 1 is saved")
    assert ["+11", "+10", "0"] == points(plain)
    send(plain, plain.link("Next hand"))


def points(plain: Table) -> list[str]:
    """The points of the hand, in the order of speaking."""
    shown = plain.page.locator(".result__pts")
    return [str(text).split("\n")[0].strip() for text in shown.all_inner_texts()]


def second_hand_counted(plain: Table) -> None:
    """Jun, Ines, Mara: two cards, bid 0, 1, 0, and Ines takes both."""
    page = plain.page
    bid(plain, 0, 1, 0)
    send(plain, plain.link("Count at the end instead"))
    page.locator("label", has=page.locator("#t2-2")).tap()
    send(plain, page.locator(".dock .btn--main"), barred=True)
    expect(plain.question()).to_have_text("Hand 2 is saved")
    assert ["+10", "0", "+10"] == points(plain)
    send(plain, plain.link("Next hand"))


def third_hand_and_the_winner(plain: Table) -> str:
    """Ines, Mara, Jun: three cards, bid 3, 0, 1; Ines takes all, and Mara stays ahead."""
    page = plain.page
    bid(plain, 3, 0, 1)
    page.locator("label", has=page.locator("#t1-0")).tap()
    send(plain, page.locator(".dock .btn--main"), barred=True)
    send(plain, plain.link("Final result"))
    return plain.code


def correct(plain: Table) -> None:
    """The effect is shown first, and the winner is another one."""
    page = plain.page
    send(plain, plain.link("Full scoresheet"))
    send(plain, plain.link("Correct hand 2, 2 cards"))
    page.get_by_label("Ines: bid").select_option("2")
    page.get_by_label("Mara: bid").select_option("1")
    send(plain, plain.button("Show the effect"))
    expect(page.locator(".dock")).to_contain_text("Totals change:")
    page.locator("label", has_text="miscounted").tap()
    send(plain, plain.button("Save correction"))
    send(plain, plain.link("Hand", exact=True))


def read_scores_and_log(plain: Table, code: str) -> None:
    page = plain.page
    send(plain, plain.link("Full scoresheet"))
    expect(page.locator("td.fixed")).to_have_count(2)
    send(plain, plain.link("1 correction"))
    expect(page.locator(".is-fix .by")).to_contain_text("miscounted")
    assert plain.record(code)["scorekeeper"] == 1


def rematch(plain: Table, code: str) -> None:
    page = plain.page
    page.goto(f"{plain.address}/g/{code}")
    send(plain, plain.link("Rematch"))
    assert list(NAMES) == page.locator(".seats-edit b").all_text_contents()
    expect(page.get_by_label("First dealer")).to_have_value("Ines")
    send(plain, plain.button("Start", exact=False))
    expect(page.locator("h1")).to_have_text("Hand 1 of 3 · 1 card")
