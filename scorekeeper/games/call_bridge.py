"""Call Bridge: call what you will win; thirteen tricks, spades always trump.

The ids are those of docs/rules.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.cards import Suit
from scorekeeper.common import TRICKS, calls
from scorekeeper.game import Game, leaders
from scorekeeper.house_rules import choice
from scorekeeper.messages import N_, NN_, Mark, Message, Term
from scorekeeper.rules import Hand, Stage, among

ANY = {None: N_("any number")}


@dataclass(frozen=True)
class CallBridge(Game):
    """Four players, each alone (CB1), counter-clockwise (CB3); the highest total wins (CB13)."""

    key = "call-bridge"
    name = N_("Call Bridge")
    about = N_("4 players, 12 hands, spades are trump.")
    players = range(4, 5)
    clockwise = False
    calls = True
    trump = Suit.SPADES
    overtrumps = True  # who can (CB8); any card else (CB9)

    overtricks: int | None = choice(
        N_("Tricks over the call that still make it"), {n: str(n) for n in range(14)} | ANY, 2
    )
    unit: int = choice(N_("Points for each trick called"), {10: "10", 1: "1"})
    overtrick_value: int = choice(N_("Points for each trick over"), {1: "1", 0: "0"})
    min_call: int = choice(N_("Lowest call"), {2: "2", 1: "1"})
    max_call: int = choice(N_("Highest call"), {8: "8", 12: "12", 13: "13"}, 12)
    hands: int = choice(N_("Hands"), {n: str(n) for n in range(1, 51)}, 12)
    display: str = choice(N_("Points shown as"), {"points": "42", "decimals": "4.2"})

    def sizes(self, seats: int) -> Sequence[int]:
        return [13] * self.hands

    def stages(self) -> tuple[Stage, ...]:
        """Calls from the dealer's right on (CB4), without a hook (CB5); then 13 tricks (CB14)."""
        call = calls(among(range(self.min_call, self.max_call + 1)))
        return Stage("bids", (call,)), TRICKS

    def made(self, bid: int, tricks: int) -> bool:
        """The call, or a few tricks over it (CB11)."""
        return tricks >= bid and (self.overtricks is None or tricks <= bid + self.overtricks)

    def score(self, bid: int, tricks: int) -> Sequence[Term]:
        """The unit for each trick called, and the tricks over; a failed call loses it (CB12)."""
        won, text = self.unit * bid, "{unit}×{bid}"
        if not self.made(bid, tricks):
            won, text = -won, "−{unit}×{bid} = {points}"
        words = Message(text, {"unit": self.unit, "bid": bid, "points": won})
        called = Term(won, None if self.decimals() else words)
        return [called, Term(self.overtrick_value * (tricks - bid))] if won > 0 else [called]

    def progress(self, bid: int, tricks: int) -> tuple[Mark, Message]:
        if tricks < bid:
            return Mark.OPEN, Message(N_("needs {n} more"), {"n": bid - tricks})
        if not self.made(bid, tricks):
            return Mark.OVER, Message(N_("broken"))
        over = Message(N_("made") if tricks == bid else N_("{n} over"), {"n": tricks - bid})
        left = 13 - tricks if self.overtricks is None else bid + self.overtricks - tricks
        text = N_("{over}, may take {left} more") if left else "{over}"
        return Mark.MADE, Message(text, {"over": over, "left": left})

    def outcome(self, hand: Hand, totals: Sequence[int], last: bool) -> tuple[int, ...]:
        """After the last hand, ties shared (CB13, C10)."""
        return leaders(totals) if last else ()

    def decimals(self) -> int:
        """42 is shown as 4.2, and nothing underneath changes (C2)."""
        return 1 if self.display == "decimals" else 0

    def aim(self, seats: int) -> Message:
        one, many = NN_("{n} hand", "{n} hands")
        return Message(one, {"n": self.hands}, many)
