"""The time zone of whoever reads: the phone's, once it has told it, else the server's."""

from __future__ import annotations

from datetime import date, datetime, time, tzinfo
from zoneinfo import ZoneInfo

from flask import has_request_context, request

COOKIE = "zone"  # static/scorekeeper.js writes it


def told() -> str:
    """What the phone calls its zone, such as Asia/Seoul."""
    return request.cookies.get(COOKIE, "") if has_request_context() else ""


def zone() -> tzinfo | None:
    """None stands for the server's own."""
    try:
        return ZoneInfo(told())
    except (ValueError, OSError, KeyError):
        return None


def local(moment: datetime) -> datetime:
    """The moment on the reader's clock, unless no clock shows it there."""
    try:
        return moment.astimezone(zone())
    except OverflowError:  # the first or the last day that there is
        return moment


def midnight(day: date) -> datetime:
    """When the day begins for the reader."""
    begins = datetime.combine(day, time(), zone())
    return begins if begins.tzinfo else begins.astimezone()
