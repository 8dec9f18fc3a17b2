"""Behind which proxies the scorekeeper stands."""

from __future__ import annotations

import os

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from scorekeeper.instance import Unusable


def register(app: Flask) -> None:
    app.config.setdefault("PROXIES", proxies(os.environ.get("SCOREKEEPER_PROXIES") or "0"))
    if count := app.config["PROXIES"]:
        trusted = ProxyFix(app.wsgi_app, x_for=count, x_proto=count, x_host=0)
        app.wsgi_app = trusted  # type: ignore[method-assign]


def proxies(text: str) -> int:
    """How many proxies a text says; what they tell of the phones behind them is believed."""
    if text in list("0123456789"):
        return int(text)
    raise Unusable(f"SCOREKEEPER_PROXIES must be a number from 0 to 9, not {text!r}.")
