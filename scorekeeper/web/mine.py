"""A player's own phone: it claims their seat, and then bids for it and for no other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict

from scorekeeper import store
from scorekeeper.log import Wrote
from scorekeeper.messages import N_, Code, Message, Problem, Refused, Side
from scorekeeper.store import Role, Stale, Stored
from scorekeeper.web import access, forms, own, play, seen
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.play import Answer
from scorekeeper.web.security import device
from scorekeeper.web.who import own_seat

pages = Blueprint("mine", __name__, url_prefix="/g/<code>/mine")


class NotYours(Exception):
    """The phone has not claimed what it means to write."""


@pages.get("")
def page(code: str) -> Answer:
    """This phone: its seat to claim, or what is asked of its seat now."""
    return shown(sheet_at(code), request.args)


def shown(
    stored: Stored,
    form: Mapping[str, str] = MultiDict(),
    problems: Sequence[Problem] = (),
    status: int = 422,
) -> Answer:
    """The page of this phone, and on it why something was not written."""
    seat, sheet = own_seat(stored), stored.log.sheet
    if seat is None or "seats" in form:
        shown = seats(stored, problems)
    elif not sheet.current:
        return play.shown(stored, problems=problems)
    else:
        known = own.asking(sheet, sheet.current, seat, "edit" in form)
        shown = render_template("mine.html", problems=problems, **frame(stored), **known)
    return shown, status if problems else 200


def seats(stored: Stored, problems: Sequence[Problem]) -> str:
    """Every seat: claimed by this phone, by another one, or free."""
    claimed = store.claimed(db(), stored.id)
    return render_template(
        "claims.html", problems=problems, claimed=claimed, device=device(), **frame(stored)
    )


@pages.post("/claim")
def claim(code: str) -> Answer:
    """Claims a seat for this phone, or gives its own up."""
    stored = sheet_at(code)
    try:
        forms.only(request.form, (*forms.STAMP, "seat", "leave"))
        if "leave" in request.form:
            store.give_up(db(), stored.id, device())
        else:
            store.claim(db(), stored.id, seat_of(stored, request.form), device())
            store.watch(db(), stored.id, device())  # it is at the table now, and seen there
    except Refused as refused:
        return shown(stored, MultiDict({"seats": ""}), refused.problems)
    return redirect(url_for("mine.page", code=code), 303)


@pages.post("/release")
def release(code: str) -> Answer:
    """Takes a seat back that was wrongly claimed; only for whoever keeps the score."""
    stored, again = sheet_at(code), MultiDict({"seats": ""})
    if access.role(stored) != Role.KEEPER:
        text = N_("Only the phone that keeps the score can free a seat. Ask whoever has it.")
        return shown(stored, again, [Problem(Code.TURN, Message(text))], 403)
    try:
        forms.only(request.form, (*forms.STAMP, "seat"))
        store.release(db(), stored.id, seat_of(stored, request.form))
    except Refused as refused:
        return shown(stored, again, refused.problems)
    return redirect(url_for("mine.page", code=code, seats=1), 303)


def seat_of(stored: Stored, form: MultiDict[str, str]) -> int:
    seat = forms.whole(form.get("seat", ""))
    if isinstance(seat, int) and seat in range(len(stored.log.sheet.seated)):
        return seat
    raise Refused(Problem(Code.FORMAT, Message(N_("There is no such seat. Choose one of these."))))


@pages.post("/bid")
def bid(code: str) -> Answer:
    """Writes the bid of this phone's seat in the hand from which the form was drawn."""
    stored, form = sheet_at(code), request.form
    try:
        event, stamp = own_bid(stored, form), forms.stamp(form)
        store.write(db(), code, event, stamp.version, stamp.key, device())
    except Refused as refused:
        return shown(sheet_at(code), form, refused.problems)
    except Stale as stale:
        return shown(stale.stored, problems=[overtaken(stale)], status=409)
    except NotYours:
        text = N_(
            "This phone may write nothing but the bid of its own seat. Claim your seat first."
        )
        return shown(stored, problems=[Problem(Code.TURN, Message(text))], status=403)
    return redirect(url_for("mine.page", code=code), 303)


def own_bid(stored: Stored, form: MultiDict[str, str]) -> Wrote:
    """The bid that the form says; NotYours if it is not this phone's, or says more."""
    seat = own_seat(stored)
    if seat is None:
        raise NotYours
    sheet = forms.drawn(stored.log, form)
    if not sheet.current:
        raise Refused(sheet.not_now(len(sheet.lines) + 1))
    cells = forms.cells(sheet.game, sheet.current, form)
    if not cells:
        raise Refused(Problem(Code.FORMAT, Message(N_("Nothing was chosen. Tap a key."))))
    if set(cells) != {("bid", seat)}:
        raise NotYours
    return Wrote(sheet.current.deal.number, cells)


@pages.post("/hands/<int:number>/seen")
def confirm(code: str, number: int) -> Answer:
    """Notes that this phone has seen the points of a hand; it changes none of them."""
    stored, form = sheet_at(code), request.form
    try:
        forms.only(form, forms.STAMP)
        seen_at = version_of(stored, form)
    except Refused as refused:
        return looked_at(stored, number, refused.problems, 422)
    if not store.confirm(db(), code, number, seen_at, device()):
        text = N_("This hand has been changed meanwhile. Look at it again.")
        return looked_at(sheet_at(code), number, [Problem(Code.TURN, Message(text))], 409)
    return redirect(url_for("play.result", code=code, number=number), 303)


def looked_at(stored: Stored, number: int, problems: Sequence[Problem], status: int) -> Answer:
    """The page of the hand; if it is whole no more, whatever is played now."""
    if not stored.log.sheet.whole(number):
        return play.shown(stored, problems=problems)
    return play.points_of(stored, number, problems), status


def version_of(stored: Stored, form: MultiDict[str, str]) -> int:
    """What the phone has seen; Refused if that is nothing, or its own writing."""
    version = forms.whole(form.get("version", ""))
    if not isinstance(version, int) or not 0 < version <= stored.log.version:
        raise Refused(Problem(Code.FORMAT, Message(forms.INCOMPLETE)))
    if seen.writer(stored, version) == device():
        text = N_("This phone wrote the hand itself: somebody else confirms it on theirs.")
        raise Refused(Problem(Code.TURN, Message(text)))
    return version


def overtaken(stale: Stale) -> Problem:
    """Another phone was first: both values, and what can still be done."""
    assert isinstance(stale.event, Wrote)
    [((_, seat), tried)] = stale.event.cells.items()
    hand = stale.stored.log.sheet.at(stale.event.hand)
    stands = hand.named("bid").get(seat) if hand else None
    text = N_("The hand has gone on meanwhile, so {tried} was not written. Look at what stands.")
    if stands is not None:
        text = N_("Another phone wrote {stands} for {who}, so {tried} was not written.")
    values = {"stands": stands, "tried": tried, "who": Side(int(seat or 0))}
    return Problem(Code.TURN, Message(text, values), "bid", seat)
