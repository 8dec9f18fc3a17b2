"""Whatever is sent to whatever address: no fault of the server, and at most one event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web import NAMES, Phone, opened, written

NAMED = [
    "version", "key", "entry", "back", "trump", "all", "edit", "name", "seat", "game", "dealer",
    "keeper", "again", "add", "add_new", "up", "down", "remove", "reason", "seen", "paper", "chart",
    "only", "hand", "hook", "target", "max_cards", "sequence", "forehead", "scoring", "end", "tricks",
    *[f"{name}-{place}" for name in ("bid", "won", "tricks", "drawn", "touched") for place in range(-1, 5)],
]  # fmt: skip
SAID = [
    "0", "1", "2", "3", "-1", "", "7,5", "2.0", "٣", "9" * 4500, "1000000000", "hearts", "none",
    "True", "False", "None", "end", "fall", "each", "corrections", "up-down", "simple", "typed",
    "devils-bridge", *NAMES, "ann", "x" * 500, "<b>", "{0}", "%s", "\0", "k" * 12, "l" * 12,
    "bid-0=1", "a\r\nb",
]  # fmt: skip
names = st.sampled_from(NAMED) | st.text(max_size=8)
values = st.sampled_from(SAID) | st.text(max_size=8) | st.integers(-3, 60).map(str)
forms = st.lists(st.tuples(names, values), max_size=8)
raw = st.binary(max_size=60)
quickly = settings(
    max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
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


def codes(phone: Phone) -> Iterator[str]:
    phone.get("/")
    yield from sorted(link[3:] for link in phone.page.links if link.startswith("/g/"))


def stamped(form: list[tuple[str, str]], whole: bool, version: int) -> list[tuple[str, str]]:
    """The form, with a sound stamp if it is to get past the first question."""
    if not whole:
        return form
    kept = [pair for pair in form if pair[0] not in ("version", "key")]
    return [*kept, ("version", str(version)), ("key", f"key-{abs(hash(tuple(form)))}")]


@quickly
@given(data=st.data())
def test_whatever_a_form_says_it_writes_one_event_or_none(games: Phone, data: Any) -> None:
    found = list(codes(games))
    games.code = data.draw(st.sampled_from([*found, "nowhere"]), "sheet")
    where = data.draw(st.sampled_from(["hands/1", "hands/2", "hands/1/correct", "hands/2/correct",
                                       "hands/99", "undo", "redo", "rules", "new", "", "scores"]))  # fmt: skip
    path = "/new" if where == "new" else games.at(where) if where else games.at()
    version = data.draw(st.integers(1, 12), "version")
    form = stamped(data.draw(forms, "form"), data.draw(st.booleans(), "stamped"), version)
    before = written(games.app)
    answer = games.client.post(path, data=body(form), content_type=FORM)
    assert answer.status_code < 500
    assert written(games.app) - before in ((0, 1) if answer.status_code == 303 else (0,))
    if answer.status_code >= 400:
        games._see(answer)
        assert games.page.refusal or answer.status_code == 422
    look_at_all(games)


FORM = "application/x-www-form-urlencoded"


def body(form: list[tuple[str, str]]) -> bytes:
    return urlencode(
        [(n.encode("utf-8", "replace"), v.encode("utf-8", "replace")) for n, v in form]
    ).encode()


def look_at_all(phone: Phone) -> None:
    """Whatever was written, every page of its sheet can still be shown."""
    if phone.code == "nowhere":
        return
    for path in (phone.at(), phone.at("log"), phone.at("scores"), phone.at() + ".json"):
        assert 200 == phone.client.get(path).status_code


@quickly
@given(body=raw, kind=st.sampled_from([FORM, "multipart/form-data; boundary=x", "text/plain", ""]))
def test_whatever_bytes_are_sent_they_write_nothing(games: Phone, body: bytes, kind: str) -> None:
    code, before = next(codes(games)), written(games.app)
    for path in ("/new", f"/g/{code}/hands/1", f"/g/{code}/undo", f"/g/{code}/rules"):
        answer = games.client.post(path, data=body, content_type=kind)
        assert answer.status_code in (303, 400, 413, 422)
    assert before == written(games.app)


@quickly
@given(data=st.data())
def test_whatever_an_address_says_it_only_shows(games: Phone, data: Any) -> None:
    code = data.draw(st.sampled_from(list(codes(games))))
    rest = data.draw(st.sampled_from(["", "/hands/1", "/hands/2", "/hands/1/correct", "/scores",
                                      "/hands/2/correct", "/log", "/rules", ".json"]))  # fmt: skip
    path = data.draw(st.sampled_from([f"/g/{code}{rest}", "/new", "/"]))
    query, before = data.draw(forms), written(games.app)
    answer = games.client.get(path, query_string=body(query).decode())
    assert answer.status_code in (200, 303, 404)
    assert before == written(games.app)


@quickly
@given(query=raw, path=st.text(max_size=20))
def test_whatever_address_is_asked_for_it_is_answered(
    games: Phone, query: bytes, path: str
) -> None:
    safe = path.encode("utf-8", "replace").decode()
    overrides = {"QUERY_STRING": query.decode("latin-1")}
    for start in ("/", "/g/", "/new/", "/static/"):
        answer = games.client.get(start + safe.replace("?", ""), environ_overrides=overrides)
        assert answer.status_code < 500
