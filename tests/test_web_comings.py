"""Whoever comes, goes, or is called otherwise: every page of the sheet can still be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random

import pytest

from scorekeeper import store
from scorekeeper.games import GAMES
from scorekeeper.log import Ended, Event
from scorekeeper.messages import Refused
from scorekeeper.seats import Way
from scorekeeper.store import Role
from tests.playing import Table, come_and_go, legal, play_at_random, table
from tests.test_web_mine import another
from tests.web import Phone

PAGES = (
    "", "?tricks=end", "/scores", "/scores?chart=each", "/scores?paper=1", "/log",
    "/board", "/mine", "/mine?seats=1", "/table", "/rules", "/seats",
    "/adjust", "/end", "/hands/1", "/hands/2", "/hands/1/correct", "/ask",
    ".json",
)  # fmt: skip


def stages(game: Table, rnd: Random) -> Iterator[str]:
    """A game of several hands in which much happens beside them; it stops after each of them."""
    for hand in (1, 2):
        play_at_random(game, rnd, hands=1)
        for _ in range(3):
            come_and_go(game, rnd)
        if hand == 1:
            somebody_joins(game)
        yield f"after hand {hand}"
        with suppress(Refused):
            game.correct(1, game.sheet.cells(1))
        if game.sheet.current and "bid" in game.sheet.game.fields:
            game.bid(legal(game.current, game.sheet.game)[0])
            yield f"in hand {hand + 1}"
    with suppress(Refused):
        game.write(Ended())
    yield "ended early"
    for _ in range(rnd.randint(1, 6)):
        game.undo()
    yield "taken back"
    game.redo()
    yield "brought back"


def somebody_joins(game: Table) -> None:
    """Or, where nobody can, takes a seat over."""
    try:
        game.seat(len(game.sheet.seated), Way.JOINS, "Zoe", lowest=True)
    except Refused:
        game.seat(1, Way.TAKES_OVER, "Zoe")


def kept(phone: Phone, events: list[Event], seat: int) -> list[Phone]:
    """The phones of a keeper, a helper, a watcher and a player on a new sheet of these events."""
    phones = [phone, *(another(phone) for _ in range(3))]
    with closing(store.connect(phone.app.config["DATABASE"])) as db:
        for one in phones:
            one.get("/")
        devices = [device(one) for one in phones]
        code = store.begin(db, events, devices[0])
        sheet = store.sheet_id(db, code) or 0
        store.grant(db, sheet, devices[1], Role.HELPER)
        store.claim(db, sheet, seat, devices[3])
    for one in phones:
        one.code = code
    return phones


def device(phone: Phone) -> str:
    with phone.client.session_transaction() as session:
        return str(session["device"])


def seen(phone: Phone, page: str) -> int:
    return phone.client.get(phone.at() + page, follow_redirects=True).status_code


def failing(phones: list[Phone], *more: str) -> list[tuple[int, str, int]]:
    """The pages that are not drawn: by the number of the phone, with the status."""
    return [
        (number, page, status)
        for number, phone in enumerate(phones)
        for page in (*PAGES, *more)
        if 200 != (status := seen(phone, page))
    ]


@pytest.mark.parametrize(
    "game",
    [
        g if g in ("devils-bridge", "brouc") else pytest.param(g, marks=pytest.mark.long)
        for g in GAMES
    ],
)
def test_no_page_of_a_sheet_fails_whoever_came_or_went(phone: Phone, game: str) -> None:
    """fault A33, fault A34, fault A35: for whoever keeps, helps, watches or has a seat."""
    played, rnd = table({"dont-bug-me": 3}.get(game, 4), game=game), Random(1)
    for n, stage in enumerate(stages(played, rnd)):
        events = [step.event for step in played.log.steps]
        seat = rnd.randrange(len(played.sheet.seated))
        pile = ["/pile?pile=1"] if "card_points" in played.sheet.game.fields else []
        phones = kept(phone, events, seat)
        assert [] == failing(phones[n % 2 :: 2], *pile), stage
