"""The games of a club: looked through by time, and searched."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from typing import NamedTuple

from babel.dates import format_date
from flask import Blueprint, render_template, request, url_for

from scorekeeper import store
from scorekeeper.games import GAMES
from scorekeeper.messages import N_, Message
from scorekeeper.store import Found, Stored, Wanted
from scorekeeper.web import clubs, texts, zones
from scorekeeper.web.database import db
from scorekeeper.web.periods import Period, lately, period

pages = Blueprint("games", __name__)
PAGE = 30  # games
LONGEST = 100  # letters of a search
NUMBER = 18  # digits at most


class Asked(NamedTuple):
    """What the address asks for; what it says that means nothing is left out."""

    q: str = ""  # words
    game: str = ""
    player: int | None = None
    until: Period | None = None
    before: int | None = None  # the moment of the last game of the page before

    @property
    def narrow(self) -> bool:
        """Does it leave some games out?"""
        return self != Asked()

    def address(self, **changes: object) -> str:
        """The list with something else asked for: from its beginning, unless that is asked."""
        asked = self._replace(**{"before": None} | changes)  # type: ignore[arg-type]
        said = asked._asdict() | {"until": asked.until.key if asked.until else None}
        return url_for("games.find", **{name: value or None for name, value in said.items()})

    def wanted(self, club: int) -> Wanted:
        limits = [moment for moment in (self.before, self._end()) if moment is not None]
        return Wanted(club, self.q, self.game, self.player, min(limits, default=None))

    def _end(self) -> int | None:
        return start_of(self.until.ends) if self.until else None


def asked() -> Asked:
    said = request.args
    return Asked(
        said.get("q", "").strip()[:LONGEST],
        said.get("game", "") if said.get("game") in GAMES else "",
        number(said.get("player", "")),
        period(said.get("until", "")),
        number(said.get("before", "")),
    )


def number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= NUMBER else None


def start_of(day: date) -> int:
    """The moment at which the day begins for the reader."""
    return store.moment_of(zones.midnight(day).astimezone(UTC))


@pages.get("/games")
def find() -> str:
    """The games that are asked for, those begun last first, with a way to older ones."""
    club, chosen, today = clubs.mine(), asked(), zones.local(datetime.now(UTC)).date()
    found = [] if club is None else store.find(db(), chosen.wanted(club), PAGE + 1)
    shown = found[:PAGE]
    return render_template(
        "games.html",
        days=by_day(shown, today),
        older=shown[-1].moment if len(found) > PAGE else None,
        games=GAMES,
        periods=[] if club is None else with_games(club, chosen, today),
        chosen=chosen,
        player=None if club is None else known(club, chosen.player),
        longest=LONGEST,
        today=today,
    )


def known(club: int, player: int | None) -> str | None:
    """The name of the player whose games are asked for, if it is one of the club."""
    return None if player is None else store.player_named(db(), club, player)


def with_games(club: int, chosen: Asked, today: date) -> list[Period]:
    """The months and years in which a game of the kind that is asked for began."""
    first = store.oldest(db(), club)
    if first is None:
        return []
    began = zones.local(store.time_of(first)).date()
    return [period for period in lately(today, began) if any_game(club, chosen, period)]


def any_game(club: int, chosen: Asked, during: Period) -> bool:
    wanted = chosen._replace(until=during, before=None).wanted(club)
    return any(one.moment >= start_of(during.begins) for one in store.find(db(), wanted, 1))


def by_day(found: Sequence[Found], today: date) -> list[tuple[str, list[tuple[Stored, str]]]]:
    """The games under the days on which they began, by the reader's clock."""
    rows = [
        (store.stored_as(db(), one.sheet, one.code), store.time_of(one.moment)) for one in found
    ]
    days = groupby(rows, key=lambda row: began_on(*row))
    return [
        (day_named(day, today), [(game, hour(game, at)) for game, at in games])
        for day, games in days
    ]


def began_on(stored: Stored, began: datetime) -> date:
    """The day by the reader's clock; one that was written on paper is no other elsewhere."""
    return (began if store.only_the_day(stored) else zones.local(began)).date()


def hour(stored: Stored, began: datetime) -> str:
    """The time of the day, where it is known."""
    return "" if store.only_the_day(stored) else texts.clock(began)


def day_and_hour(stored: Stored, began: datetime) -> str:
    """The day in short, and the time where it is known."""
    old = store.only_the_day(stored)
    return texts.date(began) if old else texts.clock(began, date=True)


def day_named(day: date, today: date) -> str:
    if day == today:
        return texts.say(Message(N_("Today")))
    if day == today - timedelta(days=1):
        return texts.say(Message(N_("Yesterday")))
    pattern = "EEEE d MMMM" if day.year == today.year else "EEEE d MMMM y"
    return format_date(day, pattern, locale=texts.LOCALE)
