"""The list of games, and what looking at pages never does."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from scorekeeper import create_app, store
from scorekeeper.log import Wrote
from scorekeeper.rules import Cells
from tests.test_web_games_pages import HANDS, laid
from tests.web import NAMES, Phone, refused, written


def rows(phone: Phone) -> list[tuple[object, ...]]:
    """Everything that is stored."""
    db = store.connect(phone.app.config["DATABASE"])
    try:
        tables = sorted(name for name in db.table_names() if not name.startswith("_"))
        return [tuple(row.values()) for t in tables for row in db.query(f"SELECT * FROM [{t}]")]
    finally:
        db.close()


def test_an_empty_table_offers_the_games_that_are_in(phone: Phone) -> None:
    phone.get("/")
    assert "No game on the table yet. Which one tonight?" in phone.page.texts
    assert "/new?game=devils-bridge" in phone.page.links


def test_a_game_going_on_says_whose_turn_it_is(phone: Phone) -> None:
    phone.start()
    for seat, words in enumerate(("Ann to bid", "Bob to bid", "Cat to bid", "Dan to bid")):
        phone.get("/")
        assert words in phone.page.texts
        assert "Hand 1 of 19, 1 card" in phone.page.texts
        phone.look()
        phone.bid(seat, 0)
    phone.get("/")
    assert "playing" in phone.page.texts
    assert phone.at() in phone.page.links


def test_games_stand_in_the_list_until_they_are_over(phone: Phone) -> None:
    """fault B15, fault B19: and the game written last stands first."""
    phone.start(["Ann", "Bob", "Cat"])
    first = phone.code
    phone.start(["Dan", "Eve", "Fay"], max_cards="1", sequence="up")
    phone.get("/")
    games = [link for link in phone.page.links if link.startswith("/g/")]
    assert [phone.at(), f"/g/{first}"] == games
    phone.play([0, 0, 0], [1, 0, 0])
    phone.get("/")
    assert re.search(r"Finished .*Dan, Eve, Fay .*Eve and Fay 10", phone.page.text)
    assert 1 == phone.page.texts.count("Hand 1 of 19, 1 card")


def test_a_finished_game_that_is_opened_again_stands_among_those_going_on(phone: Phone) -> None:
    """fault A09."""
    phone.start(max_cards="1", sequence="up")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    phone.undo()
    phone.get("/")
    assert "Finished" not in phone.page.texts
    assert "playing" in phone.page.texts


def test_no_page_is_opened_by_anything_but_its_whole_address(phone: Phone) -> None:
    """fault B18: whoever asks, and however, the answer is the whole page."""
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    for path in ("/", "/new", *map(phone.at, ("scores", "log", "rules", "hands/1"))):
        plain = phone.get(path)
        asked = phone.client.get(path, headers={"HX-Request": "true", "HX-Target": "page"})
        keys = re.compile(r'name="key" value="[^"]+"')
        assert keys.sub("", plain.text) == keys.sub("", asked.text)
        assert asked.text.startswith("<!doctype html>")


QUERIES = ["", "?", "edit=0", "edit=3", "trump=1", "tricks=end", "tricks=fall", "all=0", "paper=1",
           "chart=each", "only=corrections", "bid-0=1", "won-1=0", "tricks-0=1&drawn-0=0", "back=0",
           "version=1&key=kkkkkkkkkkkk", "entry=2", "seat=Ann&seat=Bob&seat=Cat&start=1",
           "seat=Ann&add=Bob", "hook=False", "seen=bid-0%3D1&bid-0=1", "combination-hearts=0-KQ",
           "card_points-0=74&drawn-0=0", "claim=0", "side=1", "game=brouc",
           "card=hearts"]  # fmt: skip
BEGUN: dict[str, Cells] = {"devils-bridge": {("bid", 1): 1}, "brouc": {("trump", None): "clubs"}}


def addresses(phone: Phone) -> Iterator[str]:
    """Every address that can be opened, as the app itself lists them."""
    values = {"code": phone.code, "number": "1", "token": "x", "filename": "icon.svg"}
    for rule in phone.app.url_map.iter_rules():
        if "GET" in (rule.methods or ()) and rule.endpoint != "live.stream":  # that never ends
            yield re.sub(r"<(?:\w+:)?(\w+)>", lambda found: values[found[1]], rule.rule)


@pytest.mark.parametrize("game", ["devils-bridge", "brouc"])
def test_looking_never_writes(phone: Phone, game: str) -> None:
    """fault B16, fault C25: neither does asking for the head alone, nor any query."""
    laid(phone, game, HANDS[game], then=[Wrote(2, BEGUN[game])])
    before = rows(phone)
    found = list(addresses(phone))
    assert phone.at("hands/1/correct") in found
    if game != "devils-bridge":  # every other page was looked at with that one
        found = [path for path in found if path.startswith(phone.at())]
    for path in found:
        seen = (200, 303, 404) if path == phone.at("pile") else (200, 303)  # not without a side
        seen = (403, 429) if path == phone.at("keep", "x") else seen  # nor with a wrong token
        seen = (404, 429) if path == "/club/x" else seen
        seen = (200, 422) if "/referee" in path else seen  # nor with a trump that is none
        for query in QUERIES:
            assert phone.client.get(f"{path}?{query}", buffered=True).status_code in seen
        assert phone.client.head(path, buffered=True).status_code in seen
    assert before == rows(phone)


def test_a_page_that_cannot_be_stored_says_so_and_when_to_try_again(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """fault C09, fault C08: somebody else holds the lock; reading goes on."""
    monkeypatch.setattr("scorekeeper.store.database.PATIENCE", 0.05)
    phone.start()
    before = written(phone.app)
    path, fields = phone.hand(), phone.stamp() | {"bid-0": "0"}
    phone.get(here := phone.at("rules"))
    rules = phone.page.form(here).filled({"scoring": "simple"})
    holder = sqlite3.connect(phone.app.config["DATABASE"], isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    new = phone.stamp() | {"game": "devils-bridge", "seat": list(NAMES)}
    for where, form in ((path, fields), (here, rules), ("/new", new | {"key": "k" * 12})):
        refused(phone, phone.send(where, form), before, 503)
        assert "Nothing was saved. Try again in a moment." in phone.page.texts
        assert "2" == phone.answers[-1].headers["Retry-After"]
    assert 200 == phone.look().status_code
    holder.execute("ROLLBACK")
    holder.close()
    assert 303 == phone.send(path, fields).status_code


def test_many_phones_open_pages_at_once_from_a_cold_start(phone: Phone) -> None:
    """fault C36, fault C09: each request has a connection of its own."""
    phone.start()
    phone.bid(0, 0)
    app = create_app(phone.app.config["DATABASE"].parent)
    paths = [phone.at(), phone.at("scores"), phone.at("log"), "/"] * 8
    with ThreadPoolExecutor(16) as pool:
        statuses = list(pool.map(lambda path: Phone(app).client.get(path).status_code, paths))
    assert [200] * 32 == statuses


def test_two_hundred_entries_in_one_game_stay_light(phone: Phone) -> None:
    """fault C26 in kind: many changes and undos, and every page still opens."""
    phone.start()
    path = phone.hand()
    for version in range(1, 201, 2):
        stamps = [{"version": str(v), "key": f"the-key-{v}"} for v in (version, version + 1)]
        phone.client.post(path, data=stamps[0] | {"bid-0": "0"})
        phone.client.post(phone.at("undo"), data=stamps[1] | {"entry": str(version + 1)})
    assert 201 == phone.log.version
    for path in (phone.at(), phone.at("log"), "/"):
        assert 200 == phone.get(path).status_code
