"""A rematch: the phones of a table are led to its next game, and are there what they were."""

from __future__ import annotations

from contextlib import closing

import pytest

from scorekeeper import store
from scorekeeper.store import Role
from tests.test_web_mine import another, claiming, helping, told
from tests.web import Phone

NEXT = "The next game at this table"


@pytest.fixture
def table(phone: Phone) -> Phone:
    """A game of one hand that Ann, Bob, Cat and Dan have played."""
    phone.start(max_cards="1", sequence="up", end="series", hook="False")
    return phone


def over(table: Phone) -> None:
    table.play([0, 0, 0, 0], [1, 0, 0, 0])


def rematch(phone: Phone, before: str = "") -> str:
    """Starts the next game; its code."""
    other = Phone(phone.app)
    other.client = phone.client
    other.get(f"/new?again={before or phone.code}")
    [start] = [label for label in other.page.labels if label.startswith("Start")]
    answer = other.press(start)
    assert 303 == answer.status_code
    return answer.location.rsplit("/", 1)[-1]


def role(phone: Phone, code: str) -> Role:
    with phone.client.session_transaction() as session:
        device = session["device"]
    with closing(store.connect(phone.app.config["DATABASE"])) as db:
        return store.role_of(db, store.sheet_id(db, code) or 0, device)


@pytest.mark.parametrize("page", ["", "/scores", "/board", "/mine"])
def test_every_page_of_the_last_game_leads_to_the_next(table: Phone, page: str) -> None:
    """For whoever watches, helps, or has a seat: nobody is left behind."""
    phones = [another(table), helping(table), claiming(table, "Bob")]
    over(table)
    assert [] == [p for p in phones if NEXT in p.get(p.at() + page).text and page != "/mine"]
    after = rematch(table)
    for phone in phones[2:] if page == "/mine" else phones:
        phone.get(phone.at() + page)
        assert NEXT in phone.page.texts
        assert f"/g/{after}" + page * (page == "/board") in phone.page.links


def test_the_phones_are_told_of_it_live(table: Phone) -> None:
    bob = claiming(table, "Bob")
    over(table)
    stream = bob.client.get(bob.at("live?page=mine&change=0"))
    messages = iter(stream.response)
    assert NEXT.encode() not in [next(messages), next(messages)][1]  # type: ignore[operator]
    rematch(table)
    assert NEXT.encode() in next(messages)  # type: ignore[operator]
    assert NEXT in told(another(table), "hand")
    stream.close()


def test_who_kept_or_helped_does_so_in_the_next_game_and_nobody_else(table: Phone) -> None:
    helper, watcher = helping(table), another(table)
    watcher.look()
    over(table)
    after = rematch(helper)
    found = [role(phone, after) for phone in (table, helper, watcher)]
    assert [Role.KEEPER, Role.KEEPER, Role.WATCHER] == found


def test_a_helper_stays_one(table: Phone) -> None:
    helper = helping(table)
    over(table)
    assert Role.HELPER == role(helper, rematch(table))


def test_a_player_claims_their_seat_in_the_next_game_by_one_tap(table: Phone) -> None:
    bob = claiming(table, "Bob")
    over(table)
    after = rematch(table)
    bob.get(bob.at("mine"))
    assert 303 == bob.press("Play on as Bob").status_code
    assert "Bob’s phone · Ann deals" in bob.page.texts
    bob.get(bob.at("mine"))
    assert "Play on as Bob" not in bob.page.labels
    assert f"/g/{after}" in bob.page.links


def test_a_seat_that_another_phone_has_there_is_not_offered(table: Phone) -> None:
    bob = claiming(table, "Bob")
    over(table)
    other = another(table)
    other.code = rematch(table)
    other.send(other.at("mine", "claim"), {"seat": "1"})
    bob.get(bob.at("mine"))
    assert NEXT in bob.page.texts
    assert "Play on as Bob" not in bob.page.labels


def test_whoever_only_watches_leads_nobody_to_another_game(table: Phone) -> None:
    stranger = another(table)
    over(table)
    rematch(stranger)
    table.look()
    assert NEXT not in table.page.texts


def test_a_game_that_goes_on_after_all_has_no_next_one(table: Phone) -> None:
    over(table)
    rematch(table)
    table.look()
    assert NEXT in table.page.texts
    table.undo()
    table.look()
    assert NEXT not in table.page.texts


def test_of_two_next_games_the_last_is_offered_and_the_form_keeps_which_it_follows(
    table: Phone,
) -> None:
    over(table)
    first, second = rematch(table), rematch(table)
    table.look()
    assert (f"/g/{first}" in table.page.links, f"/g/{second}" in table.page.links) == (False, True)
    table.get(f"/new?again={table.code}")
    table.press("Add", name="Eve")
    assert table.code == table.page.forms[0].value("follows")
