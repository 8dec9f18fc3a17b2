"""House rules: what a table may choose, and what it is told when it may not."""

from typing import Any

import pytest

from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.house_rules import changed, chosen, rules_of, takes
from scorekeeper.messages import Refused
from tests.playing import begun

DEFAULTS = {
    "scoring": "common",
    "end": "target",
    "target": 100,
    "hook": True,
    "max_cards": None,
    "sequence": "up-down",
    "forehead": "last",
}


def said(rules: dict[str, Any]) -> list[str]:
    """Why these house rules are refused, in words; all of it is about the rules."""
    with pytest.raises(Refused) as refused:
        chosen(DevilsBridge, rules)
    assert {"rules"} == {problem.code for problem in refused.value.problems}
    assert {"rules"} == {problem.field for problem in refused.value.problems}
    return [problem.message.say([]) for problem in refused.value.problems]


def test_nothing_chosen_is_every_default() -> None:
    assert DEFAULTS == rules_of(chosen(DevilsBridge, {}))
    assert DevilsBridge() == chosen(DevilsBridge, DEFAULTS)


def test_only_what_differs_from_the_default_was_changed() -> None:
    game = chosen(DevilsBridge, {"target": 50, "scoring": "common", "hook": False})
    assert {"target": 50, "hook": False} == changed(game)
    assert {} == changed(DevilsBridge())


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("scoring", ["common", "simple"]),
        ("end", ["target", "series"]),
        ("target", [1, 2, 101, 10**9]),
        ("hook", [True, False]),
        ("max_cards", [None, 1, 10, 17]),
        ("sequence", ["up-down", "down-up", "up", "down"]),
        ("forehead", ["last", "none"]),
    ],
)
def test_every_choice_can_be_chosen(name: str, values: list[Any]) -> None:
    assert values == [getattr(chosen(DevilsBridge, {name: value}), name) for value in values]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("scoring", ["", "Common", "pocha", None, 0]),
        ("end", ["never", True]),
        ("target", [0, -5, "", "100", None, True, 1.0, 100.0, float("nan"), [100]]),
        ("hook", [1, 0, "yes", None]),
        ("max_cards", [0, -1, 18, 1.0, True, "10"]),
        ("sequence", ["down-down", []]),
        ("forehead", ["first", False]),
    ],
)
def test_nothing_else_can_be_chosen(name: str, values: list[Any]) -> None:
    for value in values:
        assert [str(value)] == [text.split("“")[1].split("”")[0] for text in said({name: value})]


def test_a_house_rule_that_does_not_exist_is_named() -> None:
    assert ["There is no house rule “colour”."] == said({"colour": "red"})


def test_everything_that_is_wrong_is_said() -> None:
    assert [
        "Target: “0” is not possible; write a whole number, 1 or more.",
        "There is no house rule “x”.",
        "A missed bid scores: “much” is not one of the choices.",
    ] == said({"target": 0, "x": 1, "scoring": "much"})


def test_house_rules_that_do_not_fit_the_players_say_what_would() -> None:
    with pytest.raises(Refused) as refused:
        begun(5, max_cards=11)
    [problem] = refused.value.problems
    assert ("rules", "max_cards") == (problem.field, problem.place)
    expected = "11 cards for 5 players are too many: 10 at most."
    assert expected == problem.message.say([])


def test_a_value_is_taken_only_with_its_own_type() -> None:
    assert takes((0, 1), 1)
    assert not takes((0, 1), True)
    assert not takes((0, 1), 1.0)
    assert not takes({True: "yes"}, 1)


def test_the_aim_is_the_target_or_the_hands() -> None:
    aims = [({"target": 50}, 4), ({"end": "series"}, 4), ({"end": "series", "max_cards": 1}, 3)]
    expected = ["first to 50", "all 19 hands", "one hand"]
    assert expected == [chosen(DevilsBridge, rules).aim(seats).say([]) for rules, seats in aims]
