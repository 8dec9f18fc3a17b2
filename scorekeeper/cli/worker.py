"""The process that answers: gunicorn's threads, held by nobody who does not finish a sentence."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ
from typing import Any

from gunicorn.http import Request
from gunicorn.workers.gthread import TConn, ThreadWorker

PATIENCE = 10.0  # seconds for a whole request; a phone out of reach sends it again


class Answering(ThreadWorker):
    """Takes a thread once something was asked, and back where the rest does not come."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.reading: dict[TConn, float] = {}  # until when

    def enqueue_req(self, conn: TConn) -> None:
        """A new connection waits without a thread until it says something."""
        if conn.initialized or conn.data_ready:
            super().enqueue_req(conn)
            return
        conn.sock.setblocking(False)
        conn.timeout = time.monotonic() + PATIENCE
        self.pending_conns.append(conn)
        self.poller.register(conn.sock, EVENT_READ, partial(self.on_pending_socket_readable, conn))

    def handle(self, conn: TConn) -> bool:
        self.reading[conn] = time.monotonic() + PATIENCE
        try:
            return super().handle(conn)
        finally:
            self.reading.pop(conn, None)

    def handle_request(self, req: Request, conn: TConn) -> bool:
        """A page is asked for in its head; the answer may be a stream that goes on for hours."""
        if req.method in ("GET", "HEAD"):
            self.reading.pop(conn, None)
        return super().handle_request(req, conn)

    def murder_pending(self) -> None:
        """Once a second: whoever has not said all by now is heard no longer."""
        super().murder_pending()
        for conn, until in self.reading.copy().items():
            if until < time.monotonic():
                with suppress(OSError):  # it is gone already
                    conn.sock.shutdown(socket.SHUT_RD)
