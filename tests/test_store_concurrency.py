"""Several phones at once: nothing is lost, nothing is written twice."""

import fcntl
import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import pytest

from scorekeeper import store
from scorekeeper.log import Event, Undid, Wrote
from scorekeeper.store import database
from tests.playing import begun, cells

ROOT = Path(__file__).parent.parent
DEADLINE = 60
FIRST = cells(bid=[0, 0, 0, 0], tricks=[1, 0, 0, 0])
SECOND = cells(bid=[1, 0, 0, 0], tricks=[1, 1, 0, 0])


def at_once(*acts: Callable[[], Any]) -> list[Any]:
    """What each of these returns or raises when all are done at the same moment."""
    barrier, results = Barrier(len(acts)), [None] * len(acts)

    def run(number: int, act: Callable[[], Any]) -> None:
        barrier.wait(DEADLINE)
        try:
            results[number] = act()
        except Exception as error:
            results[number] = error

    threads = [Thread(target=run, args=item) for item in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(DEADLINE)
    return results


class Phones:
    """A sheet that several phones write on, each with a connection of its own."""

    def __init__(self, path: Path, *events: Event) -> None:
        self.path = path
        with self.connected() as db:
            self.code = store.begin(db, [begun(4, 3), *events], "phone")

    def connected(self) -> Any:
        return closing(store.connect(self.path))

    def writes(self, event: Event, version: int, key: str) -> Callable[[], store.Stored]:
        def act() -> store.Stored:
            with self.connected() as db:
                return store.write(db, self.code, event, version, key, key)

        return act

    def sees(self) -> store.Stored:
        with self.connected() as db:
            found = store.load(db, self.code)
            assert found
            return found

    def events(self) -> int:
        with self.connected() as db:
            return db.table("events").count


def kinds(results: list[Any]) -> Counter[str]:
    return Counter(type(result).__name__ for result in results)


@pytest.mark.parametrize("attempt", range(3))
def test_the_same_entry_sent_eight_times_at_once_is_one_entry(path: Path, attempt: int) -> None:
    """fault C01"""
    phones = Phones(path)
    results = at_once(*[phones.writes(Wrote(1, FIRST), 1, "one key")] * 8)
    assert {"Stored": 8} == kinds(results)
    assert {2} == {result.log.version for result in results}
    assert 2 == phones.events()
    assert (1, 10, 10, 10) == phones.sees().log.sheet.totals


@pytest.mark.parametrize("attempt", range(3))
def test_a_game_begun_eight_times_at_once_is_one_sheet(path: Path, attempt: int) -> None:
    """fault C01, fault C03"""

    def begin() -> str:
        with closing(store.connect(path)) as db:
            return store.begin(db, [begun(4, 3)], "phone", "one key")

    codes = at_once(*[begin] * 8)
    assert {"str": 8} == kinds(codes)
    assert 1 == len(set(codes))
    with closing(store.connect(path)) as db:
        assert (1, 1, 4) == tuple(db.table(t).count for t in ("sheets", "events", "players"))


ENTRIES: list[tuple[list[Event], Event, Event]] = [
    ([], Wrote(1, {("bid", 0): 0}), Wrote(1, {("bid", 0): 1})),
    ([Wrote(1, cells(bid=[0] * 4))], Wrote(1, {("won", 1): 0}), Wrote(1, {("won", 1): 2})),
    ([Wrote(1, cells(bid=[0] * 4))],
     Wrote(1, cells(tricks=[1, 0, 0, 0])), Wrote(1, cells(tricks=[0, 0, 0, 1]))),
    ([Wrote(1, FIRST)],
     Wrote(1, cells(tricks=[0, 1, 0, 0]), True), Wrote(1, cells(tricks=[0, 0, 1, 0]), True)),
    ([Wrote(1, FIRST)], Undid(2), Undid(2)),
]  # fmt: skip


@pytest.mark.parametrize(("before", "one", "other"), ENTRIES)
def test_of_two_that_write_the_same_at_once_one_is_told_what_stands(
    path: Path, before: list[Event], one: Event, other: Event
) -> None:
    """fault C04, fault C05"""
    phones = Phones(path, *before)
    version = phones.events()
    results = at_once(phones.writes(one, version, "k1"), phones.writes(other, version, "k2"))
    assert {"Stored": 1, "Stale": 1} == kinds(results)
    written, stale = sorted(results, key=lambda result: isinstance(result, store.Stale))
    assert stale.event == (other if results[0] is written else one)
    assert stale.stored == written == phones.sees()
    assert version + 1 == phones.events()


def test_a_hand_that_two_complete_at_once_is_scored_once(path: Path) -> None:
    """fault C03, fault C04"""
    phones = Phones(
        path, Wrote(1, FIRST), Wrote(2, cells(bid=[1, 0, 0, 0])), Wrote(2, {("won", 1): 0})
    )
    acts = [phones.writes(Wrote(2, {("won", 2): 1}), 4, f"k{n}") for n in range(8)]
    assert {"Stored": 1, "Stale": 7} == kinds(at_once(*acts))
    sheet = phones.sees().log.sheet
    assert (2, (12, 11, 20, 20)) == (len(sheet.lines), sheet.totals)


def test_those_who_write_different_things_at_once_all_succeed(path: Path) -> None:
    """fault C06"""
    phones = Phones(path, Wrote(1, FIRST), Wrote(2, SECOND))
    results = at_once(
        phones.writes(Wrote(1, cells(tricks=[0, 1, 0, 0]), True), 3, "k1"),
        phones.writes(Wrote(2, cells(tricks=[2, 0, 0, 0]), True), 3, "k2"),
        phones.writes(Wrote(3, {("trump", None): "hearts"}), 3, "k3"),
        phones.writes(Wrote(3, {("bid", 2): 1}), 3, "k4"),
    )
    assert {"Stored": 4} == kinds(results)
    sheet = phones.sees().log.sheet
    assert [(10, 1, 10, 10), (2, 10, 10, 10)] == [line.points for line in sheet.lines]
    assert {("trump", None): "hearts", ("bid", 2): 1} == sheet.cells(3)


@pytest.fixture
def holding(path: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else who is in the middle of writing."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    yield connection
    connection.close()


def test_whoever_writes_while_another_does_only_waits(
    path: Path, holding: sqlite3.Connection
) -> None:
    """fault C09"""
    phones = Phones(path)
    holding.execute("BEGIN IMMEDIATE")
    results: list[Any] = []
    write = phones.writes(Wrote(1, FIRST), 1, "k1")
    thread = Thread(target=lambda: results.extend(at_once(write)))
    thread.start()
    thread.join(1)
    assert thread.is_alive()
    assert 1 == phones.sees().log.version  # who only reads does not wait
    holding.execute("COMMIT")
    thread.join(DEADLINE)
    assert {"Stored": 1} == kinds(results)
    assert 2 == phones.events()


def test_whoever_waits_too_long_is_told_and_nothing_is_written(
    path: Path, holding: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """fault C09"""
    phones = Phones(path)
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    holding.execute("BEGIN IMMEDIATE")
    write = phones.writes(Wrote(1, FIRST), 1, "k1")
    with pytest.raises(store.Busy, match="Try again"):
        write()
    holding.execute("ROLLBACK")
    assert 1 == phones.events()
    assert 2 == write().log.version


def test_reading_and_writing_at_once_never_finds_the_games_locked(path: Path) -> None:
    """fault C09"""
    phones = Phones(path)
    writes = [phones.writes(Wrote(1, {("bid", 0): n % 2}), 1, f"k{n}") for n in range(10)]
    results = at_once(*writes, *[phones.sees] * 30)
    assert {"Stored": 31, "Stale": 9} == kinds(results)


def test_twenty_connections_from_twenty_threads_all_read(path: Path) -> None:
    """fault C36"""
    phones = Phones(path)
    assert {"Stored": 20} == kinds(at_once(*[phones.sees] * 20))


@pytest.mark.parametrize("attempt", range(3))
def test_processes_that_start_at_once_make_one_database(tmp_path: Path, attempt: int) -> None:
    """fault C36"""
    new = tmp_path / "new.db"
    assert [None] * 8 == at_once(*[lambda: store.prepare(new)] * 8)
    assert 1 == Phones(new).events()


def test_only_one_at_a_time_prepares_the_games(tmp_path: Path) -> None:
    """fault C36"""
    folder = os.open(tmp_path, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    thread = Thread(target=store.prepare, args=[tmp_path / "new.db"])
    thread.start()
    thread.join(0.5)
    assert thread.is_alive()
    assert not (tmp_path / "new.db").exists()
    os.close(folder)
    thread.join(DEADLINE)
    assert 1 == Phones(tmp_path / "new.db").events()


WRITER = """
import sys
from pathlib import Path
from scorekeeper import store
from scorekeeper.log import Wrote
db = store.connect(Path(sys.argv[1]))
store.write(db, sys.argv[2], Wrote(1, {("bid", 0): 0}), 1, "k1", "phone")
print("written", flush=True)
sys.stdin.read()
"""


def test_what_was_written_survives_the_end_of_the_process(path: Path) -> None:
    """fault C10"""
    phones = Phones(path)
    command = [sys.executable, "-c", WRITER, str(path), phones.code]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout
        assert "written\n" == process.stdout.readline()
        process.send_signal(signal.SIGKILL)
        assert -signal.SIGKILL == process.wait(DEADLINE)
    assert {("bid", 0): 0} == phones.sees().log.sheet.cells(1)


def test_a_connection_keeps_what_it_was_told(path: Path) -> None:
    with closing(store.connect(path)) as db:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        kept = [next(iter(db.query(f"PRAGMA {name}")))[name] for name in asked]
        assert ["wal", 2, 1] == kept
        with pytest.raises(sqlite3.IntegrityError):
            db.conn.execute("INSERT INTO seated VALUES (99, 'ani', 0, 99)")
