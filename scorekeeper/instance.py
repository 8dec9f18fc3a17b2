"""Where things lie: the instance folder with what is kept, and the files that pages are made of."""

from __future__ import annotations

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

PACKAGE = Path(__file__).parent
KEY_LENGTH = 32


class Unusable(Exception):
    """The machine does not give what is needed; its text is one sentence for the person there."""


def folder() -> Path:
    """The instance folder, as an absolute path; it need not exist yet.

    It is SCOREKEEPER_INSTANCE, else `instance` in the checkout, else ~/.local/share/scorekeeper.
    Raises Unusable where there is no home folder to put it in.
    """
    checkout = PACKAGE.parent / "instance"
    chosen = os.environ.get("SCOREKEEPER_INSTANCE")
    if not chosen and _in_checkout() and checkout.is_dir():
        return checkout
    try:
        return Path(os.path.abspath(Path(chosen or "~/.local/share/scorekeeper").expanduser()))
    except RuntimeError as error:
        raise Unusable(
            "There is no home folder to keep the games in; name one in SCOREKEEPER_INSTANCE."
        ) from error


def database(folder: Path) -> Path:
    """The database of an instance folder."""
    return folder / "scorekeeper.db"


def secret_key(folder: Path) -> bytes:
    """The key that cookies are signed with: made at the first start, kept afterwards.

    Makes the folder too. Processes that start at the same time get the same key.
    Raises Unusable where the folder cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):  # the database needs new files there at every start
            pass
        return _kept_key(folder / "secret_key")
    except OSError as error:
        raise Unusable(
            f"The folder {folder} cannot be written ({error.strerror}); "
            "name another in SCOREKEEPER_INSTANCE."
        ) from error


@contextmanager
def served(folder: Path, address: str) -> Iterator[None]:
    """Notes where the scorekeeper is reached, as long as this process or one of its own runs."""
    with open(folder / "address", "w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_SH)
        file.write(address)
        file.flush()
        yield


def served_at(folder: Path) -> str:
    """Where the scorekeeper of this folder is reached; empty if it does not run."""
    with open(folder / "address", "a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:  # whoever serves holds it, however the one before has ended
            file.seek(0)
            return file.read()
    return ""


@contextmanager
def stopped(folder: Path) -> Iterator[None]:
    """No scorekeeper runs as long as this lasts; Unusable if one does already."""
    with open(folder / "address", "a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Unusable("The scorekeeper is running: stop it first, and try again.") from error
        yield


def resources(name: str) -> Path:
    """The folder `templates` or `static`: beside the package in a checkout, else inside it."""
    return (PACKAGE.parent if _in_checkout() else PACKAGE) / name


def _in_checkout() -> bool:
    return (PACKAGE.parent / "pyproject.toml").is_file()


def _kept_key(path: Path) -> bytes:
    # The lock is on the key itself: whoever comes second finds it whole.
    with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        key = file.read()
        if not key:
            key = secrets.token_bytes(KEY_LENGTH)
            file.write(key)
    return key
