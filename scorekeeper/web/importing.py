"""Games from files: what the files hold is said first, and what is new is added by a second tap."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from flask import Blueprint, Flask, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper import record, store
from scorekeeper.games import GAMES
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.record import Found
from scorekeeper.store import Arrival
from scorekeeper.web import clubs, forms, matching
from scorekeeper.web.database import db
from scorekeeper.web.security import device

pages = Blueprint("importing", __name__, url_prefix="/import")
LARGEST = 2_000_000  # bytes of all files together
COMES_BACK = 4 * LARGEST  # bytes of a form with what was read of them
MORE = {"importing.report": LARGEST, "importing.add": COMES_BACK}  # than other forms may have
OBJECTS = 30_000  # in all files together: hands, and entries of logs; each takes time to read
SHOWN = 20  # errors of one game
Answer = str | tuple[str, int] | Response


def register(app: Flask) -> None:
    app.before_request(allow_files)


def allow_files() -> None:
    """Files are larger than forms; this is settled before anything looks at what was sent."""
    if more := MORE.get(request.endpoint or ""):
        request.max_content_length = request.max_form_memory_size = more


@dataclass(frozen=True)
class Read:
    """One record, and the file in which it was."""

    file: str
    arrival: Arrival

    @property
    def found(self) -> Found:
        return self.arrival.found

    @property
    def title(self) -> Message:
        """The name of its game, or of its file."""
        kept = self.found.record
        game = GAMES.get(str(kept.get("game"))) if isinstance(kept, dict) else None
        return Message(game.name) if game else Message("{file}", {"file": self.file})


@pages.get("")
def look() -> Answer:
    """Where files are chosen; after some were added, how many."""
    added = forms.whole(request.args.get("added", ""))
    return page(added=added if isinstance(added, int) else None)


def page(problems: Sequence[Problem] = (), added: int | None = None) -> Answer:
    shown = render_template("import.html", problems=problems, added=added, new_key=forms.new_key)
    return shown, 422 if problems else 200


@pages.post("")
def report() -> Answer:
    """Says what is new in the files, what is here already, and what is refused and why."""
    try:
        forms.only(request.form, forms.STAMP)
        forms.stamp(request.form)
        files = [(one.filename or "", one.read()) for one in request.files.getlist("file")]
        not_too_many(*(text for _, text in files))
    except Refused as refused:
        return page(refused.problems)
    named = [(name, one) for name, text in files if name for one in record.found_in(text)]
    if not named:
        text = N_("No game came with this. Choose a file that holds one.")
        return page([Problem(Code.FORMAT, Message(text), "file")])
    return reported(named)


def not_too_many(*texts: bytes) -> None:
    """Refused if it would take too long to read them."""
    if sum(text.count(b"{") for text in texts) > OBJECTS:
        message = Message(N_("These are too many hands at once. Choose fewer games."))
        raise Refused(Problem(Code.FORMAT, message, "file"))


def reported(named: Sequence[tuple[str, Found]]) -> Answer:
    club = clubs.of_this_phone()
    came = store.arrivals(db(), [found for _, found in named], club)
    read = [Read(name, one) for (name, _), one in zip(named, came, strict=True)]
    new = [one for one in read if one.arrival.new]
    sheets = [one.found.reading.sheet for one in new if one.found.reading]
    strangers, unasked = matching.strangers(sheets, club)
    return render_template(
        "imported.html",
        files=list(dict.fromkeys(name for name, _ in named)),
        new=new,
        here=[one for one in read if one.arrival.here],
        thrown=[one for one in read if one.arrival.thrown],
        refused=[one for one in read if one.found.refused],
        records=json.dumps([one.found.record for one in new]),
        strangers=strangers,
        unasked=unasked,
        unlogged=sum("log" not in one.found.record for one in new),
        moment=record.moment,
        where=where,
        most=SHOWN,
        new_key=forms.new_key,
    )


def where(found: Found, problem: Problem) -> Message | None:
    """The hand and the player of an error, as far as it has them."""
    seat, names = problem.place, found.names
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
    values = {"hand": problem.hand, "who": who}
    match problem.hand, who:
        case None, "":
            return None
        case None, _:
            return Message("{who}", values)
        case _, "":
            return Message(N_("Hand {hand}"), values)
    return Message(N_("Hand {hand}, {who}"), values)


@pages.post("/add")
def add() -> Answer:
    """Adds the games that are chosen, once; they are read anew, as if they came from a file."""
    try:
        names = [name for name in request.form if name.startswith(matching.WHO)]
        forms.only(request.form, (*forms.STAMP, "records", "game", *names), often=("game",))
        key = forms.stamp(request.form).key
        text = request.form.get("records", "").encode(errors="replace")
        not_too_many(text)
        found = record.found_in(text)
        if any(one.refused for one in found):
            changed = N_("What was read has changed on its way. Choose the files again.")
            raise Refused(Problem(Code.FORMAT, Message(changed)))
        people = matching.chosen(clubs.of_this_phone())
    except Refused as refused:
        return page(refused.problems)
    count, problems = added(found, key, people)
    if problems:
        return page(problems, count or None)
    return redirect(url_for("importing.look", added=count), 303)


def added(found: Iterable[Found], key: str, people: Mapping[str, int]) -> tuple[int, list[Problem]]:
    """Adds those that are chosen and not here yet, with the *people* that new names stand for.

    How many of the chosen are here now, and why others are not: one may have been thrown away
    meanwhile, or two of its players may be one person by now.
    """
    chosen, count, club = set(request.form.getlist("game")), 0, clubs.of_this_phone()
    problems: list[Problem] = []
    for number, one in enumerate(store.arrivals(db(), found, club)):
        if str(number) not in chosen or not one.found.reading:
            continue
        try:
            if one.thrown:
                raise Refused(Problem(Code.TURN, Message(store.THROWN)))
            if one.new:
                events, once = one.found.reading.events, f"{key}-{number}"
                store.begin(db(), events, device(), once, club, people=people)
            count += 1
        except Refused as refused:
            problems += refused.problems
    return count, problems
