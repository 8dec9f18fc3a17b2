"""The ratings: from all games in order, worked out when somebody looks, and a few a look."""

from __future__ import annotations

from random import Random

import pytest
from sqlite_utils import Database

from scorekeeper import store
from scorekeeper.log import Begun, Undid, Wrote
from scorekeeper.store import HOME, Rating, ratings
from tests.playing import begun, cells, play_at_random, table
from tests.test_persons import entry, number, played


def all_rated(db: Database) -> dict[str, Rating]:
    """Everybody's rating, once nothing waits."""
    while store.standing(db, HOME).waits:
        pass
    return {one.name: store.rating_now(db, HOME, one.id) for one in store.persons(db)}


def from_nothing(db: Database) -> dict[str, Rating]:
    """The same, with every game rated anew."""
    db.execute("DELETE FROM ratings")
    db.execute("DELETE FROM rated")
    return all_rated(db)


def test_who_finishes_ahead_rises_and_everybody_is_surer(db: Database) -> None:
    played(db, "Ani", "Budi", "Citra")
    found, first = all_rated(db), Rating()
    assert found["Ani"].mu > first.mu > found["Budi"].mu
    assert all(one.sigma < first.sigma for one in found.values())
    assert found["Budi"][:2] == pytest.approx(found["Citra"][:2])  # a tie is a tie
    assert (1, 1) == found["Ani"][2:]
    assert (0, 0) == found["Budi"][2:]


def test_both_of_a_pair_are_rated_as_a_team(db: Database) -> None:
    at = table(4, game="brouc", target=11)
    play_at_random(at, Random(1))
    store.begin(db, [step.event for step in at.log.steps], "phone")
    found = all_rated(db)
    assert found["Ani"] == found["Citra"]
    assert found["Budi"] == found["Dewi"]
    winner, loser = ("Ani", "Budi") if 0 in at.sheet.winners else ("Budi", "Ani")
    assert found[winner].mu > 25 > found[loser].mu


def test_an_old_game_that_changes_changes_all_that_came_after(db: Database) -> None:
    codes = [played(db, *names) for names in (("Ani", "Budi", "Citra"), ("Budi", "Citra", "Ani"))]
    played(db, "Budi", "Ani", "Dewi")
    before = all_rated(db)
    hand = cells(bid=[0, 0, 0], tricks=[0, 0, 1])
    entry(db, codes[0], Wrote(1, hand, correction=True))
    changed = all_rated(db)
    assert before != changed
    assert changed == from_nothing(db)
    entry(db, codes[0], Undid(3))
    assert before == all_rated(db)
    entry(db, codes[1], Undid(2))
    assert all_rated(db) == from_nothing(db)


def test_a_merge_and_its_undoing_are_rated_as_if_it_had_always_been_so(db: Database) -> None:
    for name in ("Tobi", "Tobias", "Tobi"):
        played(db, name, "Ani", "Budi")
    before, tobi, tobias = all_rated(db), number(db, "Tobi"), number(db, "Tobias")
    store.merge(db, tobi, tobias)
    together = all_rated(db)
    assert (3, 3) == together["Tobias"][2:]
    assert together == from_nothing(db)
    store.split(db, tobi)
    assert before == all_rated(db)


def test_wins_in_a_row_are_counted_now_and_at_their_most(db: Database) -> None:
    for first in ("Ani", "Ani", "Budi", "Ani"):
        played(db, first, *{"Ani", "Budi", "Citra"} - {first})
    assert (1, 2) == all_rated(db)["Ani"][2:]


def test_a_look_rates_a_bounded_number_of_games_and_says_up_to_when(db: Database) -> None:
    first = vars(begun(3, 0, max_cards=1))
    hand = Wrote(1, cells(bid=[1, 0, 0], tricks=[1, 0, 0]))
    many = store.GAMES_A_LOOK + 1
    for day in range(many):
        at = f"20{day:02}-01-01T00:00:00Z" if day < 100 else "2100-01-01T00:00:00Z"
        store.begin(db, [Begun(**{**first, "kept": {"started_at": at}}), hand], "phone")
    looked = store.standing(db, HOME)
    assert looked.waits
    assert looked.at
    assert 2099 == looked.at.year
    assert not store.standing(db, HOME).waits


def test_an_entry_rates_nothing(db: Database) -> None:
    played(db, "Ani", "Budi", "Citra")
    assert 0 == db.table("ratings").count
    assert 1 == len(ratings.waiting(db, HOME, 9))
    store.standing(db, HOME)
    assert 3 == db.table("ratings").count
    assert [] == ratings.waiting(db, HOME, 9)
