"""The templates speak only what htmx and our own script understand."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATES = {path: path.read_text() for path in (ROOT / "templates").rglob("*.html")}
HTMX = next((ROOT / "static" / "vendor").glob("htmx-*.js")).read_text()
SCRIPT = "".join(path.read_text() for path in sorted((ROOT / "static").glob("*.js")))


def attributes(prefix: str) -> set[str]:
    """Every attribute of the templates that begins like this."""
    pages = "\n".join(TEMPLATES.values())
    return set(re.findall(rf"[\s\"']({prefix}[a-z:-]+)(?=[\s=>\"'])", pages))


def test_htmx_knows_every_attribute() -> None:
    """fault C02: a misspelt guard against double taps would be ignored without a word."""
    used = {name.removesuffix(":inherited") for name in attributes("hx-")}
    assert {"hx-post", "hx-sync", "hx-target", "hx-select", "hx-swap"} <= used
    assert set() == {name for name in used if not re.search(rf"\b{name}\b(?!-)", HTMX)}


def test_our_script_knows_every_attribute() -> None:
    """fault C02: it finds each in the page by its name, or reads it from its dataset."""
    used = attributes("data-")
    assert {"data-once", "data-plain", "data-own"} <= used
    words = set(re.findall(r"[a-z]+", SCRIPT))
    assert set() == {name for name in used if name.removeprefix("data-") not in words}


def test_every_form_that_writes_is_guarded() -> None:
    """fault C02, fault C01: each has its stamp, and waits for its answer.

    What changes no score may be done twice, and has no stamp: it only waits. What is asked of the
    referee is written nowhere.
    """
    for path, text in TEMPLATES.items():
        for form in re.findall(r"<form\b.*?>.*?</form>", text, re.DOTALL):
            if re.search(r"<form[^>]*({{ asks\(|{{ shows\(|url_for\('referee_hand)", form):
                continue
            if (
                re.search(r"<form[^>]*url_for\('(table|phones|join|clubs|persons|trash)\.", form)
                or path.name == "ask.html"
            ):
                assert 'data-once=""' in form or 'method="get"' in form, path
            elif 'method="get"' not in form:
                assert "entry(" in form, path
                assert "stamp(" in form, path
