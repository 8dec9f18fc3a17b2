"""Games that come from files: which of them are new, and which are there already."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from sqlite_utils import Database

from scorekeeper import record
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.record import Content, Found
from scorekeeper.store.clubs import HOME
from scorekeeper.store.people import everybody_on, keepable, nameable
from scorekeeper.store.sheets import kept_of, stored_as

THROWN = N_("This game is in the trash. It can be taken back there.")


@dataclass(frozen=True)
class Arrival:
    """A record of a file, and whether the club has its game already."""

    found: Found
    code: str = ""  # of the sheet that is the same game
    thrown: bool = False  # that sheet lies in the trash
    repeated: bool = False  # it came before in the same files

    @property
    def new(self) -> bool:
        return bool(self.found.reading) and not self.code and not self.repeated

    @property
    def here(self) -> bool:
        """Is it among the games, or in the files before?"""
        return bool(self.found.reading) and not self.new and not self.thrown


def arrivals(db: Database, found: Iterable[Found], club: int = HOME) -> Iterator[Arrival]:
    """What is to be said of each record before any is stored."""
    known = Known(db, club)
    before: dict[datetime | None, list[Content]] = defaultdict(list)
    for one in map(_kept_whole, found):
        if not one.reading:
            yield Arrival(one)
            continue
        kept = one.reading.begun.kept or {}
        content = record.content(one.reading.sheet, kept.get("started_at"))
        same_time = before[content.started_at]
        yield Arrival(one, *known.same(content), content in same_time)
        same_time.append(content)


def _kept_whole(found: Found) -> Found:
    """The record, or refused if it has letters that no database keeps."""
    events = found.reading.events if found.reading else ()
    texts = [text for event in events for text in vars(event).values() if isinstance(text, str)]
    names = everybody_on(found.reading.sheet) if found.reading else ()
    if all(map(keepable, texts)) and all(map(nameable, names)):
        return found
    text = N_("It has letters that cannot be kept, in a name or in another text.")
    return replace(found, reading=None, refused=Refused(Problem(Code.PLAYERS, Message(text))))


class Sheet(NamedTuple):
    """A sheet of the club."""

    id: int
    code: str
    thrown: bool  # it lies in the trash


class Known:
    """The games of a club, as far as those of a file may be the same."""

    def __init__(self, db: Database, club: int) -> None:
        self.db = db
        self.began: dict[datetime | None, list[Sheet]] = defaultdict(list)
        self.contents: dict[int, Content] = {}
        rows = db.query(
            """SELECT sheets.id, code, deleted_at, written_at, json_type(body, '$.kept') AS kept,
                      json_extract(body, '$.kept.started_at') AS started_at
               FROM sheets JOIN events ON sheet = sheets.id AND version = 1
               WHERE club = ? ORDER BY deleted_at IS NOT NULL""",
            [club],
        )
        for row in rows:
            of_its_own = row["kept"] in (None, "null")
            began = record.moment(row["written_at"] if of_its_own else row["started_at"])
            sheet = Sheet(row["id"], row["code"], row["deleted_at"] is not None)
            self.began[began].append(sheet)

    def same(self, content: Content) -> tuple[str, bool]:
        """The code of the sheet with this content, if there is one, and whether it was thrown away.

        One that was not comes first.
        """
        alike = self.began[content.started_at]
        same = (sheet for sheet in alike if content == self.content(sheet))
        return next(((sheet.code, sheet.thrown) for sheet in same), ("", False))

    def content(self, sheet: Sheet) -> Content:
        if sheet.id not in self.contents:
            stored = stored_as(self.db, sheet.id, sheet.code)
            started = kept_of(stored).get("started_at")
            self.contents[sheet.id] = record.content(stored.log.sheet, started)
        return self.contents[sheet.id]
