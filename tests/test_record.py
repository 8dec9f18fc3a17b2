"""The game record: what is read, what it comes to, and how it is written again."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper import record
from scorekeeper.games import GAMES
from scorekeeper.log import Begun, Ended, fold
from scorekeeper.scoresheet import Scoresheet
from tests.playing import NAMES, Table, a_record, cells, play_at_random, table

ONE = {"trump": "hearts", "bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}
TWO = {"bids": [0, 0, 0, 0], "tricks": [2, 0, 0, 0]}
KEPT = {
    "title": "Friday",
    "started_at": "2026-11-27T19:00:00Z",
    "finished_at": "2026-11-27T21:30:00+00:00",
    "notes": "At Budi’s\nwith soup",
    "log": [{"b": 1, "a": [None, 1.5, "x"]}],
}


def sheet(*hands: Any, **more: Any) -> Scoresheet:
    return record.read(a_record(*hands, **more)).sheet


def test_the_example_of_the_format_scores_as_it_says() -> None:
    expected = {
        "game": "devils-bridge",
        "players": ["Ani", "Budi", "Citra", "Dewi"],
        "sides": [[0], [1], [2], [3]],
        "hands": [
            {
                "number": 1,
                "cards": 1,
                "dealer": 3,
                "order": [0, 1, 2, 3],
                "points": [10, 11, 10, 0],
                "totals": [10, 11, 10, 0],
            }
        ],
        "totals": [10, 11, 10, 0],
        "status": "playing",
        "winners": [],
        "places": [2, 1, 2, 4],
        "next": {"number": 2, "cards": 2, "dealer": 0, "order": [1, 2, 3, 0]},
    }
    report = record.report(sheet(ONE))
    assert expected == report
    assert list(expected) == list(report)


def test_a_record_without_hands_comes_to_the_first_hand() -> None:
    report = record.report(sheet())
    assert ([], [0] * 4, [1] * 4) == (report["hands"], report["totals"], report["places"])
    assert 1 == report["next"]["number"]


def test_a_finished_game_has_winners_and_no_next_hand() -> None:
    report = record.report(sheet(ONE, rules={"target": 11}))
    assert ("finished", [1], None) == (report["status"], report["winners"], report["next"])


def test_a_shared_win_names_everybody() -> None:
    """fault A19"""
    report = record.report(sheet({**ONE, "bids": [0, 0, 0, 0]}, rules={"max_cards": 1}))
    assert ("finished", [0, 2, 3]) == (report["status"], report["winners"])
    assert [1, 4, 1, 1] == report["places"]


def test_a_game_that_ended_early_has_neither_winners_nor_a_next_hand() -> None:
    """fault A36"""
    for hands in ((ONE,), (ONE, TWO), (ONE, {"bids": [None, 0, None, None]})):
        report = record.report(sheet(*hands, ended="early"))
        assert ("ended", [], None) == (report["status"], report["winners"], report["next"])
        assert report["totals"] == report["hands"][-1]["totals"]


def test_a_game_that_was_over_is_finished_even_if_it_says_it_ended_early() -> None:
    report = record.report(sheet(ONE, rules={"target": 11}, ended="early"))
    assert ("finished", [1]) == (report["status"], report["winners"])


def test_rules_may_be_left_out_and_in_them_what_has_its_default() -> None:
    plain = a_record(ONE)
    del plain["rules"]
    every = {
        "scoring": "common",
        "end": "target",
        "target": 100,
        "hook": True,
        "max_cards": None,
        "sequence": "up-down",
        "forehead": "last",
    }
    assert record.read(plain).sheet == sheet(ONE, rules=every) == sheet(ONE)


@pytest.mark.parametrize(
    "hand",
    [
        {},
        {"bids": None, "tricks": None, "won": None, "trump": None},
        {"trump": "none"},
        {"bids": [None, None, None, None]},
        {"bids": [None, 0, None, 2]},
        {"bids": [0, 0, 0, 0]},
        {"bids": [0, 0, 0, 0], "won": []},
        {"bids": [0, 0, 0, 0], "won": [3]},
        {"bids": [0, 0, 0, 0], "tricks": [None, 1, None, None]},
        {"bids": [0, 0, 0, 0], "tricks": [0, 0, None, None]},
    ],
)
def test_the_last_hand_may_be_in_progress(hand: dict[str, Any]) -> None:
    read = sheet(ONE, hand)
    assert (1, 2) == (len(read.lines), read.current and read.current.deal.number)
    assert [10, 11, 10, 0] == record.report(read)["totals"]


def test_tricks_won_one_by_one_are_the_same_as_tricks() -> None:
    bids = {"bids": [0, 1, 0, 2]}
    by_one = sheet(ONE, {**bids, "won": [3, 1]})
    assert by_one.lines[1].points == sheet(ONE, {**bids, "tricks": [0, 1, 0, 1]}).lines[1].points
    assert {1: 3, 2: 1} == by_one.lines[1].hand.named("won")


def test_whoever_is_null_took_none_once_the_counts_add_up() -> None:
    read = sheet({**ONE, "tricks": [None, 1, None, None]}, TWO)
    assert (10, 11, 10, 0) == read.lines[0].points


def test_only_the_names_are_trimmed() -> None:
    read = record.read(a_record(title=" Friday ") | {"players": [" Ani ", *"BCD"]})
    assert isinstance(read.events[0], Begun)
    assert {"title": " Friday "} == read.events[0].kept
    assert ("Ani", "B", "C", "D") == read.sheet.players


def test_the_events_of_a_record_write_its_sheet() -> None:
    reading = record.read(a_record(ONE, TWO, {}, scorekeeper=2, ended="early"))
    begun, *written, ended = reading.events
    assert isinstance(begun, Begun)
    assert (2, 2, Ended()) == (begun.scorekeeper, len(written), ended)
    assert fold(reading.events).sheet == reading.sheet


@pytest.mark.parametrize(
    "made",
    [
        a_record(),
        a_record(ONE, TWO),
        a_record(ONE, TWO, rules={"target": 20}),
        a_record(ONE, {"bids": [0, None, 2, None]}),
        a_record(ONE, {"trump": "none", "bids": [0, 1, 2, 0], "won": [1]}),
        a_record(ONE, {"bids": [0, 1, 2, 0], "tricks": [1, None, None, None]}),
        a_record(ONE, **KEPT),
        a_record(ONE, title="Friday", ended="early", scorekeeper=3),
        a_record(rules={"scoring": "simple", "max_cards": 3, "hook": False}, players=7),
    ],
)
def test_a_record_goes_out_as_it_came_in(made: dict[str, Any]) -> None:
    """fault A15"""
    reading = record.read(made)
    begun = reading.events[0]
    assert isinstance(begun, Begun)
    assert {"scorekeeper": None} | made == record.write(reading.sheet, begun.kept or {})


def test_counts_that_took_the_place_of_taps_are_written_without_them() -> None:
    at = table(3, 2)
    at.play([0, 0, 0], [1, 0, 0])
    at.bid(0, 0, 1)
    at.take(1, 1)
    at.correct(2, cells(tricks=[1, 0, 1]))
    [_, hand] = record.write(at.sheet, {})["hands"]
    assert {"bids": [1, 0, 0], "tricks": [1, 0, 1]} == hand


def test_hands_after_a_moved_end_are_not_written() -> None:
    at = table(3, 2, target=21, max_cards=3)
    at.play([0, 0, 0], [1, 0, 0])
    at.play([1, 0, 0], [2, 0, 0])
    at.play([0, 1, 0], [2, 1, 0])
    at.correct(2, cells(bid=[0, 0, 1], tricks=[1, 0, 1]))
    written = record.write(at.sheet, {})
    assert 2 == len(written["hands"])
    assert [2] == record.report(record.read(written).sheet)["winners"]


@given(st.integers(3, 7), st.integers(1, 4), st.integers(0, 2**32), st.integers(0, 60))
def test_any_game_is_the_same_after_writing_and_reading(
    players: int, most: int, seed: int, stop: int
) -> None:
    played = table(players, seed % players, max_cards=most, target=10 + seed % 40)
    play_at_random(played, Random(seed))
    events = [step.event for step in played.log.steps]
    at = Table(fold(events[: 1 + stop % len(events)]))
    written = record.write(at.sheet, {})
    read = record.read(written).sheet
    assert written == record.write(read, {})
    assert record.report(at.sheet) == record.report(read)
    assert NAMES[:players] == read.players


PILES = {
    "trump": "hearts",
    "tricks": [5, 3],
    "combinations": [{"suit": "spades", "side": 0, "cards": "KQ"}],
    "card_points": [73, 47],
}
BUGGED = {"turned_up": "10D", "tricks": [7, 6, 4], "jacks": {"hearts": 0, "spades": 1, "clubs": 2,
                                                            "diamonds": 0}}  # fmt: skip


@pytest.mark.parametrize(
    "made",
    [
        a_record({"bids": [4, 3, 2, 3], "tricks": [5, 3, 2, 3]}, game="call-bridge"),
        a_record({"bids": [4, None, None, None]}, game="call-bridge", rules={"overtricks": None}),
        a_record(BUGGED, {"won": [0, 1]}, players=3, game="dont-bug-me"),
        a_record(BUGGED, {"turned_up": "JH", "jacks": {"clubs": 0}}, players=3, game="dont-bug-me"),
        a_record(PILES, {"card_points": [60, 60]}, game="brouc", rules={"claim": "exact"}),
        a_record(PILES, {"won": [0, 1, 1]}, game="brouc"),
        a_record({"card_points": [0, 100], "claim": 1}, game="brouc", rules={"target": 10}),
        a_record({"bids": [1, 0, 1], "won": [2]}, players=3, game="oh-hell"),
    ],
)
def test_a_record_of_any_game_goes_out_as_it_came_in(made: dict[str, Any]) -> None:
    """fault A15"""
    assert {"scorekeeper": None} | made == record.write(record.read(made).sheet, {})


def test_the_sides_of_brouc_are_pairs_and_a_claimed_hand_is_whole() -> None:
    """fault A27"""
    claim = {"card_points": [30, 100 - 12], "claim": 1}
    made = a_record({"card_points": [0, 120]}, claim, game="brouc", rules={"target": 20})
    report = record.report(record.read(made).sheet)
    assert [[0, 2], [1, 3]] == report["sides"]
    assert [2, "finished", [1], [2, 1]] == [
        len(report["hands"]), report["status"], report["winners"], report["places"]
    ]  # fmt: skip
    assert [[0, 12], [3, 21]] == [hand["totals"] for hand in report["hands"]]
    assert [0, 3, 2, 1] == report["hands"][0]["order"]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=20)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_any_game_of_any_kind_is_the_same_after_writing_and_reading(
    game: str, seed: int, stop: int
) -> None:
    players = GAMES[game].players
    at = table(players[seed % len(players)], seed % 3, game)
    play_at_random(at, Random(seed), 3)
    events = [step.event for step in at.log.steps]
    sheet = fold(events[: 1 + stop % len(events)]).sheet
    written = record.write(sheet, {})
    read = record.read(written)
    assert written == record.write(read.sheet, {})
    assert record.report(sheet) == record.report(read.sheet)
    assert fold(read.events).sheet == read.sheet
