"""What people change of a person: the name, who is one with whom, who is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from sqlite_utils import Database

from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import folded, misnamed, trimmed
from scorekeeper.store.database import writing
from scorekeeper.store.people import everybody_on, nameable, player_called, strangers
from scorekeeper.store.persons import name_of, person_of, players_of
from scorekeeper.store.ratings import stale
from scorekeeper.store.tallies import log_of


def rename(db: Database, club: int, number: int, name: str) -> None:
    """Another name for a person's pages and for new games; sheets keep what was written.

    Refused if it is no name, or if somebody else of the club has it.
    """
    name = trimmed(name)
    with writing(db):
        was = name_of(db, number)
        if problem := _problem(db, club, number, name):
            raise Refused(problem)
        if name != was:
            row = {"name": name, "folded": folded(name)}
            db.table("players").update(number, row)
            _note(db, number, "renamed", was, name)


def _problem(db: Database, club: int, number: int, name: str) -> Problem | None:
    for problem in misnamed([name]):
        return problem
    if not nameable(name):
        message = Message(N_("This name has letters that cannot be kept."))
        return Problem(Code.PLAYERS, message, "name")
    sql = "SELECT id FROM players WHERE club = ? AND folded = ? AND id <> ?"
    for row in list(db.query(sql, [club, folded(name), number])):
        other = person_of(db, row["id"])
        text = N_("Somebody else is called {name}. If it is the same person, merge the two.")
        if other == number:
            text = N_("{name} is merged into this player. Take that back first.")
        return Problem(Code.PLAYERS, Message(text, {"name": name}), "name", other)
    return None


def merge(db: Database, number: int, into: int) -> None:
    """From now on the first is one person with the second, until it is taken back.

    Both are people of one club. Refused if they ever sat at one sheet together.
    """
    with writing(db):
        if {person_of(db, number), person_of(db, into)} != {number, into}:
            return  # another phone was faster
        if met(db, number, into):
            text = N_("{name} and {other} sat in one game together: they are two people.")
            values = {"name": name_of(db, number), "other": name_of(db, into)}
            raise Refused(Problem(Code.PLAYERS, Message(text, values), "into", into))
        _make_one(db, number, into)


def _make_one(db: Database, number: int, into: int) -> None:
    _stale_from_the_first(db, number)
    db.table("players").update(number, {"merged_into": into})
    _note(db, into, "merged", name_of(db, number), name_of(db, into))


def introduce(db: Database, club: int, names: Iterable[str], people: Mapping[str, int]) -> None:
    """Whoever has one of these names, and is new to the club, is who *people* says, if it does.

    That is by the folded name. It is a merge, and can be taken back as any other; it is part of
    what is being written.
    """
    for name in strangers(db, club, names):
        if (number := people.get(folded(name))) is not None:
            _make_one(db, player_called(db, club, name), number)


def split(db: Database, number: int) -> None:
    """Takes a merge back: all that was the player's is theirs again."""
    with writing(db):
        into = next(db.query("SELECT merged_into FROM players WHERE id = ?", [number]))
        if into["merged_into"] is None:
            return
        _stale_from_the_first(db, number)
        db.table("players").update(number, {"merged_into": None})
        name = name_of(db, number)
        _note(db, into["merged_into"], "split", name_of(db, into["merged_into"]), name)


def hide(db: Database, number: int, hidden: bool) -> None:
    """Whoever is hidden is not offered for new games, and stays in the old ones."""
    with writing(db):
        [row] = db.query("SELECT name, hidden FROM players WHERE id = ?", [number])
        if bool(row["hidden"]) != hidden:
            db.table("players").update(number, {"hidden": hidden})
            _note(db, number, "hidden" if hidden else "shown", row["name"], row["name"])


def met(db: Database, one: int, other: int) -> bool:
    """Did the two ever sit at one sheet, at one time or another?

    A name that was only a slip, and was written anew on the sheet itself, sat nowhere.
    """
    mine, theirs = players_of(db, one), players_of(db, other)
    shared = db.execute(
        f"""SELECT DISTINCT one.sheet, one.folded, other.folded
            FROM seated AS one JOIN seated AS other ON one.sheet = other.sheet
            WHERE one.player IN ({_marks(mine)}) AND other.player IN ({_marks(theirs)})""",
        [*mine, *theirs],
    )
    return any({first, second} <= _sat(db, sheet) for sheet, first, second in shared)


def _sat(db: Database, sheet: int) -> set[str]:
    """Everybody, by the folded name, who sits on a sheet in any of its hands."""
    return set(map(folded, everybody_on(log_of(db, sheet).sheet)))


def _stale_from_the_first(db: Database, number: int) -> None:
    """The ratings are worked out anew from the first game of a person on."""
    mine = players_of(db, number)
    sql = f"""SELECT club, at, sheet FROM results WHERE player IN ({_marks(mine)})
              ORDER BY at, sheet LIMIT 1"""
    for row in list(db.query(sql, mine)):
        stale(db, row["club"], row["at"], row["sheet"])


def _marks(ids: list[int]) -> str:
    return ", ".join("?" * len(ids))


def _note(db: Database, player: int, what: str, was: str, now: str) -> None:
    at = datetime.now(UTC).isoformat()
    row = {"player": player, "what": what, "was": was, "now": now, "at": at}
    db.table("people_changes").insert(row)
