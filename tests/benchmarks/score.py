"""How long the score command works on many games: python -m tests.benchmarks.score [RECORDS].

Ten thousand records of nineteen hands, as they lie in a file, are read, scored and printed as
the command does it, in one process. Beside it stands what reading and writing the same JSON
takes with nothing scored. Both are CPU time, so other work on the machine does not count.
"""

import argparse
import json
from collections.abc import Callable, Iterable
from random import Random
from time import process_time
from typing import Any

from scorekeeper import record
from scorekeeper.games.devils_bridge import DevilsBridge
from tests.playing import NAMES, a_record

SIZES = list(DevilsBridge().sizes(4))


def game(rnd: Random) -> dict[str, Any]:
    """A full series of Devil's Bridge for four, with the hook and any tricks."""
    dealer = rnd.randrange(4)
    hands = [hand(rnd, cards, (dealer + n) % 4) for n, cards in enumerate(SIZES)]
    return a_record(*hands, rules={"end": "series"}) | {"first_dealer": dealer}


def hand(rnd: Random, cards: int, dealer: int) -> dict[str, Any]:
    bids = [rnd.randint(0, cards) for _ in NAMES[:4]]
    if sum(bids) == cards:
        bids[dealer] += 1 if bids[dealer] < cards else -1
    takers = rnd.choices(range(4), k=cards)
    return {"trump": "hearts", "bids": bids, "tricks": [takers.count(seat) for seat in range(4)]}


def scored(text: str) -> str:
    sheet = record.read(record.loads(text)).sheet
    return json.dumps(record.report(sheet))


def only_json(text: str) -> str:
    return json.dumps(json.loads(text))


def seconds(work: Callable[[str], str], texts: Iterable[str]) -> float:
    """The CPU time of doing it to each."""
    begun = process_time()
    for text in texts:
        work(text)
    return process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", nargs="?", type=int, default=10_000)
    count = parser.parse_args().records
    rnd = Random(19)
    texts = [json.dumps(game(rnd)) for _ in range(count)]
    assert all(json.loads(scored(text))["status"] == "finished" for text in texts[:10])
    baseline, whole = seconds(only_json, texts), seconds(scored, texts)
    print(f"{count} records of {len(SIZES)} hands, CPU time in one process")
    print(f"  JSON alone  {baseline:6.2f} s")
    print(f"  scored      {whole:6.2f} s  {1000 * whole / count:.2f} ms each")


if __name__ == "__main__":
    main()
