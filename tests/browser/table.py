"""A hand that taps: what people do at the table, in the words that they would use."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect


class Table:
    """One phone with the scorekeeper open; it counts the taps."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address, self.taps = page, address, 0

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def tap(self, target: Locator) -> None:
        """Taps, and waits until another page has come and takes the next tap."""
        self.page.locator("#page").evaluate("page => page.setAttribute('data-old', '')")
        target.tap()
        self.taps += 1
        self.settle()

    def settle(self) -> None:
        expect(self.page.locator("#page:not([data-old]):not([data-fresh])")).to_be_attached()

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("link", name=name, exact=exact)

    def seat(self, names: Sequence[str]) -> None:
        """Sets up a game with these players, whoever of them is known."""
        self.open("/new")
        for name in names:
            self.page.get_by_label("Add a player").fill(name)
            self.tap(self.button("Add"))
            expect(self.page.locator(".seats-edit b").last).to_have_text(name)

    def start(self, names: Sequence[str], dealer: str = "", rules: str = "") -> str:
        """Starts a game; the code of its sheet."""
        query = "&".join([f"seat={name}" for name in names] + [f"dealer={dealer}", rules])
        self.open(f"/new?{query}")
        self.tap(self.button("Start", exact=False))
        self.page.wait_for_url("**/g/*")
        return self.page.url.rsplit("/", 1)[1]

    def bid(self, number: int) -> None:
        """Taps the bid of whoever is asked."""
        self.tap(self.page.locator(f".pad .key[value='{number}']"))

    def trick(self, name: str) -> None:
        self.tap(self.page.locator(".tile__give", has_text=name))

    def record(self, code: str) -> dict[str, Any]:
        """The record of a sheet, as its address with .json gives it."""
        answer = self.page.request.get(f"{self.address}/g/{code}.json")
        found: dict[str, Any] = json.loads(answer.text())
        return found
