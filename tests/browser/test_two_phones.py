"""Two phones at one table: nothing is overwritten unseen, and nothing is lost.

What one writes reaches the other before a hand can tap it, so here they hear nothing of each other.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from scorekeeper.log import Wrote
from tests.browser.conftest import Phones
from tests.browser.scene import Scene
from tests.browser.table import Table


@pytest.fixture
def other(phones: Phones) -> Table:
    """A second phone."""
    return phones()


def both_open(scene: Scene, other: Table, code: str, page: str = "") -> Table:
    scene.keep(other, code)
    scene.table.dozes()
    other.dozes()
    scene.open(code, page)
    other.open(f"/g/{code}{page}")
    return scene.table


def both_bid(scene: Scene, other: Table, expected: list[int]) -> str:
    """Both phones bid for Jun: this one 1, which stands, and the other one 3; the code."""
    expected.append(409)
    code = scene.playing(5, 2)
    both_open(scene, other, code).bid(1)
    other.bid(3)
    return code


def expect_both(other: Table, stands: str, tried: str) -> None:
    """The second phone shows what the first one wrote, and what was tapped on itself."""
    told = [f"Stands{stands}", f"You entered{tried}"]
    expect(other.page.locator(".versus p")).to_have_text(told)


def test_both_write_the_same_bid_and_one_chooses(
    scene: Scene, other: Table, expected: list[int]
) -> None:
    code = both_bid(scene, other, expected)
    expect_both(other, "Jun bid 1", "Jun bid 3")
    assert [2, 1, None, None] == other.last_hand(code)["bids"]
    other.tap(other.link("Keep what stands"))
    expect(other.question()).to_have_text("Ines bids")
    assert [2, 1, None, None] == other.last_hand(code)["bids"]


HEARD = """() => {
    window.heard = 0;
    window.EventSource = class extends EventSource {
        constructor(url) {
            super(url);
            this.addEventListener("message", () => window.heard++);
        }
    };
}"""
# As soon as another page has come by itself, its first key is tapped.
TAP_AT_ONCE = """() => {
    const version = () => document.getElementById("page")?.dataset.version, before = version();
    const seen = new MutationObserver(() => {
        if ([undefined, before].includes(version())) return;
        seen.disconnect();
        setTimeout(() => document.querySelector(".pad .key").click());
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def sends_while_another_writes(scene: Scene, code: str, key: int, event: Wrote) -> None:
    """The tap is on its way until the entry of the other phone has come live."""
    page, sent = scene.table.page, list[Route]()

    def hold(route: Route) -> None:
        sent.append(route)

    page.add_init_script(f"({HEARD})()")
    scene.open(code)
    page.route("**/hands/5", hold)
    with page.expect_request("**/hands/5"):
        scene.table.key(key).tap(force=True)
    scene.write(code, event)
    page.wait_for_function("() => window.heard")
    sent[0].continue_()


def test_who_is_second_is_told_so_though_the_first_bid_comes_live_meanwhile(
    scene: Scene, expected: list[int]
) -> None:
    """fault C30: the page that says so stays, whatever others write."""
    expected.append(409)
    code, table = scene.playing(5, 2), scene.table
    sends_while_another_writes(scene, code, 3, Wrote(5, {("bid", 1): 1}))
    expect(table.question()).to_have_text("Somebody else was first")
    table.page.evaluate("new Promise(done => setTimeout(() => setTimeout(done)))")
    expect(table.question()).to_have_text("Somebody else was first")


def test_why_something_was_refused_stays_though_others_write_meanwhile(
    scene: Scene, expected: list[int]
) -> None:
    """fault C35"""
    expected.append(422)
    code, page = scene.playing(5, 2, 1, 1), scene.table.page
    sends_while_another_writes(scene, code, 1, Wrote(5, {("trump", None): "hearts"}))
    refusal = page.get_by_role("alert").filter(has_text="the bids would equal")
    expect(refusal).to_be_visible()
    scene.write(code, Wrote(5, {("trump", None): "spades"}))
    expect(page.get_by_text("Changed meanwhile")).to_be_visible()
    expect(refusal).to_be_visible()


def test_a_tap_right_after_a_live_change_is_told_to_be_not_taken(scene: Scene) -> None:
    """fault C30, fault C35: it was meant for what stood there before."""
    code = scene.playing(5, 2)
    scene.open(code)
    scene.table.page.evaluate(f"({TAP_AT_ONCE})()")
    scene.write(code, Wrote(5, {("bid", 1): 1}))
    expect(scene.table.page.get_by_text("Your tap came just after")).to_be_visible()
    assert [2, 1, None, None] == scene.table.last_hand(code)["bids"]
    scene.table.settle()
    scene.table.bid(1)
    expect(scene.table.page.get_by_text("Your tap came just after")).to_be_hidden()


def test_what_stands_can_be_changed_to_mine(
    scene: Scene, other: Table, expected: list[int]
) -> None:
    code = both_bid(scene, other, expected)
    other.tap(other.button("Change to mine"))
    expect(other.question()).to_have_text("Ines bids")
    assert [2, 3, None, None] == other.last_hand(code)["bids"]


def test_a_bid_that_is_locked_meanwhile_leads_to_its_correction(
    scene: Scene, other: Table, expected: list[int]
) -> None:
    expected.append(409)
    code = scene.playing(5, 2)
    table = both_open(scene, other, code)
    table.bid(1, 1)
    other.bid(3)
    other.tap(other.link("Correct it"))
    expect(other.page.get_by_label("Jun: bid")).to_have_value("1")


def test_both_tap_the_same_trick_and_it_counts_once(
    scene: Scene, other: Table, expected: list[int]
) -> None:
    expected.append(409)
    code = scene.playing(5, 2, 1, 1, 0)
    table = both_open(scene, other, code, "?tricks=fall")
    table.trick("Jun")
    other.trick("Ines")
    expect_both(other, "Trick 1 to Jun", "Trick 1 to Ines")
    assert [1] == table.last_hand(code)["won"]
    other.tap(other.button("Change to mine"))
    assert [2] == table.last_hand(code)["won"]


def test_both_correct_another_hand_and_both_stand(scene: Scene, other: Table) -> None:
    hands = [{"bids": [0, 0, 0], "tricks": [1, 0, 0]}, {"bids": [0, 1, 0], "tricks": [0, 1, 1]}]
    code = scene.begin(3, hands)
    scene.keep(other, code)
    scene.open(code, "/hands/1/correct")
    other.open(f"/g/{code}/hands/2/correct")
    for table, tricks in ((scene.table, (0, 1, 0)), (other, (1, 1, 0))):
        for name, taken in zip(scene.names, tricks, strict=False):
            if table.page.get_by_label(f"{name}: took").input_value() != str(taken):
                table.choose(f"{name}: took", str(taken))
    for table in (scene.table, other):
        table.tap(table.button("Save correction"))
    written = scene.table.record(code)["hands"]
    assert [[0, 1, 0], [1, 1, 0]] == [hand["tricks"] for hand in written]


def test_both_take_back_the_same_entry_and_it_goes_once(
    scene: Scene, other: Table, expected: list[int]
) -> None:
    expected.append(409)
    code = scene.playing(5)
    other.dozes()
    scene.open(code)
    scene.table.bid(2, 1)
    scene.keep(other, code)
    other.open(f"/g/{code}")
    scene.table.tap(scene.table.undo())
    other.tap(other.undo())
    expect(other.question()).to_have_text("Somebody else was first")
    assert [2, None, None, None] == scene.table.last_hand(code)["bids"]
    other.tap(other.link("Keep what stands"))
    expect(other.question()).to_have_text("Jun bids")


def test_a_form_that_came_before_other_entries_is_still_taken(scene: Scene, other: Table) -> None:
    """Trump on one phone, a bid on the other: they have nothing to do with each other."""
    code = scene.playing(5)
    table = both_open(scene, other, code)
    table.tap(table.button("hearts"))
    other.bid(1)
    hand = table.last_hand(code)
    assert ("hearts", [1, None, None, None]) == (hand["trump"], hand["bids"])


def test_a_phone_on_the_home_network_plays_over_plain_http(scene: Scene) -> None:
    """No secure context, as on every http address but localhost: nothing may depend on one."""
    table = scene.table
    table.address = table.address.replace("127.0.0.1", "table.lan")
    code = table.start(["Mara", "Jun", "Ines"], dealer="Ines")
    assert table.page.evaluate("isSecureContext") is False
    table.bid(0, 0, 0)
    table.trick("Mara")
    expect(table.question()).to_have_text("Hand 1 is saved")
    table.address = table.address.replace("table.lan", "127.0.0.1")
    assert [0] == table.last_hand(code)["won"]
