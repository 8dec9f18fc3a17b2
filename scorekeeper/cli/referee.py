"""`scorekeeper referee`: who wins a trick and why, and what may be played to it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from scorekeeper import record, referee
from scorekeeper.cards import Card, Suit, cards_in, suit_in
from scorekeeper.cli.house import listed, ruled, wrong
from scorekeeper.cli.records import one_line
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.messages import Code, Refused, Term, total
from scorekeeper.rules import Hand
from scorekeeper.trick import Trick, either

NO_TRUMP = {"no trump": "none", "nt": "none"}
NOBODY_LED = "Nobody has led yet."


class Question(NamedTuple):
    """What somebody wants to know."""

    game: Game
    trick: Trick
    hand: list[Card] | None  # None: nobody asks what may be played
    over: bool  # has everybody played to the trick?


def add_to(commands: Any) -> None:
    """Adds the command `referee`."""
    parser = commands.add_parser("referee", help="settle a trick, or say which cards may be played")
    keys = ", ".join(GAMES)
    parser.add_argument("--game", required=True, choices=GAMES, metavar="GAME", help=keys)
    parser.add_argument("--trump", metavar="SUIT", help="hearts, h or ♥; none if there is none")
    parser.add_argument("--hand", metavar="CARDS", help="somebody’s cards: which may be played?")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="a house rule of yours"
    )
    parser.add_argument("--players", type=int, metavar="N", help="how many play, if not the most")
    parser.add_argument("--turned-up", default="", metavar="CARD", help="a card out of play")
    parser.add_argument("--json", action="store_true", help="one JSON object, on one line")
    parser.add_argument(
        "cards", nargs="*", metavar="CARD", help="the trick as it was played: 9S KH QH 7D"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0 once there is an answer, 1 for what cannot be."""
    try:
        question = asked(arguments)
    except Refused as refused:
        complain(refused, arguments.json)
        return 1
    if arguments.json:
        print(json.dumps({**settled(question), **allowed(question)}))
    else:
        print("\n".join([*verdict_lines(question), *hand_lines(question)]))
    return 0


def complain(refused: Refused, as_json: bool) -> None:
    """Says what cannot be: as JSON, or one line an error on standard error."""
    errors = record.errors(refused)
    if as_json:
        print(json.dumps({"errors": errors}))
        return
    for error in errors:
        print(one_line(error["message"]), file=sys.stderr)


def asked(arguments: argparse.Namespace) -> Question:
    """The question in these arguments; Refused if it has no answer."""
    game = ruled(GAMES[arguments.game], arguments.rule)
    trump = trump_in(game, arguments.trump)
    players = players_in(game, arguments.players)
    out = turned_up(game, arguments.turned_up)
    trick = referee.trick_of(game, trump, cards_in(" ".join(arguments.cards)), players, out)
    if arguments.hand is not None:
        hand = hand_in(game, trick, arguments.hand, players, out)
        return Question(game, trick, hand, over=False)
    if not trick.cards:
        raise wrong("Name the cards of the trick, or with --hand those of whoever is to lead.")
    least = arguments.players or game.players[0]
    return Question(game, trick, None, over=len(trick.cards) >= least)


def trump_in(game: Game, text: str | None) -> Suit | None:
    """The trump that the text names; it may be left out where it is always the same."""
    if text:
        named = text.strip().lower()
        return referee.trump_of(game, suit_in(named) or NO_TRUMP.get(named, named))
    if len(game.trumps) > 1:
        raise wrong(f"Say what is trump, with --trump: {listed(game.trumps)}.", "trump")
    return referee.trump_of(game, *game.trumps)


def players_in(game: Game, players: int | None) -> int:
    """How many play: the most there can be, if nobody says."""
    if players is None:
        return game.players[-1]
    if players not in game.players:
        known = " to ".join(map(str, sorted({game.players[0], game.players[-1]})))
        raise wrong(f"{game.name} is for {known} players.", "players", Code.PLAYERS)
    return players


def turned_up(game: Game, text: str) -> list[Card]:
    """The card out of play, if there is one."""
    cards = cards_in(text)
    if len(cards) > 1:
        raise wrong(f"One card at most is turned up, not {len(cards)}.", "turned_up")
    if problems := list(referee.impossible(game, cards)):
        raise Refused(*problems)
    return cards


def hand_in(game: Game, trick: Trick, text: str, players: int, out: Sequence[Card]) -> list[Card]:
    """The cards of whoever is to play next."""
    cards = cards_in(text)
    if not cards:
        raise wrong("Name the cards in the hand: at least one.", "hand")
    if len(trick.cards) == players:
        raise wrong(f"All {players} players have played to this trick already.", "hand")
    referee.in_hand(game, trick, cards, out)
    return cards


def settled(question: Question) -> dict[str, Any]:
    """Who wins, and what the trick brings, as plain JSON values."""
    game, trick = question.game, question.trick
    if not trick.cards:
        nothing = dict.fromkeys(("winner", "card", "reason", "card_points"))
        return {**nothing, "reason": NOBODY_LED, "combinations": [], "value": None}
    verdict = referee.verdict(game, trick)
    return {
        "winner": verdict.winner,
        "card": str(trick.winner),
        "reason": because(verdict),
        "card_points": verdict.card_points,
        "combinations": [{"suit": s, "cards": cards} for s, cards in verdict.combinations.items()],
        "value": total(verdict.worth) if verdict.worth else None,
    }


def because(verdict: referee.Verdict) -> str:
    """Why that card wins, and what would have won without it."""
    sentences = [verdict.reason]
    if verdict.second:
        sentences.append(referee.without(verdict.second))
    return " ".join(sentence.say([]) for sentence in sentences)


def allowed(question: Question) -> dict[str, Any]:
    """What may be played, and why not the rest, as plain JSON values; nothing if nobody asks."""
    game, trick, hand, _ = question
    if hand is None:
        return {}
    choice = referee.choice(game, trick, hand)
    refused = {str(card): why.say([]) for card, why in choice.refused.items()}
    return {"legal": [*map(str, choice.legal)], "refused": refused}


def verdict_lines(question: Question) -> Iterator[str]:
    """The trick with its winner, why, and what it brings, for people."""
    game, trick = question.game, question.trick
    if not trick.cards:
        yield NOBODY_LED
        return
    for card in trick.cards:
        yield f"{'→' if card == trick.winner else ' '} {card.short}"
    verdict = referee.verdict(game, trick)
    wins = "wins" if question.over else "is ahead"
    name = trick.winner.words.say([])
    yield f"\nCard {verdict.winner + 1}, the {name}, {wins}. {because(verdict)}"
    if verdict.card_points is not None:
        yield f"Card points: {verdict.card_points}"
    if verdict.combinations:
        yield f"Combinations: {', '.join(combinations(game, trick, verdict))}"
    if verdict.worth:
        yield f"Value: {as_sum(verdict.worth)}"


def combinations(game: Game, trick: Trick, verdict: referee.Verdict) -> Iterator[str]:
    """Each combination with its points: K-Q♥ for 40."""
    field, [deal] = game.fields["combination"], islice(game.deals(game.players[0], 0), 1)
    hand = Hand(deal, (), {"trump": {None: trick.trump}})
    assert field.worth
    for suit, cards in verdict.combinations.items():
        points = field.worth(hand, suit, (0, cards))
        yield f"{'-'.join(cards)}{Suit(suit).symbol} for {points}"


def as_sum(terms: Sequence[Term]) -> str:
    """The terms and what they come to: 1 − 4 = −3."""
    first, *others = [term.points for term in terms]
    sum = str(first) + "".join(f" {'−' if n < 0 else '+'} {abs(n)}" for n in others if n)
    return f"{sum} = {total(terms)}".replace("-", "−") if any(others) else sum


def hand_lines(question: Question) -> Iterator[str]:
    """What may be played, and why not the rest, for people."""
    game, trick, hand, _ = question
    if hand is None:
        return
    choice = referee.choice(game, trick, hand)
    yield f"\nYou may play {either(choice.legal).say([])}."
    for card, why in choice.refused.items():
        yield f"Not {card.short}: {why.say([])}"
