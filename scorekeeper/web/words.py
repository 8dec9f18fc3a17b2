"""What was written, in words: for the log, for undo and redo, and for screen readers."""

from __future__ import annotations

from typing import Any

from scorekeeper.log import Begun, Ended, Log, Redid, Ruled, Step, Undid, Wrote
from scorekeeper.messages import N_, Message, Side
from scorekeeper.rules import Cell

TRUMPS = {
    "hearts": N_("hearts"),
    "diamonds": N_("diamonds"),
    "clubs": N_("clubs"),
    "spades": N_("spades"),
    "none": N_("no trump"),
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
        case Undid():
            return Message(N_("Taken back: {what}"), {"what": _of(step)})
        case Redid():
            return Message(N_("Brought back: {what}"), {"what": _of(step)})
        case Wrote():
            return written(step.event)


def _of(step: Step) -> Message:
    return told(step.of) if step.of else Message(N_("nothing"))


def begun(event: Begun) -> Message:
    text = N_("{who} deals first, drawn by lot") if event.drawn else N_("{who} deals first")
    return Message(text, {"who": Side(event.first_dealer)})


def written(event: Wrote) -> Message:
    if event.correction:
        return Message(N_("Hand {number} corrected"), {"number": event.hand})
    if any(name == "tricks" for name, _ in event.cells):
        return Message(N_("Hand {number} counted"), {"number": event.hand})
    if None in event.cells.values():
        return Message(N_("One trick taken back"))
    (cell, value), *_ = event.cells.items()
    return said(cell, value)


def said(cell: Cell, value: Any) -> Message:
    """One cell as it is said at the table."""
    name, place = cell
    match name:
        case "bid":
            return Message(N_("{who} bid {bid}"), {"who": Side(place or 0), "bid": value})
        case "won":
            return Message(N_("Trick {trick} to {who}"), {"trick": place, "who": Side(value)})
        case "tricks":
            return Message(N_("{who} took {tricks}"), {"who": Side(place or 0), "tricks": value})
    return Message(N_("Trump {suit}"), {"suit": trump(value)})


def trump(value: str) -> Message:
    return Message(TRUMPS[value])


def details(step: Step) -> list[Message]:
    """Each value of an entry that was written in one go."""
    event = step.event
    if not isinstance(event, Wrote) or event.correction or len(event.cells) < 2:
        return []
    return [said(cell, what) for cell, what in event.cells.items() if what is not None]


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
    return [(value(cell, was), value(cell, now)) for cell, was, now in pairs if was != now]


def value(cell: Cell, what: Any) -> Message:
    return Message(N_("nothing")) if what is None else said(cell, what)


def taken_back(log: Log) -> Message | None:
    """What an undo would take back."""
    return told(log.done[-1]) if log.done else None


def brought_back(log: Log) -> Message | None:
    """What a redo would bring back."""
    return told(log.undone[-1]) if log.undone else None
