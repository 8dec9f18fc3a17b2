"""Where the sheets are kept: one SQLite file, its log of events, and the people in it.

Everything goes through a `Database` of sqlite-utils around our own connection; open one for
every request with `connect`, after `prepare` has brought the file up to date once.
"""

from scorekeeper.store.catalogue import Found, Wanted, find, moment_of, oldest, time_of
from scorekeeper.store.changes import change_of, changed_since, others_wrote
from scorekeeper.store.claims import claim, claimed, give_up, release, with_own_pages
from scorekeeper.store.clubs import HOME, club_of, club_token, found, mark_of, marked
from scorekeeper.store.database import Busy, connect, prepare
from scorekeeper.store.links import keep, keep_token, renew, spoken_code, spoken_of
from scorekeeper.store.lists import Listed, TableSeen, listed, rebuild, tables_seen
from scorekeeper.store.logbook import kept_with_log, names, numbers
from scorekeeper.store.people import players_lately, spelled
from scorekeeper.store.phones import (
    Ask,
    At,
    TakenOver,
    answer,
    ask,
    asks,
    call,
    called,
    phones_at,
    put_back,
    take_over,
    taken_over,
    withdraw,
)
from scorekeeper.store.rights import Role, grant, role_of, watch
from scorekeeper.store.seen import confirm, seen_by
from scorekeeper.store.sheets import (
    Noted,
    Stale,
    Stored,
    begin,
    kept_of,
    load,
    sheet_id,
    stored_as,
    write,
)
from scorekeeper.store.trash import Thrown, in_the_trash, take_back, throw_away, thrown

__all__ = [
    "HOME", "Ask", "At", "Busy", "Found", "Listed", "Noted", "Role", "Stale", "Stored", "TableSeen",
    "TakenOver", "Thrown", "Wanted", "answer", "ask", "asks", "begin", "call", "called",
    "change_of", "changed_since", "claim", "claimed", "club_of", "club_token", "confirm", "connect",
    "find", "found", "give_up", "grant", "in_the_trash", "keep", "keep_token", "kept_of",
    "kept_with_log", "listed", "load", "mark_of", "marked", "moment_of", "names", "numbers",
    "oldest", "others_wrote", "phones_at", "players_lately", "prepare", "put_back", "rebuild",
    "release", "renew", "role_of", "seen_by", "sheet_id", "spelled", "spoken_code", "spoken_of",
    "stored_as", "tables_seen", "take_back", "take_over", "taken_over", "throw_away", "thrown",
    "time_of", "watch", "with_own_pages", "withdraw", "write",
]  # fmt: skip
