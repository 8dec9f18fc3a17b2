"""The people: one row for each, found by name."""

from sqlite_utils import Database

from scorekeeper import store
from scorekeeper.adjustments import Adjusted
from scorekeeper.changing import Renamed
from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.house_rules import rules_of
from scorekeeper.log import Begun, Undid
from scorekeeper.seats import Seated, Way
from tests.playing import refusal


def seated(db: Database, *names: str) -> str:
    return store.begin(db, [Begun("devils-bridge", rules_of(DevilsBridge()), names, 0)], "phone")


def people(db: Database) -> list[str]:
    return [row["name"] for row in db.query("SELECT name FROM players ORDER BY id")]


def test_whoever_sits_down_for_the_first_time_can_be_read_back(db: Database) -> None:
    """fault C13"""
    seated(db, "Ani", "Budi", "Citra")
    assert ["Ani", "Budi", "Citra"] == people(db) == store.players_lately(db, 9)
    [row] = db.query("SELECT seat FROM seated JOIN players ON id = player WHERE name = 'Budi'")
    assert 1 == row["seat"]


def test_names_that_differ_only_in_case_or_unicode_form_are_one_person(db: Database) -> None:
    """fault C13"""
    seated(db, "Ani", "René", "Straße")
    seated(db, "ANI", "Rene\u0301", "STRASSE")
    seated(db, " aNi\u200b", "RENÉ", "Bo")
    assert ["Ani", "René", "Straße", "Bo"] == people(db)
    assert 9 == db.table("seated").count


def test_a_name_is_spelled_as_it_was_the_first_time(db: Database) -> None:
    seated(db, "Ani", "Budi", "Citra")
    assert ["Ani", "Eka"] == [store.spelled(db, name) for name in ("aNI ", "Eka")]


def test_those_who_played_last_come_first(db: Database) -> None:
    seated(db, "Ani", "Budi", "Citra")
    seated(db, "Dewi", "Eka", "Fajar")
    seated(db, "Budi", "Gita", "Dewi")
    expected = ["Budi", "Gita", "Dewi", "Eka", "Fajar", "Ani", "Citra"]
    assert expected == store.players_lately(db, 9)
    assert expected[:2] == store.players_lately(db, 2)


def test_a_name_that_nobody_has_any_more_is_not_suggested(db: Database) -> None:
    """Neither beside the new one, nor because it played before; once it sits again it is."""
    seated(db, "Ani", "Budi", "Citra")
    code = seated(db, "Ani", "Budi", "Citra")
    store.write(db, code, Renamed(1, "Bo"), 1, "some-key", "phone")
    assert ["Ani", "Bo", "Citra"] == store.players_lately(db, 9)
    seated(db, "Budi", "Dewi", "Eka")
    assert ["Budi", "Dewi", "Eka", "Ani", "Bo", "Citra"] == store.players_lately(db, 9)


def test_names_of_any_script_are_kept_as_they_are(db: Database) -> None:
    names = ("ＡＮＩ'; DROP TABLE players;--", "<b>x</b>", "한글", "👩‍👩‍👧", "=1+1", "%s {0}", "\\")
    code = seated(db, *names)
    found = store.load(db, code)
    assert found
    assert names == found.log.sheet.players == tuple(people(db))


def test_half_a_letter_cannot_be_kept(db: Database) -> None:
    assert ["players"] == refusal(seated, db, "Ani", "B\ud800", "Citra")
    assert [] == people(db)
    assert 0 == db.table("sheets").count
    code = seated(db, "Ani", "Budi", "Citra")
    for event in (Renamed(0, "A\ud800"), Seated(1, 0, Way.TAKES_OVER, "A\ud800")):
        assert refusal(store.write, db, code, event, 1, "k1", "phone")
    assert ["format"] == refusal(
        store.write, db, code, Adjusted(0, 0, 1, "\ud800"), 1, "k1", "phone"
    )


def test_whoever_joins_or_takes_a_seat_over_is_one_of_the_people(db: Database) -> None:
    code = seated(db, "Ani", "Budi", "Citra")
    store.write(db, code, Seated(1, 3, Way.JOINS, "Dewi"), 1, "k1", "phone")
    store.write(db, code, Seated(1, 0, Way.TAKES_OVER, "Eka"), 2, "k2", "phone")
    assert ["Eka", "Budi", "Citra", "Dewi"] == store.players_lately(db, 4)
    store.write(db, code, Undid(3), 3, "k3", "phone")
    assert ["Ani", "Budi", "Citra", "Dewi"] == store.players_lately(db, 4)


def test_a_name_on_a_sheet_stays_the_same_person(db: Database) -> None:
    """Even if the person is called something else by now and somebody sits down meanwhile."""
    code = seated(db, "Ani", "Budi", "Citra")
    db.execute("UPDATE players SET name = 'Anita', folded = 'anita' WHERE name = 'Ani'")
    store.write(db, code, Seated(1, 1, Way.TAKES_OVER, "Dewi"), 1, "k1", "phone")
    [row] = db.query("SELECT name FROM players JOIN seated ON id = player WHERE seat = 0")
    assert "Anita" == row["name"]
