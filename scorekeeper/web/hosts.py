"""By which names the scorekeeper is reached, and behind which proxies it stands.

A page of another site can give its own name the address of a scorekeeper at home and would then
be one of its pages, so it answers only to names that no other site can have.
"""

from __future__ import annotations

import ipaddress
import os
import re
import socket

from flask import Flask, current_app, render_template, request
from werkzeug.middleware.proxy_fix import ProxyFix

from scorekeeper.instance import Unusable
from scorekeeper.messages import N_, Message

AT_HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box", ".localhost")
HOST = re.compile(r"(\[[^]]*\]|[^:]*)(:[0-9]*)?")  # a name or an address, and a port
UNKNOWN = N_(
    "It does not answer to the name “{host}”. Whoever runs it can add that to SCOREKEEPER_HOSTS."
)


def register(app: Flask) -> None:
    app.config.setdefault("HOSTS", os.environ.get("SCOREKEEPER_HOSTS") or "")
    app.config.setdefault("PROXIES", proxies(os.environ.get("SCOREKEEPER_PROXIES") or "0"))
    if count := app.config["PROXIES"]:
        trusted = ProxyFix(app.wsgi_app, x_for=count, x_proto=count, x_host=0)
        app.wsgi_app = trusted  # type: ignore[method-assign]
    app.before_request(only_own_names)


def proxies(text: str) -> int:
    """How many proxies a text says; what they tell of the phones behind them is believed."""
    if text in list("0123456789"):
        return int(text)
    raise Unusable(f"SCOREKEEPER_PROXIES must be a number from 0 to 9, not {text!r}.")


def only_own_names() -> tuple[str, int] | None:
    """Refuses a name that might be another site's; a browser always says which it means."""
    found = HOST.fullmatch(request.host)
    host = found[1].lower().removesuffix(".") if found else request.host
    if is_address(host.strip("[]")) or at_home(host) or host in chosen():
        return None
    title = Message(N_("This scorekeeper has another name"))
    page = render_template("lost.html", title=title, sentence=Message(UNKNOWN, {"host": host}))
    return page, 421


def at_home(host: str) -> bool:
    """Can only somebody in the same house have this name?"""
    return "." not in host or host.endswith(AT_HOME) or host == socket.gethostname().lower()


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def chosen() -> set[str]:
    """The names that whoever runs it has given it."""
    return {name.strip().lower() for name in current_app.config["HOSTS"].split(",")}
