"""The commands score, export and import, from their arguments to what they print."""

import io
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from scorekeeper import store
from scorekeeper.cli import main
from scorekeeper.log import Wrote
from scorekeeper.store import database
from tests.playing import a_record, begun, cells

ROOT = Path(__file__).parent.parent
ONE = {"trump": "hearts", "bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}
HOOKED = {**ONE, "bids": [0, 1, 0, 0]}
LINE = (
    '{"game": "devils-bridge", "players": ["Ani", "Budi", "Citra", "Dewi"], '
    '"sides": [[0], [1], [2], [3]], "hands": [{"number": 1, "cards": 1, "dealer": 3, '
    '"order": [0, 1, 2, 3], "points": [10, 11, 10, 0], "totals": [10, 11, 10, 0]}], '
    '"totals": [10, 11, 10, 0], "status": "playing", "winners": [], "places": [2, 1, 2, 4], '
    '"next": {"number": 2, "cards": 2, "dealer": 0, "order": [1, 2, 3, 0]}}\n'
)
KEPT = {
    "scorekeeper": 2,
    "title": "Friday",
    "started_at": "2026-11-27T19:00:00Z",
    "finished_at": "2026-11-27T21:30:00.5+00:00",
    "notes": "with\nsoup \ud800",
    "log": [{"z": [None, 1.5]}],
    "ended": "early",
}
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command: its exit status, and what it says on the two outputs."""

    def run(*arguments: object) -> tuple[int, str, str]:
        sys.stderr.reconfigure(errors="backslashreplace")  # as it is without pytest
        status = main([*map(str, arguments)])
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the games, which is not there yet."""
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path / "games"))
    return tmp_path / "games"


@pytest.fixture
def file(tmp_path: Path) -> Callable[[Any], Path]:
    def file(made: Any, name: str = "x.json") -> Path:
        path = tmp_path / name
        path.write_bytes(made if isinstance(made, bytes) else json.dumps(made).encode())
        return path

    return file


def type_in(monkeypatch: pytest.MonkeyPatch, text: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))


def test_a_record_is_scored_as_one_line_of_json(run: Run, file: Any) -> None:
    assert (0, LINE, "") == run("score", "--json", file(a_record(ONE)))


def test_a_record_is_scored_as_a_table_for_people(run: Run, file: Any) -> None:
    expected = """\
Devil’s Bridge: after 1 hand
        Ani  Budi  Citra  Jean-Luc
1. (1)  +10   +11    +10         0
         10    11     10         0

"""
    made = a_record(ONE) | {"players": ["Ani", "Budi", "Citra", "Jean-Luc"]}
    assert (0, expected, "") == run("score", file(made))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({}, "after 1 hand"),
        ({"ended": "early"}, "ended early"),
        ({"rules": {"target": 11}}, "Budi wins"),
    ],
)
def test_the_table_says_how_the_game_stands(run: Run, file: Any, more: Any, said: str) -> None:
    _, out, _ = run("score", file(a_record(ONE, **more)))
    assert f"Devil’s Bridge: {said}" == out.splitlines()[0]


def test_a_shared_win_names_everybody(run: Run, file: Any) -> None:
    """fault A19"""
    made = a_record({**ONE, "bids": [0, 0, 0, 0]}, rules={"max_cards": 1})
    assert "Ani and Citra and Dewi win" in run("score", file(made))[1]


def test_standard_input_is_a_file_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, json.dumps(a_record(ONE)).encode())
    assert (0, LINE, "") == run("score", "--json", "-")


def test_a_file_may_hold_several_records_and_a_command_several_files(run: Run, file: Any) -> None:
    many, single = file([a_record(ONE), a_record(HOOKED), a_record(ONE)]), file(a_record(ONE), "y")
    status, out, err = run("score", "--json", many, single)
    lines = out.splitlines(keepends=True)
    assert (1, 4, "") == (status, len(lines), err)
    assert [LINE] * 3 == [lines[0], *lines[2:]]
    error = {"hand": 1, "field": "bids", "seat": 3, "code": "hook"}
    said = "Not 0: the bids would equal the one trick. Dewi must bid something else."
    assert {"errors": [error | {"message": said}]} == json.loads(lines[1])
    assert ["hand", "field", "seat", "code", "message"] == list(json.loads(lines[1])["errors"][0])


def test_an_empty_list_holds_no_record(run: Run, file: Any) -> None:
    assert (0, "", "") == run("score", "--json", file([]))


def test_without_json_each_error_is_a_line_for_people(run: Run, file: Any) -> None:
    wrong = {**ONE, "bids": [0, 9, "a\nb\x1b[2J", 1], "tricks": 1}
    path = file([a_record(wrong), a_record(HOOKED), a_record(ONE, zzz=1), "x"])
    status, out, err = run("score", path)
    assert (1, "") == (status, out)
    assert [
        f"{path}: hand 1, tricks: “tricks” is not a list of the right length. (format)",
        f"{path}: hand 1, bids, Citra: “a b [2J” cannot stand here. (format)",
        f"{path}: hand 1, bids, Dewi: Not 0: the bids would equal the one trick. "
        "Dewi must bid something else. (hook)",
        f"{path}: zzz: There is no key “zzz” in a record. (format)",
        f"{path}: A record is an object that names every key once. (format)",
    ] == err.splitlines()


@pytest.mark.parametrize("name", [".", "/nowhere/x.json", "x\0y", "", "\udcff"])
def test_a_file_that_cannot_be_read_is_one_refused_record(run: Run, file: Any, name: str) -> None:
    status, out, _ = run("score", "--json", name, file(a_record(ONE)))
    refused, scored = out.splitlines(keepends=True)
    [error] = json.loads(refused)["errors"]
    assert (1, "format", LINE) == (status, error["code"], scored)
    assert "This file cannot be read." == error["message"]


@pytest.mark.parametrize(
    "text", [b"", b"x", b"{", b"\xff\xfe", b"[" * 100_000, b"[1,]", b"1" * 5000]
)
def test_what_is_not_json_is_one_refused_record(run: Run, file: Any, text: bytes) -> None:
    status, out, err = run("score", "--json", file(text))
    [error] = json.loads(out)["errors"]
    assert (1, "format", "This is not JSON.", "") == (status, error["code"], error["message"], err)
    assert (None, None, None) == (error["hand"], error["field"], error["seat"])


def test_other_encodings_of_json_are_read(run: Run, file: Any) -> None:
    for encoding in ("utf-8-sig", "utf-16", "utf-32"):
        assert LINE == run("score", "--json", file(json.dumps(a_record(ONE)).encode(encoding)))[1]


def test_without_a_standard_input_there_is_one_refused_record() -> None:
    command = [sys.executable, "-m", "scorekeeper", "score", "-"]
    ended = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *command], cwd=ROOT, capture_output=True, text=True
    )
    assert (1, "", "-: This file cannot be read. (format)\n") == (
        ended.returncode,
        ended.stdout,
        ended.stderr,
    )


def test_names_that_the_terminal_cannot_print_are_printed_all_the_same() -> None:
    text = json.dumps(a_record(ONE) | {"players": ["\ud800", "한글", "👩‍👩‍👧", "a\nb"]})
    command = [sys.executable, "-m", "scorekeeper", "score", "-"]
    env = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ended = subprocess.run(command, cwd=ROOT, env=env, input=text.encode(), capture_output=True)
    assert (0, b"") == (ended.returncode, ended.stderr)
    assert 5 == len(ended.stdout.splitlines())


def exported(run: Run, code: str) -> str:
    status, out, err = run("export", code)
    assert (0, "") == (status, err)
    return out


@pytest.mark.parametrize(
    "hands",
    [
        [],
        [ONE],
        [ONE, {"trump": "none", "bids": [None, 0, 1, None]}],
        [ONE, {"bids": [0, 0, 0, 0], "won": [2]}],
        [ONE, {"bids": [0, 0, 0, 0], "tricks": [1, None, None, None]}],
    ],
)
@pytest.mark.parametrize("kept", [{}, KEPT, {"finished_at": KEPT["finished_at"]}])
def test_export_import_export_is_the_identity(
    run: Run, games: Path, file: Any, hands: Any, kept: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = a_record(*hands, rules={"target": 50}, **kept)
    code = run("import", file(made))[1].strip()
    first = exported(run, code)
    assert {"scorekeeper": None} | made == json.loads(first)
    elsewhere(monkeypatch, games)
    again = run("import", file(first.encode()))[1].strip()
    assert again != code
    assert first == exported(run, again)


def elsewhere(monkeypatch: pytest.MonkeyPatch, games: Path) -> None:
    """From now on it is another scorekeeper, which has no game yet."""
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(games.parent / "elsewhere"))


def test_a_game_of_one_s_own_is_exported_with_its_times(
    run: Run, games: Path, file: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    games.mkdir()
    store.prepare(games / "scorekeeper.db")
    played = Wrote(1, cells(bid=[0, 0, 0, 0], won=[]) | {("won", 1): 0})
    with closing(store.connect(games / "scorekeeper.db")) as db:
        code = store.begin(db, [begun(4, 3, max_cards=1), played], "phone")
        going = store.begin(db, [begun(4, 3)], "phone")
        noted = store.load(db, code).notes[0].at.isoformat()
    first = exported(run, code)
    made = json.loads(first)
    assert [noted, noted] == [made["started_at"], made["finished_at"]]
    assert [{"bids": [0, 0, 0, 0], "won": [0]}] == made["hands"]
    assert "finished_at" not in json.loads(exported(run, going))
    elsewhere(monkeypatch, games)
    again = run("import", file(first.encode()))[1].strip()
    assert first == exported(run, again)


def test_what_a_file_said_about_its_end_goes_when_the_game_goes_on(
    run: Run, games: Path, file: Any
) -> None:
    code = run("import", file(a_record(ONE, title="x", finished_at=KEPT["finished_at"])))[1].strip()
    with closing(store.connect(games / "scorekeeper.db")) as db:
        store.write(db, code, Wrote(2, {("bid", 1): 0}), 2, "k1", "phone")
    made = json.loads(exported(run, code))
    assert ("x", False, False) == (made["title"], "finished_at" in made, "started_at" in made)


def test_import_prints_a_code_for_each_record_and_names_what_is_refused(
    run: Run, games: Path, file: Any
) -> None:
    half = a_record(ONE) | {"players": ["A", "B\ud800", "C", "D"]}
    path = file([a_record(ONE), a_record(HOOKED), half, a_record()])
    status, out, err = run("import", path)
    assert (1, 2) == (status, len(out.splitlines()))
    assert ["(hook)", "(players)"] == [line.split()[-1] for line in err.splitlines()]
    assert [1, 0] == [len(json.loads(exported(run, code))["hands"]) for code in out.split()]


@pytest.mark.parametrize("code", ["nosuchsheet0", "", "\udcff", "한글", "' OR 1=1 --"])
def test_a_code_that_no_game_has_is_said(run: Run, games: Path, code: str) -> None:
    expected = f"There is no game with the code “{code}”.\n"
    assert (1, "", expected.replace("\udcff", "\\udcff")) == run("export", code)


def test_games_that_cannot_be_opened_are_said_in_one_sentence(run: Run, games: Path) -> None:
    games.write_text("no folder")
    status, out, err = run("export", "nosuchsheet0")
    assert (1, "", 1) == (status, out, len(err.splitlines()))
    games.unlink()
    games.mkdir()
    (games / "scorekeeper.db").write_text(
        "no database at all, but long enough to be looked at" * 99
    )
    assert "cannot be read" in run("import", "x.json")[2]


def test_import_waits_for_whoever_writes_and_then_says_so(
    run: Run, games: Path, file: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """fault C09"""
    run("import", file(a_record(ONE)))
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    with closing(sqlite3.connect(games / "scorekeeper.db", isolation_level=None)) as holding:
        holding.execute("BEGIN IMMEDIATE")
        status, out, err = run("import", file(a_record()))
    assert (1, "", 1) == (status, out, len(err.splitlines()))
    assert "Try again" in err


def test_the_table_has_rows_for_points_by_hand_and_blanks_for_whoever_did_not_play(
    run: Run, tmp_path: Path
) -> None:
    hand = {"bids": [0, None, 0, 0], "tricks": [2, None, 0, 0]}
    made = a_record(
        ONE,
        hand,
        adjustments=[{"after": 1, "side": 2, "points": -5, "reason": "revoke"}],
        seats=[{"hand": 2, "seat": 1, "sits_out": True}],
    )
    file = tmp_path / "game.json"
    file.write_text(json.dumps(made))
    _, out, _ = run("score", file)
    rows = [line.split() for line in out.splitlines()[1:]]
    assert [
        ["Ani", "Budi", "Citra", "Dewi"],
        ["1.", "(1)", "+10", "+11", "+10", "0"],
        ["±", "−5"],
        ["2.", "(2)", "+2", "+10", "+10"],
        ["12", "11", "15", "10"],
        [],
    ] == rows
