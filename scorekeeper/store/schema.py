"""The tables, and how a file of an earlier release becomes one of this."""

from sqlite_utils import Database, Migrations

from scorekeeper.store.catalogue import TABLE
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


@migrations(name="2026_12_trash")
def trash(db: Database) -> None:
    """When a sheet was put into the trash, and by which phone."""
    db.table("sheets").add_column("deleted_at", str)
    db.table("sheets").add_column("deleted_by", str)
    db.execute("CREATE INDEX idx_sheets_deleted ON sheets (deleted_at) WHERE deleted_at NOT NULL")
    db.table("listing").create_index(["over", "written_at"])


@migrations(name="2026_12_catalogue")
def catalogue(db: Database) -> None:
    """The games as people look for them, by the moment at which they began."""
    db.table("began").create(
        {"sheet": int, "moment": int},
        pk="sheet",
        not_null={"moment"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("began").create_index(["moment"], unique=True)
    db.execute(TABLE)


@migrations(name="2026_12_takeovers")
def every_takeover(db: Database) -> None:
    """Every time that a phone took over, for the log; there was only the last of each sheet."""
    db.rename_table("takeovers", "last_takeovers")
    db.table("takeovers").create(
        {"id": int, "sheet": int, "device": str, "hands": int, "at": str},
        pk="id",
        not_null={"sheet", "device", "hands", "at"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("takeovers").create_index(["sheet"])
    db.execute(
        """INSERT INTO takeovers (sheet, device, hands, at)
           SELECT sheet, device, hands, at FROM last_takeovers"""
    )
    db.table("last_takeovers").drop()
    counted(db, "takeovers")


@migrations(name="2026_12_asks")
def asks(db: Database) -> None:
    """What names each asking for good: the ids of those that were answered come again."""
    db.table("asks").add_column("nonce", str)
    db.execute("UPDATE asks SET nonce = hex(randomblob(9))")


@migrations(name="2026_12_standing")
def standing(db: Database) -> None:
    """How every sheet stands, and every whole hand of it; both are made anew after this."""
    for name in ("game", "names", "totals", "winners"):
        db.table("listing").add_column(name, str, not_null_default="")
    db.table("listing").add_column("hands", int, not_null_default=0)
    db.table("listing").add_column("started_at", str)
    db.execute(  # in the order of the sheets: what a page shows together lies together
        """CREATE TABLE played (
            sheet INTEGER NOT NULL REFERENCES sheets(id),
            hand INTEGER NOT NULL,
            side INTEGER NOT NULL,
            name TEXT NOT NULL,
            cards INTEGER NOT NULL,
            dealer TEXT NOT NULL,
            bid INTEGER,
            tricks INTEGER,
            made INTEGER,
            points INTEGER,
            total INTEGER NOT NULL,
            PRIMARY KEY (sheet, hand, side)
        ) WITHOUT ROWID"""
    )


@migrations(name="2026_12_follows")
def follows(db: Database) -> None:
    """Which sheet follows which; whoever looks at the earlier one is told."""
    db.table("follows").create(
        {"sheet": int, "before": int},
        pk="sheet",
        not_null={"before"},
        foreign_keys=[("sheet", "sheets", "id"), ("before", "sheets", "id")],
    )
    db.table("follows").create_index(["before"])
    counted(db, "follows", "before")
