"""How often one address may do what costs something: a bucket of tokens each, in this process.

A family behind one address never meets a limit; whoever guesses codes or floods does.
"""

from __future__ import annotations

import math
import threading
import time
from enum import StrEnum
from typing import NamedTuple

from flask import Flask, current_app, request
from werkzeug.exceptions import TooManyRequests

from scorekeeper.web.security import SAFE


class Kind(StrEnum):
    """What is counted."""

    START = "start"  # a game
    WRONG = "wrong"  # a token or a code that opens nothing
    WRITE = "write"


class Limit(NamedTuple):
    """So many at once, and so many a second from then on."""

    most: float
    a_second: float


LIMITS = {
    Kind.START: Limit(100, 1 / 20),
    Kind.WRONG: Limit(30, 1 / 10),
    Kind.WRITE: Limit(2000, 20),
}
STARTING = ("newgame.begin", "importing.report", "importing.add", "paper.save")
REMEMBERED = 10_000  # addresses; whose bucket is full again is forgotten


class Buckets:
    """The tokens that each address has left of each kind."""

    def __init__(self, limits: dict[Kind, Limit]) -> None:
        self.limits = limits
        self._left: dict[tuple[Kind, str], tuple[float, float]] = {}  # how many, and when
        self._lock = threading.Lock()

    def wait(self, kind: Kind, address: str, now: float, spend: bool) -> float:
        """Seconds until there is a token, 0 if there is one; it is taken if it is to be spent."""
        limit = self.limits[kind]
        with self._lock:
            left = self._now(kind, address, now)
            if left >= 1:
                self._left[kind, address] = (left - spend, now)
                self._forget(now)
                return 0
        return (1 - left) / limit.a_second

    def _now(self, kind: Kind, address: str, now: float) -> float:
        limit = self.limits[kind]
        left, at = self._left.get((kind, address), (limit.most, now))
        return min(limit.most, left + (now - at) * limit.a_second)

    def _forget(self, now: float) -> None:
        if len(self._left) > REMEMBERED:
            full = [key for key in self._left if self._now(*key, now) >= self.limits[key[0]].most]
            for key in full:
                del self._left[key]


def register(app: Flask) -> None:
    app.extensions["limits"] = Buckets({**LIMITS, **app.config.get("LIMITS", {})})
    app.before_request(count)


def count() -> None:
    """Counts what is to be written."""
    if request.method not in SAFE:
        check(Kind.WRITE, spend=True)
        if request.endpoint in STARTING:
            check(Kind.START, spend=True)


def check(kind: Kind, spend: bool) -> None:
    """Answers 429, with the seconds to wait, where the address has done this too often."""
    buckets: Buckets = current_app.extensions["limits"]
    address = request.remote_addr or ""
    if wait := buckets.wait(kind, address, time.monotonic(), spend):
        raise TooManyRequests(retry_after=math.ceil(wait))
