"""docs/adding-a-game.md says how the source is, and every game is in its four places."""

import ast
import re
from pathlib import Path

import pytest

from scorekeeper.games import GAMES
from scorekeeper.rules import Check, Deal, Field, Hand, Stage

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text()
SNIPPETS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
FOLDERS = {"scorekeeper/games": "py", "templates/rules/en": "html", "tests/golden": "toml"}
LINES = {"brouc": 120}  # of code that a game may have; others 60


def keys(folder: str) -> list[str]:
    """The games that have a file in this folder, by their keys."""
    found = (ROOT / folder).glob(f"*.{FOLDERS[folder]}")
    return sorted(path.stem.replace("_", "-") for path in found if path.stem != "__init__")


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_has_its_file_and_every_file_its_game(folder: str) -> None:
    """The fourth place is the line in GAMES."""
    assert sorted(GAMES) == keys(folder)


@pytest.mark.parametrize(("path", "snippet"), SNIPPETS)
def test_every_snippet_is_in_the_source(path: str, snippet: str) -> None:
    assert snippet in (ROOT / path).read_text(), f"{path} has changed:\n{snippet}"


def test_there_are_snippets_of_every_place() -> None:
    quoted = [path for path, _ in SNIPPETS]
    for folder in FOLDERS:
        assert any(path.startswith(f"{folder}/") for path in quoted)
    assert "scorekeeper/games/__init__.py" in quoted
    assert 10 < len(quoted)


def test_every_file_and_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`((?:scorekeeper|tests|templates)/[\w./-]+\.\w+)`", PAGE))
    assert [] == sorted(path for path in named if "KEY" not in path and not (ROOT / path).exists())
    assert 10 < len(named)


def test_the_words_are_those_of_the_source() -> None:
    for word in (Deal, Hand, Field, Stage, Check):
        assert f"| {word.__name__} |" in PAGE
    for name in ("missing", "window", "together", "label", "said", "words", "blank"):
        assert name in Field.__dataclass_fields__
        assert f"`{name}`" in PAGE


def docstring(node: ast.AST) -> set[int]:
    """The lines of a docstring, if there is one."""
    if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
        return set()
    text = node.body[0]
    return set(range(text.lineno, text.end_lineno + 1)) if ast.get_docstring(node) else set()


def code_lines(tree: ast.AST) -> int:
    """The lines on which something begins or ends, other than a docstring."""
    nodes = [node for node in ast.walk(tree) if hasattr(node, "lineno")]
    held = {line for node in nodes for line in (node.lineno, node.end_lineno)}
    return len(held - set().union(*map(docstring, ast.walk(tree))))


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_short_enough_to_be_read(key: str) -> None:
    tree = ast.parse((ROOT / "scorekeeper" / "games" / f"{key.replace('-', '_')}.py").read_text())
    assert code_lines(tree) <= LINES.get(key, 60)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert max(map(code_lines, functions)) <= 30
