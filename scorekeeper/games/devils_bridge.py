"""Devil's Bridge: bid exactly what you will win; it is Oh Hell to a target, with a last hand
that all see but its holder.

The ids are those of docs/rules.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from scorekeeper.games.oh_hell import OhHell
from scorekeeper.house_rules import choice
from scorekeeper.messages import N_, Message, Term
from scorekeeper.rules import Deal


@dataclass(frozen=True)
class DevilsBridge(OhHell):
    """Three to seven players, each alone (DB1); the highest total wins."""

    key = "devils-bridge"
    name = N_("Devil’s Bridge")
    about = N_("3 to 7 players, exact bids, the hook.")

    scoring: str = choice(
        N_("A missed bid scores"), {"common": N_("its tricks"), "simple": N_("nothing")}
    )
    end: str = choice(
        N_("The game ends"), {"target": N_("at the target"), "series": N_("after all hands")}
    )
    forehead: str = choice(
        N_("Last hand"), {"last": N_("to the forehead"), "none": N_("as any other")}
    )

    def score(self, bid: int, tricks: int, trump: str | None = None) -> Sequence[Term]:
        """Ten for an exact bid, and its tricks (DB18, DB19); a miss its tricks or nothing."""
        if self.scoring == "simple":
            return super().score(bid, tricks)[::-1]
        if tricks == bid:
            return super().score(bid, tricks)
        return [tricks_only(bid, tricks)]

    def notice(self, deal: Deal, last: bool) -> tuple[Message, Message] | None:
        """The last hand, if it has one card, is held to the forehead (DB9)."""
        if self.forehead == "last" and last and deal.cards == 1:
            see = N_("You see every card but your own.")
            return Message(N_("Cards to your foreheads")), Message(see)
        return None


@cache
def tricks_only(bid: int, tricks: int) -> Term:
    text = N_("{n} over, tricks only") if tricks > bid else N_("{n} short, tricks only")
    return Term(tricks, Message(text, {"n": abs(tricks - bid)}))
