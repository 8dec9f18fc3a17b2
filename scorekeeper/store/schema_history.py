"""The tables of the history, and of what came with it: what schema.py goes on with."""

from sqlite_utils import Database

from scorekeeper.store.catalogue import PREFIXES, TABLE
from scorekeeper.store.changes import counted
from scorekeeper.store.schema import migrations

__all__ = ["migrations"]


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
    db.execute(TABLE.format(prefixes=""))


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


@migrations(name="2026_12_people")
def persons(db: Database) -> None:
    """Two players may be one person, some are not offered, and what was changed of them."""
    db.table("players").add_column("merged_into", int)
    db.table("players").add_column("hidden", int, not_null_default=0)
    db.table("players").create_index(["merged_into"])
    db.table("people_changes").create(
        {"id": int, "player": int, "what": str, "was": str, "now": str, "at": str},
        pk="id",
        not_null={"player", "what", "was", "now", "at"},
        foreign_keys=[("player", "players", "id")],
    )
    db.table("people_changes").create_index(["player"])
    db.table("seated").create_index(["player", "sheet"])  # what somebody played last
    db.execute("DROP INDEX idx_seated_player")


@migrations(name="2026_12_tallies")
def tallies(db: Database) -> None:
    """What finished sheets tell of players: counters, results, and which version is counted."""
    for table, owner in (("tallies", "player"), ("club_tallies", "club")):
        db.table(table).create(
            {owner: int, "what": str, "game": str, "year": str, "at": int, "n": int},
            pk=(owner, "what", "game", "year", "at"),
            not_null={"n"},
        )
    db.table("counted").create(
        {"sheet": int, "version": int},
        pk="sheet",
        not_null={"version"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    numbers = dict.fromkeys(("side", "place", "of", "won", "total"), int)  # NULL without a result
    hands = dict.fromkeys(("best", "best_hand", "worst", "worst_hand", "run"), int)
    db.table("results").create(
        {"sheet": int, "player": int, "club": int, "game": str, "at": str, **numbers, **hands},
        pk=("sheet", "player"),
        not_null={"club", "game", "at", *hands},
        foreign_keys=[("sheet", "sheets", "id"), ("player", "players", "id")],
    )
    for order in (["at"], ["best", "at"], ["worst", "at"], ["run", "at"]):
        db.table("results").create_index(["player", "game", *order])
    for order in (["best", "at"], ["run", "at"]):
        db.table("results").create_index(["club", "game", *order])
    db.table("results").create_index(["player", "at"])
    db.table("results").create_index(["club", "at", "sheet"])


@migrations(name="2026_12_ratings")
def ratings(db: Database) -> None:
    """The rating of a person after each game, and up to which game of a club they hold."""
    db.table("ratings").create(
        {"player": int, "at": str, "sheet": int, "mu": float, "sigma": float}
        | {"streak": int, "longest": int},
        pk=("player", "at", "sheet"),
        not_null={"mu", "sigma", "streak", "longest"},
        foreign_keys=[("sheet", "sheets", "id")],
    )
    db.table("ratings").create_index(["sheet"])
    db.table("rated").create(
        {"club": int, "at": str, "sheet": int}, pk="club", not_null={"at", "sheet"}
    )


@migrations(name="2026_12_beginnings_of_words")
def beginnings_of_words(db: Database) -> None:
    """The catalogue knows how words begin."""
    db.execute("CREATE TEMP TABLE old AS SELECT rowid AS moment, * FROM catalogue")
    db.execute("DROP TABLE catalogue")
    db.execute(TABLE.format(prefixes=PREFIXES))
    db.execute(
        """INSERT INTO catalogue (rowid, words, tags, sheet)
           SELECT moment, words, tags, sheet FROM old"""
    )
    db.execute("DROP TABLE old")
