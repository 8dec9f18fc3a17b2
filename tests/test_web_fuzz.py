"""Whatever is sent to whatever address: no fault of the server, and at most one event."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from typing import TypeVar
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from scorekeeper import store
from scorekeeper.web.limits import Kind, Limit
from tests.page import Form
from tests.web import NAMES, Phone, opened, written

T = TypeVar("T")
FORM = "application/x-www-form-urlencoded"
NAMED = [
    "version", "key", "entry", "back", "trump", "all", "edit", "name", "seat", "game", "dealer",
    "keeper", "again", "add", "add_new", "up", "down", "remove", "reason", "seen", "paper", "chart",
    "only", "hand", "hook", "target", "max_cards", "sequence", "forehead", "scoring", "end",
    "turned_up", "claim", "claiming", "way", "card", "pile", "use", "clear", "more", "less", "skip",
    "cards", "suit", "rank", "away", "leader", "players", "undertrump",
    *[f"{name}-{suit}" for name in ("jack", "combination", "jacks") for suit in ("hearts", "none")],
    *[f"{name}-{n}" for name in ("card_points", "drawn-card_points") for n in (0, 1)],
    *[f"{name}-{n}" for name in ("bid", "won", "tricks", "drawn", "touched") for n in range(-1, 5)],
]  # fmt: skip
SAID = [
    "0", "1", "2", "3", "-1", "", "7,5", "2.0", "٣", "9" * 4500, "1000000000", "hearts", "none",
    "True", "False", "None", "end", "fall", "each", "corrections", "up-down", "simple", "typed",
    "0-KQ", "1-KQJ", "2-KQ", "-", "JC", "10D", "AH", "120", "tricks-0", "card_points-1",
    "devils-bridge", "brouc", *NAMES, "ann", "x" * 500, "<b>", "{0}", "%s", "\0", "k" * 12,
    "l" * 12, "bid-0=1", "a\r\nb", "9S KH", "KH KH", "forbidden", "A", "spades",
]  # fmt: skip
PLACES = ["hands/1", "pile", "hands/2", "hands/1/correct", "hands/2/correct", "hands/99", "undo",
          "redo", "rules", "scores", "log", "referee", "referee/hand"]  # fmt: skip
names = st.sampled_from(NAMED) | st.text(max_size=8)
values = st.sampled_from(SAID) | st.text(max_size=8) | st.integers(-3, 60).map(str)
forms = st.lists(st.tuples(names, values), max_size=8)
raw = st.binary(max_size=60)
some = st.integers(0, 99)  # which of a list that depends on what was written before
keys = st.text("abcdef", min_size=8, max_size=8)
changes = st.lists(st.tuples(st.integers(0, 20), values), max_size=2)
additions = st.lists(st.tuples(names, values), max_size=1)
quickly = settings(
    max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Phone:
    """A scorekeeper with games in their bids, in their tricks, counted, and over."""
    limits = {kind: Limit(1_000_000, 1_000_000) for kind in Kind}
    phone = opened(tmp_path_factory.mktemp("fuzz"), TESTING=True, LIMITS=limits)
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
    others(phone)
    return phone


def others(phone: Phone) -> None:
    """A hand of each of the other games, begun in every way that there is."""
    phone.start(game="call-bridge", display="decimals")
    phone.bids([4, 3, 2, 3])
    phone.start(NAMES[:3], game="dont-bug-me")
    phone.post(phone.hand(), {"turned_up": "JC"})
    phone.start(NAMES[:3], game="dont-bug-me")
    phone.look(skip=1, tricks="fall")
    phone.trick(0)
    phone.start(game="brouc")
    phone.post(phone.hand(), {"trump": "hearts"})
    phone.start(game="oh-hell", scoring="square")


def one(some: Sequence[T], number: int) -> T:
    return some[number % len(some)]


def codes(phone: Phone) -> list[str]:
    with closing(store.connect(phone.app.config["DATABASE"])) as db:
        return sorted(row["code"] for row in db.query("SELECT code FROM sheets"))


def body(form: list[tuple[str, str]]) -> str:
    """As a browser sends it; half a character becomes a question mark."""
    return urlencode(
        [(n.encode("utf-8", "replace"), v.encode("utf-8", "replace")) for n, v in form]
    )


def sent(phone: Phone, path: str, form: list[tuple[str, str]]) -> None:
    """Sends the form, and if something may be written, looks whether it can still be shown."""
    before = written(phone.app)
    answer = phone.client.post(path, data=body(form), content_type=FORM)
    assert answer.status_code < 500
    assert written(phone.app) - before <= (answer.status_code == 303)
    if answer.status_code != 303:
        return
    for path in ("/", *(phone.at(*rest) for rest in ((), ("log",), ("scores",), ("rules",)))):
        assert 200 == phone.client.get(path).status_code
    assert 200 == phone.client.get(phone.at() + ".json").status_code


@quickly
@given(sheet=some, address=some, form=forms, stamp=st.none() | st.tuples(st.integers(1, 12), keys))
def test_whatever_is_sent_it_writes_one_event_or_none(
    games: Phone,
    sheet: int,
    address: int,
    form: list[tuple[str, str]],
    stamp: tuple[int, str] | None,
) -> None:
    games.code = one(codes(games), sheet)
    places = [games.at(place) for place in PLACES]
    if stamp:
        form = [pair for pair in form if pair[0] not in ("version", "key")]
        form += [("version", str(stamp[0])), ("key", stamp[1])]
    sent(games, one([*places, games.at(), "/new", "/", "/g/x/undo"], address), form)


@quickly
@given(sheet=some, page=some, form=some, button=some, changed=changes, added=additions)
def test_whatever_becomes_of_a_form_it_writes_one_event_or_none(
    games: Phone,
    sheet: int,
    page: int,
    form: int,
    button: int,
    changed: list[tuple[int, str]],
    added: list[tuple[str, str]],
) -> None:
    """A form of a page, with some of it changed, left out, or added."""
    games.code = one(codes(games), sheet)
    games.get(
        one(
            [
                games.at(),
                games.at() + "?skip=1&claiming=1",
                *map(games.at, ("rules", "hands/1/correct", "referee/hand?cards=9S&trump=hearts")),
            ],
            page,
        )
    )
    if forms := [f for f in games.page.forms if f.attributes.get("method") == "post"]:
        chosen = one(forms, form)
        fields = chosen.fields + named(chosen, button)
        for place, value in changed:
            fields[place % len(fields)] = one(fields, place)[0], value
        sent(games, chosen.action, fields + added)


def named(form: Form, button: int) -> list[tuple[str, str]]:
    """What one of its buttons sends, if there is any that does."""
    found = [b.attributes for b in form.buttons if "name" in b.attributes]
    return [(pressed["name"], pressed["value"]) for pressed in found[button % 4 :][:1]]


@quickly
@given(body=raw, kind=st.sampled_from([FORM, "multipart/form-data; boundary=x", "text/plain", ""]))
def test_whatever_bytes_are_sent_they_write_nothing(games: Phone, body: bytes, kind: str) -> None:
    games.code, before = codes(games)[0], written(games.app)
    for path in ("/new", *(games.at(rest) for rest in ("hands/1", "undo", "rules"))):
        answer = games.client.post(path, data=body, content_type=kind)
        assert answer.status_code in (303, 400, 413, 422)
    assert before == written(games.app)


@quickly
@given(sheet=some, address=some, query=forms)
def test_whatever_an_address_says_it_only_shows(
    games: Phone, sheet: int, address: int, query: list[tuple[str, str]]
) -> None:
    games.code, before = one(codes(games), sheet), written(games.app)
    places = [games.at(place) for place in PLACES if place not in ("undo", "redo")]
    path = one([*places, games.at(), games.at() + ".json", "/new", "/"], address)
    answer = games.client.get(path, query_string=body(query))
    assert answer.status_code in (200, 303, 404, 422)  # no trick can be so
    assert before == written(games.app)


@quickly
@given(query=raw, path=raw)
@example(query=b"\x80", path=b"\x00")  # of a file, whose address is looked at once more
def test_whatever_address_is_asked_for_it_is_answered(
    games: Phone, query: bytes, path: bytes
) -> None:
    for start in ("/", "/g/", "/new/", "/static/"):
        asked = {"QUERY_STRING": query, "PATH_INFO": start.encode() + path}
        overrides = {name: text.decode("latin-1") for name, text in asked.items()}
        answer = games.client.get("/", environ_overrides=overrides, buffered=True)
        assert answer.status_code < 500
