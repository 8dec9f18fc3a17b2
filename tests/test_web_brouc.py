"""Brouc on the pages: card points with their rest, combinations, all tricks, claims, piles."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest
from werkzeug.test import TestResponse

from tests.web import NAMES, Phone, refused, written


@pytest.fixture
def pairs(phone: Phone) -> Phone:
    """Ann and Cat against Bob and Dan; hearts are trump."""
    phone.start(NAMES, game="brouc")
    phone.post(phone.hand(), {"trump": "hearts"})
    return phone


def fields(phone: Phone, **typed: Any) -> dict[str, str]:
    """What the form of the hand would send with these values in it."""
    values = {named(name): str(value) for name, value in typed.items()}
    return dict(phone.page.form(phone.hand()).filled(values))


def named(name: str) -> str:
    field, _, place = name.rpartition("_")
    return f"{field}-{place}"


def show(phone: Phone, values: dict[str, Any]) -> str:
    """The page as it comes while the form is being filled in."""
    phone.get(f"{phone.at()}?{urlencode(values)}")
    return phone.page.text


def save(phone: Phone, **typed: Any) -> TestResponse:
    phone.look()
    return phone.send(phone.hand(), fields(phone, **typed))


def points(phone: Phone) -> list[str]:
    form = phone.page.form(phone.hand())
    return [form.value(f"card_points-{side}") for side in (0, 1)]


def claim(phone: Phone, side: int, first: int, second: int, **more: Any) -> dict[str, Any]:
    """The form of a claim with these card points."""
    phone.look(claiming=1)
    return fields(phone, card_points_0=first, card_points_1=second, **more) | {"claim": str(side)}


def test_either_pair_is_completed_to_a_hundred_and_twenty(pairs: Phone) -> None:
    """R16, fault B30: 115 is typed in one go."""
    show(pairs, fields(pairs, card_points_1=115))
    assert ["5", "115"] == points(pairs)
    assert "the rest of 120" in pairs.page.texts
    save(pairs, card_points_0=74)
    assert {0: 74, 1: 46} == pairs.sheet.lines[0].hand.named("card_points")


def test_the_number_typed_last_stands_and_the_other_follows(pairs: Phone) -> None:
    show(pairs, fields(pairs, card_points_0=74))
    show(pairs, fields(pairs, card_points_1=50))
    assert ["70", "50"] == points(pairs)
    show(pairs, fields(pairs, card_points_0=60))
    assert ["60", "60"] == points(pairs)


def test_what_it_comes_to_is_drawn_live(pairs: Phone) -> None:
    """BR14, BR15: 65 counts 7, and 55 counts 6. fault B31: from which total to which."""
    page = show(pairs, fields(pairs, card_points_0=65))
    assert "+7 0 → 7" in page
    assert "+6 0 → 6" in page
    assert "Ann & Cat" in page


def test_combinations_count_and_trump_counts_twice(pairs: Phone) -> None:
    """BR11, fault A25: several of one pair, each for itself."""
    answer = save(
        pairs, card_points_0=73, combination_hearts="0-KQJ", combination_spades="0-KQ",
        combination_clubs="1-KQ",
    )  # fmt: skip
    assert 303 == answer.status_code, pairs.page.alert
    line = pairs.sheet.lines[0]
    assert {"hearts": (0, "KQJ"), "spades": (0, "KQ"), "clubs": (1, "KQ")} == line.hand.named(
        "combination"
    )
    assert (15, 7) == line.points
    assert "73 + 60 + 20 = 153 → 15" in pairs.page.texts


def test_combinations_wait_for_trump(phone: Phone) -> None:
    phone.start(NAMES, game="brouc")
    assert "choose trump first" in phone.page.texts
    before = written(phone.app)
    sent = fields(phone, card_points_0=73) | {"combination-hearts": "0-KQ"}
    refused(phone, phone.send(phone.hand(), sent), before, 422)
    assert "Which suit is trump? A combination needs it." == phone.page.alert


@pytest.mark.parametrize("value", ["2-KQ", "0-KJ", "0-", "KQ", "-KQ", "0-KQ-", "x-KQ"])
def test_a_combination_that_is_none_is_refused(pairs: Phone, value: str) -> None:
    before = written(pairs.app)
    refused(pairs, save(pairs, card_points_0=73, combination_hearts=value), before, 422)


def test_all_eight_tricks_are_one_tap(pairs: Phone) -> None:
    """R2"""
    page = show(pairs, fields(pairs) | {"all": "1"})
    assert "120 → 12 + 2" in page
    answer = pairs.send(pairs.hand(), fields(pairs))
    assert pairs.at("hands/1") == answer.location
    assert {0: 0, 1: 8} == pairs.sheet.lines[0].hand.tricks
    assert (0, 14) == pairs.sheet.lines[0].points


def test_all_eight_tricks_taken_back_leave_nothing_behind(pairs: Phone) -> None:
    show(pairs, fields(pairs) | {"all": "1"})
    show(pairs, {name: value for name, value in fields(pairs).items() if name != "all"})
    assert ["", ""] == points(pairs)


def test_trick_counts_may_be_given_and_are_asked_for_sense(pairs: Phone) -> None:
    """4.5"""
    before = written(pairs.app)
    refused(pairs, save(pairs, card_points_0=50, tricks_0=1), before, 422)
    assert "Ann & Cat cannot have 50 card points" in pairs.page.alert
    save(pairs, card_points_0=40, tricks_0=1)
    assert {0: 1, 1: 7} == pairs.sheet.lines[0].hand.tricks


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ({"card_points_0": 119}, "Ann & Cat cannot have 119 card points"),
        ({"card_points_0": 121}, "121 is not possible: choose 0 to 120."),
        ({"card_points_0": -1}, "−1 is not possible: choose 0 to 120."),
        ({"card_points_0": 70, "card_points_1": 40}, "These card points come to 110"),
        ({"card_points_0": "seven"}, "“seven” cannot stand here."),
        ({}, "Ann & Cat’s card points are not written yet."),
    ],
)
def test_impossible_card_points_are_refused_with_the_reason(
    pairs: Phone, typed: dict[str, Any], why: str
) -> None:
    before = written(pairs.app)
    refused(pairs, save(pairs, **typed), before, 422)
    assert why in pairs.page.alert


def reached(phone: Phone, *hands: int) -> None:
    """Hands without a combination, by the card points of the first pair."""
    for number in hands:
        assert 303 == save(phone, card_points_0=number).status_code, phone.page.alert


def test_a_claim_that_holds_ends_the_game_at_once(pairs: Phone) -> None:
    """BR17, R5: both pairs keep what they have so far."""
    reached(pairs, 60, 60, 60, 60)
    page = show(pairs, claim(pairs, 1, 20, 65))
    assert "Bob & Dan have won" in page
    assert "24 + 7 = 31" in page
    pairs.send(pairs.hand(), fields(pairs))
    assert (1,) == pairs.sheet.winners
    assert (26, 31) == pairs.sheet.totals
    assert "claimed" in pairs.page.text


def test_a_claim_that_is_short_is_refused_with_the_sum(pairs: Phone) -> None:
    """BR-G5, R4"""
    reached(pairs, 60, 60, 60, 60)
    before = written(pairs.app)
    page = show(pairs, claim(pairs, 0, 64, 20))
    assert "24 + 6 = 30, and 31 is needed: Ann & Cat play on." in page
    refused(pairs, pairs.send(pairs.hand(), fields(pairs)), before, 422)
    assert "24 + 6 = 30, and 31 is needed: Ann & Cat play on." in pairs.page.alert


@pytest.mark.parametrize(
    ("rule", "said"),
    [("exact", "24 + 6.5 = 30.5, and 31 is needed"), ("over", "24 + 6 = 30, and more than 30")],
)
def test_a_claim_is_asked_by_the_rule_of_the_table(phone: Phone, rule: str, said: str) -> None:
    phone.start(NAMES, game="brouc", claim=rule)
    reached(phone, 60, 60, 60, 60)
    page = show(phone, claim(phone, 0, 65 if rule == "exact" else 60, 20))
    assert said in page


def test_in_a_claim_nothing_is_filled_in(pairs: Phone) -> None:
    pairs.look(claiming=1)
    show(pairs, fields(pairs, card_points_0=31))
    assert ["31", ""] == points(pairs)
    show(pairs, fields(pairs, card_points_1=20))
    assert ["31", "20"] == points(pairs)


def test_the_cards_of_a_pile_are_counted(pairs: Phone) -> None:
    """BR3: A 11, 10 10, K 4, Q 3, J 2."""
    kept = fields(pairs, combination_spades="0-KQ")
    cards = ["AH", "AS", "10D", "KC", "QC", "JS"]
    pile = pairs.at("pile")
    pairs.get(f"{pile}?{urlencode(kept | {'pile': '0', 'card': cards}, doseq=True)}")
    assert "2×11 + 1×10 + 1×4 + 1×3 + 1×2 = 41" in pairs.page.text
    assert "79" in pairs.page.texts
    pairs.press("Use 41")
    assert ["41", "79"] == points(pairs)
    assert "0-KQ" == pairs.page.form(pairs.hand()).value("combination-spades")


def test_the_pile_of_either_pair_gives_its_own_points(pairs: Phone) -> None:
    pairs.get(pairs.at("pile"), pile=1, card="AH")
    pairs.press("Use 11")
    assert ["109", "11"] == points(pairs)


def test_clearing_a_pile_takes_every_card_out(pairs: Phone) -> None:
    pairs.get(pairs.at("pile"), pile=0, card="AH")
    pairs.press("Clear")
    assert "Use 0" in pairs.page.labels


@pytest.mark.parametrize("query", [{}, {"pile": 2}, {"pile": "x"}, {"pile": -1}])
def test_a_pile_of_nobody_is_not_there(pairs: Phone, query: dict[str, Any]) -> None:
    assert 404 == pairs.get(pairs.at("pile"), **query).status_code


def test_games_without_card_points_have_no_pile(phone: Phone) -> None:
    phone.start()
    assert 404 == phone.get(phone.at("pile"), pile=0).status_code


def test_no_trump_is_no_trump_of_this_game(pairs: Phone) -> None:
    before = written(pairs.app)
    refused(pairs, pairs.post(pairs.hand(), {"trump": "none"}), before, 422)


def test_a_claim_that_is_given_up_keeps_what_was_typed(pairs: Phone) -> None:
    show(pairs, claim(pairs, 0, 64, 20, combination_spades="0-KQ"))
    form = pairs.page.form(pairs.hand())
    show(pairs, dict(form.filled({"playing": "1"})))
    assert "Who says “we have 31”?" not in pairs.page.texts
    assert "0-KQ" == pairs.page.form(pairs.hand()).value("combination-spades")
    assert "64" in points(pairs)


def test_a_claim_needs_somebody_who_makes_it(pairs: Phone) -> None:
    pairs.look(claiming=1)
    before = written(pairs.app)
    sent = fields(pairs, card_points_0=75, card_points_1=45)
    refused(pairs, pairs.send(pairs.hand(), sent), before, 422)
    assert "Choose who claims the game." == pairs.page.alert


def test_all_tricks_have_no_place_in_a_claim(pairs: Phone) -> None:
    show(pairs, fields(pairs) | {"all": "1", "claiming": "1"})
    assert ["", ""] == points(pairs)
    for odd in ("7", "x", "-1", ""):
        show(pairs, fields(pairs) | {"all": odd})
        assert 200 == pairs.answers[-1].status_code


def test_a_counted_pile_stands_against_all_tricks(pairs: Phone) -> None:
    show(pairs, fields(pairs) | {"all": "0"})
    kept = fields(pairs)
    pairs.get(f"{pairs.at('pile')}?{urlencode(kept | {'pile': '0', 'card': 'AH'})}")
    pairs.press("Use 11")
    assert ["11", "109"] == points(pairs)


@pytest.mark.parametrize("name", ["code", "endpoint", "_method", "_scheme", "_external"])
def test_a_pile_carries_back_only_what_is_typed(pairs: Phone, name: str) -> None:
    answer = pairs.client.get(pairs.at("pile"), query_string={"pile": 0, "use": 1, name: "https"})
    assert answer.location.startswith(pairs.at() + "?")


def test_trump_can_be_chosen_when_points_are_typed_already(phone: Phone) -> None:
    phone.start(NAMES, game="brouc")
    show(phone, fields(phone, card_points_0=73))
    show(phone, fields(phone) | {"trump": "hearts"})
    assert ["73", "47"] == points(phone)
    sent = fields(phone) | {"combination-hearts": "0-KQ"}
    assert 303 == phone.send(phone.hand(), sent).status_code
    assert (11, 5) == phone.sheet.totals
    assert "hearts" == phone.sheet.lines[0].hand.named("trump")[None]


def test_what_was_typed_for_a_hand_that_is_saved_is_not_the_next_one(pairs: Phone) -> None:
    """Faults C04, C05: two phones fill in the same hand, and one is first."""
    other = Phone(pairs.app)
    other.keep(pairs.code)
    typed = fields(other, card_points_0=70)
    save(pairs, card_points_0=70)
    other.get(f"{other.at()}?{urlencode(typed)}")
    assert "what was typed for hand 1 is gone" in other.page.alert
    assert ["", ""] == points(other)
    other.get(f"{other.at('pile')}?{urlencode(typed | {'pile': '0', 'card': 'AH', 'use': '1'})}")
    assert ["", ""] == points(other)
    before = written(pairs.app)
    answer = other.send(other.at("hands", 1), typed)
    assert answer.status_code in (409, 422)
    assert before == written(pairs.app)


def test_a_correction_that_makes_a_later_claim_short_is_refused(pairs: Phone) -> None:
    """BR-G5: the claim of hand 5 stood on the points of hand 1."""
    reached(pairs, 60, 60, 60, 60)
    pairs.send(pairs.hand(), claim(pairs, 1, 20, 65))
    before = written(pairs.app)
    here = pairs.at("hands", 1, "correct")
    pairs.get(here)
    changed = {"card_points-0": "120", "card_points-1": "0"}
    pairs.get(here, **dict(pairs.page.form(here).filled(changed)))
    sent = dict(pairs.page.form(here).filled(changed))
    refused(pairs, pairs.send(here, sent), before, 422)
    assert "Hand 5: 18 + 7 = 25, and 31 is needed" in pairs.page.alert


def test_a_combination_that_was_noted_early_can_be_taken_out(pairs: Phone) -> None:
    pairs.post(pairs.hand(), {"combination-hearts": "0-KQ"})
    save(pairs, card_points_0=60, combination_hearts="")
    assert (6, 6) == pairs.sheet.totals
