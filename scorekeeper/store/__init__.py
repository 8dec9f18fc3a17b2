"""Where the sheets are kept: one SQLite file, its log of events, and the people in it.

Everything goes through a `Database` of sqlite-utils around our own connection; open one for
every request with `connect`, after `prepare` has brought the file up to date once.
"""

from scorekeeper.store.changes import change_of, changed_since, others_wrote
from scorekeeper.store.claims import claim, claimed, give_up, release
from scorekeeper.store.clubs import HOME, club_of, club_token, found
from scorekeeper.store.database import Busy, connect, prepare
from scorekeeper.store.links import keep, keep_token, renew, spoken_code, spoken_of
from scorekeeper.store.lists import Listed, TableSeen, listed, rebuild, tables_seen
from scorekeeper.store.logbook import kept_with_log, names, numbers
from scorekeeper.store.naming import hide, merge, met, rename, split
from scorekeeper.store.people import players_lately, spelled
from scorekeeper.store.persons import (
    Changed,
    Person,
    changes,
    everybody,
    merged,
    person,
    persons,
    players_of,
)
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
from scorekeeper.store.ratings import Rating, rating_now
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
    write,
)
from scorekeeper.store.standing import GAMES_A_LOOK, Standing, standing
from scorekeeper.store.statistics import (
    Kept,
    Scope,
    Tally,
    best,
    by_game,
    latest,
    longest,
    tally,
    years,
)
from scorekeeper.store.tallies import What, differences

__all__ = [
    "HOME", "Ask", "At", "Busy", "Listed", "Noted", "Role", "Stale", "Stored", "TableSeen",
    "TakenOver", "answer", "ask", "asks", "begin", "call", "called", "change_of", "changed_since",
    "claim", "claimed", "club_of", "club_token", "confirm", "connect", "found", "give_up",
    "grant", "keep", "keep_token", "kept_of", "kept_with_log", "listed", "load",
    "names", "numbers", "others_wrote", "phones_at", "players_lately", "prepare", "put_back",
    "rebuild", "release", "renew", "role_of", "seen_by", "sheet_id", "spelled", "spoken_code",
    "spoken_of", "tables_seen", "take_over", "taken_over", "watch", "withdraw", "write",
    "GAMES_A_LOOK", "Changed", "Kept", "Person", "Rating", "Scope", "Standing", "Tally", "What",
    "best", "by_game", "changes", "differences", "everybody", "hide", "latest", "longest", "merge",
    "merged", "met", "person", "persons", "players_of", "rating_now", "rename", "split",
    "standing", "tally", "years",
]  # fmt: skip
