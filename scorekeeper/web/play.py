"""Playing: the hand that is written now, undo and redo, and the result of a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorekeeper import common, store
from scorekeeper.log import Event, Redid, Undid, Wrote, ask
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Cell, Cells, Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Stale, Stored
from scorekeeper.web import forms, hand, words
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.over import over
from scorekeeper.web.security import device

pages = Blueprint("play", __name__, url_prefix="/g/<code>")
Answer = str | tuple[str, int] | Response


@pages.get("")
def now(code: str) -> Answer:
    """Whatever is asked now; once the game is over, its end."""
    return shown(sheet_at(code), request.args)


def shown(
    stored: Stored,
    form: Mapping[str, str] = MultiDict(),
    problems: Sequence[Problem] = (),
) -> Answer:
    """The page of the hand that is being written, with what a form has typed on it."""
    sheet = stored.log.sheet
    if not sheet.current:
        return over(stored, problems)
    stage = sheet.game.stage(sheet.current)
    bidding = stage is not None and stage.name == "bids"
    known = bid_page(sheet, sheet.current, form) if bidding else trick_page(sheet, form)
    page = render_template("hand.html", problems=problems, **frame(stored), **known)
    return page, 422 if problems else 200


def bid_page(sheet: Scoresheet, current: Hand, form: Mapping[str, str]) -> dict[str, Any]:
    side = hand.asked(sheet, current, form.get("edit"))
    assert side is not None
    return {
        "stage": "bids",
        "hand": current,
        "seats": hand.seats(sheet, current),
        "side": side,
        "question": hand.question(current, side),
        "pad": hand.pad(sheet, current, side),
        "meter": hand.meter(current),
    }


def trick_page(sheet: Scoresheet, form: Mapping[str, str]) -> dict[str, Any]:
    current = sheet.current
    assert current
    ways = {"fall": False, "end": True}
    typed = any(name.startswith("drawn-") for name in form)
    counting = ways.get(form.get("tricks", ""), typed or hand.counted(sheet))
    known = {"stage": "tricks", "hand": current, "meter": hand.meter(current), "preview": typed}
    if counting:
        return known | {"counts": hand.counts(sheet, current, form), "counting": hand}
    return known | {"tiles": hand.tiles(sheet, current)}


@pages.post("/hands/<int:number>")
def write(code: str, number: int) -> Answer:
    """Writes a bid, the trump, a trick, or the counts of a hand."""
    stored = sheet_at(code)
    try:
        cells = entered(stored.log.sheet, number, request.form)
        if not cells:
            raise Refused(Problem(Code.FORMAT, Message(N_("Nothing was chosen. Tap a key."))))
        return written(stored, Wrote(number, cells))
    except Refused as refused:
        return shown(sheet_at(code), request.form, refused.problems)


def entered(sheet: Scoresheet, number: int, form: MultiDict[str, str]) -> Cells:
    """The cells that the form means: a trick given back, counts with their rest, or as it says."""
    besides = ("back", "drawn", "touched", "all")
    cells = forms.cells(sheet.game, form, besides)
    current = sheet.at(number)
    if current and "back" in form and form["back"].isdecimal():
        return common.given_back(current, int(form["back"]))
    if current and any(name.startswith("drawn-") for name in form):
        return cells | _counted(sheet, current, form)
    return cells


def _counted(sheet: Scoresheet, current: Hand, form: Mapping[str, str]) -> dict[Cell, Any]:
    if len(current.named("bid")) < len(current.deal.seats):
        return {}
    rows = hand.counts(sheet, current, form).rows
    return {("tricks", row.seat.side): row.tricks for row in rows}


def written(stored: Stored, event: Event) -> Answer:
    """Writes the event as the request's form stamps it, and goes on; or shows what stands."""
    stamp = forms.stamp(request.form)
    try:
        after = store.write(db(), stored.code, event, stamp.version, stamp.key, device())
    except Stale as stale:
        return conflict(stale)
    except LookupError:
        abort(404)
    return redirect(url_after(after, event), 303)


def url_after(stored: Stored, event: Event) -> str:
    """A completed hand shows its points first, a correction its row of the sheet."""
    if isinstance(event, Wrote) and event.correction:
        return url_for("scores.sheet", code=stored.code, hand=event.hand)
    if isinstance(event, Wrote) and stored.log.sheet.whole(event.hand):
        return url_for("play.result", code=stored.code, number=event.hand)
    return url_for("play.now", code=stored.code)


@pages.post("/undo")
def undo(code: str) -> Answer:
    return acted(code, Undid)


@pages.post("/redo")
def redo(code: str) -> Answer:
    return acted(code, Redid)


def acted(code: str, kind: type[Undid] | type[Redid]) -> Answer:
    """Takes back, or brings back, the entry that the form names."""
    stored = sheet_at(code)
    try:
        entry = forms.whole(request.form.get("entry", ""))
        return written(stored, kind(entry if isinstance(entry, int) else 0))
    except Refused as refused:
        return shown(stored, problems=refused.problems)


@pages.get("/hands/<int:number>")
def result(code: str, number: int) -> Answer:
    """The points of a whole hand, and why."""
    stored = sheet_at(code)
    if not stored.log.sheet.whole(number):
        return redirect(url_for("play.now", code=code), 303)
    line = stored.log.sheet.lines[number - 1]
    return render_template("result.html", line=line, **frame(stored))


def conflict(stale: Stale) -> Answer:
    """Somebody else was first: what stands, what was tried, and the choice between them."""
    event, log = stale.event, stale.stored.log
    rows = []
    if isinstance(event, Wrote):
        rows = [_both(log.sheet, event, cell) for cell in stale.cells or event.cells]
    try:
        ask(log, event)
        again = isinstance(event, Wrote)
    except Refused:
        again = False
    page = render_template(
        "conflict.html",
        event=event,
        rows=rows,
        again=again,
        name_of=forms.name_of,
        **frame(stale.stored),
    )
    return page, 409


def _both(sheet: Scoresheet, event: Wrote, cell: Cell) -> dict[str, Any]:
    """One cell: what stands there, and what was tried."""
    current = sheet.at(event.hand)
    stands = current.row(cell[0]).get(cell[1]) if current else None
    return {"theirs": words.value(cell, stands), "yours": words.value(cell, event.cells[cell])}
