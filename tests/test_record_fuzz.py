"""Whatever a file holds, the command scores it or says what is wrong; it never breaks down."""

import copy
import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scorekeeper import record
from scorekeeper.cli import main
from scorekeeper.games import GAMES
from scorekeeper.house_rules import rules_of
from scorekeeper.messages import Code
from tests.playing import a_record, come_and_go, play_at_random, table

SEEDS = st.integers(0, 2**32).map(Random)
STRANGE = [
    *(None, True, False, 0, 1, -1, 4, 7, 99, 1.5, 2.0, float("nan"), float("inf"), 10**30),
    *("", "x", "2", "hearts", "none", "early", "\ud800", "a\nb", "{0}", "%s", "2026-11-27T19:00Z"),
    *([], [0], [None] * 4, [[0]], [{}], {}, {"x": 1}, {"hearts": 0}, {"won": [0]}),
    *("JH", "10D", "KQ", "KQJ", [None, 3], [8, 0], [0, 120], [0] * 8, {"hearts": None}, 13, 120),
    *([{"hand": 2, "seat": 3, "leaves": True}], [{"hand": 1, "seat": 9, "takes_over": "x"}]),
    *([{"hand": 1, "seat": 4, "name": "x", "start": 0}], {"hand": 1, "seat": 0, "sits_out": True}),
    *([{"after": 1, "side": 1, "points": 99, "reason": ""}], {"after": 0}),
    *([{"side": 0, "suit": "hearts", "cards": "KQ"}] * 2, [{"side": 2, "suit": [], "cards": 1}]),
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=20,
)
IN_HANDS = sorted({field.key for game in GAMES.values() for field in game().fields.values()})
KEYS = st.sampled_from(
    [*a_record(), "adjustments", "seats", "scorekeeper", "ended", "log", *IN_HANDS, "x"]
)
HOUSES = sorted({name for game in GAMES.values() for name in rules_of(game())} | {"x"})
HOUSE_RULES: dict[str, dict[str, Any]] = {  # that end a game soon, or let more be written
    "devils-bridge": {"max_cards": 2, "target": 12},
    "oh-hell": {"max_cards": 2, "scoring": "pocha", "hook": False},
    "call-bridge": {"hands": 3, "display": "decimals", "overtricks": None},
    "dont-bug-me": {"target": 8, "jacks": {"hearts": 0}},
    "brouc": {"target": 14, "claim": "over"},
}


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


def played(game: str, rnd: Random) -> dict[str, Any]:
    """The record of a game that was played at random, for a while or to the end."""
    players, rules = rnd.choice(GAMES[game].players), HOUSE_RULES[game]
    at = table(players, 0, game, **(rules if rnd.random() < 0.5 else {}))
    for _ in range(rnd.randint(0, 3)):
        come_and_go(at, rnd)
        play_at_random(at, rnd, 1)
    come_and_go(at, rnd)
    return record.write(at.sheet, {"title": "x", "log": [1]})


def broken(game: str, rnd: Random) -> bytes:
    """A list of games that were played, with one to three strange things in each."""
    games = []
    for _ in range(3):
        made = played(game, rnd)
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


@given(st.sampled_from([*GAMES]), st.dictionaries(KEYS, JSON))
def test_a_record_with_anything_in_it_is_answered(game: str, change: dict[str, Any]) -> None:
    is_answered(json.dumps(a_record(game=game) | change).encode())


ROWS = st.lists(st.none() | st.integers(-1, 18), max_size=8)
HANDS = st.lists(st.dictionaries(KEYS, JSON | ROWS | st.sampled_from(STRANGE)), max_size=3)


@given(st.sampled_from([*GAMES]), HANDS)
def test_hands_with_anything_in_them_are_answered(game: str, hands: list[Any]) -> None:
    players = GAMES[game].players[0]
    is_answered(json.dumps(a_record(*hands, players=players, game=game)).encode())


@given(st.sampled_from([*GAMES]), st.dictionaries(st.sampled_from(HOUSES), JSON))
def test_any_house_rules_are_answered(game: str, rules: dict[str, Any]) -> None:
    is_answered(json.dumps(a_record(players=3, game=game, rules=rules)).encode())


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40)
@given(SEEDS)
def test_a_broken_record_is_answered(game: str, rnd: Random) -> None:
    is_answered(broken(game, rnd))


@pytest.mark.parametrize("game", GAMES)
def test_a_sound_record_of_every_game_is_scored(game: str) -> None:
    for seed in range(10):
        status, [line], _ = score(json.dumps(played(game, Random(seed))).encode(), "--json")
        assert (0, game) == (status, json.loads(line)["game"])


def test_another_process_answers_too_and_says_nothing_else() -> None:
    """One for all: records of every game, sound and broken, and what is no record."""
    rnd = Random(3)
    games = [
        made for game in GAMES for made in (played(game, rnd), mutated(played(game, rnd), rnd))
    ]
    text = json.dumps([*games, None, [[]], "x", 1e999]).encode()
    ended = subprocess.run(
        [sys.executable, "-m", "scorekeeper", "score", "--json", "-"],
        cwd=Path(__file__).parent.parent,
        input=text,
        capture_output=True,
    )
    assert (1, b"") == (ended.returncode, ended.stderr)
    lines = [json.loads(line) for line in ended.stdout.splitlines()]
    assert len(games) + 4 == len(lines)
    assert all("errors" not in line for line in lines[: len(games) : 2])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=500)
@given(SEEDS)
def test_many_broken_records_are_answered(game: str, rnd: Random) -> None:
    is_answered(broken(game, rnd))
