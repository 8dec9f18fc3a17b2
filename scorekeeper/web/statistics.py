"""What all finished games of the club tell together, and who is how strong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from flask import Blueprint, render_template

from scorekeeper import store
from scorekeeper.store import Person, Rating
from scorekeeper.web import players
from scorekeeper.web.database import db
from scorekeeper.web.rates import ENOUGH, Rate

pages = Blueprint("statistics", __name__)
SHOWN = 20  # how many a list of people has


class Of(NamedTuple):
    """A rate of a person."""

    one: Person
    rate: Rate


class Rated(NamedTuple):
    """A person with what is believed of their strength."""

    one: Person
    rating: Rating

    @property
    def least(self) -> float:
        """What they can be believed to have at least: it ranks them."""
        return self.rating.mu - 2 * self.rating.sigma


@pages.get("/statistics")
def page() -> str:
    """The club as a whole."""
    club, asked = players.here(), players.scope()
    people = [one for one in store.persons(db(), club, asked) if not one.hidden]
    tally = store.tally(db(), [club], asked, "club")
    standing = store.standing(db(), club)
    return render_template(
        "statistics.html",
        named=players.named(club),
        won=ranked(Of(one, Rate("", one.won, one.games)) for one in people),
        bids=ranked(Of(one, Rate("", one.made, one.bids)) for one in people),
        rated=rated(club, people),
        standing=standing,
        **players.told([club], asked, tally, "club"),
    )


def ranked(rates: Iterable[Of]) -> list[Of]:
    """The highest rate first; after them those of too few cases, by how many these are."""
    some = [one for one in rates if one.rate.of]
    order = sorted(some, key=lambda one: (-one.rate.hits / one.rate.of, -one.rate.of))
    few = sorted((one for one in some if not one.rate.enough), key=lambda one: -one.rate.of)
    return [*(one for one in order if one.rate.enough), *few][:SHOWN]


def rated(club: int, people: Iterable[Person]) -> list[Rated]:
    """Who has played enough to be ranked, the strongest first."""
    enough = [one for one in people if one.games >= ENOUGH]
    found = [Rated(one, store.rating_now(db(), club, one.id)) for one in enough]
    return sorted(found, key=lambda rated: -rated.least)[:SHOWN]
