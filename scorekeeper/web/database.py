"""The connection of a request, and the sheet that its address names."""

from __future__ import annotations

from contextlib import closing

from flask import abort, current_app, g
from sqlite_utils import Database

from scorekeeper import store

Connection = closing[Database]


def db() -> Database:
    """The connection of this request: its own, never shared between threads."""
    if "db" not in g:
        g.db = store.connect(current_app.config["DATABASE"])
    connection: Database = g.db
    return connection


def connected() -> Connection:
    """Another connection, for an answer that goes on after its request."""
    return closing(store.connect(current_app.config["DATABASE"]))


def close(_: BaseException | None = None) -> None:
    if "db" in g:
        g.pop("db").close()


def sheet_at(code: str) -> store.Stored:
    """The sheet with this code, or the page that says there is none."""
    g.stored = store.load(db(), code) or abort(404)
    return g.stored  # type: ignore[no-any-return]
