"""When a game was over: as its file says, or when the entry was written that ended it."""

from __future__ import annotations

from datetime import datetime

import pytest
from sqlite_utils import Database

from scorekeeper import record, store
from scorekeeper.changing import Described
from scorekeeper.log import Event, Redid, Undid, Wrote
from tests.playing import a_record, begun, cells

ONE = {"trump": "hearts", "bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}
OVER = {"started_at": "2025-01-03T19:00:00Z", "finished_at": "2025-01-03T21:30:00Z"}
HAND = Wrote(1, cells(bid=[0, 0, 0, 0], tricks=[0, 1, 0, 0]))
FIXED = Wrote(1, {("tricks", 1): 0, ("tricks", 2): 1}, correction=True)
TITLED = Described("A Friday", "")


def from_file(db: Database) -> store.Stored:
    """A whole game of one hand that a file told of."""
    made = a_record(ONE, rules={"max_cards": 1, "sequence": "up"}, **OVER)
    return loaded(db, store.begin(db, record.read(made).events, "phone"))


def loaded(db: Database, code: str) -> store.Stored:
    found = store.load(db, code)
    assert found
    return found


def write(db: Database, stored: store.Stored, *events: Event) -> store.Stored:
    for event in events:
        version = stored.log.version
        stored = store.write(db, stored.code, event, version, f"key {version}", "phone")
    return stored


def over(stored: store.Stored) -> str | None:
    return store.kept_of(stored).get("finished_at")


@pytest.mark.parametrize(
    "events", [[FIXED], [TITLED], [Undid(2), Redid(2)], [FIXED, Undid(3)], [FIXED, TITLED]]
)
def test_a_game_from_a_file_was_over_when_its_file_says(db: Database, events: list[Event]) -> None:
    """Corrected, described, or its last hand taken back and brought back: it ended then."""
    now = write(db, from_file(db), *events)
    assert not now.log.sheet.current
    assert OVER["finished_at"] == over(now)
    assert datetime.fromisoformat(OVER["finished_at"]) == store.played(now)[1]


def test_a_game_from_a_file_is_not_over_once_its_last_hand_is_taken_back(db: Database) -> None:
    assert over(write(db, from_file(db), Undid(2))) is None


def test_a_game_from_a_file_that_is_played_to_another_end_here_was_over_then(db: Database) -> None:
    now = write(db, from_file(db), Undid(2), HAND)
    assert now.notes[-1].at.isoformat() == over(now)


def test_a_game_of_one_s_own_was_over_when_its_last_hand_was_written(db: Database) -> None:
    begins = [begun(4, 3, max_cards=1, sequence="up")]
    going = loaded(db, store.begin(db, begins, "phone"))
    assert over(going) is None
    now = write(db, going, HAND, FIXED, TITLED)
    assert now.notes[1].at.isoformat() == over(now)
    assert now.notes[1].at < now.notes[-1].at
