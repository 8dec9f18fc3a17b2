"""Don't Bug Me: a point a trick, less the jacks that came with them.

The ids are those of docs/rules.md.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import repeat

from scorekeeper.cards import FULL, Suit
from scorekeeper.common import UNBID, once_tricks_fell
from scorekeeper.game import Game, Taken, leaders
from scorekeeper.house_rules import choice, number_from, numbers
from scorekeeper.messages import N_, Code, Message, Problem, Side, Term
from scorekeeper.rules import Check, Choices, Field, Hand, Stage, a_side, among, card_named, one_of

JACKS: dict[str, int] = {Suit.HEARTS: 4, Suit.DIAMONDS: 3, Suit.CLUBS: 2, Suit.SPADES: 1}  # DM9, B1


def in_play(hand: Hand) -> list[str]:
    """The suits whose jack was not turned up (B3)."""
    return [suit for suit in JACKS if hand.named("turned_up").get(None) != f"J{suit[0].upper()}"]


def takers(hand: Hand, suit: str) -> Choices:
    """Any player may take a jack, but nobody the one that was turned up."""
    message = JACK.say(N_("The jack of {place} was turned up: nobody can have it."), suit)
    out = Problem(Code.JACK_OUT_OF_PLAY, message, "jack", suit)
    return dict.fromkeys(hand.sides, None if suit in in_play(hand) else out)


def not_taken(hand: Hand) -> list[str]:
    return [suit for suit in in_play(hand) if suit not in hand.named("jack")]


def came_in_tricks(hand: Hand) -> Iterator[Problem]:
    """A trick of three cards brings three jacks at most."""
    for side, tricks in hand.tricks.items():
        if list(hand.named("jack").values()).count(side) > 3 * tricks:
            message = Message(N_("{who} has too few tricks for these jacks."), {"who": Side(side)})
            yield Problem(Code.JACK_WITHOUT_TRICKS, message, "jack", side)


TURNED_UP = Field(
    "turned_up", one_of(FULL.names), "hand", among(FULL.names), label=N_("Turned up"),
    said=N_("{value} was turned up"), spell=card_named)  # fmt: skip
JACK = Field(
    "jack", a_side, "suit", takers, not_taken, once_tricks_fell, plural="jacks",
    label=N_("Jack of {place}"), said=N_("{who} got the jack of {place}"), words=N_("J{symbol}"),
    blank=N_("Nobody has the jack of {place} yet."))  # fmt: skip


@dataclass(frozen=True)
class DontBugMe(Game):
    """Three players, each alone (DM1), clockwise (B7); the highest of those at the target wins."""

    key = "dont-bug-me"
    name = N_("Don’t Bug Me")
    about = N_("3 players, jacks cost, first to 20.")
    players = range(3, 4)
    endless = True
    each_trick_scores = True  # DM8

    jacks: dict[str, int] = numbers(N_("A jack costs"), JACKS, range(11))
    target: int = number_from(N_("Target"), 20, least=1)
    tie: str = choice(N_("A tie at the top"), {"another-hand": N_("another hand"),
                                               "shared": N_("a shared win")})  # fmt: skip

    def sizes(self, seats: int) -> Iterable[int]:
        return repeat(17)  # and one card out (DM4)

    def stages(self) -> tuple[Stage, ...]:
        """The turned-up card (DM4), then seventeen tricks (DM8) and the jacks in them (DM9)."""
        came = Check(("tricks", "jack"), came_in_tricks)
        jack = replace(JACK, worth=lambda hand, suit, side: -self.jacks[suit])
        tricks = Stage("tricks", (*UNBID.fields, jack), (*UNBID.checks, came))
        return Stage("turned_up", (TURNED_UP,)), tricks

    def score(self, tricks: int, jack: Sequence[str], turned_up: str | None = None) -> list[Term]:
        """A point a trick, less the bugs (DM10); there is no floor (B6)."""
        return [Term(tricks), *(Term(-self.jacks[suit]) for suit in jack)]

    def carried(self, tricks: Sequence[Taken]) -> dict[str, dict[str, int]]:
        """The jacks (DM9)."""
        return {"jack": {c.suit: side for side, cards in tricks for c in cards if c.rank == "J"}}

    def outcome(self, hand: Hand, totals: Sequence[int], last: bool) -> tuple[int, ...]:
        """After a hand, the highest at the target or above (DM11); a tie plays on (B4)."""
        ahead = leaders(totals)
        alone = len(ahead) == 1 or self.tie == "shared"
        return ahead if max(totals) >= self.target and alone else ()

    def aim(self, seats: int) -> Message:
        return Message(N_("first to {target}"), {"target": self.target})
