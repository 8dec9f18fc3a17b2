"""What is packed for others works where there is no checkout."""

import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOOKED_AT = """
import sys
from pathlib import Path
import scorekeeper
from scorekeeper import create_app, instance

package = Path(scorekeeper.__file__).parent
assert package == Path.cwd() / "scorekeeper", package
assert instance.resources("templates") == package / "templates"
client = create_app(Path.cwd() / "games").test_client()
assert client.get("/").status_code == 200
assert client.get("/static/vendor/htmx-4.0.1.js").status_code == 200
"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    return folder


@pytest.fixture
def installed(packed: Path, tmp_path: Path) -> Path:
    """The wheel unpacked, which is all that installing it does."""
    [wheel] = packed.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path)
    return tmp_path


def run(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=installed, capture_output=True, text=True, timeout=60
    )


def test_the_wheel_shows_its_pages_without_a_checkout(installed: Path) -> None:
    ended = run(installed, "-c", LOOKED_AT)
    assert (0, "") == (ended.returncode, ended.stderr)


def test_the_wheel_has_the_command_and_its_version(installed: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] + "\n" == run(installed, "-m", "scorekeeper", "--version").stdout
    [entries] = installed.glob("*.dist-info/entry_points.txt")
    assert "scorekeeper = scorekeeper.cli:main" in entries.read_text()


def test_the_wheel_brings_the_licences_of_what_it_contains(installed: Path) -> None:
    licences = {path.name for path in installed.glob("*.dist-info/licenses/**/*") if path.is_file()}
    assert {"LICENSE", "LICENSE-htmx.txt"} == licences


def test_the_source_archive_has_the_project_and_no_games(packed: Path) -> None:
    [archive] = packed.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert {"Makefile", "README.md", "LICENSE", ".ci/run", "tests/test_project.py"} <= names
    assert {"instance/.gitkeep"} == {name for name in names if name.startswith("instance/")}
