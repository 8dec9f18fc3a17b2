"""Corrections in the games that have more to correct than bids and tricks."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from werkzeug.test import TestResponse

from scorekeeper.log import Wrote
from tests.test_web_games_pages import CALLED, CLAIM, HEARTS, JACKS, PLAIN, SLAM, laid
from tests.web import Phone, refused, written


def asked(phone: Phone, hand: int = 1) -> dict[str, str]:
    """What the form of a correction says, but for its stamp."""
    phone.get(here := phone.at("hands", hand, "correct"))
    besides = ("version", "key", "seen", "reason", "note")
    return {name: v for name, v in phone.page.form(here).fields if name not in besides}


def effect(phone: Phone, hand: int, changes: dict[str, str]) -> str:
    """The page that shows what these changes would do."""
    phone.get(here := phone.at("hands", hand, "correct"))
    phone.get(here, **dict(phone.page.form(here).filled(changes)))
    return phone.page.text


def correct(phone: Phone, hand: int, changes: dict[str, str]) -> TestResponse:
    """Saves these changes once their effect was looked at."""
    effect(phone, hand, changes)
    here = phone.at("hands", hand, "correct")
    return phone.send(here, phone.page.form(here).filled(changes))


def deals(cards: list[list[int]]) -> list[dict[str, Any]]:
    """Hands of Brouc with these card points and nothing else."""
    return [{"trump": "hearts", "card_points": points} for points in cards]


def test_everything_of_a_whole_hand_can_be_corrected(phone: Phone) -> None:
    laid(phone, "dont-bug-me", JACKS)
    assert {
        "tricks-0": "7", "tricks-1": "10", "tricks-2": "0", "turned_up": "JC",
        "jack-hearts": "0", "jack-diamonds": "1", "jack-clubs": "", "jack-spades": "1",
    } == asked(phone)  # fmt: skip
    laid(phone, "brouc", HEARTS)
    assert {
        "trump": "hearts", "tricks-0": "5", "tricks-1": "3",
        "card_points-0": "74", "card_points-1": "46", "claim": "",
        "combination-hearts": "0-KQ", "combination-diamonds": "", "combination-clubs": "",
        "combination-spades": "0-KQJ",
    } == asked(phone)  # fmt: skip
    laid(phone, "call-bridge", CALLED)
    assert ["4", "3", "2", "5"] == [asked(phone)[f"bid-{seat}"] for seat in range(4)]
    assert "Ani: Call" in phone.page.spoken


def test_a_jack_goes_to_somebody_else(phone: Phone) -> None:
    """DM9: the points and the totals follow, and the hand is marked."""
    laid(phone, "dont-bug-me", JACKS, PLAIN)
    assert "Totals change: Budi 14 → 10 · Ani −3 → 1" in effect(
        phone, 1, {"jack-hearts": "1", "tricks-0": "7"}
    )
    assert 303 == correct(phone, 1, {"jack-hearts": "1", "reason": "count"}).status_code
    assert (1, 10, 5) == phone.sheet.totals
    phone.get(phone.at("scores"))
    assert '<th scope="row" class="fixed">' in phone.answers[-1].text
    assert "Correct hand 1, J♣ was turned up, corrected" in phone.page.spoken
    phone.get(phone.at("log"))
    assert "Ani got the jack of hearts Budi got the jack of hearts" in phone.page.text


def test_a_turned_up_jack_can_be_noted_afterwards(phone: Phone) -> None:
    """B3: whoever had it no longer has it, and the page says so until that is put right."""
    laid(phone, "dont-bug-me", PLAIN)
    before = written(phone.app)
    refused(phone, correct(phone, 1, {"turned_up": "JH"}), before, 422)
    assert "The jack of hearts was turned up: nobody can have it." == phone.page.alert
    assert 303 == correct(phone, 1, {"turned_up": "JH", "jack-hearts": ""}).status_code
    assert (-2, 8, 5) == phone.sheet.totals
    before = written(phone.app)
    refused(phone, correct(phone, 1, {"jack-clubs": ""}), before, 422)
    assert "Nobody has the jack of clubs yet." == phone.page.alert


def test_a_combination_is_added_and_removed(phone: Phone) -> None:
    """fault A25: each by itself."""
    laid(phone, "brouc", HEARTS)
    assert "+14" in effect(phone, 1, {})
    assert "Ani & Citra 14 → 11" in effect(phone, 1, {"combination-spades": ""})
    assert (
        303
        == correct(phone, 1, {"combination-spades": "", "combination-clubs": "1-KQJ"}).status_code
    )
    assert (11, 8) == phone.sheet.totals
    phone.get(phone.at("log"))
    assert "nothing Budi & Dewi have K-Q-J♣" in phone.page.text
    assert "Ani & Citra have K-Q-J♠ nothing" in phone.page.text


def test_numbers_that_belong_together_are_added_up(phone: Phone) -> None:
    """fault A26: what a hand comes to is shown, and what does not add up is not saved."""
    laid(phone, "brouc", HEARTS)
    assert "Card points: 120 of 120" in effect(phone, 1, {})
    assert "Card points: 110 of 120" in effect(phone, 1, {"card_points-1": "36"})
    assert "These card points come to 110; a pack has 120." == phone.page.alert
    assert "Took: 8 of 8" in phone.page.text
    laid(phone, "dont-bug-me", JACKS)
    assert "Took: 16 of 17" in effect(phone, 1, {"tricks-0": "6"})
    assert "That is 16 of 17 tricks: change somebody’s tricks." == phone.page.alert


def test_numbers_out_of_range_and_words_are_refused(phone: Phone) -> None:
    laid(phone, "brouc", HEARTS)
    before = written(phone.app)
    for change in ({"card_points-0": "121"}, {"card_points-0": "x"}, {"combination-clubs": "2-KQ"},
                   {"combination-clubs": "0-K"}, {"claim": "2"}, {"trump": "none"},
                   {"card_points-0": ""}, {"tricks-0": "9"}):  # fmt: skip
        refused(phone, correct(phone, 1, change), before, 422)


def test_tricks_that_were_never_told_can_stay_so_or_be_told(phone: Phone) -> None:
    """R16"""
    laid(phone, "brouc", *deals([[80, 40]]))
    assert ("", "") == (asked(phone)["tricks-0"], asked(phone)["tricks-1"])
    assert 303 == correct(phone, 1, {"card_points-0": "90", "card_points-1": "30"}).status_code
    assert "tricks" not in phone.sheet.lines[0].hand.rows
    before = written(phone.app)
    refused(phone, correct(phone, 1, {"tricks-0": "6"}), before, 422)
    assert 303 == correct(phone, 1, {"tricks-0": "6", "tricks-1": "2"}).status_code
    assert {0: 6, 1: 2} == phone.sheet.lines[0].hand.tricks


def test_only_what_stands_of_a_running_hand_can_be_corrected(phone: Phone) -> None:
    laid(phone, "brouc", then=[Wrote(1, {("trump", None): "clubs"}),
                               Wrote(1, {("combination", "hearts"): (0, "KQ")})])  # fmt: skip
    assert {"trump": "clubs", "combination-hearts": "0-KQ"} == asked(phone)
    before, here = written(phone.app), phone.at("hands/1/correct")
    for change in ({"claim": "0"}, {"card_points-0": "74"}, {"combination-clubs": "0-KQ"},
                   {"won-1": "0"}):  # fmt: skip
        phone.get(here)
        fields = dict(phone.page.form(here).fields) | change
        refused(phone, phone.send(here, fields), before, 422)
        assert "This is not written yet, so there is nothing to correct." == phone.page.alert
    assert 303 == correct(phone, 1, {"combination-hearts": "1-KQJ"}).status_code
    laid(phone, "brouc")
    phone.get(phone.at("hands/1/correct"))
    assert "Nothing is written yet." in phone.page.texts


def test_a_claim_can_be_put_right(phone: Phone) -> None:
    """BR17: without it the cards must come to all of a pack; for the others it must be good."""
    laid(phone, "brouc", HEARTS, SLAM, CLAIM)
    before = written(phone.app)
    refused(phone, correct(phone, 3, {"claim": "0"}), before, 422)
    assert "Ani & Citra play on" in phone.page.alert
    refused(phone, correct(phone, 3, {"claim": ""}), before, 422)
    assert "These card points come to 97; a pack has 120." == phone.page.alert
    assert "Card points: 97 of 120" in phone.page.text
    changes = {"claim": "", "card_points-0": "54"}
    changes |= {"combination-clubs": "", "combination-spades": ""}
    assert 303 == correct(phone, 3, changes).status_code
    assert ((1,), (19, 32)) == (phone.sheet.winners, phone.sheet.totals)


def test_a_corrected_deal_is_one_deal_whoever_it_makes_win(phone: Phone) -> None:
    """fault A04: 70-50 for one pair becomes 50-70 for the other."""
    laid(phone, "brouc", *deals([[70, 50]]))
    assert (7, 5) == phone.sheet.totals
    assert 303 == correct(phone, 1, {"card_points-0": "50", "card_points-1": "70"}).status_code
    assert ((5, 7), 1) == (phone.sheet.totals, len(phone.sheet.lines))
    text = phone.get(phone.at("scores")).text
    assert 1 == text.count('id="hand-')
    assert ["5", "7"] == re.findall(r'class="tot">(\d+)<', text)
    kept = json.loads(phone.client.get(phone.at() + ".json").text)
    assert [[50, 70]] == [hand["card_points"] for hand in kept["hands"]]
    phone.get("/")
    assert "5 Ani & Citra 7 Budi & Dewi" in phone.page.text


def test_the_last_deal_can_be_taken_back_and_finished_the_other_way(phone: Phone) -> None:
    """fault A10: the pair ahead wins the game though the other pair wins the last deal."""
    four = deals([[80, 40], [80, 40], [80, 40], [40, 80]])
    laid(phone, "brouc", *four, *deals([[34, 86]]))
    assert ((31, 29), (0,)) == (phone.sheet.totals, phone.sheet.winners)
    phone.get("/")
    assert re.search(r"Finished .*Ani & Citra 31", phone.page.text)
    phone.look()
    phone.undo()
    assert ((28, 20), ()) == (phone.sheet.totals, phone.sheet.winners)
    phone.get("/")
    assert "Finished" not in phone.page.text
    phone.look()
    other_way = {"trump": "hearts", "card_points-0": "20", "card_points-1": "100"}
    other_way |= {"combination-hearts": "1-KQ"}
    assert 303 == phone.post(phone.at("hands/5"), other_way).status_code
    assert ((30, 34), (1,), 5) == (phone.sheet.totals, phone.sheet.winners, len(phone.sheet.lines))
    phone.get("/")
    assert 1 == len(re.findall("Brouc", phone.page.text))
    assert re.search(r"Finished .*Budi & Dewi 34", phone.page.text)


def test_a_finished_game_can_be_corrected_to_the_other_winner(phone: Phone) -> None:
    """fault A10, R6: level at the target, the more raw points of the last deal decide."""
    four = deals([[80, 40], [80, 40], [80, 40], [40, 80]])
    laid(phone, "brouc", *four, *deals([[34, 86]]))
    assert 303 == correct(phone, 5, {"combination-clubs": "1-KQ"}).status_code
    assert ((31, 31), (1,)) == (phone.sheet.totals, phone.sheet.winners)
    phone.look()
    assert "31 Budi & Dewi win" in phone.page.text
    assert "ahead of" not in phone.page.text
    assert "2 Ani & Citra 31" in phone.page.text


@pytest.mark.parametrize("game", ["dont-bug-me", "brouc"])
def test_a_form_that_changes_nothing_writes_nothing(phone: Phone, game: str) -> None:
    laid(phone, game, JACKS if game == "dont-bug-me" else HEARTS)
    before = written(phone.app)
    assert (303, before) == (correct(phone, 1, {}).status_code, written(phone.app))
