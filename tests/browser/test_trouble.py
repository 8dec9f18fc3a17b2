"""When the network is slow or gone, or the scorekeeper refuses: it is said, and nothing is lost."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from scorekeeper.log import Wrote
from tests.browser.scene import Scene
from tests.browser.table import Table

NOT_SAVED = "Not saved"


def slow(page: Page) -> None:
    """A phone far from the router: half a second each way."""
    network = {"offline": False, "latency": 500, "downloadThroughput": 50_000}
    session = page.context.new_cdp_session(page)
    session.send("Network.emulateNetworkConditions", {**network, "uploadThroughput": 50_000})


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("taps", [2, 3])
def test_quick_taps_on_a_bid_are_one_bid(scene: Scene, taps: int) -> None:
    """fault C01: with a slow network."""
    table = scene.table
    code = scene.playing(5, 2)
    scene.open(code)
    slow(table.page)
    x, y = middle(table.key(1))
    table.mark()
    for _ in range(taps):
        table.page.touchscreen.tap(x, y)
    table.settle()
    expect(table.question()).to_have_text("Ines bids")
    assert [2, 1, None, None] == table.last_hand(code)["bids"]


def test_quick_taps_on_the_counts_save_one_hand(scene: Scene) -> None:
    """fault C01"""
    table = scene.table
    code = scene.playing(5, 2, 1, 1, 0)
    scene.open(code, "?tricks=end")
    table.count(0, 3)
    slow(table.page)
    x, y = middle(table.button("Save hand 5"))
    table.mark()
    for _ in range(3):
        table.page.touchscreen.tap(x, y)
    table.settle()
    expect(table.question()).to_have_text("Hand 5 is saved")
    assert [3, 1, 1, 0] == table.last_hand(code)["tricks"]


def test_quick_taps_on_start_are_one_game(table: Table) -> None:
    """fault C01: and the last of them bids nothing on the page that comes."""
    table.open("/new?seat=Mara&seat=Jun&seat=Ines")
    slow(table.page)
    x, y = middle(table.button("Start", exact=False))
    table.mark()
    for _ in range(3):
        table.page.touchscreen.tap(x, y)
    expect(table.page).to_have_url(re.compile("/g/"))  # whichever tap led there
    table.settle()
    assert {} == table.last_hand(table.code)
    table.open()
    expect(table.page.locator(".live")).to_have_count(1)


def test_a_tap_just_after_next_hand_bids_nothing(scene: Scene) -> None:
    """fault C01: a double tap on a link does not reach the keys of the page that comes."""
    table = scene.table
    code = scene.played(5)
    scene.open(code, "/hands/5")
    table.page.clock.install()
    table.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    table.link("Next hand").tap()
    expect(table.page.locator("body[data-fresh]")).to_be_attached()
    for key in table.page.locator(".pad .key").all():
        key.tap()
    table.page.clock.resume()
    table.settle()
    assert 5 == len(table.record(code)["hands"])


def test_it_is_saved_when_the_page_says_so_and_not_before(scene: Scene) -> None:
    """fault C08: the words come with the answer, after the commit."""
    table = scene.table
    code = scene.playing(1, 0, 0, 0, players=3)
    scene.open(code)
    held: list[Route] = []
    table.page.route("**/hands/1", lambda route: held.append(route))
    table.mark()
    table.tile("Jun").tap()
    expect(table.tile("Jun")).to_be_visible()
    expect(table.page.get_by_text("Hand 1 is saved").first).to_be_hidden()
    assert "won" not in table.last_hand(code)
    held[0].continue_()
    table.settle()
    expect(table.question()).to_have_text("Hand 1 is saved")
    assert [1] == table.last_hand(code)["won"]


def test_no_answer_is_said_and_the_next_try_is_saved(scene: Scene, expected: list[int]) -> None:
    """fault B27, fault C08: what was chosen stays on the page."""
    expected.append(0)
    table = scene.table
    code = scene.playing(5, 2, 1, 1, 0)
    scene.open(code, "?tricks=end")
    table.count(0, 3)
    table.page.route("**/hands/5", lambda route: route.abort("internetdisconnected"))
    table.button("Save hand 5").tap()
    expect(table.page.get_by_role("alert").get_by_text(NOT_SAVED)).to_be_visible()
    expect(table.page.locator("#t0-3")).to_be_checked()
    assert "tricks" not in table.last_hand(code)
    table.page.unroute("**/hands/5")
    table.tap(table.button("Save hand 5"))
    expect(table.page.get_by_text(NOT_SAVED)).to_be_hidden()
    assert [3, 1, 1, 0] == table.last_hand(code)["tricks"]


def test_a_lost_answer_writes_nothing_twice(scene: Scene, expected: list[int]) -> None:
    """fault B27: the scorekeeper wrote it, but the answer was lost; the second try is the same."""
    expected.append(0)
    table = scene.table
    code = scene.playing(5, 2)
    table.dozes()
    scene.open(code)

    def lose(route: Route) -> None:
        route.fetch(max_redirects=0)
        route.abort("connectionreset")

    table.page.route("**/hands/5", lose)
    table.key(1).tap()
    expect(table.page.get_by_text(NOT_SAVED)).to_be_visible()
    assert [2, 1, None, None] == table.last_hand(code)["bids"]
    table.page.unroute("**/hands/5")
    table.bid(1)
    expect(table.question()).to_have_text("Ines bids")
    assert [2, 1, None, None] == table.last_hand(code)["bids"]


def test_a_failing_scorekeeper_is_said_and_the_next_try_is_saved(
    scene: Scene, expected: list[int]
) -> None:
    """fault B27: 500 and 503 keep the page, with everything on it."""
    table = scene.table
    code = scene.playing(5)
    scene.open(code)
    for status, bid in ((500, 2), (503, 1)):
        expected.append(status)
        failing = partial(Route.fulfill, status=status, content_type="text/html", body="No")
        table.page.route("**/hands/5", lambda route: failing(route))  # noqa: B023
        table.key(bid).tap()
        expect(table.page.get_by_text(NOT_SAVED)).to_be_visible()
        table.page.unroute("**/hands/5")
        table.bid(bid)
        expect(table.page.get_by_text(NOT_SAVED)).to_be_hidden()
    assert [2, 1, None, None] == table.last_hand(code)["bids"]


def test_a_refusal_stands_beside_the_keys(scene: Scene, expected: list[int]) -> None:
    """fault B27: 422; the hook's sentence, and the keys are still there."""
    expected.append(422)
    table = scene.table
    scene.open(scene.playing(5, 2, 1, 1))
    table.tap(table.key(1), barred=True)
    why = table.page.locator(".dock #why[role=alert]")
    expect(why).to_have_text(
        "Not 1: the bids would equal the 5 tricks. Tobias must bid something else."
    )
    table.bid(0)
    expect(table.page.locator(".tiles, .counts")).to_be_visible()


def test_a_refused_count_keeps_what_was_typed(scene: Scene, expected: list[int]) -> None:
    """fault B27: the sum is said beside the key, and every number stays."""
    expected.append(422)
    table = scene.table
    scene.open(scene.playing(5, 2, 1, 1, 0), "?tricks=end")
    table.count(0, 5)
    table.tap(table.button("2 tricks too many"), barred=True)
    expect(table.page.locator(".dock #why")).to_have_text(
        "That is 7 of 5 tricks: change somebody’s tricks."
    )
    expect(table.page.locator("#t0-5")).to_be_checked()


def test_a_conflict_shows_both_values_beside_the_keys(scene: Scene, expected: list[int]) -> None:
    """fault B27: 409"""
    expected.append(409)
    table = scene.table
    code = scene.playing(5, 2)
    table.dozes()
    scene.open(code)
    scene.write(code, Wrote(5, {("bid", 1): 0}))
    table.bid(3)
    expect(table.page.locator(".dock .versus b")).to_have_text(["Jun bid 0", "Jun bid 3"])


def test_saving_while_the_sum_is_still_asked_saves(scene: Scene) -> None:
    """fault C08: a number is tapped and Save right after it, with a slow network."""
    table = scene.table
    code = scene.playing(5, 2, 1, 1, 0)
    scene.open(code, "?tricks=end")
    slow(table.page)
    table.page.locator("label", has=table.page.locator("#t0-3")).tap()
    table.page.locator(".dock .btn--main").tap(force=True)
    expect(table.question()).to_have_text("Hand 5 is saved")
    assert [3, 1, 1, 0] == table.last_hand(code)["tricks"]


def test_two_numbers_tapped_while_the_first_is_asked_both_count(scene: Scene) -> None:
    """fault C08: the answer to the first does not wipe out the second, with a slow network."""
    table = scene.table
    code = scene.playing(5, 2, 1, 1, 1, rules={"hook": False})
    scene.open(code, "?tricks=end")
    slow(table.page)
    for number in ("#t0-4", "#t1-0", "#t2-0"):
        table.page.locator("label", has=table.page.locator(number)).tap()
    expect(table.button("Save hand 5")).to_be_visible()
    table.tap(table.button("Save hand 5"))
    assert [4, 0, 0, 1] == table.last_hand(code)["tricks"]


def test_once_the_scorekeeper_is_reached_again_nothing_says_otherwise(
    scene: Scene, expected: list[int]
) -> None:
    """fault B27"""
    expected.append(0)
    page = scene.table.page
    scene.open(scene.playing(5, 2))
    page.context.set_offline(True)
    scene.table.key(1).tap()
    expect(page.get_by_text(NOT_SAVED)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(NOT_SAVED)).to_be_hidden()
    expect(page.get_by_text("Not live")).to_be_hidden()


@pytest.mark.parametrize("rest", ["", "/rules"])
def test_a_link_that_nobody_answers_keeps_its_page_and_says_so(
    scene: Scene, expected: list[int], rest: str
) -> None:
    """fault B27: on a page that is live, and on one that is not."""
    expected.append(0)
    page = scene.table.page
    scene.open(scene.playing(5, 2), rest)
    path = scene.table.path
    page.context.set_offline(True)
    scene.table.link("Scores").tap()
    expect(page.get_by_text("The scorekeeper did not answer")).to_be_visible()
    expect(page.get_by_text(NOT_SAVED)).to_be_hidden()
    assert path == scene.table.path
    page.context.set_offline(False)
    expect(page.get_by_text("The scorekeeper did not answer")).to_be_hidden()
    scene.table.tap(scene.table.link("Scores"))
    assert path.split("/")[:3] + ["scores"] == scene.table.path.split("/")


def test_not_live_takes_no_line_of_its_own(scene: Scene, expected: list[int]) -> None:
    expected.append(0)
    page = scene.table.page
    scene.open(scene.playing(5, 2))
    bar = page.locator(".bar")
    before = bar.bounding_box()
    page.context.set_offline(True)
    expect(page.get_by_text("Not live")).to_be_visible()
    assert before == bar.bounding_box()


def test_a_name_that_was_refused_is_faulted_no_longer_once_another_is_typed(
    scene: Scene, expected: list[int]
) -> None:
    expected.append(422)
    table = scene.table
    scene.open(scene.played(2), "/seats?seat=new&do=zero")
    table.page.get_by_label("Name").fill("Mara")
    table.tap(table.button("Join the table"))
    expect(table.page.get_by_text("Mara sits here already")).to_be_visible()
    table.page.get_by_label("Name").fill("Fritz")
    expect(table.page.get_by_role("alert")).to_have_count(0)
    table.tap(table.button("Join the table"))
    assert "scores" == table.path.rsplit("/", 1)[-1]
