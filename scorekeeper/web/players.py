"""The people of the club: everybody, and what the finished games tell of one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import NamedTuple

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper import store
from scorekeeper.games import GAMES
from scorekeeper.names import bare, folded
from scorekeeper.store import Person, Scope, Tally, What
from scorekeeper.web import clubs, rates
from scorekeeper.web.database import db
from scorekeeper.web.texts import date

pages = Blueprint("players", __name__, url_prefix="/players")
LISTED = 200  # how many are shown; the others are found by their name
LATEST = 30  # how many games the drawing of places has
RECENT, RIVALS = 5, 12
SHORTEST = 2  # letters of a name with which others may begin
SLIP = 100  # games at most of somebody who may be another one by another name
COMPARED, TOLD = 30, 3  # pairs of people who may be one, and of those how many are told
Answer = str | tuple[str, int] | Response


class Rival(NamedTuple):
    """Somebody met at a table, and how often a person finished ahead, level and behind."""

    one: Person
    ahead: int
    level: int
    behind: int


@pages.get("")
def everybody() -> str:
    """Everybody of the club, those with most games first."""
    club = clubs.mine()
    people = store.persons(db(), club) if club is not None else []
    wanted = request.args.get("q", "")
    shown = [one for one in people if not one.hidden]
    return render_template(
        "players.html",
        people=[one for one in shown if folded(wanted) in folded(one.name)][:LISTED],
        many=len(shown),
        hidden=[one for one in people if one.hidden],
        same=[] if wanted else perhaps_one(shown),
        wanted=wanted,
        date=date,
    )


def perhaps_one(people: Sequence[Person]) -> list[tuple[Person, Person]]:
    """Pairs of people with like names who never met at a table, whoever has fewer games first."""
    unmet = (
        (one, other)
        for one, other in islice(alike(people), COMPARED)
        if not store.met(db(), one.id, other.id)
    )
    return list(islice(unmet, TOLD))


def alike(people: Sequence[Person]) -> Iterator[tuple[Person, Person]]:
    """Pairs of which one name is how the other begins, or is the same but for case and accents."""
    begun: list[tuple[str, Person]] = []  # those whose names the next one may begin with
    for name, _, one in sorted((bare(one.name), one.id, one) for one in people):
        begun = [(short, other) for short, other in begun if name.startswith(short)]
        for _, other in begun:
            fewer, more = sorted((other, one), key=lambda person: person.games)
            if fewer.games <= SLIP:
                yield fewer, more
        if len(name) >= SHORTEST:
            begun.append((name, one))


def here() -> int:
    """The club of this phone, or the page that says there is nothing."""
    club = clubs.mine()
    return abort(404) if club is None else club


def found(number: int) -> Person:
    """The person of this club with that number, or the page that says there is none."""
    return store.person(db(), here(), number) or abort(404)


def scope() -> Scope:
    """Which games the page is asked for."""
    game, year = request.args.get("game", ""), request.args.get("year", "")
    return Scope(game if game in GAMES else "", year if year.isdecimal() else "")


@pages.get("/<int:number>")
def page(number: int) -> Answer:
    """All that is told of one person; of one who is merged, by the other one."""
    behind = store.everybody(db(), here()).get(number, number)
    if behind != number:
        return redirect(url_for("players.page", number=behind), 303)
    one, asked = found(number), scope()
    ids = store.players_of(db(), number)
    tally, latest = store.tally(db(), ids, asked), store.latest(db(), ids, asked, LATEST)
    return render_template(
        "player.html",
        one=one,
        places=rates.places(latest),
        latest=latest[:RECENT],
        against=against(here(), tally)[:RIVALS],
        standing=store.standing(db(), here()),
        rating=store.rating_now(db(), here(), number),
        **told(ids, asked, tally, "player"),
    )


def told(ids: Sequence[int], asked: Scope, tally: Tally, owner: str) -> dict[str, object]:
    """What the pages of a person and of a club have in common."""
    return {
        "scope": asked,
        "tally": tally,
        "years": store.years(db(), ids, owner),
        "by_game": store.by_game(db(), ids, asked.year, owner),
        "by_bid": rates.by_bid(tally.by(What.BID), tally.by(What.BID_MADE)),
        "by_size": rates.by_size(tally.by(What.DEALT), tally.by(What.DEALT_MADE)),
        "made": rates.Rate("", tally.all(What.BID_MADE), tally.all(What.BID)),
        "best": store.best(db(), ids, asked, owner),
        "longest": store.longest(db(), ids, asked, owner),
        "enough": rates.ENOUGH,
        "games": GAMES,
        "What": What,
        "date": date,
        "moment": datetime.fromisoformat,
        "strength": rates.strength,
    }


def named(club: int) -> dict[int, Person]:
    """Who every player of the club is."""
    people = {one.id: one for one in store.persons(db(), club)}
    return {player: people[one] for player, one in store.everybody(db(), club).items()}


def against(club: int, tally: Tally) -> list[Rival]:
    """Whom a person met, most often first."""
    counts: dict[int, list[int]] = {}
    people = named(club)
    for place, what in enumerate((What.AHEAD, What.LEVEL, What.BEHIND)):
        for player, n in tally.by(what).items():
            counts.setdefault(people[player].id, [0, 0, 0])[place] += n
    rivals = [Rival(people[other], *numbers) for other, numbers in counts.items()]
    return sorted(rivals, key=lambda rival: -sum(rival[1:]))
