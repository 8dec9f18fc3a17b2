"""A private host: every group has its own club, and nothing of another is told."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from scorekeeper import create_app
from scorekeeper.instance import Unusable
from tests.web import Phone, opened, refused, written


@pytest.fixture
def host(tmp_path: Path) -> Phone:
    """A phone of a club that has played, on a private host."""
    phone = opened(tmp_path, ACCESS="private")
    phone.send("/club", {})
    phone.start(["Ann", "Bob", "Cat"])
    return phone


@pytest.fixture
def other(host: Phone) -> Phone:
    """A phone of another club on the same host."""
    phone = Phone(host.app)
    phone.send("/club", {})
    return phone


def link_of(phone: Phone) -> str:
    phone.get("/club")
    return urlsplit(next(link for link in phone.page.links if "/club/" in link)).path


def test_whoever_has_no_club_sees_nothing_and_is_shown_the_way(host: Phone) -> None:
    stranger, before = Phone(host.app), written(host.app)
    text = stranger.get("/").text
    assert host.code not in text
    assert "Ann" not in text
    assert "/club" in stranger.page.links
    stranger.get("/new", seat=["Xi", "Yo", "Zu"])
    assert "Make a club" in stranger.page.labels
    refused(stranger, stranger.send("/new", {}), before, 403)


@pytest.mark.parametrize("path", ["/", "/new", "/new?seat=Ann&seat=Xi", "/code", "/club"])
def test_nothing_of_another_club_is_shown(host: Phone, other: Phone, path: str) -> None:
    text = other.get(path).text
    assert host.code not in text
    assert "Bob" not in text
    assert "Bob" in host.get("/").text


def test_a_name_is_not_spelled_as_another_club_does(host: Phone, other: Phone) -> None:
    for phone, spelled in ((host, "Bob"), (other, "bOB")):
        phone.get("/new", seat=["Xi"], add="bOB")
        assert f"Move {spelled} up" in phone.page.labels


def test_a_seat_is_offered_to_nobody_of_another_club(host: Phone, other: Phone) -> None:
    other.start(["Xi", "Yo", "Zu"])
    other.start(["Xi", "Yo", "Vu"])
    for keeper, offered in ((other, ["Choose Zu"]), (Phone(host.app), [])):
        keeper.keep(other.code)
        keeper.get(keeper.at("seats"), seat="new")
        assert offered == [name for name in keeper.page.labels if "Choose" in name]


def test_the_link_of_a_club_leads_into_it(host: Phone) -> None:
    link, guest = link_of(host), Phone(host.app)
    guest.get(link)
    assert f"/g/{host.code}" in guest.page.links
    assert 22 == len(link.rsplit("/", 1)[-1])  # 128 bits


def test_no_other_token_leads_into_a_club(host: Phone, other: Phone) -> None:
    for token in ("x", host.code, "1", ""):
        assert other.get(f"/club/{token}").status_code == 404
    assert host.code not in other.get("/").text


def test_the_form_of_another_club_leads_to_no_sheet_of_theirs(host: Phone, other: Phone) -> None:
    for phone in (host, other):
        phone.get("/new", seat=["Xi", "Yo", "Zu"], dealer="Xi")
    stamp = host.stamp() | {"game": "devils-bridge", "seat": ["Xi", "Yo", "Zu"], "dealer": "Xi"}
    code = urlsplit(host.send("/new", stamp).location).path.rsplit("/", 1)[-1]
    before = written(host.app)
    refused(other, other.send("/new", stamp), before, 422)
    assert code not in other.answers[-1].text
    assert 303 == host.send("/new", stamp).status_code


def test_the_address_of_a_sheet_shows_it_to_another_club_but_nothing_more(
    host: Phone, other: Phone
) -> None:
    other.code, before = host.code, written(host.app)
    assert 200 == other.look().status_code
    host.look()
    assert 403 == other.send(host.at("hands/1"), host.stamp() | {"bid-0": "0"}).status_code
    assert 403 == other.send(host.at("table/take-over"), {}).status_code
    assert before == written(host.app)


def test_a_phone_of_a_club_that_is_gone_is_in_no_other(host: Phone) -> None:
    """Another file of games may count its clubs anew while the cookies live on."""
    path = host.app.config["DATABASE"]
    for part in path.parent.glob("scorekeeper.db*"):
        part.unlink()
    anew = opened(path.parent, ACCESS="private")
    anew.send("/club", {})
    anew.start(["Xi", "Yo", "Zu"])
    old, cookie = Phone(anew.app), host.client.get_cookie("scorekeeper")
    assert cookie
    old.client.set_cookie("scorekeeper", cookie.value)
    text = old.get("/").text
    assert anew.code not in text
    assert "/club" in old.page.links
    refused(old, old.send("/new", {}), 1, 403)


def test_an_open_instance_has_one_club_and_makes_no_other(phone: Phone) -> None:
    phone.start()
    assert 404 == phone.send("/club", {}).status_code
    assert f"/g/{phone.code}" in str(Phone(phone.app).get("/").text)


def test_the_passphrase_is_asked_once_on_each_device(tmp_path: Path) -> None:
    phone = opened(tmp_path, PASSPHRASE="très secret")
    refused(phone, phone.send("/new", {}), 0, 403)
    phone.get("/new")
    refused(phone, phone.press("Go on", passphrase="secret"), 0, 422)
    phone.press("Go on", passphrase="très secret")
    phone.start()
    phone.start()
    assert 2 == written(phone.app)
    other = Phone(phone.app)
    refused(other, other.send("/new", {}), 2, 403)


def test_another_passphrase_is_asked_again_on_each_device(tmp_path: Path) -> None:
    phone = opened(tmp_path, PASSPHRASE="x")
    phone.get("/new")
    phone.press("Go on", passphrase="x")
    phone.start()
    phone.app.config["PASSPHRASE"] = "y"
    refused(phone, phone.send("/new", {}), 1, 403)
    phone.app.config["PASSPHRASE"] = "x"
    phone.start()
    assert 2 == written(phone.app)


def test_a_club_needs_the_passphrase(tmp_path: Path) -> None:
    phone = opened(tmp_path, ACCESS="private", PASSPHRASE="x")
    refused(phone, phone.send("/club", {}), 0, 403)


def test_another_word_for_the_access_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SCOREKEEPER_ACCESS", "secret")
    with pytest.raises(Unusable, match="open or private"):
        create_app(tmp_path)
