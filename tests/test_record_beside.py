"""What a record has beside its hands: points by hand, and people who come and go (D13)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper import record
from scorekeeper.games import GAMES
from scorekeeper.log import fold
from tests.playing import NAMES, a_record, come_and_go, play_at_random, table
from tests.test_record_errors import Found, found

ONE = {"bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}
TWO = {"bids": [0, 0, 0, 0], "tricks": [2, 0, 0, 0]}
JOINS = {"hand": 3, "seat": 4, "name": "Eka", "start": 0}
PENALTY = {"after": 1, "side": 2, "points": -5, "reason": "revoke"}


def report(*hands: Any, **more: Any) -> dict[str, Any]:
    """What the record comes to; written down and read again it comes to the same."""
    reading = record.read(a_record(*hands, **more))
    shown, written = record.report(reading.sheet), record.write(reading.sheet, {})
    again = record.read(written)
    assert (shown, written) == (record.report(again.sheet), record.write(again.sheet, {}))
    assert reading.sheet == fold(reading.events).sheet
    return shown


def wrong(*hands: Any, **more: Any) -> list[Found]:
    return found(a_record(*hands, **more))


def test_points_are_added_after_their_hand_and_counted_from_there_on() -> None:
    shown = report(ONE, TWO, adjustments=[PENALTY, PENALTY | {"after": 0, "side": 0, "points": 3}])
    assert [[13, 11, 10, 0], [15, 21, 15, 10]] == [hand["totals"] for hand in shown["hands"]]
    assert [10, 11, 10, 0] == shown["hands"][0]["points"]
    assert [15, 21, 15, 10] == shown["totals"]


def test_points_after_the_last_hand_are_in_the_totals_of_the_game_and_not_of_the_hand() -> None:
    shown = report(ONE, adjustments=[PENALTY])
    assert ([10, 11, 10, 0], [10, 11, 5, 0]) == (shown["hands"][0]["totals"], shown["totals"])
    assert [2, 1, 3, 4] == shown["places"]


def test_the_end_is_tested_again_after_points() -> None:
    over = report(ONE, rules={"target": 30}, adjustments=[PENALTY | {"points": 20}])
    assert ("finished", [2], None) == (over["status"], over["winners"], over["next"])
    on = report(ONE, rules={"target": 11}, adjustments=[PENALTY | {"side": 1}])
    assert ("playing", []) == (on["status"], on["winners"])
    assert "playing" == report(rules={"target": 2}, adjustments=[PENALTY | {"after": 0}])["status"]


def test_points_after_the_end_are_game_over() -> None:
    ends, later = PENALTY | {"points": 20}, PENALTY | {"after": 2}
    expected = [("game_over", 2, "hands", None), ("game_over", 2, "adjustments", None)]
    assert expected == wrong(ONE, TWO, rules={"target": 30}, adjustments=[ends, later])


@pytest.mark.parametrize(
    "change",
    [
        {"after": 3},
        {"after": -1},
        {"after": 2},  # that hand is not whole
        {"side": 4},
        {"side": -1},
        {"after": True},
        {"points": 1.0},
        {"points": "5"},
        {"points": None},
        {"reason": None},
        {"reason": 5},
        {"why": "x"},
    ],
)
def test_points_beyond_the_hands_or_the_sides_or_of_another_kind(change: dict[str, Any]) -> None:
    expected = [("format", None, "adjustments", None)]
    assert expected == wrong(ONE, {"bids": [0] * 4}, adjustments=[PENALTY | change])


@pytest.mark.parametrize("key", PENALTY)
def test_points_that_lack_a_key(key: str) -> None:
    less = {name: value for name, value in PENALTY.items() if name != key}
    assert [("format", None, "adjustments", None)] == wrong(ONE, adjustments=[less])


def test_sides_of_points_are_pairs_where_pairs_play() -> None:
    hand = {"card_points": [60, 60]}
    shown = report(hand, game="brouc", adjustments=[PENALTY | {"side": 1}])
    assert [6, 1] == shown["totals"]
    expected = [("format", None, "adjustments", None)]
    assert expected == wrong(hand, game="brouc", adjustments=[PENALTY])


def test_whoever_joins_later_has_no_points_before() -> None:
    after = [PENALTY | {"after": 2, "side": 4}]
    assert [("format", None, "adjustments", None)] == wrong(
        ONE, TWO, seats=[JOINS], adjustments=after
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_can_be_taken_over_in_any_game_and_no_points_change(game: str) -> None:
    players = 3 if game == "dont-bug-me" else 4
    seats = [{"hand": 1, "seat": 2, "takes_over": " Eka "}]
    plain = record.report(record.read(a_record(game=game, players=players)).sheet)
    assert plain == report(game=game, players=players, seats=seats)
    sheet = record.read(a_record(game=game, players=players, seats=seats)).sheet
    assert 1 == sum("Eka" in name for name in sheet.names)


def test_a_new_last_seat_has_nothing_before_its_first_hand() -> None:
    hand = {"bids": [0, 0, 0, 0, 2], "tricks": [0, 0, 0, 0, 3]}
    shown = report(ONE, TWO, hand, seats=[JOINS])
    assert ([*NAMES[:4], "Eka"], [[0], [1], [2], [3], [4]]) == (shown["players"], shown["sides"])
    assert [10, 11, 10, 0, None] == shown["hands"][0]["points"]
    assert [10, 11, 10, 0, None] == shown["hands"][0]["totals"]
    assert [2, 3, 4, 0, 1] == shown["hands"][2]["order"]
    assert [22, 31, 30, 20, 3] == shown["totals"]


def test_lists_of_earlier_hands_may_have_null_for_whoever_joins_or_leave_it_out() -> None:
    long = {key: [*values, None] for key, values in ONE.items()}
    assert report(ONE, TWO, seats=[JOINS]) == report(long, TWO, seats=[JOINS])
    sheet = record.read(a_record(ONE, TWO, seats=[JOINS])).sheet
    assert [0, 1, 0, 1, None] == record.write(sheet, {})["hands"][0]["bids"]
    longer = {key: [*values, None, None] for key, values in ONE.items()}
    assert {("format", 1)} == {one[:2] for one in wrong(longer, TWO, seats=[JOINS])}


def test_a_new_seat_begins_with_0_or_the_lowest_total() -> None:
    assert [12, 21, 20, 10, 10] == report(ONE, TWO, seats=[JOINS | {"start": 10}])["totals"]
    expected = [("players", 3, "seats", 4)]
    for start in (12, -1, 5):
        assert expected == wrong(ONE, TWO, seats=[JOINS | {"start": start}])
    penalty = [PENALTY | {"after": 2, "side": 3, "points": -4}]
    assert 6 == report(ONE, TWO, seats=[JOINS | {"start": 6}], adjustments=penalty)["totals"][4]


def test_whoever_leaves_is_in_no_hand_from_there_on() -> None:
    hand = {"bids": [0, None, 0, 0], "tricks": [2, None, 0, 0]}
    shown = report(ONE, hand, seats=[{"hand": 2, "seat": 1, "leaves": True}])
    assert ([2, None, 10, 10], [2, 3, 0]) == (
        shown["hands"][1]["points"],
        shown["hands"][1]["order"],
    )
    assert ([12, 11, 20, 10], [3, 0, 2]) == (shown["totals"], shown["next"]["order"])


def test_whoever_sits_out_is_in_the_hand_after() -> None:
    hand = {"bids": [0, None, 0, 0], "tricks": [2, None, 0, 0]}
    shown = report(ONE, hand, seats=[{"hand": 2, "seat": 1, "sits_out": True}])
    assert {"number": 3, "cards": 3, "dealer": 1, "order": [2, 3, 0, 1]} == shown["next"]


def test_a_value_of_somebody_who_does_not_play_is_none() -> None:
    out = [{"hand": 2, "seat": 1, "sits_out": True}]
    assert ("format", 2) in {one[:2] for one in wrong(ONE, TWO, seats=out)}
    hand = {"bids": [0, None, 0, 0], "won": [0, 1]}
    assert {("format", 2)} == {one[:2] for one in wrong(ONE, hand, seats=out)}


def test_a_hand_of_those_present_may_be_in_progress() -> None:
    out = [{"hand": 2, "seat": 1, "sits_out": True}]
    shown = report(ONE, {"bids": [None, None, 0, None]}, seats=out)
    assert (1, [2, 3, 0]) == (len(shown["hands"]), shown["next"]["order"])


@pytest.mark.parametrize(
    ("change", "seat"),
    [
        ({"hand": 3, "seat": 3, "leaves": True}, 3),  # twice
        ({"hand": 3, "seat": 3, "sits_out": True}, 3),
        ({"hand": 3, "seat": 3, "takes_over": "Eka"}, 3),
        ({"hand": 3, "seat": 0, "leaves": True}, 0),  # two would be left
        ({"hand": 2, "seat": 0, "sits_out": True}, 0),
        ({"hand": 3, "seat": 0, "takes_over": "budi"}, 0),
        ({"hand": 3, "seat": 0, "takes_over": "\u200b"}, 0),
        ({"hand": 3, "seat": 0, "takes_over": "x" * 41}, 0),
        (JOINS | {"seat": 5}, None),
        (JOINS | {"seat": 3}, None),
        (JOINS | {"name": "Ani"}, 4),
        (JOINS | {"name": ""}, 4),
    ],
)
def test_people_who_cannot_come_or_go_so(change: dict[str, Any], seat: int | None) -> None:
    leaves = {"hand": 2, "seat": 3, "leaves": True}
    hand = {"bids": [0, 0, 0, None], "tricks": [2, 0, 0, None]}
    assert [("players", change["hand"], "seats", seat)] == wrong(ONE, hand, seats=[leaves, change])


@pytest.mark.parametrize("game", ["call-bridge", "dont-bug-me", "brouc"])
def test_a_game_in_which_nobody_joins_leaves_or_sits_out(game: str) -> None:
    players = 3 if game == "dont-bug-me" else 4
    for way in ({"leaves": True}, {"sits_out": True}):
        seats = [{"hand": 1, "seat": 0, **way}]
        assert [("players", 1, "seats", None)] == wrong(game=game, players=players, seats=seats)
    seats = [JOINS | {"hand": 1, "seat": players}]
    assert [("players", 1, "seats", None)] == wrong(game=game, players=players, seats=seats)


@pytest.mark.parametrize(
    "change",
    [
        {"hand": 4, "seat": 0, "leaves": True},
        {"hand": 0, "seat": 0, "leaves": True},
        {"hand": 2, "seat": 0, "leaves": False},
        {"hand": 2, "seat": 0, "leaves": 1},
        {"hand": 2, "seat": 0, "leaves": True, "sits_out": True},
        {"hand": 2, "seat": 0},
        {"hand": 2, "leaves": True},
        {"hand": "2", "seat": 0, "leaves": True},
        {"hand": 2, "seat": True, "leaves": True},
        {"hand": 2, "seat": 0, "takes_over": None},
        {"hand": 2, "seat": 4, "name": "Eka"},
        {"hand": 2, "seat": 4, "name": "Eka", "start": "0"},
        {"hand": 2, "seat": 4, "name": 5, "start": 0},
    ],
)
def test_people_beyond_the_hands_or_of_another_kind(change: dict[str, Any]) -> None:
    assert [("format", None, "seats", None)] == wrong(ONE, TWO, seats=[change])


def test_a_seat_that_does_not_exist() -> None:
    for seat in (4, -1, 99):
        seats = [{"hand": 2, "seat": seat, "leaves": True}]
        assert [("format", 2, "seats", None)] == wrong(ONE, seats=seats)


def test_nobody_comes_or_goes_once_the_game_is_over() -> None:
    seats = [{"hand": 2, "seat": 0, "leaves": True}]
    assert [("format", None, "seats", None)] == wrong(ONE, rules={"target": 11}, seats=seats)
    assert [("format", None, "seats", None)] == wrong(ONE, rules={"max_cards": 1}, seats=seats)


def test_people_who_come_for_the_hand_that_is_next_may_be_there_already() -> None:
    assert [0, 1, 2, 3, 4] == sorted(report(ONE, TWO, seats=[JOINS])["next"]["order"])
    assert {4} >= {len(report(ONE, {"bids": [0] * 4}, seats=[JOINS])["next"]["order"])}


@given(st.sampled_from(["devils-bridge", "oh-hell"]), st.integers(3, 7), st.integers(0, 2**32))
def test_whoever_comes_and_goes_a_record_read_again_is_the_same(
    game: str, players: int, seed: int
) -> None:
    at, rnd = table(players, game=game, max_cards=4, target=40, end="target"), Random(seed)
    for _ in range(rnd.randint(0, 5)):
        come_and_go(at, rnd)
        play_at_random(at, rnd, 1)
    come_and_go(at, rnd)
    if at.sheet.current and rnd.random() < 0.5:
        at.bid(0)
        come_and_go(at, rnd)
    written = record.write(at.sheet, {})
    again = record.read(written)
    assert written == record.write(again.sheet, {}) == record.write(fold(again.events).sheet, {})
    assert record.report(at.sheet) == record.report(again.sheet)
