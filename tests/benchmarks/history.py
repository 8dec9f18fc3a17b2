"""What pages cost after many years: python -m tests.benchmarks.history [FEW] [MANY].

Two scorekeepers are filled by `scorekeeper demo`, one with few games and one with many, and asked
for the same pages in turn, so that both meet the same machine. What counts is the ratio of their
median times; a page whose cost and size do not grow has 1. The games take a while to be made;
--keep FOLDER makes them there, and the next time they are at hand.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from scorekeeper import demo, instance, store
from scorekeeper.cli.demo import fill
from tests.web import opened

TURNS = 40
AT_LAST = 50  # games that are the same in both: what the first pages show
GOAL = 1.2


class Table:
    """A scorekeeper with so many games, and a phone in it that keeps a game of its own."""

    def __init__(self, folder: Path, games: int) -> None:
        kept = folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        self.phone = opened(folder, TESTING=True)
        with closing(store.connect(instance.database(folder))) as db:
            if not kept:
                _play(db, games)
            found = store.find(db, store.Wanted(store.HOME), AT_LAST)
            self.finished = next(one.code for one in found if _finished(db, one.code))
        self.phone.start()
        self.times: dict[str, list[float]] = {}
        self.sizes: dict[str, int] = {}

    def ask(self, name: str, turn: int) -> None:
        """Does it once, and notes how long that took and how large the answer is."""
        self.phone.look()
        begun = perf_counter()
        answer = ASKED[name](self, turn)
        self.times.setdefault(name, []).append(perf_counter() - begun)
        self.sizes[name] = len(answer.data)
        assert answer.status_code in (200, 303), name


def _play(db: Any, games: int) -> None:
    lately = datetime.now(UTC) - AT_LAST * demo.OFTEN
    fill(db, demo.games(games - AT_LAST, 1, lately))
    fill(db, demo.games(AT_LAST, 2, datetime.now(UTC)))
    while store.standing(db, store.HOME).waits:
        pass


def _finished(db: Any, code: str) -> bool:
    stored = store.load(db, code)
    return bool(stored and stored.log.sheet.winners)


def entry(table: Table, turn: int) -> Any:
    suit = ("hearts", "spades")[turn % 2]
    phone = table.phone
    return phone.client.post(phone.hand(), data={"trump": suit, **phone.stamp()})


ASKED: dict[str, Callable[[Table, int], Any]] = {
    "home": lambda table, turn: table.phone.client.get("/"),
    "list": lambda table, turn: table.phone.client.get("/games"),
    "search": lambda table, turn: table.phone.client.get("/games?q=noor"),
    "player": lambda table, turn: table.phone.client.get("/players/1"),
    "players": lambda table, turn: table.phone.client.get("/players"),
    "statistics": lambda table, turn: table.phone.client.get("/statistics"),
    "sheet": lambda table, turn: table.phone.client.get(f"/g/{table.finished}/scores"),
    "entry": entry,
}


def compared(few: Table, many: Table) -> Iterator[str]:
    """A line for every page: both times, their ratio, and both sizes."""
    for name in ASKED:
        for turn in range(TURNS):
            for table in (few, many):
                table.ask(name, turn)
        one, other = (1000 * median(table.times[name]) for table in (few, many))
        sizes = f"{few.sizes[name] / 1024:7.1f} {many.sizes[name] / 1024:7.1f} kB"
        late = "" if other <= GOAL * one else f"  over {GOAL}"
        yield f"  {name:10} {one:7.2f} {other:7.2f} ms  ratio {other / one:5.2f}  {sizes}{late}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("few", nargs="?", type=int, default=100)
    parser.add_argument("many", nargs="?", type=int, default=100_000)
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        tables = [Table((asked.keep or Path(folder)) / str(n), n) for n in (asked.few, asked.many)]
        print(f"{asked.few} games and {asked.many}, medians of {TURNS}")
        for line in compared(*tables):
            print(line, flush=True)


if __name__ == "__main__":
    main()
