"""What always holds (DB-I1 to DB-I8), in games that are played at random through the log."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.log import Wrote, ask, fold
from scorekeeper.messages import Refused, total
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Line, Scoresheet
from tests.playing import Table, cells, every_deal, legal, play_at_random, table

PLAYERS = st.integers(3, 7)
SEEDS = st.integers(0, 2**32).map(Random)


@st.composite
def tables(draw: st.DrawFn, **fixed: Any) -> Table:
    """A blank sheet with any house rules; a small largest hand keeps most games short."""
    players = draw(PLAYERS)
    rules = {
        "scoring": draw(st.sampled_from(["common", "simple"])),
        "end": draw(st.sampled_from(["target", "series"])),
        "target": draw(st.integers(1, 60)),
        "hook": draw(st.booleans()),
        "max_cards": draw(st.integers(1, 4)),
        "sequence": draw(st.sampled_from(["up-down", "down-up", "up", "down"])),
    }
    return table(players, draw(st.integers(0, players - 1)), **(rules | fixed))


def played(at: Table, rnd: Random) -> Scoresheet:
    play_at_random(at, rnd)
    return at.sheet


def exact(line: Line) -> list[int]:
    bids, tricks = line.hand.named("bid"), line.hand.tricks
    return [side for side in line.hand.sides if bids[side] == tricks[side]]


@given(PLAYERS, st.none() | st.integers(1, 7))
def test_db_i1_the_series_is_a_palindrome_that_leaves_a_card_to_turn_up(
    players: int, most: int | None
) -> None:
    game = DevilsBridge(max_cards=most)
    sizes, largest = list(game.sizes(players)), game.most(players)
    assert sizes == sizes[::-1]
    assert (2 * largest - 1, largest**2, largest) == (len(sizes), sum(sizes), max(sizes))
    assert largest * players <= 51


@given(tables(), SEEDS)
def test_db_i2_tricks_add_up_and_under_the_hook_bids_do_not(at: Table, rnd: Random) -> None:
    hook = at.sheet.game.hook
    for line in played(at, rnd).lines:
        cards, tricks = line.hand.deal.cards, line.hand.tricks
        bids = line.hand.named("bid")
        assert cards == sum(tricks.values())
        assert all(0 <= n <= cards for n in [*tricks.values(), *bids.values()])
        if hook:
            assert cards != sum(bids.values())
            assert len(exact(line)) < len(bids)
            assert 0 != sum(tricks[side] - bids[side] for side in bids)


@given(tables(), SEEDS)
def test_db_i3_the_points_of_a_hand_add_up(at: Table, rnd: Random) -> None:
    common, simple = DevilsBridge(), DevilsBridge(scoring="simple")
    for line in played(at, rnd).lines:
        bids, tricks = line.hand.named("bid"), line.hand.tricks
        made = exact(line)
        expected = {
            "common": line.hand.deal.cards + 10 * len(made),
            "simple": 10 * len(made) + sum(bids[side] for side in made),
        }
        scoring = at.sheet.game.scoring
        assert expected[scoring] == sum(line.points)
        for side in line.hand.sides:
            plain, paid = (total(g.score(bids[side], tricks[side])) for g in (simple, common))
            assert paid - plain == (0 if side in made else tricks[side])


@given(tables(), SEEDS)
def test_db_i4_points_are_never_negative_and_totals_never_fall(at: Table, rnd: Random) -> None:
    before = (0,) * len(at.sheet.players)
    for line in played(at, rnd).lines:
        most = 10 + line.hand.deal.cards
        assert all(0 <= points <= most for points in line.points)
        if at.sheet.game.scoring == "simple":
            assert all(points == 0 or points >= 10 for points in line.points)
        assert all(now >= then for now, then in zip(line.totals, before, strict=True))
        before = line.totals


@pytest.mark.parametrize(("players", "most"), [(3, 290), (4, 290), (5, 290), (6, 214), (7, 179)])
@pytest.mark.parametrize("scoring", ["common", "simple"])
def test_db_i5_nobody_can_have_more_than_every_trick_as_bid(
    players: int, most: int, scoring: str
) -> None:
    at = table(players, end="series", scoring=scoring)
    while at.sheet.current:
        cards, dealer = at.current.deal.cards, at.current.deal.dealer
        others = [0] * (players - 1)
        others[0 if dealer == 0 else dealer - 1] = 1  # for the hook
        at.play([cards, *others], [cards, *[0] * (players - 1)])
    assert most == at.sheet.totals[0]
    assert most == sum(10 + deal.cards for deal in every_deal(at.sheet))


@given(tables(), SEEDS)
def test_db_i5_no_game_gives_more(at: Table, rnd: Random) -> None:
    most = sum(10 + deal.cards for deal in every_deal(at.sheet))
    assert max(played(at, rnd).totals) <= most


@given(PLAYERS, st.data())
def test_db_i6_the_dealer_always_has_a_bid(players: int, data: st.DataObject) -> None:
    cards = data.draw(st.integers(1, 51 // players))
    at = table(players, max_cards=cards, sequence="down")
    before = data.draw(st.lists(st.integers(0, cards), min_size=players - 1, max_size=players - 1))
    at.bid(*before)
    allowed = legal(at.current, DevilsBridge())
    assert (cards if sum(before) <= cards else cards + 1) == len(allowed)
    for bid in allowed:
        ask(at.log, Wrote(1, {("bid", players - 1): bid}))


def other_way(line: Line, rnd: Random) -> dict[tuple[str, Any], int]:
    """Other bids and tricks for a whole hand, of which the rules may think what they like."""
    deal, seats = line.hand.deal, range(len(line.points))
    bids = [rnd.randint(0, deal.cards) for _ in seats]
    takers = rnd.choices(seats, k=deal.cards)
    return cells(bid=bids, tricks=[takers.count(seat) for seat in seats])


def counted(hand: Hand) -> dict[tuple[str, Any], int]:
    """What was written for a whole hand, as if its tricks had been counted."""
    kept = {cell: value for cell, value in hand.cells.items() if cell[0] != "won"}
    return kept | {("tricks", side): n for side, n in hand.tricks.items()}


@given(tables(), SEEDS, st.integers(0, 40))
def test_db_i7_a_correction_is_as_good_as_writing_it_right_the_first_time(
    at: Table, rnd: Random, pick: int
) -> None:
    """fault A01, fault A02"""
    blank = Table(fold([at.log.steps[0].event]))
    lines = played(at, rnd).lines
    wrong = lines[pick % len(lines)]
    number, right = wrong.hand.deal.number, other_way(wrong, rnd)
    with suppress(Refused):
        at.correct(number, right)
    assume(right.items() <= at.sheet.cells(number).items())
    for line in lines:
        if blank.sheet.current:
            hand = line.hand
            as_said = right if hand is wrong.hand else counted(hand)
            trump = {cell: v for cell, v in hand.cells.items() if cell[0] == "trump"}
            blank.write(Wrote(hand.deal.number, {**trump, **as_said}))
    first, second = blank.sheet, at.sheet
    assert first.winners == second.winners
    assert [line.totals for line in first.lines] == [line.totals for line in second.lines]
    assert [line.hand.tricks for line in first.lines] == [line.hand.tricks for line in second.lines]
    assert [*range(len(second.lines) + 1, len(lines) + 1)] == second.struck


@given(tables(), SEEDS, st.integers(0, 6), st.integers(1, 60))
def test_db_i7_undo_and_then_redo_changes_nothing(
    at: Table, rnd: Random, hands: int, back: int
) -> None:
    """fault A05"""
    play_at_random(at, rnd, hands)
    sheets = [step.after for step in at.log.steps]
    back = min(back, len(sheets) - 1)
    for n in range(back):
        at.undo()
        assert sheets[-2 - n] == at.sheet
    for n in range(back):
        at.redo()
        assert sheets[len(sheets) - back + n] == at.sheet
    assert not at.log.undone


@given(PLAYERS, st.data())
def test_db_i8_in_as_many_hands_as_players_everybody_deals_once(
    players: int, data: st.DataObject
) -> None:
    deals = every_deal(table(players, data.draw(st.integers(0, players - 1))).sheet)
    first = data.draw(st.integers(0, len(deals) - players))
    dealers = [deal.dealer for deal in deals[first : first + players]]
    assert list(range(players)) == sorted(dealers)


LINES = [
    test_db_i2_tricks_add_up_and_under_the_hook_bids_do_not,
    test_db_i3_the_points_of_a_hand_add_up,
    test_db_i4_points_are_never_negative_and_totals_never_fall,
    test_db_i5_no_game_gives_more,
]


@pytest.mark.long
@settings(max_examples=200)
@given(st.data())
@pytest.mark.parametrize("check", LINES, ids=lambda check: check.__name__[5:10])
def test_games_with_the_usual_hands_keep_it_too(check: Any, data: st.DataObject) -> None:
    check.hypothesis.inner_test(data.draw(tables(max_cards=None)), data.draw(SEEDS))
