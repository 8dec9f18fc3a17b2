"""Several phones at one table, live: over a real server of two processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from scorekeeper import instance, record, store
from scorekeeper.log import Wrote
from scorekeeper.rules import Cell
from scorekeeper.store import Role
from tests.browser.conftest import Watch
from tests.browser.table import Table
from tests.serving import Served, cookie, served

SOON = 1000  # milliseconds
NAMES = ["Mara", "Jun", "Ines"]
GAME = {
    "format": "scorekeeper/1",
    "game": "devils-bridge",
    "players": NAMES,
    "rules": {"max_cards": 2, "end": "series"},
    "first_dealer": 2,
    "hands": [],
}
# The totals by name, wherever the page has them, once it shows this version.
TOTALS = """([version, totals]) => {
    const page = document.querySelector(`#page[data-version="${version}"]`);
    const shown = {};
    const note = (rows, name, total) => {
        for (const row of page?.querySelectorAll(rows) ?? []) {
            const who = row.querySelector(name);
            if (who) shown[who.textContent] = +row.querySelector(total).lastChild.textContent;
        }
    };
    note(".side .item", "b", ".big");
    note(".score thead th", ".nm", "b");
    note(".brow", ".nm", ".brow__tot");
    note(".place", "b", ".num");
    note(".winner", ".winner .name", ".pts");
    if (page?.querySelector(".lede")) return true; // no hand is scored yet
    const values = Object.values(shown).sort().join();
    return values === Object.values(totals).sort().join();
}"""


@dataclass
class Sheet:
    """A game on a server of its own, and the phones that have it open."""

    folder: Path
    address: str
    code: str
    new_context: Callable[..., BrowserContext]
    watch: Watch

    def phone(self, role: Role = Role.WATCHER, page: str = "", name: str = "") -> Table:
        context = self.new_context()
        self.watch(context)
        device = name or f"phone {len(self.devices())}"
        value = cookie(self.folder, device).partition("=")[2]
        context.add_cookies([{"name": "scorekeeper", "value": value, "url": self.address}])
        with closing(store.connect(instance.database(self.folder))) as db:
            stored = store.load(db, self.code)
            assert stored
            store.grant(db, stored.id, device, role)
        table = Table(context.new_page(), self.address)
        table.open(f"/g/{self.code}{page}")
        return table

    def devices(self) -> list[str]:
        with closing(store.connect(instance.database(self.folder))) as db:
            return [row["device"] for row in db.query("SELECT device FROM rights")]

    def state(self) -> tuple[int, dict[str, int]]:
        with closing(store.connect(instance.database(self.folder))) as db:
            stored = store.load(db, self.code)
        assert stored
        sheet = stored.log.sheet
        return stored.log.version, dict(zip(sheet.names, sheet.totals, strict=True))

    def write(self, hand: int, trump: str = "", **rows: list[int]) -> None:
        """Another process writes."""
        cells: dict[Cell, Any] = {(n, s): v for n, row in rows.items() for s, v in enumerate(row)}
        event = Wrote(hand, cells | ({("trump", None): trump} if trump else {}))
        with closing(store.connect(instance.database(self.folder))) as db:
            version = self.state()[0]
            store.write(db, self.code, event, version, f"{self.code}-{version}", "another")

    def all_see(self, phones: list[Table], within: int = 5000) -> None:
        version, totals = self.state()
        for table in phones:
            table.page.wait_for_function(TOTALS, arg=[version, totals], timeout=within)
        for table in phones:
            table.settle()  # a tap right after a change was meant for what stood there before


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, "--workers", "2") as found:
        yield found


@pytest.fixture
def sheet(
    tmp_path: Path, running: Served, new_context: Callable[..., BrowserContext], watch: Watch
) -> Sheet:
    with closing(store.connect(instance.database(tmp_path))) as db:
        code = store.begin(db, record.read(GAME).events, "the first")
    return Sheet(tmp_path, running.address, code, new_context, watch)


def test_six_phones_show_the_same_totals_within_a_second_of_each_entry(sheet: Sheet) -> None:
    """One keeps, two help, three watch, over a whole game."""
    keeper, bids, tricks = (sheet.phone(r) for r in (Role.KEEPER, Role.HELPER, Role.HELPER))
    watchers = [sheet.phone(), sheet.phone(page="/scores"), sheet.phone(page="/board")]
    phones = [keeper, bids, tricks, *watchers]
    for cards in (1, 2, 1):
        for table, bid in ((keeper, 0), (bids, 0), (tricks, 0)):
            table.bid(bid)
            sheet.all_see(phones, within=SOON)
        for number in range(cards):
            taker = (keeper, tricks)[number]
            taker.trick(NAMES[number])
            sheet.all_see(phones, within=SOON)
        if taker.link("Next hand").count():  # whoever ends a hand reads its points first
            taker.tap(taker.link("Next hand"))
    expect(watchers[0].page.locator(".winner")).to_be_visible()
    expect(watchers[2].page.locator("h1")).to_contain_text("win")


def test_a_watcher_who_was_offline_for_two_hands_sees_the_present_within_two_seconds(
    sheet: Sheet, expected: list[int]
) -> None:
    """fault C22: and is told meanwhile that nothing comes."""
    expected.append(0)
    watcher = sheet.phone()
    watcher.page.context.set_offline(True)
    expect(watcher.page.get_by_text("Not live")).to_be_visible()
    sheet.write(1, bid=[0, 0, 0], tricks=[1, 0, 0])
    sheet.write(2, bid=[0, 0, 0], tricks=[1, 1, 0])
    expect(watcher.page.locator("h1")).to_contain_text("Hand 1")
    watcher.page.context.set_offline(False)
    sheet.all_see([watcher], within=2000)
    expect(watcher.page.get_by_text("Not live")).to_be_hidden()


def test_all_are_live_again_by_themselves_after_a_restart_in_mid_hand(
    tmp_path: Path, new_context: Callable[..., BrowserContext], watch: Watch, expected: list[int]
) -> None:
    """fault C22"""
    expected.append(0)
    with served(tmp_path, "--workers", "2") as first:
        with closing(store.connect(instance.database(tmp_path))) as db:
            code = store.begin(db, record.read(GAME).events, "the first")
        sheet = Sheet(tmp_path, first.address, code, new_context, watch)
        phones = [sheet.phone(Role.KEEPER), sheet.phone(), sheet.phone(page="/board")]
        phones[0].bid(0)
        sheet.all_see(phones)
        port = first.port
    for table in phones:
        expect(table.page.get_by_text("Not live")).to_be_visible()
    sheet.write(1, bid=[0, 1])
    with served(tmp_path, "--workers", "2", port=port):
        sheet.all_see(phones, within=5000)
        for table in phones:
            expect(table.page.get_by_text("Not live")).to_be_hidden()
        phones[0].bid(1)
        sheet.all_see(phones)


def test_what_is_half_typed_stays_and_what_has_changed_is_shown(sheet: Sheet) -> None:
    """fault C35: an entry that somebody fills in is not replaced under the fingers."""
    keeper = sheet.phone(Role.KEEPER)
    sheet.write(1, bid=[0, 0, 0])
    sheet.all_see([keeper])
    keeper.tap(keeper.link("Count at the end instead"))
    keeper.count(1, 1)
    chosen = keeper.page.locator("#t1-1")
    expect(chosen).to_be_checked()
    sheet.write(1, trump="hearts")
    expect(keeper.page.get_by_text("Changed meanwhile")).to_be_visible()
    expect(chosen).to_be_checked()
    keeper.page.get_by_role("link", name="Show").tap()
    expect(keeper.page.get_by_text("Changed meanwhile")).to_be_hidden()
    sheet.all_see([keeper])


def test_the_focus_stays_where_it_is(sheet: Sheet) -> None:
    """fault C35"""
    keeper = sheet.phone(Role.KEEPER)
    key = keeper.key(1)
    key.focus()
    sheet.write(1, bid=[0])
    sheet.all_see([keeper])
    focused = keeper.page.evaluate("document.activeElement.className")
    assert "key" == focused


def test_there_is_one_stream_a_page_whatever_comes(sheet: Sheet) -> None:
    """fault C35"""
    watcher, asked = sheet.phone(), list[str]()
    watcher.page.on("request", lambda request: asked.append(request.url))
    for _ in range(10):
        sheet.write(1, bid=[0])
        sheet.all_see([watcher])
    assert [] == asked


def test_seven_tabs_of_one_game_leave_a_connection_to_save(sheet: Sheet) -> None:
    """fault C20: a browser has six connections, and here every tab is seen."""
    keeper = sheet.phone(Role.KEEPER)
    tabs = [keeper]
    for _ in range(6):
        page = keeper.page.context.new_page()
        tabs.append(Table(page, sheet.address))
        tabs[-1].open(f"/g/{sheet.code}")
    tabs[-1].bid(0)
    assert 2 == sheet.state()[0]
    sheet.all_see(tabs[-3:])


def test_a_tab_that_is_not_seen_closes_its_stream_and_wakes_with_the_present(
    sheet: Sheet,
) -> None:
    """fault C20, fault C22"""
    watcher = sheet.phone()
    see = """hidden => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    with watcher.page.expect_event("requestfailed", lambda request: "/live" in request.url):
        watcher.page.evaluate(see, True)
    sheet.write(1, bid=[0, 0, 0], tricks=[1, 0, 0])
    watcher.page.evaluate(see, False)
    sheet.all_see([watcher], within=2000)


def test_where_there_is_no_room_the_page_looks_every_ten_seconds_and_says_so(
    sheet: Sheet, expected: list[int]
) -> None:
    """fault C21"""
    expected.append(503)
    watcher = sheet.phone()
    watcher.page.route("**/live?*", lambda route: route.fulfill(status=503))
    watcher.page.clock.install()
    watcher.open(f"/g/{sheet.code}")
    expect(watcher.page.get_by_text("Refreshes every 10 s")).to_be_visible()
    sheet.write(1, bid=[0, 0, 0], tricks=[1, 0, 0])
    watcher.page.clock.run_for(10_500)
    sheet.all_see([watcher])
    expect(watcher.page.get_by_text("Refreshes every 10 s")).to_be_visible()
    watcher.page.unroute("**/live?*")
    watcher.page.clock.run_for(10_500)
    expect(watcher.page.get_by_text("Refreshes every 10 s")).to_be_hidden()
