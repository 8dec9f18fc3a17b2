"""What several test modules need."""

import os
from collections.abc import Iterator
from pathlib import Path
from shutil import disk_usage

import pytest
from sqlite_utils import Database

from scorekeeper import store
from tests.walk import Brackets, everywhere
from tests.web import Phone, empty, opened

IN_MEMORY = Path("/dev/shm")  # where there is one, tests do not wait for a disk
ROOM = 2**30  # bytes that it has to have left
if IN_MEMORY.is_dir() and disk_usage(IN_MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database that is up to date and empty."""
    return empty(tmp_path / "scorekeeper.db")


@pytest.fixture
def db(path: Path) -> Iterator[Database]:
    db = store.connect(path)
    yield db
    db.close()


@pytest.fixture
def phone(tmp_path: Path) -> Phone:
    """A phone on a scorekeeper of its own, with no game yet."""
    return opened(tmp_path)


@pytest.fixture(scope="session")
def brackets() -> Brackets:
    return Brackets()


@pytest.fixture(scope="session")
def been_everywhere(tmp_path_factory: pytest.TempPathFactory, brackets: Brackets) -> Phone:
    """A phone that has been everywhere in the language of brackets."""
    phone = opened(tmp_path_factory.mktemp("walk"), TRANSLATIONS=brackets)
    everywhere(phone)
    return phone
