"""The sheet printed: one page, on the paper of either side of the ocean."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from scorekeeper.adjustments import Adjusted
from tests.browser.scene import Scene

# As many hands as the longest series has: no game of seven goes on for so long.
NINETEEN = """() => {
    const rows = document.querySelector(".score tbody");
    while (rows.children.length < 19) rows.append(rows.lastElementChild.cloneNode(true));
}"""


# With the longest names, a correction, and points by hand: all that makes a sheet long and wide.
LONG = (
    "Maximiliane-Charlotte von und zu Hohenau",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "김수한무거북이와두루미삼천갑자동방삭",
    "W" * 40,
    "আনিকা রহমান",
    "Noor",
    "Wei",
)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_seven_long_names_and_nineteen_hands_go_on_one_page(scene: Scene, paper: str) -> None:
    scene.names = LONG
    code = scene.played(12, 7)
    scene.correct(code, 3, "tricks", [3, 0, 0, 0, 0, 0, 0])
    scene.write(code, Adjusted(12, 3, -5, "Revoke: played a card of another suit"))
    scene.open(code, "/scores")
    page = scene.table.page
    page.evaluate(NINETEEN.replace("19", "20").replace("lastElementChild", "firstElementChild"))
    pdf = page.pdf(format=paper)
    if folder := os.environ.get("PICTURES"):  # for whoever wants to look
        Path(folder, f"sheet-{paper}.pdf").write_bytes(pdf)
    assert 1 == pages(pdf)
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("look", ["", "?paper=1"])
@pytest.mark.parametrize("players", [4, 7])
def test_the_sheet_goes_on_one_page(scene: Scene, paper: str, look: str, players: int) -> None:
    """With the date, the rules and the chart, and without what cannot be tapped on paper."""
    rules = {"scoring": "simple"} if look else {}
    code = scene.played(13, players, rules=rules)
    scene.open(code, f"/scores{look}")
    page = scene.table.page
    page.evaluate(NINETEEN)
    assert 1 == pages(page.pdf(format=paper))
    page.emulate_media(media="print")
    assert page.locator(".sheet-head").is_visible()
    for hidden in (".tabs", ".bar", ".sheet-tools"):
        assert not page.locator(hidden).is_visible()
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
