"""Throwing a game away, and taking it back."""

from __future__ import annotations

from pathlib import Path

from scorekeeper.web.security import SAFE
from tests.web import Phone, opened, written


def thrown(phone: Phone) -> None:
    phone.start(max_cards="1", sequence="up")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.get(phone.at("delete"))
    phone.press("Throw it away")


def test_it_is_asked_once_and_said_what_goes(phone: Phone) -> None:
    phone.start(max_cards="2", sequence="up")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.get(phone.at("delete"))
    assert "Its sheet with 1 scored hand goes out of the history" in phone.page.text
    assert "For 30 days it lies in the trash" in phone.page.text
    assert phone.at() in phone.page.links
    phone.press("Throw it away")
    assert "Trash" in phone.page.text
    assert phone.at() in phone.page.links


def test_a_game_in_the_trash_is_in_no_list(phone: Phone) -> None:
    thrown(phone)
    for path in ("/", "/games"):
        phone.get(path)
        assert phone.at() not in phone.page.links


def test_every_page_of_it_says_that_it_is_in_the_trash_and_nothing_is_written(
    phone: Phone,
) -> None:
    thrown(phone)
    before = written(phone.app)
    for rule in phone.app.url_map.iter_rules():
        if "code" not in rule.arguments or rule.endpoint == "trash.take_back":
            continue
        path = rule.rule.replace("<code>", phone.code)
        for name in rule.arguments - {"code"}:
            path = path.replace(f"<int:{name}>", "1").replace(f"<{name}>", "x")
        for method in (rule.methods or set()) - {"OPTIONS"}:
            answer = phone.client.open(path, method=method)
            assert 410 == answer.status_code, (method, path)
            assert method not in SAFE or "in the trash" in answer.text or method == "HEAD"
    assert before == written(phone.app)


def test_it_is_taken_back_as_it_was(phone: Phone) -> None:
    thrown(phone)
    totals = phone.sheet.totals
    phone.look()
    assert "This game is in the trash" in phone.page.text
    phone.press("Take it back")
    assert totals == phone.sheet.totals
    assert 200 == phone.look().status_code
    phone.get("/games")
    assert phone.at() in phone.page.links
    phone.get("/games/trash")
    assert "Nothing was thrown away" in phone.page.text


def test_a_second_tap_changes_nothing(phone: Phone) -> None:
    thrown(phone)
    assert 410 == phone.send(phone.at("delete"), {}).status_code
    phone.send(phone.at("take-back"), {})
    assert 303 == phone.send(phone.at("take-back"), {}).status_code
    assert 404 == phone.send("/g/nothing/take-back", {}).status_code


def test_on_a_private_host_only_a_keeper_takes_it_back(tmp_path: Path) -> None:
    phone = opened(tmp_path, ACCESS="private")
    phone.send("/club", {})
    thrown(phone)
    other = Phone(phone.app)
    other.get(phone.at())
    assert "Take it back" not in other.page.text
    assert 403 == other.send(phone.at("take-back"), {}).status_code
    phone.look()
    assert "Take it back" in phone.page.labels
