"""The rules of Call Bridge, and how its open questions C1 to C13 are settled."""

import json
from pathlib import Path

import pytest

from scorekeeper import record
from scorekeeper.cards import FULL, Suit
from scorekeeper.cli import main
from scorekeeper.games import GAMES
from scorekeeper.games.call_bridge import CallBridge
from scorekeeper.messages import Mark, total
from tests.playing import Table, a_record, every_deal, refusal, table

TWOS = [2, 2, 2, 2]


def called(*hands: tuple[list[int], list[int]], **rules: object) -> Table:
    """These hands, each with its calls and its tricks by seat; seat 0 calls first in hand 1."""
    at = table(4, None, "call-bridge", **rules)
    for calls, tricks in hands:
        at.play(calls, tricks)
    return at


def test_cb2_spades_are_always_trump_and_nobody_is_asked() -> None:
    assert Suit.SPADES == CallBridge.trump
    assert "trump" not in CallBridge().fields


def test_db2_cb2_dm2_the_pack_has_52_cards_the_ace_high() -> None:
    for key in ("devils-bridge", "oh-hell", "call-bridge", "dont-bug-me"):
        assert FULL is GAMES[key].pack
    assert [*"23456789", "10", *"JQKA"] == FULL.ranks
    assert 52 == len(set(FULL.names))


def test_cb3_the_deal_goes_to_the_right_and_everybody_has_13_cards() -> None:
    """fault A37, C6"""
    deals = every_deal(table(4, 2, "call-bridge").sheet)
    assert [2, 1, 0, 3] * 3 == [deal.dealer for deal in deals]
    assert [13] * 12 == [deal.cards for deal in deals]
    for deal in deals:
        assert [(deal.dealer - n) % 4 for n in range(1, 5)] == list(deal.seats)


def test_cb5_no_call_must_outbid_another_and_any_sum_may_be_called() -> None:
    """C12: hopeless or not, what was called is played."""
    for calls in (TWOS, [4, 4, 3, 2], [12, 12, 12, 12], [2, 3, 2, 3]):
        [line] = called((calls, [13, 0, 0, 0])).sheet.lines
        assert dict(enumerate(calls)) == line.hand.named("bid")


def test_c1_a_table_may_choose_how_many_tricks_over_still_make_a_call() -> None:
    made = {n: [CallBridge(overtricks=n).made(4, tricks) for tricks in range(3, 9)]
            for n in (0, 1, 2, 13, None)}  # fmt: skip
    assert [False, True, False, False, False, False] == made[0]
    assert [False, True, True, False, False, False] == made[1]
    assert [False, True, True, True, False, False] == made[2]
    assert [False, *[True] * 5] == made[13] == made[None]


def test_c4_a_table_may_play_other_numbers_of_hands() -> None:
    for hands in (1, 3, 5, 50):
        at = called(*[(TWOS, [7, 2, 2, 2])] * hands, hands=hands)
        assert (hands, (1, 2, 3)) == (len(at.sheet.lines), at.sheet.winners)
        assert ["game_over"] == refusal(at.cell, "bid", 0, 2)


@pytest.mark.parametrize(
    ("rules", "low", "high"),
    [({}, 2, 12), ({"min_call": 1}, 1, 12), ({"max_call": 13}, 2, 13), ({"max_call": 8}, 2, 8)],
)
def test_c5_the_lowest_and_the_highest_call(rules: dict[str, int], low: int, high: int) -> None:
    """fault A41"""
    at = called(**rules)
    for call in (low - 1, high + 1, -1, 99):
        assert ["bid_range"] == refusal(at.bid, call)
    for call in (True, "2", 2.0):
        assert ["format"] == refusal(at.bid, call)
    at.bid(high)
    at.bid(low)
    barred = at.sheet.game.fields["bid"].choices(at.current, 2)
    assert dict.fromkeys(range(low, high + 1)) == barred


def test_c9_a_call_may_change_until_the_next_player_has_called() -> None:
    at = called()
    order = at.current.deal.seats
    assert (0, 3, 2, 1) == order
    assert ["turn"] == refusal(at.cell, "bid", 3, 2)
    at.cell("bid", 0, 4)
    at.cell("bid", 0, 5)
    at.cell("bid", 3, 2)
    assert ["turn"] == refusal(at.cell, "bid", 0, 4)
    for seat in (2, 1):
        at.cell("bid", seat, 3)
    at.cell("bid", 1, 6)
    at.take(0)
    assert ["turn"] == refusal(at.cell, "bid", 1, 2)
    at.correct(1, {("bid", 1): 2})
    assert {(1, 1)} == at.sheet.fixed


def test_c10_a_tie_after_the_last_hand_is_a_shared_win() -> None:
    """fault A19"""
    sheet = called((TWOS, [4, 4, 3, 2]), hands=1).sheet
    assert ((0, 1), [1, 1, 3, 4]) == (sheet.winners, sheet.places)


def test_c11_a_call_of_12_is_made_with_12_or_13() -> None:
    game = CallBridge()
    assert [12, 13] == [tricks for tricks in range(14) if game.made(12, tricks)]
    assert [11, 12, 13] == [tricks for tricks in range(14) if game.made(11, tricks)]


def test_each_call_says_how_it_stands_while_the_tricks_fall() -> None:
    said = [CallBridge().progress(4, tricks) for tricks in range(2, 8)]
    assert [Mark.OPEN] * 2 + [Mark.MADE] * 3 + [Mark.OVER] == [mark for mark, _ in said]
    assert [
        *("needs 2 more", "needs 1 more", "made, may take 2 more", "1 over, may take 1 more"),
        *("2 over", "broken"),
    ] == [words.say([]) for _, words in said]
    assert "made, may take 9 more" == CallBridge(overtricks=None).progress(4, 4)[1].say([])


# What Ani and Budi score: 3.1, 4.2, 2.1, 5.3, −4 and 3.1, 4.2, 5.3, 2.1, −4.
TENTHS = [
    {"bids": [3, 3, 2, 2], "tricks": [4, 4, 3, 2]},
    {"bids": [4, 4, 2, 2], "tricks": [6, 6, 1, 0]},
    {"bids": [2, 5, 2, 2], "tricks": [3, 8, 2, 0]},
    {"bids": [5, 2, 2, 2], "tricks": [8, 3, 0, 2]},
    {"bids": [4, 4, 12, 2], "tricks": [3, 3, 7, 0]},
]
DECIMALS = {"overtricks": None, "hands": 5, "display": "decimals"}


def test_tenths_have_no_tail_and_equal_sums_are_a_tie() -> None:
    """fault A17"""
    sheet = record.read(a_record(*TENTHS, game="call-bridge", rules=DECIMALS)).sheet
    shown = [[str(sheet.game.shown(line.points[seat])) for line in sheet.lines] for seat in (0, 1)]
    assert [["3.1", "4.2", "2.1", "5.3", "-4.0"], ["3.1", "4.2", "5.3", "2.1", "-4.0"]] == shown
    assert ["10.7", "10.7"] == [str(sheet.game.shown(total)) for total in sheet.totals[:2]]
    assert ((107, 107), (0, 1), 1) == (sheet.totals[:2], sheet.winners, sheet.places[1])


def test_the_command_prints_decimals_for_people_and_whole_numbers_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """fault A17"""
    made = a_record(*TENTHS, game="call-bridge", rules=DECIMALS)
    (tmp_path / "x.json").write_text(json.dumps(made))
    assert 0 == main(["score", str(tmp_path / "x.json")])
    lines = capsys.readouterr().out.splitlines()
    assert "Call Bridge: Ani and Budi win" == lines[0]
    assert ["1.", "(13)", "+3.1", "+3.1", "+2.1", "+2.0"] == lines[2].split()
    assert ["10.7", "10.7"] == lines[-2].split()[:2]
    assert ["5.", "(13)", "−4.0", "−4.0", "−12.0", "−2.0"] == lines[-3].split()
    main(["score", "--json", str(tmp_path / "x.json")])
    assert [107, 107] == json.loads(capsys.readouterr().out)["totals"][:2]


def test_c2_other_values_of_a_trick_make_the_points_of_other_tables() -> None:
    plain = CallBridge(overtricks=1, unit=1, overtrick_value=0)
    assert [4, 4, -4, -4] == [total(plain.score(4, tricks)) for tricks in (4, 5, 6, 3)]


@pytest.mark.parametrize("tricks", range(14))
def test_the_terms_of_a_call_are_worth_what_they_say(tricks: int) -> None:
    for call in range(2, 13):
        terms = CallBridge().score(call, tricks)
        words = terms[0].words
        assert words
        assert f"10×{call}" in words.say([])
        assert CallBridge().made(call, tricks) == (len(terms) == 2)
