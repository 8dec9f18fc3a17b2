"""The sheets and their logs."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlite_utils import Database

from scorekeeper.log import Begun, Event, Log, ask, fold, overtaken
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.rules import Cell
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Seated, Way
from scorekeeper.store.changes import change_of
from scorekeeper.store.clubs import HOME
from scorekeeper.store.database import writing
from scorekeeper.store.events import dumps, loads
from scorekeeper.store.following import follow
from scorekeeper.store.links import ALPHABET, speak
from scorekeeper.store.naming import introduce
from scorekeeper.store.people import everybody_on, keepable, seat
from scorekeeper.store.projections import project
from scorekeeper.store.rights import Role, grant

CODE_LENGTH = 27  # 128 bits: whoever has not seen the address does not guess it
NOON = "T12:00:00Z"  # when a game began of which only the day is known: that day nearly everywhere
NOBODY: Mapping[str, int] = {}


@dataclass(frozen=True)
class Noted:
    """When an event was written, and on which device."""

    at: datetime  # UTC
    device: str


@dataclass(frozen=True)
class Stored:
    """A sheet as it is kept: its address, its log, and a note on every event of it.

    *change* is the number of its last change, or of an earlier one if it changed while it was read.
    """

    code: str
    id: int
    log: Log
    notes: Sequence[Noted]
    change: int


class Stale(Exception):
    """Somebody else has written meanwhile what this entry means to write."""

    def __init__(self, stored: Stored, event: Event, cells: Sequence[Cell]) -> None:
        super().__init__(stored.code)
        self.stored, self.event, self.cells = stored, event, cells


def load(db: Database, code: str) -> Stored | None:
    """The sheet at this address, or None."""
    sheet = sheet_id(db, code)
    return None if sheet is None else stored_as(db, sheet, code)


def sheet_id(db: Database, code: str) -> int | None:
    """The id of the sheet at this address, or None; its log is not read."""
    rows = db.query("SELECT id FROM sheets WHERE code = ?", [code])
    return next((int(row["id"]) for row in rows), None)


def stored_as(db: Database, sheet: int, code: str) -> Stored:
    """The sheet with this id and address."""
    change = change_of(db, sheet)
    sql = "SELECT written_at, device, body FROM events WHERE sheet = ? ORDER BY version"
    rows = list(db.query(sql, [sheet]))
    notes = [Noted(datetime.fromisoformat(row["written_at"]), row["device"]) for row in rows]
    return Stored(code, sheet, fold(loads(row["body"]) for row in rows), notes, change)


def begin(
    db: Database,
    events: Sequence[Event],
    device: str,
    key: str | None = None,
    club: int = HOME,
    before: int | None = None,
    people: Mapping[str, int] = NOBODY,
) -> str:
    """A new sheet of the club with these events, the first a Begun; its code.

    *before* is the sheet that it follows at the table, if any; *people* are those whom names
    that are new to the club stand for, by the folded name.

    The same key again is the same sheet, and nothing more is written. Refused if a name
    cannot be kept.
    """
    with writing(db):
        return begun_with(db, key, club) or _begin(db, events, device, key, club, before, people)


def begin_all(db: Database, games: Iterable[Sequence[Event]], device: str, club: int = HOME) -> int:
    """New sheets, all of them or none, each as `begin` makes it; how many there are."""
    with writing(db):
        return sum(bool(_begin(db, events, device, None, club)) for events in games)


def _begin(
    db: Database,
    events: Sequence[Event],
    device: str,
    key: str | None,
    club: int,
    before: int | None = None,
    people: Mapping[str, int] = NOBODY,
) -> str:
    begun, code = events[0], "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
    assert isinstance(begun, Begun)
    db.table("sheets").insert({"code": code, "club": club})
    sheet = next(db.query("SELECT id FROM sheets WHERE code = ?", [code]))["id"]
    log, at = fold(events), _now()
    if people:
        introduce(db, club, everybody_on(log.sheet), people)
    for names in _seated_by_turns(log.sheet):
        seat(db, sheet, names)
    if before is not None:
        follow(db, sheet, before)
    grant(db, sheet, device, Role.KEEPER)
    for version, event in enumerate(events, 1):
        _insert(db, sheet, version, event, device, key if version == 1 else None, at)
    project(db, sheet, log, at)
    speak(db, sheet)
    return code


def _seated_by_turns(sheet: Scoresheet) -> Iterable[Sequence[str]]:
    """Who sat on the seats at first, after every change, and now: a file has whole games."""
    seating, now = sheet.seating, sheet.hand_now
    hands = sorted(change.hand for change in seating.changes if change.hand <= now)
    return dict.fromkeys([sheet.players, *map(seating.names, [*hands, now])])


def begun_with(db: Database, key: str | None, club: int) -> str | None:
    """The sheet that the key has written; Refused if it is that of another club."""
    sql = """SELECT code, club FROM sheets JOIN events ON events.sheet = sheets.id
             WHERE events.key = ?"""
    for row in db.query(sql, [key]):
        if row["club"] == club:
            return str(row["code"])
        text = N_("This form was sent already. Open the page again for another.")
        raise Refused(Problem(Code.TURN, Message(text)))
    return None


def write(db: Database, code: str, event: Event, version: int, key: str, device: str) -> Stored:
    """Writes what a form of that version says, and returns the sheet with it.

    The same key with the same event again changes nothing. Stale if what the event writes has
    changed since its version, or the key wrote something else; Refused if the rules are
    against it; LookupError if there is no such sheet or version.
    """
    with writing(db):
        stored = load(db, code)
        if not stored:
            raise LookupError(code)
        if wrote := list(db.query("SELECT sheet, body FROM events WHERE key = ?", [key])):
            if wrote[0] == {"sheet": stored.id, "body": dumps(event)}:
                return stored
            raise Stale(stored, event, overtaken(stored.log, version, event) or [])
        if (cells := overtaken(stored.log, version, event)) is not None:
            raise Stale(stored, event, cells)
        ask(stored.log, event)
        at = _now()
        _insert(db, stored.id, stored.log.version + 1, event, device, key, at)
        seated = stored.log.sheet.seated
        stored.log.add(event)
        _leave_to_whoever_comes(db, stored)
        if seated != stored.log.sheet.seated:
            seat(db, stored.id, stored.log.sheet.seated)
        project(db, stored.id, stored.log, at)
        change = change_of(db, stored.id)
    return Stored(code, stored.id, stored.log, [*stored.notes, Noted(at, device)], change)


def _leave_to_whoever_comes(db: Database, stored: Stored) -> None:
    """Where somebody else sits by the last entry, the phone of whoever sat there claims no more."""
    step = stored.log.steps[-1]
    match (step.of or step).event:
        case Seated(way=Way.JOINS | Way.TAKES_OVER, seat=number):
            db.table("claims").delete_where("sheet = ? AND seat = ?", [stored.id, number])


def _now() -> datetime:
    return datetime.now(UTC)


def _insert(
    db: Database,
    sheet: int,
    version: int,
    event: Event,
    device: str,
    key: str | None,
    at: datetime,
) -> None:
    if not all(keepable(text) for text in vars(event).values() if isinstance(text, str)):
        text = N_("This text has letters that cannot be kept.")
        raise Refused(Problem(Code.FORMAT, Message(text)))
    row = {"sheet": sheet, "version": version, "written_at": at.isoformat(), "device": device}
    db.table("events").insert({**row, "key": key, "body": dumps(event)})


def played(stored: Stored) -> tuple[datetime, datetime | None]:
    """When the game began and when it was over, as far as that is known."""
    began, over = (kept_of(stored).get(name) for name in ("started_at", "finished_at"))
    first = datetime.fromisoformat(began) if began else stored.notes[0].at
    return first, datetime.fromisoformat(over) if over else None


def only_the_day(stored: Stored) -> bool:
    """Is only the day of the game known, as of an old sheet that was typed in from paper?"""
    begun = stored.log.steps[0].event
    assert isinstance(begun, Begun)
    kept = begun.kept or {}
    began = str(kept.get("started_at"))
    return began.endswith(NOON) and began == kept.get("finished_at")


def kept_of(stored: Stored) -> Mapping[str, Any]:
    """What a record of this sheet keeps beside the scores: its title, notes and times.

    A sheet that was read from a file keeps what the file said, unless its end was written here.
    """
    begun, first, last = stored.log.steps[0].event, stored.notes[0].at, stored.notes[-1].at
    assert isinstance(begun, Begun)
    kept = dict({"started_at": first.isoformat()} if begun.kept is None else begun.kept)
    for name, said in (("title", stored.log.sheet.title), ("notes", stored.log.sheet.notes)):
        if said != kept.get(name, ""):
            kept[name] = said
    ending = stored.log.ending
    over = stored.notes[ending.version - 1].at if ending else None
    if over and (begun.kept is None or over > first):
        kept["finished_at"] = over.isoformat()
    elif not over and last > first:
        kept.pop("finished_at", None)
    return kept
