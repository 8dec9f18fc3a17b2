"""The referee: which cards can lie in a trick, who wins it and why, and what may be played.

It knows no game: the order of the ranks, the duties and the points are the game's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from scorekeeper.cards import FULL, SUITS, Card, Suit, cards_in
from scorekeeper.common import next_trick
from scorekeeper.game import Game
from scorekeeper.messages import N_, Code, Message, Problem, Refused, Term
from scorekeeper.rules import Hand
from scorekeeper.trick import Trick, either


class Verdict(NamedTuple):
    """Who wins a trick so far, and what it brings."""

    winner: int  # the place of the card in the trick, from 0
    reason: Message
    second: Card | None  # what would win without it, if any card would
    card_points: int | None  # None in a game without
    combinations: Mapping[str, str]  # the cards by their suit
    worth: Sequence[Term]  # what the trick scores, in a game in which each does


class Choice(NamedTuple):
    """What a player may play, and why not the rest."""

    legal: list[Card]
    refused: dict[Card, Message]

    @property
    def words(self) -> Message:
        """What may be played, as a sentence."""
        if not self.refused:
            return Message(N_("You may play any card."))
        text = (
            N_("You may play the {cards}.") if self.legal[1:] else N_("You must play the {cards}.")
        )
        return Message(text, {"cards": either(self.legal)})


def trump_of(game: Game, name: str) -> Suit | None:
    """The trump suit of this name; Refused if the game knows no such trump."""
    if name not in game.trumps:
        listed = ", ".join(game.trumps)
        values = {"game": Message(game.name), "name": name[:40], "trumps": listed}
        text = N_("In {game} “{name}” cannot be trump: choose {trumps}.")
        raise Refused(Problem(Code.CARDS, Message(text, values), "trump"))
    return None if name == "none" else Suit(name)


def trick_of(
    game: Game,
    trump: Suit | None,
    cards: Sequence[Card],
    players: int,
    out: Sequence[Card] = (),
) -> Trick:
    """The trick of these cards; Refused if there can be no such trick.

    *out* are the cards that cannot be in it: turned up, or in tricks before.
    """
    if problems := list(impossible(game, cards, out)):
        raise Refused(*problems)
    if len(cards) > players:
        message = Message(N_("{n} players play {n} cards to a trick, no more."), {"n": players})
        raise Refused(Problem(Code.CARDS, message, "cards"))
    return Trick(tuple(cards), trump, game.pack.ranks)


def impossible(game: Game, cards: Sequence[Card], out: Sequence[Card] = ()) -> Iterator[Problem]:
    """What is wrong with the cards themselves: none of the pack, gone before, or twice."""
    for place, card in enumerate(cards):
        values: dict[str, Any] = {"card": card.words, "game": Message(game.name)}
        if card.rank not in game.pack.ranks:
            values["ranks"] = " ".join(game.pack.ranks)
            text = N_("{game} is played without the {card}: the ranks are {ranks}.")
        elif card in out:
            text = N_("The {card} is out of play.")
        elif card in cards[:place]:
            text = N_("The {card} is there already: a pack has it once.")
        else:
            continue
        yield Problem(Code.CARDS, Message(text, values), "cards", str(card))


def verdict(game: Game, trick: Trick) -> Verdict:
    """Who wins the trick as it lies; it has one card at least."""
    cards = list(trick.cards)
    combined = game.carried([(0, cards)]).get("combination", {})
    return Verdict(
        trick.cards.index(trick.winner),
        reason(game, trick),
        trick.second,
        game.pack.points(cards) if game.pack.worth else None,
        {suit: made for suit, (_, made) in combined.items()},
        game.worth(cards),
    )


def reason(game: Game, trick: Trick) -> Message:
    """The sentence that decides the trick; where the ranks are not the usual ones, that too."""
    winner, second = trick.winner, trick.second
    suits = {"led": trick.led, "trump": trick.trump or "none"}
    why = Message(_why(trick), {name: Message(SUITS[suit]) for name, suit in suits.items()})
    if not second or second.suit != winner.suit or not _unusual(winner, second):
        return why
    values = {"why": why, "game": Message(game.name), "high": winner.short, "low": second.short}
    return Message(N_("{why} In {game} the {high} ranks above the {low}."), values)


def _why(trick: Trick) -> str:
    same = [card for card in trick.cards if card.suit == trick.winner.suit]
    if len(trick.cards) == 1:
        return N_("No other card lies there yet.")
    if trick.led == trick.trump:
        alone = N_("Trump is {trump}, which was led, and nobody followed: the card led wins.")
        highest = N_("Trump is {trump}, which was led, and it is the highest trump played.")
    elif trick.winner.suit == trick.trump:
        alone = N_("Trump is {trump}, and it is the only trump played.")
        highest = N_("Trump is {trump}, and it is the highest trump played.")
    elif trick.trump is None:
        alone = N_("Nobody followed suit, and there is no trump: the card led wins.")
        highest = N_("There is no trump, and it is the highest of the suit led, {led}.")
    else:
        alone = N_("Nobody followed suit or trumped: the card led wins.")
        highest = N_("Nobody trumped, and it is the highest of the suit led, {led}.")
    return highest if len(same) > 1 else alone


def without(second: Card) -> Message:
    """The sentence that names the card which would win without the winner."""
    return Message(N_("Without it the {card} would win."), {"card": second.words})


def _unusual(high: Card, low: Card) -> bool:
    return FULL.ranks.index(high.rank) < FULL.ranks.index(low.rank)


def choice(game: Game, trick: Trick, cards: Sequence[Card]) -> Choice:
    """What a player with these cards may play to the trick."""
    duty = game.duty(trick, cards)
    if not duty:
        return Choice(list(cards), {})
    return Choice(duty.cards, {card: duty.words for card in cards if card not in duty.cards})


def in_hand(game: Game, trick: Trick, cards: Sequence[Card], out: Sequence[Card] = ()) -> None:
    """Refused if nobody can hold these cards while the trick lies there."""
    problems = list(impossible(game, cards, out))
    for card in trick.cards:
        if card in cards:
            message = Message(N_("The {card} lies in the trick already."), {"card": card.words})
            problems.append(Problem(Code.CARDS, message, "cards", str(card)))
    if problems:
        raise Refused(*problems)


def noted(game: Game, hand: Hand) -> str:
    """The name of the trump of this hand, or nothing if nobody has noted it."""
    if game.trump:
        return game.trump
    turned_up: str | None = hand.named("turned_up").get(None)
    return Card.named(turned_up).suit if turned_up else str(hand.named("trump").get(None, ""))


def gone(hand: Hand) -> list[Card]:
    """The cards of this hand that can be played no more: turned up, or in the tricks before."""
    turned_up = [Card.named(name) for name in hand.named("turned_up").values()]
    return [*turned_up, *(c for text in hand.named("played").values() for c in cards_in(text))]


def coming(hand: Hand) -> int:
    """The number of the next trick."""
    return max(hand.named("won"), default=0) + 1


def ungiven(game: Game, hand: Hand) -> Problem | None:
    """Why the next trick cannot be given to anybody now."""
    number = coming(hand)
    if number > hand.deal.cards:
        text = N_("All tricks of hand {hand} are written.")
        return Problem(Code.TURN, Message(text, {"hand": hand.deal.number}), "won", number)
    return next_trick(hand, number) or game.fields["won"].window(hand, number)


def turns(hand: Hand, leader: int) -> list[int]:
    """The seats in the order in which they play to a trick."""
    seats = hand.deal.seats
    first = seats.index(leader)
    return [*seats[first:], *seats[:first]]


def leaders(game: Game, hand: Hand) -> list[int]:
    """Who may lead the next trick; one seat only, where it follows from what is written.

    The first to speak leads first, and then whoever won the trick before (DB16, CB6, DM6, BR7).
    """
    may = [hand.deal.seats[0]]
    for number, side in sorted(hand.named("won").items()):
        winners = game.sides(len(hand.deal.seats))[side] if game.partnerships else [side]
        best = _best(game, hand, number, may)
        may = [best] if best is not None and best in winners else winners
    return list(hand.deal.seats) if hand.named("tricks") else may


def _best(game: Game, hand: Hand, number: int, may: Sequence[int]) -> int | None:
    """The seat of the card that won a trick, if its cards are known and who led it."""
    cards, trump = cards_in(hand.named("played").get(number, "")), noted(game, hand)
    if not cards or not trump or len(may) > 1:
        return None
    trick = Trick(tuple(cards), trump_of(game, trump), game.pack.ranks)
    return turns(hand, may[0])[cards.index(trick.winner)]
