"""Files on a phone: read in by touch, typed in from paper, and a result as a picture."""

from __future__ import annotations

import base64
import os
import struct
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phones
from tests.browser.scene import Scene
from tests.browser.screens.files import a_file, choose, of_names, type_in
from tests.browser.screens.screen import finished
from tests.browser.table import Table

SHEET = """sheet,game,hand,dealer,player,bid,tricks
a,devils-bridge,1,Tobias,Mara,0,1
a,devils-bridge,1,Tobias,Jun,0,0
a,devils-bridge,1,Tobias,Ines,0,0
a,devils-bridge,1,Tobias,Tobias,0,0
b,devils-bridge,1,Tobias,Mara,0,1
b,devils-bridge,1,Tobias,Jun,0,0
b,devils-bridge,1,Tobias,Ines,7,0
b,devils-bridge,1,Tobias,Tobias,0,0
b,devils-bridge,2,,Mara,0,2
b,devils-bridge,2,,Jun,x,0
b,devils-bridge,2,,Ines,0,0
b,devils-bridge,2,,Tobias,0,0
"""
WIDTH, HEIGHT = 1200, 630


def test_a_file_with_two_bad_rows(scene: Scene) -> None:
    """Each is named with its hand and its player; what is sound is added by one tap."""
    table = scene.table
    choose(scene, a_file("friday.csv", SHEET))
    expect(table.page.locator(".errors > span")).to_have_text(
        ["Hand 1, Ines: 7 is not possible: choose 0 to 1.", "Hand 2, Jun: “x” cannot stand here."]
    )
    table.tap(table.button("Add 1 game"))
    expect(table.page.locator("main .notice")).to_contain_text("1 game is here now.")
    table.open()
    expect(table.page.locator(".live")).to_have_count(1)


def test_files_are_read_without_javascript(phones: Phones) -> None:
    """Two files, the report, and the games added."""
    table = phones(java_script_enabled=False)
    page = table.page
    page.goto(f"{table.address}/import")
    record = of_names(Scene(table, Path()), {"bids": [0] * 4, "tricks": [1, 0, 0, 0]}, title="x")
    page.locator("input[type='file']").set_input_files(
        [a_file("a.csv", SHEET), a_file("b.json", [record | {"started_at": "2026-01-01T00:00Z"}])]
    )
    send(table, table.button("Look at the files"))
    expect(page.locator(".stat b")).to_have_text(["2", "0", "1"])
    page.locator("input[name='game']").first.uncheck()
    send(table, table.button("Add the chosen games, up to 2"))
    expect(page.locator("main .notice")).to_contain_text("1 game is here now.")


def send(table: Table, button: Locator) -> None:
    with table.page.expect_navigation():
        button.tap()


def test_an_old_sheet_is_typed_in_by_touch(scene: Scene, expected: list[int]) -> None:
    """A slip is shown beside its cell and mended there; the Enter key checks."""
    expected.append(422)
    table = scene.table
    table.open(scene.seats(3, dealer="Ines", max_cards=2))
    table.tap(table.button("Type in an old sheet"))
    for hand, bids, tricks in (
        (1, [0, 0, 0], [1, 0, 0]),
        (2, [0, 0, 1], [2, 1, 0]),
        (3, [0, 0, 0], [1, 0, 0]),
    ):
        type_in(scene, hand, "bid", bids)
        type_in(scene, hand, "tricks", tricks)
    table.page.locator("[name='3-tricks-2']").focus()
    table.press("Enter")
    expect(table.page.locator(".olderror")).to_have_text(
        "That is 3 of 2 tricks: change somebody’s tricks."
    )
    table.page.locator("[name='2-tricks-1']").fill("0")
    table.tap(table.button("Add this game"))
    expect(table.page.locator(".winner .name")).to_have_text("Jun wins")


NAMES = {
    "latin": ("Zoë Ångström", "Jun", "Ines", "Tobias"),
    "korean": ("김민준", "이서연", "박지후", "최수아"),
    "bengali": ("আনিকা রহমান", "ফারহান", "মিতু", "শিলা"),
}

LANGUAGES = {"latin": "en", "korean": "ko", "bengali": "bn"}


@pytest.mark.parametrize("script", NAMES)
def test_the_result_is_a_picture_in_the_letters_of_the_phone(scene: Scene, script: str) -> None:
    """1200 by 630, with every name; where letters have no glyph, all of them would look alike."""
    scene.names = NAMES[script]
    code = finished(scene)
    scene.open(code, "/share")
    found = picture(scene.table)
    assert (WIDTH, HEIGHT) == struct.unpack(">II", found[16:24])
    if folder := os.environ.get("PICTURES"):  # for whoever wants to look
        Path(folder, f"result-{script}.png").write_bytes(found)
    save = scene.table.page.locator("[data-save]")
    with scene.table.page.expect_download() as download:
        save.tap()
    assert f"devils-bridge-{code[:6]}.png" == download.value.suggested_filename
    assert found == Path(download.value.path()).read_bytes()
    if has_letters(LANGUAGES[script]):
        assert len(NAMES[script]) == scene.table.page.evaluate(ALIKE, list(NAMES[script]))


def has_letters(language: str) -> bool:
    """Does this machine, as a phone would, have letters of that language?"""
    listed = subprocess.run(["fc-list", f":lang={language}"], capture_output=True, check=False)
    return bool(listed.stdout)


def picture(table: Table) -> bytes:
    """The PNG that the page has drawn."""
    address = table.page.locator(".resultpic").get_attribute("src") or ""
    kind, _, data = address.partition(",")
    assert "data:image/png;base64" == kind
    return base64.b64decode(data)


# How many of the names look different, drawn as the picture draws them.
ALIKE = """names => new Set(names.map(name => {
    const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
    pen.font = `640 40px ${getComputedStyle(document.body).fontFamily}`;
    pen.fillText([...name][0], 10, 60);
    return canvas.toDataURL();
})).size"""


def test_a_running_game_below_zero_and_seven_long_names_are_drawn(scene: Scene) -> None:
    scene.names = ["Maximiliane-Charlotte von und zu Hohenau", "W" * 40, *scene.names[2:]]
    scene.open(scene.played(13, 7), "/share")
    found = picture(scene.table)
    assert (WIDTH, HEIGHT) == struct.unpack(">II", found[16:24])
    if folder := os.environ.get("PICTURES"):
        Path(folder, "result-seven.png").write_bytes(found)


def test_the_link_can_be_chosen_where_it_cannot_be_copied(phones: Phones, scene: Scene) -> None:
    """Over plain http there is no clipboard; without a script the files are there all the same."""
    code = finished(scene)
    table = phones(java_script_enabled=False)
    table.page.goto(f"{table.address}/g/{code}/share")
    field = table.page.get_by_label("The link of this sheet")
    expect(field).to_have_value(f"{table.address}/g/{code}")
    expect(table.button("Copy")).to_be_hidden()
    expect(table.page.locator("[data-result]")).to_be_hidden()
    with table.page.expect_download() as download:
        table.page.get_by_role("link", name="Table (CSV)").tap()
    assert f"devils-bridge-{code}.csv" == download.value.suggested_filename


def test_the_link_is_copied_and_the_picture_shared_where_that_is_possible(
    scene: Scene, phones: Phones
) -> None:
    """The phone's own sheet for sharing is asked for the picture, by a tap and never before."""
    code = finished(scene)
    table = phones(permissions=["clipboard-read", "clipboard-write"])
    table.page.add_init_script(
        """navigator.canShare = ({ files }) => files.length === 1;
        navigator.share = async ({ files }) => { window.shared = files[0].name; };"""
    )
    table.page.goto(f"{table.address}/g/{code}/share")
    table.button("Copy").tap()
    expect(table.button("Copied")).to_be_visible()
    assert f"{table.address}/g/{code}" == table.page.evaluate("navigator.clipboard.readText()")
    assert table.page.evaluate("window.shared") is None
    table.button("Share the picture").tap()
    table.page.wait_for_function("window.shared")
    assert f"devils-bridge-{code[:6]}.png" == table.page.evaluate("window.shared")
