"""The store: what is written is there, once and whole, or not at all."""

import json
import sqlite3
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlite_utils import Database

from scorekeeper import record, store
from scorekeeper.log import Begun, Ended, Event, Redid, Ruled, Undid, Wrote, fold
from scorekeeper.messages import Refused
from scorekeeper.store.events import dumps, loads
from scorekeeper.store.links import ALPHABET
from scorekeeper.store.schema_history import migrations
from tests.playing import begun, cells, table

FIRST = cells(bid=[0, 0, 0, 0], tricks=[1, 0, 0, 0])  # a hand of one card, in one go
SECOND = cells(bid=[1, 0, 0, 0], tricks=[1, 1, 0, 0])


def fresh(db: Database, *events: Event, key: str | None = None, **rules: Any) -> str:
    return store.begin(db, [begun(4, 3, **rules), *events], "phone", key)


def stored(db: Database, code: str) -> store.Stored:
    found = store.load(db, code)
    assert found
    return found


def write(db: Database, code: str, event: Event, version: int, key: str) -> store.Stored:
    return store.write(db, code, event, version, key, "phone")


def rows(db: Database) -> dict[str, int]:
    return {name: db.table(name).count for name in db.table_names() if name[0] != "_"}


EVENTS: list[Event] = [
    begun(4, 3, target=50),
    Begun("devils-bridge", {}, ("A", "é", "\u200d"), 1, 2, True, {"log": [1.5, {"a": None}]}),
    Ruled({"target": 1}),
    Wrote(1, {("bid", 0): 0, ("won", 3): 1, ("trump", None): "none", ("tricks", 2): None}),
    Wrote(2, {("bid", 0): 3}, True, "typed"),
    Ended(),
    Undid(7),
    Redid(7),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_read_back_as_it_was(event: Event) -> None:
    """fault A15"""
    assert event == loads(dumps(event))
    assert dumps(event) == dumps(loads(dumps(event)))


def test_the_same_event_is_always_the_same_text() -> None:
    one, other = cells(bid=[0, 1], tricks=[1, 0]), cells(tricks=[1, 0], bid=[0, 1])
    assert dumps(Wrote(1, one)) == dumps(Wrote(1, other))


def test_a_sheet_is_kept_under_a_code_that_nobody_guesses(db: Database) -> None:
    codes = [fresh(db) for _ in range(20)]
    assert 20 == len(set(codes))
    assert {27} == {len(code) for code in codes}
    assert set("".join(codes)) <= set(ALPHABET)
    assert begun(4, 3) == stored(db, codes[0]).log.steps[0].event
    assert store.load(db, "nosuchsheet0") is None


def test_what_was_written_is_there_in_another_connection(db: Database, path: Path) -> None:
    """fault C10, fault C25"""
    code = fresh(db)
    after = write(db, code, Wrote(1, FIRST), 1, "k1")
    other = store.connect(path)
    assert after == stored(other, code)
    assert (1, 10, 10, 10) == stored(other, code).log.sheet.totals
    other.close()


def test_opening_a_game_never_makes_another(db: Database, path: Path) -> None:
    """fault C25"""
    code = fresh(db, Wrote(1, FIRST))
    before, totals = rows(db), stored(db, code).log.sheet.totals
    for _ in range(3):
        store.prepare(path)
        again = store.connect(path)
        assert totals == stored(again, code).log.sheet.totals
        assert [code] == [one.stored.code for one in store.listed(again, over=False, most=9)]
        assert [] == list(store.listed(again, over=True, most=9))
        assert store.load(again, "nosuchsheet0") is None
        again.close()
    assert before == rows(db)


def test_every_event_notes_its_time_and_its_device(db: Database) -> None:
    code = fresh(db)
    store.write(db, code, Wrote(1, {("bid", 0): 0}), 1, "k1", "tablet")
    notes = stored(db, code).notes
    assert ["phone", "tablet"] == [note.device for note in notes]
    assert notes[0].at <= notes[1].at
    assert [timedelta(0)] * 2 == [note.at.utcoffset() for note in notes]


def test_the_same_key_again_writes_nothing_more(db: Database) -> None:
    """fault C01"""
    code = fresh(db)
    bid = Wrote(1, {("bid", 0): 0})
    first = write(db, code, bid, 1, "k1")
    write(db, code, Wrote(1, {("bid", 1): 0}), 2, "k2")
    before = rows(db)
    assert 3 == write(db, code, bid, 1, "k1").log.version
    assert (2, before) == (first.log.version, rows(db))


def test_the_same_key_with_another_entry_is_stale(db: Database) -> None:
    code, other = fresh(db), fresh(db)
    bid = Wrote(1, {("bid", 0): 0})
    write(db, code, bid, 1, "k1")
    for sheet, event in [(code, Wrote(1, {("bid", 0): 1})), (code, Undid(2)), (other, bid)]:
        with pytest.raises(store.Stale) as stale:
            write(db, sheet, event, 1, "k1")
        assert event == stale.value.event
    assert [2, 1] == [stored(db, one).log.version for one in (code, other)]


def test_the_same_key_begins_one_sheet(db: Database) -> None:
    """fault C01, fault C03"""
    code = fresh(db, key="k1")
    before = rows(db)
    assert code == fresh(db, key="k1")
    assert before == rows(db)
    assert code != fresh(db, key="k2")


def test_whoever_comes_second_to_a_cell_sees_what_stands_and_what_they_tried(db: Database) -> None:
    """fault C05"""
    code = fresh(db)
    write(db, code, Wrote(1, {("bid", 0): 0}), 1, "k1")
    tried = Wrote(1, {("bid", 0): 1})
    with pytest.raises(store.Stale) as stale:
        write(db, code, tried, 1, "k2")
    assert ([("bid", 0)], tried) == (stale.value.cells, stale.value.event)
    assert {0: 0} == stale.value.stored.log.sheet.current.named("bid")
    assert 2 == stored(db, code).log.version
    assert {0: 1} == write(db, code, tried, 2, "k3").log.sheet.current.named("bid")


def test_two_corrections_of_two_hands_both_stay(db: Database) -> None:
    """fault C06"""
    code = fresh(db, Wrote(1, FIRST), Wrote(2, SECOND))
    write(db, code, Wrote(1, cells(tricks=[0, 1, 0, 0]), True), 3, "k1")
    write(db, code, Wrote(2, cells(tricks=[2, 0, 0, 0]), True), 3, "k2")
    assert [(10, 1, 10, 10), (2, 10, 10, 10)] == [
        line.points for line in stored(db, code).log.sheet.lines
    ]


def test_an_undo_is_stale_when_something_was_written_since(db: Database) -> None:
    code = fresh(db)
    write(db, code, Wrote(1, {("bid", 0): 0}), 1, "k1")
    write(db, code, Wrote(1, {("bid", 1): 1}), 2, "k2")
    with pytest.raises(store.Stale):
        write(db, code, Undid(2), 2, "k3")
    after = write(db, code, Undid(3), 3, "k4")
    assert {0: 0} == after.log.sheet.current.named("bid")
    with pytest.raises(store.Stale):
        write(db, code, Undid(3), 3, "k5")
    assert {0: 0, 1: 1} == write(db, code, Redid(3), 4, "k6").log.sheet.current.named("bid")


def test_what_the_rules_refuse_is_not_stored(db: Database) -> None:
    """fault A43, fault A08"""
    code = fresh(db, Wrote(1, FIRST))
    before = rows(db)
    wrong = [
        Wrote(2, {("bid", 1): 99}),
        Wrote(2, {("bid", 7): 1}),
        Wrote(2, {("jack", 0): 1}),
        Wrote(3, {("bid", 0): 0}),
        Wrote(1, cells(tricks=[99, 0, 0, 0]), True),
        Wrote(1, cells(tricks=[1, 1, 0, 0]), True),
        Redid(1),
    ]
    for number, event in enumerate(wrong):
        with pytest.raises((Refused, store.Stale)):
            write(db, code, event, 2, f"k{number}")
    assert before == rows(db)


def test_a_sheet_or_a_version_that_never_was_is_not_found(db: Database) -> None:
    code = fresh(db)
    for sheet, version in [("nosuchsheet0", 1), (code, 0), (code, -1), (code, 2)]:
        with pytest.raises(LookupError):
            write(db, sheet, Wrote(1, {("bid", 0): 0}), version, "k1")


@pytest.mark.parametrize(
    "broken", ["seated WHEN NEW.seat = 2", "players WHEN NEW.name = 'Citra'", "listing", "events"]
)
def test_a_sheet_is_begun_whole_or_not_at_all(db: Database, broken: str) -> None:
    """fault C11"""
    db.conn.execute(
        f"CREATE TRIGGER t BEFORE INSERT ON {broken} BEGIN SELECT RAISE(ABORT, ''); END"
    )
    before = rows(db)
    with pytest.raises(sqlite3.IntegrityError):
        fresh(db)
    assert before == rows(db)
    db.conn.execute("DROP TRIGGER t")
    assert 4 == len(stored(db, fresh(db)).log.sheet.players)


@pytest.mark.parametrize("broken", ["listing", "events"])
def test_an_entry_is_written_whole_or_not_at_all(db: Database, broken: str) -> None:
    """fault C11"""
    code = fresh(db)
    before = rows(db)
    db.conn.execute(
        f"CREATE TRIGGER t BEFORE INSERT ON {broken} BEGIN SELECT RAISE(ABORT, ''); END"
    )
    with pytest.raises(sqlite3.IntegrityError):
        write(db, code, Wrote(1, FIRST), 1, "k1")
    assert before == rows(db)
    db.conn.execute("DROP TRIGGER t")
    assert 2 == write(db, code, Wrote(1, FIRST), 1, "k1").log.version


def test_the_listing_is_what_the_log_comes_to(db: Database) -> None:
    """fault A02"""
    going = fresh(db, Wrote(1, FIRST))
    over = fresh(db, Wrote(1, SECOND | FIRST), max_cards=1)
    early = fresh(db, Wrote(1, FIRST), Ended())
    again = fresh(db, Wrote(1, FIRST), max_cards=1)
    write(db, again, Undid(2), 2, "k1")
    for made in ("kept", "rebuilt"):
        kept = list(db.query("SELECT * FROM listing ORDER BY sheet"))
        assert [0, 1, 1, 0] == [row["over"] for row in kept], made
        assert {going, again} == {one.stored.code for one in store.listed(db, False, 9)}
        assert [early, over] == [one.stored.code for one in store.listed(db, True, 9)]
        assert 4 == store.rebuild(db)
        assert kept == list(db.query("SELECT * FROM listing ORDER BY sheet"))


def test_the_sheets_written_last_are_listed_first(db: Database) -> None:
    codes = [fresh(db) for _ in range(3)]
    write(db, codes[0], Wrote(1, {("bid", 0): 0}), 1, "k1")
    listed = list(store.listed(db, over=False, most=2))
    assert [codes[0], codes[2]] == [one.stored.code for one in listed]
    assert listed[0].at == listed[0].stored.notes[0].at


def test_one_function_gives_the_points_wherever_they_are_shown(db: Database) -> None:
    """fault A47, fault A02"""
    at = table(4, 3)
    preview = at.sheet.asked(1, SECOND | FIRST).lines[0].points
    code = fresh(db)
    after = write(db, code, Wrote(1, SECOND | FIRST), 1, "k1")
    shown = stored(db, code)
    written = json.loads(json.dumps(record.write(shown.log.sheet, store.kept_of(shown))))
    assert preview == after.log.sheet.lines[0].points == shown.log.sheet.lines[0].points
    assert list(preview) == record.report(record.read(written).sheet)["hands"][0]["points"]


def test_the_log_alone_makes_the_sheet(db: Database) -> None:
    code = fresh(db, Wrote(1, FIRST))
    bodies = [loads(row["body"]) for row in db.query("SELECT body FROM events ORDER BY version")]
    assert fold(bodies).sheet == stored(db, code).log.sheet


def test_who_took_over_before_there_was_more_than_the_last_is_kept() -> None:
    db = Database(memory=True)
    migrations.apply(db, stop_before="2026_12_takeovers")
    db.table("sheets").insert({"id": 1, "code": "x"})
    at = "2026-11-30T10:00:00+00:00"
    db.table("takeovers").insert({"sheet": 1, "device": "tablet", "hands": 2, "at": at})
    migrations.apply(db)
    before = store.change_of(db, 1)
    assert [("tablet", 2)] == [(one.device, one.hands) for one in store.takeovers(db, 1)]
    store.take_over(db, 1, "phone", 3)
    assert ["phone", "tablet"] == [one.device for one in store.takeovers(db, 1)]
    assert before < store.change_of(db, 1)
