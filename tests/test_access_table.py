"""Who may do what: every route and method, for each role, on an open and on a private instance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorekeeper import store
from scorekeeper.store import Role
from tests.web import Phone, keep_link, opened, written

ANYBODY = frozenset(Role)
WRITERS = frozenset((Role.KEEPER, Role.HELPER))
KEEPERS = frozenset((Role.KEEPER,))
ON_AN_OPEN_INSTANCE = frozenset((*Role, "open"))  # on a private one: keepers

# Every route that is not a plain page, and who may use it. What only shows is for everybody.
TABLE: dict[str, frozenset[str]] = {
    "newgame.begin": ANYBODY,
    "importing.report": ANYBODY,
    "importing.add": ANYBODY,
    "paper.save": ANYBODY,
    "clubs.found": ANYBODY,  # on a private instance
    "clubs.tell": ANYBODY,
    "join.enter": ANYBODY,
    "play.write": WRITERS,
    "play.undo": WRITERS,
    "play.redo": WRITERS,
    "correction.save": WRITERS,
    "rules.change": WRITERS,
    "phones.ask": ANYBODY,
    "phones.name": ANYBODY,
    "phones.let": KEEPERS,
    "table.renew": KEEPERS,
    "table.put_back": KEEPERS,
    "table.take_over": ON_AN_OPEN_INSTANCE,
    "ending.end": WRITERS,
    "adjust.save": WRITERS,
    "seats.save": WRITERS,
    "mine.claim": ANYBODY,
    "mine.confirm": ANYBODY,
    "mine.bid": frozenset(),  # nobody but the phone of the seat: tests/test_web_mine.py
    "mine.release": KEEPERS,
    "about.save": WRITERS,
    "trash.throw": KEEPERS,
    "trash.take_back": ON_AN_OPEN_INSTANCE,
    "persons.rename": ANYBODY,  # of the club, as for the next three
    "persons.merge": ANYBODY,
    "persons.split": ANYBODY,
    "persons.hide": ANYBODY,
    "referee_hand.choose_alone": ANYBODY,  # these two write nothing
    "referee_hand.choose": ANYBODY,
}
PAGES = {
    "static", "home.home", "newgame.setup", "join.look", "join.keep", "clubs.look",
    "clubs.enter", "clubs.ask", "play.now", "play.result", "pile.count", "correction.look",
    "scores.sheet", "scores.log", "rules.read", "phones.asking",
    "table.look", "ending.ask", "adjust.look", "seats.look", "mine.page", "live.stream",
    "board.board", "games.find", "trash.look", "trash.ask", "about.look",
    "players.everybody", "players.page", "persons.look", "statistics.page",
    "referee.alone", "referee.live", "referee_hand.alone", "referee_hand.live",
    "importing.look", "paper.grid", "sharing.share", "sharing.as_record",
    "sharing.as_csv", "sharing.every_record", "sharing.every_csv",
}  # fmt: skip


def path_of(phone: Phone, endpoint: str) -> str:
    """The address of the route, on the sheet of this phone."""
    [rule] = [rule for rule in phone.app.url_map.iter_rules() if rule.endpoint == endpoint]
    values = {"code": phone.code, "number": "1"}
    return re.sub(r"<(?:\w+:)?(\w+)>", lambda found: values[found[1]], rule.rule)


def as_a(role: Role, keeper: Phone) -> Phone:
    """A phone with this role on the keeper's sheet."""
    phone = Phone(keeper.app)
    phone.code = keeper.code
    phone.client.get(keep_link(keeper.app, keeper.code))
    with phone.client.session_transaction() as session:
        device = session["device"]
    db = store.connect(phone.app.config["DATABASE"])
    store.grant(db, store.sheet_id(db, phone.code) or 0, device, role)
    db.close()
    return phone


def test_every_route_has_its_row(phone: Phone) -> None:
    """A route that is added without a row fails here."""
    safe = {"GET", "HEAD", "OPTIONS"}
    rules = list(phone.app.url_map.iter_rules())
    assert set(TABLE) == {r.endpoint for r in rules if set(r.methods or ()) - safe}
    assert PAGES == {r.endpoint for r in rules} - set(TABLE)


@pytest.mark.parametrize("mode", ["open", "private"])
@pytest.mark.parametrize("role", list(Role))
def test_who_may_write_what(tmp_path: Path, role: Role, mode: str) -> None:
    """fault C28: whoever only watches is refused by the server, whatever the page shows."""
    keeper = opened(tmp_path, ACCESS=mode)
    keeper.send("/club", {})
    keeper.start()
    for endpoint, may in TABLE.items():
        phone, before = as_a(role, keeper), written(keeper.app)
        if mode == "private":
            phone.send("/club", {})
        status = phone.send(path_of(phone, endpoint), {}).status_code
        allowed = KEEPERS if "open" in may and mode == "private" else may
        assert (403 != status) == (role in allowed), (endpoint, status)
        assert before == written(keeper.app)


@pytest.mark.parametrize("role", list(Role))
def test_everybody_sees_everything(phone: Phone, role: Role) -> None:
    phone.start()
    other = as_a(role, phone)
    for rest in ((), ("scores",), ("log",), ("rules",), ("table",)):
        assert 200 == other.get(other.at(*rest)).status_code


@pytest.mark.parametrize("done", [0, 1, 2])
def test_no_page_of_a_watcher_has_a_control_that_fails(phone: Phone, done: int) -> None:
    """fault C28: a hand that is written, one that is scored, and a game that is over."""
    phone.start(max_cards="1", sequence="up")
    if done:
        phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    if done == 2:
        phone.undo()
    other = as_a(Role.WATCHER, phone)
    token = phone.get(phone.at("table"), link="keep") and re.search(
        r"/keep/([\w-]+)", phone.answers[-1].text
    )
    assert token
    pages = (
        "",
        "hands/1",
        "hands/1/correct",
        "scores",
        "log",
        "rules",
        "table",
        "ask",
        "pile",
        "mine",
        "board",
        "end",
        "adjust",
        "seats",
        "about",
        "delete",
        "referee",
        "referee/hand",
    )
    for page in pages:
        other.get(other.at(page) if page else other.at(), link="keep")
        posts = {f.action for f in other.page.forms if f.attributes.get("method") == "post"}
        may = {
            other.at(rest)
            for rest in ("name", "ask", "table/take-over", "mine/claim", "mine/hands/1/seen")
        }
        may |= {"/referee/hand", other.at("referee", "hand")}  # which only answer
        assert posts <= may, page
        assert "/keep/" not in other.answers[-1].text
        assert token[1] not in other.answers[-1].text
