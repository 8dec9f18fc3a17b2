"""A real server and a real Chromium, as a phone on the table sees them."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Response
from werkzeug.serving import make_server

from scorekeeper import create_app
from tests.browser.table import Table

DEBIAN = Path("/usr/bin/chromium")
QUIET = """--disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync --no-sandbox""".split()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    found = {"executable_path": str(DEBIAN)} if DEBIAN.exists() else {}
    return {**found, "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """A phone of the smallest size that is promised, held in the hand."""
    return {
        "viewport": {"width": 360, "height": 640},
        "has_touch": True,
        "is_mobile": True,
        "color_scheme": "dark",
        "locale": "en",
    }


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where a server of one's own answers, with an empty database."""
    server = make_server("127.0.0.1", 0, create_app(tmp_path), threaded=True)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def expected() -> list[int]:
    """The statuses of 400 and above that a test means to see."""
    return []


@pytest.fixture(autouse=True)
def nothing_goes_wrong(context: BrowserContext, expected: list[int]) -> Iterator[None]:
    """Fails the test on any console error, and on any refusal that was not expected."""
    wrong: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        status = re.search(r"status of (\d+)", message.text)
        if message.type == "error" and not (status and int(status[1]) in expected):
            wrong.append(message.text)

    def answered(response: Response) -> None:
        if response.status >= 400 and response.status not in expected:
            wrong.append(f"{response.status} {response.url}")

    context.on("console", heard)
    context.on("response", answered)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    yield
    assert [] == wrong


@pytest.fixture
def table(page: Page, address: str) -> Table:
    """One phone at the table."""
    return Table(page, address)
