"""What always holds in Brouc (BR-I1 to BR-I8), in games that are played at random."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper import record
from scorekeeper.cards import SHORT
from scorekeeper.games.brouc import Brouc
from scorekeeper.messages import total
from scorekeeper.scoresheet import Line, Scoresheet
from tests.playing import a_record, play_at_random, refusal, table

SEEDS = st.integers(0, 2**32).map(Random)
few = settings(max_examples=25)  # whole games take their time
WORTH = {"KQ": 20, "KQJ": 30}
SUITS = ("hearts", "diamonds", "clubs", "spades")
IMPOSSIBLE = {  # of so many tricks: nothing below and above, and not these
    0: (0, 0, ()),
    1: (0, 44, (1, 38, 39)),
    2: (0, 84, (1, *range(79, 84))),
    3: (0, 100, (1,)),
    4: (8, 112, ()),
    5: (20, 120, (119,)),
    6: (36, 120, (*range(37, 42), 119)),
    7: (76, 120, (81, 82, 119)),
    8: (120, 120, ()),
}


def played(rnd: Random, **rules: Any) -> Scoresheet:
    at = table(4, rnd.randrange(4), "brouc", **rules)
    play_at_random(at, rnd)
    return at.sheet


def whole(sheet: Scoresheet) -> list[Line]:
    """The lines of hands that no claim stopped."""
    return [line for line in sheet.lines if ("claim", None) not in line.hand.cells]


def combined(line: Line) -> list[int]:
    """The combinations of both sides, from what was written."""
    worth, cells = [0, 0], line.hand.cells
    for (name, place), value in cells.items():
        if name == "combination":
            side, cards = value
            worth[side] += WORTH[cards] * (2 if place == cells["trump", None] else 1)
    return worth


def raw_by_hand(line: Line) -> list[int]:
    return [line.hand.cells["card_points", s] + combined(line)[s] for s in range(2)]


def by_hand(line: Line) -> list[int]:
    """Raw points in tens, a five up; two more for whoever was seen to take all eight."""
    won = [value for (name, _), value in line.hand.cells.items() if name == "won"]
    taken = [line.hand.cells.get(("tricks", s), won.count(s)) for s in range(2)]
    raw = raw_by_hand(line)
    return [raw[s] // 10 + (raw[s] % 10 >= 5) + 2 * (taken[s] == 8) for s in range(2)]


@few
@given(SEEDS)
def test_a_whole_game_comes_to_what_it_does_by_hand(rnd: Random) -> None:
    sheet, totals = played(rnd), [0, 0]
    for line in sheet.lines:
        assert max(totals) < 31 or totals[0] == totals[1]
        totals = [old + new for old, new in zip(totals, by_hand(line), strict=True)]
        assert tuple(totals) == line.totals
    last = sheet.lines[-1]
    claim = last.hand.cells.get(("claim", None))
    merits = list(zip(totals, raw_by_hand(last), strict=True))
    assert (merits.index(max(merits)) if claim is None else claim,) == sheet.winners
    assert totals[sheet.winners[0]] >= 31


@few
@given(SEEDS)
def test_br_i1_the_card_points_come_to_120(rnd: Random) -> None:
    """fault A26"""
    for line in whole(played(rnd)):
        first, second = (line.hand.cells["card_points", side] for side in range(2))
        assert 120 == first + second
        assert (first % 2, (10 - first % 10) % 10) == (second % 2, second % 10)


@few
@given(SEEDS)
def test_br_i2_raw_points_are_120_and_the_combinations(rnd: Random) -> None:
    sheet = played(rnd)
    for line in whole(sheet):
        assert sheet.game.raws(line.hand) == raw_by_hand(line)
        assert 120 + sum(combined(line)) == sum(raw_by_hand(line))
        assert combined(line)[0] % 10 == 0 == combined(line)[1] % 10
        assert 120 <= sum(raw_by_hand(line)) <= 270


@few
@given(SEEDS)
def test_br_i3_the_points_are_12_or_13_and_the_combinations(rnd: Random) -> None:
    for line in whole(played(rnd)):
        raw, every = raw_by_hand(line), 8 in line.hand.tricks.values()
        expected = 12 + (raw[0] % 10 == 5) + sum(combined(line)) // 10 + 2 * every
        assert expected == sum(line.points)
        assert (raw[0] % 10 == 5) == (raw[1] % 10 == 5)


@few
@given(SEEDS)
def test_br_i4_points_never_fall(rnd: Random) -> None:
    before = (0, 0)
    for line in played(rnd).lines:
        assert all(0 <= points <= 29 for points in line.points)
        assert all(now >= then for now, then in zip(line.totals, before, strict=True))
        before = line.totals


def points_of(*hands: Any) -> tuple[int, ...]:
    return record.read(a_record(*hands, game="brouc")).sheet.lines[-1].points


def test_br_i5_all_eight_tricks_bring_all_card_points_but_not_the_other_way_round() -> None:
    assert (14, 0) == points_of({"card_points": [120, 0], "tricks": [8, 0]})
    for tricks in (7, 6, 5):
        assert (12, 0) == points_of({"card_points": [120, 0], "tricks": [tricks, 8 - tricks]})
    assert (12, 0) == points_of({"card_points": [120, 0]})
    for counts in ({"tricks": [8, 0], "card_points": [119, 1]},
                   {"tricks": [4, 4], "card_points": [120, 0]}):  # fmt: skip
        wrong = a_record(counts, game="brouc")
        assert {"card_points_impossible"} == set(refusal(record.read, wrong))


@pytest.mark.parametrize("tricks", range(9))
def test_br_i6_what_so_many_tricks_can_come_to(tricks: int) -> None:
    low, high, never = IMPOSSIBLE[tricks]
    possible = [n for n in range(121) if low <= n <= high and n not in never]
    assert possible == [n for n in range(121) if SHORT.can_come_to(n, 4 * tricks)]


@pytest.mark.parametrize("side", [0, 1])
def test_br_i6_1_and_119_can_never_be(side: int) -> None:
    for points in range(121):
        counts = [points, 120 - points][:: 1 if side else -1]
        made = a_record({"card_points": counts}, game="brouc")
        if points in (1, 119):
            assert ["card_points_impossible"] * 2 == refusal(record.read, made)
        else:
            record.read(made)


@given(st.integers(0, 120), st.integers(0, 8))
def test_br_i6_it_is_asked_of_both_sides(points: int, tricks: int) -> None:
    made = a_record(
        {"card_points": [points, 120 - points], "tricks": [tricks, 8 - tricks]}, game="brouc"
    )
    sides = zip((points, 120 - points), (tricks, 8 - tricks), strict=True)
    wrong = sum(not low <= p <= high or p in never
                for p, t in sides for low, high, never in [IMPOSSIBLE[t]])  # fmt: skip
    if wrong:
        assert ["card_points_impossible"] * wrong == refusal(record.read, made)
    else:
        record.read(made)


def test_br_i7_a_combination_in_a_trick_brings_its_cards() -> None:
    """Its king and queen are 7, with the jack 9: no less lies in a trick that has it."""
    assert (7, 9) == tuple(sum(SHORT.worth[rank] for rank in cards) for cards in WORTH)


@few
@given(SEEDS)
def test_br_i8_the_sides_change_places_with_their_points(rnd: Random) -> None:
    for line in whole(played(rnd)):
        written = {"card_points": [line.hand.cells["card_points", s] for s in (1, 0)]}
        if line.hand.tricks:
            written["tricks"] = [line.hand.tricks[s] for s in (1, 0)]
        written["trump"] = line.hand.cells["trump", None]
        written["combinations"] = [
            {"side": 1 - side, "suit": suit, "cards": cards}
            for suit, (side, cards) in line.hand.named("combination").items()
        ]
        assert line.points == points_of(written)[::-1]


@given(st.lists(st.integers(0, 1), min_size=8, max_size=8), st.data())
def test_br_i8_trick_by_trick_is_as_good_as_counts(won: list[int], data: st.DataObject) -> None:
    tricks = won.count(0)
    possible = [n for n in range(121) if SHORT.can_come_to(n, 4 * tricks)]
    points = data.draw(st.sampled_from(possible))
    shared = {"card_points": [points, 120 - points]}
    by_trick, counted = {"won": won, **shared}, {"tricks": [tricks, 8 - tricks], **shared}
    assert points_of(by_trick) == points_of(counted)


def test_br18_the_pack_is_worth_120_without_a_last_trick() -> None:
    assert 120 == SHORT.card_points == max(points for cards, points in SHORT.sums)
    assert 32 == len(set(SHORT.names)) == max(cards for cards, points in SHORT.sums)


def test_every_raw_total_goes_to_the_nearest_ten_a_five_up() -> None:
    """BR15, R1, fault A46: half to even would be wrong for every other five."""
    for raw, combination in product(range(0, 121), ((), (("hearts", "KQJ"),))):
        terms = Brouc().score(None, card_points=raw, combination=combination, trump="spades")
        here = raw + (30 if combination else 0)
        assert (here + 5) // 10 == total(terms) == int(here / 10 + 0.5)
