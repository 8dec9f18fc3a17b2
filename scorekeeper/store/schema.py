"""The tables, and how a file of an earlier release becomes one of this."""

from sqlite_utils import Database, Migrations

from scorekeeper.store.changes import counted
from scorekeeper.store.clubs import HOME
from scorekeeper.store.links import speak

migrations = Migrations("scorekeeper")


@migrations(name="2026_11_sheets")
def first(db: Database) -> None:
    """The log is the truth; `listing` only repeats what the home page needs of it."""
    db.table("sheets").create({"id": int, "code": str}, pk="id", not_null={"code"})
    db.table("sheets").create_index(["code"], unique=True)
    events(db)
    people(db)
    db.table("listing").create(
        {"sheet": int, "over": int, "written_at": str},
        pk="sheet",
        not_null={"over", "written_at"},
        foreign_keys=[("sheet", "sheets", "id")],
    )


def events(db: Database) -> None:
    """The log of every sheet."""
    db.table("events").create(
        {
            "sheet": int,
            "version": int,
            "written_at": str,  # UTC, ISO 8601
            "device": str,
            "key": str,  # of the form that wrote it, once only
            "body": str,  # JSON
        },
        pk=("sheet", "version"),  # the lock between two people writing at once
        not_null={"sheet", "version", "written_at", "device", "body"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("events").create_index(["key"], unique=True)


def people(db: Database) -> None:
    """Everybody who has played, and the seats on which they sat."""
    db.table("players").create(
        {"id": int, "name": str, "folded": str}, pk="id", not_null={"name", "folded"}
    )
    db.table("players").create_index(["folded"], unique=True)
    db.table("seats").create(
        {"sheet": int, "seat": int, "player": int},
        pk=("sheet", "seat"),
        not_null={"player"},
        foreign_keys=[("sheet", "sheets", "id"), ("player", "players", "id")],
    )


@migrations(name="2026_12_rights")
def rights(db: Database) -> None:
    """What each device is on a sheet; a device without a row watches."""
    db.table("rights").create(
        {"sheet": int, "device": str, "role": str},
        pk=("sheet", "device"),
        not_null={"role"},
        foreign_keys=[("sheet", "sheets", "id")],
    )


@migrations(name="2026_12_claims")
def claims(db: Database) -> None:
    """Whose phone bids for whom: one phone a seat, and one seat a phone."""
    db.table("claims").create(
        {"sheet": int, "seat": int, "device": str},
        pk=("sheet", "seat"),
        not_null={"device"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("claims").create_index(["sheet", "device"], unique=True)


@migrations(name="2026_12_seen")
def seen(db: Database) -> None:
    """Which hand a phone has confirmed, as it was after its last change then."""
    db.table("seen").create(
        {"sheet": int, "hand": int, "device": str, "version": int},
        pk=("sheet", "hand", "device"),
        not_null={"version"},
        foreign_keys=[("sheet", "sheets", "id")],
    )


@migrations(name="2026_12_joining")
def joining(db: Database) -> None:
    """What phones are called, the ways to a sheet, and who asks for more than to watch."""
    db.table("phones").create({"device": str, "name": str}, pk="device", not_null={"name"})
    db.table("keep_links").create(  # the link itself is kept nowhere
        {"sheet": int, "nonce": str, "hashed": str},
        pk="sheet",
        not_null={"nonce", "hashed"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("spoken").create(
        {"code": str, "sheet": int},
        pk="code",
        not_null={"sheet"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("spoken").create_index(["sheet"], unique=True)
    for row in list(db.query("SELECT sheet FROM listing WHERE NOT over")):
        speak(db, row["sheet"])
    asking(db)


def asking(db: Database) -> None:
    """Who asks to help, and who took the keeping over without being asked."""
    db.table("asks").create(
        {"id": int, "sheet": int, "device": str, "refused": int},
        pk="id",
        not_null={"sheet", "device", "refused"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("asks").create_index(["sheet", "device"], unique=True)
    db.table("takeovers").create(
        {"sheet": int, "device": str, "hands": int, "at": str},
        pk="sheet",
        not_null={"device", "hands", "at"},
        foreign_keys=[("sheet", "sheets", "id")],
    )


@migrations(name="2026_12_clubs")
def clubs(db: Database) -> None:
    """Whose the sheets and the people are; all from before are the home's, the first club."""
    db.table("clubs").create(  # the link itself is kept nowhere
        {"id": int, "nonce": str, "hashed": str}, pk="id", not_null={"nonce", "hashed"}
    )
    db.table("clubs").insert({"id": HOME, "nonce": "", "hashed": ""})
    db.table("sheets").add_column("club", int, not_null_default=HOME)
    db.table("players").add_column("club", int, not_null_default=HOME)
    db.execute("DROP INDEX idx_players_folded")
    db.table("players").create_index(["club", "folded"], unique=True)
    db.table("sheets").create_index(["club"])


@migrations(name="2026_12_changes")
def changes(db: Database) -> None:
    """How often each sheet has changed, for the pages that follow it."""
    db.table("changes").create(
        {"sheet": int, "number": int},
        pk="sheet",
        not_null={"number"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("changes").create_index(["number"], unique=True)
    db.execute("INSERT INTO changes SELECT id, id FROM sheets")
    counted(db, "events")
    for table in ("rights", "claims", "seen", "asks", "takeovers"):
        counted(db, table)


@migrations(name="2026_12_seated")
def seated(db: Database) -> None:
    """Who every name on a sheet is; one that is not there any more keeps its row, not its seat."""
    db.table("seated").create(
        {"sheet": int, "folded": str, "seat": int, "player": int},
        pk=("sheet", "folded"),
        not_null={"player"},
        foreign_keys=[("sheet", "sheets", "id"), ("player", "players", "id")],
    )
    db.table("seated").create_index(["player"])
    db.execute(
        """INSERT INTO seated SELECT sheet, folded, min(seat), player
           FROM seats JOIN players ON players.id = player GROUP BY sheet, folded"""
    )
    db.table("seats").drop()
