"""Imports point one way, and the pure floors stand on nothing but Python."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "scorekeeper"
FILES = sorted(PACKAGE.rglob("*.py"))
FLOORS = [
    *(
        "messages",
        "cards",
        "trick",
        "rules",
        "game",
        "house_rules",
        "common",
        "card_points",
        "scorings",
    ),
    *(
        "games",
        "referee",
        "names",
        "adjustments",
        "seats",
        "scoresheet",
        "beginning",
        "changing",
        "log",
    ),
    *("words", "facts"),
    *("record", "demo", "instance", "store", "web", "cli", "__init__", "__main__"),
]
PURE = FLOORS[: FLOORS.index("record") + 1]
WORLDLY = {"os", "time", "random", "secrets", "sqlite3", "pathlib", "threading", "uuid"}
ALLOWED = {
    "flask": ("__init__", "web"),
    "werkzeug": ("web",),
    "markupsafe": ("web",),
    "babel": ("web",),
    "sqlite_utils": ("store",),
    "segno": ("web", "cli"),
    "openskill": ("store",),
    "gunicorn": ("web", "cli"),  # what it raises while a form is read is answered in web
}


def floor(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imported(path: Path) -> Iterator[str]:
    """The full name of everything that a module imports, wherever in the module it does."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports from where it lies"
            assert node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def floors_below(path: Path) -> Iterator[str]:
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "scorekeeper":
            yield parts[1] if parts[1] in FLOORS else "__init__"


every_file = pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(PACKAGE)))


def test_every_module_has_its_floor() -> None:
    assert set(FLOORS) == {floor(path) for path in FILES}


@every_file
def test_imports_point_down(path: Path) -> None:
    here = floor(path)
    for below in floors_below(path):
        if (here, below) == ("cli", "__init__"):  # the command starts the pages
            continue
        own = below == here and path.parent != PACKAGE
        assert own or FLOORS.index(below) < FLOORS.index(here), f"{here} imports {below}"
        assert (here, below) != ("cli", "web")  # they stand side by side


@every_file
def test_other_packages_stay_on_their_floor(path: Path) -> None:
    for name in imported(path):
        package = name.split(".")[0]
        if package == "scorekeeper" or package in sys.stdlib_module_names:
            continue
        assert package in ALLOWED, f"{package} is new here"
        if name == "sqlite_utils.Database" and path == PACKAGE / "web" / "database.py":
            continue  # the type of the connection that a request holds
        assert floor(path) in ALLOWED[package]


@pytest.mark.parametrize(
    "path", [path for path in FILES if floor(path) in PURE], ids=lambda p: str(p.name)
)
def test_the_pure_floors_know_no_world_around_them(path: Path) -> None:
    packages = {name.split(".")[0] for name in imported(path)} - {"scorekeeper"}
    assert packages <= set(sys.stdlib_module_names)
    assert not packages & WORLDLY
    calls = {node.attr for node in ast.walk(ast.parse(path.read_text())) if is_clock(node)}
    assert set() == calls


def is_clock(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in ("now", "today", "utcnow")


@every_file
def test_no_module_is_long(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 300
