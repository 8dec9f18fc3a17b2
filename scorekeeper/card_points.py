"""Games with card points: trump, tricks that need not be counted, combinations, and what the cards
in a side's tricks come to; a claim stops a hand before all of it is played.

The ids are those of docs/rules.md.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from scorekeeper.cards import SHORT, Card, Suit
from scorekeeper.common import (
    TRICKS,
    all_tricks,
    every_side,
    one_by_one,
    sound_cards,
    with_cards_of,
)
from scorekeeper.game import Taken
from scorekeeper.messages import N_, Code, Message, Problem, Side
from scorekeeper.rules import (
    Check,
    Choices,
    Field,
    Hand,
    Place,
    Stage,
    a_side,
    among,
    at_any_time,
    number,
    one_of,
    suit_named,
)
from scorekeeper.trick import Duty, Trick, beat, duty

ALL = SHORT.card_points  # of the pack of BR2 and BR3
WORTH = {"KQ": 20, "KQJ": 30}  # of a combination; in trump twice that (BR11)
Combined = Iterable[tuple[str, str]]  # each suit with its cards


def combined(cards: Iterable[Card]) -> Iterator[tuple[str, str]]:
    """The combinations in one trick, each suit with its cards; K-Q-J is no K-Q as well (R10)."""
    cards = list(cards)
    for suit in Suit:
        ranks = {card.rank for card in cards if card.suit == suit}
        if made := [name for name in WORTH if ranks.issuperset(name)]:
            yield suit.value, made[-1]


def completes(trick: Trick, card: Card) -> bool:
    """Does this trump make a combination with those in the trick (R9)?"""
    if card.suit != trick.trump:
        return False
    return list(combined(trick.trumps)) != list(combined([*trick.trumps, card]))


def higher(trick: Trick, above: list[Card], lower: list[Card]) -> Duty:
    """A higher trump, or a lower one that completes a combination."""
    if not lower:
        return beat(trick, above)
    text = N_("Void in {led}, you must beat the {best} or complete a combination: play {cards}.")
    return duty(trick, [*above, *lower], text)


def not_lower(trick: Trick, plain: list[Card], completing: list[Card]) -> Duty | None:
    """No lower trump while there is anything else to play (R8)."""
    if not plain and not completing:
        return None
    text = N_("Void in {led}, you may not play a trump below the {best}: play {cards}.")
    if completing:
        text = N_("Void in {led}, a trump below the {best} must make a combination: play {cards}.")
    return duty(trick, [*plain, *completing], text)


def piles(tricks: Iterable[Taken]) -> dict[int, int]:
    """The card points of both sides, who have these tricks."""
    points = {0: 0, 1: 0}
    for side, cards in tricks:
        points[side] = points.get(side, 0) + SHORT.points(cards)
    return points


def claimed(hand: Hand) -> bool:
    return hand.named("claim").get(None) is not None


def final_tricks(hand: Hand) -> Mapping[int, int]:
    """The tricks of each side, once no more will be played; nothing where nobody counted them."""
    final = claimed(hand) or sum(hand.tricks.values()) == hand.deal.cards
    return hand.tricks if final else {}


def whole_pack(hand: Hand) -> Iterator[Problem]:
    """Together the card points of the pack; a claim stops short of them, but not all tricks do."""
    points = hand.named("card_points").values()
    stopped = claimed(hand) and sum(final_tricks(hand).values()) < hand.deal.cards
    short = sum(points) < ALL and (stopped or len(points) < len(hand.sides))
    if sum(points) != ALL and not short:
        text = N_("These card points come to {got}; a pack has {all}.")
        message = Message(text, {"got": sum(points), "all": ALL})
        yield Problem(Code.CARD_POINTS_TOTAL, message, "card_points")


def makeable(hand: Hand) -> Iterator[Problem]:
    """The cards in a side's tricks can come to its card points."""
    for side, points in hand.named("card_points").items():
        tricks = final_tricks(hand).get(side)
        if not SHORT.can_come_to(points, None if tricks is None else 4 * tricks):
            text = N_("{who} cannot have {points} card points: no tricks come to that.")
            message = Message(text, {"who": Side(side), "points": points})
            yield Problem(Code.CARD_POINTS_IMPOSSIBLE, message, "card_points", side)


def uncounted(hand: Hand) -> Iterable[Place]:
    """Tricks need not be counted (R16); but if one side's are, then both, and all eight."""
    if hand.named("tricks"):
        return every_side("tricks")(hand)
    begun = 0 < len(hand.named("won")) < hand.deal.cards
    return hand.sides if begun and not claimed(hand) else ()


def trump_for_combinations(hand: Hand) -> Iterable[Place]:
    return [None] if hand.named("combination") and not hand.named("trump") else ()


def eight_tricks(hand: Hand) -> Iterable[Problem]:
    """A claim may stop short of eight tricks (R5)."""
    short = sum(hand.tricks.values()) < hand.deal.cards
    return () if claimed(hand) and short else all_tricks(hand)


def after_a_trick(hand: Hand) -> Iterator[Problem]:
    """A combination counts only for a side with a trick (R12)."""
    for side in sorted({side for side, _ in hand.named("combination").values()}):
        if final_tricks(hand).get(side) == 0:
            text = N_("{who} won no trick, so no combination counts for them.")
            message = Message(text, {"who": Side(side)})
            yield Problem(Code.COMBINATION_WITHOUT_TRICK, message, "combination", side)


def a_combination(value: Any, hand: Hand) -> bool:
    """A side, and which cards of the suit."""
    sound = isinstance(value, tuple) and len(value) == 2 and a_side(value[0], hand)
    return sound and isinstance(value[1], str) and value[1] in WORTH


def combinations(hand: Hand, suit: Place) -> Choices:
    return {(side, cards): None for side in hand.sides for cards in WORTH}


def worth(hand: Hand, suit: Place, value: tuple[int, str]) -> int:
    return WORTH[value[1]] * (2 if suit == hand.named("trump").get(None) else 1)


SUIT = Field(
    "trump", one_of(Suit), "hand", among(Suit), trump_for_combinations, label=N_("Trump"),
    said=N_("Trump {value}"), spell=suit_named,
    blank=N_("Which suit is trump? A combination needs it."),
)  # fmt: skip
WON = replace(TRICKS.fields[0], window=at_any_time)
PLAYED = with_cards_of(SHORT)
COUNTS = replace(TRICKS.fields[2], missing=uncounted, window=at_any_time, at_once=False)
COMBINATION = Field(
    "combination", a_combination, "suit", combinations, plural="combinations",
    parts=("side", "cards"), label=N_("K-Q in {place}"), said=N_("{who} have {value}{symbol}"),
    words=N_("{value}{symbol}"), spell=lambda value: "-".join(value[1]), worth=worth,
)  # fmt: skip
POINTS = Field(
    "card_points", number, "side", among(range(ALL + 1)), every_side("card_points"),
    together=lambda hand: ALL, at_once=True, label=N_("Card points"),
    said=N_("{who} have {value} card points"), words=N_("{value} card points"),
    blank=N_("{who}’s card points are not written yet."),
)  # fmt: skip
TRUMP = Stage("trump", (SUIT,))
PLAY = Stage(
    "play",
    (WON, PLAYED, COUNTS, COMBINATION),
    (
        Check(("won",), one_by_one),
        Check(("won", "played"), sound_cards),
        Check(("tricks",), eight_tricks),
        Check(("tricks", "combination"), after_a_trick),
    ),
)
COUNT = Stage(
    "count",
    (POINTS,),
    (
        Check(("tricks", "card_points"), whole_pack),
        Check(("tricks", "card_points"), makeable),
    ),
)
