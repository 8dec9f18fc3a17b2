"""The files of others that lie here are the ones that were recorded."""

import hashlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("static/vendor", "tests/browser/vendor")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_vendored_file_is_the_one_recorded(folder: str) -> None:
    written = (ROOT / folder / "README.md").read_text()
    [name] = re.findall(r"^\| file \| `(.+)` \|$", written, re.MULTILINE)
    [recorded] = re.findall(r"^\| sha256 \| `(.+)` \|$", written, re.MULTILINE)
    assert recorded == hashlib.sha256((ROOT / folder / name).read_bytes()).hexdigest()


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_script_lies_here_unrecorded_and_each_has_its_licence(folder: str) -> None:
    written = (ROOT / folder / "README.md").read_text()
    files = {path.name for path in (ROOT / folder).iterdir()} - {"README.md"}
    assert files <= set(re.findall(r"`([^`]+)`", written))
    assert any(name.startswith("LICENSE") for name in files)


def test_htmx_and_its_event_streams_are_one_file() -> None:
    """In two deferred files the event stream is lost now and then."""
    script = (ROOT / "static/vendor/htmx-4.0.1.js").read_text()
    assert "4.0.1" in script
    assert "hx-sse" in script
    assert "sourceMappingURL" not in script
