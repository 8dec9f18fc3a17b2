"""`scorekeeper demo`: whole games to try the pages with."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Any

from scorekeeper import demo, store
from scorekeeper.cli.records import DEVICE, games
from scorekeeper.log import Event

AT_ONCE = 500  # games in one transaction


def add_to(commands: Any) -> None:
    """Adds the command `demo`."""
    parser = commands.add_parser("demo", help="fill an empty scorekeeper with games nobody played")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="other games (1)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """0 once the games are stored, 1 if there are others already."""
    with games() as db:
        if next(store.listed(db, True, 1), None) or next(store.listed(db, False, 1), None):
            print(
                "There are games here already, and these would mix with them. "
                "Set SCOREKEEPER_INSTANCE to a new folder.",
                file=sys.stderr,
            )
            return 1
        fill(db, demo.games(arguments.games, arguments.seed, datetime.now(UTC)))
    print(f"{arguments.games} games are there now.")
    return 0


def fill(db: Any, played: Iterator[Sequence[Event]]) -> None:
    """Stores these games, some at a time."""
    while some := list(islice(played, AT_ONCE)):
        store.begin_all(db, some, DEVICE)
