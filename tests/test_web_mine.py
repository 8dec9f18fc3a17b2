"""A player's own phone: it claims their seat, and bids for that seat and for nobody else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from scorekeeper import store
from scorekeeper.log import Wrote
from tests.web import Phone, refused, written


def another(phone: Phone) -> Phone:
    """A phone of somebody else, on the same sheet."""
    found = Phone(phone.app)
    found.code = phone.code
    return found


def helping(phone: Phone) -> Phone:
    """Somebody else’s phone, which was let in to write."""
    found = another(phone)
    found.look()
    with found.client.session_transaction() as session:
        device = session["device"]
    with closing(store.connect(phone.app.config["DATABASE"])) as db:
        stored = store.load(db, phone.code)
        assert stored
        store.grant(db, stored.id, device, store.Role.HELPER)
    found.look()
    return found


def claiming(phone: Phone, name: str) -> Phone:
    """Another phone, whose player has claimed their seat."""
    found = another(phone)
    found.get(found.at("mine"))
    answer = found.press(f"{name}: this is me")
    assert 303 == answer.status_code, found.page.text
    return found


def claimed(phone: Phone) -> dict[int, str]:
    with closing(store.connect(phone.app.config["DATABASE"])) as db:
        return dict(store.claimed(db, 1))


@pytest.fixture
def table(phone: Phone) -> Phone:
    """The phone on the table: Ann bids first, Dan deals and bids last; one card."""
    phone.start()
    return phone


@pytest.fixture
def bob(table: Phone) -> Phone:
    """Bob's own phone."""
    return claiming(table, "Bob")


@pytest.fixture
def asked(table: Phone, bob: Phone) -> Phone:
    """The same phone, once Ann has bid and it is Bob's turn."""
    table.bid(0, 1)
    bob.get(bob.at("mine"))
    return bob


def keys(phone: Phone) -> list[str]:
    """What can be sent from the page."""
    return [button.label for form in phone.page.forms for button in form.buttons]


def test_the_pad_comes_with_the_turn_and_nothing_else(table: Phone, bob: Phone) -> None:
    """Neither undo nor trump, and before the turn no key at all."""
    bob.get(bob.at("mine"))
    assert [] == keys(bob)
    assert "Ann bids first" in bob.page.texts
    table.bid(0, 1)
    bob.get(bob.at("mine"))
    assert ["0", "1"] == keys(bob)
    assert "Your bid, Bob" in bob.page.texts
    assert "2 bid after you" in bob.page.texts


def test_a_bid_of_ones_own_is_written_and_free_until_the_next_one(
    table: Phone, asked: Phone
) -> None:
    """DB12: it may change while the next player has not bid."""
    assert 303 == asked.press("1").status_code
    assert Wrote(1, {("bid", 1): 1}) == asked.log.steps[-1].event
    assert "You bid 1. It is free to change until Cat has bid." in asked.page.texts
    assert [] == keys(asked)
    asked.get(asked.at("mine"), edit=1)
    asked.press("0")
    assert {("bid", 0): 1, ("bid", 1): 0} == asked.sheet.cells(1)
    table.look()
    table.bid(2, 0)
    asked.get(asked.at("mine"), edit=1)
    assert [] == keys(asked)
    assert "free to change" not in asked.page.text


def test_the_dealer_hears_of_the_hook_on_their_own_phone(table: Phone) -> None:
    """DB13: the barred key says why, and is refused."""
    dan = claiming(table, "Dan")
    for seat in (0, 1, 2):
        table.bid(seat, 0)
    dan.get(dan.at("mine"))
    assert "you bid last" in dan.page.texts
    before = written(dan.app)
    refused(dan, dan.post(dan.at("mine", "bid"), {"bid-3": "1"}), before, 422)
    assert "Not 1: the bids would equal the one trick. Dan must bid something else." in (
        dan.page.alert
    )
    assert 303 == dan.post(dan.at("mine", "bid"), {"bid-3": "0"}).status_code


def test_the_phone_on_the_table_can_bid_for_anybody(table: Phone, bob: Phone) -> None:
    table.bid(0, 1)
    assert 303 == table.bid(1, 0).status_code
    bob.get(bob.at("mine"))
    assert "You bid 0. It is free to change until Cat has bid." in bob.page.texts


def test_both_values_are_told_when_the_table_was_first(table: Phone, asked: Phone) -> None:
    table.bid(1, 0)
    refused(asked, asked.press("1"), written(asked.app), 409)
    assert "Another phone wrote 0 for Bob, so 1 was not written." in asked.page.alert
    assert {("bid", 0): 1, ("bid", 1): 0} == asked.sheet.cells(1)


def test_the_same_tap_twice_is_one_bid(asked: Phone) -> None:
    path = asked.at("mine", "bid")
    fields = asked.stamp() | {"bid-1": "0"}
    assert [303, 303] == [asked.send(path, fields).status_code for _ in range(2)]
    assert 3 == asked.log.version


@pytest.mark.parametrize(
    "fields",
    [
        {"bid-2": "0"},
        {"bid-1": "0", "bid-2": "0"},
        {"trump": "hearts"},
        {"won-1": "1"},
        {"tricks-1": "1"},
    ],
)
def test_nothing_but_the_bid_of_the_own_seat_is_written(
    asked: Phone, fields: dict[str, str]
) -> None:
    answer = asked.send(asked.at("mine", "bid"), asked.stamp() | fields)
    refused(asked, answer, 2, 403)


def test_a_seat_of_one_sheet_is_none_of_another(table: Phone, bob: Phone) -> None:
    table.start(dealer="Ann")
    bob.code = table.code
    bob.look()
    before = written(bob.app)
    answer = bob.send(bob.at("mine", "bid"), table.stamp() | {"bid-1": "0"})
    refused(bob, answer, before, 403)


def test_a_phone_without_a_seat_bids_for_nobody(table: Phone) -> None:
    stranger = another(table)
    stranger.look()
    answer = stranger.send(stranger.at("mine", "bid"), table.stamp() | {"bid-0": "0"})
    refused(stranger, answer, 1, 403)
    assert "Claim your seat first." in stranger.page.alert


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"bid-1": ""},
        {"bid-1": "2"},
        {"bid-1": "x"},
        {"bid-9": "0"},
        {"bid-1": ["0", "1"]},
        {"nothing": "1"},
    ],
)
def test_what_is_no_bid_is_refused_with_a_sentence(asked: Phone, fields: dict[str, str]) -> None:
    refused(asked, asked.send(asked.at("mine", "bid"), asked.stamp() | fields), 2, 422)


def test_nobody_bids_before_their_turn_or_in_a_hand_that_is_over(table: Phone, bob: Phone) -> None:
    """DB10: and a form that was drawn for one hand is never a bid in the next."""
    bob.get(bob.at("mine"))
    stamp = table.stamp()
    refused(bob, bob.send(bob.at("mine", "bid"), stamp | {"bid-1": "0"}), 1, 422)
    assert "It is Ann’s turn to bid, not Bob’s." in bob.page.alert
    table.play([0, 0, 0, 0], [1, 0, 0, 0])
    before = written(bob.app)
    answer = bob.send(bob.at("mine", "bid"), stamp | {"key": "another-key", "bid-1": "0"})
    refused(bob, answer, before, 409)
    assert {} == bob.sheet.cells(2)


def test_a_seat_has_one_phone_and_a_phone_one_seat(table: Phone, bob: Phone) -> None:
    other = another(table)
    refused(other, other.send(other.at("mine", "claim"), {"seat": "1"}), 1, 422)
    assert "Another phone has claimed this seat." in other.page.alert
    assert 303 == other.send(other.at("mine", "claim"), {"seat": "0"}).status_code
    before = claimed(table)
    bob.send(bob.at("mine", "claim"), {"seat": "2"})
    assert {0: before[0], 2: before[1]} == claimed(table)
    bob.send(bob.at("mine", "claim"), {"leave": "1"})
    assert {0: before[0]} == claimed(table)


def test_of_phones_that_claim_a_seat_at_once_one_has_it(table: Phone) -> None:
    """And the others are told."""
    phones = [another(table) for _ in range(6)]

    def claims(phone: Phone) -> int:
        return phone.client.post(phone.at("mine", "claim"), data={"seat": "2"}).status_code

    with ThreadPoolExecutor(len(phones)) as pool:
        statuses = sorted(pool.map(claims, phones))
    assert [303, *[422] * 5] == statuses
    assert [2] == list(claimed(table))


@pytest.mark.parametrize("seat", ["", "4", "-1", "x", ["0", "1"]])
def test_a_seat_that_there_is_not_cannot_be_claimed(table: Phone, seat: str) -> None:
    refused(table, table.send(table.at("mine", "claim"), {"seat": seat}), 1, 422)
    assert {} == claimed(table)


def test_whoever_keeps_the_score_frees_a_seat(table: Phone, bob: Phone) -> None:
    """Nobody else does: a claim was made by a phone, and stands until then."""
    cat = claiming(table, "Cat")
    refused(cat, cat.send(cat.at("mine", "release"), {"seat": "1"}), 1, 403)
    table.get(table.at("mine"), seats=1)
    table.press("Free the seat of Bob")
    assert [2] == list(claimed(table))
    bob.get(bob.at("mine"))
    assert "Bob: this is me" in bob.page.labels


def test_a_claim_changes_no_score_and_no_log(table: Phone) -> None:
    claiming(table, "Bob")
    assert 1 == table.log.version


def test_the_page_of_a_phone_is_not_sent_again_until_something_is_written(
    table: Phone, bob: Phone
) -> None:
    path = bob.at("mine")
    bob.get(path)
    asked = {"If-None-Match": bob.answers[-1].headers["ETag"]}
    assert 304 == bob.client.get(path, headers=asked).status_code
    table.bid(0, 1)
    assert 200 == bob.client.get(path, headers=asked).status_code


def test_the_hand_of_a_watcher_with_a_seat_is_their_own_phone(table: Phone, bob: Phone) -> None:
    bob.get(bob.at("scores"))
    assert bob.at("mine") in bob.page.links
    table.get(table.at("scores"))
    assert table.at() in table.page.links


def test_after_the_bids_the_phone_shows_the_tricks_without_a_key(table: Phone, bob: Phone) -> None:
    table.bids_left([1, 0, 0, 1])
    bob.get(bob.at("mine"))
    assert "Trick 1 is being played" in bob.page.texts
    assert [] == keys(bob)
    table.look(tricks="fall")
    table.trick(0)
    bob.get(bob.at("mine"))
    assert "Hand 2 of 19 · 2 cards" in bob.page.texts


@pytest.mark.parametrize("game", ["devils-bridge", "oh-hell", "call-bridge"])
def test_every_game_with_bids_is_bid_from_ones_own_phone(phone: Phone, game: str) -> None:
    phone.start(game=game, **({} if game == "call-bridge" else {"hook": "False"}))
    hand = phone.sheet.current
    assert hand
    phones = {seat: claiming(phone, phone.sheet.players[seat]) for seat in hand.deal.seats}
    for seat in hand.deal.seats:
        mine = phones[seat]
        mine.get(mine.at("mine"))
        mine.post(mine.at("mine", "bid"), {f"bid-{seat}": "2" if game == "call-bridge" else "0"})
    found = phone.sheet.current
    assert found
    assert 4 == len(found.named("bid"))
    for mine in phones.values():
        mine.get(mine.at("mine"))
        assert [] == keys(mine)


@pytest.mark.parametrize("game", ["dont-bug-me", "brouc"])
def test_a_game_without_bids_asks_nothing_of_a_phone(phone: Phone, game: str) -> None:
    phone.start(("Ann", "Bob", "Cat", "Dan")[: 3 if game == "dont-bug-me" else 4], game=game)
    bob = claiming(phone, "Bob")
    assert [] == keys(bob)
    refused(bob, bob.send(bob.at("mine", "bid"), phone.stamp() | {"bid-1": "0"}), 1, 422)


def test_once_the_game_is_over_the_phone_shows_its_end(table: Phone, bob: Phone) -> None:
    table.start(max_cards="1", sequence="up", end="series", hook="False")
    bob = claiming(table, "Bob")
    table.play([0, 0, 1, 0], [0, 0, 0, 1])
    bob.get(bob.at("mine"))
    assert "Ann and Bob win" in bob.page.texts
    answer = bob.send(bob.at("mine", "bid"), {"version": "6", "key": "some-key-1", "bid-1": "0"})
    refused(bob, answer, written(bob.app), 422)


def live(phone: Phone) -> tuple[str, str]:
    """What the page follows, and which page that is."""
    page = next(one for one in phone.page.elements if one.attributes.get("id") == "page")
    return page.attributes["data-live"], page.attributes["data-now"]


def told(phone: Phone, page: str) -> str:
    """The page that a stream tells this phone."""
    stream = phone.client.get(phone.at(f"live?page={page}&change=0"))
    messages = iter(stream.response)
    next(messages)
    message = next(messages)
    stream.close()
    return message.decode() if isinstance(message, bytes) else message


def test_the_points_of_a_hand_lead_a_players_phone_back_to_its_own_page(
    table: Phone, bob: Phone
) -> None:
    """It stays their phone, whatever others write meanwhile."""
    table.play([0, 0, 0, 0], [1, 0, 0, 0])
    bob.get(bob.at("hands", 1))
    assert bob.at("mine") in bob.page.links
    assert bob.at() not in bob.page.links
    table.undo()
    bob.get(bob.at("hands", 1))
    assert "Bob’s phone · Dan deals" in bob.page.texts


def test_the_end_that_is_taken_back_leaves_a_players_phone_their_own(table: Phone) -> None:
    """In Call Bridge it became a watcher's page."""
    table.start(game="call-bridge", hands="1")
    bob = claiming(table, "Bob")
    table.play([2, 2, 2, 2], [4, 3, 3, 3])
    bob.get(bob.at("mine"))
    assert "data-now" in bob.answers[-1].text
    assert (bob.at("live") + "?page=mine", bob.at("mine")) == live(bob)


def test_every_way_to_the_hand_is_the_page_of_a_player_who_has_a_seat(
    table: Phone, bob: Phone
) -> None:
    bob.look()
    assert "Bob’s phone · Dan deals" in bob.page.texts
    assert "Bob’s phone" in told(bob, "hand")
    helper = helping(table)
    helper.send(helper.at("mine", "claim"), {"seat": "2"})
    helper.look()
    assert "phone · Dan deals" not in helper.page.text


def test_what_watchers_are_told_together_is_nobodys_own_page(table: Phone, bob: Phone) -> None:
    """Cat's phone was first to follow the hand, when it only watched; then it claimed a seat."""
    stranger, cat = another(table), another(table)
    stranger.look()
    cat.look()
    stream = cat.client.get(cat.at("live?page=hand&change=0"))
    messages = iter(stream.response)
    assert b"You are watching" in [next(messages), next(messages)][1]  # type: ignore[operator]
    assert 303 == cat.send(cat.at("mine", "claim"), {"seat": "2"}).status_code
    assert "Cat’s phone".encode() in next(messages)  # type: ignore[operator]
    assert "You are watching" in told(stranger, "hand")
    assert "Cat’s phone" in told(cat, "hand")
    stream.close()


def test_whoever_claimed_a_seat_that_is_taken_back_has_claimed_none(table: Phone) -> None:
    table.get(table.at("seats"))
    table.post(table.at("seats"), {"seat": "new", "do": "zero", "name": "Eve"})
    eve = claiming(table, "Eve")
    eve.send(eve.at("name"), {"name": "Eve’s phone"})
    table.look()
    table.undo()
    for phone in (table, eve):
        for page in ("", "scores", "log", "mine", "board", "table"):
            assert 200 == phone.get(phone.at(page).rstrip("/")).status_code
        assert 200 == phone.get(f"{phone.at()}.json").status_code
    eve.get(eve.at("mine"))
    assert "Eve: this is me" not in eve.page.labels
    assert "Ann: this is me" in eve.page.labels


def test_the_phone_of_whoever_is_replaced_claims_the_seat_no_more(table: Phone, bob: Phone) -> None:
    table.get(table.at("seats"))
    table.post(table.at("seats"), {"seat": "1", "do": "takes_over", "name": "Eve"})
    assert {} == claimed(table)
    table.look()
    table.bid(0, 0)
    assert 403 == bob.send(bob.at("mine", "bid"), bob.stamp() | {"bid-1": "0"}).status_code
    claiming(table, "Eve")
    assert [1] == list(claimed(table))
    table.look()
    table.undo()
    assert [1] == list(claimed(table))
    table.undo()
    assert {} == claimed(table)


def test_another_name_leaves_the_claim_as_it_is(table: Phone, bob: Phone) -> None:
    table.get(table.at("seats"))
    table.post(table.at("seats"), {"seat": "1", "do": "rename", "name": "Bobby"})
    assert "Bobby" in table.sheet.names
    assert [1] == list(claimed(table))
