"""Games taken along: as a record, as rows, as a picture, as a link; one, or all of the club."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from flask import Blueprint, render_template, url_for
from werkzeug.wrappers import Response

from scorekeeper import record, store
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Stored
from scorekeeper.web import clubs
from scorekeeper.web.database import Connection, connected, db, sheet_at
from scorekeeper.web.frame import frame, ranked
from scorekeeper.web.over import lead
from scorekeeper.web.texts import points

pages = Blueprint("sharing", __name__)
JSON, CSV = "application/json", "text/csv; charset=utf-8"
MARK = "\ufeff"  # by which a spreadsheet knows that the letters are those of Unicode


@pages.get("/g/<code>/share")
def share(code: str) -> str:
    """The result as a picture and as a link, and the sheet as files."""
    stored = sheet_at(code)
    sheet = stored.log.sheet
    started = store.kept_of(stored).get("started_at")
    return render_template(
        "share.html",
        best=sheet.totals[sheet.winners[0]] if sheet.winners else 0,
        lead=lead(sheet),
        rows=list(rows(sheet)),
        day=record.moment(started),
        link=url_for("play.now", code=code, _external=True),
        **frame(stored),
    )


def rows(sheet: Scoresheet) -> Iterator[tuple[str, str, str]]:
    """Place, name and points of every side; whoever has won comes first."""
    for side in ranked(sheet):
        yield str(sheet.places[side]), sheet.names[side], points(sheet.totals[side], sheet.game)


@pages.get("/g/<code>.json")
def as_record(code: str) -> Response:
    """The record of the game (docs/game-record.md)."""
    return Response(record.dumps(written(db(), sheet_at(code))), mimetype=JSON)


@pages.get("/g/<code>.csv")
def as_csv(code: str) -> Response:
    """The game as rows."""
    stored = sheet_at(code)
    return file(with_mark(in_csv([stored])), f"{stored.log.sheet.game.key}-{code}.csv", CSV)


@pages.get("/games.json")
def every_record() -> Response:
    """All games of the club as one list of records."""
    return file(record.in_list(map(record.dumps, all_written(clubs.mine()))), "games.json", JSON)


@pages.get("/games.csv")
def every_csv() -> Response:
    """All games of the club as rows."""
    games = every(connected(), clubs.mine())
    return file(with_mark(in_csv(stored for _, stored in games)), "games.csv", CSV)


def every(connection: Connection, club: int | None) -> Iterator[tuple[Any, Stored]]:
    """The games of the club, and the connection; none before the phone has one.

    It has a connection of its own: that of the request is closed before the last part is sent.
    """
    with connection as own:
        yield from ((own, stored) for stored in (store.every(own, club) if club else ()))


def all_written(club: int | None) -> Iterator[dict[str, Any]]:
    return (written(own, stored) for own, stored in every(connected(), club))


def written(connection: Any, stored: Stored) -> dict[str, Any]:
    return record.write(stored.log.sheet, store.kept_with_log(connection, stored))


def in_csv(games: Iterable[Stored]) -> Iterator[str]:
    return record.in_csv((one.code, one.log.sheet, store.kept_of(one)) for one in games)


def with_mark(parts: Iterable[str]) -> Iterator[str]:
    yield MARK
    yield from parts


def file(parts: Iterable[str], name: str, kind: str) -> Response:
    """A file to be kept, sent part by part: there may be more than fits into memory."""
    answer = Response((part.encode(errors="replace") for part in parts), content_type=kind)
    answer.headers["Content-Disposition"] = f"attachment; filename={name}"
    return answer
