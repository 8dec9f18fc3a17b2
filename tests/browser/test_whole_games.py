"""Whole games on the smallest phone, from the first page to the winner, by touch alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.games.devils_bridge import DevilsBridge
from tests.browser.deals import hands, order
from tests.browser.table import Table

FOUR = ["Mara", "Jun", "Ines", "Tobias"]
SEVEN = ["Mara", "Jun", "Ines", "Tobias", "Noor", "Emeka", "Wei"]
NO_KEYS = "addEventListener('keydown', event => console.error('a key was pressed: ' + event.key))"


def set_up(table: Table, names: Sequence[str], dealer: str) -> None:
    """Sets up a game of all hands; from its first hand on no key may be pressed."""
    table.seat(names)
    table.choose("First dealer", dealer)
    table.page.locator("summary", has_text="House rules").tap()
    table.tap(table.page.locator("label", has_text="after all hands"))
    table.page.add_init_script(NO_KEYS)
    table.tap(table.button("Start", exact=False))


def score(record: Mapping[str, Any]) -> dict[str, Any]:
    """What the command makes of a record."""
    command = [sys.executable, "-m", "scorekeeper", "score", "--json", "-"]
    answer = subprocess.run(command, input=json.dumps(record), capture_output=True, text=True)
    assert (0, "") == (answer.returncode, answer.stderr)
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def choose_trump(table: Table, trump: str | None) -> None:
    if trump:
        table.tap(table.page.locator(f".trumps button[value='{trump}']"))


def expect_the_end(table: Table, names: Sequence[str], told: Mapping[str, Any]) -> None:
    """The page of the winner, and then the sheet, with the totals of the command."""
    page = table.page
    assert "finished" == told["status"]
    winners = [names[side] for side in told["winners"]]
    best = max(told["totals"])
    expect(page.locator(".winner .name")).to_have_text(
        f"{' and '.join(winners)} {'win' if len(winners) > 1 or '&' in winners[0] else 'wins'}"
    )
    expect(page.locator(".winner .pts")).to_have_text(str(best))
    others = sorted((place, side) for side, place in enumerate(told["places"]) if place > 1)
    rows = page.locator(".place")
    assert [names[side] for _, side in others] == rows.locator("b").all_text_contents()
    totals = [str(told["totals"][side]) for _, side in others]
    assert totals == rows.locator(".num").all_text_contents()
    table.tap(table.link("Full scoresheet"))
    heads = page.locator("thead th b")
    assert list(map(str, told["totals"])) == heads.all_text_contents()
    assert len(told["hands"]) == page.locator("tbody tr").count()


@pytest.mark.long
def test_four_players_count_nineteen_hands_in_eight_taps_each(
    table: Table, record_property: Any
) -> None:
    set_up(table, FOUR, dealer="Ines")
    code, spent, onwards = table.code, [], 0
    dealt = list(hands(4, DevilsBridge().sizes(4), seed=19, dealer=2))
    for number, hand in enumerate(dealt):
        speaking = order(4, (2 + number) % 4)
        choose_trump(table, hand["trump"])
        before = table.taps
        for seat in speaking:
            table.bid(hand["bids"][seat])
        if number == 0:  # the way of the last hand is kept
            table.tap(table.link("Count at the end instead"))
            before += 1
        count_hand(table, speaking, hand)
        spent.append(table.taps - before)
        onwards += 1
        table.tap(table.link("Next hand" if number < 18 else "Final result"))
    record = table.record(code)
    written = [(hand["bids"], hand["tricks"], hand.get("trump")) for hand in record["hands"]]
    assert [(hand["bids"], hand["tricks"], hand["trump"]) for hand in dealt] == written
    expect_the_end(table, FOUR, score(record))
    mean = sum(spent) / len(spent)
    record_property("mean taps of a counted hand", mean)
    print(f"taps of a counted hand: mean {mean:.2f}, {spent}; and {onwards} for Next hand")
    assert mean <= 8


def count_hand(table: Table, speaking: Sequence[int], hand: Mapping[str, Any]) -> None:
    """Taps who did not make the bid, until the rest follows; then saves."""
    missed = [seat for seat in speaking if hand["tricks"][seat] != hand["bids"][seat]]
    for seat in missed if len(missed) < len(speaking) else missed[:-1]:
        table.count(seat, hand["tricks"][seat])
    table.save()


@pytest.mark.long
def test_seven_players_tap_thirteen_hands_and_nothing_scrolls(table: Table) -> None:
    set_up(table, SEVEN, dealer="Mara")
    code = table.code
    dealt = list(hands(7, DevilsBridge().sizes(7), seed=13))
    for number, hand in enumerate(dealt):
        choose_trump(table, hand["trump"])
        for seat in order(7, number % 7):
            table.bid(hand["bids"][seat])
        for winner in hand["won"]:
            assert not scrolls(table.page)
            table.trick(SEVEN[winner])
        table.tap(table.link("Next hand" if number < 12 else "Final result"))
    record = table.record(code)
    written = [(hand["bids"], hand["won"], hand.get("trump")) for hand in record["hands"]]
    assert [(hand["bids"], hand["won"], hand["trump"]) for hand in dealt] == written
    expect_the_end(table, SEVEN, score(record))


def scrolls(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollHeight > innerHeight"))
