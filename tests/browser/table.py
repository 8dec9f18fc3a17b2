"""A hand that taps: what people do at the table, in the words that they would use."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

# Another page is shown: whole, and taking taps.
READY = """() => document.readyState === "complete"
    && document.querySelector("body:not([data-fresh]) #page:not([data-old])")"""


class Table:
    """One phone with the scorekeeper open; it counts the taps."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address, self.taps = page, address, 0

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.settle()

    def dozes(self) -> None:
        """From the next page on it hears nothing of what other phones write."""
        self.page.route("**/live?*", lambda route: None)

    def tap(self, target: Locator, barred: bool = False) -> None:
        """Taps, and waits until another page has come and takes the next tap.

        A *barred* key says that it does nothing (aria-disabled), but can be tapped all the same.
        """
        self.mark()
        target.tap(force=barred)
        self.taps += 1
        self.settle()

    def type(self, field: Locator, number: int) -> None:
        """Types a number: a tap on its field, and one on each key of the phone's keyboard."""
        field.tap()
        self.page.keyboard.type(str(number))
        self.taps += 1 + len(str(number))

    def choose(self, label: str, choice: str) -> None:
        """Chooses from a list, whose page asks the server what it comes to."""
        self.mark()
        self.page.get_by_label(label).select_option(choice)
        self.settle()

    def press(self, key: str) -> None:
        """Presses a key of a keyboard that leads to another page."""
        self.mark()
        self.page.keyboard.press(key)
        self.settle()

    def mark(self) -> None:
        """Marks the page that is shown as the old one."""
        self.page.locator("#page").evaluate("page => page.setAttribute('data-old', '')")

    def settle(self) -> None:
        """Waits until another page has come."""
        self.page.wait_for_function(READY)

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.address)

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("link", name=name, exact=exact)

    def undo(self) -> Locator:
        return self.button("Undo: ", exact=False)

    def redo(self) -> Locator:
        return self.button("Redo: ", exact=False)

    def seat(self, names: Sequence[str]) -> None:
        """Sets up a game with these players, whoever of them is known, from the home page on."""
        self.open()
        self.tap(self.page.locator(".dock").get_by_role("link", name="New game"))
        for name in names:
            known = self.button(f"Add {name}")
            if known.count():
                self.tap(known)
            else:
                self.page.get_by_label("Add a player").fill(name)
                self.tap(self.button("Add"))
            expect(self.page.locator(".seats-edit b").last).to_have_text(name)

    def start(self, names: Sequence[str], dealer: str = "", **rules: Any) -> str:
        """Starts a game from the address of its set-up; the code of its sheet."""
        query = [("seat", name) for name in names] + [("dealer", dealer), *rules.items()]
        self.open(f"/new?{urlencode(query)}")
        self.tap(self.button("Start", exact=False))
        return self.code

    @property
    def code(self) -> str:
        """The code of the sheet whose hand is shown."""
        assert "/g/" in self.path
        return self.path.split("/")[2].split("?")[0]

    def key(self, number: int) -> Locator:
        return self.page.locator(f".pad .key[value='{number}']")

    def bid(self, *numbers: int) -> None:
        """Taps the bids of whoever is asked, one after the other."""
        for number in numbers:
            self.tap(self.key(number))

    def tile(self, name: str) -> Locator:
        return self.page.locator(".tile__give").filter(has_text=name)

    def trick(self, *names: str) -> None:
        for name in names:
            self.tap(self.tile(name))

    def count(self, seat: int, tricks: int) -> None:
        """Taps how many tricks somebody took; whatever is not shown is behind the dots."""
        number = self.page.locator(f"#t{seat}-{tricks}")
        if not number.count():
            self.tap(self.page.locator(f"button[name='all'][value='{seat}']"))
        self.tap(self.page.locator("label", has=number))

    def save(self) -> None:
        self.tap(self.page.get_by_role("button", name="Save hand", exact=False).last)

    def question(self) -> Locator:
        """What the page asks."""
        return self.page.locator(".dock h2")

    def record(self, code: str) -> dict[str, Any]:
        """The record of a sheet, as its address with .json gives it."""
        answer = self.page.request.get(f"{self.address}/g/{code}.json")
        found: dict[str, Any] = json.loads(answer.text())
        return found

    def last_hand(self, code: str) -> Mapping[str, Any]:
        """The hand written last, as the record has it."""
        hands = self.record(code)["hands"]
        return hands[-1] if hands else {}
