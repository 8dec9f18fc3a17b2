"""Correcting a hand in the open: the effect is shown first, and the old numbers stay in the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict

from scorekeeper.log import REASONS, Wrote
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Cells, Hand
from scorekeeper.scoresheet import Line, Scoresheet
from scorekeeper.store import Role, Stored
from scorekeeper.web import access, correction_form, forms, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame, ranked

pages = Blueprint("correction", __name__, url_prefix="/g/<code>/hands/<int:number>/correct")
BESIDES = ("reason", "note", "seen")


@dataclass(frozen=True)
class Row:
    """One side of the hand: what the form asks about it, and its points."""

    side: int
    choices: Sequence[correction_form.Choice]
    points: int | None
    before: int | None  # the points before the correction
    made: bool | None


@dataclass(frozen=True)
class Effect:
    """What a correction would change."""

    cells: Cells
    sheet: Scoresheet | None  # None if it is refused
    problems: Sequence[Problem]


@pages.get("")
def look(code: str, number: int) -> play.Answer:
    """The form of the hand; whoever may not write sees the hand's points instead."""
    stored = sheet_at(code)
    if access.role(stored) is Role.WATCHER:
        return redirect(url_for("play.result", code=code, number=number), 303)
    return page(stored, number, request.args)


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
        event = Wrote(number, cells, True, reason, forms.note_of(form))
        return play.written(stored, event)
    except Refused as refused:
        return page(stored, number, form, refused.problems)


def changed(sheet: Scoresheet, hand: Hand, form: MultiDict[str, str]) -> Cells:
    """The cells that the form changes; of what comes to a sum all or none: they belong together.

    Refused where nothing is written yet: whose turn it is was not asked there.
    """
    fields = sheet.game.fields
    cells = forms.cells(sheet.game, hand, filled_in(hand, form), BESIDES)
    new = {(n, place): v for (n, place), v in cells.items() if v != hand.row(n).get(place)}
    if not all(correction_form.is_open(sheet, hand, fields[n], place) for n, place in new):
        text = N_("This is not written yet, so there is nothing to correct.")
        raise Refused(Problem(Code.FORMAT, Message(text)))
    moved = {name for name, _ in new if fields[name].together}
    return {cell: value for cell, value in cells.items() if cell in new or cell[0] in moved}


def filled_in(hand: Hand, form: MultiDict[str, str]) -> MultiDict[str, str]:
    """The form without what is left blank where nothing was written, such as tricks not told."""
    blank = {name: forms.cell_of(name) for name, value in form.items() if not value.strip()}
    gone = [name for name, (field, place) in blank.items() if place not in hand.row(field)]
    return MultiDict((n, value) for n, value in form.items(multi=True) if n not in gone)


def seen(cells: Cells) -> str:
    """What a page shows the effect of, in a word that the form carries."""
    said = [f"{forms.name_of(cell)}={forms.said_in_form(v)}" for cell, v in cells.items()]
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
        rows=[row(sheet, effect, hand, side, form) for side in hand.order],
        besides=list(correction_form.besides(sheet, hand, form)),
        reasons=REASONS,
        reason=form.get("reason", ""),
        note=forms.note_of(form),
        longest=forms.LONGEST_NOTE,
        effect=effect,
        seen=seen(effect.cells),
        totals=moved_totals(sheet, effect.sheet),
        end=moved_end(sheet, effect.sheet),
        sums=list(correction_form.sums(sheet, hand, form)),
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


def row(sheet: Scoresheet, effect: Effect, hand: Hand, side: int, form: MultiDict[str, str]) -> Row:
    before, after = line_of(sheet, hand), line_of(effect.sheet, hand)
    return Row(
        side,
        correction_form.of_side(sheet, hand, form, side),
        after.points[side] if after else None,
        before.points[side] if before else None,
        sheet.game.made(**sheet.game.told(after.hand, side)) if after else None,
    )


def line_of(sheet: Scoresheet | None, hand: Hand) -> Line | None:
    """The line of the hand on a sheet, if it is whole there."""
    if not sheet or not sheet.whole(hand.deal.number):
        return None
    return sheet.lines[hand.deal.number - 1]


def moved_totals(before: Scoresheet, after: Scoresheet | None) -> list[int]:
    """The sides whose total the correction changes."""
    if not after:
        return []
    there = [side for side in ranked(before) if side < len(after.totals)]
    return [side for side in there if before.totals[side] != after.totals[side]]


def moved_end(before: Scoresheet, after: Scoresheet | None) -> Message | None:
    """What the correction does to the end of the game."""
    if not after or (before.winners, len(before.lines)) == (after.winners, len(after.lines)):
        return None
    if after.winners:
        text = N_("The game then ended with hand {number}. Hands written later count for nothing.")
        return Message(text, {"number": len(after.lines)})
    return Message(N_("The game is then open again."))
