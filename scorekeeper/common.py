"""Fields and checks that several games share: bids, the hook, tricks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache

from scorekeeper.cards import FULL, Card, Pack, Suit, cards_in
from scorekeeper.messages import N_, NN_, Code, Mark, Message, Problem, Side
from scorekeeper.rules import (
    Cells,
    Check,
    Choices,
    Field,
    Hand,
    Place,
    Stage,
    a_side,
    among,
    any_side,
    at_any_time,
    cards_of,
    number,
    one_of,
    suit_named,
)


def up_to_cards(hand: Hand, place: Place) -> Choices:
    """Nobody can win more tricks than there are (DB11, DB17)."""
    return up_to(hand.deal.cards)


@cache
def up_to(most: int) -> Choices:
    return dict.fromkeys(range(most + 1))


def every_side(name: str) -> Callable[[Hand], Iterable[Place]]:
    """Whoever has nothing written yet, in the order of speaking where a side is one player."""

    def missing(hand: Hand) -> list[Place]:
        row = hand.named(name)
        if len(row) == len(hand.sides):
            return []
        return [side for side in hand.order if side not in row]

    return missing


def hook(hand: Hand, side: Place) -> Choices:
    """The dealer, bidding last, may not make the bids come to the number of tricks (DB13).

    It is not asked while a bid before is missing, or is none that could be made.
    """
    cards = hand.deal.cards
    choices = up_to(cards)
    if side != hand.deal.dealer:
        return choices
    others = [bid for seat, bid in hand.named("bid").items() if seat != side and bid in choices]
    forbidden = cards - sum(others)
    if len(others) < len(hand.sides) - 1 or forbidden not in choices:
        return choices
    return hooked(forbidden, cards, hand.deal.dealer)


@cache
def hooked(forbidden: int, cards: int, dealer: int) -> Choices:
    """What the dealer may bid, and why not the one bid that the hook forbids."""
    one, many = NN_(
        "Not {bid}: the bids would equal the one trick. {who} must bid something else.",
        "Not {bid}: the bids would equal the {n} tricks. {who} must bid something else.",
    )
    values = {"bid": forbidden, "n": cards, "who": Side(dealer)}
    problem = Problem(Code.HOOK, Message(one, values, many), "bid", dealer)
    return {**up_to(cards), forbidden: problem}


def in_turn(hand: Hand, side: int) -> Problem | None:
    """Once everybody before has bid, until the next one has; the dealer's until the play.

    DB10 and DB12; the first trick written is the first card played (D12).
    """
    bids, order = hand.named("bid"), hand.deal.seats
    turn = order.index(side)
    waiting = [seat for seat in order[:turn] if seat not in bids]
    later = [seat for seat in order[turn + 1 : turn + 2] if seat in bids]
    if waiting:
        text, other = N_("It is {other}’s turn to bid, not {who}’s."), waiting[0]
    elif hand.named("won") or hand.named("tricks"):
        text, other = N_("The tricks have begun, so {who}’s bid is locked: correct it."), side
    elif later:
        text, other = N_("{other} has bid already, so {who}’s bid is locked: correct it."), later[0]
    else:
        return None
    values = {"who": Side(side), "other": Side(other)}
    return Problem(Code.TURN, Message(text, values), "bid", side)


def bids(choices: Callable[[Hand, Place], Choices]) -> Field:
    """What every player promises to win, the dealer last; zero is a bid (DB10)."""
    return Field(
        "bid",
        number,
        choices=choices,
        missing=every_side("bid"),
        window=in_turn,
        plural="bids",
        label=N_("Bid"),
        said=N_("{who} bid {value}"),
        words=N_("bid {value}"),
        blank=N_("{who} has not bid yet."),
    )


def calls(choices: Callable[[Hand, Place], Choices]) -> Field:
    """Bids in the words of players who call (CB4)."""
    return replace(
        bids(choices),
        label=N_("Call"),
        said=N_("{who} called {value}"),
        words=N_("called {value}"),
        blank=N_("{who} has not called yet."),
    )


def bids_come_first(hand: Hand, place: Place) -> Problem | None:
    """No trick before everybody has bid (DB10)."""
    for seat in every_side("bid")(hand):
        message = Message(N_("{who} has not bid yet."), {"who": Side(int(seat or 0))})
        return Problem(Code.BID_MISSING, message, "bid", seat)
    return None


def one_after_the_other(hand: Hand, trick: int) -> Problem | None:
    """The tricks in their order, and after the bids."""
    return next_trick(hand, trick) or bids_come_first(hand, trick)


def next_trick(hand: Hand, trick: int) -> Problem | None:
    """Tricks are written in the order in which they fall, unless they are being counted."""
    if hand.named("tricks"):
        message = Message(N_("Some tricks are counted already: count the others too."))
        return Problem(Code.TURN, message, "won", trick)
    following = len(hand.named("won")) + 1
    if trick <= following:
        return None
    values = {"trick": trick, "next": following}
    message = Message(N_("Trick {next} comes next, not trick {trick}."), values)
    return Problem(Code.TURN, message, "won", trick)


def once_tricks_fell(hand: Hand, place: Place) -> Problem | None:
    """Nobody has a card out of a trick before there is one; it may be taken back."""
    if hand.named("won") or hand.named("tricks") or place in hand.named("jack"):
        return None
    return Problem(Code.TURN, Message(N_("No trick is written yet. Write that first.")))


def uncounted(hand: Hand) -> Iterable[Place]:
    """Nobody, once the tricks that are named add up (DB17)."""
    whole = sum(hand.tricks.values()) == hand.deal.cards
    return () if whole else every_side("tricks")(hand)


def every_trick(hand: Hand) -> int:
    return hand.deal.cards


def all_tricks(hand: Hand) -> Iterator[Problem]:
    """The tricks of a hand come to its cards, no more and no less (DB17)."""
    got, cards = sum(hand.tricks.values()), hand.deal.cards
    short = len(hand.named("tricks")) < len(hand.sides)  # somebody may still have won some
    if got > cards or (got < cards and not short):
        one, many = NN_(
            "That is {got} of one trick: change somebody’s tricks.",
            "That is {got} of {n} tricks: change somebody’s tricks.",
        )
        yield Problem(Code.TRICKS_TOTAL, Message(one, {"got": got, "n": cards}, many), "tricks")


def one_by_one(hand: Hand) -> Iterator[Problem]:
    """Between the first trick won and the last there is none that nobody won."""
    won = hand.named("won")
    if won and sorted(won) != list(range(1, len(won) + 1)):
        message = Message(N_("The tricks have changed meanwhile. Look at them again."))
        yield Problem(Code.TURN, message, "won")


def given_back(hand: Hand, side: int) -> Cells:
    """The cells that take a side's latest trick back; the tricks after it move up."""
    won, played = hand.named("won"), hand.named("played")
    theirs = [trick for trick, winner in won.items() if winner == side]
    if not theirs:
        return {}
    after = range(max(theirs), len(won) + 1)
    moved = {("won", trick): won.get(trick + 1) for trick in after}
    shown = [trick for trick in after if trick in played or trick + 1 in played]
    return moved | {("played", trick): played.get(trick + 1) for trick in shown}


def sound_cards(hand: Hand) -> Iterable[Problem]:
    """A card for everybody in every trick that was written with its cards, and no card twice."""
    return _unsound_cards(hand) if "played" in hand.rows else ()


def _unsound_cards(hand: Hand) -> Iterator[Problem]:
    gone = [Card.named(name) for name in hand.named("turned_up").values()]
    for trick, text in sorted(hand.named("played").items()):
        cards = cards_in(text)
        if trick not in hand.named("won"):
            message = Message(N_("Nobody has won trick {trick} yet."), {"trick": trick})
            yield Problem(Code.CARDS, message, "played", trick)
        elif len(cards) != len(hand.deal.seats):
            values = {"trick": trick, "n": len(hand.deal.seats)}
            message = Message(N_("Trick {trick} needs {n} cards, one of everybody."), values)
            yield Problem(Code.CARDS, message, "played", trick)
        for card in sorted(card for card in set(cards) if cards.count(card) > 1 or card in gone):
            text = N_("The {card} is played in trick {trick}, but it was out already.")
            message = Message(text, {"card": card.words, "trick": trick})
            yield Problem(Code.CARDS, message, "played", trick)
        gone += cards


def exactly(bid: int, tricks: int) -> tuple[Mark, Message]:
    """How an exact bid stands while the tricks fall."""
    if tricks > bid:
        return Mark.OVER, Message(N_("{n} over"), {"n": tricks - bid})
    if tricks == bid:
        return Mark.MADE, Message(N_("on bid"))
    return Mark.OPEN, Message(N_("needs {n}"), {"n": bid - tricks})


WON = Field(
    "won",
    a_side,
    "trick",
    any_side,
    window=one_after_the_other,
    said=N_("Trick {place} to {who}"),
)


def with_cards_of(pack: Pack) -> Field:
    """The cards of a trick in the order in which they fell, by whoever wants them written."""
    return Field(
        "played",
        cards_of(pack),
        "trick",
        recorded=False,
        said=N_("Trick {place}: {value}"),
        spell=lambda text: " ".join(card.short for card in cards_in(text)),
    )


COUNTS = Field(
    "tricks",
    number,
    choices=up_to_cards,
    missing=uncounted,
    window=bids_come_first,
    together=every_trick,
    at_once=True,
    label=N_("Took"),
    said=N_("{who} took {value}"),
    words=N_("took {value}"),
    blank=N_("{who}’s tricks are not counted yet."),
)
TRICKS = Stage(
    "tricks",
    (WON, with_cards_of(FULL), COUNTS),
    (
        Check(("tricks",), all_tricks),
        Check(("won",), one_by_one),
        Check(("won", "played"), sound_cards),
    ),
)
UNBID = replace(  # the tricks of a game without bids
    TRICKS,
    fields=(
        replace(WON, window=next_trick),
        with_cards_of(FULL),
        replace(COUNTS, window=at_any_time),
    ),
)
TRUMP = Field(
    "trump",
    one_of((*Suit, "none")),
    "hand",
    among((*Suit, "none")),
    label=N_("Trump"),
    said=N_("Trump {value}"),
    spell=suit_named,
)
