"""`make run` on machines where something is missing, without a network and in a copy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = ("make", "sh", "touch", "id")


class Machine:
    """A machine with make and a few tools, and a copy of the project."""

    def __init__(self, folder: Path) -> None:
        self.project, self.bin = folder / "project", folder / "bin"
        self.bin.mkdir()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(shutil.which(tool) or f"{tool} is missing")
        shutil.copytree(ROOT / ".ci", self.project / ".ci")
        for name in ("Makefile", "pyproject.toml"):
            shutil.copy(ROOT / name, self.project)

    def has(self, name: str, script: str) -> None:
        """Gives it the command `name`; a name with a slash lies in the project."""
        path = (self.project if "/" in name else self.bin) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)  # it may be a link to the real command
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def has_python(self, but: str) -> None:
        """Gives it this Python, but changed at its start."""
        start = self.bin / "start"
        start.mkdir()
        (start / "sitecustomize.py").write_text(f"import sys\n{but}\n")
        self.has("python3", f'PYTHONPATH={start} exec {sys.executable} "$@"')

    def make(self, *arguments: str, **env: str) -> tuple[int, str, str]:
        """The exit status, and what was written, without the lines of make itself."""
        ended = subprocess.run(
            ["make", *arguments],
            cwd=self.project,
            env={"PATH": str(self.bin), "HOME": str(self.project)} | env,
            capture_output=True,
            text=True,
            timeout=60,
        )
        errors = [line for line in ended.stderr.splitlines() if not line.startswith("make")]
        return ended.returncode, ended.stdout, "\n".join(errors)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_machine_without_python_is_told_to_install_it(machine: Machine) -> None:
    status, _, errors = machine.make("run")
    expected = "There is no python3 here: install Python 3.11 or newer, or name yours with PYTHON=…"
    assert (2, expected) == (status, errors)


def test_a_python_that_is_too_old_is_refused(machine: Machine) -> None:
    machine.has_python(but="sys.version_info = (3, 10, 13, 'final', 0)")
    status, _, errors = machine.make("run")
    expected = "python3 is too old: install Python 3.11 or newer, or name yours with PYTHON=…"
    assert (2, expected) == (status, errors)


def test_a_python_without_venv_is_told_what_to_install(machine: Machine) -> None:
    """Debian's Python has the module venv but not ensurepip, which it needs."""
    machine.has_python(but="sys.modules['ensurepip'] = None")
    status, _, errors = machine.make("run")
    expected = (
        "python3 has no venv module: install it (on Debian or Ubuntu: apt install python3-venv)."
    )
    assert (2, expected) == (status, errors)


def test_another_python_can_be_named(machine: Machine) -> None:
    status, _, errors = machine.make("run", "PYTHON=python3.99")
    assert 2 == status
    assert errors.startswith("There is no python3.99 here: ")


def test_an_installation_that_fails_says_so_and_is_tried_again(machine: Machine) -> None:
    machine.has("python3", "exit 0")
    machine.has(".venv/bin/pip", "echo no network >&2; exit 1")
    expected = "no network\nInstalling failed, see above; is there a network?"
    assert (2, expected) == machine.make("run")[::2]
    assert (2, expected) == machine.make("run")[::2]


def test_uv_installs_where_there_is_one(machine: Machine) -> None:
    machine.has("uv", 'echo "uv $@"')
    machine.has(".venv/bin/scorekeeper", 'echo "scorekeeper $@"')
    status, printed, errors = machine.make("run")
    assert (0, "") == (status, errors)
    assert [
        "uv venv --quiet --python >=3.11 .venv",
        "uv pip install --quiet --python .venv/bin/python --editable .",
        "scorekeeper serve",
    ] == printed.splitlines()[1:]


def test_uv_takes_the_python_that_is_named(machine: Machine) -> None:
    machine.has("uv", 'echo "uv $@"')
    printed = machine.make("run", "PYTHON=python3.12")[1]
    assert "uv venv --quiet --python python3.12 .venv" in printed


def test_the_second_start_installs_nothing(machine: Machine) -> None:
    machine.has("uv", "exit 0")
    machine.has(".venv/bin/scorekeeper", 'echo "scorekeeper $@"')
    machine.make("run")
    machine.has("uv", "exit 1")
    assert (0, "scorekeeper serve\n", "") == machine.make("run")


def test_what_the_scorekeeper_refuses_ends_make_too(machine: Machine) -> None:
    machine.has("uv", "exit 0")
    machine.has(".venv/bin/scorekeeper", "echo The port is in use. >&2; exit 1")
    assert (2, "The port is in use.") == machine.make("run")[::2]


def without_chromium(machine: Machine) -> None:
    """Everything passes, but no browser can be installed."""
    machine.has("uv", "exit 0")
    machine.has(".venv/bin/playwright", "exit 1")
    for name in ("ruff", "mypy"):
        machine.has(f".venv/bin/{name}", "exit 0")
    machine.has(".venv/bin/pytest", 'echo "pytest $@"')
    chromium = machine.project / ".ci" / "chromium"
    chromium.write_text(chromium.read_text().replace("/usr/bin/", "/nowhere/"))


@pytest.mark.parametrize(
    ("target", "marks"), [("test", "not long and not browser"), ("test-all", "not browser")]
)
def test_without_chromium_the_browser_tests_are_left_out_and_it_says_so(
    machine: Machine, target: str, marks: str
) -> None:
    without_chromium(machine)
    status, printed, errors = machine.make(target)
    assert (0, "There is no Chromium here and none could be installed.") == (status, errors)
    assert "The browser tests are left out.\n" in printed
    assert printed.endswith(f" -m {marks}\n")


def test_without_chromium_continuous_integration_fails(machine: Machine) -> None:
    without_chromium(machine)
    status, _, errors = machine.make("test", CI="true")
    assert (2, "There is no Chromium here and none could be installed.") == (status, errors)


def test_continuous_integration_runs_the_tests(machine: Machine) -> None:
    machine.has("make", 'echo "make $@"')
    ran = subprocess.run(
        ["bash", ".ci/run"],
        cwd=machine.project,
        env=os.environ | {"PATH": f"{machine.bin}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (0, "make test\n") == (ran.returncode, ran.stdout)
