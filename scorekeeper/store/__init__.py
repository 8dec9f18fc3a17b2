"""Where the sheets are kept: one SQLite file, its log of events, and the people in it.

Everything goes through a `Database` of sqlite-utils around our own connection; open one for
every request with `connect`, after `prepare` has brought the file up to date once.
"""

from scorekeeper.store.arrivals import Arrival, arrivals
from scorekeeper.store.changes import change_of, changed_since, others_wrote
from scorekeeper.store.claims import claim, claimed, give_up, release
from scorekeeper.store.clubs import HOME, club_of, club_token, found
from scorekeeper.store.database import Busy, connect, prepare
from scorekeeper.store.links import keep, keep_token, renew, spoken_code, spoken_of
from scorekeeper.store.lists import Listed, TableSeen, every, listed, rebuild, tables_seen
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
    begun_with,
    kept_of,
    load,
    sheet_id,
    write,
)

__all__ = [
    "HOME", "Arrival", "Ask", "At", "Busy", "Listed", "Noted", "Role", "Stale", "Stored",
    "TableSeen", "TakenOver", "answer", "arrivals", "ask", "asks", "begin", "begun_with", "call",
    "called", "change_of", "changed_since", "claim", "claimed", "club_of", "club_token", "confirm",
    "connect", "every", "found", "give_up", "grant", "keep", "keep_token", "kept_of",
    "kept_with_log", "listed", "load",
    "names", "numbers", "others_wrote", "phones_at", "players_lately", "prepare", "put_back",
    "rebuild", "release", "renew", "role_of", "seen_by", "sheet_id", "spelled", "spoken_code",
    "spoken_of", "tables_seen", "take_over", "taken_over", "watch", "withdraw", "write",
]  # fmt: skip
