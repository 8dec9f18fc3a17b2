"""What several test modules need."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from sqlite_utils import Database

from scorekeeper import store
from tests.web import Phone, empty, opened

settings.register_profile("here", deadline=None)  # a busy machine is no reason to fail
settings.load_profile("here")


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
