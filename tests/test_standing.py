"""What is kept of every whole hand beside the log is what the sheet says, after every entry."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from sqlite_utils import Database

from scorekeeper import store
from scorekeeper.games import GAMES
from scorekeeper.log import Undid, Wrote
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Way
from tests.databases.make import PLAYERS, SHORT, finished, keep
from tests.playing import Table, begun, cells, come_and_go, play_at_random, table

FIRST = cells(bid=[0, 0, 0, 0], tricks=[1, 0, 0, 0])
SECOND = cells(bid=[1, 0, 0, 0], tricks=[1, 1, 0, 0])


def rows(db: Database, sheet: int = 1) -> list[dict[str, Any]]:
    return list(db.query("SELECT * FROM played WHERE sheet = ? ORDER BY hand, side", [sheet]))


def recounted(sheet: Scoresheet) -> list[tuple[Any, ...]]:
    """The points and totals of every line, counted by themselves."""
    return [
        (line.hand.deal.number, side, points, total)
        for line in sheet.lines
        for side, (points, total) in enumerate(zip(line.points, line.carried, strict=True))
    ]


def agree(db: Database, sheet: Scoresheet, id: int = 1) -> None:
    kept = [(r["hand"], r["side"], r["points"], r["total"]) for r in rows(db, id)]
    assert recounted(sheet) == kept
    [listed] = db.query("SELECT * FROM listing WHERE sheet = ?", [id])
    assert list(sheet.names) == json.loads(listed["names"])
    assert list(sheet.totals) == json.loads(listed["totals"])
    assert sheet.named(sheet.winners) == json.loads(listed["winners"])
    assert len(sheet.lines) == listed["hands"]
    assert sheet.game.key == listed["game"]


def test_a_row_has_all_that_a_side_did_in_a_hand(db: Database) -> None:
    store.begin(db, [begun(4, 3), Wrote(1, SECOND | FIRST), Wrote(2, SECOND)], "phone")
    expected = {
        "sheet": 1, "hand": 2, "side": 0, "name": "Ani", "cards": 2, "dealer": "Ani",
        "bid": 1, "tricks": 1, "made": 1, "points": 11, "total": 12,
    }  # fmt: skip
    assert expected == rows(db)[4]
    assert 0 == rows(db)[5]["made"]


def test_where_nobody_bids_or_counts_nothing_is_said_of_it(db: Database) -> None:
    keep(db, finished("brouc", 1))
    for row in rows(db):
        assert (None, None) == (row["bid"], row["made"])
        assert row["name"] in ("Ani & Citra", "Budi & Dewi")


def test_whoever_sits_out_has_no_points_in_that_hand(db: Database) -> None:
    made = table(4, 3)
    made.write(Wrote(1, FIRST))
    made.seat(1, Way.SITS_OUT)
    play_at_random(made, Random(2), hands=1)
    keep(db, made)
    out = rows(db)[5]
    assert ("Budi", None, None, 10) == (out["name"], out["bid"], out["points"], out["total"])


def test_a_name_is_the_one_of_that_hand(db: Database) -> None:
    made = table(4, 3)
    made.write(Wrote(1, FIRST))
    made.seat(1, Way.TAKES_OVER, "Eka")
    made.write(Wrote(2, SECOND))
    keep(db, made)
    assert ["Budi", "Eka"] == [row["name"] for row in rows(db) if row["side"] == 1]


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example(seed=2083, game="devils-bridge")  # the undo of a hand's last entry
@given(seed=st.integers(), game=st.sampled_from([*GAMES]))
def test_after_every_entry_the_rows_are_those_of_the_sheet(
    db: Database, seed: int, game: str
) -> None:
    """fault A02, fault A47: corrections, undo, redo, and people who come and go among them"""
    made, rnd = table(PLAYERS.get(game, 4), game=game, **SHORT[game]), Random(seed)
    while made.sheet.current and made.log.version < 60:
        play_at_random(made, rnd, hands=1)
        come_and_go(made, rnd)
        if rnd.random() < 0.5 and made.log.done:
            made.undo()
            made.redo()
        if rnd.random() < 0.2 and made.log.done:
            made.undo()
            if made.sheet.current and made.sheet.current.cells:
                made.redo()  # only a whole hand can be played at random
    follow(db, made)


def follow(db: Database, made: Table) -> None:
    """Writes the game entry by entry, and looks after each."""
    first, *steps = made.log.steps
    code = store.begin(db, [first.event], "phone")
    id = store.sheet_id(db, code)
    assert id
    for step in steps:
        key = f"{code} {step.version}"
        store.write(db, code, step.event, step.version - 1, key, "phone")
        agree(db, step.after, id)


ENTRIES = [  # and how many rows each changes
    (Wrote(3, {("bid", 2): 0}), 0),
    (Wrote(3, cells(bid=[0, 1, 0, 0], tricks=[3, 0, 0, 0])), 4),
    (Wrote(3, cells(tricks=[0, 3, 0, 0]), True), 2),
    (Wrote(1, cells(tricks=[0, 1, 0, 0]), True), 6),
]


def test_an_entry_writes_the_rows_of_the_hands_that_change_and_no_others(db: Database) -> None:
    code = store.begin(db, [begun(4, 3), Wrote(1, FIRST), Wrote(2, SECOND)], "phone")
    asked: list[str] = []
    db.conn.set_trace_callback(lambda sql: asked.append(sql) if "INTO played" in sql else None)
    for version, (event, changed) in enumerate(ENTRIES, 3):
        asked.clear()
        store.write(db, code, event, version, f"k{version}", "phone")
        assert changed == len(asked), event


def test_hands_that_are_undone_have_no_rows(db: Database) -> None:
    code = store.begin(db, [begun(4, 3), Wrote(1, FIRST), Wrote(2, SECOND)], "phone")
    store.write(db, code, Undid(3), 3, "k1", "phone")
    assert {1} == {row["hand"] for row in rows(db)}
    store.write(db, code, Undid(2), 4, "k2", "phone")
    assert [] == rows(db)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_rows_come_to_the_result(db: Database, game: str) -> None:
    """fault A44"""
    made = finished(game, 7)
    keep(db, made)
    last = [row["total"] for row in rows(db) if row["hand"] == len(made.sheet.lines)]
    assert list(made.sheet.totals) == last
