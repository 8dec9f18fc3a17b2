"""What always holds in Don't Bug Me (DM-I1 to DM-I7), in games that are played at random."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.games.dont_bug_me import DontBugMe
from scorekeeper.messages import total
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Line, Scoresheet
from tests.playing import play_at_random, table

SEEDS = st.integers(0, 2**32).map(Random)
few = settings(max_examples=25)  # whole games take their time
COSTS = {"hearts": 4, "diamonds": 3, "clubs": 2, "spades": 1}
SUITS = st.sampled_from([None, *COSTS])


def played(rnd: Random, hands: int = 99, **rules: Any) -> Scoresheet:
    at = table(3, rnd.randrange(3), "dont-bug-me", **rules)
    play_at_random(at, rnd, hands)
    return at.sheet


def out(hand: Hand) -> str | None:
    """The suit of the jack that was turned up, if it was one."""
    card = hand.cells.get(("turned_up", None), "")
    names = {f"J{suit[0].upper()}": suit for suit in COSTS}
    return names.get(card)


def by_hand(line: Line) -> list[int]:
    """A point a trick, less the jacks, from what was written."""
    points = [0, 0, 0]
    for (name, place), value in line.hand.cells.items():
        if name == "won":
            points[value] += 1
        elif name == "tricks":
            points[place] += value
        elif name == "jack":
            points[value] -= COSTS[place]
    return points


def every_hand(gone: str | None) -> Iterator[tuple[list[int], tuple[list[str], ...]]]:
    """All tricks and jacks that can be, with this jack out of play."""
    suits = [suit for suit in COSTS if suit != gone]
    for first in range(18):
        for second in range(18 - first):
            tricks = [first, second, 17 - first - second]
            for owners in product(range(3), repeat=len(suits)):
                if all(owners.count(side) <= 3 * tricks[side] for side in range(3)):
                    owned = zip(suits, owners, strict=True)
                    jacks: tuple[list[str], ...] = ([], [], [])
                    for suit, owner in owned:
                        jacks[owner].append(suit)
                    yield tricks, jacks


def scored(tricks: list[int], jacks: tuple[list[str], ...]) -> list[int]:
    return [total(DontBugMe().score(n, suits)) for n, suits in zip(tricks, jacks, strict=True)]


@few
@given(SEEDS)
def test_a_whole_game_comes_to_what_it_does_by_hand(rnd: Random) -> None:
    sheet, totals = played(rnd), [0, 0, 0]
    for line in sheet.lines:
        assert max(totals) < 20 or totals.count(max(totals)) > 1
        totals = [old + new for old, new in zip(totals, by_hand(line), strict=True)]
        assert tuple(totals) == line.totals
    assert max(totals) >= 20
    assert (totals.index(max(totals)),) == sheet.winners


@few
@given(SEEDS)
def test_dm_i1_the_tricks_of_a_hand_are_17(rnd: Random) -> None:
    for line in played(rnd).lines:
        assert 17 == sum(line.hand.tricks.values())


@few
@given(SEEDS)
def test_dm_i2_the_points_of_a_hand_come_to_17_less_the_jacks_in_play(rnd: Random) -> None:
    """fault A26"""
    for line in played(rnd).lines:
        assert 7 + COSTS.get(out(line.hand) or "", 0) == sum(line.points)


@few
@given(SEEDS, st.fixed_dictionaries({suit: st.integers(0, 10) for suit in COSTS}))
def test_dm_i2_with_other_jacks_too(rnd: Random, costs: dict[str, int]) -> None:
    for line in played(rnd, 3, jacks=costs).lines:
        gone = costs.get(out(line.hand) or "", 0)
        assert 17 - sum(costs.values()) + gone == sum(line.points)


@few
@given(SEEDS)
def test_dm_i3_every_jack_in_play_came_to_one_player_in_a_trick(rnd: Random) -> None:
    for line in played(rnd).lines:
        jacks = line.hand.named("jack")
        assert set(COSTS) - {out(line.hand)} == set(jacks)
        for side, tricks in line.hand.tricks.items():
            assert list(jacks.values()).count(side) <= 3 * tricks
            assert tricks or line.points[side] == 0


@given(SUITS)
def test_dm_i4_the_points_of_a_player_lie_between_these(gone: str | None) -> None:
    found = [scored(*hand)[0] for hand in every_hand(gone)]
    lowest = {None: -8, "hearts": -5, "diamonds": -6, "clubs": -7, "spades": -8}[gone]
    assert (lowest, 16 if gone else 15) == (min(found), max(found))


@given(SUITS)
def test_dm_i5_who_takes_every_trick_has_every_jack(gone: str | None) -> None:
    found = [scored(*hand) for hand in every_hand(gone) if hand[0][0] == 17]
    assert [[7 + COSTS.get(gone or "", 0), 0, 0]] == found


@few
@given(SEEDS)
def test_dm_i6_a_game_to_20_takes_two_hands(rnd: Random) -> None:
    sheet = played(rnd)
    assert len(sheet.lines) > 1
    assert 7 * len(sheet.lines) <= sum(sheet.totals) <= 11 * len(sheet.lines)


@few
@given(SEEDS)
def test_dm_i7_a_trick_without_a_jack_is_worth_one_to_either(rnd: Random) -> None:
    line = played(rnd, 1).lines[0]
    jacks = tuple([s for s, side in line.hand.named("jack").items() if side == n] for n in range(3))
    tricks = [line.hand.tricks[side] for side in range(3)]
    giver = max(range(3), key=lambda side: tricks[side])
    taker = (giver + rnd.choice([1, 2])) % 3
    moved = [n + (side == taker) - (side == giver) for side, n in enumerate(tricks)]
    change = [b - a for a, b in zip(scored(tricks, jacks), scored(moved, jacks), strict=True)]
    assert (-1, 1, 0) == (change[giver], change[taker], sum(change))
