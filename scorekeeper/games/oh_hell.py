"""Oh Hell: bid exactly what you will win, on hands that grow and then shrink.

The ids are those of docs/rules.md, where it stands beside Devil's Bridge, its cousin.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorekeeper.common import TRICKS, TRUMP, bids, exactly, hook, up_to_cards
from scorekeeper.game import Game, leaders
from scorekeeper.house_rules import choice, number_from, yes_or_no
from scorekeeper.messages import N_, NN_, Code, Mark, Message, Problem, Term
from scorekeeper.rules import Hand, Stage
from scorekeeper.scorings import SCORING, exact

RULE = {True: hook, False: up_to_cards}
BIDS = {bound: Stage("bids", (TRUMP, bids(rule))) for bound, rule in RULE.items()}
SEQUENCES = {
    "up-down": "1–{most}–1", "down-up": "{most}–1–{most}", "up": "1–{most}", "down": "{most}–1",
}  # fmt: skip
LARGEST: dict[int | None, str] = {None: N_("as usual"), **{n: str(n) for n in range(1, 18)}}


@dataclass(frozen=True)
class OhHell(Game):
    """Three to seven players, each alone (DB1); the highest total wins."""

    key = "oh-hell"
    name = N_("Oh Hell")
    about = N_("3 to 7 players, exact bids, many ways to score.")
    players = range(3, 8)

    scoring: str = choice(N_("A bid scores"), {key: how.words for key, how in SCORING.items()})
    end: str = choice(
        N_("The game ends"), {"series": N_("after all hands"), "target": N_("at the target")}
    )
    target: int = number_from(N_("Target"), 100, least=1, end="target")
    hook: bool = yes_or_no(N_("The hook binds the dealer"))
    max_cards: int | None = choice(N_("Largest hand"), LARGEST)
    sequence: str = choice(N_("Hands"), SEQUENCES)

    def most(self, seats: int) -> int:
        """The cards of the largest hand (DB7)."""
        return self.max_cards or {6: 8, 7: 7}.get(seats, 10)

    def largest(self, present: int) -> int:
        """So large that a card is left to turn up, when people come and go (D13)."""
        return min(self.most(present), 51 // present)

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
        """The bids, under the hook (DB13), and trump if it is noted (DB6); then the tricks."""
        return BIDS[self.hook], TRICKS

    def score(self, bid: int, tricks: int, trump: str | None = None) -> Sequence[Term]:
        return exact(self.scoring, bid, tricks)

    def progress(self, bid: int, tricks: int, trump: str | None = None) -> tuple[Mark, Message]:
        return exactly(bid, tricks)

    def made(self, bid: int, tricks: int, trump: str | None = None) -> bool:
        return bid == tricks

    def outcome(self, hand: Hand, totals: Sequence[int], last: bool) -> tuple[int, ...]:
        """All hands are dealt, or somebody alone in the lead has the target (DB20, D3, D8)."""
        if not last and (self.end == "series" or max(totals) < self.target):
            return ()
        ahead = leaders(totals)
        return ahead if last or len(ahead) == 1 else ()

    def aim(self, seats: int) -> Message:
        if self.end == "target":
            return Message(N_("first to {target}"), {"target": self.target})
        one, many = NN_("one hand", "all {n} hands")
        return Message(one, {"n": len(self.sizes(seats))}, many)
