"""docs/game-record.md says what the program does."""

import dataclasses
import json
import re
from pathlib import Path

import pytest

from scorekeeper import record
from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.messages import Code
from scorekeeper.record.shape import KEYS, REQUIRED

PAGE = (Path(__file__).parent.parent / "docs" / "game-record.md").read_text()
MADE, SCORED, REFUSED = map(json.loads, re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))


def rows(heading: str) -> dict[str, str]:
    """The rows of the table under a heading: what is named in the first column, and the rest."""
    section = PAGE.split(f"{heading}\n")[1].split("\n#")[0]
    lines = re.findall(r"^\| (`.*?) \|(.*)\|$", section, re.MULTILINE)
    return {name: rest for first, rest in lines for name in re.findall("`(.*?)`", first)}


def test_its_example_scores_as_it_says() -> None:
    assert SCORED == record.report(record.read(MADE).sheet)
    assert list(REFUSED["errors"][0]) == ["hand", "field", "seat", "code", "message"]


def test_it_names_every_key_of_a_record() -> None:
    keys = rows("## The keys of a record")
    assert set(KEYS) == set(keys)
    assert set(REQUIRED) == {key for key, rest in keys.items() if rest.startswith(" required ")}


NAMES = {
    "devils-bridge": "Devil's Bridge",
    "call-bridge": "Call Bridge",
    "dont-bug-me": "Don't Bug Me",
    "brouc": "Brouc",
    "oh-hell": "Oh Hell",
}
every_game = pytest.mark.parametrize("key", GAMES)


def test_it_names_every_game() -> None:
    [said] = re.findall("^Games that are in: (.*)$", PAGE, re.MULTILINE)
    assert list(GAMES) == list(NAMES) == re.findall("`(.*?)`", said)


@every_game
def test_it_names_every_field(key: str) -> None:
    keys = {*GAMES[key]().keys}
    assert keys == set(rows(f"## A hand of {NAMES[key]}"))


@every_game
def test_it_names_every_house_rule_and_its_values_the_default_first(key: str) -> None:
    plain, rules = rules_of(GAMES[key]()), rows(f"## House rules of {NAMES[key]}")
    assert list(plain) == list(rules)
    for name, rest in rules.items():
        values = [json.loads(value) for value in re.findall("`(.*?)`", rest)]
        assert plain[name] == values[0]
        assert values == [getattr(chosen(GAMES[key], {name: value}), name) for value in values]


def test_the_choices_it_names_are_all_there_are() -> None:
    for key, game in GAMES.items():
        for rule in dataclasses.fields(game):
            words = list(rule.metadata.get("words", {}))
            rest = rows(f"## House rules of {NAMES[key]}")[rule.name]
            if words and len(words) <= 10:
                assert len(words) == len(set(re.findall("`(.*?)`", rest)))


def test_it_names_the_stages_in_their_order() -> None:
    for key in GAMES:
        section = PAGE.split(f"## A hand of {NAMES[key]}\n")[1].split("\n## ")[0]
        said = section.split("Stages: ")[1].split(".")[0].split(", then ")
        assert len(GAMES[key]().stages()) == len(said)


def test_it_names_every_code_in_its_order() -> None:
    codes = [code for code in Code if code not in (Code.TURN, Code.CARDS)]  # of no file
    assert codes == list(rows("## What is wrong with a record"))
