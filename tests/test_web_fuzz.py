"""Whatever is sent to whatever address: no fault of the server, and at most one event."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web import NAMES, Phone, opened, written

FORM = "application/x-www-form-urlencoded"
NAMED = [
    "version", "key", "entry", "back", "trump", "all", "edit", "name", "seat", "game", "dealer",
    "keeper", "again", "add", "add_new", "up", "down", "remove", "reason", "seen", "paper", "chart",
    "only", "hand", "hook", "target", "max_cards", "sequence", "forehead", "scoring", "end",
    *[f"{name}-{n}" for name in ("bid", "won", "tricks", "drawn", "touched") for n in range(-1, 5)],
]  # fmt: skip
SAID = [
    "0", "1", "2", "3", "-1", "", "7,5", "2.0", "٣", "9" * 4500, "1000000000", "hearts", "none",
    "True", "False", "None", "end", "fall", "each", "corrections", "up-down", "simple", "typed",
    "devils-bridge", *NAMES, "ann", "x" * 500, "<b>", "{0}", "%s", "\0", "k" * 12, "l" * 12,
    "bid-0=1", "a\r\nb",
]  # fmt: skip
PLACES = ["hands/1", "hands/2", "hands/1/correct", "hands/2/correct", "hands/99", "undo", "redo",
          "rules", "scores", "log"]  # fmt: skip
names = st.sampled_from(NAMED) | st.text(max_size=8)
values = st.sampled_from(SAID) | st.text(max_size=8) | st.integers(-3, 60).map(str)
forms = st.lists(st.tuples(names, values), max_size=8)
raw = st.binary(max_size=60)
keys = st.text("abcdef", min_size=8, max_size=8)
changes = st.lists(st.tuples(st.integers(0, 20), values), max_size=2)
additions = st.lists(st.tuples(names, values), max_size=1)
quickly = settings(
    max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Phone:
    """A scorekeeper with four games: in its bids, in its tricks, counted, and over."""
    phone = opened(tmp_path_factory.mktemp("fuzz"), TESTING=True)
    phone.start()
    phone.bid(0, 0)
    phone.start(max_cards="5", sequence="down")
    phone.bids([2, 1, 0, 3])
    phone.trick(0)
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    phone.bids([1, 0, 0, 0])
    phone.start(max_cards="1", sequence="up")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    return phone


def codes(phone: Phone) -> list[str]:
    phone.get("/")
    return sorted(link[3:] for link in phone.page.links if link.startswith("/g/"))


def body(form: list[tuple[str, str]]) -> str:
    """As a browser sends it; half a character becomes a question mark."""
    return urlencode(
        [(n.encode("utf-8", "replace"), v.encode("utf-8", "replace")) for n, v in form]
    )


def sent(phone: Phone, path: str, form: list[tuple[str, str]]) -> None:
    """Sends the form, and looks whether what is then stored can still be shown."""
    before = written(phone.app)
    answer = phone.client.post(path, data=body(form), content_type=FORM)
    assert answer.status_code < 500
    assert written(phone.app) - before <= (answer.status_code == 303)
    for path in ("/", *(phone.at(*rest) for rest in ((), ("log",), ("scores",), ("rules",)))):
        assert 200 == phone.client.get(path).status_code
    assert 200 == phone.client.get(phone.at() + ".json").status_code


@quickly
@given(data=st.data())
def test_whatever_is_sent_it_writes_one_event_or_none(games: Phone, data: Any) -> None:
    games.code = data.draw(st.sampled_from(codes(games)), "sheet")
    places = [games.at(place) for place in PLACES]
    path = data.draw(st.sampled_from([*places, games.at(), "/new", "/", "/g/x/undo"]), "address")
    form = data.draw(forms, "form")
    if data.draw(st.booleans(), "stamped"):
        form = [pair for pair in form if pair[0] not in ("version", "key")]
        version = data.draw(st.integers(1, 12), "version")
        form += [("version", str(version)), ("key", data.draw(keys, "key"))]
    sent(games, path, form)


@quickly
@given(data=st.data())
def test_whatever_becomes_of_a_form_it_writes_one_event_or_none(games: Phone, data: Any) -> None:
    """A form of a page, with some of it changed, left out, or added."""
    games.code = data.draw(st.sampled_from(codes(games)), "sheet")
    page = data.draw(st.sampled_from(["", "rules", "hands/1/correct", "hands/2/correct"]), "page")
    games.get(games.at(page) if page else games.at())
    found = [form for form in games.page.forms if form.attributes.get("method") == "post"]
    if not found:
        return
    form = found[data.draw(st.integers(0, 20), "form") % len(found)]
    pressed = [b.attributes for b in form.buttons if "name" in b.attributes]
    fields, button = list(form.fields), data.draw(st.integers(0, 20), "button")
    if pressed:
        chosen = pressed[button % len(pressed)]
        fields.append((chosen["name"], chosen["value"]))
    for place, value in data.draw(changes, "changes"):
        fields[place % len(fields)] = fields[place % len(fields)][0], value
    sent(games, form.action, fields + data.draw(additions, "additions"))


@quickly
@given(body=raw, kind=st.sampled_from([FORM, "multipart/form-data; boundary=x", "text/plain", ""]))
def test_whatever_bytes_are_sent_they_write_nothing(games: Phone, body: bytes, kind: str) -> None:
    games.code, before = codes(games)[0], written(games.app)
    for path in ("/new", *(games.at(rest) for rest in ("hands/1", "undo", "rules"))):
        answer = games.client.post(path, data=body, content_type=kind)
        assert answer.status_code in (303, 400, 413, 422)
    assert before == written(games.app)


@quickly
@given(data=st.data())
def test_whatever_an_address_says_it_only_shows(games: Phone, data: Any) -> None:
    games.code = data.draw(st.sampled_from(codes(games)), "sheet")
    places = [games.at(place) for place in PLACES if place not in ("undo", "redo")]
    some = [*places, games.at(), games.at() + ".json", "/new", "/"]
    path = data.draw(st.sampled_from(some), "address")
    query, before = data.draw(forms, "query"), written(games.app)
    answer = games.client.get(path, query_string=body(query))
    assert answer.status_code in (200, 303, 404)
    assert before == written(games.app)


@quickly
@given(query=raw, path=raw)
def test_whatever_address_is_asked_for_it_is_answered(
    games: Phone, query: bytes, path: bytes
) -> None:
    for start in ("/", "/g/", "/new/", "/static/"):
        asked = {"QUERY_STRING": query, "PATH_INFO": start.encode() + path}
        overrides = {name: text.decode("latin-1") for name, text in asked.items()}
        answer = games.client.get("/", environ_overrides=overrides, buffered=True)
        assert answer.status_code < 500
