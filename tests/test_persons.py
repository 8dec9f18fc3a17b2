"""People, not strings: renamed, one with another, hidden, and never a rewritten past."""

from __future__ import annotations

import pytest
from sqlite_utils import Database

from scorekeeper import record, store
from scorekeeper.changing import Renamed
from scorekeeper.log import Begun, Event, Redid, Undid, Wrote
from scorekeeper.messages import Refused
from scorekeeper.seats import Seated, Way
from scorekeeper.store import HOME, Scope, What
from tests.playing import begun, cells
from tests.test_statistics import strays

HAND = cells(bid=[1, 0, 0], tricks=[1, 0, 0])  # of one card: seat 0 made more of it


def played(db: Database, *names: str) -> str:
    """A finished game that the first has won, though all made their bids; its code."""
    first = begun(3, 0, max_cards=1)
    return store.begin(db, [Begun(**{**vars(first), "players": names}), Wrote(1, HAND)], "phone")


def entry(db: Database, code: str, event: Event) -> None:
    stored = store.load(db, code)
    assert stored
    version = stored.log.version
    store.write(db, code, event, version, f"{code}-{version}", "phone")


def number(db: Database, name: str) -> int:
    return next(one.id for one in store.persons(db) if one.name == name)


def games(db: Database) -> dict[str, tuple[int, int]]:
    """How many games everybody has played and won."""
    return {one.name: (one.games, one.won) for one in store.persons(db)}


def words(refused: pytest.ExceptionInfo[Refused]) -> str:
    return " ".join(problem.message.say([]) for problem in refused.value.problems)


def test_a_rename_is_one_change_and_the_sheets_keep_what_was_written(db: Database) -> None:
    """fault A30, fault A31: all the games stay with the person, running ones too."""
    codes = [played(db, "Bob", "Ani", "Budi") for _ in range(5)]
    running = store.begin(db, [begun(3, 0), Renamed(0, "Bob")], "phone")
    store.rename(db, HOME, number(db, "Bob"), " Robert ")
    assert {"Robert": (5, 5), "Ani": (5, 0), "Budi": (5, 0), "Citra": (0, 0)} == games(db)
    for code in codes:
        stored = store.load(db, code)
        assert stored
        assert ["Bob", "Ani", "Budi"] == record.write(stored.log.sheet, {})["players"]
    entry(db, running, Wrote(1, {("bid", 1): 0}))
    played(db, "Robert", "Ani", "Budi")
    assert (6, 6) == games(db)["Robert"]
    assert "Bob" not in games(db)
    [change] = store.changes(db, number(db, "Robert"), 9)
    assert ("renamed", "Bob", "Robert") == (change.what, change.was, change.now)


def test_a_name_that_somebody_else_has_is_refused(db: Database) -> None:
    played(db, "Tobi", "Ani", "Budi")
    for name, said in (("ani", "merge the two"), ("", "needs a name"), ("x" * 41, "too long")):
        with pytest.raises(Refused) as refused:
            store.rename(db, HOME, number(db, "Tobi"), name)
        assert said in words(refused)
    with pytest.raises(Refused):
        store.rename(db, HOME, number(db, "Tobi"), "T\ud800")
    store.rename(db, HOME, number(db, "Tobi"), "TOBI")  # the same name, written otherwise
    assert (1, 1) == games(db)["TOBI"]


def test_two_who_are_one_are_merged_and_taken_apart_again(db: Database) -> None:
    """fault A31, fault A49: nothing is lost, and the old sheets can be read."""
    played(db, "Tobi", "Ani", "Budi")
    played(db, "Tobias", "Ani", "Budi")
    before = games(db)
    tobi, tobias = number(db, "Tobi"), number(db, "Tobias")
    store.merge(db, tobi, tobias)
    assert {"Tobias": (2, 2), "Ani": (2, 0), "Budi": (2, 0)} == games(db)
    ids = store.players_of(db, tobias)
    assert {tobi, tobias} == set(ids)
    assert 2 == len(store.latest(db, ids, Scope(), 9))
    ani = store.tally(db, store.players_of(db, number(db, "Ani")), Scope())
    assert {tobi: 1, tobias: 1} == {
        at: n for at, n in ani.by(What.BEHIND).items() if at in (tobi, tobias)
    }
    played(db, "tobi", "Ani", "Budi")
    assert (3, 3) == games(db)["Tobias"]
    assert "Tobias" == store.spelled(db, "TOBI")
    store.split(db, tobi)
    store.split(db, tobi)
    assert before | {"Tobi": (2, 2), "Ani": (3, 0), "Budi": (3, 0)} == games(db)
    assert ["split", "merged"] == [change.what for change in store.changes(db, tobias, 9)]
    assert [] == strays(db)


def test_a_merge_of_a_merge_is_one_person(db: Database) -> None:
    for name in ("T", "Tobi", "Tobias"):
        played(db, name, "Ani", "Budi")
    t, tobi, tobias = (number(db, name) for name in ("T", "Tobi", "Tobias"))
    store.merge(db, t, tobi)
    store.merge(db, tobi, tobias)
    assert (3, 3) == games(db)["Tobias"]
    assert {t: tobias, tobi: tobias, tobias: tobias} == {
        player: one for player, one in store.everybody(db, HOME).items() if one == tobias
    }
    with pytest.raises(Refused) as refused:
        store.rename(db, HOME, tobias, "tobi")
    assert "Take that back first" in words(refused)


def test_two_who_sat_at_one_sheet_are_two_people(db: Database) -> None:
    played(db, "Tobi", "Ani", "Budi")
    with pytest.raises(Refused) as refused:
        store.merge(db, number(db, "Tobi"), number(db, "Ani"))
    assert "Tobi and Ani sat in one game together" in words(refused)
    later = store.begin(db, [begun(3, 0)], "phone")
    entry(db, later, Seated(1, 0, Way.TAKES_OVER, "Tobias"))
    with pytest.raises(Refused):
        store.merge(db, number(db, "Tobias"), number(db, "Citra"))
    assert (1, 1) == games(db)["Tobi"]


def test_a_slip_that_was_mended_on_the_sheet_sat_nowhere(db: Database) -> None:
    code = played(db, "Tobi", "Ani", "Budi")
    entry(db, code, Renamed(0, "Tobias"))
    store.merge(db, number(db, "Tobi"), number(db, "Tobias"))
    assert {"Tobias": (1, 1), "Ani": (1, 0), "Budi": (1, 0)} == games(db)


def test_one_person_cannot_sit_at_a_table_twice(db: Database) -> None:
    """Not at the beginning, and not by what is brought back later."""
    played(db, "Tobi", "Ani", "Budi")
    code = played(db, "Theo", "Ani", "Tobias")
    entry(db, code, Renamed(0, "Tobi"))
    entry(db, code, Undid(3))
    store.merge(db, number(db, "Tobi"), number(db, "Tobias"))
    with pytest.raises(Refused) as refused:
        played(db, "Tobi", "Ani", "Tobias")
    assert "Tobi and Tobias are one person" in words(refused)
    with pytest.raises(Refused):
        entry(db, code, Redid(3))
    assert {"Tobias": (2, 1), "Ani": (2, 0), "Budi": (1, 0), "Theo": (1, 1)} == games(db)


def test_who_is_hidden_is_not_offered_and_keeps_all_games(db: Database) -> None:
    """fault A49"""
    code = played(db, "Grandma", "Ani", "Budi")
    store.hide(db, number(db, "Grandma"), hidden=True)
    assert ["Ani", "Budi"] == store.players_lately(db, 9)
    assert (1, 1) == games(db)["Grandma"]
    stored = store.load(db, code)
    assert stored
    assert "Grandma" in stored.log.sheet.players
    store.hide(db, number(db, "Grandma"), hidden=False)
    assert ["Grandma", "Ani", "Budi"] == store.players_lately(db, 9)


def test_people_of_another_club_are_others(db: Database) -> None:
    club = store.found(db, b"secret")
    store.begin(db, [begun(3, 0, max_cards=1), Wrote(1, HAND)], "phone", None, club)
    assert {} == games(db)
    assert ["Ani", "Budi", "Citra"] == [one.name for one in store.persons(db, club)]
    assert 1 == store.tally(db, [club], Scope(), "club").one(What.GAMES)
    assert 0 == store.tally(db, [HOME], Scope(), "club").one(What.GAMES)


def test_two_phones_that_merge_two_people_both_ways_leave_one(db: Database) -> None:
    played(db, "Tobi", "Ani", "Budi")
    played(db, "Tobias", "Ani", "Budi")
    tobi, tobias = number(db, "Tobi"), number(db, "Tobias")
    store.merge(db, tobi, tobias)
    store.merge(db, tobias, tobi)
    store.merge(db, tobi, tobias)
    assert (2, 2) == games(db)["Tobias"]
    assert ["merged"] == [change.what for change in store.changes(db, tobias, 9)]
