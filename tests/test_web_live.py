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


def test_the_table_is_told_who_asks_and_what_a_phone_is_called(phone: Phone) -> None:
    """Each phone of its own: only those that keep the score are asked."""
    phone.start()
    guest = Phone(phone.app)
    guest.code = phone.code
    told = phone.client.get(phone.at("live?page=table&change=0"))
    pages = iter(told.response)
    next(pages)
    guest.get(guest.at("ask"))
    guest.press("Ask the scorekeeper", me="", name="Sofa")
    assert b"Sofa asks to help" in next(pages)
    guest.get(guest.at("table"))
    guest.press("Save", name="Kitchen")
    assert b"Kitchen asks to help" in next(pages)
    told.close()


def test_the_points_of_a_hand_stay_until_their_reader_goes_on(phone: Phone) -> None:
    """What others write meanwhile is told on the same page; only a hand taken back is none."""
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    assert f'data-now="{phone.at("hands", 1)}"' in phone.get(phone.at("hands", 1)).text
    path = phone.at("live?page=hands/1&change=0")
    stream = phone.client.get(path)
    told = iter(stream.response)
    assert b"Next hand" in [next(told), next(told)][1]  # type: ignore[operator]
    other = Phone(phone.app)
    other.keep(phone.code)
    other.post(other.hand(), {"trump": "hearts"})
    assert b"Hand 1 is saved" in next(told)  # type: ignore[operator]
    other.undo()
    next(told)
    other.look()
    other.undo()
    assert b"Hand 1 of " in (message := next(told))  # type: ignore[operator]
    assert b"is saved" not in message  # type: ignore[operator]
    stream.close()


def test_a_phone_that_did_not_write_the_hand_is_led_to_its_points(phone: Phone) -> None:
    """A helper until the next hand is begun or the points are seen, a watcher all the time."""
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    watcher, helper = Phone(phone.app), Phone(phone.app)
    watcher.code = phone.code
    helper.keep(phone.code)
    watcher.look()
    phone.look()
    points = phone.at("hands", 1)
    assert [True, True, False] == [points in p.page.links for p in (watcher, helper, phone)]
    helper.bid(1, 0)
    watcher.look()
    assert [True, False] == [points in p.page.links for p in (watcher, helper)]


def test_the_points_say_that_it_is_a_players_turn(phone: Phone) -> None:
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    bob = Phone(phone.app)
    bob.code = phone.code
    bob.send(bob.at("mine", "claim"), {"seat": "1"})
    bob.get(bob.at("hands", 1))
    assert {"Your bid, Bob", "To my bid"} <= set(bob.page.texts)
    assert bob.at("mine") in bob.page.links


@pytest.mark.parametrize(
    ("theme", "media"),
    [("dark", "screen"), ("light", "not all"), ("", "screen and (prefers-color-scheme: dark)")],
)
def test_the_board_has_the_colours_that_it_is_told(phone: Phone, theme: str, media: str) -> None:
    phone.start()
    assert f'media="{media}"' in phone.get(phone.at("board"), theme=theme).text


def test_the_board_tells_the_code_of_the_table_while_it_leads_there(phone: Phone) -> None:
    phone.start(max_cards="1", sequence="up")
    phone.get(phone.at("table"))
    [spoken] = re.findall(r'class="code"[^>]*>(\w{4})<', phone.answers[-1].text)
    phone.get(phone.at("board"))
    assert f"Open localhost/code and type {spoken}" in phone.page.text
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.get(phone.at("board"))
    assert spoken not in phone.page.text


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
