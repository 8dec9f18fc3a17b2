"""The sheet printed: one page, on the paper of either side of the ocean."""

from __future__ import annotations

import re

import pytest

from tests.browser.scene import Scene

# As many hands as the longest series has: no game of seven goes on for so long.
NINETEEN = """() => {
    const rows = document.querySelector(".score tbody");
    while (rows.children.length < 19) rows.append(rows.lastElementChild.cloneNode(true));
}"""


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
