"""How strong the people of a club are, by all its finished games in the order they were played.

The rating of a game is worked out after the write, when somebody looks, and a bounded number of
games a look. `rated` says up to which game the ratings hold; those after it wait to be replaced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlite_utils import Database

from scorekeeper.store.persons import everybody

MODEL = PlackettLuce()
Where = tuple[str, int]  # when a game was played, and its sheet
START: Where = ("", 0)


class Rating(NamedTuple):
    """What is believed of a person, with how sure that is, and their wins in a row."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    streak: int = 0  # now
    longest: int = 0

    def after(self, mu: float, sigma: float, won: bool) -> Rating:
        streak = self.streak + 1 if won else 0
        return Rating(mu, sigma, streak, max(streak, self.longest))


def stale(db: Database, club: int, at: str, sheet: int) -> None:
    """From this game on the ratings of the club are to be worked out anew."""
    db.execute("DELETE FROM ratings WHERE sheet = ?", [sheet])
    db.execute(
        "UPDATE rated SET at = ?, sheet = ? WHERE club = ? AND (at, sheet) >= (?, ?)",
        [at, sheet - 1, club, at, sheet],
    )


def clear(db: Database) -> None:
    """Forgets every rating: all are to be worked out anew."""
    for table in ("ratings", "rated"):
        db.table(table).delete_where()


def holds(db: Database, club: int) -> Where:
    """The last game up to which the ratings hold."""
    rows = db.query("SELECT at, sheet FROM rated WHERE club = ?", [club])
    return next(((row["at"], row["sheet"]) for row in rows), START)


def waiting(db: Database, club: int, most: int) -> list[Where]:
    """The next games of the club that are not rated yet."""
    rows = db.query(
        """SELECT DISTINCT at, sheet FROM results WHERE club = ? AND (at, sheet) > (?, ?)
           ORDER BY at, sheet LIMIT ?""",
        [club, *holds(db, club), most],
    )
    return [(row["at"], row["sheet"]) for row in rows]


def catch_up(db: Database, club: int, most: int) -> None:
    """Rates so many games more, in a transaction of the caller's."""
    people, games = everybody(db, club), waiting(db, club, most)
    for where in games:
        _rate(db, where, people)
    for at, sheet in games[-1:]:
        db.table("rated").insert({"club": club, "at": at, "sheet": sheet}, replace=True)


def _rate(db: Database, where: Where, people: Mapping[int, int]) -> None:
    """Writes the ratings after one game: sides are teams, and a tie is an equal rank."""
    at, sheet = where
    rows = db.query(
        "SELECT * FROM results WHERE sheet = ? AND place IS NOT NULL ORDER BY side", [sheet]
    )
    teams = [list(team) for _, team in groupby(list(rows), key=lambda row: row["side"])]
    before = [[rating(db, people[row["player"]], where) for row in team] for team in teams]
    after = _rated(before, [team[0]["place"] for team in teams])
    db.execute("DELETE FROM ratings WHERE sheet = ?", [sheet])
    new = [
        {"player": people[row["player"]], "at": at, "sheet": sheet}
        | one.after(mu, sigma, bool(row["won"]))._asdict()
        for game in zip(teams, before, after, strict=True)
        for row, one, (mu, sigma) in zip(*game, strict=True)
    ]
    db.table("ratings").insert_all(new, replace=True)


def _rated(
    teams: Sequence[Sequence[Rating]], places: Sequence[int]
) -> list[list[tuple[float, float]]]:
    """The mu and sigma of everybody after a game with these places."""
    if len(teams) < 2:  # against nobody nothing is learnt
        return [[(one.mu, one.sigma) for one in team] for team in teams]
    given = [[MODEL.rating(one.mu, one.sigma) for one in team] for team in teams]
    after = MODEL.rate(given, ranks=[float(place) for place in places])
    return [[(one.mu, one.sigma) for one in team] for team in after]


def rating(db: Database, person: int, before: Where) -> Rating:
    """The rating of a person before a game."""
    rows: list[dict[str, Any]] = list(
        db.query(
            """SELECT mu, sigma, streak, longest FROM ratings
               WHERE player = ? AND (at, sheet) < (?, ?) ORDER BY at DESC, sheet DESC LIMIT 1""",
            [person, *before],
        )
    )
    return Rating(**rows[0]) if rows else Rating()


def rating_now(db: Database, club: int, person: int) -> Rating:
    """The rating of a person after the last game up to which the ratings hold."""
    at, sheet = holds(db, club)
    return rating(db, person, (at, sheet + 1))
