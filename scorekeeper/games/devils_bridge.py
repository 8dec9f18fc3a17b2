"""Devil's Bridge: bid exactly what you will win, on hands that grow and then shrink.

The ids in brackets are those of docs/rules.md.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorekeeper.cards import Suit
from scorekeeper.common import TRICKS, bids, exactly, hook, up_to_cards
from scorekeeper.house_rules import choice, number_from
from scorekeeper.messages import N_, NN_, Code, Mark, Message, Problem, Term
from scorekeeper.rules import Deal, Field, Game, Stage, leaders, one_of

YES_OR_NO = {True: N_("yes"), False: N_("no")}
TRUMP = Field("trump", one_of((*Suit, "none")), "hand")  # may be left unnoted (DB6)


@dataclass(frozen=True)
class DevilsBridge(Game):
    """Three to seven players, each alone (DB1); the highest total wins."""

    key = "devils-bridge"
    name = N_("Devil’s Bridge")
    about = N_("3 to 7 players, exact bids, the hook.")
    players = range(3, 8)

    scoring: str = choice(
        N_("A missed bid scores"), {"common": N_("its tricks"), "simple": N_("nothing")}
    )
    end: str = choice(
        N_("The game ends"), {"target": N_("at the target"), "series": N_("after all hands")}
    )
    target: int = number_from(N_("Target"), 100, least=1, end="target")
    hook: bool = choice(N_("The hook binds the dealer"), YES_OR_NO)
    max_cards: int | None = choice(
        N_("Largest hand"), {None: N_("as usual"), **{n: str(n) for n in range(1, 18)}}
    )
    sequence: str = choice(
        N_("Hands"),
        {
            "up-down": "1–{most}–1",
            "down-up": "{most}–1–{most}",
            "up": "1–{most}",
            "down": "{most}–1",
        },
    )
    forehead: str = choice(
        N_("Last hand"), {"last": N_("to the forehead"), "none": N_("as any other")}
    )

    def most(self, seats: int) -> int:
        """The cards of the largest hand (DB7)."""
        return self.max_cards or {6: 8, 7: 7}.get(seats, 10)

    def misfits(self, seats: int) -> Iterator[Problem]:
        """A card must be left to turn up for trump (D1)."""
        if self.most(seats) * seats > 51:
            values = {"cards": self.most(seats), "players": seats, "most": 51 // seats}
            text = N_("{cards} cards for {players} players are too many: {most} at most.")
            yield Problem(Code.RULES, Message(text, values), "rules", "max_cards")

    def sizes(self, seats: int) -> Sequence[int]:
        """One card, two, up to the largest hand, played once, and down again (DB8)."""
        up = range(1, self.most(seats) + 1)
        down = up[::-1]
        runs = {"up": [up], "down": [down], "up-down": [up, down[1:]], "down-up": [down, up[1:]]}
        return [cards for run in runs[self.sequence] for cards in run]

    def stages(self) -> tuple[Stage, ...]:
        """The bids, under the hook (DB13), then the tricks."""
        return Stage("bids", (TRUMP, bids(hook if self.hook else up_to_cards))), TRICKS

    def score(self, bid: int, tricks: int, trump: str | None = None) -> list[Term]:
        """Ten for an exact bid, and its tricks (DB18, DB19); a miss its tricks or nothing."""
        if tricks == bid:
            terms = [Term(tricks), Term(10)]
            return terms if self.scoring == "common" else terms[::-1]
        values = {"n": abs(tricks - bid)}
        if self.scoring == "simple":
            return [Term(0, Message(N_("{n} over") if tricks > bid else N_("{n} short"), values))]
        over, short = N_("{n} over, tricks only"), N_("{n} short, tricks only")
        return [Term(tricks, Message(over if tricks > bid else short, values))]

    def progress(self, bid: int, tricks: int, trump: str | None = None) -> tuple[Mark, Message]:
        return exactly(bid, tricks)

    def outcome(self, totals: Sequence[int], last: bool) -> tuple[int, ...]:
        """All hands are dealt, or somebody alone in the lead has the target (DB20, D3, D8)."""
        ahead = leaders(totals)
        reached = self.end == "target" and max(totals) >= self.target
        return ahead if last or (reached and len(ahead) == 1) else ()

    def notice(self, deal: Deal) -> tuple[Message, Message] | None:
        """The last hand, if it has one card, is held to the forehead (DB9)."""
        sizes = self.sizes(len(deal.seats))
        if self.forehead == "last" and deal.number == len(sizes) and deal.cards == 1:
            see = N_("You see every card but your own.")
            return Message(N_("Cards to your foreheads")), Message(see)
        return None

    def aim(self, seats: int) -> Message:
        if self.end == "target":
            return Message(N_("first to {target}"), {"target": self.target})
        hands = len(self.sizes(seats))
        one, many = NN_("one hand", "all {n} hands")
        return Message(one, {"n": hands}, many)

    def in_short(self) -> list[Message]:
        miss = {"common": N_("a miss scores its tricks"), "simple": N_("a miss scores nothing")}
        end = {"target": N_("to {target}"), "series": N_("all hands")}
        return [
            Message(miss[self.scoring]),
            Message(end[self.end], {"target": self.target}),
            Message(N_("hook") if self.hook else N_("no hook")),
        ]
