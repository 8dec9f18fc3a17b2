"""House rules: what a table may choose, and what it is told when it may not."""

from typing import Any

import pytest

from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.games.brouc import Brouc
from scorekeeper.games.call_bridge import CallBridge
from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.games.dont_bug_me import DontBugMe
from scorekeeper.games.oh_hell import OhHell
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


def said(rules: dict[str, Any], game: type[Game] = DevilsBridge) -> list[str]:
    """Why these house rules are refused, in words; all of it is about the rules."""
    with pytest.raises(Refused) as refused:
        chosen(game, rules)
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


OTHERS: dict[type[Game], dict[str, list[Any]]] = {  # the default first, then what else there is
    OhHell: {
        "scoring": ["common", "simple", "plus-five", "penalty", "penalty-under", "ten-times",
                    "square", "romanian", "wizard", "pocha"],
        "end": ["series", "target"],
        "target": [100, 1, 10**9],
        "hook": [True, False],
        "max_cards": [None, 1, 17],
        "sequence": ["up-down", "down-up", "up", "down"],
    },
    CallBridge: {
        "overtricks": [2, 0, 13, None],
        "unit": [10, 1],
        "overtrick_value": [1, 0],
        "min_call": [2, 1],
        "max_call": [12, 8, 13],
        "hands": [12, 1, 50],
        "display": ["points", "decimals"],
    },
    DontBugMe: {
        "jacks": [{"hearts": 4, "diamonds": 3, "clubs": 2, "spades": 1},
                  {"hearts": 0, "diamonds": 10, "clubs": 0, "spades": 10}],
        "target": [20, 1],
        "tie": ["another-hand", "shared"],
    },
    Brouc: {
        "target": [31, 1],
        "claim": ["rounded", "exact", "over"],
        "all_tricks": [2, 0],
        "undertrump": ["allowed", "forbidden"],
    },
}  # fmt: skip


def test_every_game_is_looked_at_here() -> None:
    assert set(GAMES.values()) == {DevilsBridge, *OTHERS}


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.key)
def test_the_default_comes_first_and_every_choice_can_be_chosen(game: type[Game]) -> None:
    rules = OTHERS[game]
    assert {name: values[0] for name, values in rules.items()} == rules_of(game())
    for name, values in rules.items():
        assert values == [rules_of(chosen(game, {name: value}))[name] for value in values]


def test_a_jack_that_is_not_named_keeps_what_it_costs() -> None:
    game = chosen(DontBugMe, {"jacks": {"clubs": 0}})
    jacks = {"hearts": 4, "diamonds": 3, "clubs": 0, "spades": 1}
    assert jacks == rules_of(game)["jacks"]
    assert {"jacks": jacks} == changed(game)
    assert {} == changed(chosen(DontBugMe, {"jacks": {"hearts": 4}}))
    assert {"hearts": 4, "diamonds": 3, "clubs": 2, "spades": 1} == rules_of(DontBugMe())["jacks"]


def test_what_another_game_knows_is_unknown_here() -> None:
    for game, name in ((Brouc, "hook"), (OhHell, "forehead"), (DontBugMe, "claim")):
        assert [f"There is no house rule “{name}”."] == said({name: True}, game)


def test_the_aim_of_every_game_is_said_in_a_few_words() -> None:
    aims = {game.key: game().aim(game.players[0]).say([]) for game in OTHERS}
    expected = ["all 19 hands", "12 hands", "first to 20", "first to 31"]
    assert expected == list(aims.values())
    assert "1 hand" == CallBridge(hands=1).aim(4).say([])
    assert "first to 5" == OhHell(end="target", target=5).aim(4).say([])
