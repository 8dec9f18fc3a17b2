"""The ways to a table: keep link, spoken code, asking to help, taking over."""

from __future__ import annotations

import sqlite3

import pytest

from scorekeeper import store
from tests.web import Phone, keep_link, refused, written


@pytest.fixture
def guest(phone: Phone) -> Phone:
    """A phone that watches the game of the first one."""
    phone.start()
    found = Phone(phone.app)
    found.code = phone.code
    found.look()
    return found


def bid(phone: Phone, guest: Phone) -> int:
    """The status of a bid that the guest sends with everything but the right."""
    phone.look()
    return guest.send(phone.at("hands/1"), phone.stamp() | {"bid-0": "1"}).status_code


def spoken(phone: Phone) -> str:
    db = store.connect(phone.app.config["DATABASE"])
    try:
        return store.spoken_code(db, store.sheet_id(db, phone.code) or 0)
    finally:
        db.close()


def test_a_watcher_is_told_what_to_do_and_nothing_is_written(phone: Phone, guest: Phone) -> None:
    """fault C28"""
    before = written(phone.app)
    assert 403 == bid(phone, guest)
    refused(guest, guest.answers[-1], before, 403)
    assert "You are watching" in guest.page.texts
    assert guest.at("ask") in guest.page.links


def test_whoever_opens_the_keep_link_writes(phone: Phone, guest: Phone) -> None:
    guest.keep(phone.code)
    assert 303 == bid(phone, guest)


def test_a_renewed_link_shuts_out_the_old_one_at_once(phone: Phone, guest: Phone) -> None:
    old = keep_link(phone.app, phone.code)
    phone.get(phone.at("table"), link="keep")
    phone.press("New link: the old one ends")
    new = keep_link(phone.app, phone.code)
    assert (403, 403) == (guest.get(old).status_code, bid(phone, guest))
    assert (200, 303) == (guest.get(new).status_code, bid(phone, guest))


def test_the_token_is_kept_nowhere(phone: Phone, guest: Phone) -> None:
    phone.get(phone.at("table"), link="keep")
    phone.press("New link: the old one ends")
    token = keep_link(phone.app, phone.code).rsplit("/", 1)[-1]
    assert 22 == len(token)  # 128 bits
    for file in phone.app.config["DATABASE"].parent.glob("scorekeeper.db*"):
        assert token.encode() not in file.read_bytes()


@pytest.mark.parametrize("path", ["/g/{other}/keep/{token}", "/g/{here}/keep/{here}"])
def test_no_other_token_opens_a_sheet(phone: Phone, guest: Phone, path: str) -> None:
    """That of another sheet, and the address of the sheet itself."""
    here = guest.code
    token = keep_link(phone.app, here).rsplit("/", 1)[-1]
    phone.start()
    guest.code = phone.code
    found = guest.get(path.format(other=phone.code, here=here, token=token))
    assert (403, 403) == (found.status_code, bid(phone, guest))


def test_the_spoken_code_leads_to_watching_in_any_case(phone: Phone, guest: Phone) -> None:
    guest.get("/code")
    guest.press("Watch the table", code=f" {spoken(phone).lower()} ")
    assert "You are watching" in guest.page.text
    assert 403 == bid(phone, guest)
    guest.get("/code")
    assert spoken(phone) in guest.page.texts


def test_a_code_of_no_table_is_refused_with_a_sentence(phone: Phone, guest: Phone) -> None:
    other = "2222" if spoken(phone) != "2222" else "3333"
    for typed in (other, "", "O0I1", "x" * 500, phone.code, "<b>"):
        guest.get("/code")
        before = written(phone.app)
        refused(guest, guest.send("/code", {"code": typed}), before, 422)
        assert phone.code not in guest.page.text


def test_a_code_ends_with_its_game_and_tells_nothing(phone: Phone) -> None:
    phone.start(max_cards="1", sequence="up")
    code = spoken(phone)
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    guest = Phone(phone.app)
    assert 403 == guest.send("/code", {"code": code}).status_code
    assert "This code has expired" in guest.page.texts
    assert phone.code not in guest.answers[-1].text
    guest.code = phone.code
    assert 200 == guest.look().status_code  # the address stays


def test_whoever_asks_is_let_in_by_a_keeper(phone: Phone, guest: Phone) -> None:
    guest.get(guest.at("ask"))
    guest.press("Ask the scorekeeper", me="Cat")
    assert "Waiting for the scorekeeper’s phone" in guest.page.texts
    phone.look()
    assert "Cat asks to help" in phone.page.texts
    phone.press("Let in Cat")
    guest.get(guest.at("ask"))
    assert 303 == bid(phone, guest)
    assert "Cat asks to help" not in phone.page.text


def test_a_no_is_told_and_can_be_asked_again(phone: Phone, guest: Phone) -> None:
    for _ in range(2):
        guest.get(guest.at("ask"))
        guest.press("Ask the scorekeeper", me="", name="The sofa")
        phone.look()
        phone.press("No to The sofa")
        guest.get(guest.at("ask"))
        assert "Not this time" in guest.page.texts
    assert 403 == bid(phone, guest)


def test_a_yes_lets_in_whom_the_page_showed_and_nobody_who_asked_since(
    phone: Phone, guest: Phone
) -> None:
    guest.get(guest.at("ask"))
    guest.press("Ask the scorekeeper", me="", name="Alice")
    phone.look()
    guest.send(guest.at("ask"), {"cancel": "1"})
    other = Phone(phone.app)
    other.code = phone.code
    other.send(other.at("ask"), {"name": "Mallory"})
    phone.press("Let in Alice")
    assert (403, 403) == (bid(phone, guest), bid(phone, other))
    assert "Mallory asks to help" in phone.page.text


def test_a_helper_lets_nobody_in(phone: Phone, guest: Phone) -> None:
    for one, name in ((guest, "Cat"), (third := Phone(phone.app), "Dan")):
        one.code = phone.code
        one.get(one.at("ask"))
        one.press("Ask the scorekeeper", me=name)
    phone.look()
    phone.press("Let in Cat")
    assert 403 == guest.send(guest.at("helpers"), {"yes": "2"}).status_code
    assert 403 == bid(phone, third)


def test_a_phone_has_a_name_that_can_change(phone: Phone, guest: Phone) -> None:
    for name in ("Living room", "Kitchen"):
        guest.get(guest.at("table"))
        guest.press("Save", name=name)
        phone.get(phone.at("table"))
        assert name in phone.page.texts
    before = written(phone.app)
    for name in ("", "x" * 500, "a\x07b"):
        refused(guest, guest.send(guest.at("name"), {"name": name}), before, 422)


def test_a_keeper_makes_a_helper_watch_again(phone: Phone, guest: Phone) -> None:
    guest.keep(phone.code)
    guest.get(guest.at("table"))
    guest.press("Save", name="Kitchen")
    phone.get(phone.at("table"))
    phone.press("Kitchen only watches from now on")
    assert 403 == bid(phone, guest)


def test_whoever_takes_over_is_told_to_every_other_phone(phone: Phone, guest: Phone) -> None:
    third = Phone(phone.app)
    third.code = phone.code
    guest.get(guest.at("table"))
    guest.press("Save", name="Kitchen")
    guest.press("Keep the score on this phone")
    assert 303 == bid(phone, guest)
    for one in (phone, third):
        for page in (one.at(), one.at("table")):
            one.get(page)
            assert "Kitchen keeps the score since" in one.page.text
    guest.look()
    assert "Kitchen keeps the score" not in guest.page.text


def test_the_log_tells_every_time_that_a_phone_took_over(phone: Phone, guest: Phone) -> None:
    for name, one in (("Kitchen", guest), ("Sofa", third := Phone(phone.app))):
        one.get(phone.at("table"))
        one.code = phone.code
        one.press("Save", name=name)
        one.press("Keep the score on this phone")
    third.get(third.at("log"))
    told = [text for text in third.page.texts if text.endswith("took the score over")]
    assert ["Sofa took the score over", "Kitchen took the score over"] == told
    third.get(third.at("log"), only="corrections")
    assert "took the score over" not in third.page.text


def test_the_phone_that_began_is_the_scorekeepers_until_it_is_told_otherwise(phone: Phone) -> None:
    phone.start(keeper="Cat")
    other = Phone(phone.app)
    other.code = phone.code
    for keeper in ("Cat", "Kitchen"):
        other.get(other.at("table"))
        assert keeper in other.page.texts
        other.get(other.at("ask"))
        assert f"Ask {keeper}" in other.page.labels
        phone.get(phone.at("table"))
        phone.press("Save", name="Kitchen")


def test_a_phone_without_a_name_has_its_number_of_the_log_at_the_table(
    phone: Phone, guest: Phone
) -> None:
    guest.keep(phone.code)
    guest.get(guest.at("table"))
    assert "A phone without a name" in guest.page.texts
    assert 303 == bid(phone, guest)
    guest.get(guest.at("table"))
    assert {"Phone 1", "Phone 2"} <= set(guest.page.texts)


def test_whoever_asks_is_told_for_whose_phone_they_wait(phone: Phone, guest: Phone) -> None:
    phone.get(phone.at("table"))
    phone.press("Save", name="Ann’s phone")
    guest.get(guest.at("ask"))
    guest.press("Ask Ann’s phone", me="Cat")
    assert "Waiting for Ann’s phone" in guest.page.texts


def test_a_phone_with_a_seat_stands_at_the_table(phone: Phone, guest: Phone) -> None:
    guest.get(guest.at("mine"))
    guest.press("Bob: this is me")
    phone.get(phone.at("table"))
    assert "Bob watches" in phone.page.text


def test_a_sheet_without_rights_is_taken_over(phone: Phone, guest: Phone) -> None:
    """As those from before, and those that were read from a file."""
    db = store.connect(phone.app.config["DATABASE"])
    db.table("rights").delete_where()
    db.close()
    assert 403 == bid(guest, guest)
    guest.get(guest.at("table"))
    assert "No phone keeps the score now." in guest.page.texts
    guest.press("Keep the score on this phone")
    guest.look()
    assert 303 == guest.bid(0, 1).status_code


def test_two_tabs_of_one_phone_write_in_turn(phone: Phone) -> None:
    """fault C24: no form goes stale because another tab was open."""
    phone.start()
    one, two = phone.stamp(), None
    phone.look()
    two = phone.stamp()
    for seat, stamp in ((0, one), (1, two)):
        assert 303 == phone.send(phone.at("hands/1"), stamp | {f"bid-{seat}": "0"}).status_code


@pytest.mark.parametrize("rest", ["ask", "name", "helpers", "table/renew", "table/take-over"])
def test_another_site_changes_nothing_at_the_table(phone: Phone, guest: Phone, rest: str) -> None:
    db = store.connect(phone.app.config["DATABASE"])
    before = ["rights", "phones", "asks", "keep_links", "takeovers"]
    counts = [list(db.table(name).rows) for name in before]
    fields = {"name": "x", "me": "x", "yes": "1"}
    answer = phone.send(phone.at(rest), fields, headers={"Origin": "http://elsewhere.example"})
    assert 403 == answer.status_code
    assert counts == [list(db.table(name).rows) for name in before]
    db.close()


def test_what_a_phone_may_do_cannot_be_noted_while_somebody_else_writes(
    phone: Phone, guest: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """fault C09: it is told so, and when to try again."""
    monkeypatch.setattr("scorekeeper.store.database.PATIENCE", 0.05)
    code, link = spoken(phone), keep_link(phone.app, phone.code)
    holder = sqlite3.connect(phone.app.config["DATABASE"], isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    acts = [
        guest.client.get(link),
        guest.client.post("/code", data={"code": code}),
        guest.client.post(guest.at("name"), data={"name": "Sofa"}),
        guest.client.post(guest.at("ask"), data={"name": "Sofa"}),
        guest.client.post(guest.at("ask"), data={"cancel": "1"}),
        phone.client.post(phone.at("table", "renew")),
        phone.client.post(phone.at("table", "put-back"), data={"phone": "1"}),
    ]
    holder.close()
    assert [(503, "2")] * 7 == [(act.status_code, act.headers["Retry-After"]) for act in acts]
    assert 200 == guest.get(link).status_code
