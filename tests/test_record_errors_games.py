"""What a record of the other games is refused for: calls, jacks, card points, claims."""

from pathlib import Path
from typing import Any

import pytest

from scorekeeper import record
from scorekeeper.games import GAMES
from scorekeeper.messages import Code, Refused
from tests.playing import a_record
from tests.test_record_errors import TWICE, Found, found

CALLED = {"bids": [4, 3, 2, 3], "tricks": [5, 3, 2, 3]}
JACKS = {"hearts": 0, "diamonds": 1, "clubs": 2, "spades": 1}
BUGGED = {"turned_up": "5S", "tricks": [7, 6, 4], "jacks": JACKS}
PILES = {"trump": "hearts", "tricks": [5, 3], "card_points": [73, 47]}
KINGS = [{"side": 0, "suit": "spades", "cards": "KQ"}]


def players(game: str) -> int:
    return GAMES[game].players[0]


def refused(game: str, *hands: Any, **rules: Any) -> list[Found]:
    return found(a_record(*hands, players=players(game), game=game, rules=rules))


def accepted(game: str, *hands: Any, **rules: Any) -> dict[str, Any]:
    made = a_record(*hands, players=players(game), game=game, rules=rules)
    return record.report(record.read(made).sheet)


def each(code: str, field: str, *seats: int | None, hand: int = 1) -> list[Found]:
    return [(code, hand, field, seat) for seat in seats]


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ([{**CALLED, "bids": [4, 3, 2, 1]}], each("bid_range", "bids", 3)),
        ([{**CALLED, "bids": [13, 0, 2, -1]}], each("bid_range", "bids", 0, 1, 3)),
        ([{**CALLED, "bids": [None, 3, 2, None]}], each("bid_missing", "bids", 0, 3)),
        ([{**CALLED, "bids": [4, 3, 2]}], each("format", "bids", None)),
        ([{**CALLED, "tricks": [14, -1, 0, 0]}], each("tricks_range", "tricks", 0, 1)),
        ([{**CALLED, "tricks": [5, 3, 2, 2]}], each("tricks_total", "tricks", None)),
        ([{**CALLED, "tricks": [5, 4, 2, 3]}], each("tricks_total", "tricks", None)),
        ([{"bids": [4, 3, 2, 3], "won": [0] * 14}], each("tricks_total", "won", None)),
        ([{}, CALLED], each("bid_missing", "bids", 0, 1, 2, 3)
         + each("tricks_missing", "tricks", 0, 1, 2, 3)),
        ([{**CALLED, "trump": "spades"}], each("format", "trump", None)),
        ([CALLED] * 13, each("game_over", "hands", None, hand=13)),
    ],
)  # fmt: skip
def test_call_bridge(hands: list[Any], expected: list[Found]) -> None:
    assert expected == refused("call-bridge", *hands)


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ([{**BUGGED, "tricks": [7, 6, 3]}], each("tricks_total", "tricks", None)),
        ([{**BUGGED, "tricks": [7, 6, 5]}], each("tricks_total", "tricks", None)),
        ([{**BUGGED, "tricks": [18, -1, 0]}], each("tricks_range", "tricks", 0, 1)),
        ([{}, BUGGED], each("tricks_missing", "tricks", 0, 1, 2)
         + each("jack_missing", "jacks", None, None, None, None)),
        ([{**BUGGED, "turned_up": "JH", "jacks": {}}, BUGGED],
         each("jack_missing", "jacks", None, None, None)),
        ([{**BUGGED, "jacks": {**JACKS, "hearts": None}}, BUGGED],
         each("jack_missing", "jacks", None)),
        ([{**BUGGED, "turned_up": "JH"}], each("jack_out_of_play", "jacks", None)),
        ([{"turned_up": "JH", "jacks": {"hearts": 0}}], each("jack_out_of_play", "jacks", None)),
        ([{**BUGGED, "tricks": [10, 7, 0]}], each("jack_without_tricks", "jacks", 2)),
        ([{**BUGGED, "tricks": [1, 8, 8], "jacks": dict.fromkeys(JACKS, 0)}],
         each("jack_without_tricks", "jacks", 0)),
        *(([{**BUGGED, "jacks": jacks}], each("format", "jacks", None))
          for jacks in ({"x": 0}, {**JACKS, "hearts": 3}, {**JACKS, "hearts": True},
                        {**JACKS, "hearts": [0, 1]}, [0, 1, 2, 1], "x", 1, TWICE)),
        *(([{**BUGGED, "turned_up": card}], each("format", "turned_up", None))
          for card in ("", "J", "1H", "11H", "JX", "hearts", "jh", "H10", 5, ["5S"], TWICE)),
        ([{**BUGGED, "bids": [0, 0, 0]}], each("format", "bids", None)),
        ([{**BUGGED, "trump": "spades"}], each("format", "trump", None)),
    ],
)  # fmt: skip
def test_dont_bug_me(hands: list[Any], expected: list[Found]) -> None:
    assert expected == refused("dont-bug-me", *hands)


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ([{**PILES, "tricks": [5, 4]}], each("tricks_total", "tricks", None)),
        ([{**PILES, "tricks": [9, -1]}], each("tricks_range", "tricks", 0, 1)),
        ([{**PILES, "tricks": [5, None]}], each("tricks_missing", "tricks", 1)),
        ([{"tricks": [None, 8], "card_points": [0, 120]}], each("tricks_missing", "tricks", 0)),
        ([{"won": [0, 1], "card_points": [73, 47]}], each("tricks_missing", "won", 0, 1)),
        ([{"won": [0] * 9}], each("tricks_total", "won", None)),
        ([{}, PILES], each("card_points_missing", "card_points", 0, 1)),
        ([{"card_points": [None, 47]}, PILES], each("card_points_missing", "card_points", 0)),
        ([{"claim": 0}], each("card_points_missing", "card_points", 0, 1)),
        ([{**PILES, "card_points": [-1, 121]}], each("card_points_range", "card_points", 0, 1)),
        ([{**PILES, "card_points": [70, 40]}], each("card_points_total", "card_points", None)),
        ([{"card_points": [119, 1]}], each("card_points_impossible", "card_points", 0, 1)),
        ([{"card_points": [119, None]}], each("card_points_impossible", "card_points", 0)),
        ([{**PILES, "card_points": [110, 10], "tricks": [8, 0]}],
         each("card_points_impossible", "card_points", 0, 1)),
        ([{"combinations": KINGS}, PILES],
         each("card_points_missing", "card_points", 0, 1) + each("trump_missing", "trump", None)),
        ([{"combinations": KINGS, "card_points": [73, 47]}], each("trump_missing", "trump", None)),
        ([{"trump": "hearts", "combinations": KINGS * 2}],
         each("combination_repeated", "combinations", None)),
        ([{**PILES, "combinations": KINGS * 3}],
         each("combination_repeated", "combinations", None, None)),
        ([{**PILES, "tricks": [0, 8], "card_points": [0, 120], "combinations": KINGS}],
         each("combination_without_trick", "combinations", 0)),
        *(([{**PILES, "combinations": [{**KINGS[0], **change}]}],
           each("format", "combinations", None))
          for change in ({"side": 2}, {"side": True}, {"side": None}, {"suit": "x"},
                         {"suit": None}, {"suit": ["hearts"]}, {"cards": "KJ"}, {"cards": None},
                         {"cards": ["K", "Q"]}, {"where": "hand"})),
        *(([{**PILES, "combinations": wrong}], each("format", "combinations", None))
          for wrong in ([1], [None], {}, "KQ", [{"side": 0, "suit": "hearts"}], [TWICE])),
        *(([{**PILES, "claim": wrong}], each("format", "claim", None))
          for wrong in (2, -1, True, "0", [0])),
        *(([{**PILES, "trump": wrong}], each("format", "trump", None))
          for wrong in ("none", "H", 1)),
        ([{**PILES, "card_points": [73, 47, 0]}], each("format", "card_points", None)),
        ([{**PILES, "tricks": [2, 2, 2, 2]}], each("format", "tricks", None)),
        ([{**PILES, "won": [0]}], each("format", "won", None)),
    ],
)  # fmt: skip
def test_brouc(hands: list[Any], expected: list[Found]) -> None:
    assert expected == refused("brouc", *hands)


BEFORE = [
    {"card_points": [120, 0]},
    {"card_points": [120, 0]},
    {"card_points": [20, 100]},
]  # 26, 10


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ({"card_points": [44, 76], "claim": 0}, ("claim_short", "claim", 0)),
        ({"card_points": [45, 75], "claim": 1}, ("claim_short", "claim", 1)),
        ({"card_points": [45, 80], "claim": 0}, ("card_points_total", "card_points", None)),
        ({"card_points": [60, 50], "tricks": [4, 4], "claim": 0},
         ("card_points_total", "card_points", None)),
        ({"card_points": [50, 0], "tricks": [1, 2], "claim": 0},
         ("card_points_impossible", "card_points", 0)),
        ({"card_points": [50, 0], "won": [0, 1, 1], "claim": 0},
         ("card_points_impossible", "card_points", 0)),
        ({"card_points": [121, 0], "claim": 1}, ("card_points_range", "card_points", 0)),
        ({"card_points": [60, 60], "tricks": [5, 4], "claim": 0},
         ("tricks_total", "tricks", None)),
        ({"card_points": [60, 20], "tricks": [3, None], "claim": 0},
         ("tricks_missing", "tricks", 1)),
        ({"card_points": [60, 0], "tricks": [2, 0], "claim": 0, "trump": "clubs",
          "combinations": [{"side": 1, "suit": "clubs", "cards": "KQ"}]},
         ("combination_without_trick", "combinations", 1)),
    ],
)  # fmt: skip
def test_a_claim(hand: dict[str, Any], expected: tuple[str, str, int | None]) -> None:
    """Side 0 has 26 points before it, so 45 card points are enough and 44 are not."""
    code, field, seat = expected
    assert [(code, 4, field, seat)] == refused("brouc", *BEFORE, hand)


def test_a_claim_is_whole_and_the_end() -> None:
    half = {"card_points": [50, 20], "claim": 0}
    made = accepted("brouc", *BEFORE, half)
    assert ("finished", [0], [31, 12]) == (made["status"], made["winners"], made["totals"])
    assert each("game_over", "hands", None, hand=5) == refused("brouc", *BEFORE, half, PILES)


def test_a_claim_is_not_looked_at_after_trouble_in_a_hand() -> None:
    wrong = [{"card_points": [120, 10]}, {"card_points": [0, 0], "claim": 0}]
    assert each("card_points_total", "card_points", None) == refused("brouc", *wrong)


def test_a_hand_after_somebody_reached_the_target() -> None:
    won = {"card_points": [120, 0]}
    assert [0] == accepted("brouc", won, target=12)["winners"]
    assert each("game_over", "hands", None, hand=2) == refused("brouc", won, PILES, target=12)


@pytest.mark.parametrize(
    ("game", "hands"),
    [
        ("call-bridge", [{"bids": [None, 12, None, None]}]),
        ("call-bridge", [{"bids": [12, 12, 12, 12], "won": [0, 0]}]),
        ("call-bridge", [{**CALLED, "tricks": [13, None, None, None]}, {}]),
        ("dont-bug-me", [BUGGED, {}]),
        ("dont-bug-me", [BUGGED, {"turned_up": "10D"}]),
        ("dont-bug-me", [{"turned_up": "JH", "jacks": {"clubs": 0}}]),
        ("dont-bug-me", [{"tricks": [7, 6, 4]}]),
        ("dont-bug-me", [{"tricks": [7, 6, None], "jacks": JACKS}]),
        ("dont-bug-me", [{**BUGGED, "turned_up": None}]),
        ("dont-bug-me", [{"won": [0, 1, 2], "jacks": {"hearts": 2}}]),
        ("brouc", [PILES, {}]),
        ("brouc", [{"card_points": [73, 47]}, {}]),
        ("brouc", [{"card_points": [73, 47], "tricks": [None, None]}, {}]),
        ("brouc", [{"card_points": [73, 47], "tricks": None, "claim": None}, {}]),
        ("brouc", [{"won": [0, 1, 1]}]),
        ("brouc", [{"trump": "clubs", "combinations": KINGS, "won": [1]}]),
        ("brouc", [{"tricks": [5, None]}]),
        ("brouc", [{"card_points": [73, None]}]),
        ("brouc", [{"won": [0, 1] * 4, "card_points": [60, 60]}, {"combinations": []}]),
        ("oh-hell", [{"bids": [1, None, 0]}]),
    ],
)
def test_what_may_stand_in_a_hand_that_is_being_written(game: str, hands: list[Any]) -> None:
    assert "playing" == accepted(game, *hands)["status"]


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        *(("call-bridge", {name: value}) for name, values in {
            "overtricks": [14, -1, True, "2", 2.0], "unit": [5, True, "10"],
            "overtrick_value": [2, True, False], "min_call": [0, 3, True], "max_call": [9, None],
            "hands": [0, 51, None], "display": ["tenths", None], "target": [100]}.items()
          for value in values),
        *(("dont-bug-me", {"jacks": jacks}) for jacks in (
            {"hearts": 11}, {"hearts": -1}, {"hearts": True}, {"hearts": None}, {"hearts": 4.0},
            {"x": 1}, [4, 3, 2, 1], None, "4321")),
        *(("dont-bug-me", {name: value}) for name, values in {
            "target": [0, "20", None], "tie": ["none", None], "hook": [True]}.items()
          for value in values),
        *(("brouc", {name: value}) for name, values in {
            "target": [0, 31.0], "claim": ["round", None, 0], "all_tricks": [1, True, False, "2"],
            "undertrump": [True, "never"], "forehead": ["none"]}.items() for value in values),
        *(("oh-hell", {name: value}) for name, values in {
            "forehead": ["last"], "scoring": ["plus_five", ""], "max_cards": [0, 18],
            "hook": [0]}.items() for value in values),
    ],
)  # fmt: skip
def test_house_rules_that_a_game_does_not_take(game: str, rules: dict[str, Any]) -> None:
    assert [("rules", None, "rules", None)] == refused(game, **rules)


@pytest.mark.parametrize("game", GAMES)
def test_too_few_and_too_many_players(game: str) -> None:
    few, many = GAMES[game].players[0] - 1, GAMES[game].players[-1] + 1
    for count in (few, many):
        made = a_record(players=count, game=game) | {"first_dealer": 0}
        assert [("players", None, "players", None)] == found(made)


def test_everything_in_a_hand_is_said_in_the_order_of_the_codes() -> None:
    wrong = {
        "tricks": [0, 8],
        "card_points": [1, 119],
        "combinations": [*KINGS, {"side": 1, "suit": "spades", "cards": "KQJ"}],
    }
    codes = [code for code, *_ in refused("brouc", wrong)]
    assert codes == sorted(codes, key=list(Code).index)
    assert {"card_points_impossible", "trump_missing", "combination_repeated",
            "combination_without_trick"} == set(codes)  # fmt: skip


def test_a_side_of_a_pair_is_said_by_both_names() -> None:
    """fault A27"""
    made = a_record({"card_points": [73, None]}, PILES, game="brouc")
    with pytest.raises(Refused) as refusal:
        record.read(made)
    names = record.names(made, refusal.value)
    assert ["Ani & Citra", "Budi & Dewi"] == names
    [error] = record.errors(refusal.value, names)
    assert 1 == error["seat"]
    assert error["message"].startswith("Budi & Dewi")


def test_every_code_has_a_record_that_is_refused_for_it() -> None:
    """Here or in test_record_errors.py."""
    modules = Path(__file__).parent.glob("test_record_errors*.py")
    text = "".join(path.read_text() for path in modules)
    assert [Code.TURN] == [code for code in Code if f'"{code}"' not in text]
