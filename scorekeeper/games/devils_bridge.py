"""Devil's Bridge: bid exactly what you will win; it is Oh Hell to a target, with a last hand
that all see but its holder.

The ids are those of docs/rules.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass

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

    def score(self, bid: int, tricks: int, trump: str | None = None) -> list[Term]:
        """Ten for an exact bid, and its tricks (DB18, DB19); a miss its tricks or nothing."""
        terms = super().score(bid, tricks)
        if tricks == bid:
            return terms if self.scoring == "common" else terms[::-1]
        if self.scoring == "simple":
            return terms
        over, short = N_("{n} over, tricks only"), N_("{n} short, tricks only")
        return [Term(tricks, Message(over if tricks > bid else short, {"n": abs(tricks - bid)}))]

    def notice(self, deal: Deal) -> tuple[Message, Message] | None:
        """The last hand, if it has one card, is held to the forehead (DB9)."""
        sizes: Sequence[int] = self.sizes(len(deal.seats))
        if self.forehead == "last" and deal.number == len(sizes) and deal.cards == 1:
            see = N_("You see every card but your own.")
            return Message(N_("Cards to your foreheads")), Message(see)
        return None
