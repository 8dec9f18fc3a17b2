"""Many games as files: export --all and --csv, and what import says before and while it adds."""

from __future__ import annotations

import csv
import io
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from scorekeeper import store
from tests.playing import a_record
from tests.test_cli_records import HOOKED, ONE, Run, elsewhere, exported, file, games, run

__all__ = ["file", "games", "run"]
TWO = {"bids": [0, 0, 0, 0], "tricks": [2, 0, 0, 0]}
STARTED = {"started_at": "2026-11-27T19:00:00Z"}


def test_all_games_are_one_list_and_come_back(
    run: Run, games: Path, file: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [a_record(ONE, **STARTED), a_record(ONE, TWO), a_record(players=5)]
    codes = run("import", file(made))[1].split()
    every = run("export", "--all")[1]
    assert [json.loads(exported(run, code)) for code in codes] == json.loads(every)
    elsewhere(monkeypatch, games)
    assert (0, "[]\n", "") == run("export", "--all")
    run("import", file(every.encode()))
    assert every == run("export", "--all")[1]


def test_csv_has_the_rows_of_a_game_or_of_all_and_comes_back(
    run: Run, games: Path, file: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = run("import", file([a_record(ONE, **STARTED), a_record(ONE, TWO)]))[1].split()
    every, one = run("export", "--all", "--csv")[1], run("export", "--csv", codes[1])[1]
    rows = list(csv.DictReader(io.StringIO(every, newline="")))
    assert [codes[0]] * 4 + [codes[1]] * 8 == [row["sheet"] for row in rows]
    assert every.splitlines()[0::5][0] == one.splitlines()[0]
    assert every.splitlines()[5:] == one.splitlines()[1:]
    elsewhere(monkeypatch, games)
    status, out, err = run("import", file(every.encode(), "x.csv"))
    assert (0, 2, "") == (status, len(out.split()), err)
    again = run("export", "--all", "--csv")[1]
    for old, new in zip(codes, out.split(), strict=True):
        again = again.replace(new, old)
    assert every == again


def test_the_same_game_twice_is_one(run: Run, games: Path, file: Any) -> None:
    """By its content: the time in another notation, the names in another case, as CSV too."""
    path = file([a_record(ONE, **STARTED), a_record(ONE, **STARTED)])
    status, out, err = run("import", path)
    code = out.strip()
    title = "Devil’s Bridge, Ani, Budi, Citra, Dewi"
    assert (0, f"{path}: {title}: twice in these files\n") == (status, err)
    other = a_record(ONE, started_at="2026-11-27T19:00:00+00:00")
    other["players"] = [name.upper() for name in other["players"]]
    table = run("export", "--csv", code)[1]
    for again in (file(other), file(table.encode(), "x.csv")):
        status, out, err = run("import", again)
        assert (0, "") == (status, out)
        assert err.endswith(f": here already as {code}\n")
    with closing(store.connect(games / "scorekeeper.db")) as db:
        store.throw_away(db, code, "phone")
    assert run("import", path)[2].endswith(f": here already as {code}, in the trash\n")


@pytest.mark.parametrize(
    "made",
    [
        a_record(ONE),
        a_record(ONE, TWO, **STARTED),
        a_record(ONE, **STARTED, first_dealer=2),
        a_record(ONE, **STARTED, game="oh-hell"),
        a_record(ONE, started_at="2026-11-27T19:00:01Z"),
        a_record({**ONE, "trump": "spades"}, **STARTED),
    ],
)
def test_another_game_is_not_the_same(run: Run, games: Path, file: Any, made: Any) -> None:
    run("import", file(a_record(ONE, **STARTED)))
    status, out, _ = run("import", file(made))
    assert (0, 1) == (status, len(out.split()))


def test_a_report_says_what_would_happen_and_stores_nothing(
    run: Run, games: Path, file: Any
) -> None:
    path = file([a_record(ONE), a_record(HOOKED)])
    status, out, err = run("import", "--report", path)
    assert (1, "") == (status, out)
    assert ["new", "(hook)"] == [line.split()[-1] for line in err.splitlines()]
    assert "[]\n" == run("export", "--all")[1]


def test_a_bad_row_of_a_csv_file_is_named_and_the_other_games_are_added(
    run: Run, games: Path, file: Any
) -> None:
    rows = "sheet,game,hand,dealer,player,bid,tricks\n"
    for sheet, bid in (("a", 0), ("b", 1)):
        hand = zip(["Ani", "Budi", "Cem"], [0, 0, bid], [1, 0, 0], strict=True)
        rows += "".join(f"{sheet},oh-hell,1,Cem,{n},{b},{t}\n" for n, b, t in hand)
    path = file(rows.encode(), "x.csv")
    status, out, err = run("import", path)
    assert (1, 1) == (status, len(out.split()))
    assert err.startswith(f"{path}: hand 1, bids, Cem: Not 1: the bids would equal the one trick.")


def test_what_is_no_file_of_games_is_said(run: Run, games: Path, file: Any) -> None:
    for content, said in ((b"x", "neither JSON nor CSV"), (b"{", "This is not JSON.")):
        status, out, err = run("import", file(content))
        assert (1, "", 1) == (status, out, len(err.splitlines()))
        assert said in err
    assert "This file cannot be read." in run("import", "/nowhere/x.json")[2]
