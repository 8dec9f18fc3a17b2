"""Out: the record, rows, the link and what the picture says; one game, or all of the club."""

from __future__ import annotations

import csv
import io
import json
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper import record, store
from scorekeeper.cli import main
from scorekeeper.games import GAMES
from tests.playing import a_record
from tests.test_csv import played
from tests.web import Phone, opened


def rows(phone: Phone, path: str) -> list[dict[str, str]]:
    text = phone.client.get(path).data.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def begin(phone: Phone, *events: object) -> str:
    with closing(store.connect(phone.app.config["DATABASE"])) as db:
        return store.begin(db, list(events), "another")  # type: ignore[arg-type]


def test_the_record_is_letter_by_letter_that_of_the_command(
    phone: Phone,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.bid(1, 1)
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path))
    capsys.readouterr()
    assert 0 == main(["export", phone.code])
    assert capsys.readouterr().out == phone.client.get(phone.at() + ".json").text
    main(["export", "--all"])
    assert capsys.readouterr().out == phone.client.get("/games.json").text
    main(["export", "--csv", phone.code])
    assert "\ufeff" + capsys.readouterr().out == phone.client.get(phone.at() + ".csv").text


def test_rows_are_a_file_with_the_mark_of_unicode(phone: Phone) -> None:
    phone.start(["김", "আনি", "=cmd"])
    phone.bids([0, 0, 0])
    answer = phone.client.get(phone.at() + ".csv")
    assert answer.data.startswith(b"\xef\xbb\xbfsheet,")
    assert (
        f"attachment; filename=devils-bridge-{phone.code}.csv"
        == answer.headers["Content-Disposition"]
    )
    assert ["김", "আনি", "'=cmd"] == [row["player"] for row in rows(phone, phone.at() + ".csv")]


def test_all_games_are_those_of_the_club(phone: Phone) -> None:
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    first = phone.code
    phone.start(["Eve", "Fay", "Gus"])
    every = phone.client.get("/games.json").json
    assert [["Ann", "Bob", "Cat", "Dan"], ["Eve", "Fay", "Gus"]] == [g["players"] for g in every]
    assert [first] * 4 + [phone.code] * 3 == [row["sheet"] for row in rows(phone, "/games.csv")]


def test_without_a_club_there_are_none(tmp_path: Path) -> None:
    phone = opened(tmp_path, ACCESS="private")
    assert "[]\n" == phone.client.get("/games.json").text
    assert [] == rows(phone, "/games.csv")


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 2**32).map(Random))
def test_record_import_export_is_the_identity(phone: Phone, key: str, rnd: Random) -> None:
    """All five games, with people who come and go, corrections of rules and points by hand; and
    the rows of both are the same."""
    first = phone.client.get(f"/g/{begin(phone, *_events(played(key, rnd)))}.json").json
    one = record.understood(first).reading
    assert one
    code = begin(phone, *one.events)
    assert first == phone.client.get(f"/g/{code}.json").json
    [by_rows] = record.found_in(phone.client.get(f"/g/{code}.csv").data)
    assert by_rows.reading, by_rows.problems
    again = record.write(by_rows.reading.sheet, by_rows.reading.begun.kept or {})
    assert {**first, "log": 0} == {**again, "log": 0}


def _events(at: object) -> list[object]:
    return [step.event for step in at.log.steps]  # type: ignore[attr-defined]


def test_the_page_has_the_link_the_files_and_what_the_picture_says(phone: Phone) -> None:
    """Without a script: a link in a field that can be chosen, and links to both files."""
    phone.start(max_cards="1", sequence="up")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.get(phone.at("share"))
    [link] = [e for e in phone.page.named("input") if "readonly" in e.attributes]
    assert f"http://localhost/g/{phone.code}" == link.attributes["value"]
    assert {f"/g/{phone.code}.json", f"/g/{phone.code}.csv"} <= set(phone.page.links)
    [box] = [e.attributes for e in phone.page.elements if "data-result" in e.attributes]
    assert ("Bob, Cat, and Dan win", "10") == (box["data-head"], box["data-points"])
    assert [["1", "Bob", "10"], ["1", "Cat", "10"], ["1", "Dan", "10"], ["4", "Ann", "1"]] == (
        json.loads(box["data-rows"])
    )
    [script] = [e for e in phone.page.named("script") if "result.js" in e.attributes["src"]]
    assert script


def test_the_script_of_the_picture_is_loaded_only_there(phone: Phone) -> None:
    phone.start()
    for path in ("/", phone.at(), phone.at("scores"), "/import"):
        phone.get(path)
        assert not [e for e in phone.page.named("script") if "result" in e.attributes["src"]]


def test_the_highest_is_first_below_zero_too(phone: Phone) -> None:
    """fault A50: −4 stands above −9, and both below what is above zero."""
    hand = {"turned_up": "5S", "tricks": [17, 0, 0], "jacks": dict.fromkeys(
        ("hearts", "diamonds", "clubs", "spades"), 0)}  # fmt: skip
    added = [
        {"after": 1, "side": 1, "points": -9, "reason": ""},
        {"after": 1, "side": 2, "points": -4, "reason": ""},
    ]
    made = a_record(hand, players=3, game="dont-bug-me", adjustments=added)
    reading = record.read(made)
    phone.get(f"/g/{begin(phone, *reading.events)}/share")
    [box] = [e.attributes for e in phone.page.elements if "data-result" in e.attributes]
    assert [["1", "Ani", "7"], ["2", "Citra", "−4"], ["3", "Budi", "−9"]] == json.loads(
        box["data-rows"]
    )


def test_names_are_texts_in_the_picture_too(phone: Phone) -> None:
    """fault C27: a name that is markup stays a name in the data of the page."""
    nasty = ['"><script>alert(1)</script>', "'&amp;", "{{x}}"]
    phone.start(nasty)
    phone.get(phone.at("share"))
    [box] = [e.attributes for e in phone.page.elements if "data-result" in e.attributes]
    assert nasty == [name for _, name, _ in json.loads(box["data-rows"])]
    assert [] == phone.page.inline
