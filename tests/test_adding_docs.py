"""docs/adding-a-game.md says how the source is."""

import re
from pathlib import Path

import pytest

from scorekeeper.rules import Check, Deal, Field, Hand, Stage

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text()
SNIPPETS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
FOLDERS = ("scorekeeper/games", "templates/rules/en", "tests/golden")


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
