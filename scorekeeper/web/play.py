"""Playing: the hand that is written now, undo and redo, and the result of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from scorekeeper import common, store, words
from scorekeeper.adjustments import Adjusted
from scorekeeper.changing import Renamed
from scorekeeper.log import Event, Log, Redid, Undid, Wrote, ask
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Cell, Cells, Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Seated
from scorekeeper.store import Role, Stale, Stored
from scorekeeper.web import access, card, counts, entry, forms, hand, own, seen, who
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.over import over
from scorekeeper.web.security import device
from scorekeeper.web.watching import watched

pages = Blueprint("play", __name__, url_prefix="/g/<code>")
BESIDES = (
    "back",
    "drawn",
    "touched",
    "of",
    "all",
    "way",
    "chosen",
)  # what the form of a hand has beside its cells
Answer = str | tuple[str, int] | Response


@pages.get("")
def now(code: str) -> Answer:
    """Whatever is asked now; once the game is over, its end. A player's phone has its own page."""
    stored = sheet_at(code)
    place = who.place(stored).now
    if place != request.endpoint:
        return redirect(url_for(place, code=code), 303)
    return shown(stored, request.args)


def shown(
    stored: Stored,
    form: Mapping[str, str] = MultiDict(),
    problems: Sequence[Problem] = (),
) -> Answer:
    """The page of the hand that is being written, with what a form has typed on it."""
    sheet = stored.log.sheet
    if not sheet.current:
        return over(stored, problems)
    if gone := overtaken(sheet.current, form):
        form, problems = MultiDict(), problems or [gone]
    watching = access.role(stored) is Role.WATCHER
    known = watched(sheet, sheet.current) if watching else asking(sheet, sheet.current, form)
    unseen = seen.not_yet(stored)
    page = render_template("hand.html", problems=problems, unseen=unseen, **frame(stored), **known)
    return page, 422 if problems and request.method == "POST" else 200


def overtaken(current: Hand, form: Mapping[str, str]) -> Problem | None:
    """What was typed for one hand is not shown as another's, which somebody has begun meanwhile."""
    of, number = forms.whole(form.get("of", "")), current.deal.number
    if not isinstance(of, int) or of == number:
        return None
    text = N_(
        "This is hand {number} now: what was typed for hand {of} is gone. Look at the scores."
    )
    return Problem(Code.TURN, Message(text, {"number": number, "of": of}))


def asking(sheet: Scoresheet, current: Hand, form: Mapping[str, str]) -> dict[str, Any]:
    """What is asked now: a bid, the card that was turned up, the next trick, or the result."""
    side = hand.asked(sheet, current, form.get("edit"))
    if side is not None:
        return bid_page(sheet, current, side)
    if card.asked(sheet.game, current, form):
        asks = [Message(N_("Which card was turned up?"))]
        picked = card.picked(sheet.game, current, form)
        known = {"counting": counting(sheet, current, form), "way": way_back(sheet, current, form)}
        return known | {"part": "card", "hand": current, "asks": asks, "card": picked}
    return trick_page(sheet, current, form)


def way_back(sheet: Scoresheet, current: Hand, form: Mapping[str, str]) -> str:
    """The way of entering tricks that goes on once the card is noted."""
    if "cards" in (form.get("tricks"), form.get("way")):
        return "cards"
    return "end" if counting(sheet, current, form) else "fall"


def bid_page(sheet: Scoresheet, current: Hand, side: int) -> dict[str, Any]:
    question, pad = hand.question(sheet.game, current, side), hand.pad(sheet, current, side)
    return {
        "part": "bidding",
        "hand": current,
        "asks": [question, *(key.barred.message for key in pad if key.barred)],
        "seats": hand.seats(sheet, current),
        "side": side,
        "question": question,
        "pad": pad,
        "meter": hand.meter(sheet.game, current),
    }


def trick_page(sheet: Scoresheet, current: Hand, form: Mapping[str, str]) -> dict[str, Any]:
    known = {
        "hand": current,
        "meter": hand.meter(sheet.game, current),
        "preview": filled_in(form),
        "rows": list(entry.rows(sheet, current)),
    }
    if not counting(sheet, current, form):
        tiles, asks = hand.tiles(sheet, current), hand.next_trick(current)
        return known | {"part": "tricks", "asks": [asks], "tiles": tiles}
    if current.named("bid"):
        rows = counts.counts(sheet, current, form)
        asks = counts.sum_said(sheet.game, rows)
        return known | {"part": "counts", "asks": [asks], "counts": rows, "counting": counts}
    filled = entry.entry(sheet, current, form)
    return known | {"part": "entry", "asks": filled.said(), "filled": filled, "counting": True}


def counting(sheet: Scoresheet, current: Hand, form: Mapping[str, str]) -> bool:
    """Are the tricks counted at the end of this hand? As in the last one, if nobody says."""
    ways = {"fall": False, "end": True}
    begun = current.named("tricks")  # as in a record that was read in
    usual = begun or (hand.counted(sheet) and not current.named("won"))
    optional = not entry.needed(sheet.game.fields["tricks"], current)
    return optional or ways.get(
        form.get("tricks", form.get("way", "")), filled_in(form) or bool(usual)
    )


def filled_in(form: Mapping[str, str]) -> bool:
    """Is it the form of a whole hand?"""
    return any(name.startswith("drawn-") for name in form)


@pages.post("/hands/<int:number>")
def write(code: str, number: int) -> Answer:
    """Writes a bid, the trump, a trick, or the counts of a hand."""
    stored = sheet_at(code)
    try:
        cells = entered(stored.log, number, request.form)
        if not cells:
            raise Refused(Problem(Code.FORMAT, card.missing(request.form)))
        return written(stored, Wrote(number, cells))
    except Refused as refused:
        return shown(sheet_at(code), request.form, refused.problems)


def entered(log: Log, number: int, form: MultiDict[str, str]) -> Cells:
    """The cells that the form means: a trick given back, counts with their rest, or as it says.

    It is read against the hand from which it was drawn, so that twice the same means the same.
    """
    sheet = forms.drawn(log, form)
    drawn = sheet.at(number)
    if not drawn:
        raise Refused(sheet.not_now(number))
    if filled_in(form) and "bid" not in sheet.game.fields:
        return entry.read(sheet, drawn, form)
    found = forms.cells(sheet.game, drawn, form, BESIDES)
    cells = {cell: v for cell, v in found.items() if v is not None or cell in drawn.cells}
    if isinstance(side := forms.whole(form.get("back", "")), int):
        return common.given_back(drawn, side)
    return cells | _counted(sheet, drawn, form, cells) if filled_in(form) else cells


def _counted(
    sheet: Scoresheet, drawn: Hand, form: Mapping[str, str], cells: Cells
) -> dict[Cell, int]:
    """The counts that the form leaves out, and the one that is the rest of the others."""
    if len(drawn.named("bid")) < len(drawn.deal.seats):
        return {}
    rows = {("tricks", row.seat.side): row for row in counts.counts(sheet, drawn, form).rows}
    return {cell: row.tricks for cell, row in rows.items() if row.rest or cell not in cells}


def written(stored: Stored, event: Event) -> Answer:
    """Writes the event as the request's form stamps it, and goes on; or shows what stands."""
    stamp = forms.stamp(request.form)
    try:
        after = store.write(db(), stored.code, event, stamp.version, stamp.key, device())
    except Stale as stale:
        return conflict(stale)
    return redirect(url_after(after, event), 303)


def url_after(stored: Stored, event: Event) -> str:
    """A completed hand shows its points first, a correction its row of the sheet.

    What else is seen in the scores leads there once, and its undo to the hand, where a redo is.
    """
    step = stored.log.steps[-1]
    wrote = step.of.event if step.of else event
    if isinstance(event, Adjusted | Seated | Renamed):
        return url_for("scores.sheet", code=stored.code)
    if isinstance(wrote, Wrote) and stored.log.sheet.whole(wrote.hand):
        if wrote.correction:
            return url_for("scores.sheet", code=stored.code, hand=wrote.hand)
        return url_for("play.result", code=stored.code, number=wrote.hand)
    way = request.form.get("way")
    if way == "cards":
        return url_of_cards(stored.code)
    return url_for("play.now", code=stored.code, tricks=way, skip=1 if way else None)


def url_of_cards(code: str) -> str:
    """The next trick of a hand that goes on card by card."""
    trump = request.form.get("chosen") or None  # for this hand, and noted nowhere
    return url_for("referee.live", code=code, way="cards", trump=trump)


@pages.post("/undo")
def undo(code: str) -> Answer:
    return acted(code, Undid)


@pages.post("/redo")
def redo(code: str) -> Answer:
    return acted(code, Redid)


def acted(code: str, kind: type[Undid] | type[Redid]) -> Answer:
    """Takes back, or brings back, the entry that the form names."""
    stored, form = sheet_at(code), request.form
    try:
        forms.only(form, (*forms.STAMP, "entry", "way", "chosen"))
        forms.drawn(stored.log, form)
        version = forms.whole(form.get("entry", ""))
        return written(stored, kind(version if isinstance(version, int) else 0))
    except Refused as refused:
        return shown(stored, problems=refused.problems)


@pages.get("/hands/<int:number>")
def result(code: str, number: int) -> Answer:
    """The points of a whole hand, and why."""
    stored = sheet_at(code)
    if not stored.log.sheet.whole(number):
        return redirect(url_for(who.place(stored).now, code=code), 303)
    return points_of(stored, number)


def points_of(stored: Stored, number: int, problems: Sequence[Problem] = ()) -> str:
    """The page of a whole hand's points."""
    line, looked = stored.log.sheet.lines[number - 1], seen.of_hand(stored, number)
    return render_template(
        "result.html",
        line=line,
        seen=looked,
        asked=own.asked(stored.log.sheet, who.own_seat(stored)),
        problems=problems,
        **frame(stored),
    )


def conflict(stale: Stale) -> Answer:
    """Somebody else was first: what stands, what was tried, and the choice between them."""
    event, log = stale.event, stale.stored.log
    rows = list(_both(log.sheet, event)) if isinstance(event, Wrote) else []
    try:
        ask(log, event)
        again = isinstance(event, Wrote)
    except Refused:
        again = False
    page = render_template(
        "conflict.html",
        event=event,
        rows=rows,
        same=isinstance(event, Wrote) and not rows,
        again=again and bool(rows),
        cards_at=url_of_cards(stale.stored.code) if request.form.get("way") == "cards" else None,
        name_of=forms.name_of,
        **frame(stale.stored),
    )
    return page, 409


def _both(sheet: Scoresheet, event: Wrote) -> Iterator[dict[str, Message]]:
    """What stands, and what was tried, where they differ."""
    current = sheet.at(event.hand)
    for (name, place), tried in event.cells.items():
        stands = current.row(name).get(place) if current else None
        if stands != tried:
            said = {"theirs": stands, "yours": tried}
            yield {who: words.value(sheet.game, (name, place), one) for who, one in said.items()}
