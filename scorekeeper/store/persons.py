"""People, not strings: whoever has played may be renamed, be one with another, or be hidden.

Sheets keep the names and the players that were written: who is one with whom is a fact beside
them, read through `merged_into`, and can be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlite_utils import Database

from scorekeeper.store.clubs import HOME

EVERY = ""  # game, or year
PERSONS = """
    WITH RECURSIVE persons (player, person) AS (
        SELECT id, id FROM players WHERE club = :club AND merged_into IS NULL
        UNION ALL
        SELECT players.id, person FROM players JOIN persons ON merged_into = persons.player
    )"""

PLAYED = f"""{PERSONS}, played AS (
        SELECT player, sum(CASE what WHEN 'games' THEN n END) AS games,
               sum(CASE what WHEN 'won' THEN n END) AS won,
               sum(CASE what WHEN 'bid' THEN n END) AS bids,
               sum(CASE what WHEN 'bid made' THEN n END) AS made
        FROM tallies
        WHERE what IN ('games', 'won', 'bid', 'bid made') AND game = :game AND year = :year
              AND player IN (SELECT player FROM persons)
        GROUP BY player
    )
    SELECT person AS id, people.name, people.hidden,
           coalesce(sum(games), 0) AS games, coalesce(sum(won), 0) AS won,
           coalesce(sum(bids), 0) AS bids, coalesce(sum(made), 0) AS made,
           max((SELECT coalesce(max(at), (
               SELECT max(written_at) FROM listing WHERE sheet = (
                   SELECT max(sheet) FROM seated WHERE player = persons.player)))
               FROM results WHERE player = persons.player)) AS last
    FROM persons JOIN players AS people ON people.id = person
         LEFT JOIN played USING (player)
    GROUP BY person ORDER BY games DESC, last DESC, person"""


@dataclass(frozen=True)
class Person:
    """Somebody of a club, by the name that their pages use."""

    id: int
    name: str
    hidden: bool
    games: int = 0  # finished, with a result
    won: int = 0
    bids: int = 0
    made: int = 0
    last: datetime | None = None  # when they played last, a finished game if there is one


@dataclass(frozen=True)
class Changed:
    """What was changed of a person."""

    what: str  # renamed, merged, split, hidden, shown
    was: str
    now: str
    at: datetime


def everybody(db: Database, club: int) -> dict[int, int]:
    """The person behind every player of a club, by id."""
    rows = db.query(f"{PERSONS} SELECT player, person FROM persons", {"club": club})
    return {row["player"]: row["person"] for row in rows}


def persons(
    db: Database, club: int = HOME, scope: tuple[str, str] = (EVERY, EVERY)
) -> list[Person]:
    """The people of a club with what they have played, those with most games first.

    The *scope* is a game and a year, or all of them.
    """
    asked = {"club": club, "game": scope[0], "year": scope[1]}
    rows = db.query(PLAYED, asked)
    return [_person(row) for row in rows]


def _person(row: Mapping[str, Any]) -> Person:
    last = datetime.fromisoformat(row["last"]) if row["last"] else None
    return Person(**{**row, "hidden": bool(row["hidden"]), "last": last})


def person(db: Database, club: int, number: int) -> Person | None:
    """The person with this number; None if the club has no such, or it is one with another."""
    return next((one for one in persons(db, club) if one.id == number), None)


def person_of(db: Database, player: int) -> int:
    """The person behind a player: itself, unless it is one with another."""
    rows = db.query(
        """WITH RECURSIVE up (id, next) AS (
               SELECT id, merged_into FROM players WHERE id = ?
               UNION ALL SELECT players.id, merged_into FROM players JOIN up ON players.id = up.next
           ) SELECT id FROM up WHERE next IS NULL""",
        [player],
    )
    return int(next(rows)["id"])


def name_of(db: Database, player: int) -> str:
    """What a player is called now."""
    return str(next(db.query("SELECT name FROM players WHERE id = ?", [player]))["name"])


def players_of(db: Database, number: int) -> list[int]:
    """Every player that is this person, the person's own id first."""
    rows = db.query(
        """WITH RECURSIVE mine (id) AS (
               VALUES (?) UNION ALL
               SELECT players.id FROM players JOIN mine ON merged_into = mine.id
           ) SELECT id FROM mine""",
        [number],
    )
    return [row["id"] for row in rows]


def merged(db: Database, number: int) -> list[Person]:
    """Who was merged into this person, and only into this one."""
    rows = db.query("SELECT id, name, hidden FROM players WHERE merged_into = ?", [number])
    return [Person(row["id"], row["name"], bool(row["hidden"])) for row in rows]


def changes(db: Database, number: int, most: int) -> list[Changed]:
    """What was changed of a person, the last first."""
    sql = "SELECT what, was, now, at FROM people_changes WHERE player = ? ORDER BY id DESC LIMIT ?"
    rows = db.query(sql, [number, most])
    return [Changed(**{**row, "at": datetime.fromisoformat(row["at"])}) for row in rows]
