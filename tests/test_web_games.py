"""The history: found by name, by game, by time; on the reader's own clock."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from scorekeeper import store
from scorekeeper.games import GAMES
from scorekeeper.house_rules import rules_of
from scorekeeper.log import Begun, Ended
from scorekeeper.web.periods import Period, lately, period
from tests.web import Phone, opened


def laid(
    phone: Phone, at: datetime, *names: str, game: str = "devils-bridge", over: bool = True
) -> str:
    """A game that began then; its address."""
    kept = {"started_at": at.isoformat()}
    begun = Begun(game, rules_of(GAMES[game]()), names or ("Ann", "Bob", "Cat"), 0, kept=kept)
    db = store.connect(phone.app.config["DATABASE"])
    try:
        return "/g/" + store.begin(db, [begun, *([Ended()] if over else [])], "phone")
    finally:
        db.close()


def shown(phone: Phone, **asked: str) -> list[str]:
    phone.get("/games", **asked)
    return [link for link in phone.page.links if link.startswith("/g/")]


def this_noon() -> datetime:
    return datetime.now(UTC).astimezone().replace(hour=12, minute=0).astimezone(UTC)


def test_games_stand_under_the_days_on_which_they_began(phone: Phone) -> None:
    noon = this_noon()
    old = laid(phone, datetime(2024, 5, 1, 12, tzinfo=UTC))
    today, yesterday = laid(phone, noon), laid(phone, noon - timedelta(days=1))
    assert [today, yesterday, old] == shown(phone)
    order = [phone.page.text.index(day) for day in ("Today", "Yesterday", "Wednesday 1 May 2024")]
    assert sorted(order) == order


def test_days_and_times_are_those_of_the_readers_clock(phone: Phone) -> None:
    """Once the phone has told its zone; until then they are the server's."""
    laid(phone, datetime(2024, 5, 1, 22, 30, tzinfo=UTC))
    phone.client.set_cookie("zone", "Asia/Seoul")
    phone.get("/games")
    assert "Thursday 2 May 2024" in phone.page.text
    assert "07:30" in phone.page.text
    phone.client.set_cookie("zone", "America/Los_Angeles")
    phone.get("/games")
    assert "Wednesday 1 May 2024" in phone.page.text
    assert "15:30" in phone.page.text


@pytest.mark.parametrize("zone", ["", "Nowhere", "../../etc/passwd", "/etc", "x" * 999, "\x00"])
def test_a_zone_that_there_is_not_is_the_servers(phone: Phone, zone: str) -> None:
    laid(phone, datetime(2024, 5, 1, 22, 30, tzinfo=UTC))
    phone.get("/games")
    expected = phone.page.text
    phone.client.set_cookie("zone", zone)
    assert 200 == phone.get("/games").status_code
    assert expected == phone.page.text


def test_a_game_is_found_by_name_kind_and_words(phone: Phone) -> None:
    noon = this_noon()
    ann = laid(phone, noon, "Ann", "Bob", "Cat")
    dan = laid(phone, noon, "Dan", "Eve", "Fay")
    call = laid(phone, noon, "Ann", "Bob", "Cat", "Dan", game="call-bridge")
    assert [call, dan] == shown(phone, q="dan")
    assert [call] == shown(phone, q="dan ann")
    assert [call] == shown(phone, game="call-bridge")
    assert [ann] == shown(phone, game="devils-bridge", q="cat")
    assert [] == shown(phone, q="zebra")
    assert "No game is found" in phone.page.text
    assert [call, dan, ann] == shown(phone, game="chess", player="x", until="soon", before="-1")


def test_the_games_of_one_player_are_asked_for_by_who_it_is(phone: Phone) -> None:
    noon = this_noon()
    laid(phone, noon, "Ann", "Bob", "Cat")
    dan = laid(phone, noon, "Dan", "Eve", "Fay")
    assert [dan] == shown(phone, player="4")
    assert "Dan" in phone.page.texts
    assert [] == shown(phone, player="99")


def test_a_long_history_comes_in_pages(phone: Phone) -> None:
    noon = this_noon()
    laid_out = [laid(phone, noon - timedelta(minutes=n)) for n in range(65)]
    seen = shown(phone, q="ann")
    while "Older games" in phone.page.text:
        [older] = [link for link in phone.page.links if "before=" in link]
        phone.get(older)
        seen += [link for link in phone.page.links if link.startswith("/g/")]
    assert laid_out == seen


def test_only_months_and_years_with_games_are_offered(phone: Phone) -> None:
    """The months since last year one by one, the years before them as a whole."""
    noon = this_noon()
    laid(phone, noon)
    old = laid(phone, datetime(noon.year - 3, 5, 1, 12, tzinfo=UTC))
    shown(phone)
    offered = [link for link in phone.page.links if "until=" in link]
    month = f"{noon.astimezone():%Y-%m}"
    assert [f"/games?until={month}", f"/games?until={noon.year - 3}"] == offered
    assert [old] == shown(phone, until=str(noon.year - 3))


def test_a_year_is_left_by_months_and_then_by_years() -> None:
    found = [period.key for period in lately(date(2026, 2, 28), date(2024, 7, 1))]
    assert found == [
        *("2026-02", "2026-01"),
        *(f"2025-{month:02}" for month in range(12, 2, -1)),
        *("2025", "2024"),
    ]


def test_a_period_ends_where_the_next_one_begins() -> None:
    assert date(2025, 1, 1) == Period(2024).ends == Period(2024, 12).ends == Period(2025, 1).begins
    assert date(2024, 3, 1) == Period(2024, 2).ends
    assert [None, None, None, Period(2024), Period(2024, 5)] == [
        period(key) for key in ("", "2024-13", "24-05", "2024", "2024-05")
    ]


def test_nobody_sees_the_games_of_another_club(tmp_path: Path) -> None:
    """Neither in the list, nor in the trash, nor by the number of a player."""
    phone = opened(tmp_path, ACCESS="private")
    phone.send("/club", {})
    phone.start()
    phone.send(phone.at("delete"), {})
    phone.start(["Dan", "Eve", "Fay"])
    other = Phone(phone.app)
    for path in ("/games", "/games?q=dan", "/games?player=5", "/games/trash"):
        for _ in range(2):  # without a club, and in another one
            other.get(path)
            assert "Dan" not in other.page.text
            assert not [link for link in other.page.links if link.startswith("/g/")]
            other.send("/club", {})
    phone.get("/games")
    assert "Dan, Eve, Fay" in phone.page.text


def test_a_game_that_waits_says_so_and_can_be_gone_on_with(phone: Phone) -> None:
    going = laid(phone, this_noon(), over=False)
    assert [going] == shown(phone)
    assert "paused" in phone.page.texts
    assert 200 == phone.get(going).status_code


@pytest.mark.parametrize("year", [1, 9999])
def test_a_game_of_the_first_or_the_last_year_there_is_breaks_nothing(
    phone: Phone, year: int
) -> None:
    game = laid(phone, datetime(year, 1, 1, tzinfo=UTC))
    last = laid(phone, datetime(year, 12, 31, 23, 59, tzinfo=UTC))
    for zone in ("Asia/Seoul", "America/Los_Angeles"):
        phone.client.set_cookie("zone", zone)
        assert {game, last} == set(shown(phone))
        for path in ("/", "/players", "/statistics", f"{game}/scores", game):
            assert 200 == phone.get(path).status_code, path
        assert 30 > len([link for link in phone.page.links if "until=" in link])
