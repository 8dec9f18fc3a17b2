"""What is written beside the hands: house rules, points, who sits where, names, a title, notes.

For each there is what it makes of a sheet, where nothing is asked, and what the rules have
against it now.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorekeeper.adjustments import MOST_ADJUSTED, Adjusted
from scorekeeper.game import Game
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import misnamed
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import MOST_CHANGES, Seated


@dataclass(frozen=True)
class Renamed:
    """Another name for whoever sits there; what was written stays theirs."""

    seat: int
    name: str


@dataclass(frozen=True)
class Described:
    """What the table calls this game, and what it wants to remember of it; either may be empty."""

    title: str
    notes: str


FULL = N_("A sheet holds {most} of these at most: take one back first.")
LONGEST_TITLE, LONGEST_NOTES = 80, 2000  # code points


def adjust(sheet: Scoresheet, event: Adjusted) -> Scoresheet:
    known = sheet.lines[: max(event.after - 1, 0)]
    return replace(sheet, adjustments=(*sheet.adjustments, event), known=known)


def seat(sheet: Scoresheet, event: Seated) -> Scoresheet:
    known = sheet.lines[: event.hand - 1]
    return replace(sheet, changes=(*sheet.changes, event), known=known)


def rename(sheet: Scoresheet, event: Renamed) -> Scoresheet:
    players, changes = sheet.everyone.renamed(event.seat, event.name, sheet.hand_now)
    return replace(sheet, players=players, changes=changes, known=sheet.lines)


def describe(sheet: Scoresheet, event: Described) -> Scoresheet:
    return replace(sheet, title=event.title, notes=event.notes, known=sheet.lines)


def ask_ruled(sheet: Scoresheet, game: Game) -> None:
    """Refused once the first hand is scored (D5), or if what is written of it cannot stand then."""
    if sheet.lines or not sheet.current:
        text = N_("Hand 1 is scored: the house rules are fixed.")
        raise Refused(Problem(Code.RULES, Message(text), "rules"))
    after = replace(sheet, game=game, known=())
    problems = list(game.misfits(len(sheet.players)))
    if not problems and (first := after.deal(1)):
        problems = game.problems(after.hand(first))
    if not problems and after.whole(1):
        text = N_("By these rules hand 1 would be over. Take its tricks back first.")
        problems = [Problem(Code.RULES, Message(text), "rules")]
    if problems:
        raise Refused(*problems)


def sides_after(sheet: Scoresheet, number: int) -> range:
    """The sides that had a total after a hand, or before the first."""
    return range(len(sheet.lines[number - 1].totals if number else sheet.at_first))


def ask_adjusted(sheet: Scoresheet, event: Adjusted) -> None:
    """Refused without a whole hand, a side or points; and if a later claim would be short (A16)."""
    problems = []
    if len(sheet.adjustments) >= MOST_ADJUSTED:
        problems.append(Problem(Code.TURN, Message(FULL, {"most": MOST_ADJUSTED}), "adjustments"))
    elif event.after not in range(len(sheet.lines) + 1):
        text = N_("Hand {number} is not scored yet: points are added after a whole hand.")
        problems.append(Problem(Code.TURN, Message(text, {"number": event.after}), "adjustments"))
    elif event.side not in sides_after(sheet, event.after):
        problems.append(Problem(Code.FORMAT, Message(N_("Choose who it is for.")), "side"))
    elif not event.points:
        text = N_("Zero points change nothing: choose how many.")
        problems.append(Problem(Code.FORMAT, Message(text), "points"))
    else:
        problems += adjust(sheet, event).claims(event.after)
    if problems:
        raise Refused(*problems)


def ask_seated(sheet: Scoresheet, event: Seated) -> None:
    """Refused but for the hand that comes, and where D13 is against it."""
    coming = sheet.coming
    if not coming or event.hand != coming.number:
        text = N_("No hand comes after this one, so nobody can come or go.")
        if coming:
            text = N_("That can only change from hand {number} on.")
        message = Message(text, {"number": coming.number if coming else event.hand})
        raise Refused(Problem(Code.TURN, message, "seats"))
    if len(sheet.changes) >= MOST_CHANGES:
        raise Refused(Problem(Code.TURN, Message(FULL, {"most": MOST_CHANGES}), "seats"))
    problems = list(sheet.everyone.problems(sheet.game, event))
    if problems := problems or list(seat(sheet, event).everyone.miscounted(sheet.game, event)):
        raise Refused(*problems)


def ask_renamed(sheet: Scoresheet, event: Renamed) -> None:
    """Refused if there is no such seat, or if two would ever have sat there under one name."""
    if event.seat not in range(len(sheet.seated)):
        raise Refused(Problem(Code.FORMAT, Message(N_("There is no such seat.")), "seat"))
    after = rename(sheet, event).everyone
    found = [*misnamed(after.players)]
    for n, change in enumerate(after.changes):
        found += after._replace(changes=after.changes[:n]).problems(sheet.game, change)
    if found:
        raise Refused(*(replace(problem, place=event.seat) for problem in found))


def ask_described(event: Described) -> None:
    """Refused if the title or the notes are too long to be read."""
    problems = []
    if len(event.title) > LONGEST_TITLE:
        text = Message(
            N_("This title is too long: {most} letters at most."), {"most": LONGEST_TITLE}
        )
        problems.append(Problem(Code.FORMAT, text, "title"))
    if len(event.notes) > LONGEST_NOTES:
        text = Message(
            N_("These notes are too long: {most} letters at most."), {"most": LONGEST_NOTES}
        )
        problems.append(Problem(Code.FORMAT, text, "notes"))
    if problems:
        raise Refused(*problems)
