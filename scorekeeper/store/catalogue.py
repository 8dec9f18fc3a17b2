"""The games of a club as people look for them: by time, by words, by game, by player.

Every sheet has a row in a full-text index. Its rowid is the moment at which the game began, so the
latest are found first however many there are; what filters ask is in the row as tags.
"""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlite_utils import Database

from scorekeeper.log import Begun, Log
from scorekeeper.store.people import who
from scorekeeper.store.persons import players_of

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
TABLE = """CREATE VIRTUAL TABLE catalogue USING fts5(
    words, tags, sheet UNINDEXED, prefix = "{prefixes}",
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
)"""
PREFIXES = "1 2 3 4 5 6 7 8 9 10"  # letters by which a word is found as soon as by all of them


class Wanted(NamedTuple):
    """What somebody looks for among the games of a club."""

    club: int
    words: str = ""  # of names, a title or notes; the last letters may be missing
    game: str = ""
    player: int | None = None  # whoever is one with this one is found as well
    before: int | None = None  # a moment: only games that began earlier


class Found(NamedTuple):
    """A sheet, and the moment at which its game began: microseconds since 1970."""

    sheet: int
    code: str
    moment: int


def moment_of(time: datetime) -> int:
    return (time - EPOCH) // timedelta(microseconds=1)


def time_of(moment: int) -> datetime:
    """In UTC."""
    return EPOCH + timedelta(microseconds=moment)


def find(db: Database, wanted: Wanted, most: int) -> list[Found]:
    """The sheets that are wanted, those whose game began last first."""
    sql = """SELECT sheet, code, catalogue.rowid AS moment FROM catalogue
             JOIN sheets ON sheets.id = sheet
             WHERE catalogue MATCH ? AND catalogue.rowid < ?
             ORDER BY catalogue.rowid DESC LIMIT ?"""
    before = 2**62 if wanted.before is None else wanted.before
    return [Found(**row) for row in db.query(sql, [_asked(db, wanted), before, most])]


def _asked(db: Database, wanted: Wanted) -> str:
    """The same in the language of the index: every word is quoted, so none means anything there."""
    tags = [_club(wanted.club)]
    tags += [_game(wanted.game)] if wanted.game else []
    if wanted.player is not None:
        tags.append(f"({' OR '.join(map(_player, players_of(db, wanted.player)))})")
    words = [f'words : "{word}" *' for word in _words_in(wanted.words)]
    return " AND ".join([*(f"tags : {tag}" for tag in tags), *words])


def _words_in(text: str) -> list[str]:
    """As the index finds them: letters, numbers and marks, which are vowels in many scripts."""
    return "".join(c if unicodedata.category(c)[0] in "LNM" else " " for c in text).split()


def oldest(db: Database, club: int) -> int | None:
    """The moment at which the first game of the club began."""
    sql = "SELECT rowid AS moment FROM catalogue WHERE catalogue MATCH ? ORDER BY rowid LIMIT 1"
    rows = db.query(sql, [f"tags : {_club(club)}"])
    return next((int(row["moment"]) for row in rows), None)


def _club(club: int) -> str:
    return f"club{club}"


def _game(key: str) -> str:
    return "game" + key.replace("-", "")


def _player(player: int) -> str:
    return f"player{player}"


def enter(db: Database, sheet: int, log: Log) -> None:
    """Brings the row of a sheet up to date; one in the trash has none."""
    moment, row = _moment(db, sheet, log), (_words(log), _tags(db, sheet, log))
    known = db.execute("SELECT words, tags FROM catalogue WHERE rowid = ?", [moment]).fetchone()
    thrown = db.table("sheets").count_where("id = ? AND deleted_at IS NOT NULL", [sheet])
    if known and (thrown or known != row):
        db.execute("DELETE FROM catalogue WHERE rowid = ?", [moment])
    if not thrown and known != row:
        sql = "INSERT INTO catalogue (rowid, words, tags, sheet) VALUES (?, ?, ?, ?)"
        db.execute(sql, [moment, *row, sheet])


def _moment(db: Database, sheet: int, log: Log) -> int:
    """When the game of a sheet began: no other sheet has the same moment."""
    for row in db.query("SELECT moment FROM began WHERE sheet = ?", [sheet]):
        return int(row["moment"])
    moment = moment_of(_began(db, sheet, log))
    while db.table("began").count_where("moment = ?", [moment]):
        moment += 1
    db.table("began").insert({"sheet": sheet, "moment": moment})
    return moment


def _began(db: Database, sheet: int, log: Log) -> datetime:
    """As the file says from which it was read, or when its first entry was written."""
    begun = log.steps[0].event
    assert isinstance(begun, Begun)
    sql = "SELECT written_at FROM events WHERE sheet = ? AND version = 1"
    written = next(db.query(sql, [sheet]))["written_at"]
    return datetime.fromisoformat((begun.kept or {}).get("started_at", written))


def _words(log: Log) -> str:
    """Everybody who has sat there, the title and the notes."""
    sheet = log.sheet
    names = (*sheet.players, *(change.name for change in sheet.changes))
    said = " · ".join(filter(None, [*names, sheet.title, sheet.notes]))
    return said.encode(errors="replace").decode()  # a record may hold half a letter


def _tags(db: Database, sheet: int, log: Log) -> str:
    club = next(db.query("SELECT club FROM sheets WHERE id = ?", [sheet]))["club"]
    players = sorted({*who(db, sheet).values()})
    return " ".join([_club(club), _game(log.sheet.game.key), *map(_player, players)])
