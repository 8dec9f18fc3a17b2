"""A trick on the table as its page shows it: its cards, who wins and why, and the keys of the pad.

What the rules say of it is asked of the referee.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from scorekeeper import referee
from scorekeeper.cards import RANKS, SUITS, Card, Suit, cards_in
from scorekeeper.game import Game
from scorekeeper.messages import N_, NN_, Code, Message, Problem, Refused
from scorekeeper.referee import Verdict
from scorekeeper.rules import Hand
from scorekeeper.trick import Trick
from scorekeeper.web import forms, texts

KEYS = ("rank", "back", "clear")  # what a key of the pad is called


class Lying(NamedTuple):
    """One card of the trick."""

    card: Card
    name: str  # of its player, if that is known
    wins: bool


class Key(NamedTuple):
    """One card that could be the next, and why not if it could not."""

    card: Card
    barred: Message | None


@dataclass(frozen=True)
class Table:
    """Where a trick lies: by itself, or in a hand whose players are known."""

    game: Game
    hand: Hand  # with nothing written, for a trick by itself
    trump: str = ""  # nothing where nobody has chosen it
    players: int | None = None
    names: Sequence[str] = ()  # in the order of playing, if it is known who led
    sides: Sequence[str] = ()  # the name of each player's side
    out: Sequence[Card] = ()


@dataclass(frozen=True)
class Settled:
    """A trick so far, and what the pad offers."""

    table: Table
    cards: list[Card] = field(default_factory=list)
    suit: Suit = Suit.SPADES  # of the keys
    problems: Sequence[Problem] = ()

    @property
    def text(self) -> str:
        """The cards as an address has them."""
        return " ".join(map(str, self.cards))

    @property
    def full(self) -> bool:
        """Has everybody played?"""
        return len(self.cards) == (self.table.players or self.table.game.players[-1])

    @property
    def done(self) -> bool:
        """Does whoever is ahead win? Where nobody knows how many play, it is taken for whole."""
        return self.full or not self.table.players

    @property
    def verdict(self) -> Verdict | None:
        """Nobody knows who wins before trump is known, and two cards lie there."""
        trick = self.trick
        if len(self.cards) < 2 or not trick:
            return None
        return referee.verdict(self.table.game, trick)

    @property
    def trick(self) -> Trick | None:
        """The trick as the rules know it, once trump is known."""
        game, trump = self.table.game, self.table.trump
        if not trump:
            return None
        suit = referee.trump_of(game, trump)
        return referee.trick_of(game, suit, self.cards, len(self.cards), self.table.out)

    @property
    def lying(self) -> list[Lying]:
        found, names = self.verdict, self.table.names
        return [
            Lying(card, names[place] if names else "", bool(found and found.winner == place))
            for place, card in enumerate(self.cards)
        ]

    @property
    def next(self) -> str:
        """Whose card is asked for, if that is known."""
        return "" if self.full or not self.table.names else self.table.names[len(self.cards)]

    @property
    def keys(self) -> list[Key]:
        """A key for each rank of the pack, from the highest."""
        cards = [Card(rank, self.suit) for rank in reversed(self.table.game.pack.ranks)]
        return [Key(card, self._barred(card)) for card in cards]

    def _barred(self, card: Card) -> Message | None:
        asked = [*(one for one in self.cards if one == card), card]
        found = referee.impossible(self.table.game, asked, self.table.out)
        return next((problem.message for problem in found), None)

    def heading(self) -> Message:
        """Who wins; or what is still missing."""
        if not self.cards:
            return Message(N_("Who wins the trick?"))
        if not (found := self.verdict):
            text = N_("{who} led the {card}") if self.table.names else N_("The {card} was led")
            return Message(text, self._played(0))
        texts = {
            (True, True): N_("{who} wins with the {card}"),
            (True, False): N_("So far {who} wins with the {card}"),
            (False, True): N_("The {card} wins"),
            (False, False): N_("So far the {card} wins"),
        }
        return Message(texts[bool(self.table.names), self.done], self._played(found.winner))

    def _played(self, place: int) -> Mapping[str, str | Message]:
        who = self.table.names[place] if self.table.names else ""
        return {"who": who, "card": short(self.cards[place])}

    def reasons(self) -> Iterator[Message]:
        """Why that is so, what would win otherwise, and what the trick brings."""
        if not self.cards:
            yield Message(N_("Tap its cards in the order in which they were played."))
        elif not self.table.trump:
            yield Message(N_("Choose which suit is trump, and the referee says who wins."))
        if not (found := self.verdict):
            return
        yield found.reason
        if found.second:
            values = self._played(self.cards.index(found.second))
            named = N_("Without it {who}’s {card} would win.")
            yield Message(
                named if self.table.names else N_("Without it the {card} would win."), values
            )
        yield from self._brings(found)

    def _brings(self, found: Verdict) -> Iterator[Message]:
        if found.worth:
            sum = texts.formula(found.worth, self.table.game)
            yield Message(N_("The trick is worth {sum}."), {"sum": sum})
        if found.card_points is not None:
            who = self.table.sides[found.winner] if self.table.names else ""
            text = N_("It brings {who} {what}.") if who else N_("It brings {what}.")
            what = texts.listed([texts.say(part) for part in self._parts(found)])
            yield Message(text, {"who": who, "what": what})

    def _parts(self, found: Verdict) -> Iterator[Message]:
        one, many = NN_("{n} card point", "{n} card points")
        yield Message(one, {"n": found.card_points}, many)
        row = self.table.game.fields.get("combination")
        hand = self.table.hand.filled({("trump", None): self.table.trump})
        for suit, made in found.combinations.items():
            if row and row.worth:
                cards = f"{row.spell((0, made))}{Suit(suit).symbol}"
                values = {"cards": cards, "points": row.worth(hand, suit, (0, made))}
                yield Message(N_("{cards} ({points})"), values)


def short(card: Card) -> Message:
    """A card as it is said, but for its number: 7 of hearts, king of spades."""
    rank = card.rank if card.rank.isdigit() else Message(RANKS[card.rank])
    return Message(N_("{rank} of {suit}"), {"rank": rank, "suit": Message(SUITS[card.suit])})


def settled(table: Table, form: Mapping[str, str]) -> Settled:
    """The trick as a request has it, after the key that it presses."""
    suit = form.get("suit", "")
    chosen = Suit(suit) if suit in set(Suit) else Suit.SPADES
    try:
        before = sound(table, cards_in(form.get("cards", "")))
    except Refused as refused:
        return Settled(table, [], chosen, refused.problems)
    if any(key in form for key in KEYS) or suit not in set(Suit):
        chosen = before[0].suit if before else chosen
    try:
        cards = sound(table, pressed(before, form, suit))
    except Refused as refused:
        return Settled(table, before, chosen, refused.problems)
    return Settled(table, cards, cards[0].suit if cards and "rank" in form else chosen)


def pressed(before: Sequence[Card], form: Mapping[str, str], suit: str) -> list[Card]:
    """The cards after a key of the pad."""
    if "clear" in form:
        return []
    if "back" in form:
        return list(before[:-1])
    rank = form.get("rank")
    if rank is None:
        return list(before)
    if suit not in set(Suit):
        raise Refused(Problem(Code.CARDS, Message(N_("Choose the suit first, then the rank."))))
    return [*before, *cards_in(f"{rank} of {suit}")]


def sound(table: Table, cards: list[Card]) -> list[Card]:
    """The same cards; Refused if they cannot lie in one trick."""
    players = table.players or table.game.players[-1]
    referee.trick_of(table.game, None, cards, players, table.out)
    return cards


def players_of(game: Game, form: Mapping[str, str]) -> int | None:
    """How many play, if that is known; Refused if so many cannot."""
    text = form.get("players", "")
    if not text or len(game.players) == 1:
        return game.players[0] if len(game.players) == 1 else None
    number = forms.whole(text)
    if isinstance(number, int) and number in game.players:
        return number
    values = {"game": Message(game.name), "low": game.players[0], "high": game.players[-1]}
    text = N_("{game} is for {low} to {high} players: choose how many play.")
    raise Refused(Problem(Code.PLAYERS, Message(text, values), "players"))
