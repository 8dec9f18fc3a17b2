"""Where the sheets are kept: one SQLite file, its log of events, and the people in it.

Everything goes through a `Database` of sqlite-utils around our own connection; open one for
every request with `connect`, after `prepare` has brought the file up to date once.
"""

from scorekeeper.store.clubs import HOME, club_of, club_token, found
from scorekeeper.store.database import Busy, connect, prepare
from scorekeeper.store.links import keep, keep_token, renew, spoken_code, spoken_of
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
from scorekeeper.store.sheets import (
    Listed,
    Noted,
    Seen,
    Stale,
    Stored,
    begin,
    kept_of,
    listed,
    load,
    rebuild,
    seen,
    sheet_id,
    write,
)

__all__ = [
    "HOME", "Ask", "At", "Busy", "Listed", "Noted", "Role", "Seen", "Stale", "Stored",
    "TakenOver", "answer", "ask", "asks", "begin", "call", "called", "club_of", "club_token",
    "connect", "found", "grant", "keep", "keep_token", "kept_of", "listed", "load", "phones_at",
    "players_lately", "prepare", "put_back", "rebuild", "renew", "role_of", "seen", "sheet_id",
    "spelled", "spoken_code", "spoken_of", "take_over", "taken_over", "watch", "withdraw",
    "write",
]  # fmt: skip
