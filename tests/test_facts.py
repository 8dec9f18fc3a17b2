"""What a finished sheet tells about each of its players."""

from __future__ import annotations

from random import Random

from scorekeeper.facts import Played, facts
from scorekeeper.log import Ended
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Way
from tests.playing import play_at_random, table


def told(sheet: Scoresheet) -> dict[str, Played]:
    return {one.name: one for one in facts(sheet)}


def test_nothing_is_told_before_the_end_or_without_a_winner() -> None:
    at = table(4, max_cards=2, sequence="up")
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    assert () == facts(at.sheet)
    at.write(Ended())
    assert () == facts(at.sheet)


def test_each_hand_has_its_bid_its_tricks_and_whether_they_agree() -> None:
    at = table(4, max_cards=2, sequence="up")
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    at.play([1, 1, 1, 2], [1, 0, 1, 0])
    found = told(at.sheet)
    ani, budi, dewi = found["Ani"], found["Budi"], found["Dewi"]
    assert [(1, 1, 1, 0, 1, False), (2, 2, 11, 1, 1, True)] == [tuple(one) for one in ani.hands]
    assert [True, False] == [one.over for one in ani.hands]
    assert [False, True] == [one.under for one in budi.hands]
    assert (1, 2) == (dewi.longest_run, found["Citra"].longest_run)
    assert (2, 1) == (ani.best.number, ani.worst.number)
    assert [1, 3, 3, 2] == [one.result.place for one in (found["Citra"], budi, dewi, ani)
                            if one.result]  # fmt: skip


def test_who_shares_a_place_is_neither_ahead_nor_behind() -> None:
    """fault A21"""
    at = table(4, max_cards=1)
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    found = facts(at.sheet)
    ani, budi = found[0], found[1]
    assert [("Budi", -1), ("Citra", -1), ("Dewi", -1)] == [
        (other.name, n) for other, n in ani.against(found)
    ]
    assert [("Ani", 1), ("Citra", 0), ("Dewi", 0)] == [
        (other.name, n) for other, n in budi.against(found)
    ]
    assert [False, True, True, True] == [bool(one.result and one.result.won) for one in found]


def test_who_played_no_hand_has_no_result_and_is_before_nobody() -> None:
    """fault A50: all have less than nothing, and somebody joined who sat every hand out."""
    at = table(4, max_cards=2)
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    at.seat(4, Way.JOINS, "Eka")
    for bids, tricks in (([0, 0, 0, 0], [2, 0, 0, 0]), ([0, 0, 0, 0], [1, 0, 0, 0])):
        at.seat(4, Way.SITS_OUT)
        at.play(bids, tricks)
    for side in range(4):
        at.add(side, -50 - side, "why")
    found = told(at.sheet)
    assert ["Ani", "Budi", "Citra", "Dewi"] == list(found)
    results = [one.result for one in found.values() if one.result]
    assert 5 == len(at.sheet.totals)
    assert [4, 1, 2, 3] == [result.place for result in results]
    assert {4} == {result.of for result in results}
    assert all(result.total < 0 for result in results)


def test_who_left_keeps_the_place_and_who_came_has_their_own_hands() -> None:
    at = table(4, max_cards=2)
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    at.seat(3, Way.LEAVES)
    at.seat(0, Way.TAKES_OVER, "Eka")
    at.play([0, 0, 0], [2, 0, 0])
    at.play([0, 0, 0], [1, 0, 0])
    found = told(at.sheet)
    assert [1, 2, 2, 1, 3] == [len(found[name].hands) for name in
                               ("Ani", "Eka", "Eka", "Dewi", "Budi")]  # fmt: skip
    assert found["Ani"].result is None
    assert found["Eka"].result
    assert found["Dewi"].result
    assert found["Dewi"].result.total == at.sheet.totals[3]


def test_both_of_a_pair_have_what_their_side_did_and_are_not_against_each_other() -> None:
    at = table(4, game="brouc", target=11)
    play_at_random(at, Random(2))
    found = facts(at.sheet)
    ani, budi, citra, _ = (next(one for one in found if one.name == name)
                           for name in ("Ani", "Budi", "Citra", "Dewi"))  # fmt: skip
    assert (ani.hands, ani.result) == (citra.hands, citra.result)
    assert {"Budi", "Dewi"} == {other.name for other, _ in ani.against(found)}
    assert {None} == {hand.made for hand in budi.hands}
    assert 0 == budi.longest_run
