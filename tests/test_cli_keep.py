"""The command keep: a new link for when the phone that kept the score is gone."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from scorekeeper import instance, store
from scorekeeper.cli import main
from tests.web import Phone, keep_link, opened


@pytest.fixture
def phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Phone:
    """A phone that keeps a game in the instance of the command."""
    monkeypatch.setenv("SCOREKEEPER_INSTANCE", str(tmp_path))
    found = opened(tmp_path)
    found.start()
    return found


def spoken(phone: Phone) -> str:
    with closing(store.connect(phone.app.config["DATABASE"])) as db:
        return store.spoken_code(db, store.sheet_id(db, phone.code) or 0).lower()


@pytest.mark.parametrize("named", ["code", "address", "spoken"])
def test_it_prints_a_link_that_keeps_and_ends_the_old_one(
    phone: Phone, capsys: pytest.CaptureFixture[str], named: str
) -> None:
    names = {"code": phone.code, "address": f"http://x/g/{phone.code}/scores?chart=each"}
    old, other = keep_link(phone.app, phone.code), Phone(phone.app)
    names["spoken"] = spoken(phone)
    assert 0 == main(["keep", "--url", "https://scores.example/", names[named]])
    link = urlsplit(capsys.readouterr().out.strip())
    assert "scores.example" == link.netloc
    assert 403 == other.get(old).status_code
    assert 200 == other.get(link.path).status_code
    other.code = phone.code
    assert 303 == other.bid(0, 1).status_code


@pytest.mark.parametrize("named", ["nothing", "", "http://x/g/nothing"])
def test_a_game_that_is_not_there_is_named(
    phone: Phone, capsys: pytest.CaptureFixture[str], named: str
) -> None:
    before = keep_link(phone.app, phone.code)
    assert 1 == main(["keep", named])
    assert "There is no game at “" in capsys.readouterr().err
    assert before == keep_link(phone.app, phone.code)


@pytest.mark.parametrize("port", [8123, 18431])
def test_without_an_address_it_is_that_of_the_scorekeeper_that_runs(
    phone: Phone, capsys: pytest.CaptureFixture[str], tmp_path: Path, port: int
) -> None:
    with instance.served(tmp_path, f"http://192.0.2.7:{port}/"):
        assert 0 == main(["keep", phone.code])
    assert capsys.readouterr().out.startswith(f"http://192.0.2.7:{port}/g/{phone.code}/keep/")


def test_while_none_runs_it_prints_the_path_and_says_so(
    phone: Phone, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with instance.served(tmp_path, "http://192.0.2.7:8123/"):
        pass
    assert 0 == main(["keep", phone.code])
    printed = capsys.readouterr()
    assert printed.out.startswith(f"/g/{phone.code}/keep/")
    assert "The scorekeeper is not running: put the address before this" in printed.err
