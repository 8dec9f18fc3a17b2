"""Pictures of every screen, for whoever wants to look: `python -m tests.browser.shots`."""

from __future__ import annotations

import logging
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.phone import HELD, LAUNCH, SMALL, serving
from tests.browser.scene import Scene
from tests.browser.screens import SCREENS
from tests.browser.table import Table

SHOTS = Path("shots")
SIZES: dict[str, ViewportSize] = {"phone": {"width": 390, "height": 844}, "small": SMALL}
THEMES: list[Literal["dark", "light"]] = ["dark", "light"]


def shoot(browser: Browser, name: str) -> None:
    """NAME--SIZE--THEME.png, in every size and theme."""
    context = browser.new_context(**HELD)
    page = context.new_page()
    with TemporaryDirectory() as folder, serving(Path(folder)) as address:
        SCREENS[name].show(Scene(Table(page, address), Path(folder)))
        for size, theme in product(SIZES, THEMES):
            page.set_viewport_size(SIZES[size])
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=SHOTS / f"{name}--{size}--{theme}.png", animations="disabled")
        context.close()


def main() -> None:
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    SHOTS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        for name in SCREENS:
            shoot(browser, name)
        browser.close()
    print(f"Pictures of {len(SCREENS)} screens are in {SHOTS.resolve()}.")


if __name__ == "__main__":
    main()
