"""Streams and the board, as a phone without a screen is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web import Phone, opened


class Streams:
    """Streams of phones, whose pages are read one by one."""

    def __init__(self, opened: ExitStack) -> None:
        self.opened = opened

    def of(self, phone: Phone, page: str, **headers: str) -> Iterator[str]:
        """What the stream of this phone says next, again and again."""
        path = phone.at(f"live?page={page}&change=0")
        answer = phone.client.get(path, headers=headers)
        self.opened.callback(answer.close)
        messages = (part.decode() for part in answer.response if isinstance(part, bytes))
        next(messages)  # the first beat
        return messages


@pytest.fixture
def streams() -> Iterator[Streams]:
    with ExitStack() as opened:
        yield Streams(opened)


def watching(phone: Phone) -> Phone:
    """Somebody else's phone, on the same sheet."""
    found = Phone(phone.app)
    found.code = phone.code
    found.look()
    return found


def test_asking_for_the_head_alone_holds_no_stream(tmp_path: Path) -> None:
    """fault C21: and whoever leaves before anything is sent gives the room back."""
    phone = opened(tmp_path, STREAMS=1)
    phone.start()
    path = phone.at("live?page=hand&change=0")
    for _ in range(3):
        for ask in (phone.client.head, phone.client.get):
            answer = ask(path)
            assert 200 == answer.status_code
            answer.close()
    first, second = phone.client.get(path), phone.client.get(path)
    assert [200, 503] == [first.status_code, second.status_code]
    first.close()


def test_a_stream_tells_its_page_as_the_reader_has_chosen_it(phone: Phone) -> None:
    phone.start(scoring="simple")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    stream = phone.client.get(phone.at("live?page=scores&change=0&paper=1"))
    told = iter(stream.response)
    assert b"retry: 1000\nevent: beat\ndata: 1\n\n" == next(told)
    message = next(told)
    assert isinstance(message, bytes)
    assert b"score--paper" in message
    assert re.match(rb"id: \d+\ndata: <div id=", message)
    stream.close()


def test_a_result_gives_way_to_the_hand_and_an_older_one_stays(phone: Phone) -> None:
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    assert f'data-now="{phone.at()}"' in phone.get(phone.at("hands", 1)).text
    phone.play([0, 0, 0, 0], [1, 1, 0, 0])
    assert "data-live" not in phone.get(phone.at("hands", 1)).text


@pytest.mark.parametrize(
    ("theme", "media"),
    [("dark", "screen"), ("light", "not all"), ("", "screen and (prefers-color-scheme: dark)")],
)
def test_the_board_has_the_colours_that_it_is_told(phone: Phone, theme: str, media: str) -> None:
    phone.start()
    assert f'media="{media}"' in phone.get(phone.at("board"), theme=theme).text


def test_the_board_ranks_whoever_has_most_first_and_says_who_leads(phone: Phone) -> None:
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    phone.bids([0, 0, 0, 0])
    phone.look(tricks="fall")
    phone.trick(1)
    text = phone.get(phone.at("board")).text
    names = re.findall(r'<span class="nm" dir="auto">(\w+)</span>', text)
    assert ["Bob", "Cat", "Dan", "Ann"] == names
    leads = re.search(r'brow--next">.*?dir="auto">(\w+)<', text, re.DOTALL)
    assert leads
    assert "Bob" == leads[1]


def test_a_watcher_of_any_game_sees_no_key(phone: Phone) -> None:
    """fault C28: nothing that would be refused is offered."""
    phone.start()
    other = Phone(phone.app)
    other.code = phone.code
    for act in (phone.look, lambda: phone.bids([0, 0, 0, 0]), lambda: phone.trick(0)):
        act()
        for path in ((), ("scores",), ("log",), ("board",)):
            other.get(other.at(*path))
            assert [] == other.page.forms


def test_another_name_of_a_phone_is_a_change_of_the_sheets_that_show_it(phone: Phone) -> None:
    phone.start()
    phone.bid(0, 0)
    other = watching(phone).client
    for name in ("Kitchen", "Sofa"):
        tag = {"If-None-Match": other.get(phone.at("log")).headers["ETag"]}
        phone.send(phone.at("name"), {"name": name})
        answer = other.get(phone.at("log"), headers=tag)
        assert (200, True) == (answer.status_code, name in answer.text)


@pytest.mark.parametrize("name", ["If-None-Match", "Range", "If-Modified-Since"])
def test_no_header_of_one_stream_keeps_the_page_from_another(
    phone: Phone, streams: Streams, name: str
) -> None:
    phone.start()
    value = {"If-None-Match": "*", "Range": "bytes=0-1"}.get(name, "Fri, 01 Jan 2100 00:00:00 GMT")
    strange = streams.of(watching(phone), "hand", **{name: value})
    other = streams.of(watching(phone), "hand")
    for stream in (strange, other):
        assert 'data-version="1"' in next(stream)


def test_no_address_of_one_stream_stands_on_the_page_of_another(
    phone: Phone, streams: Streams
) -> None:
    phone.start()
    away = next(streams.of(watching(phone), "board", Host="table.lan"))
    here = next(streams.of(watching(phone), "board"))
    assert ("table.lan" in away, "table.lan" in here) == (True, False)


def test_whoever_is_let_in_meanwhile_is_drawn_a_page_of_their_own(
    phone: Phone, streams: Streams
) -> None:
    """The old streams go on: each is asked again what its phone may do, at every change."""
    phone.start()
    helper, watcher = watching(phone), watching(phone)
    held, other = streams.of(helper, "hand"), streams.of(watcher, "hand")
    for stream in (held, other):
        assert "<form" not in next(stream)
    helper.send(helper.at("table", "take-over"), {})
    assert 'name="bid-0"' in next(held)
    assert "<form" not in next(other)


def test_the_tab_of_a_claimed_seat_is_shown_to_its_phone_alone(
    phone: Phone, streams: Streams
) -> None:
    phone.start()
    bob, watcher = watching(phone), watching(phone)
    held, other = streams.of(bob, "scores"), streams.of(watcher, "scores")
    next(held), next(other)
    bob.get(bob.at("mine"))
    bob.press("Bob: this is me")
    assert [True, False] == [f'href="{phone.at("mine")}"' in next(s) for s in (held, other)]
