"""A real server and a real Chromium, as a phone on the table sees them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response

from tests.browser.phone import HELD, LAUNCH, serving
from tests.browser.scene import Scene
from tests.browser.table import Table

PATIENCE = 10_000  # milliseconds, on a busy machine
Watch = Callable[[BrowserContext], None]
Phones = Callable[..., Table]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return LAUNCH


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return HELD


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where a server of one's own answers, with an empty database."""
    with serving(tmp_path) as found:
        yield found


@pytest.fixture
def expected() -> list[int]:
    """The statuses of 400 and above that a test means to see; 0 for no answer at all."""
    return []


@pytest.fixture(autouse=True)
def watch(expected: list[int]) -> Iterator[Watch]:
    """Fails the test on any console error, and on any refusal that was not expected."""
    wrong: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        status = re.search(r"status of (\d+)", message.text)
        lost = 0 in expected and ("ERR_" in message.text or "Failed to fetch" in message.text)
        if message.type == "error" and not lost and not (status and int(status[1]) in expected):
            wrong.append(message.text)

    def answered(response: Response) -> None:
        if response.status >= 400 and response.status not in expected:
            wrong.append(f"{response.status} {response.url}")

    def failed(request: Request) -> None:
        if 0 not in expected and request.failure != "net::ERR_ABORTED":  # left, not lost
            wrong.append(f"{request.failure} {request.url}")

    def watched(context: BrowserContext) -> None:
        context.set_default_timeout(PATIENCE)
        context.on("console", heard)
        context.on("response", answered)
        context.on("requestfailed", failed)
        context.on("weberror", lambda error: wrong.append(str(error.error)))

    yield watched
    assert [] == wrong


@pytest.fixture
def context(address: str, context: BrowserContext, watch: Watch) -> BrowserContext:
    """The first phone; it is put away before its server ends."""
    watch(context)
    return context


@pytest.fixture
def table(page: Page, address: str) -> Table:
    """One phone at the table."""
    return Table(page, address)


@pytest.fixture
def scene(table: Table, tmp_path: Path) -> Scene:
    """The same phone, and what is made for it without a tap."""
    return Scene(table, tmp_path)


@pytest.fixture
def phones(address: str, new_context: Callable[..., BrowserContext], watch: Watch) -> Phones:
    """Another phone at the same table, each time it is called, with the options of a context."""

    def phone(**options: Any) -> Table:
        context = new_context(**options)
        watch(context)
        return Table(context.new_page(), address)

    return phone
