"""How often one address may do what costs something."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorekeeper.instance import Unusable
from scorekeeper.web.limits import LIMITS, REMEMBERED, Buckets, Kind, Limit
from tests.web import Phone, keep_link, opened, refused, written


@pytest.fixture
def phone(tmp_path: Path) -> Phone:
    """A phone that may do each thing three times, and then once in a hundred seconds."""
    few = Limit(3, 1 / 100)
    rest = {Kind.WRITE: Limit(100, 1)}
    found = opened(tmp_path, LIMITS={Kind.START: few, Kind.WRONG: few, **rest})
    found.start()
    return found


def too_often(phone: Phone, before: int) -> None:
    """Fails unless the last answer says so, when to try again, and wrote nothing."""
    refused(phone, phone.answers[-1], before, 429)
    assert 0 < int(phone.answers[-1].headers["Retry-After"]) <= 100


def test_guessing_codes_ends(phone: Phone) -> None:
    before = written(phone.app)
    statuses = [phone.send("/code", {"code": "O0I1"}).status_code for _ in range(4)]
    assert [422, 422, 422, 429] == statuses
    too_often(phone, before)


def test_guessing_tokens_ends_for_every_device_of_the_address(phone: Phone) -> None:
    path = phone.at("keep", "x" * 22)
    phones = [Phone(phone.app) for _ in range(4)]
    assert [403, 403, 403, 429] == [one.get(path).status_code for one in phones]
    too_often(phones[-1], written(phone.app))


def test_a_right_link_opens_whatever_was_guessed_at_its_address_and_a_code_does_not(
    tmp_path: Path,
) -> None:
    phone = opened(tmp_path, LIMITS={Kind.WRONG: Limit(3, 1 / 100)}, ACCESS="private")
    phone.send("/club", {})
    phone.start(["Ann", "Bob", "Cat"])
    club = next(link for link in phone.get("/club") and phone.page.links if "/club/" in link)
    guessing = Phone(phone.app)
    assert 429 == [guessing.get(f"/club/{n}").status_code for n in range(4)][-1]
    for link in (keep_link(phone.app, phone.code), club):
        assert 200 == Phone(phone.app).get(link).status_code
    assert 429 == guessing.send("/code", {"code": "ABCD"}).status_code


def test_phones_behind_a_proxy_that_is_known_have_addresses_of_their_own(tmp_path: Path) -> None:
    def statuses(phone: Phone) -> list[int]:
        homes = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 1, 1, 2)]
        guesses = [phone.client.post("/code", data={"code": "O"}, headers=one) for one in homes]
        return [answer.status_code for answer in guesses]

    few = {Kind.WRONG: Limit(2, 1 / 100)}
    assert [422, 422, 429, 429] == statuses(opened(tmp_path, LIMITS=few))
    assert [422, 422, 429, 422] == statuses(opened(tmp_path, LIMITS=few, PROXIES=1))


def test_the_number_of_proxies_is_a_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_PROXIES", "nginx")
    with pytest.raises(Unusable, match="SCOREKEEPER_PROXIES must be a number from 0 to 9"):
        opened(tmp_path)


def test_starting_games_ends(phone: Phone) -> None:
    phone.start()
    phone.start()
    before = written(phone.app)
    phone.send("/new", {})
    too_often(phone, before)


def test_writing_ends(tmp_path: Path) -> None:
    phone = opened(tmp_path, LIMITS={Kind.WRITE: Limit(3, 1 / 100)})
    phone.start()
    phone.bid(0, 0)
    phone.bid(1, 0)
    before = written(phone.app)
    assert 429 == phone.bid(2, 0).status_code
    too_often(phone, before)


def test_a_family_behind_one_address_meets_no_limit(tmp_path: Path) -> None:
    """Eight phones that tap once a second each for a minute; a new game every two minutes."""
    buckets = Buckets(LIMITS)
    waits = [
        buckets.wait(Kind.WRITE, "home", second, True) for second in range(60) for _ in "8" * 8
    ]
    waits += [buckets.wait(Kind.START, "home", 120.0 * game, True) for game in range(30)]
    waits += [buckets.wait(Kind.WRONG, "home", float(slip), True) for slip in range(20)]
    assert 0 == max(waits)


def test_a_bucket_fills_again_and_is_not_shared() -> None:
    buckets = Buckets({Kind.WRONG: Limit(2, 1 / 10)})
    waits = [buckets.wait(Kind.WRONG, "a", now, True) for now in (0, 0, 0, 5, 10)]
    assert [0, 0, 10, 5, 0] == waits
    assert 0 == buckets.wait(Kind.WRONG, "b", 0, True)


def test_addresses_are_forgotten_once_their_buckets_are_full() -> None:
    buckets = Buckets({Kind.WRONG: Limit(2, 1)})
    for number in range(REMEMBERED + 1):
        buckets.wait(Kind.WRONG, str(number), 0, True)
    buckets.wait(Kind.WRONG, "last", 5, True)
    assert 1 == len(buckets._left)
