"""Whatever a file holds, the command scores it or says what is wrong; it never breaks down."""

import copy
import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scorekeeper import record
from scorekeeper.cli import main
from scorekeeper.messages import Code
from tests.playing import a_record, play_at_random, table

SEEDS = st.integers(0, 2**32).map(Random)
STRANGE = [
    *(None, True, False, 0, 1, -1, 4, 7, 99, 1.5, 2.0, float("nan"), float("inf"), 10**30),
    *("", "x", "2", "hearts", "none", "early", "\ud800", "a\nb", "{0}", "%s", "2026-11-27T19:00Z"),
    *([], [0], [None] * 4, [[0]], [{}], {}, {"x": 1}, {"hearts": 0}, {"won": [0]}),
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=20,
)
KEYS = st.sampled_from([*a_record(), "scorekeeper", "ended", "log", "bids", "tricks", "won", "x"])


def score(text: bytes, *options: str) -> tuple[int, list[str], list[str]]:
    """The exit status, and the lines on the two outputs."""
    given = io.TextIOWrapper(io.BytesIO(text))
    with (
        patch.object(sys, "stdin", given),
        redirect_stdout(io.StringIO()) as out,
        redirect_stderr(io.StringIO()) as err,
    ):
        status = main(["score", *options, "-"])
    return status, out.getvalue().splitlines(), err.getvalue().splitlines()


def is_answered(text: bytes) -> None:
    """Every record has a line, in the order of the errors, and people are told as much."""
    status, lines, _ = score(text, "--json")
    answers = [json.loads(line) for line in lines]
    refused = [answer["errors"] for answer in answers if "errors" in answer]
    assert status == bool(refused)
    assert all(answer["totals"] for answer in answers if "errors" not in answer)
    for errors in refused:
        order = [(error["hand"] or 0, list(Code).index(error["code"])) for error in errors]
        assert sorted(order) == order != []
        assert all(error["message"] for error in errors)
    _, _, told = score(text)
    assert len(told) == sum(map(len, refused))


def mutated(made: Any, rnd: Random) -> Any:
    """The record with something strange in one place, put in or left out."""
    spot = made = copy.deepcopy(made)
    while True:
        keys = list(spot) if isinstance(spot, dict) else range(len(spot))
        key = rnd.choice(list(keys) or [0])
        inner = spot[key] if keys else None
        if isinstance(inner, (dict, list)) and inner and rnd.random() < 0.8:
            spot = inner
            continue
        if keys and rnd.random() < 0.2:
            del spot[key]
        elif isinstance(spot, list):
            spot[key : key + rnd.randint(0, 1)] = [copy.deepcopy(rnd.choice(STRANGE))]
        else:
            spot[key if keys else "x"] = copy.deepcopy(rnd.choice(STRANGE))
        return made


def broken(rnd: Random) -> bytes:
    """A list of games that were played, with one to three strange things in each."""
    games = []
    for _ in range(3):
        at = table(rnd.randint(3, 7), 0, max_cards=rnd.randint(1, 3), target=rnd.choice([12, 30]))
        play_at_random(at, rnd, rnd.randint(0, 5))
        made = record.write(at.sheet, {"title": "x", "log": [1]})
        for _ in range(rnd.randint(1, 3)):
            made = mutated(made, rnd)
        games.append(made)
    return json.dumps(games).encode()


@given(st.binary())
@example(b"\x00" * 9)
@example(b"[" * 5000 + b"]" * 5000)
@example(b'{"a":' * 3000 + b"1" + b"}" * 3000)
def test_any_bytes_are_answered(text: bytes) -> None:
    is_answered(text)


@given(JSON | st.dictionaries(KEYS, JSON))
def test_any_json_is_answered(value: Any) -> None:
    is_answered(json.dumps(value).encode())


@given(st.dictionaries(KEYS, JSON))
def test_a_record_with_anything_in_it_is_answered(change: dict[str, Any]) -> None:
    is_answered(json.dumps(a_record() | change).encode())


@given(st.lists(st.dictionaries(KEYS, JSON | st.lists(st.integers(-1, 3), max_size=4)), max_size=3))
def test_hands_with_anything_in_them_are_answered(hands: list[Any]) -> None:
    is_answered(json.dumps(a_record(*hands)).encode())


@given(SEEDS)
def test_a_broken_record_is_answered(rnd: Random) -> None:
    is_answered(broken(rnd))


@pytest.mark.long
@settings(max_examples=1500)
@given(SEEDS)
def test_many_broken_records_are_answered(rnd: Random) -> None:
    is_answered(broken(rnd))
