"""Streams and the board, as a phone without a screen is answered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web import Phone, opened


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


def test_the_board_tells_the_code_of_the_table_while_it_leads_there(phone: Phone) -> None:
    phone.start(max_cards="1", sequence="up")
    phone.get(phone.at("table"))
    [spoken] = re.findall(r'class="code"[^>]*>(\w{4})<', phone.answers[-1].text)
    phone.get(phone.at("board"))
    assert f"localhost/code and type {spoken}" in phone.page.text
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
