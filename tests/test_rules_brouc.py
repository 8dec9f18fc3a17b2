"""The rules of Brouc, and how its open questions R1 to R16 are settled."""

from typing import Any

import pytest

from scorekeeper import record
from scorekeeper.cards import SHORT
from scorekeeper.games.brouc import Brouc
from scorekeeper.messages import Message
from tests.playing import Table, a_record, refusal, table

LEAD = [[120, 0], [60, 60], [60, 60], [40, 80]]  # after it side 0 has 28 points and side 1 has 20


def dealt(*counts: list[int], **rules: Any) -> Table:
    """Hands with these card points, and their tricks not counted."""
    at = table(4, None, "brouc", **rules)
    for card_points in counts:
        at.enter({"card_points": card_points})
    return at


def scored(**hand: Any) -> tuple[int, ...]:
    at = dealt()
    at.enter(hand)
    return at.sheet.totals


def combined(side: int, suit: str, cards: str) -> dict[str, Any]:
    return {"side": side, "suit": suit, "cards": cards}


def test_br1_partners_sit_opposite_and_score_together() -> None:
    """fault A27: the pairs of the names, of the points and of the record are the same."""
    at = dealt([80, 40], [70, 50], [90, 30])
    assert [[0, 2], [1, 3]] == at.sheet.sides
    assert ("Ani & Citra", "Budi & Dewi") == at.sheet.names
    assert (24, 12) == at.sheet.totals
    made = record.write(at.sheet, {}) | {"players": ["Budi", "Ani", "Citra", "Dewi"]}
    swapped = record.read(made).sheet
    assert ("Budi & Citra", "Ani & Dewi") == swapped.names
    assert (24, 12) == swapped.totals
    assert [[0, 2], [1, 3]] == record.report(swapped)["sides"]


def test_br2_br3_32_cards_and_what_they_are_worth() -> None:
    assert [*"789", "J", "Q", "K", "10", "A"] == SHORT.ranks
    worth = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
    assert [worth.get(rank, 0) for rank in SHORT.ranks] == [
        SHORT.worth.get(rank, 0) for rank in SHORT.ranks
    ]
    assert SHORT is Brouc.pack
    assert 32 == len(SHORT.names)


def test_br4_the_deal_goes_to_the_right_and_play_counter_clockwise() -> None:
    """fault A37: seat 2 deals, so 1 leads and deals next."""
    sheet = table(4, 2, "brouc").sheet
    deals = [deal for number in range(1, 6) if (deal := sheet.deal(number))]
    assert [2, 1, 0, 3, 2] == [deal.dealer for deal in deals]
    assert [(1, 0, 3, 2), (0, 3, 2, 1)] == [deal.seats for deal in deals[:2]]


def test_br5_eight_cards_and_a_suit_that_is_trump() -> None:
    at = dealt()
    assert 8 == at.current.deal.cards
    at.cell("trump", None, "clubs")
    assert ["format"] == refusal(at.cell, "trump", None, "none")


def test_br11_br12_all_combinations_of_a_side_count_each_listed_and_removable() -> None:
    """fault A25"""
    at = dealt()
    at.enter({
        "trump": "spades",
        "card_points": [78, 42],
        "combinations": [combined(0, "hearts", "KQ"), combined(0, "spades", "KQJ"),
                         combined(0, "clubs", "KQ")],
    })  # fmt: skip
    hand = at.sheet.lines[0].hand
    assert {"hearts": (0, "KQ"), "spades": (0, "KQJ"), "clubs": (0, "KQ")} == hand.named(
        "combination"
    )
    assert [78 + 20 + 60 + 20, 42] == at.sheet.game.raws(hand)
    assert (18, 4) == at.sheet.totals
    words = at.sheet.lines[0].scores[0][0].words
    assert isinstance(words, Message)
    assert "78 + 20 + 20 + 60 = 178 → 18" == words.say([])
    at.correct(1, {("combination", "spades"): None})
    assert (12, 4) == at.sheet.totals
    at.undo()
    at.correct(1, {("combination", "spades"): (1, "KQ")})
    assert (12, 8) == at.sheet.totals


def test_r10_king_queen_jack_is_30_and_not_20_more() -> None:
    for cards, trump, points in (("KQ", "clubs", 8), ("KQJ", "clubs", 9), ("KQ", "hearts", 10),
                                 ("KQJ", "hearts", 12)):  # fmt: skip
        told = {"trump": trump, "combinations": [combined(0, "hearts", cards)]}
        assert (points, 6) == scored(card_points=[60, 60], **told)


def test_r11_a_suit_has_one_combination_and_another_takes_its_place() -> None:
    at = dealt()
    at.cell("trump", None, "hearts")
    at.cell("combination", "spades", (0, "KQ"))
    at.cell("combination", "spades", (1, "KQJ"))
    assert {"spades": (1, "KQJ")} == at.current.named("combination")


def test_br13_r12_a_combination_needs_a_trick_of_its_side() -> None:
    told = {"trump": "hearts", "combinations": [combined(1, "spades", "KQ")]}
    refused = {"tricks": [8, 0], "card_points": [120, 0], **told}
    assert ["combination_without_trick"] == refusal(dealt().enter, refused)
    assert (12, 2) == scored(tricks=[7, 1], card_points=[120, 0], **told)
    assert (12, 2) == scored(card_points=[120, 0], **told)


def test_br14_r13_the_hand_is_rounded_and_not_the_total() -> None:
    assert (12, 12) == dealt([64, 56], [64, 56]).sheet.totals


@pytest.mark.parametrize("more", [0, 20, 30, 40, 60])
def test_br15_r1_a_five_goes_up_on_both_sides(more: int) -> None:
    """fault A46: 65 and 55 make 7 and 6, 64 and 56 make 6 and 6."""
    cards = {20: ("clubs", "KQ"), 30: ("clubs", "KQJ"), 40: ("hearts", "KQ"), 60: ("hearts", "KQJ")}
    for side in range(2):
        told = {"combinations": [combined(side, *cards[more])] if more else []}
        extra = [more // 10 * (side == n) for n in range(2)]
        for counts, points in (([65, 55], (7, 6)), ([64, 56], (6, 6)), ([75, 45], (8, 5))):
            expected = points[0] + extra[0], points[1] + extra[1]
            assert expected == scored(trump="hearts", card_points=counts, **told)


def test_br16_r2_all_eight_tricks_are_worth_two_points_after_the_rounding() -> None:
    assert (14, 0) == scored(card_points=[120, 0], tricks=[8, 0])
    assert (0, 14) == scored(card_points=[0, 120], won=[1] * 8)
    at = dealt(all_tricks=0)
    at.enter({"card_points": [120, 0], "tricks": [8, 0]})
    assert (12, 0) == at.sheet.totals
    assert [1, 1] == [len(terms) for terms in at.sheet.lines[0].scores]


def test_whoever_took_every_trick_is_written_with_one_tap() -> None:
    at = dealt()
    cells = at.sheet.game.all_tricks_to(at.current, 1)
    assert {("tricks", 0): 0, ("tricks", 1): 8, ("card_points", 0): 0,
            ("card_points", 1): 120} == cells  # fmt: skip


def test_br17_r4_a_claim_stops_the_hand_and_wins() -> None:
    at = dealt(*LEAD)
    at.take(0, 1, 0)
    refused = {("card_points", 0): 24, ("card_points", 1): 11, ("claim", None): 0}
    assert ["claim_short"] == refusal(at.correct, 5, refused)
    at.enter({"card_points": [25, 11], "claim": 0})
    assert ((31, 21), (0,), None) == (at.sheet.totals, at.sheet.winners, at.sheet.current)
    assert ["game_over"] == refusal(at.cell, "trump", None, "hearts")


def test_r3_the_target_is_31_unless_a_claim_over_30_is_enough() -> None:
    short = {"card_points": [21, 0], "claim": 0}
    assert ["claim_short"] == refusal(dealt(*LEAD).enter, short)
    at = dealt(*LEAD, claim="over")
    at.enter(short)
    assert ((30, 20), (0,)) == (at.sheet.totals, at.sheet.winners)


def test_r4_what_a_claim_needs_is_said_with_the_sum() -> None:
    at = dealt(*LEAD)
    hand = {"card_points": [24, 11], "claim": 0}
    with pytest.raises(Exception, match="needed") as refused:
        at.enter(hand)
    [problem] = refused.value.problems  # type: ignore[attr-defined]
    assert "28 + 2 = 30, and 31 is needed" in problem.message.say(at.sheet.names)


def test_r4_points_that_nobody_wrote_are_not_doubted() -> None:
    at = dealt(*LEAD)
    claim = at.sheet.game.fields["claim"]
    assert {0: None, 1: None} == claim.choices(at.current, None)


def test_r5_a_claim_brings_both_sides_their_points_and_no_bonus() -> None:
    at = dealt(*LEAD)
    at.enter({"card_points": [100, 0], "tricks": [7, 0], "claim": 0})
    assert (38, 20) == at.sheet.totals
    whole = dealt(*LEAD)
    whole.enter({"card_points": [120, 0], "tricks": [8, 0], "claim": 0})
    assert (42, 20) == whole.sheet.totals
    short = {"card_points": [119, 0], "tricks": [8, 0], "claim": 0}
    assert "card_points_total" in refusal(dealt(*LEAD).enter, short)


def test_r6_without_a_claim_the_higher_total_wins_then_the_raw_points() -> None:
    """fault A19, fault A23"""
    assert ((7, 6), (0,)) == _end(dealt([65, 55], target=6))
    assert ((6, 7), (1,)) == _end(dealt([55, 65], target=6))
    level = [[60, 60], [60, 60], [60, 60], [60, 60]]  # 24 points each
    assert ((31, 30), (0,)) == _end(dealt(*level, [65, 55]))
    assert ((30, 30), ()) == _end(dealt(*level, [64, 56]))
    assert ((30, 30), (0,)) == _end(dealt(*level, [64, 56], target=30))
    assert ((30, 30), ()) == _end(dealt(*level, [60, 60], target=30))


def _end(at: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return at.sheet.totals, at.sheet.winners


def test_the_game_is_won_by_the_total_and_not_by_the_last_hand() -> None:
    """fault A10: and once it is taken back, nobody has won it."""
    at = dealt(*LEAD, [30, 90])
    assert ((31, 29), (0,), [1, 2]) == (at.sheet.totals, at.sheet.winners, at.sheet.places)
    at.undo()
    assert ((28, 20), ()) == (at.sheet.totals, at.sheet.winners)
    at.enter({"card_points": [10, 110]})
    assert ((29, 31), (1,), [2, 1]) == (at.sheet.totals, at.sheet.winners, at.sheet.places)
    at.undo()
    at.redo()
    assert (1,) == at.sheet.winners


def test_a_correction_that_turns_a_hand_round_leaves_one_hand() -> None:
    """fault A04"""
    at = dealt([70, 50])
    at.correct(1, {("card_points", 0): 50, ("card_points", 1): 70})
    assert ((5, 7), 1) == (at.sheet.totals, len(at.sheet.lines))
    assert [{"card_points": [50, 70]}] == record.write(at.sheet, {})["hands"]


def test_r16_tricks_need_not_be_counted_but_both_sides_if_one_is() -> None:
    assert (7, 5) == scored(card_points=[73, 47])
    refused = {"card_points": [73, 47], "tricks": [5, None]}
    assert ["tricks_missing"] == refusal(dealt().enter, refused)
    at = dealt()
    at.enter({"tricks": [5, None]})
    assert {0: 5} == at.current.tricks


def test_r16_what_one_side_has_not_the_other_has() -> None:
    at = dealt()
    together = at.sheet.game.fields["card_points"].together
    assert together
    assert 120 == together(at.current)


@pytest.mark.parametrize(("claim", "enough"), [("rounded", 25), ("exact", 30), ("over", 21)])
def test_each_claim_rule_has_its_own_least(claim: str, enough: int) -> None:
    for raw in range(0, 45):
        if raw not in (1, 38, 39):
            made = a_record(
                *({"card_points": counts} for counts in LEAD),
                {"card_points": [raw, 0], "claim": 0},
                game="brouc",
                rules={"claim": claim},
            )
            if raw >= enough:
                assert (0,) == record.read(made).sheet.winners
            else:
                assert ["claim_short"] == refusal(record.read, made)
