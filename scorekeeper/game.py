"""What every game is: constants are facts, fields are house rules, methods are the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property, lru_cache
from itertools import islice
from typing import Any, ClassVar

from scorekeeper.cards import FULL, Card, Pack, Suit, cards_in
from scorekeeper.messages import Mark, Message, Problem, Term, total
from scorekeeper.rules import Cells, Deal, Field, Hand, Rows, Stage, in_cells, in_rows
from scorekeeper.trick import Duty, Trick, beat, follow

Taken = tuple[int, list[Card]]  # a trick: the side that won it, and its cards


@dataclass(frozen=True)
class Game(ABC):
    """One game: its constants are facts, its fields house rules, its methods the rules."""

    key: ClassVar[str]
    name: ClassVar[str]
    about: ClassVar[str]  # one line for whoever chooses a game
    players: ClassVar[range]
    clockwise: ClassVar[bool] = True
    each_trick_scores: ClassVar[bool] = False  # by itself, so that one alone has its points
    calls: ClassVar[bool] = False  # what others bid, these players call
    trump: ClassVar[Suit | None] = None  # the suit that always is
    overtrumps: ClassVar[bool] = False  # must whoever cannot follow suit beat the trumps before?
    pack: ClassVar[Pack] = FULL
    partnerships: ClassVar[bool] = False  # two pairs, who sit opposite each other
    endless: ClassVar[bool] = False  # nobody knows beforehand how many hands it will be
    aims: ClassVar[Sequence[str]] = ("end", "target", "hands")  # the house rules that aim() tells

    @abstractmethod
    def sizes(self, seats: int) -> Iterable[int]:
        """The cards dealt to each of so many players, hand by hand."""

    @abstractmethod
    def stages(self) -> tuple[Stage, ...]:
        """What is written down for a hand, in order."""

    @abstractmethod
    def score(self, *args: Any, **told: Any) -> Sequence[Term]:
        """One side's points for a hand; the parameters are the names of the fields."""

    @abstractmethod
    def outcome(self, hand: Hand, totals: Sequence[int], last: bool) -> tuple[int, ...]:
        """The winners, once this hand decided the game; nobody while it goes on."""

    @abstractmethod
    def aim(self, seats: int) -> Message:
        """When the game ends, in a few words."""

    def progress(self, *args: Any, **told: Any) -> tuple[Mark, Message] | None:
        """How a side with a bid stands while the tricks fall, in words."""
        return None

    def made(self, *args: Any, **told: Any) -> bool | None:
        """Did a side make its bid? Nobody knows where there are none."""
        return None

    def void(self, trick: Trick, cards: Sequence[Card]) -> Duty | None:
        """What a player with these cards must do who cannot follow suit; None: play any card."""
        above = trick.above(cards) if self.overtrumps else []
        return beat(trick, above) if above else None

    @cached_property
    def trumps(self) -> tuple[str, ...]:
        """What can be trump, no trump included: the suit that always is, or what may be noted."""
        if self.trump or "trump" not in self.fields:
            return (self.trump,) if self.trump else tuple(Suit)
        [deal] = islice(self.deals(self.players[0], 0), 1)
        return tuple(self.fields["trump"].choices(Hand(deal, ()), None) or ())

    def duty(self, trick: Trick, cards: Sequence[Card]) -> Duty | None:
        """What a player with these cards must do; None: play any card."""
        if not trick.cards:
            return None
        same = [card for card in cards if card.suit == trick.led]
        return follow(trick, same) if same else self.void(trick, cards)

    def worth(self, cards: list[Card]) -> Sequence[Term]:
        """What a trick of these cards scores, where each scores by itself; nothing elsewhere."""
        if not self.each_trick_scores:
            return ()
        [deal] = islice(self.deals(self.players[0], 0), 1)
        rows = {"tricks": {0: 1}, **self.carried([(0, cards)])}
        return self.score(**self.told(Hand(deal, (0,), rows), 0))

    def carried(self, tricks: Sequence[Taken]) -> Rows:
        """What these tricks bring to those who won them; nothing where only the winner counts."""
        return {}

    def decimals(self) -> int:
        """How many digits of the points are shown behind the decimal mark."""
        return 0

    def shown(self, points: int) -> Decimal:
        """The points as they are shown."""
        return Decimal(points).scaleb(-self.decimals())

    def all_tricks_to(self, hand: Hand, side: int) -> Cells:
        """What is known at once when a side won every trick; nothing where that is not asked."""
        return {}

    def misfits(self, seats: int) -> Iterator[Problem]:
        """House rules that do not go with so many players."""
        yield from ()

    def largest(self, present: int) -> int | None:
        """The largest hand of so many players; None in games in which nobody joins or leaves."""
        return None

    def notice(self, deal: Deal, last: bool) -> tuple[Message, Message] | None:
        """What everybody must know before they look at a card: a heading and a sentence."""
        return None

    def series(self, seats: int) -> tuple[int, ...]:
        """The sizes of all hands, where it is known beforehand how many there will be."""
        return () if self.endless else tuple(self.sizes(seats))

    def sides(self, seats: int) -> list[list[int]]:
        """The seats of every side."""
        return [[0, 2], [1, 3]] if self.partnerships else [[seat] for seat in range(seats)]

    def deals(self, seats: int, first_dealer: int, after: int = 0) -> Iterator[Deal]:
        """The hands after so many, each with its dealer and its order of speaking."""
        step = 1 if self.clockwise else -1
        around = [step * n for n in range(1, seats + 1)]
        for number, cards in enumerate(islice(self.sizes(seats), after, None), after + 1):
            turn = first_dealer + step * (number - 1)
            order = tuple([(turn + place) % seats for place in around])
            yield Deal(number, cards, order[-1], order)

    @cached_property
    def fields(self) -> dict[str, Field]:
        """Every field by its name, in the order of the stages."""
        return {field.name: field for stage in self.plan for field in stage.fields}

    @cached_property
    def plan(self) -> tuple[Stage, ...]:
        """The stages, made once."""
        return self.stages()

    @property
    def counts_cards(self) -> bool:
        """Do the cards of a trick bring anything beside the trick itself?"""
        return type(self).carried is not Game.carried

    def so_far(self, hand: Hand) -> Cells:
        """What the tricks come to whose cards are written, if those are all so far.

        Only where a hand may be stopped; nothing elsewhere.
        """
        return {}

    def taken(self, rows: Rows) -> list[Taken]:
        """The tricks that are written with their cards."""
        played, won = rows.get("played", {}), rows.get("won", {})
        return [(won[n], cards_in(str(text))) for n, text in sorted(played.items()) if n in won]

    def with_cards(self, rows: Rows) -> Rows:
        """What is written of a hand, and what the cards tell that were played in it."""
        if "played" not in rows:
            return rows
        return in_rows({**in_cells(self._carried(rows)), **in_cells(rows)})

    def _carried(self, rows: Rows) -> Rows:
        return self.carried(self.taken(rows))

    def beneath(self, rows: Rows, entry: Cells) -> Cells:
        """The cells that an entry is written over.

        Whoever changes something that the cards tell speaks for the cards from then on.
        """
        told = in_cells(self._carried(rows))
        if all(told.get(cell, value) == value for cell, value in entry.items()):
            return in_cells(rows)
        kept = {name: row for name, row in rows.items() if name != "played"}
        return {**told, **in_cells(kept)}

    def written_at_once(self, cells: Cells) -> bool:
        """Do these cells close a hand, so that none of them may be missing?"""
        return any(self.fields[name].at_once for name, _ in cells)

    def told(self, hand: Hand, side: int) -> dict[str, Any]:
        """What is written for one side, by name."""
        return dict(zip(self.telling, *self.told_each(hand, [side]), strict=True))

    def told_each(self, hand: Hand, sides: Sequence[int]) -> Iterable[tuple[Any, ...]]:
        """The same for several sides, without the names."""
        columns = [field.told(hand.row(name), sides) for name, field in self.telling.items()]
        return zip(*columns, strict=True)

    @cached_property
    def scored(self) -> Callable[[tuple[Any, ...]], tuple[tuple[Term, ...], int]]:
        """The terms and the points for what one side is told; most of it is told again."""

        @lru_cache(maxsize=10_000)
        def scored(told: tuple[Any, ...]) -> tuple[tuple[Term, ...], int]:
            terms = self.score(**dict(zip(self.telling, told, strict=True)))
            return tuple(terms), total(terms)

        return scored

    @cached_property
    def keys(self) -> dict[str, Field]:
        """Every field by what a record calls it."""
        return {field.key: field for field in self.fields.values() if field.recorded}

    @cached_property
    def telling(self) -> dict[str, Field]:
        """The fields that concern a side, by their names."""
        return {name: field for name, field in self.fields.items() if field.per != "trick"}

    def stage(self, hand: Hand) -> Stage | None:
        """What is to be written next, or None once the hand is whole."""
        return next((stage for stage in self.plan if not stage.whole(hand)), None)

    def problems(self, hand: Hand, whole: bool = False) -> list[Problem]:
        """Everything wrong with a hand; what is missing counts once a later stage has begun."""
        fields = [field for name, field in self.fields.items() if name in hand.rows]
        found: list[Problem] = []
        for field in fields:
            found += field.misfits(hand)
        if found:
            return found
        for field in fields:
            found += field.problems(hand)
        unsound = {problem.field for problem in found}
        for stage in reversed(self.plan):
            found += stage.blanks(hand) if whole else []
            whole = whole or stage.begun(hand)
            for check in stage.checks:
                if unsound.isdisjoint(check.fields):
                    found += check.find(hand)
        return found


def leaders(totals: Sequence[Any]) -> tuple[int, ...]:
    """The sides with the most points."""
    most = max(totals)
    return tuple([side for side, points in enumerate(totals) if points == most])
