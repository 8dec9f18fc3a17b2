"""Who is at the table: people take seats over, join, leave, sit out, and get another name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from flask import Blueprint, render_template, request
from werkzeug.datastructures import MultiDict

from scorekeeper import words
from scorekeeper.changing import Renamed
from scorekeeper.log import ask
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import LONGEST_NAME, trimmed
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Seated, Way
from scorekeeper.store import Stored
from scorekeeper.web import forms, newgame, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame

pages = Blueprint("seats", __name__, url_prefix="/g/<code>/seats")
NEWCOMER = "new"  # in place of a seat
FIELDS = ("seat", "do", "name", *forms.STAMP)


@dataclass(frozen=True)
class Choice:
    """Something that can happen to a seat."""

    key: str  # in the form
    label: str
    about: str  # what comes of it
    named: bool  # somebody's name is needed
    picture: str


@dataclass(frozen=True)
class Asked:
    """The form as it is filled in."""

    seat: int | None  # none: somebody new
    do: str
    name: str

    def event(self, sheet: Scoresheet) -> Seated | Renamed | None:
        """What it means to write on this sheet, if all is chosen."""
        coming = sheet.coming
        if self.do == "rename" and self.seat is not None:
            return Renamed(self.seat, self.name)
        if not coming or not self.do:
            return None
        if self.seat is None:
            size = len(sheet.seated)
            return Seated(coming.number, size, Way.JOINS, self.name, self.do == "lowest")
        way = Way(self.do)
        return Seated(coming.number, self.seat, way, self.name if way is Way.TAKES_OVER else "")


@pages.get("")
def look(code: str) -> play.Answer:
    return page(sheet_at(code), request.args)


@pages.post("")
def save(code: str) -> play.Answer:
    """Writes who comes or goes, from the hand on that came next when the form was drawn."""
    stored, form = sheet_at(code), request.form
    try:
        forms.only(form, FIELDS)
        drawn = forms.drawn(stored.log, form)
        event = asked(drawn, form).event(drawn)
        if not event:
            text = N_("Choose who it is, and what happens.")
            raise Refused(Problem(Code.FORMAT, Message(text), "seat"))
        if problems := list(newgame.unwritable([event.name])):
            raise Refused(*problems)
        return play.written(stored, event)
    except Refused as refused:
        return page(sheet_at(code), form, refused.problems)


def asked(sheet: Scoresheet, form: Mapping[str, str]) -> Asked:
    """What is filled in; the first thing that can happen, if nothing is chosen."""
    said = form.get("seat", "")
    seat = forms.whole(said)
    known = seat if isinstance(seat, int) and seat in at_table(sheet) else None
    if known is None and not (said == NEWCOMER and may_join(sheet)):
        return Asked(None, "", "")
    offered = [choice.key for choice in choices(sheet, known)]
    do, name = form.get("do", ""), form.get("add") or form.get("name", "")
    return Asked(known, do if do in offered else offered[0], trimmed(name))


def at_table(sheet: Scoresheet) -> list[int]:
    """The seats that nobody has left."""
    return sheet.seating.staying(sheet.hand_now + 1)


def may_join(sheet: Scoresheet) -> bool:
    """Can somebody join, leave or sit out here?"""
    return bool(sheet.coming) and sheet.game.largest(sheet.game.players[0]) is not None


def choices(sheet: Scoresheet, seat: int | None) -> list[Choice]:
    """What can happen to a seat, or to somebody new."""
    if seat is None:
        return JOINING
    if not sheet.coming:
        return [RENAMING]
    return [TAKING_OVER, *([LEAVING, SITTING_OUT] if may_join(sheet) else []), RENAMING]


JOINING = [
    Choice("zero", N_("Joins with 0 points"), N_("On a new seat, the last one."), True, "seat"),
    Choice(
        "lowest",
        N_("Joins with the lowest total"),
        N_("On a new seat, the last one, and as many points as whoever has the fewest."),
        True,
        "seat",
    ),
]
TAKING_OVER = Choice(
    Way.TAKES_OVER,
    N_("Someone takes the seat over"),
    N_("The seat keeps its points and its turn. The sheet says who played before."),
    True,
    "seat",
)
LEAVING = Choice(
    Way.LEAVES,
    N_("{who} goes home"),
    N_("The points stay where they are. The others play on, and the deal passes them by."),
    False,
    "leave",
)
SITTING_OUT = Choice(
    Way.SITS_OUT, N_("{who} sits out one hand"), N_("And is in the next one again."), False, "sit"
)
RENAMING = Choice(
    "rename", N_("{who} gets another name"), N_("On this sheet, with all points."), True, "pencil"
)


def page(
    stored: Stored, form: MultiDict[str, str], problems: Sequence[Problem] = ()
) -> play.Answer:
    sheet = stored.log.sheet
    filled = asked(sheet, form)
    event = filled.event(sheet)
    main, found = main_key(stored, filled, event)
    chosen = bool(filled.do)
    offered = choices(sheet, filled.seat) if chosen else []
    shown = render_template(
        "seats.html",
        form=filled,
        chosen=NEWCOMER if chosen and filled.seat is None else filled.seat,
        staying=at_table(sheet),
        newcomer=NEWCOMER if may_join(sheet) else "",
        choices=offered,
        chips=[] if filled.do == RENAMING.key else newgame.chips(sheet.seated),
        longest=LONGEST_NAME,
        main=main,
        ready=event and (not found or filled.do in NAMELESS),
        problems=[*problems, *(p for p in found if p not in problems and named(filled))],
        coming=sheet.coming,
        **frame(stored),
    )
    return shown, 422 if problems and request.method == "POST" else 200


NAMELESS = {  # what the main key says until there is a name that will do
    "zero": N_("Join the table"),
    "lowest": N_("Join the table"),
    Way.TAKES_OVER: N_("Take the seat over"),
    "rename": N_("Change the name"),
}
GOING = (Way.LEAVES, Way.SITS_OUT)


def named(form: Asked) -> bool:
    """Is there a name, or is none asked? Without one there is nothing to find fault with yet."""
    return bool(form.name) or form.do in GOING


def main_key(
    stored: Stored, form: Asked, event: Seated | Renamed | None
) -> tuple[Message, Sequence[Problem]]:
    """What the main key does, in words, and what the rules have against it."""
    sheet = stored.log.sheet
    if not event:
        return Message(N_("Choose who comes or goes")), ()
    try:
        ask(stored.log, event)
    except Refused as refused:
        text = NAMELESS.get(form.do, N_("That cannot be"))
        return Message(text), refused.problems
    if isinstance(event, Seated):
        return words.seated(event, sheet.seated), ()
    return words.renamed(event, sheet.seated), ()
