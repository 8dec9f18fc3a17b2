"""What was written, in words: for the log, for undo and redo, and for screen readers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorekeeper.adjustments import Adjusted
from scorekeeper.cards import SUITS
from scorekeeper.changing import Described, Renamed
from scorekeeper.game import Game
from scorekeeper.log import (
    REASONS,
    Begun,
    Ended,
    Event,
    Redid,
    Ruled,
    Step,
    Undid,
    Wrote,
)
from scorekeeper.messages import N_, Message, Side
from scorekeeper.rules import Cell, Cells, Field, Hand, Place, suit_named
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Seated, Way

SEATED = {  # and whether somebody begins with the lowest total
    (Way.TAKES_OVER, False): N_("{name} takes over the seat of {who}, from hand {hand} on"),
    (Way.JOINS, False): N_("{name} joins with 0 points, from hand {hand} on"),
    (Way.JOINS, True): N_("{name} joins with the lowest total, from hand {hand} on"),
    (Way.LEAVES, False): N_("{who} leaves, from hand {hand} on"),
    (Way.SITS_OUT, False): N_("{who} sits out hand {hand}"),
}


def told(step: Step) -> Message:
    """What the step did, as a short sentence."""
    match step.event:
        case Begun():
            return begun(step.event)
        case Ruled():
            return Message(N_("House rules changed"))
        case Ended():
            return Message(N_("The table stopped early"))
        case Adjusted():
            return adjusted(step.after.game, step.event)
        case Seated():
            return seated(step.event, step.before.seated)
        case Renamed():
            return renamed(step.event, step.before.seated)
        case Described():
            return described(step.event, step.before)
        case Undid():
            return Message(N_("Taken back: {what}"), {"what": _of(step)})
        case Redid():
            return Message(N_("Brought back: {what}"), {"what": _of(step)})
        case Wrote():
            return written(step.after.game, step.event)


def _of(step: Step) -> Message:
    return told(step.of) if step.of else Message(N_("nothing"))


def begun(event: Begun) -> Message:
    text = N_("{who} deals first, drawn by lot") if event.drawn else N_("{who} deals first")
    return Message(text, {"who": event.players[event.first_dealer]})


def adjusted(game: Game, event: Adjusted) -> Message:
    text = N_("{points} for {who}: {reason}") if event.reason else N_("{points} for {who}")
    sign = "+{points}" if event.points > 0 else "{points}"
    number = Message(sign, {"points": game.shown(event.points)})
    return Message(text, {"points": number, "who": Side(event.side), "reason": event.reason})


def seated(event: Seated, before: Sequence[str]) -> Message:
    """Who comes or goes, given who sat on every seat before."""
    values = {"hand": event.hand, "name": event.name, "who": ""}
    if event.seat < len(before):
        values["who"] = before[event.seat]
    return Message(SEATED[event.way, event.lowest], values)


def renamed(event: Renamed, before: Sequence[str]) -> Message:
    values = {"who": before[event.seat], "name": event.name}
    return Message(N_("{who} is now called {name}"), values)


def described(event: Described, before: Scoresheet) -> Message:
    if event.notes != before.notes:
        return Message(
            N_("The notes say: {notes}") if event.notes else N_("The notes are gone"),
            {"notes": event.notes},
        )
    text = N_("The game is called “{title}”") if event.title else N_("The game has no title")
    return Message(text, {"title": event.title})


def written(game: Game, event: Wrote) -> Message:
    number = {"number": event.hand}
    if event.correction:
        return Message(N_("Hand {number} corrected"), number)
    if len(event.cells) > 1 and game.written_at_once(event.cells):
        return Message(N_("Hand {number} counted"), number)
    if any(game.fields[name].per == "trick" and v is None for (name, _), v in event.cells.items()):
        return Message(N_("One trick taken back"))
    if shown := [place for name, place in event.cells if name == "played"]:
        return trick(game, event.cells, shown[0])
    if len(event.cells) > 1:
        return Message(N_("Hand {number} noted"), number)
    (cell, value), *_ = event.cells.items()
    return said(game, cell, value)


def trick(game: Game, cells: Cells, place: Any) -> Message:
    """A trick in one sentence: who won it, and its cards if they are told."""
    won, played = ("won", place), ("played", place)
    if won not in cells or played not in cells:
        told = won if won in cells else played
        return said(game, told, cells[told])
    cards = game.fields["played"].spell(cells[played])
    values = {"trick": place, "who": Side(cells[won]), "cards": cards}
    return Message(N_("Trick {trick} to {who}: {cards}"), values)


def said(game: Game, cell: Cell, value: Any) -> Message:
    """One cell as it is said at the table; of one that was rubbed out, that nothing is there."""
    name, place = cell
    field = game.fields[name]
    if value is not None:
        return field.say(field.said, place, value)
    values = {"what": field.say(field.label, place), "nothing": nothing(field)}
    return Message(N_("{what}: {nothing}"), values)


def nothing(field: Field) -> Message:
    """What is said where nothing is written: of what goes to a side, that nobody has it."""
    goes_to_a_side = "{who}" in field.said
    return Message(N_("nobody") if goes_to_a_side else N_("not noted"))


def option(field: Field, place: Place, value: Any) -> Message:
    """A value as one of several to choose from."""
    if field.per == "side" or "{who}" not in field.said:
        return Message("{value}", {"value": field.spell(value)})
    text = N_("{value}: {who}") if field.parts else "{who}"
    return field.say(text, place, value)


def trump(value: str) -> Message:
    return suit_named(value)


def did(game: Game, hand: Hand, side: int) -> list[Message]:
    """What a side did in a hand, the latest stage first: what it took, and what it had bid."""
    return [
        field.say(field.words, place, value)
        for stage in reversed(game.plan)
        for field in stage.fields
        if field.words
        for place, value in by_suit(hand.row(field.name))
        if side == field.owner(place, value)
    ]


def by_suit(row: Mapping[Any, Any]) -> list[tuple[Any, Any]]:
    """What stands in a row, suits in the order in which they count."""
    suits = list(SUITS)
    return sorted(row.items(), key=lambda one: suits.index(one[0]) if one[0] in suits else 0)


def declared(game: Game, hand: Hand) -> list[Message]:
    """What a side did that is written once for the hand, such as a claim."""
    return [
        said(game, (name, place), value)
        for (name, place), value in hand.cells.items()
        if place is None and "{who}" in game.fields[name].said
    ]


def details(step: Step) -> list[Message]:
    """Each value of an entry that was written in one go, field by field.

    A trick with its cards is told already.
    """
    event = step.event
    if not isinstance(event, Wrote) or event.correction or len(event.cells) < 2:
        return []
    game = step.after.game
    shown = {place for name, place in event.cells if name == "played"}
    return [
        said(game, cell, v)
        for cell, v in in_order(game, event.cells)
        if v is not None and not (game.fields[cell[0]].per == "trick" and cell[1] in shown)
    ]


def in_order(game: Game, cells: Cells) -> list[tuple[Cell, Any]]:
    """The cells field by field."""
    names = list(game.fields)
    return sorted(cells.items(), key=lambda pair: names.index(pair[0][0]))


def changes(step: Step) -> list[tuple[Message, Message]]:
    """Every value that a correction replaced: what was said before, and what is said now."""
    event = step.event
    if not isinstance(event, Wrote) or not event.correction:
        return []
    old, new = step.before.at(event.hand), step.after.at(event.hand)
    if not old or not new:
        return []
    pairs = [
        ((name, place), old.row(name).get(place), new.row(name).get(place))
        for name, place in event.cells
    ]
    game = step.after.game
    return [(value(game, c, was), value(game, c, now)) for c, was, now in pairs if was != now]


def reason(event: Event) -> Message | None:
    """Why something was corrected; words that were written say more than “another reason”."""
    if not isinstance(event, Wrote) or not (event.reason or event.note):
        return None
    said = Message(REASONS.get(event.reason, ""))
    if not event.note:
        return said
    text = "{note}" if event.reason in ("", "other") else "{reason}: {note}"
    return Message(text, {"reason": said, "note": event.note})


def value(game: Game, cell: Cell, what: Any) -> Message:
    return Message(N_("nothing")) if what is None else said(game, cell, what)


def replaced(step: Step) -> list[Message]:
    """What stood where an entry that is no correction has written something else.

    Of tricks that move up, only the one that was taken back.
    """
    event = step.event
    old = step.before.at(event.hand) if isinstance(event, Wrote) and not event.correction else None
    if not isinstance(event, Wrote) or not old:
        return []
    game, stood = step.after.game, old.cells
    was = [cell for cell, v in in_order(game, event.cells) if cell in stood and stood[cell] != v]
    tricks = [cell for cell in was if game.fields[cell[0]].per == "trick"]
    kept = [cell for cell in was if cell not in tricks[1:]]
    return [
        trick(game, stood, cell[1]) if cell in tricks else said(game, cell, stood[cell])
        for cell in kept
    ]
