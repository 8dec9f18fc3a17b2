"""docs/game-record.md says what the program does."""

import json
import re
from pathlib import Path

from scorekeeper import record
from scorekeeper.games import GAMES
from scorekeeper.games.devils_bridge import DevilsBridge
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


def test_it_names_every_game_and_every_field() -> None:
    assert all(f"`{key}`" in PAGE for key in GAMES)
    keys = {field.key for field in DevilsBridge().fields.values()}
    assert keys == set(rows("## A hand of Devil's Bridge"))


def test_it_names_every_house_rule_and_its_values_the_default_first() -> None:
    rules = rows("## House rules of Devil's Bridge")
    assert list(rules_of(DevilsBridge())) == list(rules)
    for name, rest in rules.items():
        values = [json.loads(value) for value in re.findall("`(.*?)`", rest)]
        assert rules_of(DevilsBridge())[name] == values[0]
        assert values == [getattr(chosen(DevilsBridge, {name: value}), name) for value in values]


def test_it_names_every_code_in_its_order() -> None:
    codes = [code for code in Code if code is not Code.TURN]  # nobody writes out of turn in a file
    assert codes == list(rows("## What is wrong with a record"))
