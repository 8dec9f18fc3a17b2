"""Two people with like names who never met at a table: the list of the players asks about them."""

from __future__ import annotations

import re

import pytest

from tests.test_web_players import game, number
from tests.web import Phone

ASKED = "They never sat at one table. Are they one person?"


def asked(phone: Phone) -> list[str]:
    """The pairs that are asked about."""
    return re.findall(
        r'<div class="notice notice--fix">.*?<b>(.*?)</b>', phone.get("/players").text
    )


@pytest.mark.parametrize(
    ("name", "other"), [("Tobi", "Tobias"), ("Zoe", "Zoë"), ("mia", "Mia M"), ("지우", "지우이")]
)
def test_like_names_that_never_met_are_asked_about_and_lead_to_the_merge(
    phone: Phone, name: str, other: str
) -> None:
    phone.start([other, "Ann", "Bob"])
    game(phone, other, "Ann", "Bob")
    phone.start([name, "Cat", "Dan"])
    assert [f"{name} and {other}"] == asked(phone)
    assert ASKED in phone.page.text
    one, into = number(phone, name), number(phone, other)
    assert f"/players/{one}/edit?into={into}" in phone.page.links
    phone.get(f"/players/{one}/edit", into=into)
    assert 303 == phone.press(f"Merge into {other}").status_code
    assert [] == asked(phone)


def test_two_who_sat_at_one_table_are_two_people_though_the_game_goes_on(phone: Phone) -> None:
    phone.start(["Tobi", "Tobias", "Ann"])
    assert [] == asked(phone)


def test_names_that_are_not_alike_or_have_one_letter_are_not_asked_about(phone: Phone) -> None:
    phone.start(["T", "Obi", "Ann"])
    phone.start(["Tobi", "Bobi", "Cat"])
    assert [] == asked(phone)


def test_whoever_is_hidden_is_not_asked_about(phone: Phone) -> None:
    phone.start(["Tobi", "Ann", "Bob"])
    phone.start(["Tobias", "Cat", "Dan"])
    assert ["Tobi and Tobias"] == asked(phone)
    phone.send(f"/players/{number(phone, 'Tobi')}/hide", {})
    assert [] == asked(phone)


def test_whoever_looks_for_a_player_is_asked_nothing(phone: Phone) -> None:
    phone.start(["Tobi", "Ann", "Bob"])
    phone.start(["Tobias", "Cat", "Dan"])
    phone.get("/players", q="tob")
    assert ASKED not in phone.page.text


def test_no_more_than_three_pairs_are_asked_about_at_once(phone: Phone) -> None:
    phone.start(["Ann", "Bob", "Cat", "Dan"])
    phone.start(["Anna", "Bobby", "Cathy", "Danny"])
    assert 3 == len(asked(phone))
