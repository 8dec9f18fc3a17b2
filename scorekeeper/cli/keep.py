"""`scorekeeper keep`: a new keep link, for when the phone that kept the score is gone."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from scorekeeper import instance, store
from scorekeeper.cli.records import games

UNKNOWN = "The scorekeeper is not running: put the address before this that the phones open."


def add_to(commands: Any) -> None:
    """Adds the command `keep`."""
    parser = commands.add_parser("keep", help="print a new link to keep a game; the old one ends")
    parser.add_argument("sheet", metavar="SHEET", help="the game’s address, or its spoken code")
    parser.add_argument("--url", help="where the phones reach it, if not as it was started")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0 once the link is printed, 1 if there is no such sheet."""
    folder = instance.folder()
    secret = instance.secret_key(folder)
    with games() as db:
        code = code_of(db, arguments.sheet)
        sheet = store.sheet_id(db, code)
        if sheet is None:
            print(f"There is no game at “{arguments.sheet}”.", file=sys.stderr)
            return 1
        token = store.renew(db, sheet, secret)
    address = arguments.url or instance.served_at(folder)
    print(f"{address.rstrip('/')}/g/{code}/keep/{token}")
    if not address:
        print(UNKNOWN, file=sys.stderr)
    return 0


def code_of(db: Any, text: str) -> str:
    """The code of the sheet that an address, or a spoken code, means."""
    text = text.encode(errors="replace").decode()
    spoken = store.spoken_of(db, text)
    if spoken:
        return spoken[0]
    return text.partition("/g/")[2].partition("/")[0].partition("?")[0] or text
