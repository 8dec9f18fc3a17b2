"""`scorekeeper serve`: the pages, for every phone on the same network."""

from __future__ import annotations

import argparse
import errno
import importlib.util
import io
import ipaddress
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import segno
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker

from scorekeeper import create_app, instance
from scorekeeper.cli.worker import Answering
from scorekeeper.instance import Unusable

App = Callable[..., Any]  # as WSGI has it
THREADS = 256  # a page that is kept up to date holds one thread
MANY = 20_000  # the streams of one process where a stream holds no thread
GONE = {errno.ETIMEDOUT, errno.EHOSTUNREACH}  # how writing to a phone ends that left no word


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the command `serve`."""
    parser = commands.add_parser("serve", help="start the scorekeeper for the phones around")
    parser.add_argument(
        "--host", default=os.environ.get("HOST") or "0.0.0.0", help="address to listen on (HOST)"
    )
    parser.add_argument(
        "--port", default=os.environ.get("PORT") or "8000", help="port to listen on (PORT)"
    )
    parser.add_argument(
        "--workers", default="1", help="processes; one is enough for a house, two for many tables"
    )
    parser.add_argument(
        "--gevent", action="store_true", help="for thousands of watchers; needs the extra gevent"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serves until Ctrl-C or SIGTERM; raises Unusable where it cannot start."""
    folder, workers = instance.folder(), how_many(arguments.workers)
    if arguments.gevent and not importlib.util.find_spec("gevent"):
        raise Unusable("gevent is not installed: pip install 'scorekeeper[gevent]'.")
    with listen(arguments.host, port_number(arguments.port)) as listener:
        app = create_app(folder)
        if arguments.gevent:
            app.config["STREAMS"] = MANY
        with instance.served(folder, url_of(listener)):
            print(welcome(listener, instance.database(folder)), flush=True)
            _Server(app, listener.detach(), workers, arguments.gevent).run()
    return 0


def how_many(text: str) -> int:
    """The number of workers that a text names."""
    if text.isascii() and text.isdecimal() and 0 < len(text) < 3 and int(text):
        return int(text)
    raise Unusable(f"The workers must be a number from 1 to 99, not {text!r}.")


def port_number(text: str) -> int:
    """The port that a text names."""
    digits = text.isascii() and text.isdecimal() and len(text) <= 5
    if digits and 0 < int(text) < 65536:
        return int(text)
    raise Unusable(f"The port must be a number from 1 to 65535, not {text!r}.")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises Unusable with the reason where there can be none."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        family, *_, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
        return socket.create_server(
            address, family=family, backlog=1024, dualstack_ipv6=host == "::"
        )
    except (OSError, ValueError) as error:
        raise Unusable(_refusal(host, port, error)) from error


def _refusal(host: str, port: int, error: Exception) -> str:
    match getattr(error, "errno", None):
        case errno.EADDRINUSE:
            return f"Port {port} is in use by another program; choose another with PORT=…"
        case errno.EACCES:
            return f"Port {port} is not allowed to you; choose one above 1023 with PORT=…"
    return f"This machine has no address {host!r} to listen on; set HOST to one that it has."


def url_of(listener: socket.socket) -> str:
    """The address that phones open."""
    bound, port = listener.getsockname()[:2]
    return f"http://{reached_at(bound)}:{port}/"


def welcome(listener: socket.socket, database: Path) -> str:
    """What the person who starts it reads: the address for the phones, and where the games are."""
    url = url_of(listener)
    where = f"Open {url} on a phone in the same network, or scan this:"
    if ipaddress.ip_address(urlsplit(url).hostname or "").is_loopback:
        where = f"Open {url} on this machine; no phone finds this address."
    kept = f"The games are kept in {database}"
    return "\n".join([where, "", _qr_code(url), kept, "Ctrl-C stops the scorekeeper."])


def reached_at(bound: str) -> str:
    """The host of the address that phones open, where the server listens on `bound`."""
    address = ipaddress.ip_address(bound)
    if address.is_unspecified:
        return _own_address()
    return f"[{address}]" if address.version == 6 else str(address)


def _own_address() -> str:
    # Connecting a datagram socket sends nothing: it only picks the network that would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:  # no network
            return "127.0.0.1"
        host: str = probe.getsockname()[0]
        return host


def _qr_code(text: str) -> str:
    drawing = io.StringIO()
    segno.make(text, micro=False).terminal(drawing, compact=True)
    try:
        drawing.getvalue().encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:  # a terminal without block characters: the address has to do
        return ""
    return drawing.getvalue()


class _Server(BaseApplication):
    """gunicorn around an app, on a socket that is listening already."""

    def __init__(self, app: App, listening: int, workers: int, gevent: bool) -> None:
        self.served, self.listening, self.workers = app, listening, workers
        self.gevent = gevent
        super().__init__()

    def load_config(self) -> None:
        settings: dict[str, Any] = {
            "bind": f"fd://{self.listening}",
            "workers": self.workers,
            "worker_class": "gevent" if self.gevent else Answering,
            "threads": THREADS,
            "worker_connections": MANY if self.gevent else 1000,
            "keepalive": 75,  # no thread waits for it, and the next tap finds a connection
            "graceful_timeout": 2,
            "limit_request_line": 8190,
            "loglevel": "error",
            "control_socket_disable": True,
            "post_worker_init": _ends_at_once,
        }
        for name, value in settings.items():
            self.cfg.set(name, value)

    def load(self) -> App:
        return self.served

    def run(self) -> None:
        logging.getLogger("gunicorn.error").addFilter(_worth_telling)
        _Quick(self).run()


class _Quick(Arbiter):
    """Ends at once however it is told to; nothing is lost, since every entry is one transaction."""

    handle_term = Arbiter.handle_int
    handle_hup = Arbiter.handle_int  # the terminal was closed

    def init_signals(self) -> None:
        ignored = signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        super().init_signals()
        if ignored:  # nohup: it is meant to outlive its terminal
            signal.signal(signal.SIGHUP, signal.SIG_IGN)


def _worth_telling(record: logging.LogRecord) -> bool:
    """Not that a phone is gone: they all go, and nobody at the table can do anything about it."""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, OSError) and error.errno in GONE)


def _ends_at_once(worker: Worker) -> None:
    """Not as gunicorn ends it: that waits for a lock which the worker itself may hold."""
    for number in (signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, _end)


def _end(number: int, frame: FrameType | None) -> None:
    os._exit(0)  # without waiting for threads: that of an open stream never ends by itself
