"""What always holds in Call Bridge (CB-I1 to CB-I6), in games that are played at random."""

from itertools import product
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.games.call_bridge import CallBridge
from scorekeeper.messages import total
from scorekeeper.scoresheet import Line, Scoresheet
from tests.playing import play_at_random, table

SEEDS = st.integers(0, 2**32).map(Random)
few = settings(max_examples=25)  # whole games take their time
CALLS = st.integers(2, 12)
PLAIN = CallBridge()


def played(rnd: Random, **rules: Any) -> Scoresheet:
    at = table(4, rnd.randrange(4), "call-bridge", **rules)
    play_at_random(at, rnd)
    return at.sheet


def pairs(line: Line) -> list[tuple[int, int]]:
    """The call and the tricks of every player, from what was written."""
    cells = line.hand.cells
    won = [value for (name, _), value in cells.items() if name == "won"]
    return [(cells["bid", s], cells.get(("tricks", s), won.count(s))) for s in range(4)]


def by_hand(call: int, tricks: int) -> int:
    return 10 * call + tricks - call if call <= tricks <= call + 2 else -10 * call


def scored(call: int, tricks: int) -> int:
    return total(PLAIN.score(call, tricks))


@few
@given(SEEDS)
def test_a_whole_game_comes_to_what_it_does_by_hand(rnd: Random) -> None:
    sheet, totals = played(rnd), [0] * 4
    for line in sheet.lines:
        points = [by_hand(*pair) for pair in pairs(line)]
        totals = [old + new for old, new in zip(totals, points, strict=True)]
        assert (tuple(points), tuple(totals)) == (line.points, line.totals)
    assert 12 == len(sheet.lines)
    assert tuple(n for n in range(4) if totals[n] == max(totals)) == sheet.winners


@few
@given(SEEDS)
def test_cb_i1_the_tricks_of_a_hand_are_13(rnd: Random) -> None:
    """fault A26"""
    for line in played(rnd).lines:
        assert 13 == sum(line.hand.tricks.values()) == sum(tricks for _, tricks in pairs(line))


@given(CALLS, st.integers(0, 13))
def test_cb_i2_the_points_tell_the_call_and_how_it_went(call: int, tricks: int) -> None:
    points = scored(call, tricks)
    assert (call <= tricks <= call + 2) == (points > 0) == PLAIN.made(call, tricks)
    assert call == abs(points) // 10
    assert abs(points) % 10 == (tricks - call if points > 0 else 0)


def test_cb_i3_a_hand_is_worth_from_120_lost_to_121_won() -> None:
    every = [scored(call, tricks) for call in range(2, 13) for tricks in range(14)]
    assert (-120, 121) == (min(every), max(every))
    assert 0 not in every


@few
@given(SEEDS)
def test_cb_i3_a_game_is_worth_twelve_such_hands(rnd: Random) -> None:
    assert all(-1440 <= points <= 1452 for points in played(rnd).totals)


def test_cb_i4_all_four_can_make_it_in_648_ways() -> None:
    """The calls come to 8 to 13, and the points to nine times the calls and thirteen."""
    found = 0
    for calls in product(range(2, 8), repeat=4):
        for over in product(range(3), repeat=4):
            tricks = [call + more for call, more in zip(calls, over, strict=True)]
            if sum(tricks) == 13:
                found += 1
                assert 8 <= sum(calls) <= 13
                assert 9 * sum(calls) + 13 == sum(map(scored, calls, tricks))
    assert 648 == found


@few
@given(SEEDS)
def test_cb_i4_more_than_13_called_cannot_all_be_made(rnd: Random) -> None:
    for line in played(rnd, hands=4).lines:
        calls, points = [call for call, _ in pairs(line)], line.points
        assert sum(calls) <= 13 or min(points) < 0
        assert min(points) < 0 or 9 * sum(calls) + 13 == sum(points)


@few
@given(SEEDS, st.permutations(range(4)))
def test_cb_i5_the_points_sit_where_the_calls_do(rnd: Random, seats: list[int]) -> None:
    first = played(rnd, hands=1).lines[0]
    told = [pairs(first)[seat] for seat in seats]
    at = table(4, 0, "call-bridge", hands=1)
    at.play([call for call, _ in told], [tricks for _, tricks in told])
    assert tuple(first.points[seat] for seat in seats) == at.sheet.totals


@few
@given(SEEDS)
def test_cb_i6_decimals_change_what_is_shown_and_nothing_underneath(rnd: Random) -> None:
    """fault A17: tenths are whole numbers underneath."""
    seed = rnd.getrandbits(32)
    plain, decimal = (played(Random(seed), display=shown) for shown in ("points", "decimals"))
    assert plain.totals == decimal.totals
    for points in decimal.totals:
        assert f"{points / 10:.1f}" == str(decimal.game.shown(points))
        assert points == 10 * decimal.game.shown(points)
        assert points == plain.game.shown(points)


@given(CALLS, st.integers(0, 13))
def test_cb_i6_without_a_limit_only_more_than_two_over_differs(call: int, tricks: int) -> None:
    free = total(CallBridge(overtricks=None).score(call, tricks))
    assert (9 * call + tricks if tricks >= call else -10 * call) == free
    assert (free == scored(call, tricks)) == (tricks <= call + 2)
