"""What a record is refused for: each code, and the hand, the key and the seat that it names."""

import json
from typing import Any

import pytest

from scorekeeper import record
from scorekeeper.messages import Refused
from tests.playing import NAMES, a_record

ONE = {"trump": "hearts", "bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}
TWO = {"bids": [0, 0, 0, 0], "tricks": [2, 0, 0, 0]}
BIDS = {"bids": [0, 0, 0, 0]}
GIVEN = {"after": 0, "side": 0, "points": 1_000_000, "reason": ""}
OVER = {"seat": 0, "takes_over": "Eka"}
TWICE = record.loads('{"a": 1, "a": 1}')
NAN = float("nan")
Found = tuple[str, int | None, str | None, int | None]  # code, hand, field, seat


def found(made: Any) -> list[Found]:
    with pytest.raises(Refused) as refused:
        record.read(made)
    errors = record.errors(refused.value, NAMES)
    assert all(error["message"] for error in errors)
    return [(e["code"], e["hand"], e["field"], e["seat"]) for e in errors]


def in_hands(*hands: Any, **rules: Any) -> list[Found]:
    return found(a_record(*hands, rules=rules))


@pytest.mark.parametrize("made", [None, [], "x", 1, True, NAN, TWICE])
def test_a_record_is_an_object(made: Any) -> None:
    assert [("format", None, None, None)] == found(made)


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "{", '{"a": 1,}', "[" * 100_000, b"\xff\xfe\xfd", b'"\x80"', "1" * 5000],
)
def test_what_is_not_json_is_refused_as_a_whole(text: str | bytes) -> None:
    with pytest.raises(Refused) as refused:
        record.loads(text)
    assert ["format"] == [problem.code for problem in refused.value.problems]


@pytest.mark.parametrize("key", ["format", "game", "players", "first_dealer", "hands"])
def test_a_required_key_is_missed(key: str) -> None:
    made = a_record(ONE)
    del made[key]
    assert [("format", None, key, None)] == found(made)


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("format", ["scorekeeper/2", "", None, 1, [], TWICE]),
        ("game", [None, 1, ["devils-bridge"], TWICE]),
        ("rules", [None, [], "common", 1, TWICE, {"target": TWICE}]),
        ("players", [None, "Ani", {}, 4, TWICE]),
        ("hands", [None, {}, "x", 0, TWICE]),
        ("ended", ["late", "", None, True]),
        ("title", [None, 1, []]),
        ("notes", [None, 1, {}]),
        ("started_at", ["yesterday", "", None, 5, "2026-11-27", "2026-11-27T19:00:00"]),
        ("started_at", ["2026-02-30T10:00:00Z", "2026-11-27T19:00:00+07:00"]),
        ("finished_at", ["2026-11-27T25:00:00Z", "19:00Z"]),
        ("scorekeeper", [4, -1, True, 1.0, "1", [0]]),
        ("log", [NAN, [float("inf")], TWICE, [{"x": TWICE}]]),
        ("adjustments", [None, {}, [None], [{}], {"after": 1}]),
        ("adjustments", [[GIVEN | {"points": n * 1_000_001}] for n in (-1, 1)] + [[GIVEN] * 1001]),
        ("seats", [None, "x", ["x"], [{}], {"hand": 1}, [{"hand": 1} | OVER] * 201]),
        ("zzz", [None, 1]),
        ("Title", ["x"]),
    ],
)
def test_a_key_that_is_unknown_or_holds_something_else(key: str, values: list[Any]) -> None:
    for value in values:
        assert [("format", None, key, None)] == found(a_record(ONE) | {key: value})


def test_points_by_hand_may_be_many_and_large() -> None:
    sheet = record.read(a_record(ONE, adjustments=[GIVEN] * 1000)).sheet
    assert 1_000_000_010 == sheet.totals[0]


def test_what_is_empty_may_be_there_already() -> None:
    record.read(a_record(ONE, adjustments=[], seats=[], scorekeeper=None))


@pytest.mark.parametrize("game", ["whist", "Brouc", "devils_bridge", ""])
def test_a_game_that_is_not_here(game: str) -> None:
    assert [("game", None, "game", None)] == found(a_record(ONE) | {"game": game})


@pytest.mark.parametrize(
    "rules",
    [
        {"x": 1},
        {"scoring": "pocha"},
        {"hook": 1},
        {"target": 0},
        {"target": NAN},
        {"target": "100"},
        {"target": 100.0},
        {"max_cards": 13},
        {"max_cards": 0},
        {"sequence": None},
    ],
)
def test_house_rules_that_a_game_does_not_take(rules: dict[str, Any]) -> None:
    assert [("rules", None, "rules", None)] == found(a_record(ONE, rules=rules))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"players": list(NAMES[:2]), "first_dealer": 0}, [("players", None)]),
        ({"players": list(NAMES), "first_dealer": 0}, [("players", None)]),
        ({"players": ["A", "B", "C", "a"]}, [("players", 3)]),
        ({"players": ["A", "B", "C", " \u200b "]}, [("players", 3)]),
        ({"players": ["A", 4, "", "x" * 41]}, [("players", 1), ("players", 2), ("players", 3)]),
        ({"players": ["A", "B", "C", NAN]}, [("players", 3)]),
        ({"players": ["A", "a"], "first_dealer": 2},
         [("players", 1), ("players", None), ("first_dealer", None)]),
        *(({"first_dealer": wrong}, [("first_dealer", None)])
          for wrong in (4, -1, True, 1.0, "1", None, NAN, [], {})),
    ],
)  # fmt: skip
def test_players_and_a_first_dealer_that_cannot_be(
    change: dict[str, Any], expected: list[tuple[str, int | None]]
) -> None:
    codes = [("players", None, field, seat) for field, seat in expected]
    assert codes == found(a_record(ONE) | change)


def test_the_look_at_a_record_goes_in_steps() -> None:
    """Each step reports all that it finds, and the first with trouble is the last."""
    made = a_record({"bids": 1}, rules={"x": 1, "y": 1, "max_cards": 17}, zzz=1, scorekeeper=9)
    made |= {"game": "whist", "players": ["A", "B", "C", "a"], "title": 1}
    keys = ["zzz", "scorekeeper", "title"]
    assert [("format", None, key, None) for key in keys] == found(made)
    for key in ("zzz", "scorekeeper", "title"):
        del made[key]
    assert [("game", None, "game", None)] == found(made)
    made["game"] = "devils-bridge"
    assert [("rules", None, "rules", None)] * 2 == found(made)
    made["rules"] = {"max_cards": 17}
    assert [("players", None, "players", 3)] == found(made)
    made["players"] = list(NAMES[:4])
    assert [("rules", None, "rules", None)] == found(made)
    made["rules"] = {}
    assert [("format", 1, "bids", None)] == found(made)


@pytest.mark.parametrize("hand", [None, [], "x", 1, TWICE])
def test_a_hand_is_an_object(hand: Any) -> None:
    assert [("format", 1, "hands", None)] == in_hands(hand)


@pytest.mark.parametrize(
    ("hand", "places"),
    [
        ({**ONE, "bids": [0, 1, 0]}, [("bids", None)]),
        ({**ONE, "bids": [0, 1, 0, 1, 0]}, [("bids", None)]),
        ({**ONE, "bids": {"0": 1}}, [("bids", None)]),
        ({**ONE, "bids": [0, True, 2.0, "1"]}, [("bids", 1), ("bids", 2), ("bids", 3)]),
        ({**ONE, "bids": [NAN, [1], {}, TWICE]}, [("bids", seat) for seat in range(4)]),
        ({**ONE, "tricks": 1}, [("tricks", None)]),
        ({**ONE, "tricks": [0, 1.0, 0, "0"]}, [("tricks", 1), ("tricks", 3)]),
        *(({**ONE, "trump": wrong}, [("trump", None)]) for wrong in ("heart", "", 1, [], True)),
        ({**ONE, "won": [1]}, [("won", None)]),
        *(({**BIDS, "won": wrong}, [("won", None)]) for wrong in ({}, 1, [4], [-1], [True])),
        ({**BIDS, "won": [None]}, [("won", None)]),
        ({**ONE, "claim": 0}, [("claim", None)]),
        ({**ONE, "bids": 1, "tricks": [9, "x", 0, 0], "x": 0},
         [("bids", None), ("x", None), ("tricks", 1)]),
    ],
)  # fmt: skip
def test_what_stands_in_a_hand_is_of_its_kind(
    hand: dict[str, Any], places: list[tuple[str, int | None]]
) -> None:
    assert [("format", 1, field, seat) for field, seat in places] == in_hands(hand)


MISSING_TRICKS = [("tricks_missing", 1, "tricks", seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ([{**ONE, "bids": [0, None, 0, 1]}], [("bid_missing", 1, "bids", 1)]),
        ([{**ONE, "bids": [0, 2, -1, 1]}], [("bid_range", 1, "bids", n) for n in (1, 2)]),
        ([{**BIDS, "bids": [-1, 1, 0, 1]}], [("bid_range", 1, "bids", 0)]),
        ([{**ONE, "bids": [0, 1, 0, 0]}], [("hook", 1, "bids", 3)]),
        ([{"bids": [0, 1, 0, 0]}], [("hook", 1, "bids", 3)]),
        ([BIDS, TWO], MISSING_TRICKS),
        ([{**ONE, "tricks": [0, 0, None, None]}, TWO], MISSING_TRICKS[2:]),
        ([{**BIDS, "won": []}, TWO], [("tricks_missing", 1, "won", n) for n in range(4)]),
        ([{**ONE, "tricks": [2, -1, 0, 0]}], [("tricks_range", 1, "tricks", n) for n in (0, 1)]),
        ([{**ONE, "tricks": [0, 0, 0, 0]}], [("tricks_total", 1, "tricks", None)]),
        ([{**ONE, "tricks": [1, 1, None, None]}], [("tricks_total", 1, "tricks", None)]),
        ([{**BIDS, "won": [1, 1]}], [("tricks_total", 1, "won", None)]),
        ([{**BIDS, "won": [1, 1]}, TWO],
         [("tricks_missing", 1, "won", n) for n in range(4)] + [("tricks_total", 1, "won", None)]),
        ([{"bids": [0, None, 0, None], "won": [1]}],
         [("bid_missing", 1, "bids", 1), ("bid_missing", 1, "bids", 3)]),
        ([{}, {**TWO, "bids": [0, 0, 0, 3]}],
         [("bid_missing", 1, "bids", seat) for seat in range(4)]
         + MISSING_TRICKS + [("bid_range", 2, "bids", 3)]),
        ([{**ONE, "bids": [9, 1, 0, 1], "tricks": [2, None, None, None]}, TWO],
         [("bid_range", 1, "bids", 0), *MISSING_TRICKS[1:], ("tricks_range", 1, "tricks", 0)]),
    ],
)  # fmt: skip
def test_what_the_rules_have_against_a_hand(hands: list[Any], expected: list[Found]) -> None:
    assert expected == in_hands(*hands)


def test_a_hand_after_the_end() -> None:
    late = [("game_over", n, "hands", None) for n in (2, 3)]
    assert late == in_hands(ONE, TWO, {}, target=11)
    assert late == in_hands(ONE, TWO, {}, end="series", max_cards=1)
    assert [("format", 3, "hands", None), late[1]] == in_hands(ONE, TWO, 1, target=20)
    assert late == in_hands(ONE, TWO, 1, max_cards=1)


def test_trouble_in_a_hand_leaves_open_whether_a_later_one_is_too_late() -> None:
    wrong = {**ONE, "bids": [0, 1, 0, 0]}
    assert [("hook", 1, "bids", 3)] == in_hands(wrong, TWO, target=1)
    expected = [("hook", 1, "bids", 3), ("game_over", 2, "hands", None)]
    assert expected == in_hands(wrong, TWO, target=1, max_cards=1)


def test_a_key_named_twice_is_refused_where_it_stands() -> None:
    text = json.dumps(a_record(ONE, TWO))
    again = '"trump": "hearts", "trump": "hearts"'
    assert [("format", 1, "hands", None)] == found(
        record.loads(text.replace('"trump": "hearts"', again))
    )
    again = '"game": "devils-bridge", "game": "devils-bridge"'
    assert [("format", None, None, None)] == found(
        record.loads(text.replace('"game": "devils-bridge"', again))
    )


@pytest.mark.parametrize("depth", [99, 102, 400, 900])
def test_what_is_nested_too_deeply_cannot_be_kept(depth: int) -> None:
    deep = json.loads("[" * depth + "]" * depth)
    if depth < 100:
        record.read(a_record(ONE, log=deep))
    else:
        assert [("format", None, "log", None)] == found(a_record(ONE, log=deep))
    assert "format" == found(a_record({**ONE, "trump": deep}))[0][0]


def test_what_no_file_could_hold_is_refused_too() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert [("format", None, None, None)] == found(a_record({**ONE, "trump": deep}))
