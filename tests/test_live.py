"""The real server with streams and several processes: what is written reaches everybody."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Barrier, Event, Thread

import pytest

from scorekeeper import instance, store
from scorekeeper.log import Wrote
from scorekeeper.store import Role, Stored
from scorekeeper.web.poller import Change, Followed, Poller
from tests.playing import begun
from tests.serving import Stream, answer, cookie, served
from tests.web import opened

BEAT = b"event: beat\ndata: 1\n\n"


class House:
    """A folder with games, and phones that may write on them."""

    def __init__(self, folder: Path, port: int, opened: ExitStack) -> None:
        self.folder, self.port, self.opened = folder, port, opened
        self.keeper, self.helper = (cookie(folder, name) for name in ("keeper", "helper"))

    def begin(self) -> str:
        with closing(store.connect(instance.database(self.folder))) as db:
            code = store.begin(db, [begun(4, 3)], "keeper")
            found = store.load(db, code)
            assert found
            store.grant(db, found.id, "helper", Role.HELPER)
        return code

    def stored(self, code: str) -> Stored:
        with closing(store.connect(instance.database(self.folder))) as db:
            found = store.load(db, code)
        assert found
        return found

    def bid(self, code: str, phone: str, seat: int, bid: int, version: int) -> int:
        """The status of a bid that a phone sends."""
        key = f"{code}-{seat}-{bid}-{version}"
        form = f"version={version}&key={key}&bid-{seat}={bid}"
        return answer(self.port, f"/g/{code}/hands/1", form, Cookie=phone).status

    def write(self, code: str, seat: int) -> None:
        """Another process writes."""
        with closing(store.connect(instance.database(self.folder))) as db:
            version = self.stored(code).log.version
            event = Wrote(1, {("bid", seat): 0})
            store.write(db, code, event, version, f"{code}-{seat}", "keeper")

    def stream(self, code: str, change: int = 0, page: str = "hand", phone: str = "") -> Stream:
        headers = {"Cookie": phone} if phone else {}
        stream = Stream(self.port, f"/g/{code}/live?page={page}&change={change}", **headers)
        self.opened.callback(stream.drop)
        return stream


def house(folder: Path, *options: str) -> Iterator[House]:
    with served(folder, *options) as running, ExitStack() as opened:
        yield House(folder, running.port, opened)


@pytest.fixture(scope="module")
def at_the_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, int]]:
    """The folder and the port of the server at the card table."""
    folder = tmp_path_factory.mktemp("table")
    with served(folder) as running:
        yield folder, running.port


@pytest.fixture
def one(at_the_table: tuple[Path, int]) -> Iterator[House]:
    """The server at the card table, on which other games are played besides."""
    with ExitStack() as opened:
        yield House(*at_the_table, opened)


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[House]:
    """One that holds no stream yet."""
    yield from house(tmp_path)


@pytest.fixture
def two(tmp_path: Path) -> Iterator[House]:
    yield from house(tmp_path, "--workers", "2")


@pytest.fixture
def four(tmp_path: Path) -> Iterator[House]:
    yield from house(tmp_path, "--workers", "4")


def test_whoever_comes_late_gets_the_present_and_whoever_has_it_only_beats(one: House) -> None:
    """fault C22: nothing is sent twice, and nothing that was missed stays away."""
    code = one.begin()
    late = one.stream(code)
    assert 'data-version="1"' in late.until(b'id="say"')
    current = one.stream(code, one.stored(code).change)
    assert "id:" not in current.until(BEAT) + current.until(BEAT)
    one.write(code, 0)
    for stream in (late, current):
        assert 'data-version="2"' in stream.until(b'id="say"')


@pytest.mark.parametrize("name", ["hand", "scores", "log", "board"])
def test_every_page_that_is_live_comes_whole(one: House, name: str) -> None:
    code = one.begin()
    told = one.stream(code, page=name).until(b'id="say"')
    assert 'data: <div id="page"' in told
    assert f"page={name}" in told
    assert "<title" not in told


def test_the_stream_of_a_watcher_has_no_key_and_that_of_a_keeper_has(one: House) -> None:
    """fault C28"""
    code = one.begin()
    watcher = one.stream(code).until(b'id="say"')
    keeper = one.stream(code, phone=one.keeper).until(b'id="say"')
    assert ("<form" not in watcher, "<button" not in watcher) == (True, True)
    assert 'name="bid-0"' in keeper


def test_no_two_phones_share_the_key_of_a_form(one: House) -> None:
    code = one.begin()
    told = [one.stream(code, phone=p).until(b'id="say"') for p in (one.keeper, one.helper)]
    keys = [{part.split('"')[0] for part in text.split('name="key" value="')[1:]} for text in told]
    assert keys[0]
    assert not keys[0] & keys[1]


def test_a_page_is_drawn_once_for_all_who_see_the_same() -> None:
    followed, drawn = Followed(), list[str]()

    def draw() -> str:
        drawn.append("a page")
        return drawn[-1]

    for followed.change in (1, 1, 2):
        now = followed.now(frozenset)
        assert followed.change == now.number
        for reader in ("watcher", "watcher", "helper"):
            assert "a page" == now.draw(reader, draw)
    assert 4 == len(drawn)


def test_whoever_comes_puts_off_nobodys_beat(path: Path) -> None:
    """A bell that rings for nothing new begins the wait for the next beat again."""
    poller, sits, comes = Poller(path, 2), Event(), Event()
    poller.follow(1, sits)
    poller.ring({1: 7})
    assert sits.wait(0)
    sits.clear()
    poller.follow(1, comes)
    poller.ring({1: 7})
    assert not sits.is_set()
    for bell in (sits, comes):
        poller.leave(1, bell)


def test_a_page_that_could_not_be_drawn_is_drawn_anew_for_the_next() -> None:
    now, texts = Change(1, frozenset()), iter(["", "a page"])
    assert ["", "a page", "a page"] == [now.draw("watcher", lambda: next(texts)) for _ in range(3)]


def test_a_page_that_looks_again_is_told_in_short_that_nothing_has_changed(one: House) -> None:
    code = one.begin()
    for path in (f"/g/{code}", f"/g/{code}/scores", f"/g/{code}/log", f"/g/{code}/board"):
        first = answer(one.port, path)
        tag = first.headers["ETag"]
        assert 200 == first.status
        again = answer(one.port, path, **{"If-None-Match": tag})
        assert (304, "") == (again.status, again.body)  # type: ignore[attr-defined]
    one.write(code, 0)
    assert 200 == answer(one.port, path, **{"If-None-Match": tag}).status


def test_a_page_that_cannot_be_followed_is_not_found(one: House) -> None:
    code = one.begin()
    for path in (f"/g/{code}/live?page=rules", f"/g/{code}/live", "/g/nosuchsheet0/live?page=hand"):
        assert 404 == answer(one.port, path).status


def test_two_hundred_streams_leave_room_for_pages_and_the_next_is_asked_to_look(
    fresh: House,
) -> None:
    """fault C21: and what phones held that are gone is free again within 15 seconds.

    Every other one goes without a word, as a phone does whose battery is empty.
    """
    code = fresh.begin()
    change = fresh.stored(code).change
    streams = [fresh.stream(code, change) for _ in range(200)]
    assert {200} == {stream.status for stream in streams}
    for _ in range(20):
        assert 200 == answer(fresh.port, f"/g/{code}").status
    refused = answer(fresh.port, f"/g/{code}/live?page=hand&change={change}")
    assert (503, "10") == (refused.status, refused.headers["Retry-After"])
    assert refused.body == "Many are watching. The page looks again every 10 seconds."  # type: ignore[attr-defined]
    fresh.write(code, 0)
    for stream in streams:
        assert 'data-version="2"' in stream.until(b'id="say"')
    for leaves, dies in zip(streams[::2], streams[1::2], strict=True):
        leaves.drop()
        dies.vanish()
    gone = time.monotonic()
    again = 0
    while again < 200:
        assert time.monotonic() - gone < 15
        if fresh.stream(code, change).status == 200:
            again += 1
        else:
            time.sleep(0.1)  # until the next look, as a phone has one that was refused


def test_four_processes_agree_at_all_times(four: House) -> None:
    """fault C19: whoever answers says the same, right after each entry."""
    code = four.begin()
    for version, seat in enumerate(range(3), 1):
        phone = (four.keeper, four.helper)[seat % 2]
        assert 303 == four.bid(code, phone, seat, 0, version)
        seen = [answer(four.port, f"/g/{code}").headers["ETag"] for _ in range(30)]
        assert 1 == len(set(seen))
        told = [four.stream(code).until(b'id="say"') for _ in range(10)]
        assert all(f'data-version="{version + 1}"' in text for text in told)


def at_once(*acts: Callable[[], int]) -> list[int]:
    """The statuses of what is sent at the same moment."""
    barrier, found = Barrier(len(acts)), [0] * len(acts)

    def run(number: int, act: Callable[[], int]) -> None:
        barrier.wait(60)
        found[number] = act()

    threads = [Thread(target=run, args=item) for item in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return found


@pytest.mark.parametrize(
    "races", [40, pytest.param(1000, marks=pytest.mark.long)], ids=["some", "many"]
)
def test_of_two_who_write_one_bid_at_once_one_is_told(two: House, races: int) -> None:
    """fault C30, fault C33: over real HTTP, and the two may meet different processes."""
    first = 0
    for _ in range(races):
        code = two.begin()
        statuses = at_once(
            lambda code=code: two.bid(code, two.keeper, 0, 0, 1),
            lambda code=code: two.bid(code, two.helper, 0, 1, 1),
        )
        assert [303, 409] == sorted(statuses)
        log = two.stored(code).log
        assert (2, {("bid", 0): statuses.index(303)}) == (log.version, log.sheet.cells(1))
        first += statuses[0] == 303
    assert 0 < first < races  # they did race


def test_what_one_process_writes_the_streams_of_the_other_tell(two: House) -> None:
    """fault C19"""
    code = two.begin()
    streams = [two.stream(code, two.stored(code).change) for _ in range(8)]
    assert 303 == two.bid(code, two.keeper, 0, 0, 1)
    for stream in streams:
        assert 'data-version="2"' in stream.until(b'id="say"')


def test_whoever_follows_is_told_of_changes_once_the_games_can_be_read_again(
    tmp_path: Path,
) -> None:
    away, here = tmp_path / "away", tmp_path / "here"
    away.mkdir()
    phone = opened(away, TESTING=True)
    phone.start()
    poller, bell = Poller(here / "scorekeeper.db", 1), Event()
    followed = poller.follow(1, bell)
    away.rename(here)
    assert bell.wait(10)
    assert 0 < followed.change
    poller.leave(1, bell)
