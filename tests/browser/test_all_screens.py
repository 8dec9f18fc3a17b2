"""Every screen: sound for assistive technology, large enough for a thumb, nothing cut off."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.phone import SMALL
from tests.browser.scene import Scene
from tests.browser.screens import SCREENS

HERE = Path(__file__).parent
AXE = next(HERE.glob("vendor/axe-*.min.js")).read_text()
MEASURE = (HERE / "measure.js").read_text()
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES: dict[str, ViewportSize] = {
    "small phone": SMALL,
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "phone on its side": {"width": 667, "height": 375},
}
NARROW: ViewportSize = {"width": 320, "height": 640}
THEMES: list[Literal["dark", "light"]] = ["dark", "light"]
ODD_NAMES = (
    "Maximiliane-Charlotte von und zu Hohenau",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "🃏👩🏽‍🚀🇮🇩🎲",
    "نور الدين عبد الرحمن",
    "김수한무거북이와두루미삼천갑자동방삭",
    "W" * 40,
    "Ó",
)

SEVEN = [name for name in SCREENS if name.endswith("-seven")]  # they have long names below
OTHERWISE = [name for name in SCREENS if any(name.startswith(f"{other}-") for other in SCREENS)]
PLAIN = [name for name in SCREENS if name not in (*SEVEN, *OTHERWISE)]
every_screen = pytest.mark.parametrize("name", SCREENS)
of_seven = pytest.mark.parametrize("name", SEVEN)
plain = pytest.mark.parametrize("name", PLAIN)


def show(scene: Scene, name: str, expected: list[int]) -> Page:
    """The screen of that name on the phone, with nothing moving on it."""
    scene.table.page.emulate_media(reduced_motion="reduce")
    expected.append(SCREENS[name].status)
    SCREENS[name].show(scene)
    return scene.table.page


def unsound(page: Page) -> list[str]:
    """What axe finds on the page, but for small targets: `misfits` asks more of them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    options = {"runOnly": TAGS, "rules": {"target-size": {"enabled": False}}}
    run = "options => axe.run({ ...options, resultTypes: ['violations'] })"
    found: list[dict[str, Any]] = page.evaluate(run, options)["violations"]
    return [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"]]


def misfits(page: Page) -> list[str]:
    """What is too small, too wide, out of reach or spilling on the page."""
    found: list[str] = page.evaluate(MEASURE)
    return found


@plain
def test_every_screen_is_sound_and_fits_the_narrowest_phone(
    name: str, scene: Scene, expected: list[int]
) -> None:
    """fault B02, fault B11: fields do not make the phone zoom, and targets are a thumb wide.

    The long form looks at every screen as it is otherwise, too.
    """
    page = show(scene, name, expected)
    page.emulate_media(color_scheme=THEMES[list(SCREENS).index(name) % 2])  # both in the long form
    found = unsound(page)
    page.set_viewport_size(NARROW)
    found += misfits(page)
    assert "" == "\n".join(found)


@of_seven
def test_long_and_foreign_names_fit(name: str, scene: Scene, expected: list[int]) -> None:
    """fault B09: figures keep their own row and column, whatever the names are."""
    scene.names = ODD_NAMES
    page = show(scene, name, expected)
    page.set_viewport_size(NARROW)
    assert "" == "\n".join(misfits(page) + unsound(page))


@pytest.mark.long
@every_screen
def test_every_screen_is_sound_in_every_size_and_theme(
    name: str, scene: Scene, expected: list[int]
) -> None:
    page = show(scene, name, expected)
    found = []
    for (size, viewport), theme in product(SIZES.items(), THEMES):
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=theme)
        found += [f"{size}, {theme}: {what}" for what in unsound(page) + misfits(page)]
    assert "" == "\n".join(found)
