"""A penalty or an adjustment: points by hand, whose effect is shown before they are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import Blueprint, render_template, request
from werkzeug.datastructures import MultiDict

from scorekeeper.adjustments import Adjusted
from scorekeeper.changing import adjust, ask_adjusted, sides_after
from scorekeeper.messages import N_, NN_, Code, Message, Problem, Refused, Side
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Stored
from scorekeeper.web import correction, forms, play
from scorekeeper.web.database import sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.texts import points as shown

pages = Blueprint("adjust", __name__, url_prefix="/g/<code>/adjust")
WHY = {
    "revoke": N_("Revoke"),
    "misdeal": N_("Misdeal"),
    "shown": N_("Card shown"),
    "agreed": N_("Agreed at the table"),
}
SIGNS = {"penalty": -1, "bonus": 1}
FIELDS = ("side", "sign", "points", "why", "note", "less", "more", *forms.STAMP)
USUAL, MOST = 5, 9999  # points, as they are shown


@dataclass(frozen=True)
class Asked:
    """The form as it is filled in."""

    side: int | None
    sign: str
    points: int | str  # as it was typed, if it is no number
    why: str
    note: str

    def event(self, sheet: Scoresheet, after: int) -> Adjusted | None:
        """What it means to write, once somebody and some points are chosen."""
        if self.side is None or not isinstance(self.points, int):
            return None
        worth = SIGNS[self.sign] * self.points * 10 ** sheet.game.decimals()
        return Adjusted(after, self.side, worth, self.reason)

    @property
    def reason(self) -> str:
        return ": ".join(filter(None, [WHY.get(self.why, ""), self.note]))


@pages.get("")
def look(code: str) -> play.Answer:
    return page(sheet_at(code), request.args)


@pages.post("")
def save(code: str) -> play.Answer:
    """Writes the points after the hand that was the last when the form was drawn."""
    stored, form = sheet_at(code), request.form
    try:
        forms.only(form, FIELDS)
        lines = len(forms.drawn(stored.log, form).lines)
        return play.written(stored, complete(stored.log.sheet, asked(stored, form), lines))
    except Refused as refused:
        return page(sheet_at(code), form, refused.problems)


def complete(sheet: Scoresheet, form: Asked, after: int) -> Adjusted:
    """What the form means to write; Refused with all that it lacks."""
    event, problems = form.event(sheet, after), []
    if form.side is None:
        problems.append(_lacking(N_("Choose who it is for."), "side"))
    if not isinstance(form.points, int) or not 0 < form.points <= MOST:
        problems.append(_lacking(N_("Choose how many points: a number from 1 to 9999."), "points"))
    if not form.reason:
        problems.append(_lacking(N_("Say why: tap a reason, or write one."), "why"))
    if problems or not event:
        raise Refused(*problems)
    return event


def _lacking(text: str, field: str) -> Problem:
    return Problem(Code.FORMAT, Message(text), field)


def asked(stored: Stored, form: MultiDict[str, str]) -> Asked:
    """What is filled in; plus and minus change the points by one."""
    side, number = forms.whole(form.get("side", "")), forms.whole(form.get("points", str(USUAL)))
    if isinstance(number, int):
        number += ("more" in form) - ("less" in form)
        number = min(max(number, 0), MOST)
    sides = sides_after(stored.log.sheet, len(stored.log.sheet.lines))
    return Asked(
        side if isinstance(side, int) and side in sides else None,
        forms.text_of(form, "sign", dict.fromkeys(SIGNS, "")) or "penalty",
        number,
        forms.text_of(form, "why", WHY),
        forms.note_of(form),
    )


def page(
    stored: Stored, form: MultiDict[str, str], problems: Sequence[Problem] = ()
) -> play.Answer:
    sheet, filled = stored.log.sheet, asked(stored, form)
    event = filled.event(sheet, len(sheet.lines))
    effect, found = effect_of(sheet, event)
    problems = [*problems, *(problem for problem in found if problem not in problems)]
    shown = render_template(
        "adjust.html",
        form=filled,
        why=WHY,
        longest=forms.LONGEST_NOTE,
        effect=effect,
        end=correction.moved_end(sheet, effect),
        main=main_key(sheet, event),
        problems=problems,
        sides=sides_after(sheet, len(sheet.lines)),
        **frame(stored),
    )
    return shown, 422 if problems and request.method == "POST" else 200


def effect_of(
    sheet: Scoresheet, event: Adjusted | None
) -> tuple[Scoresheet | None, Sequence[Problem]]:
    """The sheet with the points, or what the rules have against them."""
    if not event or not event.points:
        return None, ()
    try:
        ask_adjusted(sheet, event)
    except Refused as refused:
        return None, refused.problems
    return adjust(sheet, event), ()


def main_key(sheet: Scoresheet, event: Adjusted | None) -> Message:
    """What the main key does, in words."""
    if not event or not event.points:
        return Message(N_("Choose who, and how many points"))
    one, many = NN_("Give {points} point to {who}", "Give {points} points to {who}")
    if event.points < 0:
        one, many = NN_("Take {points} point from {who}", "Take {points} points from {who}")
    number = abs(event.points)
    values = {"points": shown(number, sheet.game), "n": number, "who": Side(event.side)}
    return Message(one, values, many)
