"""Brouc: two pairs, card points and combinations, rounded to tens; first to thirty-one.

The ids are those of docs/rules.md.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import repeat
from typing import Any

from scorekeeper.card_points import (
    ALL,
    COUNT,
    PLAY,
    TRUMP,
    WORTH,
    Combined,
    claimed,
    combined,
    completes,
    higher,
    not_lower,
    piles,
)
from scorekeeper.cards import SHORT, Card
from scorekeeper.game import Game, Taken, leaders
from scorekeeper.house_rules import choice, number_from
from scorekeeper.messages import N_, Code, Message, Problem, Side, Term, total
from scorekeeper.rules import Cells, Choices, Field, Hand, Place, Stage, a_side
from scorekeeper.trick import Duty, Trick


@dataclass(frozen=True)
class Brouc(Game):
    """Two pairs who sit opposite (BR1), counter-clockwise (BR4)."""

    key = "brouc"
    name = N_("Brouc")
    about = N_("2 pairs, card points, first to 31.")
    players = range(4, 5)
    clockwise = False
    partnerships = True
    pack = SHORT
    endless = True

    target: int = number_from(N_("Target"), 31, least=1)
    claim: str = choice(
        N_("A claim needs"),
        {"rounded": N_("the target, rounded"), "exact": N_("the target to the point"),
         "over": N_("more than the target less one")},
    )  # fmt: skip
    all_tricks: int = choice(N_("Points for all eight tricks"), {2: "2", 0: "0"})
    undertrump: str = choice(
        N_("Undertrumping"), {"allowed": N_("allowed"), "forbidden": N_("forbidden")}
    )

    def sizes(self, seats: int) -> Iterable[int]:
        return repeat(8)  # BR5

    def stages(self) -> tuple[Stage, ...]:
        """Trump (BR5), the tricks and combinations, the card points, and a claim if any (BR17)."""
        claim = Field("claim", a_side, "hand", self.claims, label=N_("Claim"),
                      said=N_("{who} claimed the game"))  # fmt: skip
        return TRUMP, PLAY, COUNT, Stage("claim", (claim,))

    def all_tricks_to(self, hand: Hand, side: int) -> Cells:
        """Then all card points came with them (4.5)."""
        every = {"tricks": hand.deal.cards, "card_points": ALL}
        shares = [(name, s, all) for name, all in every.items() for s in hand.sides]
        return {(name, s): all if s == side else 0 for name, s, all in shares}

    def raw(self, card_points: int, combination: Combined, **told: Any) -> list[Term]:
        """Card points and combinations, those of the trump suit twice (BR11, BR14)."""
        worth = [WORTH[cards] * (2 if suit == told["trump"] else 1) for suit, cards in combination]
        return [Term(card_points), *map(Term, worth)]

    def score(self, tricks: int | None, **told: Any) -> Sequence[Term]:
        """Tens of the raw points, a five rounded up (BR15); two more for every trick (R2)."""
        terms = self.raw(**told)
        raw, tens = total(terms), rounded(total(terms))
        added = " + ".join(str(term.points) for term in terms)
        text = "{added} = {raw} → {tens}" if len(terms) > 1 else "{raw} → {tens}"
        counts = Term(tens, Message(text, {"added": added, "raw": raw, "tens": tens}))
        return [counts, Term(self.all_tricks)] if tricks == 8 and self.all_tricks else [counts]

    def void(self, trick: Trick, cards: Sequence[Card]) -> Duty | None:
        """A higher trump (BR8), or one that completes a combination of trumps (BR9)."""
        above = trick.above(cards)
        lower = [card for card in cards if card not in above and completes(trick, card)]
        if above:
            return higher(trick, above, lower)
        if self.undertrump == "allowed":
            return None
        return not_lower(trick, [card for card in cards if card.suit != trick.trump], lower)

    def carried(self, tricks: Sequence[Taken]) -> dict[str, dict[Any, Any]]:
        """The combinations in a trick (BR12), and the card points once all eight are known."""
        made = {suit: (side, one) for side, cards in tricks for suit, one in combined(cards)}
        return {"combination": made} | ({"card_points": piles(tricks)} if len(tricks) == 8 else {})

    def so_far(self, hand: Hand) -> Cells:
        tricks = self.taken(hand.rows)
        if not tricks or len(tricks) < len(hand.named("won")):
            return {}
        return {("card_points", side): points for side, points in piles(tricks).items()}

    def raws(self, hand: Hand) -> list[int]:
        return [total(self.raw(**self.told(hand, side))) for side in hand.sides]

    def reaches(self, before: int, raw: int) -> bool:
        """Is a claim good, with this total before the hand and these raw points in it (R4)?"""
        if self.claim == "rounded":
            return before + rounded(raw) >= self.target
        missing = 10 * self.target - (10 * before + raw)
        return missing < 10 if self.claim == "over" else missing <= 0

    def claims(self, hand: Hand, place: Place) -> Choices:
        """A side may claim what its points so far make true; unknown points are not doubted."""
        points = map(hand.named("card_points").get, hand.sides)
        if not hand.before or any(n not in range(ALL + 1) for n in points):
            return dict.fromkeys(hand.sides)
        good = map(self.reaches, hand.before, self.raws(hand))
        return {side: None if ok else self.short(hand, side) for side, ok in enumerate(good)}

    def short(self, hand: Hand, side: int) -> Problem:
        before, raw = hand.before[side], self.raws(hand)[side]
        counts = Decimal(rounded(raw)) if self.claim == "rounded" else Decimal(raw) / 10
        need = N_("more than {less}") if self.claim == "over" else "{target}"
        values = {
            "who": Side(side), "before": before, "counts": counts, "sum": before + counts,
            "need": Message(need, {"target": self.target, "less": self.target - 1}),
        }  # fmt: skip
        text = N_("{before} + {counts} = {sum}, and {need} is needed: {who} play on.")
        return Problem(Code.CLAIM_SHORT, Message(text, values), "claim", side)

    def outcome(self, hand: Hand, totals: Sequence[int], last: bool) -> tuple[int, ...]:
        """A claim wins at once (BR17); else the higher total, then the more raw points (R6)."""
        if claimed(hand):
            return (hand.named("claim")[None],)
        if max(totals) < self.target:
            return ()
        ahead = leaders(list(zip(totals, self.raws(hand), strict=True)))
        return ahead if len(ahead) == 1 else ()

    def aim(self, seats: int) -> Message:
        return Message(N_("first to {target}"), {"target": self.target})


def rounded(raw: int) -> int:
    """To the nearest ten, a five up (R1), in tens."""
    return (raw + 5) // 10
