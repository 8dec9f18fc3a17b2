"""Every rule and every settled question of docs/rules.md has a test, and rule_ids.toml names it."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "docs" / "rules.md").read_text()
TABLE = tomllib.loads((TESTS / "rule_ids.toml").read_text())
SHOWN = {rule: where for game in TABLE.values() for rule, where in game.items()}
RULES = re.findall(r"^\| ((?:DB|CB|DM|BR|OH|D|C|B|R)\d+) \|", PAGE, re.MULTILINE)
ALWAYS = re.findall(r"^\| ((?:DB|CB|DM|BR)-I\d+) \|", PAGE, re.MULTILINE)
EXAMPLES = re.findall(r"^\| ((?:DB|CB|DM|BR|OH|RF)-[A-HJ-Z]\d+[a-z]?) \|", PAGE, re.MULTILINE)


def named_in(path: Path) -> list[str]:
    nodes = ast.walk(ast.parse(path.read_text()))
    names = [node.name for node in nodes if isinstance(node, ast.FunctionDef)]
    return [f"{path.name}::{name}" for name in names if name.startswith("test_")]


EVERY = {name for path in TESTS.glob("test_*.py") for name in named_in(path)}


def test_every_rule_of_the_page_is_in_the_table_and_in_its_order() -> None:
    assert RULES == list(SHOWN)


@pytest.mark.parametrize("rule", SHOWN)
def test_the_test_of_a_rule_exists(rule: str) -> None:
    assert SHOWN[rule] in EVERY


@pytest.mark.parametrize("rule", ALWAYS)
def test_what_always_holds_has_a_test_of_its_name(rule: str) -> None:
    prefix = f"::test_{rule.lower().replace('-', '_')}_"
    assert [name for name in EVERY if prefix in name]


def test_every_worked_example_of_the_page_is_a_golden_row() -> None:
    files = (TESTS / "golden").glob("*.toml")
    tables = [tomllib.loads(path.read_text()) for path in files]
    rows = [row["id"] for kinds in tables for rows in kinds.values() for row in rows]
    assert sorted(EXAMPLES) == sorted(rows)
