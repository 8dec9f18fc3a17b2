"""Where the games are kept, and the key that is made there."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from scorekeeper import instance
from scorekeeper.instance import Unusable

ROOT = Path(__file__).parent.parent
# Whatever is needed is imported first: another user may not be able to read this checkout.
AS_NOBODY = """
import os, sys
from pathlib import Path
from scorekeeper import instance
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
try:
    instance.secret_key(Path(sys.argv[1]))
except instance.Unusable as error:
    sys.exit(str(error))
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package as if it lay in another folder, and nothing set."""
    monkeypatch.delenv("SCOREKEEPER_INSTANCE", raising=False)
    monkeypatch.setattr(instance, "PACKAGE", tmp_path / "scorekeeper")
    return tmp_path


def test_the_instance_folder_is_the_one_that_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path / "mine"))
    assert tmp_path / "mine" == instance.folder()


def test_a_relative_instance_folder_becomes_a_full_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", "a/../b")
    assert tmp_path / "b" == instance.folder()


def test_a_checkout_keeps_its_own_instance_folder(elsewhere: Path) -> None:
    (elsewhere / "pyproject.toml").touch()
    (elsewhere / "instance").mkdir()
    assert elsewhere / "instance" == instance.folder()


def test_a_folder_set_to_nothing_is_not_set(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", "")
    monkeypatch.setenv("HOME", "/home/ani")
    assert Path("/home/ani/.local/share/scorekeeper") == instance.folder()


@pytest.mark.parametrize("present", [[], ["pyproject.toml"], ["instance"]])
def test_an_installed_package_keeps_its_games_in_the_home_folder(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, present: list[str]
) -> None:
    for name in present:
        (elsewhere / name).mkdir() if name == "instance" else (elsewhere / name).touch()
    monkeypatch.setenv("HOME", "/home/ani")
    assert Path("/home/ani/.local/share/scorekeeper") == instance.folder()


def test_without_a_home_folder_one_has_to_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", "~no-such-user/games")
    with pytest.raises(Unusable, match="no home folder"):
        instance.folder()


def test_the_database_lies_in_the_instance_folder(tmp_path: Path) -> None:
    assert tmp_path / "scorekeeper.db" == instance.database(tmp_path)


def test_the_secret_key_is_made_once_and_kept(tmp_path: Path) -> None:
    """fault C18"""
    folder = tmp_path / "not" / "yet" / "there"
    key = instance.secret_key(folder)
    assert len(key) == 32
    assert key == instance.secret_key(folder)
    assert ["secret_key"] == [path.name for path in folder.iterdir()]


def test_every_instance_has_a_key_of_its_own(tmp_path: Path) -> None:
    assert instance.secret_key(tmp_path / "a") != instance.secret_key(tmp_path / "b")


def test_only_the_owner_reads_the_secret_key(tmp_path: Path) -> None:
    instance.secret_key(tmp_path)
    assert 0o600 == (tmp_path / "secret_key").stat().st_mode & 0o777


def test_a_key_that_was_never_written_is_made_at_the_next_start(tmp_path: Path) -> None:
    (tmp_path / "secret_key").touch(0o600)
    key = instance.secret_key(tmp_path)
    assert len(key) == 32
    assert key == instance.secret_key(tmp_path)


def test_processes_that_start_at_once_agree_on_one_key(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from scorekeeper import instance;"
        "sys.stdin.read(); print(instance.secret_key(Path(sys.argv[1])).hex())"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "new")]
    pipe = subprocess.PIPE
    starting = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT) for _ in range(6)
    ]
    for process in starting:
        assert process.stdin
        process.stdin.close()
        process.stdin = None
    keys = {process.communicate(timeout=60)[0] for process in starting}
    assert 1 == len(keys)
    assert {65} == {len(key) for key in keys}


def test_a_folder_that_cannot_be_written_is_named_in_one_sentence() -> None:
    with TemporaryDirectory() as parent:
        Path(parent).chmod(0o755)
        folder = Path(parent) / "locked"
        folder.mkdir(0o555)
        command = [sys.executable, "-c", AS_NOBODY, str(folder)]
        env = os.environ | {"COVERAGE_PROCESS_CONFIG": ""}  # it could not write its findings
        ended = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60
        )
        assert [] == list(folder.iterdir())
    expected = (
        f"The folder {folder} cannot be written (Permission denied); "
        "name another in SCOREKEEPER_INSTANCE.\n"
    )
    assert (1, expected) == (ended.returncode, ended.stderr)


def test_a_file_is_no_instance_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unusable, match="cannot be written"):
        instance.secret_key(tmp_path / "file")


def test_a_checkout_uses_its_own_templates(elsewhere: Path) -> None:
    (elsewhere / "pyproject.toml").touch()
    assert elsewhere / "templates" == instance.resources("templates")


def test_an_installed_package_brings_its_templates(elsewhere: Path) -> None:
    assert elsewhere / "scorekeeper" / "templates" == instance.resources("templates")


def test_this_checkout_has_its_resources() -> None:
    assert (ROOT / "static", ROOT / "templates") == (
        instance.resources("static"),
        instance.resources("templates"),
    )
    assert os.path.isdir(instance.resources("static"))
