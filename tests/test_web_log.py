"""The log in the open: who wrote what on which phone, with the old value beside the new."""

from __future__ import annotations

import json
from contextlib import closing
from datetime import UTC, datetime
from typing import Any

import pytest

from scorekeeper import record, store
from scorekeeper.log import Wrote
from tests.test_web_mine import another, claiming, helping
from tests.web import Phone


@pytest.fixture
def table(phone: Phone) -> Phone:
    """Ann bids, and changes her mind while she may."""
    phone.start(hook="False")
    phone.bid(0, 1)
    phone.look(edit=0)
    phone.bid(0, 0)
    return phone


def entries(phone: Phone) -> list[dict[str, Any]]:
    """The log of the record, without the times."""
    found = phone.client.get(phone.at() + ".json").json["log"]
    assert found == sorted(found, key=lambda entry: datetime.fromisoformat(entry["at"]))
    assert {UTC.utcoffset(None)} == {datetime.fromisoformat(e["at"]).utcoffset() for e in found}
    return [{key: value for key, value in entry.items() if key != "at"} for entry in found]


def test_the_log_names_the_phone_and_whose_it_is(table: Phone) -> None:
    bob = claiming(table, "Bob")
    bob.get(bob.at("mine"))
    bob.press("1")
    table.get(table.at("log"))
    assert "Bob bid 1 Phone 2 · Bob" in table.page.text
    assert "Phone 1 (this one)" in table.page.text
    bob.get(bob.at("log"))
    assert "Phone 2 (this one) · Bob" in bob.page.text


def test_a_bid_that_was_changed_in_time_shows_what_it_was(table: Phone) -> None:
    table.get(table.at("log"))
    assert "Ann bid 1 Ann bid 0" in table.page.text
    assert "<s>Ann bid 1</s> Ann bid 0" in table.answers[-1].text


def test_a_trick_that_was_taken_back_says_whose_it_was(table: Phone) -> None:
    table.bids_left([0, 0, 1, 0])
    table.trick(2)
    table.look()
    table.bids([0, 0, 0, 0])
    table.look(tricks="fall")
    table.trick(1)
    table.post(table.hand(), {"back": "1"})
    assert {"hand": 2, "phone": 1, "was": ["Trick 1 to Bob"], "what": "One trick taken back"} == (
        entries(table)[-1]
    )


def test_the_record_keeps_every_event_in_words(table: Phone) -> None:
    assert [
        {"phone": 1, "what": "Dan deals first"},
        {"hand": 1, "phone": 1, "what": "Ann bid 1"},
        {"hand": 1, "phone": 1, "was": ["Ann bid 1"], "what": "Ann bid 0"},
    ] == entries(table)


def test_the_record_keeps_a_correction_with_its_reason_and_both_values(table: Phone) -> None:
    bob = helping(table)
    bob.get(bob.at("mine"))
    bob.press("Bob: this is me")
    table.bids_left([0, 0, 0, 0])
    table.count([1, 0, 0, 0])
    bob.correct(1, tricks_0=0, tricks_1=1, reason="count")
    expected = {
        "changes": [
            {"now": "Ann took 0", "was": "Ann took 1"},
            {"now": "Bob took 1", "was": "Bob took 0"},
        ],
        "hand": 1,
        "phone": 2,
        "reason": "miscounted",
        "what": "Hand 1 corrected",
        "who": "Bob",
    }
    assert expected == entries(table)[-1]
    table.look()
    table.undo()
    assert {"hand": 1, "phone": 1, "what": "Taken back: Hand 1 corrected"} == entries(table)[-1]


def test_a_record_that_was_read_keeps_its_log_and_goes_on_from_there(table: Phone) -> None:
    """What was only read in adds no line: export, import and export are the same."""
    first = table.client.get(table.at() + ".json").json
    with closing(store.connect(table.app.config["DATABASE"])) as db:
        events = record.read(json.loads(json.dumps(first))).events
        code = store.begin(db, events, "command line")
        other = another(table)
        other.code = code
        assert first == other.client.get(other.at() + ".json").json
        version = other.log.version
        store.write(db, code, Wrote(1, {("bid", 1): 0}), version, "some-key", "a phone")
    assert [*entries(table), {"hand": 1, "phone": 2, "what": "Bob bid 0"}] == entries(other)


@pytest.mark.parametrize("kept", [{}, {"log": "by hand"}, {"log": []}])
def test_a_log_of_another_kind_is_kept_too(table: Phone, kept: dict[str, Any]) -> None:
    made = {"format": "scorekeeper/1", "game": "devils-bridge", "players": ["A", "B", "C"],
            "first_dealer": 2, "hands": []} | kept  # fmt: skip
    with closing(store.connect(table.app.config["DATABASE"])) as db:
        code = store.begin(db, record.read(made).events, "command line")
        store.write(db, code, Wrote(1, {("bid", 0): 0}), 1, "some-key", "a phone")
    found = table.client.get(f"/g/{code}.json").json["log"]
    assert "A bid 0" == found[-1]["what"]
    assert (["by hand"] if kept.get("log") else []) == found[:-1]
