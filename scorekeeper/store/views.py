"""What whoever opens the file by hand looks at first: plain names, told of in docs/database.md.

They only show what standing.py has written; no rule of a game is here.
"""

from __future__ import annotations

from sqlite_utils import Database

VIEWS = {
    "games": """
        SELECT sheets.id AS sheet, code, club, game,
            coalesce(started_at, (
                SELECT written_at FROM events WHERE events.sheet = sheets.id AND version = 1
            )) AS begun,
            written_at AS written, over, hands, names AS players, totals, winners
        FROM sheets JOIN listing ON listing.sheet = sheets.id WHERE deleted_at IS NULL""",
    "hands": """
        SELECT sheet, game, hand, cards, dealer, name, tricks, points, total
        FROM played JOIN games USING (sheet)""",
    "bids": """
        SELECT sheet, game, hand, cards, name, bid, tricks, made
        FROM played JOIN games USING (sheet) WHERE bid IS NOT NULL""",
}


def drop(db: Database) -> None:
    """No view is there while tables change: none of them holds that up."""
    for name in VIEWS:
        db.execute(f"DROP VIEW IF EXISTS {name}")


def create(db: Database) -> None:
    for name, sql in VIEWS.items():
        db.create_view(name, sql)
