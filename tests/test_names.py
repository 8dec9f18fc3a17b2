"""Who plays: the names, the seats, the first dealer."""

from typing import Any

import pytest

from scorekeeper.beginning import start
from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.messages import Refused
from scorekeeper.names import alike, bare, folded, trimmed
from tests.playing import refusal


def test_a_name_is_seen_without_what_is_invisible_at_its_ends() -> None:
    assert "Ani" == trimmed(" \u200b\tAni\ufeff\u2060 ")
    assert "Jean  Luc" == trimmed("Jean  Luc")
    assert "é" == trimmed("e\u0301")
    for nothing in ("", " \u200b ", None, 3, ["Ani"]):
        assert "" == trimmed(nothing)


@pytest.mark.parametrize("letter", "\u00ad\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff")
def test_what_is_hidden_in_a_name_or_turns_it_round_is_left_out(letter: str) -> None:
    """Nobody is called something else than what is seen."""
    assert ("AnB", "Bob", "Cat") == start(DevilsBridge(), [f"An{letter}B", "Bob", "Cat"], 0).players


def test_names_that_differ_only_in_case_or_unicode_form_are_one() -> None:
    for one, other in [
        ("Ani", "aNI"),
        ("Straße", "STRASSE"),
        ("é", "E\u0301"),
        ("가", "\u1100\u1161"),
    ]:
        assert folded(one) == folded(other)
    assert folded("Ani") != folded("Anj")


@pytest.mark.parametrize(
    "name",
    ["A\u200bnn", "An\u200dN", "Ann\ufe0f", "A\u00adnn", "a\u3164nn", "\u202eAnn", "A\u034fnn"],
)
def test_a_name_that_only_looks_the_same_is_there_already(name: str) -> None:
    assert ["players"] == refusal(start, DevilsBridge(), ["Ann", "Bob", name], 0)


def test_names_that_look_alike_in_their_blanks_are_one() -> None:
    assert alike("Jean Luc") == alike("jean\u00a0 Luc")
    assert alike("é") == alike("e\u200d\u0301")
    assert alike("Ann Luc") != alike("AnnLuc")


def test_names_that_differ_in_accents_are_alike_without_them() -> None:
    assert bare("Zoë") == bare("ZOE") == bare("Zoe\u0308") == "zoe"
    assert bare("মিতু") != bare("মিত")  # vowels, which are marks as well
    assert "지우" == bare("지우")


def test_a_script_keeps_what_it_joins_with() -> None:
    names = ("نیک\u200cنام", "क्\u200dष", "র\u200d্যাব", "👩\u200d🚀")
    assert names == start(DevilsBridge(), names, 0).players


@pytest.mark.parametrize(
    ("names", "wrong"),
    [
        (["A", "\u3164", "C"], [1]),  # a filler, of which nothing is seen
        (["A", "B", "C", "a"], [3]),
        (["A", " ", "C", ""], [1, 3]),
        (["A", "B", "x" * 41], [2]),
        (["A", None, 3], [1, 2]),
        (["A", "B"], [None]),
        (["A", "A"], [1, None]),
        (list("ABCDEFGH"), [None]),
    ],
)
def test_a_sheet_needs_three_to_seven_names_that_differ(names: list[Any], wrong: list[Any]) -> None:
    with pytest.raises(Refused) as refused:
        start(DevilsBridge(), names, 0)
    assert wrong == [problem.place for problem in refused.value.problems]
    assert {"players"} == {problem.code for problem in refused.value.problems}


def test_forty_letters_of_any_script_make_a_name() -> None:
    names = ("x" * 40, "한" * 40, "<b>Ani</b> {0} %s", "O'Neil")
    assert names == start(DevilsBridge(), names, 0).players


def test_the_dealer_and_the_scorekeeper_are_seats() -> None:
    for wrong in (-1, 3, True, "0", None, 1.0):
        assert ["players"] == refusal(start, DevilsBridge(), "ABC", wrong)
    for wrong in (-1, 3, True, "0"):
        assert ["players"] == refusal(start, DevilsBridge(), "ABC", 0, wrong)
    assert (None, 2) == tuple(start(DevilsBridge(), "ABC", 0, s).scorekeeper for s in (None, 2))
