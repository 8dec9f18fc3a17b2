"""The games as a whole: copied while people play, put back, looked through, made anew."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlite_utils import Database

from scorekeeper import store
from scorekeeper.cli import main
from scorekeeper.log import Wrote
from tests.databases.make import finished, keep, mended, phones, running, scores, stopped
from tests.playing import begun, cells
from tests.serving import served
from tests.test_store_concurrency import DEADLINE, ROOT
from tests.test_upgrades import dump, every_release, kept, killed, laid, recorded

FIRST = cells(bid=[0, 0, 0, 0], tricks=[1, 0, 0, 0])
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command, on the games of `path`: its exit status, and what it says on the two outputs."""
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path))

    def run(*arguments: object) -> tuple[int, str, str]:
        status = main([*map(str, arguments)])
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def games(db: Database) -> Database:
    """Some games, and the phones at their tables."""
    for made in (finished("call-bridge", 1), running("brouc", 2), mended(), stopped()):
        keep(db, made)
    phones(db)
    return db


def sound(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        return [("ok",)] == connection.execute("PRAGMA integrity_check").fetchall()


def left(folder: Path) -> set[str]:
    """What lies in a folder beside the games and what SQLite keeps with them."""
    games = {f"scorekeeper.db{end}" for end in ("", "-wal", "-shm")}
    return {path.name for path in folder.iterdir()} - games


class Playing:
    """People who write on a sheet each, as long as it lasts, with connections of their own."""

    def __init__(self, path: Path, people: int = 3) -> None:
        self.path, self.ended, self.writes = path, Event(), 0
        self.threads = [Thread(target=self.play, args=[n]) for n in range(people)]

    def play(self, person: int) -> None:
        with closing(store.connect(self.path)) as db:
            while not self.ended.is_set():
                code = store.begin(db, [begun(4, 3)], f"phone {person}")
                store.write(db, code, Wrote(1, FIRST), 1, code, f"phone {person}")
                self.writes += 1

    def __enter__(self) -> "Playing":
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        for thread in self.threads:
            thread.join(DEADLINE)

    def more(self) -> None:
        """Waits until more was written."""
        before = self.writes
        while self.writes < before + 3:
            assert any(thread.is_alive() for thread in self.threads)


def test_a_backup_has_the_entry_that_was_written_last(
    games: Database, path: Path, tmp_path: Path, run: Run
) -> None:
    """fault C17: it still lies in the write-ahead log"""
    assert Path(f"{path}-wal").stat().st_size
    file = tmp_path / "copy.db"
    assert (0, f"The games are in {file}\n", "") == run("backup", file)
    assert dump(path) == dump(file)
    assert sound(file)
    assert {"copy.db"} == left(tmp_path)


def test_backups_taken_while_people_write_are_sound_and_come_back_as_they_were(
    games: Database, path: Path, tmp_path: Path, run: Run
) -> None:
    """fault C17"""
    with Playing(path) as playing:
        for n in range(4):
            playing.more()
            assert 0 == run("backup", tmp_path / f"{n}.db")[0]
    sizes = []
    for n in range(4):
        other = tmp_path / f"restored {n}"
        other.mkdir()
        file, back = tmp_path / f"{n}.db", other / "scorekeeper.db"
        assert store.restore(back, file) is None
        assert dump(file) == dump(back)
        assert [] == store.check(back)
        with closing(store.connect(back)) as db:
            sizes.append(db.table("sheets").count)
    assert sizes == sorted(set(sizes))


WRITES = """
import sys
from pathlib import Path
from scorekeeper import store
from tests.playing import begun
db = store.connect(Path(sys.argv[1]))
print("writing", flush=True)
while True:
    store.begin(db, [begun(4, 3)], "phone")
"""


def test_a_backup_waits_for_nobody_who_writes_in_another_process(
    games: Database, path: Path, tmp_path: Path
) -> None:
    command = [sys.executable, "-c", WRITES, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert "writing\n" == process.stdout.readline()
        for n in range(3):
            store.back_up(path, tmp_path / f"{n}.db")
        process.kill()
    for n in range(3):
        (tmp_path / f"at {n}").mkdir()
        shutil.copy(tmp_path / f"{n}.db", tmp_path / f"at {n}" / "scorekeeper.db")
        assert [] == store.check(tmp_path / f"at {n}" / "scorekeeper.db")


def test_rows_are_numbered_in_a_backup_as_they_were(
    games: Database, path: Path, tmp_path: Path
) -> None:
    """The role of a phone is known by its number."""
    games.table("rights").delete_where("role = 'keeper'")
    numbers = "SELECT rowid, * FROM rights"
    store.back_up(path, tmp_path / "copy.db")
    with closing(store.connect(tmp_path / "copy.db")) as copy:
        assert list(games.query(numbers)) == list(copy.query(numbers))


def test_a_backup_can_be_read_where_nothing_can_be_written(
    games: Database, path: Path, tmp_path: Path
) -> None:
    """It is one file, and needs no other beside it."""
    store.back_up(path, tmp_path / "copy.db")
    with closing(sqlite3.connect(f"file:{tmp_path}/copy.db?immutable=1", uri=True)) as copy:
        assert [("delete",)] == copy.execute("PRAGMA journal_mode").fetchall()
        assert [(4,)] == copy.execute("SELECT count(*) FROM games").fetchall()


def test_a_backup_does_not_write_over_a_file_unless_it_is_asked_to(
    games: Database, path: Path, tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "copy.db"
    file.write_text("a letter")
    status, out, err = run("backup", file)
    assert (1, "") == (status, out)
    assert f"There is a file {file} already: nothing was written.\n" == err
    assert "a letter" == file.read_text()
    assert 0 == run("backup", "--replace", file)[0]
    assert dump(path) == dump(file)


def test_a_backup_never_replaces_the_games_themselves(
    games: Database, path: Path, tmp_path: Path, run: Run
) -> None:
    before = dump(path)
    (tmp_path / "link.db").symlink_to(path)
    for file in (path, tmp_path / "link.db"):
        assert 1 == run("backup", "--replace", file)[0]
    assert before == dump(path)


def test_a_backup_does_not_replace_a_database_that_is_in_use(
    games: Database, path: Path, tmp_path: Path, run: Run
) -> None:
    """What was written into it last would be read as if it belonged to the backup."""
    file = tmp_path / "copy.db"
    with closing(store.connect(file)) as other:
        other.execute("CREATE TABLE letters (text)")
        assert 1 == run("backup", "--replace", file)[0]
        assert ["letters"] == other.table_names()
    assert 0 == run("backup", "--replace", file)[0]


def test_a_backup_without_games_or_without_a_folder_says_so(tmp_path: Path, run: Run) -> None:
    assert 1 == run("backup", tmp_path / "copy.db")[0]
    assert not (tmp_path / "copy.db").exists()
    store.prepare(tmp_path / "scorekeeper.db")
    status, _, err = run("backup", tmp_path / "no" / "folder.db")
    assert 1 == status
    assert err.startswith("The games cannot be copied to ")


COPIES = """
import os, sys
from pathlib import Path
from scorekeeper import store

def stop(event, arguments):
    if event == "os.rename":
        print("all but named", flush=True)
        sys.stdin.read()

sys.addaudithook(stop)
store.back_up(Path(sys.argv[1]), Path(sys.argv[2]), replace=True)
"""


def test_a_kill_during_a_backup_leaves_the_games_and_the_backup_from_before(
    games: Database, path: Path, tmp_path: Path
) -> None:
    file = tmp_path / "copy.db"
    store.back_up(path, file)
    earlier = dump(file)
    keep(games, mended())
    now = dump(path)
    killed(COPIES, path, file, said="all but named")
    assert [now, earlier] == [dump(path), dump(file)]
    store.back_up(path, file, replace=True)
    assert now == dump(file)
    assert {"copy.db"} == left(tmp_path)


STARTS = """
import sys
from pathlib import Path
from scorekeeper import store
print("started", flush=True)
store.back_up(Path(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.mark.parametrize("attempt", range(3))
def test_a_backup_that_was_killed_at_any_moment_is_whole_or_not_there(
    games: Database, path: Path, tmp_path: Path, attempt: int
) -> None:
    before, file = dump(path), tmp_path / "copy.db"
    killed(STARTS, path, file, said="started")
    assert before == dump(path)
    assert not file.exists() or before == dump(file)


def test_restore_brings_everything_back_and_keeps_the_games_from_before(
    games: Database, path: Path, tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "copy.db"
    store.back_up(path, file)
    saved = dump(path)
    keep(games, mended())
    games.table("rights").delete_where("sheet = 1")
    now = dump(path)
    status, out, err = run("restore", file)
    [before] = kept(path)
    assert (0, "") == (status, err)
    assert out == (
        f"The games in {path} are those of {file}\nThose from before are kept in {before}\n"
    )
    assert [saved, now] == [dump(path), dump(before)]
    assert 0 == run("restore", before)[0]
    assert now == dump(path)


def test_an_open_connection_sees_the_games_that_were_restored(
    games: Database, path: Path, tmp_path: Path
) -> None:
    store.back_up(path, tmp_path / "copy.db")
    keep(games, mended())
    with closing(store.connect(path)) as other:
        seen = store.others_wrote(other)
        store.restore(path, tmp_path / "copy.db")
        assert 4 == other.table("sheets").count
        assert seen != store.others_wrote(other)
        assert "wal" == next(other.query("PRAGMA journal_mode"))["journal_mode"]


def test_restore_works_where_there_are_no_games_yet(
    games: Database, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    store.back_up(path, tmp_path / "copy.db")
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path / "not" / "there"))
    status, out, err = run("restore", tmp_path / "copy.db")
    assert (0, 1, "") == (status, out.count("\n"), err)
    assert dump(path) == dump(tmp_path / "not" / "there" / "scorekeeper.db")


@every_release
def test_a_backup_of_an_earlier_release_is_brought_up_to_date(
    games: Database, path: Path, tmp_path: Path, release: str
) -> None:
    """fault C16"""
    (tmp_path / "old").mkdir()
    file = laid(release, tmp_path / "old")
    before = file.read_bytes()
    store.restore(path, file)
    assert before == file.read_bytes()
    assert [] == store.check(path)
    with closing(store.connect(path)) as db:
        assert recorded(release) == json.loads(json.dumps(scores(db)))


def a_letter(file: Path) -> None:
    file.write_text("a letter")


def nothing(file: Path) -> None:
    file.touch()


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE events (sheet)")


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def overwritten(file: Path) -> None:
    with open(file, "r+b") as opened:
        opened.seek(8192)
        opened.write(b"\xff" * 8192)


def unreadable(file: Path) -> None:
    _do(file, "UPDATE events SET body = '{}' WHERE sheet = 2 AND version = 3")


def torn(file: Path) -> None:
    _do(file, "DELETE FROM events WHERE sheet = 2 AND version = 3")


def orphaned(file: Path) -> None:
    _do(file, "DELETE FROM sheets WHERE id = 2")


def newer(file: Path) -> None:
    _do(file, "INSERT INTO _sqlite_migrations VALUES (99, 'scorekeeper', '2036_01_new', '2036')")


def _do(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(sql)


DAMAGES = [a_letter, nothing, foreign, cut, overwritten, unreadable, torn, orphaned, newer]


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_no_sound_backup_is_refused_and_changes_nothing(
    games: Database, path: Path, tmp_path: Path, run: Run, damage: Callable[[Path], None]
) -> None:
    file = tmp_path / "copy.db"
    if damage not in (a_letter, nothing, foreign):
        store.back_up(path, file)
    damage(file)
    before, spoilt = dump(path), file.read_bytes()
    status, out, err = run("restore", file)
    assert (1, "") == (status, out)
    assert str(file) in err
    assert "Traceback" not in err
    assert (before, spoilt, []) == (dump(path), file.read_bytes(), kept(path))
    assert {"copy.db", "address"} == left(tmp_path)


def test_a_file_that_is_not_there_is_named(path: Path, tmp_path: Path, run: Run) -> None:
    for file in (tmp_path / "none.db", tmp_path):
        assert (1, "", f"There is no file {file}.\n") == run("restore", file)


@pytest.mark.parametrize("damage", [a_letter, cut, overwritten])
def test_games_that_cannot_be_read_any_more_are_moved_aside_when_a_backup_is_put_back(
    games: Database, path: Path, tmp_path: Path, run: Run, damage: Callable[[Path], None]
) -> None:
    file, saved = tmp_path / "copy.db", dump(path)
    store.back_up(path, file)
    games.close()
    damage(path)
    spoilt = path.read_bytes()
    assert 0 == run("restore", file)[0]
    assert saved == dump(path)
    [aside] = [p for p in kept(path) if p.suffix == ".db"]
    assert len(spoilt) == aside.stat().st_size
    assert (0, "All games are sound.\n", "") == run("check")


def test_nothing_is_restored_while_the_scorekeeper_runs(
    path: Path, tmp_path: Path, run: Run
) -> None:
    store.back_up(path, tmp_path / "copy.db")
    with served(tmp_path, "--workers", "2"):
        before = dump(path)
        expected = "The scorekeeper is running: stop it first, and try again.\n"
        assert (1, "", expected) == run("restore", tmp_path / "copy.db")
        assert before == dump(path)
        assert 0 == run("backup", tmp_path / "meanwhile.db")[0]
    assert 0 == run("restore", tmp_path / "copy.db")[0]


RESTORES = """
import sys
from pathlib import Path
from scorekeeper import store

def stop(event, arguments):
    if event == "sqlite3.connect" and str(arguments[0]) == sys.argv[1]:
        print("about to", flush=True)

sys.addaudithook(stop)
store.restore(Path(sys.argv[1]), Path(sys.argv[2]))
sys.stdin.read()
"""


@pytest.mark.parametrize("attempt", range(3))
def test_a_kill_during_restore_leaves_the_old_games_or_the_new_ones(
    games: Database, path: Path, tmp_path: Path, attempt: int
) -> None:
    file = tmp_path / "copy.db"
    store.back_up(path, file)
    for _ in range(5):
        keep(games, finished("call-bridge", attempt))
    new, old = dump(file), dump(path)
    killed(RESTORES, path, file, said="about to")
    assert dump(path) in (old, new)
    assert [] == store.check(path)
    assert [old] == [dump(one) for one in kept(path) if one.suffix == ".db"]


def test_check_finds_sound_games_sound_and_leaves_nothing_behind(
    games: Database, path: Path, tmp_path: Path, run: Run
) -> None:
    before = dump(path)
    assert (0, "All games are sound.\n", "") == run("check")
    assert (before, set()) == (dump(path), left(tmp_path))


WRONG = [
    ("UPDATE listing SET over = NOT over WHERE sheet = 1", "“listing” is not what"),
    ("UPDATE listing SET totals = '[1]' WHERE sheet = 1", "“listing” is not what"),
    ("DELETE FROM listing WHERE sheet = 1", "“listing” is not what"),
    ("UPDATE played SET points = points + 1 WHERE sheet = 1 AND hand = 1", "“played” is not what"),
    ("DELETE FROM played WHERE sheet = 3", "“played” is not what"),
    ("UPDATE seated SET seat = NULL WHERE sheet = 1 AND seat = 0", "“seated” is not what"),
    ("UPDATE seated SET seat = 1 - seat WHERE sheet = 1 AND seat < 2", "“seated” is not what"),
    ("DELETE FROM seated WHERE sheet = 2 AND seat = 1", "“seated” is not what"),
    ("UPDATE events SET body = 'x' WHERE sheet = 1 AND version = 2", "makes no sheet"),
    ("UPDATE events SET body = replace(body, 'bid', 'bet')", "“played” is not what"),
    ("UPDATE events SET body = CAST(x'ff' AS TEXT) WHERE sheet = 2", "makes no sheet"),
    ("DELETE FROM events WHERE sheet = 1 AND version = 2", "has gaps"),
    ("DELETE FROM events WHERE sheet = 1", "has gaps"),
    ("DELETE FROM players WHERE id = 1", "A row of “seated” belongs to a row of “players”"),
    ("DELETE FROM sheets WHERE id = 1", "A row of “events” belongs to a row of “sheets”"),
]


@pytest.mark.parametrize(("sql", "said"), WRONG)
def test_check_names_what_is_wrong(
    games: Database, path: Path, run: Run, sql: str, said: str
) -> None:
    """fault A02, fault C14"""
    games.close()
    _do(path, sql)
    status, out, err = run("check")
    assert (1, "") == (status, out)
    assert said in err


def test_check_names_the_sheet(games: Database, path: Path, run: Run) -> None:
    code = next(games.query("SELECT code FROM sheets WHERE id = 2"))["code"]
    games.execute("UPDATE events SET body = '{}' WHERE sheet = 2 AND version = 3")
    expected = f"The log of the sheet {code} makes no sheet (KeyError: 'kind').\n"
    assert (1, "", expected) == run("check")


def test_check_tells_of_a_damaged_file(games: Database, path: Path, run: Run) -> None:
    games.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    [page] = games.query("SELECT rootpage FROM sqlite_master WHERE name = 'idx_events_key'")
    games.close()
    with open(path, "r+b") as opened:
        opened.seek(4096 * (page["rootpage"] - 1))
        opened.write(b"\0" * 4096)
    status, _, err = run("check")
    assert 1 == status
    assert "The file is damaged: " in err


def test_whoever_plays_does_not_wait_for_check(games: Database, path: Path, run: Run) -> None:
    with Playing(path) as playing:
        playing.more()
        assert (0, "All games are sound.\n", "") == run("check")
        playing.more()


def test_rebuild_names_a_log_that_makes_no_sheet_and_changes_nothing(
    games: Database, path: Path, run: Run
) -> None:
    games.execute("UPDATE events SET body = '{}' WHERE sheet = 2 AND version = 3")
    before = dump(path)
    status, out, err = run("rebuild")
    assert (1, "", before) == (status, out, dump(path))
    assert "makes no sheet (KeyError: 'kind')" in err


def test_rebuild_mends_what_repeats_the_logs(games: Database, path: Path, run: Run) -> None:
    before = dump(path)
    games.execute("DELETE FROM played")
    games.execute("UPDATE seated SET seat = 9 WHERE seat = 0")
    games.execute("UPDATE listing SET totals = '', game = 'whist', over = 1 - over")
    assert 1 == run("check")[0]
    assert (0, "Made anew; sheets: 4\n", "") == run("rebuild")
    assert sorted(before) == sorted(dump(path))
    assert 0 == run("check")[0]


@pytest.mark.parametrize("number", range(2))
def test_an_entry_keeps_everything_beside_the_logs_sound(
    games: Database, path: Path, number: int
) -> None:
    for made in (finished("dont-bug-me", number), stopped(), mended()):
        keep(games, made)
        assert [] == store.check(path)


def test_every_row_about_a_sheet_needs_the_sheet(games: Database) -> None:
    """fault C14"""
    tables = [t for t in games.table_names() if "sheet" in games[t].columns_dict]
    tables = [name for name in tables if name not in ("catalogue", "rated")]  # an index; a place
    assert {"events", "seated", "listing", "played", "rights", "claims"} <= set(tables)
    for name in tables:
        keys = {(key.column, key.other_table) for key in games[name].foreign_keys}
        assert ("sheet", "sheets") in keys, name
    with pytest.raises(sqlite3.IntegrityError):
        games.execute("INSERT INTO played VALUES (99, 1, 0, 'Ani', 1, 'Ani', 0, 0, 1, 10, 10)")
    with pytest.raises(sqlite3.IntegrityError):
        games.execute("DELETE FROM sheets WHERE id = 1")
