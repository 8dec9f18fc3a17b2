"""The names in files that nobody here bears: each is somebody new, or somebody known already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from flask import request

from scorekeeper import store
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import folded
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Person
from scorekeeper.web.database import db
from scorekeeper.web.persons import alike

WHO = "who-"  # how a field begins that says who a name is
NAMES, OFFERED = 40, 30  # how many are asked about, and how many are offered for each


class Stranger(NamedTuple):
    """A name that is new to the club, and whose it may be."""

    name: str
    likely: Sequence[Person]

    @property
    def field(self) -> str:
        return WHO + self.name


def strangers(sheets: Iterable[Scoresheet], club: int) -> tuple[list[Stranger], int]:
    """The names on these sheets that nobody of the club bears, if there is anybody to choose.

    Beside those that are asked about, how many are not: to look for people who are like all the
    names of a thousand games would take minutes.
    """
    people = [one for one in store.persons(db(), club) if not one.hidden]
    names = [name for sheet in sheets for name in store.everybody_on(sheet)]
    new = store.strangers(db(), club, names) if people else []
    return [Stranger(name, likely(name, people)) for name in new[:NAMES]], len(new[NAMES:])


def likely(name: str, people: Iterable[Person]) -> list[Person]:
    """Those whose names begin most like it, and then those with most games."""
    return sorted(people, key=lambda one: -alike(name, one.name))[:OFFERED]


def chosen(club: int) -> Mapping[str, int]:
    """Who the names are that the form knows somebody for, by the folded name; Refused if nobody."""
    said = {name: value for name, value in request.form.items() if name.startswith(WHO) and value}
    known = {str(one.id): one.id for one in store.persons(db(), club)} if said else {}
    if not known.keys() >= set(said.values()):
        raise Refused(Problem(Code.PLAYERS, Message(N_("Choose who it is."))))
    return {folded(name.removeprefix(WHO)): known[value] for name, value in said.items()}
