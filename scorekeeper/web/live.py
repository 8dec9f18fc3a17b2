"""Pages that follow their sheet: a stream of events, or where there are too many, a cheap look."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

from flask import Blueprint, Flask, abort, current_app, g, request
from werkzeug.wrappers import Response

from scorekeeper import store
from scorekeeper.messages import N_, Message
from scorekeeper.store import Role, Stored
from scorekeeper.web import access, forms, texts, who
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.poller import Followed, Full, poller
from scorekeeper.web.security import device

pages = Blueprint("live", __name__)
PAGES = {
    "hand": "",
    "scores": "/scores",
    "log": "/log",
    "table": "/table",
    "board": "/board",
    "mine": "/mine",
}
ENDPOINTS = {  # by name
    *("play.now", "play.result", "scores.sheet", "scores.log"),
    *("table.look", "board.board", "mine.page"),
}
POINTS = re.compile("hands/[0-9]{1,9}")  # of a hand, which stay until their reader goes on
SHARED = {"hand", "scores", "board"}  # of the others each phone has another one
STREAMS = 200  # of the threads at the card table, so that some are left for pages
BEAT = 5.0  # seconds: a phone that is gone is noticed when it is written to
LOST = 4000  # milliseconds that a phone may leave what was sent to it unanswered
AGAIN = 10  # seconds until a page without a stream looks again
PART = re.compile(r'<div id="page".*<p class="vh" id="say".*?</p>', re.DOTALL)
FULL = N_("Many are watching. The page looks again every {seconds} seconds.")


def register(app: Flask) -> None:
    app.config.setdefault("STREAMS", STREAMS)
    app.before_request(unchanged)
    app.after_request(tagged)


@pages.get("/g/<code>/live")
def stream(code: str) -> Response:
    """The page as it is now if the reader has an older one, and again after every change."""
    stored, page = sheet_at(code), request.args.get("page", "")
    if page not in PAGES and not POINTS.fullmatch(page):
        abort(404)
    drawn = draw_as(page, "" if shared(stored, page) else request.headers.get("Cookie", ""))
    try:
        events = Stream(stored, drawn, reader(stored, page), known())
    except Full:
        said = texts.say(Message(FULL, {"seconds": AGAIN}))
        return Response(said, 503, {"Retry-After": str(AGAIN)}, mimetype="text/plain")
    return Response(events, mimetype="text/event-stream", headers={"X-Accel-Buffering": "no"})


def known() -> int:
    """The change after which the reader's page was drawn."""
    number = forms.whole(request.headers.get("Last-Event-ID", request.args.get("change", "")))
    return number if isinstance(number, int) else 0


def reader(stored: Stored, page: str) -> tuple[str, ...]:
    """Whoever has the same sees the same page. Forms and the log are each phone's own."""
    return page, query(), texts.LOCALE, "" if shared(stored, page) else device()


def shared(stored: Stored, page: str) -> bool:
    """Do all see this page as whoever asks: those who only watch, and have no seat?"""
    watching = access.role(stored) == Role.WATCHER and who.own_seat(stored) is None
    return watching and page in SHARED


def query() -> str:
    """What the reader has chosen on the page: its own query, without that of the stream."""
    said = request.query_string.decode().split("&")
    return "&".join(part for part in said if not part.startswith(("page=", "change=")))


def draw_as(page: str, cookie: str) -> Callable[[], str]:
    """Draws the page as the phone with this cookie gets it now, or any that only watches."""
    app = current_app._get_current_object()  # type: ignore[attr-defined]
    kept = {name: value for name, value in request.environ.items() if re.match("[A-Z]|wsgi", name)}
    path = request.path.removesuffix("/live") + PAGES.get(page, f"/{page}")
    kept |= {"PATH_INFO": path, "QUERY_STRING": query(), "HTTP_COOKIE": cookie}

    def draw() -> str:
        answer = asked(app, kept)
        if answer.status_code == 303:  # what was shown has gone: another page stands in its place
            answer = asked(app, kept | {"PATH_INFO": answer.location, "QUERY_STRING": ""})
        found = PART.search(answer.get_data(as_text=True))
        return found[0] if found and answer.status_code == 200 else ""

    return draw


def asked(app: Flask, environ: dict[str, Any]) -> Response:
    """The answer of the app to such a request."""
    with app.request_context(dict(environ)):
        return app.full_dispatch_request()


class Stream:
    """The events for one page. It holds its thread, but no connection while it waits."""

    def __init__(
        self, stored: Stored, draw: Callable[[], str], reader: tuple[str, ...], sent: int
    ) -> None:
        self.sheet, self.draw, self.reader, self.sent = stored.id, draw, reader, sent
        self.poller, self.bell, self.begun = poller(), threading.Event(), False
        self.followed: Followed = self.poller.follow(self.sheet, self.bell)
        try:
            self.poller.ring({self.sheet: store.change_of(db(), self.sheet)})
            self.bell.set()  # its own alone: whoever waits already has their beat when it is due
            notice_the_lost(request.environ.get("gunicorn.socket"))
        except BaseException:
            self.close()
            raise

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if not self.begun:  # so that the phone knows at once that it is live
            self.begun = True
            return "retry: 1000\nevent: beat\ndata: 1\n\n"
        while self.bell.wait(BEAT):
            self.bell.clear()
            if self.followed.change != self.sent:
                return self._message()
        if not self.poller.polling:  # it cannot read the games: the phone asks anew
            raise StopIteration
        return "event: beat\ndata: 1\n\n"

    def _message(self) -> str:
        self.sent, text = self.followed.draw(self.reader, self.draw)
        if not text:  # there is no such page any more: the phone is told why when it asks anew
            raise StopIteration
        lines = "".join(f"data: {line}\n" for line in text.splitlines())
        return f"id: {self.sent}\n{lines}\n"

    def close(self) -> None:
        self.poller.leave(self.sheet, self.bell)


def notice_the_lost(connection: Any) -> None:
    """A phone that went without a word is given up before the second beat after."""
    if connection and hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST)


def unchanged() -> Response | None:
    """Answers whoever has the present page already with as little as there is."""
    if request.endpoint not in ENDPOINTS or not request.if_none_match:
        return None
    stored = sheet_at((request.view_args or {})["code"])
    return Response(status=304) if request.if_none_match.contains_weak(tag(stored)) else None


def tagged(response: Response) -> Response:
    """Names what the page shows, for whoever asks for it again."""
    if request.endpoint in ENDPOINTS and "stored" in g and response.status_code in (200, 304):
        response.set_etag(tag(g.stored), weak=True)
    return response


def tag(stored: Stored) -> str:
    return "-".join([str(stored.change), str(access.role(stored)), texts.LOCALE])
