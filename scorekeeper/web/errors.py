"""The pages for what cannot be shown, each with a way on."""

from __future__ import annotations

from flask import Flask, render_template
from gunicorn.http.errors import NoMoreData, ParseException
from werkzeug.exceptions import BadRequest, HTTPException

from scorekeeper.messages import N_, Message
from scorekeeper.store import Busy

WORDS = {
    403: (N_("This came from another site"), N_("Open the page here and try again.")),
    404: (N_("This page is not on the table"), N_("The address is wrong, or the game is gone.")),
    405: (N_("This cannot be done here"), N_("Go back to the game and use its keys.")),
    413: (N_("This is too much at once"), N_("Nothing was saved. Go back and shorten it.")),
    414: (N_("This address is too long"), N_("Nothing was saved. Go back and shorten it.")),
    429: (N_("This is too often"), N_("Nothing was saved. Wait a little and try again.")),
    500: (N_("Something went wrong here"), N_("Nothing was saved. Go back and try again.")),
    503: (N_("Somebody else is writing"), N_("Nothing was saved. Try again in a moment.")),
}
KEPT = ("Allow", "Retry-After")  # headers of an error that go with its page
OTHERWISE = (N_("This could not be understood"), N_("Nothing was saved. Go back and try again."))


def register(app: Flask) -> None:
    app.register_error_handler(HTTPException, lost)
    app.register_error_handler(Busy, busy)
    for broken in (ParseException, NoMoreData):  # of a form: broken off, or garbled
        app.register_error_handler(broken, lambda _: lost(BadRequest()))


def lost(error: HTTPException) -> tuple[str, int, dict[str, str]]:
    """A page in words for any status."""
    code = error.code or 500
    title, sentence = WORDS.get(code, OTHERWISE)
    page = render_template("lost.html", title=Message(title), sentence=Message(sentence))
    return page, code, {name: text for name, text in error.get_headers() if name in KEPT}


def busy(_: Busy) -> tuple[str, int, dict[str, str]]:
    title, sentence = WORDS[503]
    page = render_template("lost.html", title=Message(title), sentence=Message(sentence))
    return page, 503, {"Retry-After": "2"}
