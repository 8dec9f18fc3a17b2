"""Correcting a hand in the open: the effect is shown first, and the old numbers stay in the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict

from scorekeeper.cards import SUITS
from scorekeeper.log import REASONS, Wrote
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Cells, Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Stored
from scorekeeper.web import forms, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame, ranked

pages = Blueprint("correction", __name__, url_prefix="/g/<code>/hands/<int:number>/correct")
BESIDES = ("reason", "seen")


@dataclass(frozen=True)
class Row:
    """One side of the hand: what the form says of it, and what it was."""

    side: int
    name: str
    values: Mapping[str, int | None]
    was: Mapping[str, int | None]
    points: int | None
    before: int | None  # the points before the correction


@dataclass(frozen=True)
class Effect:
    """What a correction would change."""

    cells: Cells
    sheet: Scoresheet | None  # None if it is refused
    problems: Sequence[Problem]


@pages.get("")
def look(code: str, number: int) -> play.Answer:
    return page(sheet_at(code), number, request.args)


@pages.post("")
def save(code: str, number: int) -> play.Answer:
    """Writes the correction, if its effect was on the page."""
    stored, form = sheet_at(code), request.form
    try:
        hand = forms.drawn(stored.log, form).at(number) or abort(404)
        cells = changed(stored.log.sheet, hand, form)
        if not cells:
            return redirect(url_for("scores.sheet", code=code), 303)
        if form.get("seen") != seen(cells):
            return page(stored, number, form, status=422)
        reason = forms.text_of(form, "reason", REASONS)
        return play.written(stored, Wrote(number, cells, correction=True, reason=reason))
    except Refused as refused:
        return page(stored, number, form, refused.problems)


def changed(sheet: Scoresheet, hand: Hand, form: MultiDict[str, str]) -> Cells:
    """The cells that the form changes; of the tricks all or none, since they belong together.

    Refused if there is nothing yet to correct: whose turn it is was not asked there.
    """
    cells = forms.cells(sheet.game, hand, filled_in(hand, form), BESIDES)
    old = {cell: hand.row(cell[0]).get(cell[1]) for cell in cells}
    new = {cell: value for cell, value in cells.items() if value != old[cell]}
    stands = hand.row if sheet.whole(hand.deal.number) else hand.named
    if any(place is not None and place not in stands(name) for name, place in new):
        text = N_("This is not written yet, so there is nothing to correct.")
        raise Refused(Problem(Code.FORMAT, Message(text)))
    if any(name == "tricks" for name, _ in new):
        new |= {cell: value for cell, value in cells.items() if cell[0] == "tricks"}
    return new


def filled_in(hand: Hand, form: MultiDict[str, str]) -> MultiDict[str, str]:
    """The form without what is left blank where nothing was written, such as a trump not noted."""
    blank = {name: forms.cell_of(name) for name, value in form.items() if not value.strip()}
    gone = [name for name, (field, place) in blank.items() if place not in hand.row(field)]
    return MultiDict((n, value) for n, value in form.items(multi=True) if n not in gone)


def seen(cells: Cells) -> str:
    """What a page shows the effect of, in a word that the form carries."""
    said = [f"{forms.name_of(cell)}={value}" for cell, value in cells.items()]
    return ",".join(sorted(said))


def page(
    stored: Stored,
    number: int,
    form: MultiDict[str, str],
    problems: Sequence[Problem] = (),
    status: int = 200,
) -> play.Answer:
    sheet, drawn = stored.log.sheet, drawn_from(stored, form)
    hand = stored.log.sheet_at(drawn).at(number) or abort(404)
    effect = effect_of(sheet, hand, form)
    problems = [*problems, *(p for p in effect.problems if p not in problems)]
    shown = render_template(
        "correct.html",
        hand=hand,
        rows=[row(sheet, effect, hand, side, form) for side in hand.deal.seats],
        trump=form.get("trump", hand.named("trump").get(None)),
        trumps=SUITS,
        reasons=REASONS,
        reason=form.get("reason", ""),
        effect=effect,
        seen=seen(effect.cells),
        totals=moved_totals(sheet, effect.sheet),
        end=moved_end(sheet, effect.sheet),
        tricks=tricks_said(hand, form),
        problems=problems,
        **(frame(stored) | {"version": drawn}),
    )
    return shown, 422 if problems and request.method == "POST" else status


def drawn_from(stored: Stored, form: MultiDict[str, str]) -> int:
    """The version that the form was drawn from; the present one if it does not say."""
    version, present = forms.whole(form.get("version", "")), stored.log.version
    return version if isinstance(version, int) and 0 < version <= present else present


def effect_of(sheet: Scoresheet, hand: Hand, form: MultiDict[str, str]) -> Effect:
    try:
        cells = changed(sheet, hand, form)
    except Refused as refused:
        return Effect({}, None, refused.problems)
    try:
        after = sheet.asked(hand.deal.number, cells, correction=True) if cells else sheet
    except Refused as refused:
        return Effect(cells, None, refused.problems)
    return Effect(cells, after, ())


def row(sheet: Scoresheet, effect: Effect, hand: Hand, side: int, form: Mapping[str, str]) -> Row:
    was = {name: hand.row(name).get(side) for name in fields(sheet, hand)}
    values = {name: _typed(form, f"{name}-{side}", was[name]) for name in was}
    after, before = points(effect.sheet, hand, side), points(sheet, hand, side)
    return Row(side, sheet.names[side], values, was, after, before)


def fields(sheet: Scoresheet, hand: Hand) -> list[str]:
    """What can be corrected: all that is written for each side once the hand is whole."""
    return ["bid", "tricks"] if sheet.whole(hand.deal.number) else ["bid"]


def _typed(form: Mapping[str, str], name: str, was: Any) -> Any:
    return forms.whole(form[name]) if name in form else was


def points(sheet: Scoresheet | None, hand: Hand, side: int) -> int | None:
    if not sheet or not sheet.whole(hand.deal.number):
        return None
    return sheet.lines[hand.deal.number - 1].points[side]


def tricks_said(hand: Hand, form: Mapping[str, str]) -> tuple[int, int]:
    """What the tricks of the form come to, and what they should."""
    typed = [_typed(form, f"tricks-{s}", hand.tricks.get(s, 0)) for s in hand.deal.seats]
    return sum(n for n in typed if isinstance(n, int)), hand.deal.cards


def moved_totals(before: Scoresheet, after: Scoresheet | None) -> list[int]:
    """The sides whose total the correction changes."""
    if not after:
        return []
    return [side for side in ranked(before) if before.totals[side] != after.totals[side]]


def moved_end(before: Scoresheet, after: Scoresheet | None) -> Message | None:
    """What the correction does to the end of the game."""
    if not after or (before.winners, len(before.lines)) == (after.winners, len(after.lines)):
        return None
    if after.winners:
        text = N_("The game then ended with hand {number}. Hands written later count for nothing.")
        return Message(text, {"number": len(after.lines)})
    return Message(N_("The game is then open again."))
