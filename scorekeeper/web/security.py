"""What every answer says to the browser, who is asking, and from where."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import quote

from flask import Flask, Response, abort, request, session

CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
StartResponse = Callable[..., Any]
Application = Callable[[dict[str, Any], StartResponse], Iterable[bytes]]  # as WSGI has it
FOREVER = "max-age=31536000, immutable"
SAFE = ("GET", "HEAD", "OPTIONS")  # methods that write nothing
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "Referrer-Policy": "same-origin",  # with no-referrer the Origin of a form would be null
    "X-Content-Type-Options": "nosniff",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def register(app: Flask) -> None:
    app.wsgi_app = only_real_hosts(app.wsgi_app)  # type: ignore[assignment, method-assign]
    app.before_request(only_text)
    app.before_request(only_whole)
    app.before_request(only_from_here)
    app.before_request(know_the_device)
    app.after_request(say_to_the_browser)


def only_text() -> None:
    """An address can be read."""
    try:
        request.query_string.decode()
    except UnicodeDecodeError:
        abort(400)


def only_whole() -> None:
    """What was broken off on its way might say something else than was meant."""
    if request.method not in SAFE and len(request.get_data()) < (request.content_length or 0):
        abort(400)


def only_real_hosts(application: Application) -> Application:
    """Answers a Host header that can be no name with 400: no page could be addressed."""

    def answer(environ: dict[str, Any], start: StartResponse) -> Iterable[bytes]:
        try:
            environ.get("HTTP_HOST", "").partition(":")[0].encode("idna")
        except UnicodeError:
            start("400 Bad Request", [("Content-Type", "text/plain; charset=utf-8")])
            return [b"This address has no such host."]
        return application(environ, start)

    return answer


def only_from_here() -> None:
    """A page of another host may not write here."""
    if request.method in SAFE:
        return
    site, origin = request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")
    if site is not None:
        allowed = site in ("same-origin", "none")
    else:  # plain http on a home network, where browsers send no Sec-Fetch headers
        allowed = origin is None or origin.partition("://")[2] == request.host != ""
    if not allowed:
        abort(403)


def know_the_device() -> None:
    """Gives the device an id of its own on its first visit."""
    if "device" not in session and request.endpoint != "static":
        session["device"] = secrets.token_urlsafe(12)
        session.permanent = True


def device() -> str:
    return str(session["device"])


def say_to_the_browser(response: Response) -> Response:
    """Only files may come from a cache; a page that htmx asked for keeps its own address."""
    response.headers.update(HEADERS)
    if request.endpoint != "static":
        response.headers["Cache-Control"] = "no-store"
        if request.method == "GET":
            response.headers["HX-Replace-Url"] = address()
    elif request.query_string.startswith(b"v=") and response.status_code < 400:
        # another content, another address; what else is asked need not be text
        response.headers["Cache-Control"] = FOREVER
    return response


def address() -> str:
    """The path and query that were asked for, as a header can have them."""
    query = quote(request.query_string, safe="%=&+;,/?:@!$'()*-._~")
    return f"{quote(request.path)}?{query}" if query else quote(request.path)
