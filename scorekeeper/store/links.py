"""The ways to a sheet beside its address: a link that lets a phone keep it, and a code to say.

The token of a link is drawn from the instance's secret key and a nonce, so that it can be shown
again; the file has only its hash, so that whoever reads the file cannot write on a sheet.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from sqlite_utils import Database

from scorekeeper.store.database import writing
from scorekeeper.store.rights import Role, grant

ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"  # nothing that is easily mistaken for another
SPOKEN_LENGTH = 4
TOKEN_BYTES = 16  # 128 bits


def token(secret: bytes, nonce: str) -> str:
    """The token that belongs to a nonce: the same each time, and guessed by nobody."""
    digest = hmac.digest(secret, f"keep link {nonce}".encode(), "sha256")[:TOKEN_BYTES]
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def keep_token(db: Database, sheet: int, secret: bytes) -> str:
    """The token of the sheet's keep link; until it is renewed, its nonce is the address."""
    rows = db.query(
        """SELECT coalesce(nonce, code) AS nonce
           FROM sheets LEFT JOIN keep_links ON sheet = id WHERE id = ?""",
        [sheet],
    )
    return token(secret, next(rows)["nonce"])


def renew(db: Database, sheet: int, secret: bytes) -> str:
    """A new token for the sheet's keep link; the old one opens nothing from now on."""
    nonce = secrets.token_urlsafe(TOKEN_BYTES)
    made = token(secret, nonce)
    row = {"sheet": sheet, "nonce": nonce, "hashed": hashed(made)}
    with writing(db):
        db.table("keep_links").insert(row, replace=True)
    return made


def keep(db: Database, sheet: int, given: str, device: str, secret: bytes) -> bool:
    """Makes the device a keeper of the sheet, if this is the token of its link."""
    rows = list(db.query("SELECT hashed FROM keep_links WHERE sheet = ?", [sheet]))
    real = rows[0]["hashed"] if rows else hashed(keep_token(db, sheet, secret))
    right = hmac.compare_digest(real, hashed(given))
    if right:
        with writing(db):
            grant(db, sheet, device, Role.KEEPER)
    return right


def speak(db: Database, sheet: int) -> None:
    """Gives the sheet a code that is said at the table."""
    db.table("spoken").insert({"code": _unspoken(db), "sheet": sheet}, replace=True)


def spoken_code(db: Database, sheet: int) -> str:
    """The code that is said at the table; empty if it leads to a newer game by now."""
    rows = db.query("SELECT code FROM spoken WHERE sheet = ?", [sheet])
    return next((str(row["code"]) for row in rows), "")


def _unspoken(db: Database) -> str:
    """A code that leads to no game that is going on; those of games that are over come again."""
    going = """SELECT code FROM spoken JOIN listing ON listing.sheet = spoken.sheet
               WHERE code = ? AND NOT over"""
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(SPOKEN_LENGTH)).upper()
        if not list(db.query(going, [code])):
            return code


def spoken_of(db: Database, code: str) -> tuple[str, int, bool] | None:
    """The address and id of the sheet with this spoken code, and whether its game is over."""
    rows = db.query(
        """SELECT sheets.code, sheets.id, over FROM spoken JOIN sheets ON sheets.id = spoken.sheet
           JOIN listing ON listing.sheet = sheets.id WHERE spoken.code = ?""",
        [code.upper()],
    )
    return next(((str(r["code"]), int(r["id"]), bool(r["over"])) for r in rows), None)
