"""How soon an entry reaches thousands of watchers: python -m tests.benchmarks.live [WATCHERS].

A server of two processes with gevent holds them at tables of eight; a bid is written at one table
after the other, and each of its watchers notes when it came. Beside it stand the memory that a
watcher takes and what the server does while nothing happens. The watchers run on this machine too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from scorekeeper import instance, store
from scorekeeper.log import Wrote
from tests.playing import begun
from tests.serving import Served, served

TABLE = 8
ENTRIES = 200
BEFORE = 10  # entries that count for nothing: each process reads its templates once
PAUSE = 0.05  # seconds between two entries
IDLE = 10  # seconds
ASK = "GET /g/{code}/live?page=hand&change={change} HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Watcher(asyncio.Protocol):
    """One stream, and when its last message came."""

    def __init__(self, code: str, change: int) -> None:
        self.asked = ASK.format(code=code, change=change).encode()
        self.live, self.came = asyncio.Event(), asyncio.Event()
        self.at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.asked)

    def data_received(self, data: bytes) -> None:
        self.live.set()
        if b"id: " in data:
            self.at = time.perf_counter()
            self.came.set()


class Server:
    """The processes of the server: their memory and their time."""

    def __init__(self, served: Served) -> None:
        main = served.process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        self.processes = [int(child) for child in children]

    def memory(self) -> int:
        """Bytes that are really there."""
        pages = [int(Path(f"/proc/{p}/statm").read_text().split()[1]) for p in self.processes]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """CPU time since the start."""
        stats = [Path(f"/proc/{p}/stat").read_text().rsplit(")")[-1] for p in self.processes]
        ticks = [sum(map(int, stat.split()[11:13])) for stat in stats]
        return sum(ticks) / os.sysconf("SC_CLK_TCK")


async def watch(port: int, codes: list[str], changes: list[int]) -> list[list[Watcher]]:
    """Eight watchers at every table, once all are live."""
    loop = asyncio.get_running_loop()
    tables = []
    for code, change in zip(codes, changes, strict=True):
        table = [Watcher(code, change) for _ in range(TABLE)]
        made = [loop.create_connection(lambda w=w: w, "127.0.0.1", port) for w in table]
        await asyncio.gather(*made)
        await asyncio.gather(*(watcher.live.wait() for watcher in table))
        tables.append(table)
    return tables


async def delays(path: Path, codes: list[str], tables: list[list[Watcher]]) -> list[float]:
    """The milliseconds from each entry to each of its watchers."""
    found: list[float] = []
    with closing(store.connect(path)) as db:
        for n in range(BEFORE + ENTRIES):
            table, version = n % len(codes), 1 + n // len(codes)
            for watcher in tables[table]:
                watcher.came.clear()
            bid = Wrote(1, {("bid", version - 1): 0})
            store.write(db, codes[table], bid, version, f"entry-{n}", "bench")
            at = time.perf_counter()
            async with asyncio.timeout(30):
                await asyncio.gather(*(watcher.came.wait() for watcher in tables[table]))
            found += [1000 * (watcher.at - at) for watcher in tables[table]]
            await asyncio.sleep(PAUSE)
    return found[BEFORE * TABLE :]


async def measure(watchers: int, folder: Path, running: Served) -> None:
    path = instance.database(folder)
    with closing(store.connect(path)) as db:
        codes = [store.begin(db, [begun(4, 3)], "bench") for _ in range(watchers // TABLE)]
        changes = [stored.change for code in codes if (stored := store.load(db, code))]
    server = Server(running)
    before = server.memory()
    tables = await watch(running.port, codes, changes)
    each = (server.memory() - before) / (len(tables) * TABLE)
    used = server.seconds()
    await asyncio.sleep(IDLE)
    idle = 100 * (server.seconds() - used) / IDLE
    found = await delays(path, codes, tables)
    print(f"{len(tables) * TABLE} watchers at {len(tables)} tables, {ENTRIES} entries")
    last = quantiles(found, n=100)[-1]
    print(f"  commit to receipt  median {median(found):.0f} ms, p99 {last:.0f} ms")
    print(f"  memory             {each / 1024:.0f} kB each")
    print(f"  idle CPU           {idle:.1f} % of one core")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("watchers", nargs="?", type=int, default=5000)
    watchers = parser.parse_args().watchers
    with (
        TemporaryDirectory() as folder,
        served(Path(folder), "--workers", "2", "--gevent") as running,
    ):
        asyncio.run(measure(watchers, Path(folder), running))


if __name__ == "__main__":
    main()
