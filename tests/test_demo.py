"""Games that nobody played are as good as any: entered one by one they come to the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlite_utils import Database

from scorekeeper import demo, record, store
from scorekeeper.games import GAMES
from scorekeeper.log import Begun, Log, ask, fold
from scorekeeper.store import Wanted

NOW = datetime(2026, 11, 30, 20, tzinfo=UTC)


def test_every_entry_is_one_that_the_rules_allow() -> None:
    for events in demo.games(60, 1, NOW):
        log = Log()
        for event in events:
            if log.steps:
                ask(log, event)
            log.add(event)
        assert fold(events).sheet == log.sheet
        assert log.sheet.winners or log.sheet.ended


def test_a_game_entered_step_by_step_is_stored_as_the_same(db: Database) -> None:
    """All that is derived, but for when it was written and by what address."""
    [events] = demo.games(1, 5, NOW)
    store.begin_all(db, [events], "phone")
    code = store.begin(db, events[:1], "phone")
    for version, event in enumerate(events[1:], 1):
        store.write(db, code, event, version, f"key-{version}", "phone")
    for table, columns in (("events", "body"), ("seated", "folded, player"), ("listing", "over")):
        rows = [
            list(db.query(f"SELECT {columns} FROM {table} WHERE sheet = ?", [sheet]))
            for sheet in (1, 2)
        ]
        assert rows[0] == rows[1] != []


def test_all_kinds_are_played_and_the_record_of_each_is_sound() -> None:
    kinds = Counter()
    for events in demo.games(60, 2, NOW):
        sheet = fold(events).sheet
        kinds[sheet.game.key] += 1
        assert record.report(sheet) == record.report(record.read(record.write(sheet, {})).sheet)
    assert set(GAMES) == set(kinds)


def test_the_same_seed_gives_the_same_games() -> None:
    assert list(demo.games(5, 3, NOW)) == list(demo.games(5, 3, NOW))
    assert list(demo.games(5, 3, NOW)) != list(demo.games(5, 4, NOW))


def test_games_are_spread_over_the_time_before_now() -> None:
    for count in (3, 5000):
        moments = []
        for _, events in zip(range(3), demo.games(count, 1, NOW), strict=False):
            assert isinstance(begun := events[0], Begun)
            moments.append(datetime.fromisoformat((begun.kept or {})["started_at"]))
        assert sorted(moments) == moments
        assert NOW - timedelta(days=3660) < moments[0] < moments[-1] < NOW


def test_whoever_is_skilled_makes_more_bids() -> None:
    made, bid = Counter(), Counter()
    for events in demo.games(150, 6, NOW):
        sheet = fold(events).sheet
        for line in sheet.lines:
            for side in line.hand.sides:
                told = sheet.game.told(line.hand, side)
                if (hit := sheet.game.made(**told)) is not None:
                    bid[sheet.names[side]] += 1
                    made[sheet.names[side]] += hit
    rates = [made[person.name] / bid[person.name] for person in demo.PEOPLE]
    assert rates[0] > rates[len(rates) // 2] > rates[-1]


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    here = {**os.environ, "SCOREKEEPER_INSTANCE": str(folder)}
    run = [sys.executable, "-m", "scorekeeper", "demo", *arguments]
    return subprocess.run(run, capture_output=True, text=True, env=here, check=False)


def test_the_command_fills_an_empty_scorekeeper_and_no_other(tmp_path: Path) -> None:
    done = command(tmp_path, "--games", "7", "--seed", "2")
    assert (0, "7 games are there now.\n", "") == (done.returncode, done.stdout, done.stderr)
    again = command(tmp_path, "--games", "7")
    assert 1 == again.returncode
    assert "There are games here already" in again.stderr
    db = store.connect(tmp_path / "scorekeeper.db")
    try:
        assert 7 == len(store.find(db, Wanted(store.HOME), 99))
    finally:
        db.close()
