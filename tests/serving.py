"""The real server, in processes of its own: `scorekeeper serve` with any options."""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

from flask import Flask
from flask.sessions import SecureCookieSessionInterface

from scorekeeper import instance

ROOT = Path(__file__).parent.parent
LAST_LINE = "Ctrl-C stops the scorekeeper.\n"
SO_ATTACH_FILTER = 26  # Linux; Python has no name for it


@dataclass
class Served:
    """A server that answers."""

    process: subprocess.Popen[str]
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextmanager
def served(folder: Path, *options: str, port: int = 0) -> Iterator[Served]:
    """A server that keeps its games in the folder, until it is told to end."""
    port = port or free_port()
    command = [sys.executable, "-m", "scorekeeper", "serve", "--host", "127.0.0.1"]
    process = subprocess.Popen(
        [*command, "--port", str(port), *options],
        cwd=ROOT,
        env=os.environ | {"SCOREKEEPER_INSTANCE": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    with process:
        watch = threading.Timer(60, process.kill)  # a line that never comes ends the reading
        watch.start()
        assert process.stdout
        assert LAST_LINE in process.stdout, process.poll()
        watch.cancel()
        _answers(port)
        try:
            yield Served(process, port)
        finally:
            process.send_signal(signal.SIGTERM)


def _answers(port: int) -> None:
    """Waits for the first answer: the socket listens before the workers are there."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(b"GET /static/icon.svg HTTP/1.0\r\n\r\n")
        assert connection.recv(12).startswith(b"HTTP/1.")


def cookie(folder: Path, device: str) -> str:
    """The cookie of a device of this name."""
    app = Flask(__name__)
    app.secret_key = instance.secret_key(folder)
    signer = SecureCookieSessionInterface().get_signing_serializer(app)
    assert signer
    value = signer.dumps({"device": device, "_permanent": True})
    return f"scorekeeper={value!s}"


def answer(port: int, path: str, form: str | None = None, **headers: str) -> HTTPResponse:
    """What a phone is told on a connection of its own; its body is read."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request("GET" if form is None else "POST", path, form, headers)
        found = connection.getresponse()
        found.body = found.read().decode()  # type: ignore[attr-defined]
        return found


class Stream:
    """One open stream of a phone that has no screen."""

    def __init__(self, port: int, path: str, **headers: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.read = b""
        self.until(b"\r\n\r\n")
        self.status = int(self.read.split()[1])

    def until(self, mark: bytes) -> str:
        """Everything that came until the mark was seen since this was asked last."""
        while mark not in self.read:
            more = self.socket.recv(65536)
            assert more, "the stream has ended"
            self.read += more
        found, self.read = self.read, b""
        if not hasattr(self, "status"):
            self.read = found
        return found.decode()

    def vanish(self) -> None:
        """Every packet to the phone is lost from now on, and it sends none: no end, no answer."""
        if sys.platform != "linux":  # where that cannot be done it leaves
            self.drop()
            return
        nothing = ctypes.create_string_buffer(struct.pack("HBBI", 6, 0, 0, 0))  # keep 0 bytes
        program = struct.pack("HP", 1, ctypes.addressof(nothing))
        self.socket.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)

    def drop(self) -> None:
        """The phone is gone, if it is not already."""
        if self.socket.fileno() < 0:
            return
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        self.socket.close()
