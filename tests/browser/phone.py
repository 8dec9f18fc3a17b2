"""What the browser tests run on: a server of one's own, and Chromium as a phone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize
from werkzeug.serving import make_server

from tests.web import opened

FROM_APT = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
INSTALLED = [str(path) for path in FROM_APT if path.exists()]
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-sandbox",
]
# The name under which a phone on the home network opens the page: plain http, and not localhost.
LAN = "--host-resolver-rules=MAP table.lan 127.0.0.1"
LAUNCH: dict[str, Any] = {
    **({"executable_path": INSTALLED[0]} if INSTALLED else {}),
    "args": [*QUIET, LAN],
}
SMALL: ViewportSize = {"width": 360, "height": 640}  # the smallest size that is promised
HELD: dict[str, Any] = {
    "viewport": SMALL,
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
    "locale": "en",
}


@contextmanager
def serving(folder: Path, **config: Any) -> Iterator[str]:
    """The address of a server that keeps its games in *folder*, with this configuration."""
    server = make_server("127.0.0.1", 0, opened(folder, **config).app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, args=[0.02])  # it ends that soon
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
