"""The database of every earlier release opens, and scores the same; no upgrade loses anything."""

import json
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from sqlite_utils import Database

from scorekeeper import store
from scorekeeper.cli import main
from scorekeeper.instance import Unusable
from scorekeeper.log import Undid
from scorekeeper.store.schema_history import migrations
from scorekeeper.store.views import VIEWS
from tests.databases.make import HERE, scores
from tests.test_store_concurrency import ROOT, at_once
from tests.web import opened

RELEASES = sorted(path.stem for path in HERE.glob("*.sql"))
every_release = pytest.mark.parametrize("release", RELEASES)


@pytest.fixture
def old(release: str, tmp_path: Path) -> Path:
    """The database of that release, as it lay in the instance folder."""
    return laid(release, tmp_path)


def laid(release: str, folder: Path) -> Path:
    path = folder / "scorekeeper.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((HERE / f"{release}.sql").read_text())
        connection.execute("PRAGMA journal_mode=WAL")
    return path


def recorded(release: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / f"{release}.json").read_text())
    return found


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        lines = list(connection.iterdump())
    return [line for line in lines if "catalogue_" not in line]  # how the index lies there


def kept(path: Path) -> list[Path]:
    return sorted(path.parent.glob("*-before-*"))


def test_there_is_a_database_of_every_release() -> None:
    assert 4 <= len(RELEASES)
    assert all(recorded(release) for release in RELEASES)


@every_release
def test_it_opens_and_scores_as_it_was_scored_then(old: Path, release: str) -> None:
    """fault C16"""
    for _ in range(2):
        store.prepare(old)
        with closing(store.connect(old)) as db:
            assert recorded(release) == json.loads(json.dumps(scores(db)))
    assert [] == store.check(old)


@every_release
def test_the_views_show_every_game_of_then(old: Path, release: str) -> None:
    store.prepare(old)
    with closing(store.connect(old)) as db:
        shown = {row["code"]: json.loads(row["totals"]) for row in db.query("SELECT * FROM games")}
    assert {code: report["totals"] for code, report in recorded(release).items()} == shown


@every_release
def test_every_game_of_then_is_found_by_the_beginning_of_a_name(old: Path, release: str) -> None:
    store.prepare(old)
    with closing(store.connect(old)) as db:
        found = store.find(db, store.Wanted(store.HOME, "bud"), 99)
    assert set(recorded(release)) == {one.code for one in found}


@every_release
def test_every_page_of_a_game_of_then_opens(old: Path, release: str) -> None:
    """fault C16"""
    phone = opened(old.parent)
    for code in recorded(release):
        for page in ("", "/scores", "/log", "/rules", "/table"):
            assert phone.get(f"/g/{code}{page}").status_code in (200, 303), page
    assert 200 == phone.get("/").status_code


@every_release
def test_what_it_was_before_is_kept_beside_it(old: Path, release: str) -> None:
    before = dump(old)
    store.prepare(old)
    [file] = kept(old)
    assert file.name.startswith("scorekeeper-20")
    assert file.name.endswith(f"-before-{version('scorekeeper')}.db")
    assert before == dump(file)
    store.prepare(old)
    assert [file] == kept(old)


def test_a_new_database_keeps_nothing_beside_it(path: Path) -> None:
    assert [] == kept(path)


def test_processes_that_start_at_once_upgrade_once(tmp_path: Path) -> None:
    """fault C16"""
    path = laid(RELEASES[0], tmp_path)
    assert [None] * 4 == at_once(*[lambda: store.prepare(path)] * 4)
    assert 1 == len(kept(path))


def test_the_entries_of_then_can_still_be_taken_back(tmp_path: Path) -> None:
    path = laid("2-devils-bridge", tmp_path)
    store.prepare(path)
    with closing(store.connect(path)) as db:
        for code in recorded("2-devils-bridge"):
            stored = store.load(db, code)
            assert stored
            undo = Undid(stored.log.done[-1].version)
            after = store.write(db, code, undo, stored.log.version, f"undo {code}", "phone")
            assert after.log.version == stored.log.version + 1


@pytest.fixture
def failing() -> Iterator[None]:
    """A release whose last change of the tables fails after it has changed some."""

    @migrations(name="9999_failing")
    def failing(db: Database) -> None:
        db.table("events").delete_where()
        db.execute("INSERT INTO no_such_table VALUES (1)")

    yield
    migrations._migrations.pop()


@pytest.mark.usefixtures("failing")
@every_release
def test_an_upgrade_that_fails_says_so_and_changes_nothing(
    old: Path, release: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """fault C16"""
    before = dump(old)
    with pytest.raises(Unusable, match="no_such_table"):
        store.prepare(old)
    assert before == dump(old)
    assert [] == kept(old)
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(old.parent))
    assert 1 == main(["export", next(iter(recorded(release)))])
    assert "no_such_table" in capsys.readouterr().err


STOPS = """
import sys
from pathlib import Path
from scorekeeper import store
from scorekeeper.store.schema_history import migrations

@migrations(name="9999_slow")
def slow(db):
    db.table("events").delete_where()
    print("in the middle", flush=True)
    sys.stdin.read()

store.prepare(Path(sys.argv[1]))
"""


def killed(program: str, *arguments: object, said: str) -> None:
    """Runs a program and ends it, as the loss of power does, once it has said so."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout
        assert f"{said}\n" == process.stdout.readline()
        process.send_signal(signal.SIGKILL)
        assert -signal.SIGKILL == process.wait(60)


@every_release
def test_a_kill_in_the_middle_of_an_upgrade_leaves_the_old_database(
    old: Path, release: str
) -> None:
    before = dump(old)
    killed(STOPS, old, said="in the middle")
    assert before == dump(old)
    assert [before] == [dump(file) for file in kept(old)]
    store.prepare(old)
    with closing(store.connect(old)) as db:
        assert recorded(release) == json.loads(json.dumps(scores(db)))


def test_a_database_of_a_newer_release_is_left_alone(path: Path, db: Database) -> None:
    row = {"migration_set": "scorekeeper", "name": "2036_01_new", "applied_at": "2036"}
    db.table("_sqlite_migrations").insert(row)
    before = dump(path)
    with pytest.raises(Unusable, match="newer scorekeeper"):
        store.prepare(path)
    assert before == dump(path)


def test_an_upgrade_makes_the_views_anew(tmp_path: Path) -> None:
    path = laid(RELEASES[-1], tmp_path)
    with closing(store.connect(path)) as db:
        db.create_view("games", "SELECT no_such_column FROM sheets", replace=True)
    store.prepare(path)
    with closing(store.connect(path)) as db:
        assert {*VIEWS} == {*db.view_names()}
        assert 0 < db["games"].count


def test_a_reinstalled_scorekeeper_started_elsewhere_finds_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """fault C15"""
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path / "kept"))
    (tmp_path / "kept").mkdir()
    laid(RELEASES[-1], tmp_path / "kept")
    for name in ("one", "two"):
        package = tmp_path / name
        shutil.copytree(ROOT / "scorekeeper", package / "scorekeeper")
        command = [sys.executable, "-m", "scorekeeper", "check"]
        ended = subprocess.run(command, cwd=package, capture_output=True, text=True, timeout=60)
        assert (0, "All games are sound.\n", "") == (ended.returncode, ended.stdout, ended.stderr)
    assert 1 == len(kept(tmp_path / "kept" / "scorekeeper.db"))
