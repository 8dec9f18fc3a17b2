"""docs/database.md says what the tables are, and Datasette shows them."""

import json
import re
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlite_utils import Database

from scorekeeper import record, store
from scorekeeper.games import GAMES
from scorekeeper.store import views
from scorekeeper.store.database import writing
from tests.databases.make import finished, keep, mended, running, stopped

PAGE = (Path(__file__).parent.parent / "docs" / "database.md").read_text()
SECTIONS = re.findall(r"^### `(\w+)`\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
DOCUMENTED = {name: re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) for name, text in SECTIONS}
NOT_OURS = ("_", "sqlite_", "catalogue_")  # the notes of sqlite-utils and of SQLite itself


def test_every_table_and_view_is_told_of_with_its_columns_in_their_order(db: Database) -> None:
    names = [n for n in [*db.table_names(), *db.view_names()] if not n.startswith(NOT_OURS)]
    assert set(DOCUMENTED) == set(names)
    for name in names:
        assert DOCUMENTED[name] == [column.name for column in db[name].columns], name


def test_the_views_have_plain_names(db: Database) -> None:
    assert {"games", "hands", "bids", "players"} <= set(DOCUMENTED)
    assert {"games", "hands", "bids"} == set(db.view_names()) == set(views.VIEWS)


def test_the_games_it_names_are_all_there_are() -> None:
    [said] = re.findall(r"^\| `game` \| (`.*`) \|$", PAGE, re.MULTILINE)
    assert list(GAMES) == re.findall("`(.*?)`", said)


def test_its_example_runs(db: Database) -> None:
    [sql] = re.findall(r'^ +sqlite3 .* "(.*)"$', PAGE, re.MULTILINE)
    keep(db, finished("call-bridge", 1))
    assert 4 == len(list(db.query(sql)))


def test_times_are_utc_whatever_the_clock_of_the_machine_says(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """fault C29"""
    monkeypatch.setenv("TZ", "Asia/Kathmandu")
    keep(db, mended())
    [row] = db.query("SELECT begun, written FROM games")
    for at in row.values():
        assert timedelta(0) == datetime.fromisoformat(at).utcoffset()


def test_a_game_that_was_read_in_began_when_its_file_says(db: Database) -> None:
    made = {**record.write(finished("brouc", 3).sheet, {}), "started_at": "2026-04-03T19:00:00Z"}
    store.begin(db, record.read(made).events, "phone")
    assert ["2026-04-03T19:00:00Z"] == [row["begun"] for row in db.query("SELECT begun FROM games")]


def shown(path: Path, page: str) -> Any:
    """What Datasette itself answers."""
    command = [sys.executable, "-W", "ignore", "-m", "datasette", str(path), "--get"]
    asked = f"/{path.stem}/{page}"
    ended = subprocess.run([*command, asked], capture_output=True, text=True, timeout=120)
    assert (0, "") == (ended.returncode, ended.stderr)
    return json.loads(ended.stdout) if ".json" in page else ended.stdout


def test_datasette_shows_games_hands_bids_and_players(db: Database, path: Path) -> None:
    tables = [running("call-bridge", 1), finished("brouc", 2), stopped()]
    for one in tables:
        keep(db, one)
    games = shown(path, "games.json?_shape=array&_sort=sheet")
    assert [one.sheet.game.key for one in tables] == [game["game"] for game in games]
    assert [list(one.sheet.totals) for one in tables] == [json.loads(g["totals"]) for g in games]
    [winner] = tables[1].sheet.named(tables[1].sheet.winners)
    assert [[], [winner], []] == [json.loads(game["winners"]) for game in games]
    people = shown(path, "players.json?_shape=array")
    assert {"Ani", "陈", "René"} <= {person["name"] for person in people}
    bids = shown(path, "bids.json?_shape=array&sheet=1&hand=1")
    line = tables[0].sheet.lines[0]
    assert dict(line.hand.named("bid")) == {n: bid["bid"] for n, bid in enumerate(bids)}
    hands = shown(path, "hands.json?_shape=array&sheet=2&_size=max")
    assert [p for line in tables[1].sheet.lines for p in line.points] == [
        h["points"] for h in hands
    ]
    assert "Ani &amp; Citra" in shown(path, "hands?sheet=2")


def test_datasette_is_asked_for_what_is_there_while_people_play(db: Database, path: Path) -> None:
    keep(db, mended())
    with writing(db):
        db.execute("DELETE FROM played")
        assert 4 == len(shown(path, "hands.json?_shape=array"))


@pytest.mark.parametrize("game", GAMES)
def test_the_views_say_what_the_sheet_says(db: Database, game: str) -> None:
    """fault A44, fault A47"""
    made = finished(game, Random(game).randrange(1000))
    keep(db, made)
    sheet = made.sheet
    hands = list(db.query("SELECT * FROM hands ORDER BY hand"))
    assert len(sheet.lines) * len(sheet.sides) == len(hands)
    for row in hands:
        line = sheet.lines[row["hand"] - 1]
        side = sheet.names.index(row["name"])
        assert (line.points[side], line.totals[side]) == (row["points"], row["total"])
        assert (line.hand.deal.cards, sheet.players[line.hand.deal.dealer]) == (
            row["cards"],
            row["dealer"],
        )
