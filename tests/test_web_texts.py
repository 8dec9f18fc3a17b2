"""Every text goes through the translations, and the translators are given every text."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from babel import Locale
from babel.messages.pofile import read_po

from scorekeeper.cards import SUITS
from scorekeeper.games import GAMES
from scorekeeper.log import REASONS, Wrote
from tests import playing
from tests.page import Page
from tests.test_web_games_log import ENTRIES
from tests.test_web_games_pages import CLAIM, HANDS, HEARTS, PLAIN, SLAM, laid
from tests.walk import SEVEN, Asked, Brackets, every_tab
from tests.web import Phone

ROOT = Path(__file__).parent.parent
NAMES = {*SEVEN, "Maximilian", "Maximiliane", *playing.NAMES}
INITIALS = {"".join(word[0].upper() for word in key.split("-")) for key in GAMES}
SIGNS = {*"JQKA", "II", *INITIALS}  # cards, a name’s end, and what stands for a picture
ENGLISH = Locale("en")  # of dates and lists, which Babel says in every language
BABEL = {"and"}.union(
    *(
        names["format"][width].values()
        for names in (ENGLISH.days, ENGLISH.months)
        for width in ("wide", "abbreviated")
    )
)


@pytest.fixture(scope="module")
def walked(been_everywhere: Phone) -> Phone:
    """A phone that has been everywhere, and in every game, in the language of brackets."""
    every_game(been_everywhere)
    return been_everywhere


def every_game(phone: Phone) -> None:
    """The pages of what is written, of every game: going on, over, corrected, taken back."""
    for game, hand in HANDS.items():
        laid(phone, game, hand)
        every_tab(phone, "", "hands/1", "hands/1/correct")
        phone.get("/")
    laid(phone, "brouc", HEARTS, SLAM, CLAIM)
    every_tab(phone, "", "hands/3", "hands/3/correct")
    laid(phone, "dont-bug-me", *[PLAIN] * 4, target=32)
    phone.look()
    for game, cells, _ in ENTRIES:
        rubbed = Wrote(1, dict.fromkeys(cells))
        laid(phone, game, then=[Wrote(1, cells), Wrote(1, cells, True), rubbed])
        every_tab(phone, "hands/1/correct")


def bare(text: str) -> str:
    """What of a text is not between brackets."""
    while "⟦" in text:
        text, before = re.sub(r"⟦[^⟦⟧]*⟧", " ", text), text
        assert text != before, text
    return text


def foreign(text: str) -> list[str]:
    """The words that nobody could translate, and that are no part of a player's name."""
    words = re.findall(r"[^\W\d_]{2,}|[^\W\d_]", bare(text))
    known = [n for n in NAMES for w in words if n == w or (len(w) > 2 and n.startswith(w))]
    signs = BABEL | SIGNS
    return [w for w in words if w not in signs and not any(n.startswith(w) for n in known)]


def test_every_text_of_every_page_can_be_translated(walked: Phone) -> None:
    escaped = set()
    for answer in walked.answers:
        if answer.mimetype == "text/html" and answer.status_code != 303:
            texts = Page(answer.text).said
            escaped |= {(text, answer.request.path) for text in texts if foreign(text)}
    assert set() == escaped


def test_the_rules_in_english_say_that_they_are(walked: Phone) -> None:
    """They are not translated text by text, but as a file of their own."""
    walked.get(walked.at("rules"))
    left = [text for text in walked.page.texts if text not in walked.page.said]
    assert "Thirteen cards each" in " ".join(left)


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Asked:
    """Every text that the translators are given, and every pair of one and many."""
    path = tmp_path_factory.mktemp("catalogue") / "messages.pot"
    keywords = ["-k", "N_", "-k", "NN_:1,2"]
    mapping = str(ROOT / "scorekeeper" / "translations" / "babel.cfg")
    command = [sys.executable, "-m", "babel.messages.frontend", "extract", *keywords]
    ended = subprocess.run(
        [*command, "-F", mapping, "-o", str(path), "."], cwd=ROOT, capture_output=True, text=True
    )
    assert 0 == ended.returncode, ended.stderr
    with path.open("rb") as file:
        return {message.id for message in read_po(file, abort_invalid=True) if message.id}


def test_the_translators_are_given_every_text_that_is_asked_for(
    walked: Phone, brackets: Brackets, catalogue: Asked
) -> None:
    """With its plural, where it has one: the two are looked up together."""
    asked = {text for text in brackets.asked if in_words(text)}
    assert set() == asked - catalogue


def in_words(text: str | tuple[str, str]) -> bool:
    """More than numbers and what is filled in."""
    one = text if isinstance(text, str) else text[0]
    return bool(re.search(r"[^\W\d_]", re.sub(r"\{\w+\}|%\(\w+\)s", "", one)))


def test_texts_of_python_and_of_the_pages_are_both_found(catalogue: Asked) -> None:
    assert {*REASONS.values(), *SUITS.values(), "Skip to content", "D"} <= catalogue
    assert ("one still to bid", "{n} still to bid") in catalogue
    assert ("%(who)s wins", "%(who)s win") in catalogue


def test_a_text_names_the_same_values_as_its_plural(catalogue: Asked) -> None:
    for text in catalogue:
        if not isinstance(text, str):
            one, many = (set(re.findall(r"\{(\w+)\}|%\((\w+)\)s", each)) for each in text)
            assert one <= many
