"""Files are read in two steps: a report that stores nothing, and a tap that adds what is new."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse, encode_multipart

from scorekeeper import record
from scorekeeper.web.importing import LARGEST, OBJECTS
from scorekeeper.web.limits import Kind, Limit
from tests.playing import a_record
from tests.test_csv import PLAIN
from tests.web import Phone, opened, refused, written

ONE = {"trump": "hearts", "bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}
HOOKED = {**ONE, "bids": [0, 1, 0, 0]}
STARTED = {"started_at": "2026-11-27T19:00:00Z"}


def send(phone: Phone, *files: Any, names: tuple[str, ...] = ("x.json",)) -> TestResponse:
    """Chooses these files on the page, and has them looked at."""
    phone.get("/import")
    contents = [one if isinstance(one, bytes) else json.dumps(one).encode() for one in files]
    named = zip(contents, names * len(files), strict=False)
    files_sent = [FileStorage(io.BytesIO(content), name) for content, name in named]
    boundary, body = encode_multipart({**phone.stamp(), "file": files_sent})
    kind = f"multipart/form-data; boundary={boundary}"
    answer = phone.client.post("/import", data=body, content_type=kind)
    phone._see(answer)
    return answer


def codes(phone: Phone) -> list[str]:
    """The sheets that the list of games leads to."""
    phone.get("/")
    return list(dict.fromkeys(re.findall(r"/g/(\w+)", " ".join(phone.page.links))))


def test_a_report_comes_first_and_stores_nothing(phone: Phone) -> None:
    """What is new, what is here already, what is refused and why, with hand and player."""
    send(phone, a_record(ONE, **STARTED))
    phone.press("Add 1 game")
    before = written(phone.app)
    two_bad = PLAIN.replace("1;Dewi;Citra;0;0", "1;Dewi;Citra;9;0").replace("Ani;1;0", "Ani;x;0")
    answer = send(
        phone,
        [a_record(ONE, **STARTED), a_record(ONE), a_record(ONE), a_record(HOOKED)],
        two_bad.encode(),
        names=("a.json", "b.csv"),
    )
    assert (200, before) == (answer.status_code, written(phone.app))
    said = phone.page.text
    assert "1 is new 2 are here already 2 have errors" in said
    assert "a.json, b.csv" in said
    assert "Hand 1, Dewi: Not 0: the bids would equal the one trick." in said
    assert "Hand 1, Citra: 9 is not possible: choose 0 to 1." in said
    assert "Hand 2, Ani: “x” cannot stand here." in said
    assert "Here already, hand for hand." in said
    assert "Twice in these files." in said


def test_one_tap_adds_what_is_new(phone: Phone) -> None:
    """JSON and CSV together; the record that was read is the one that is stored."""
    made = {"scorekeeper": None} | a_record(ONE, title="=Friday", log=[{"a": 1}], **STARTED)
    send(phone, made, PLAIN.encode(), names=("a.json", "b.csv"))
    answer = phone.press("Add the chosen games, up to 2")
    assert 303 == answer.status_code
    assert "2 games are here now." in phone.page.text
    found = [phone.client.get(f"/g/{code}.json").json for code in codes(phone)]
    assert made in found
    assert ["Ani", "Budi", "Citra", "Dewi"] == found[0]["players"]
    send(phone, made, PLAIN.encode(), names=("a.json", "b.csv"))
    assert "2 are here already" in phone.page.text


def test_only_the_chosen_games_are_added_and_the_same_form_adds_them_once(phone: Phone) -> None:
    send(phone, [a_record(ONE), a_record(), a_record(ONE, **STARTED)])
    form = phone.page.form("/import/add")
    fields = [pair for pair in form.fields if pair[0] != "game"] + [("game", "2")]
    for _ in range(2):
        phone.client.post("/import/add", data=dict(fields))
    [code] = codes(phone)
    assert "started_at" in phone.client.get(f"/g/{code}.json").json


def test_whoever_adds_a_game_keeps_its_score(phone: Phone) -> None:
    send(phone, a_record(ONE))
    phone.press("Add 1 game")
    [phone.code] = codes(phone)
    assert 303 == phone.bid(1, 0).status_code


def test_what_comes_back_is_read_anew(phone: Phone) -> None:
    """A form may be sent by anybody: what it says is no better than a file."""
    send(phone, a_record(ONE))
    form = phone.page.form("/import/add")
    before = written(phone.app)
    for records in ("", "x", "[1]", json.dumps([a_record(HOOKED)])):
        fields = {**phone.stamp(form), "game": "0", "records": records}
        refused(phone, phone.send("/import/add", fields), before, 422)
    refused(phone, phone.send("/import/add", {}), before, 422)
    refused(phone, phone.send("/import/add", {**phone.stamp(form), "x": "1"}), before, 422)


def test_names_that_cannot_be_kept_are_refused_in_the_report(phone: Phone) -> None:
    send(phone, a_record(ONE) | {"players": ["A", "B\ud800", "C", "D"]})
    assert "It has letters that cannot be kept" in phone.page.text
    assert "0 are new" in phone.page.text
    for letter in "\n\0\x85":
        seats = [{"hand": 2, "seat": 0, "takes_over": name} for name in (f"E{letter}a", "Fajar")]
        send(phone, a_record(ONE, seats=seats))
        assert "It has letters that cannot be kept" in phone.page.text


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "This is neither JSON nor CSV."),
        (b"{", "This is not JSON."),
        (b"\xff\xfe\xff", "The letters of this file cannot be read."),
        (b"game,hand\n", "The column “player” is missing."),
        (b"\0" * 99, "This is neither JSON nor CSV."),
    ],
)
def test_what_is_no_file_of_games_is_said_with_its_name(
    phone: Phone, content: bytes, said: str
) -> None:
    send(phone, content, names=("holiday.png",))
    assert said in phone.page.text
    assert "holiday.png" in phone.page.text


def test_no_file_and_an_empty_list_are_refused_in_a_sentence(phone: Phone) -> None:
    before = written(phone.app)
    refused(phone, send(phone), before, 422)
    refused(phone, send(phone, []), before, 422)


def test_too_much_at_once_is_refused_in_a_sentence(phone: Phone) -> None:
    before = written(phone.app)
    refused(phone, send(phone, b"[" + b" " * LARGEST), before, 413)
    most = b"[" + b" " * (LARGEST - 2000) + b"]"
    assert 422 == send(phone, most).status_code


def test_too_many_hands_at_once_are_refused_before_they_are_read(phone: Phone) -> None:
    """Half a megabyte of empty hands would keep a server busy for minutes."""
    before, many = written(phone.app), a_record(*[{}] * (OBJECTS + 1))
    refused(phone, send(phone, many), before, 422)
    assert "These are too many hands at once." in phone.page.alert
    fields = {**phone.stamp(), "game": "0", "records": json.dumps([many])}
    refused(phone, phone.send("/import/add", fields), before, 422)


def test_a_large_file_comes_back_whole(phone: Phone) -> None:
    """More than a form could hold before: a year of games with their logs."""
    many = [a_record(ONE, title=f"{n}", log="x" * 9000) for n in range(100)]
    send(phone, many)
    fields = phone.page.form("/import/add").fields
    chosen = [pair for pair in fields if pair[0] != "game"] + [("game", "0"), ("game", "1")]
    answer = phone.client.post("/import/add", data=_several(chosen))
    assert (303, "/import?added=1") == (answer.status_code, answer.location)


def _several(pairs: list[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in pairs:
        found.setdefault(name, []).append(value)
    return found


def test_importing_is_limited_as_starting_games(tmp_path: Path) -> None:
    phone = opened(tmp_path, LIMITS={Kind.START: Limit(2, 1 / 100)})
    send(phone, a_record(ONE))
    phone.press("Add 1 game")
    before = written(phone.app)
    refused(phone, send(phone, a_record()), before, 429)


def test_every_club_has_its_own_games(tmp_path: Path) -> None:
    """The same game may be in two clubs; neither hears of the other's."""
    one = opened(tmp_path, ACCESS="private")
    assert 403 == one.client.post("/import").status_code
    two = Phone(one.app)
    for phone in (one, two):
        phone.send("/club", {})
        send(phone, a_record(ONE, title=str(id(phone))))
        assert "1 is new" in phone.page.text
        phone.press("Add 1 game")
    assert 1 == len(one.client.get("/games.json").json)
    assert codes(one) != codes(two)


def test_an_error_of_a_record_without_hands_or_people_needs_none(phone: Phone) -> None:
    whist = a_record() | {"game": "whist"}
    send(phone, [1, {}, whist, a_record(players=2), a_record(rules={"x": 1})])
    assert "5 have errors" in phone.page.text
    assert "There is no game “whist” here." in phone.page.text


def test_a_game_with_many_errors_says_how_many_more(phone: Phone) -> None:
    wrong = [{"bids": [9, 9, 9, 9], "tricks": [9, 9, 9, 9]}] * 5
    send(phone, a_record(*wrong))
    assert re.search(r"And \d+ more\.", phone.page.text)


def test_what_was_read_is_understood(phone: Phone) -> None:
    """The records in the form are those of the file, whatever they were written in."""
    send(phone, PLAIN.encode(), names=("b.csv",))
    [one] = json.loads(phone.page.form("/import/add").value("records"))
    assert (10, 13, 20, 10) == record.read(one).sheet.totals


def test_a_game_of_two_who_are_one_person_by_now_is_refused_and_the_others_are_added(
    phone: Phone,
) -> None:
    """What can be added is; why something cannot is said."""
    phone.start(["Mia", "Bob", "Cat"])
    phone.start(["Mia M", "Dan", "Eve"])
    phone.get("/players/1/edit")
    phone.send("/players/1/merge", {"into": "4"})
    records = [
        a_record(players=3) | {"players": names}
        for names in (["Ann", "Bob", "Cat"], ["Mia", "Mia M", "Cat"], ["Eve", "Fay", "Gus"])
    ]
    send(phone, records)
    answer = phone.press("Add the chosen games, up to 3")
    assert 422 == answer.status_code
    assert "2 games are here now" in phone.page.text
    phone.get("/games", q="gus")
    assert 1 == len([link for link in phone.page.links if link.startswith("/g/")])


def thrown(phone: Phone) -> None:
    """A game from a file that lies in the trash."""
    send(phone, a_record(ONE, **STARTED))
    phone.press("Add 1 game")
    [phone.code] = codes(phone)
    phone.get(phone.at("delete"))
    phone.press("Throw it away")


def test_a_game_that_lies_in_the_trash_is_said_to_lie_there(phone: Phone) -> None:
    thrown(phone)
    send(phone, a_record(ONE, **STARTED))
    assert "0 are new 0 are here already 1 is in the trash 0 have errors" in phone.page.text
    assert "It is in the trash. Take it back there." in phone.page.text
    assert "/games/trash" in phone.page.links
    assert phone.at() not in phone.page.links


def test_a_game_that_was_thrown_away_after_the_report_is_not_said_to_be_here(phone: Phone) -> None:
    """A second tap on the form that added it."""
    send(phone, a_record(ONE, **STARTED))
    fields = dict(phone.page.form("/import/add").fields)
    thrown(phone)
    before = written(phone.app)
    refused(phone, phone.send("/import/add", fields), before, 422)
    assert "This game is in the trash." in phone.page.alert
    assert "here now" not in phone.page.text
