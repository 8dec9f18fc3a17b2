"""Every game is one small file, has its pages and its worked examples, and is in the list."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from scorekeeper import games
from scorekeeper.game import Game
from scorekeeper.games import GAMES

ROOT = Path(__file__).parent.parent
FILES = sorted(Path(games.__file__).parent.glob("[a-z]*.py"))
LIMITS = {"brouc": 120}  # lines of code; sixty for all others
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def key(path: Path) -> str:
    """A file is named like its game."""
    return path.stem.replace("_", "-")


def code_lines(source: str) -> int:
    """The lines that hold code: no blank ones, no comments and no docstrings."""
    tree = ast.parse(source)
    documented = ast.Module | ast.ClassDef | ast.FunctionDef
    strings: set[int] = set()
    for one in ast.walk(tree):
        if isinstance(one, documented) and ast.get_docstring(one) is not None:
            strings |= {*range(one.body[0].lineno, (one.body[0].end_lineno or 0) + 1)}
    silent = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in (*silent, tokenize.ENDMARKER):
            lines |= {*range(token.start[0], token.end[0] + 1)}
    return len(lines - strings)


@every_file
def test_a_game_is_a_small_file(path: Path) -> None:
    assert code_lines(path.read_text()) <= LIMITS.get(key(path), 60)


@every_file
def test_no_function_of_a_game_is_long(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 30, node.name


@every_file
def test_a_file_in_games_is_a_game_in_the_list(path: Path) -> None:
    assert key(path) in GAMES, f"{path.name} is not in GAMES"
    assert path.stem == GAMES[key(path)].__module__.rpartition(".")[2]


def test_the_list_is_all_games_under_their_keys() -> None:
    assert sorted(map(key, FILES)) == sorted(GAMES)
    assert list(GAMES) == [game.key for game in GAMES.values()]
    assert all(issubclass(game, Game) and game.name and game.about for game in GAMES.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_rules_page(game: str) -> None:
    page = ROOT / "templates" / "rules" / "en" / f"{game}.html"
    assert page.is_file(), f"{page.relative_to(ROOT)} is missing"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_worked_examples(game: str) -> None:
    rows = ROOT / "tests" / "golden" / f"{game}.toml"
    assert rows.is_file(), f"{rows.relative_to(ROOT)} is missing"


def test_there_is_nothing_for_a_game_that_is_not_here() -> None:
    for folder, kind in (("templates/rules/en", "html"), ("tests/golden", "toml")):
        assert {path.stem for path in (ROOT / folder).glob(f"*.{kind}")} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_the_rules_it_follows(game: str) -> None:
    path = ROOT / "scorekeeper" / "games" / f"{game.replace('-', '_')}.py"
    assert re.search(r"\b(DB|CB|DM|BR|OH)\d", path.read_text())


def test_blank_lines_comments_and_docstrings_are_no_code() -> None:
    documented = 'def f():\n    """More.\n\n    Lines."""\n    return 2  # two\n'
    source = '"""What it is."""\n\n# why\nA = (\n    1\n)\n\n\n' + documented
    assert 5 == code_lines(source)
