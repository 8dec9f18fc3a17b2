"""The history in the hand: a game of last spring, and a clock of one's own."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.scene import Scene


def last_spring() -> datetime:
    """An evening in May that is over."""
    today = date.today()
    year = today.year if today > date(today.year, 6, 1) else today.year - 1
    return datetime(year, 5, 20, 19, tzinfo=UTC)


def test_a_game_of_last_spring_is_three_taps_away(scene: Scene) -> None:
    """Among games of every week since."""
    spring = last_spring()
    wanted = scene.begin(3, [], started_at=spring.isoformat(), ended="early", title="In the garden")
    for week in range(1, 40):
        began = spring + timedelta(weeks=week)
        if began < datetime.now(UTC):
            scene.begin(3, [], started_at=began.isoformat(), ended="early")
    table = scene.table
    table.open()
    table.tap(table.link("History"))
    table.tap(table.page.get_by_role("link", name=f"{spring:%B}", exact=False).first)
    table.tap(table.page.get_by_role("link", name="In the garden"))
    assert 3 == table.taps
    expect(table.page).to_have_url(f"{table.address}/g/{wanted}")


def test_each_phone_reads_days_on_its_own_clock(scene: Scene, phones: Phones) -> None:
    scene.begin(3, [], started_at="2024-05-01T22:30:00+00:00", ended="early")
    for zone, day in (("Asia/Seoul", "Thursday 2 May"), ("America/Lima", "Wednesday 1 May")):
        phone = phones(timezone_id=zone)
        phone.open()
        phone.tap(phone.link("History"))
        expect(phone.page.get_by_role("heading", name=day)).to_be_visible()


def test_a_search_finds_the_words_of_a_title(scene: Scene) -> None:
    scene.begin(3, [], title="In the garden", ended="early")
    scene.begin(3, [], ended="early")
    table = scene.table
    table.open("/games")
    table.page.get_by_role("searchbox").fill("gard")
    table.press("Enter")
    expect(table.page.locator(".hist .item")).to_have_count(1)
