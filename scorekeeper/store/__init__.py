"""Where the sheets are kept: one SQLite file, its log of events, and the people in it.

Everything goes through a `Database` of sqlite-utils around our own connection; open one for
every request with `connect`, after `prepare` has brought the file up to date once.
"""

from scorekeeper.store.changes import change_of, changed_since, last_change, others_wrote
from scorekeeper.store.claims import claim, claimed, give_up, release
from scorekeeper.store.database import Busy, connect, prepare
from scorekeeper.store.logbook import kept_with_log, names, numbers, who
from scorekeeper.store.people import players_lately, spelled
from scorekeeper.store.rights import Role, grant, role_of
from scorekeeper.store.seen import confirm, seen_by
from scorekeeper.store.sheets import (
    Listed,
    Noted,
    Stale,
    Stored,
    begin,
    kept_of,
    listed,
    load,
    rebuild,
    write,
)

__all__ = [
    "Busy", "Listed", "Noted", "Role", "Stale", "Stored", "begin", "change_of", "changed_since",
    "claim", "claimed", "confirm", "connect", "give_up", "grant", "kept_of", "kept_with_log",
    "last_change", "listed", "load", "names", "numbers", "others_wrote", "players_lately",
    "prepare", "rebuild", "release", "role_of", "seen_by", "spelled", "who", "write",
]  # fmt: skip
