"""People come and go (D13): who plays which hand, its cards, its deal, and everybody's past."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper import record
from scorekeeper.changing import Renamed
from scorekeeper.log import Ended, fold, overtaken
from scorekeeper.messages import Refused
from scorekeeper.seats import Seated, Way
from scorekeeper.store.events import dumps, loads
from tests.playing import Table, cells, come_and_go, play_at_random, refusal, table

ONE = [0, 1, 0, 1], [0, 1, 0, 0]
TWO = [0, 0, 0, 0], [2, 0, 0, 0]


def played(*hands: Any, players: int = 4, **rules: Any) -> Table:
    at = table(players, players - 1, **rules)
    for bids, tricks in hands:
        at.play(bids, tricks)
    return at


def points(at: Table) -> list[tuple[int | None, ...]]:
    return [line.points for line in at.sheet.lines]


def test_d13_a_seat_that_is_taken_over_keeps_its_points_and_its_turn() -> None:
    """fault A28, fault A33: points stay where they were made, and the history says by whom."""
    at = played(ONE, TWO)
    before, deal = at.sheet, at.current.deal
    at.seat(1, Way.TAKES_OVER, "Eka")
    assert (before.totals, before.lines, deal) == (at.sheet.totals, at.sheet.lines, at.current.deal)
    assert ("Ani", "Eka", "Citra", "Dewi") == at.sheet.names
    assert "Budi" == at.sheet.names_in(2)[1]
    assert "Eka" == at.sheet.names_in(3)[1]


@pytest.mark.parametrize("game", ["call-bridge", "dont-bug-me", "brouc", "oh-hell"])
def test_d13_a_seat_can_be_taken_over_in_every_game(game: str) -> None:
    at = table(3 if game == "dont-bug-me" else 4, game=game)
    at.seat(2, Way.TAKES_OVER, "Eka")
    assert ["Eka" in name for name in at.sheet.names].count(True) == 1
    play_at_random(at, Random(1), 1)
    assert 1 == len(at.sheet.lines)


@pytest.mark.parametrize("game", ["call-bridge", "dont-bug-me", "brouc"])
def test_d13_the_other_games_refuse_that_somebody_joins_leaves_or_sits_out(game: str) -> None:
    """fault A35: it is refused at once, in a sentence, and the game can still be ended."""
    at = table(3 if game == "dont-bug-me" else 4, game=game)
    size = len(at.sheet.players)
    for event in [(size, Way.JOINS, "Eka"), (0, Way.LEAVES), (0, Way.SITS_OUT)]:
        assert ["players"] == refusal(at.seat, *event)
    at.write(Ended())
    assert not at.sheet.current


def test_d13_whoever_leaves_keeps_what_is_written_and_plays_no_more() -> None:
    """fault A33, fault A34"""
    at = played(ONE, TWO)
    lines = at.sheet.lines
    at.seat(2, Way.LEAVES)
    assert (lines, (3, 0, 1)) == (at.sheet.lines, at.current.deal.seats)
    assert ["format"] == refusal(at.cell, "bid", 2, 0)
    at.play([0, 1, None, 1], [0, 2, None, 1])
    assert (10, 2, None, 11) == points(at)[2]
    assert (22, 23, 20, 21) == at.sheet.totals
    at.correct(1, cells(bid=[0, 0, 0, 0]))
    assert ((10, 1, 10, 10), (22, 13, 20, 31)) == (points(at)[0], at.sheet.totals)


def test_d13_a_new_seat_is_the_last_and_begins_with_0() -> None:
    """fault A33: whoever joins inherits nothing from anybody who has left."""
    at = played(ONE, TWO, players=4)
    at.seat(2, Way.LEAVES)
    at.seat(4, Way.JOINS, "Eka")
    assert ("Ani", "Budi", "Citra", "Dewi", "Eka") == at.sheet.names
    assert ((12, 21, 20, 10, 0), (3, 4, 0, 1)) == (at.sheet.totals, at.current.deal.seats)
    at.play([0, 0, None, 0, 2], [0, 0, None, 0, 3])
    assert ((10, 10, None, 10, 3), 4) == (points(at)[2], len(at.sheet.lines[1].points))


def test_d13_whoever_joins_may_begin_with_the_lowest_total_of_those_at_the_table() -> None:
    at = played(ONE, TWO)
    at.seat(4, Way.JOINS, "Eka", lowest=True)
    assert (12, 21, 20, 10, 10) == at.sheet.totals
    gone = played(ONE, TWO, players=4)
    gone.seat(3, Way.LEAVES)
    gone.seat(4, Way.JOINS, "Eka", lowest=True)
    assert 12 == gone.sheet.totals[4]


def test_d13_a_correction_of_an_earlier_hand_moves_the_lowest_total_too() -> None:
    at = played(ONE, TWO)
    at.seat(4, Way.JOINS, "Eka", lowest=True)
    at.correct(2, cells(tricks=[0, 0, 0, 2]))
    assert (20, 21, 20, 2, 2) == at.sheet.totals


def test_d13_whoever_sits_out_has_no_points_in_that_hand_and_keeps_the_total() -> None:
    """fault A35"""
    at = played(ONE, TWO)
    at.seat(0, Way.SITS_OUT)
    at.play([None, 0, 0, 0], [None, 3, 0, 0])
    assert ((None, 3, 10, 10), 12) == (points(at)[2], at.sheet.totals[0])
    assert () == at.sheet.lines[2].scores[0]
    assert (3, 0, 1, 2) == at.current.deal.seats


def test_d13_the_deal_passes_to_the_next_seat_that_is_present() -> None:
    at = played(ONE)
    assert 0 == at.current.deal.dealer
    at.seat(0, Way.SITS_OUT)
    assert ((2, 3, 1), 1) == (at.current.deal.seats, at.current.deal.dealer)
    at.play([None, 0, 0, 0], [None, 2, 0, 0])
    assert (3, 0, 1, 2) == at.current.deal.seats


def test_d13_a_first_dealer_who_sits_out_does_not_deal() -> None:
    at = table(4, 2)
    at.seat(2, Way.SITS_OUT)
    assert ((0, 1, 3), 3) == (at.current.deal.seats, at.current.deal.dealer)


@pytest.mark.parametrize(
    ("players", "goes", "rules", "cards"),
    [
        (6, 0, {}, 8),
        (6, 1, {}, 8),  # never more than was planned
        (5, -1, {}, 8),  # six at the table
        (5, -2, {}, 7),
        (4, -1, {"max_cards": 12}, 10),  # a card is left to turn up
        (4, -1, {"max_cards": 6}, 6),
        (3, -1, {"max_cards": 17}, 12),
    ],
)
def test_d13_a_hand_has_the_planned_cards_or_the_most_for_those_present(
    players: int, goes: int, rules: dict[str, Any], cards: int
) -> None:
    at = table(players, sequence="down", **rules)
    for _ in range(-goes):
        at.seat(len(at.sheet.seated), Way.JOINS, f"Guest {len(at.sheet.seated)}")
    if goes > 0:
        at.seat(0, Way.LEAVES)
    assert cards == at.current.deal.cards


def test_d13_the_hook_and_missing_bids_ask_only_those_present() -> None:
    at = played(ONE)
    at.seat(2, Way.SITS_OUT)
    at.bid(0, 1)
    assert ["hook"] == refusal(at.cell, "bid", 0, 1)
    assert ["bid_missing"] == refusal(at.take, 1)
    at.cell("bid", 0, 0)
    at.take(1)
    assert ["format"] == refusal(at.take, 2)
    at.take(1)
    assert (10, 2, None, 0) == points(at)[1]


def test_d13_the_last_hand_is_held_to_the_forehead_whoever_is_left() -> None:
    at = table(6, max_cards=1, end="series")
    at.seat(0, Way.LEAVES)
    deal = at.current.deal
    assert at.sheet.game.notice(deal, at.sheet.last(deal))


def test_d13_in_mid_hand_it_counts_from_the_next_hand_on() -> None:
    """fault A34: the hand that is being played is completed by those who began it."""
    at = played(ONE)
    at.bid(0, 0)
    assert ["turn"] == refusal(at.write, Seated(2, 2, Way.LEAVES))
    at.seat(2, Way.LEAVES)
    at.seat(3, Way.TAKES_OVER, "Gita")
    assert ((1, 2, 3, 0), "Dewi") == (at.current.deal.seats, at.sheet.names[3])
    for seat in (3, 0):
        at.cell("bid", seat, 0)
    at.count(2, 0, 0, 0)
    assert ((3, 0, 1), "Gita") == (at.current.deal.seats, at.sheet.names[3])


def test_d13_3_to_7_must_be_present() -> None:
    at = table(3)
    assert ["players"] == refusal(at.seat, 0, Way.LEAVES)
    assert ["players"] == refusal(at.seat, 0, Way.SITS_OUT)
    at.seat(3, Way.JOINS, "Gita")
    at.seat(0, Way.LEAVES)
    assert (1, 2, 3) == at.current.sides
    full = table(7)
    assert ["players"] == refusal(full.seat, 7, Way.JOINS, "Hadi")
    full.seat(0, Way.LEAVES)
    full.seat(7, Way.JOINS, "Hadi")
    assert 7 == len(full.current.deal.seats)


@pytest.mark.parametrize(
    ("seat", "way", "name", "code"),
    [
        (0, Way.LEAVES, "", "players"),  # has left
        (0, Way.SITS_OUT, "", "players"),
        (0, Way.TAKES_OVER, "Eka", "players"),
        (1, Way.SITS_OUT, "", "players"),  # sits out already
        (9, Way.LEAVES, "", "format"),
        (-1, Way.TAKES_OVER, "Eka", "format"),
        (9, Way.JOINS, "Gita", "players"),
        (2, Way.JOINS, "Gita", "players"),
        (5, Way.JOINS, "dewi", "players"),
        (5, Way.JOINS, "Ani", "players"),  # of somebody who has left
        (5, Way.JOINS, "", "players"),
        (2, Way.TAKES_OVER, "Dewi", "players"),
        (2, Way.TAKES_OVER, "x" * 41, "players"),
    ],
)
def test_d13_nobody_leaves_twice_or_sits_on_two_seats(
    seat: int, way: Way, name: str, code: str
) -> None:
    at = table(5)
    at.seat(0, Way.LEAVES)
    at.seat(1, Way.SITS_OUT)
    assert [code] == refusal(at.seat, seat, way, name)


def test_d13_once_the_game_is_over_nobody_comes_or_goes() -> None:
    at = played(ONE, target=11)
    assert ["turn"] == refusal(at.seat, 0, Way.TAKES_OVER, "Eka")
    last = played(max_cards=1)
    last.bid(0)
    assert ["turn"] == refusal(last.seat, 0, Way.LEAVES)


def test_a_seat_that_was_added_after_what_became_the_end_counts_for_nothing() -> None:
    at = played(ONE, TWO, target=30)
    at.seat(4, Way.JOINS, "Eka")
    at.correct(1, cells(bid=[0, 0, 0, 0], tricks=[0, 0, 1, 0]))
    at.log.add(Seated(3, 0, Way.SITS_OUT))
    assert 5 == len(at.sheet.totals)
    at.add(1, 19)
    assert ((1,), 4, 4) == (at.sheet.winners, len(at.sheet.totals), len(at.sheet.names))
    at.undo()
    assert 5 == len(at.sheet.totals)


def test_a_seat_after_the_hand_in_which_the_table_stops_counts_for_nothing() -> None:
    at = table(3)
    at.bid(0)
    at.seat(3, Way.JOINS, "Eka")
    at.write(Ended())
    assert ((0, 0, 0), [1, 1, 1], 3) == (at.sheet.totals, at.sheet.places, len(at.sheet.names))
    assert "seats" not in record.write(at.sheet, {})
    at.undo()
    assert (4, 4) == (len(at.sheet.totals), len(at.sheet.names))


def test_a_seat_of_the_hand_in_which_the_table_stops_stays() -> None:
    at = table(3)
    at.seat(3, Way.JOINS, "Eka")
    at.bid(0)
    at.write(Ended())
    assert (4, 4) == (len(at.sheet.totals), len(at.sheet.names))
    written = record.write(at.sheet, {})
    assert written == record.write(record.read(written).sheet, {})


def test_coming_and_going_is_taken_back_as_any_entry_and_read_back_unasked() -> None:
    at = played(ONE)
    before = at.sheet
    at.seat(4, Way.JOINS, "Eka", lowest=True)
    at.seat(0, Way.SITS_OUT)
    after = at.sheet
    at.undo()
    at.undo()
    assert before == at.sheet
    at.redo()
    at.redo()
    assert after == at.sheet
    assert after == fold(loads(dumps(step.event)) for step in at.log.steps).sheet


def test_of_two_who_change_the_seats_the_second_is_told() -> None:
    at, event = played(ONE), Seated(2, 0, Way.LEAVES)
    version = at.log.version
    at.seat(1, Way.SITS_OUT)
    assert [] == overtaken(at.log, version, event)
    at.undo()
    assert overtaken(at.log, version, event) is None
    at.bid(0)
    assert [] == overtaken(at.log, version, event)


def test_another_name_changes_no_points_and_nothing_of_the_history() -> None:
    at = played(ONE)
    at.write(Renamed(0, "Anni"))
    assert (("Anni", "Budi", "Citra", "Dewi"), 11) == (at.sheet.names, at.sheet.totals[1])
    assert "Ani" == at.log.steps[-1].before.names[0]
    at.undo()
    assert "Ani" == at.sheet.names[0]


def test_whoever_took_a_seat_over_or_joined_can_be_renamed() -> None:
    at = played(ONE)
    at.seat(0, Way.TAKES_OVER, "Eka")
    at.seat(4, Way.JOINS, "Fajr")
    at.write(Renamed(0, "Eko"))
    at.write(Renamed(4, "Fajar"))
    assert ("Eko", "Budi", "Citra", "Dewi", "Fajar") == at.sheet.names
    assert "Ani" == at.sheet.names_in(1)[0]


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (Renamed(0, "budi"), "players"),
        (Renamed(0, ""), "players"),
        (Renamed(0, "x" * 41), "players"),
        (Renamed(4, "Eka"), "format"),
        (Renamed(-1, "Eka"), "format"),
    ],
)
def test_a_name_that_cannot_stand_there(event: Renamed, code: str) -> None:
    assert [code] == refusal(table().write, event)


def test_a_name_must_not_be_that_of_anybody_who_was_there_with_them() -> None:
    at = played(ONE)
    at.seat(1, Way.TAKES_OVER, "Eka")
    assert ["players"] == refusal(at.write, Renamed(0, "Budi"))  # hand 1 had one already
    at.bid(0)
    at.seat(2, Way.TAKES_OVER, "Fajar")
    assert ["players"] == refusal(at.write, Renamed(0, "fajar"))  # the next hand has one
    assert ["players"] == refusal(at.write, Renamed(1, "Fajar"))
    at.write(Renamed(1, "Budi"))
    assert record.read(record.write(at.sheet, {}))


def test_of_two_who_rename_somebody_the_second_is_told() -> None:
    at, event = table(), Renamed(0, "Anni")
    version = at.log.version
    at.write(Renamed(0, "Any"))
    assert [] == overtaken(at.log, version, event)
    assert overtaken(at.log, at.log.version, event) is None


@given(st.integers(3, 7), st.sampled_from(["devils-bridge", "oh-hell"]), st.integers(0, 2**32))
def test_d13_whoever_comes_and_goes_nobody_s_past_changes(
    players: int, game: str, seed: int
) -> None:
    at, rnd = table(players, game=game, max_cards=4, end="series"), Random(seed)
    while at.sheet.current:
        lines = at.sheet.lines
        come_and_go(at, rnd)
        assert lines[:-1] == at.sheet.lines[: len(lines)][:-1]
        assert [line.points for line in lines] == points(at)[: len(lines)]
        if at.sheet.current:
            play_at_random(at, rnd, 1)
    for line in at.sheet.lines:
        present = [side for side, points in enumerate(line.points) if points is not None]
        assert sorted(line.hand.deal.seats) == present
        assert 3 <= len(present) <= 7
        assert line.hand.deal.cards * len(present) <= 51
        assert line.hand.deal.cards == sum(line.hand.tricks.values())
    written = record.write(at.sheet, {})
    assert record.report(at.sheet) == record.report(record.read(written).sheet)
    assert written == record.write(fold(record.read(written).events).sheet, {})


def act_at_random(at: Table, rnd: Random) -> None:
    """One entry of any kind, or none if the rules refuse it."""
    act = rnd.choice(["bid", "hand", "seat", "seat", "end", "undo", "undo", "redo"])
    with suppress(Refused):
        if act == "undo":
            at.undo()
        elif act == "redo":
            at.redo()
        elif act == "end":
            at.write(Ended())
        elif act == "seat":
            come_and_go(at, rnd)
        elif act == "bid" and at.sheet.current:
            at.bid(rnd.randint(0, 1))
        elif act == "hand" and at.sheet.current and not at.current.rows:
            play_at_random(at, rnd, 1)


@given(st.integers(3, 7), st.sampled_from(["devils-bridge", "oh-hell"]), st.integers(0, 2**32))
def test_whatever_is_written_ended_and_taken_back_every_side_has_its_total_and_place(
    players: int, game: str, seed: int
) -> None:
    at, rnd = table(players, game=game, max_cards=3, end="series"), Random(seed)
    for _ in range(12):
        act_at_random(at, rnd)
        sheet = at.sheet
        sides = {len(sheet.sides), len(sheet.totals), len(sheet.places), len(sheet.names)}
        assert 1 == len(sides)
        written = record.write(sheet, {})
        read = record.read(written)
        assert record.report(sheet) == record.report(read.sheet)
        assert written == record.write(fold(read.events).sheet, {})
    assert at.sheet == fold(loads(dumps(step.event)) for step in at.log.steps).sheet
