"""What always holds when cards are played by the rules, and the rules said once more, naively."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.cards import Card, Suit
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen
from scorekeeper.messages import total
from scorekeeper.referee import Verdict, choice, trick_of, verdict
from scorekeeper.rules import Deal
from scorekeeper.trick import Trick
from tests.dealing import Dealt, Play, Taken, dealt, plays, side_of

SEEDS = st.integers(0, 2**32).map(Random)
EVERY_GAME = pytest.mark.parametrize("key", GAMES)
ORDER = {"brouc": ["7", "8", "9", "J", "Q", "K", "10", "A"]}  # upwards
USUAL = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
BUGS = {"JH": 4, "JD": 3, "JC": 2, "JS": 1}
POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
some = settings(max_examples=25)  # whole hands take their time


def a_game(key: str, rnd: Random) -> Game:
    rules = {"undertrump": rnd.choice(["allowed", "forbidden"])} if key == "brouc" else {}
    return chosen(GAMES[key], rules)


def a_deal(game: Game, rnd: Random) -> Deal:
    """Any hand of the first dozen that a game of any size has."""
    players = rnd.choice([*game.players])
    number = rnd.randint(1, 12)
    return next(game.deals(players, rnd.randrange(players), number - 1))


def sat_down(key: str, rnd: Random) -> tuple[Game, Deal, Dealt]:
    game = a_game(key, rnd)
    deal = a_deal(game, rnd)
    return game, deal, dealt(game, deal, rnd)


def high(game: Game, card: Card) -> int:
    return ORDER.get(game.key, USUAL).index(card.rank)


def wins(game: Game, trick: Trick) -> Card:
    """The highest trump, else the highest of the suit led."""
    winner = wins_without(game, trick, None)
    assert winner
    return winner


def wins_without(game: Game, trick: Trick, gone: Card | None) -> Card | None:
    """The same of the other cards, if any of them could."""
    cards = [card for card in trick.cards if card != gone]
    trumps = [card for card in cards if card.suit == trick.trump]
    led = [card for card in cards if card.suit == trick.cards[0].suit]
    return max(trumps or led, key=lambda card: high(game, card), default=None)


def may_be_played(game: Game, trick: Trick, hand: list[Card]) -> set[Card]:
    """The duties of the five games, as the pages tell them."""
    if not trick.cards:
        return set(hand)  # any lead
    following = {card for card in hand if card.suit == trick.cards[0].suit}
    if following:
        return following
    if game.key not in ("call-bridge", "brouc"):
        return set(hand)  # void: anything
    there = [high(game, card) for card in trick.cards if card.suit == trick.trump]
    trumps = {card for card in hand if card.suit == trick.trump}
    over = {card for card in trumps if not there or high(game, card) > max(there)}
    excused = {card for card in trumps if game.key == "brouc" and completing(trick, card)}
    if over:
        return over | excused
    under = game.key == "brouc" and vars(game)["undertrump"] == "forbidden"
    return set(hand) - (trumps - excused) or set(hand) if under else set(hand)


def completing(trick: Trick, card: Card) -> bool:
    """Does this trump lie in a K-Q or K-Q-J of trump that was not there before?"""
    lie = {other.rank for other in trick.cards if other.suit == trick.trump}
    if card.rank in ("K", "Q"):
        return {"K", "Q"} <= lie | {card.rank}
    return card.rank == "J" and {"K", "Q"} <= lie


@EVERY_GAME
@some
@given(SEEDS)
def test_everybody_always_has_a_legal_card_of_their_own(key: str, rnd: Random) -> None:
    """And no card is both legal and refused, and each that is refused has its sentence."""
    game, deal, cards = sat_down(key, rnd)
    for one in plays(game, deal, cards, rnd):
        if isinstance(one, Play):
            legal, refused = one.choice
            assert legal
            assert len(legal) + len(refused) == len(one.hand)
            assert {*legal, *refused} == {*one.hand}
            for message in refused.values():
                said = message.say(())
                assert said.endswith(".")
                assert "{" not in said
                assert all(card.short in said for card in legal)


@EVERY_GAME
@some
@given(SEEDS)
def test_what_may_be_played_is_what_the_pages_say(key: str, rnd: Random) -> None:
    game, deal, cards = sat_down(key, rnd)
    for one in plays(game, deal, cards, rnd):
        if isinstance(one, Play):
            assert may_be_played(game, one.trick, one.hand) == set(one.choice.legal)


@EVERY_GAME
@settings(max_examples=200)
@given(SEEDS)
def test_it_is_so_whatever_lies_there(key: str, rnd: Random) -> None:
    """Also where somebody has played what they may not, and mostly by whoever is void."""
    game = a_game(key, rnd)
    players, trump = rnd.choice([*game.players]), game.trump or Suit.HEARTS
    suits = {trump, *rnd.sample([*Suit], 2)}  # few suits make many trumps
    pack = [card for name in game.pack.names if (card := Card.named(name)).suit in suits]
    rnd.shuffle(pack)
    lies, rest = pack[: rnd.randrange(players)], pack[players:]
    void = [card for card in rest if lies and card.suit != lies[0].suit]
    hand = (void if void and rnd.random() < 0.8 else rest)[: rnd.randint(1, 8)]
    trick = trick_of(game, trump, lies, players)
    assert may_be_played(game, trick, hand) == set(choice(game, trick, hand).legal)
    if lies:
        assert wins(game, trick) == lies[verdict(game, trick).winner]


@EVERY_GAME
@some
@given(SEEDS)
def test_one_card_wins_a_trick_and_it_followed_or_is_a_trump(key: str, rnd: Random) -> None:
    game, deal, cards = sat_down(key, rnd)
    for one in plays(game, deal, cards, rnd):
        if isinstance(one, Taken):
            found = verdict(game, one.trick)
            card = one.trick.cards[found.winner]
            assert wins(game, one.trick) == card
            assert card.suit in (one.trick.led, one.trick.trump)
            assert "{" not in found.reason.say(())
            assert wins_without(game, one.trick, card) == found.second


@EVERY_GAME
@some
@given(SEEDS)
def test_the_winner_of_a_trick_leads_the_next_and_every_card_falls_once(
    key: str, rnd: Random
) -> None:
    game, deal, cards = sat_down(key, rnd)
    every = [*plays(game, deal, cards, rnd)]
    fallen = [card for one in every if isinstance(one, Taken) for card in one.trick.cards]
    held = [card for hand in cards.hands.values() for card in hand]
    assert Counter(held) == Counter(fallen)
    assert deal.cards == sum(isinstance(one, Taken) for one in every)
    assert isinstance(every[0], Play)
    assert deal.seats[0] == every[0].seat
    for one, following in pairwise(every):
        if isinstance(one, Taken) and isinstance(following, Play):
            assert one.seat == following.seat


def verdicts(key: str, rnd: Random) -> tuple[Dealt, list[tuple[int, Verdict]]]:
    """The tricks of a hand, each with the side that won it."""
    game, deal, cards = sat_down(key, rnd)
    every = [one for one in plays(game, deal, cards, rnd) if isinstance(one, Taken)]
    return cards, [(side_of(game, one), verdict(game, one.trick)) for one in every]


@some
@given(SEEDS)
def test_br_i1_the_card_points_of_the_tricks_come_to_120(rnd: Random) -> None:
    _, found = verdicts("brouc", rnd)
    assert 8 == len(found)
    assert 120 == sum(one.card_points or 0 for _, one in found)


@some
@given(SEEDS)
def test_br_i2_a_suit_has_one_combination_in_all_tricks_of_a_hand(rnd: Random) -> None:
    """And the raw points of both sides are 120 and the combinations."""
    cards, found = verdicts("brouc", rnd)
    suits = [suit for _, one in found for suit in one.combinations]
    assert len(suits) == len(set(suits))
    worth = {"KQ": 20, "KQJ": 30}
    raw = [0, 0]
    for side, one in found:
        doubled = [worth[c] * (1 + (s == cards.trump)) for s, c in one.combinations.items()]
        raw[side] += (one.card_points or 0) + sum(doubled)
    assert sum(raw) in range(120, 271, 10)
    assert (raw[0] + 5) // 10 + (raw[1] + 5) // 10 == sum(raw) // 10 + (raw[0] % 10 == 5)


@some
@given(SEEDS)
def test_br_i7_a_trick_with_a_combination_has_the_card_points_of_its_cards(rnd: Random) -> None:
    _, found = verdicts("brouc", rnd)
    for _, one in found:
        least = sum(POINTS[rank] for ranks in one.combinations.values() for rank in ranks)
        assert (one.card_points or 0) >= least
        assert len(one.combinations) <= 2


@some
@given(SEEDS)
def test_dm_i2_the_tricks_are_worth_17_less_the_jacks_in_play(rnd: Random) -> None:
    cards, found = verdicts("dont-bug-me", rnd)
    assert 7 + BUGS.get(str(cards.turned_up), 0) == sum(total(one.worth) for _, one in found)
    assert all(-8 <= total(one.worth) <= 1 for _, one in found)


@pytest.mark.parametrize("key", ["devils-bridge", "call-bridge", "oh-hell"])
@some
@given(SEEDS)
def test_tricks_that_only_count_are_worth_nothing_by_themselves(key: str, rnd: Random) -> None:
    _, found = verdicts(key, rnd)
    assert all((None, {}, ()) == (v.card_points, v.combinations, v.worth) for _, v in found)
