"""Where the sheets are kept: one SQLite file, its log of events, and the people in it.

Everything goes through a `Database` of sqlite-utils around our own connection; open one for
every request with `connect`, after `prepare` has brought the file up to date once.
"""

from scorekeeper.store.arrivals import THROWN, Arrival, arrivals
from scorekeeper.store.catalogue import Found, Wanted, find, moment_of, oldest, time_of
from scorekeeper.store.changes import change_of, changed_since, others_wrote
from scorekeeper.store.claims import claim, claimed, give_up, release, with_own_pages
from scorekeeper.store.clubs import HOME, club_of, club_token, found, mark_of, marked
from scorekeeper.store.database import Busy, connect
from scorekeeper.store.following import next_of
from scorekeeper.store.links import keep, keep_token, renew, spoken_code, spoken_of
from scorekeeper.store.lists import Listed, TableSeen, every, listed, rebuild, tables_seen
from scorekeeper.store.logbook import kept_with_log, names, numbers
from scorekeeper.store.naming import hide, merge, met, rename, split
from scorekeeper.store.people import (
    everybody_on,
    player_named,
    players_lately,
    spelled,
    strangers,
)
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
    takeovers,
    withdraw,
)
from scorekeeper.store.rated import GAMES_A_LOOK, Standing, standing
from scorekeeper.store.ratings import Rating, rating_now
from scorekeeper.store.rights import Role, grant, role_of, watch
from scorekeeper.store.seen import confirm, seen_by
from scorekeeper.store.sheets import (
    NOON,
    Noted,
    Stale,
    Stored,
    begin,
    begin_all,
    begun_with,
    kept_of,
    load,
    only_the_day,
    played,
    sheet_id,
    stored_as,
    write,
)
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
from scorekeeper.store.tallies import What
from scorekeeper.store.trash import Thrown, in_the_trash, take_back, throw_away, thrown
from scorekeeper.store.upkeep import back_up, check, prepare, restore

__all__ = [
    "GAMES_A_LOOK", "HOME", "NOON", "THROWN", "Arrival", "Ask", "At", "Busy", "Changed",
    "Found", "Kept", "Listed", "Noted", "Person", "Rating", "Role", "Scope", "Stale",
    "Standing", "Stored", "TableSeen", "TakenOver", "Tally", "Thrown", "Wanted", "What",
    "answer", "arrivals", "ask", "asks", "back_up", "begin", "begin_all", "begun_with", "best",
    "by_game", "call", "called", "change_of", "changed_since", "changes", "check", "claim",
    "claimed", "club_of", "club_token", "confirm", "connect", "every", "everybody",
    "everybody_on", "find", "found", "give_up", "grant", "hide", "in_the_trash", "keep",
    "keep_token", "kept_of", "kept_with_log", "latest", "listed", "load", "longest", "mark_of",
    "marked", "merge", "merged", "met", "moment_of", "names", "next_of", "numbers", "oldest",
    "only_the_day", "others_wrote", "person", "persons", "phones_at", "played", "player_named",
    "players_lately", "players_of", "prepare", "put_back", "rating_now", "rebuild", "release",
    "rename", "renew", "restore", "role_of", "seen_by", "sheet_id", "spelled", "split",
    "spoken_code", "spoken_of", "standing", "stored_as", "tables_seen", "strangers",
    "take_back", "take_over", "taken_over", "takeovers", "tally", "throw_away", "thrown",
    "time_of", "watch", "with_own_pages", "withdraw", "write", "years",
]  # fmt: skip
