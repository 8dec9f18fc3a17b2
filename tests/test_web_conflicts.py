"""Several phones at one table: nobody overwrites what they have not seen, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from scorekeeper import create_app
from scorekeeper.log import Wrote
from tests.web import NAMES, Phone, refused, written


@pytest.fixture
def phone(phone: Phone) -> Phone:
    """A phone at the first hand of four, which has one card; Ann bids first, Dan last."""
    phone.start()
    return phone


@pytest.fixture
def other(phone: Phone) -> Phone:
    """Another phone that sees the same page."""
    found = Phone(phone.app)
    found.keep(phone.code)
    return found


def keeping(many: int, phone: Phone) -> list[Phone]:
    """More phones that keep the same sheet."""
    phones = [Phone(phone.app) for _ in range(many)]
    for one in phones:
        one.keep(phone.code)
    return phones


def events(phone: Phone) -> list[dict[Any, Any]]:
    """What the entries after the first wrote, in order."""
    steps = phone.log.steps[1:]
    return [dict(step.event.cells) for step in steps if isinstance(step.event, Wrote)]


def test_the_same_bid_by_two_phones_is_written_once(phone: Phone, other: Phone) -> None:
    """fault C05: the other phone sees what stands, and what it tried."""
    phone.bid(0, 0)
    before = written(phone.app)
    refused(other, other.bid(0, 1), before, 409)
    assert "Stands Ann bid 0 You entered Ann bid 1" in other.page.text
    assert other.at() in other.page.links
    other.press("Change to mine")
    assert [{("bid", 0): 0}, {("bid", 0): 1}] == events(phone)


def test_the_same_number_by_two_phones_is_told_too(phone: Phone, other: Phone) -> None:
    phone.bid(0, 1)
    refused(other, other.bid(0, 1), written(phone.app), 409)
    assert "Somebody else was first" in other.page.texts
    assert "The same was written just before. It stands, once." in other.page.texts
    assert "Change to mine" not in other.page.labels


def test_the_same_trick_by_two_phones_is_written_once(phone: Phone, other: Phone) -> None:
    """fault C04: the last trick completes the hand, for one of them."""
    phone.bids([0, 0, 0, 0])
    other.look()
    phone.trick(1)
    refused(other, other.trick(2), written(phone.app), 409)
    assert "Stands Trick 1 to Bob You entered Trick 1 to Cat" in other.page.text
    assert phone.at("hands/1/correct") in other.page.links


def test_a_trick_in_the_middle_can_be_changed_to_mine(phone: Phone, other: Phone) -> None:
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    phone.bids([1, 0, 0, 0])
    other.look(tricks="fall")
    phone.look(tricks="fall")
    phone.trick(1)
    refused(other, other.trick(2), written(phone.app), 409)
    other.press("Change to mine")
    assert {("won", 1): 2} == events(phone)[-1]


def test_counts_come_too_late_for_a_hand_that_is_complete(phone: Phone, other: Phone) -> None:
    """fault C03, fault C05, fault C33."""
    phone.bids([0, 0, 0, 0])
    other.look(tricks="end")
    form = other.page.form(other.hand())
    phone.count([1, 0, 0, 0])
    fields = form.filled({"tricks-0": "0", "tricks-1": "1"})
    refused(other, other.send(form.action, fields), written(phone.app), 409)
    assert "Stands Ann took 1 You entered Ann took 0" in other.page.text
    assert phone.at("hands/1/correct") in other.page.links
    assert "Change to mine" not in other.page.labels


def test_a_bid_comes_too_late_for_a_hand_that_is_scored(phone: Phone, other: Phone) -> None:
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    refused(other, other.bid(0, 1), written(phone.app), 409)
    assert "Stands Ann bid 0 You entered Ann bid 1" in other.page.text


def test_what_is_taken_back_already_is_not_taken_back_again(phone: Phone, other: Phone) -> None:
    """fault C01, fault A05: two phones undo one entry, not two."""
    phone.bids([0, 0, 0, 0])
    other.look()
    phone.undo()
    refused(other, other.undo(), written(phone.app), 409)
    assert "not the latest any more" in other.page.alert
    phone.redo()
    other.look()
    assert 303 == other.undo().status_code


def test_what_was_brought_back_is_not_brought_back_again(phone: Phone, other: Phone) -> None:
    phone.bid(0, 0)
    phone.undo()
    other.look()
    phone.redo()
    refused(other, other.redo(), written(phone.app), 409)


def test_a_redo_is_over_once_something_new_is_written(phone: Phone, other: Phone) -> None:
    phone.bid(0, 0)
    phone.undo()
    other.look()
    phone.bid(0, 1)
    refused(other, other.redo(), written(phone.app), 409)
    assert "Redo: Ann bid 0" not in phone.page.labels


def test_the_same_key_with_another_body_is_a_conflict(phone: Phone) -> None:
    """fault C31: a form that is sent again with other values is not taken for the first."""
    path, fields = phone.hand(), phone.stamp()
    phone.send(path, fields | {"bid-0": "0"})
    for body in ({"bid-0": "1"}, {"trump": "hearts"}, {"bid-0": "0", "trump": "hearts"}):
        refused(phone, phone.send(path, fields | body), 2, 409)
    refused(phone, phone.send(phone.at("undo"), fields | {"entry": "2"}), 2, 409)
    phone.start(NAMES[:3])
    refused(phone, phone.send(phone.hand(), fields | {"bid-0": "0"}), 3, 409)


def test_entries_that_have_nothing_to_do_with_each_other_all_stand(
    phone: Phone, other: Phone
) -> None:
    """Three bids that waited for the network, and a trump from another phone."""
    path = phone.hand()
    drawn = [phone.stamp() | {"key": f"waiting-{seat}", f"bid-{seat}": "0"} for seat in range(3)]
    other.post(path, {"trump": "hearts"})
    assert [303] * 3 == [phone.send(path, fields).status_code for fields in drawn]
    assert 5 == written(phone.app)


def test_two_people_can_correct_two_hands_at_once(phone: Phone, other: Phone) -> None:
    """fault C06: neither brings back what the other has changed."""
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.play([0, 1, 0, 0], [1, 1, 0, 0])
    forms = [correction(one, hand) for one, hand in ((phone, 1), (other, 2))]
    assert forms[0]["version"] == forms[1]["version"]
    assert 303 == save(phone, 1, forms[0], {"tricks-0": "0", "tricks-3": "1"}).status_code
    assert 303 == save(other, 2, forms[1], {"bid-3": "2"}).status_code
    assert {1: [0, 0, 0, 1], 2: [1, 1, 0, 0]} == {
        n: [phone.sheet.lines[n - 1].hand.tricks[seat] for seat in range(4)] for n in (1, 2)
    }
    assert 2 == phone.sheet.lines[1].hand.named("bid")[3]


def correction(phone: Phone, hand: int) -> dict[str, str]:
    """What the form of a correction says before anything is changed."""
    here = phone.at("hands", hand, "correct")
    phone.get(here)
    return dict(phone.page.form(here).fields)


def save(phone: Phone, hand: int, form: dict[str, str], changes: dict[str, str]) -> Any:
    """Changes the form, sees the effect, and saves it."""
    here = phone.at("hands", hand, "correct")
    phone.send(here, form | changes)
    seen = phone.page.form(here).value("seen")
    return phone.send(here, form | changes | {"seen": seen, "key": f"{form['key']}-2"})


def test_two_corrections_of_one_number_are_a_conflict(phone: Phone, other: Phone) -> None:
    """fault C05: and whoever is second may still have it their way, after seeing the effect."""
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    forms = correction(phone, 1), correction(other, 1)
    save(phone, 1, forms[0], {"tricks-0": "0", "tricks-1": "1"})
    before = written(phone.app)
    answer = save(other, 1, forms[1], {"tricks-0": "0", "tricks-2": "1"})
    refused(other, answer, before, 409)
    assert "Stands Bob took 1 You entered Bob took 0" in other.page.text
    assert "Stands Cat took 0 You entered Cat took 1" in other.page.text
    other.press("Change to mine")
    assert before == written(phone.app)
    assert "Cat 10 → 1 · Bob 1 → 10" in other.page.text
    other.press("Save correction")
    assert [0, 0, 1, 0] == [phone.sheet.lines[0].hand.tricks[seat] for seat in range(4)]


def test_house_rules_changed_by_somebody_else_are_seen_first(phone: Phone, other: Phone) -> None:
    for one in (phone, other):
        one.get(one.at("rules"))
    phone.post(phone.at("rules"), {"hook": "False"})
    refused(other, other.post(other.at("rules"), {"scoring": "simple"}), 2, 409)
    assert "common" == phone.sheet.game.scoring  # type: ignore[attr-defined]


def test_forms_from_before_a_restart_still_save(phone: Phone) -> None:
    """fault C18: the key of the cookies is kept, and no form depends on it."""
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    corrected = correction(phone, 1)
    phone.get(phone.at("hands/1"))
    phone.look()
    device = phone.client.get_cookie("scorekeeper")
    phone.client.application = create_app(phone.app.config["DATABASE"].parent)
    assert 303 == phone.bid(1, 0).status_code
    assert 303 == save(phone, 1, corrected, {"tricks-0": "0", "tricks-1": "1"}).status_code
    phone.get(phone.at("log"))
    assert "Phone 2" not in phone.page.text
    assert device


def each_kind(phone: Phone) -> list[tuple[str, dict[str, str]]]:
    """One form of every kind, each ready to be sent after the one before it."""
    hand, second = phone.at("hands/1"), phone.at("hands/2")
    bids = [(hand, {f"bid-{seat}": "0"}) for seat in range(4)]
    deeds = [
        *bids,
        (hand, {"trump": "clubs"}),
        (phone.at("undo"), {"entry": "6"}),
        (phone.at("redo"), {"entry": "6"}),
        (hand, {f"{name}-{seat}": "1" if seat == 0 and name == "tricks" else "0"
                for seat in range(4) for name in ("tricks", "drawn")}),
        *[(second, {f"bid-{seat}": "0"}) for seat in (1, 2, 3, 0)],
        (second, {"won-1": "2"}),
        (second, {"back": "2"}),
        (second, {"won-1": "3"}),
        (second, {"won-2": "3"}),
        (phone.at("hands/1/correct"), {"bid-0": "1", "bid-1": "1",
                                       "seen": "bid-0=1,bid-1=1"}),
    ]  # fmt: skip
    return [(path, fields | {"key": f"the-key-{n}"}) for n, (path, fields) in enumerate(deeds)]


def test_the_same_form_again_is_the_same_answer_and_nothing_more(phone: Phone) -> None:
    """fault C01, fault C31: a double tap, Back, or a replay after the answer was lost."""
    sent = []
    for path, fields in each_kind(phone):
        fields["version"] = str(phone.log.version)
        answers = [phone.send(path, fields) for _ in range(2)]
        assert [303, 303] == [answer.status_code for answer in answers], phone.page.alert
        assert answers[0].location == answers[1].location
        sent.append((path, fields))
        assert 1 + len(sent) == written(phone.app)
    log = events(phone)
    for path, fields in sent:
        assert 303 == phone.send(path, fields).status_code
    assert (1 + len(sent), log) == (written(phone.app), events(phone))


def at_once(times: int, act: Callable[[int], int]) -> list[int]:
    """The statuses of so many requests that begin together."""
    barrier = Barrier(times)

    def one(number: int) -> int:
        barrier.wait(10)
        return act(number)

    with ThreadPoolExecutor(times) as pool:
        return sorted(pool.map(one, range(times)))


def test_the_same_entry_eight_times_at_once_is_one_entry(phone: Phone) -> None:
    """fault C01, fault C36."""
    path, fields = phone.hand(), phone.stamp() | {"bid-0": "1"}
    phones = keeping(8, phone)
    statuses = at_once(8, lambda n: phones[n].client.post(path, data=fields).status_code)
    assert ([303] * 8, 2) == (statuses, written(phone.app))


def test_of_eight_phones_at_once_one_writes_and_seven_are_told(phone: Phone) -> None:
    """fault C03, fault C04: the last trick scores the hand once."""
    phone.bids([0, 0, 0, 0])
    path, fields, before = phone.hand(), phone.stamp(), written(phone.app)
    phones = keeping(8, phone)
    forms = [fields | {"key": f"phone-{n}-key", "won-1": str(n % 4)} for n in range(8)]
    statuses = at_once(8, lambda n: phones[n].client.post(path, data=forms[n]).status_code)
    assert ([303, *[409] * 7], before + 1) == (statuses, written(phone.app))
    assert 1 == len(phone.sheet.lines)


def test_the_same_new_game_eight_times_at_once_is_one_game(phone: Phone) -> None:
    phone.get("/new", seat=list(NAMES))
    form = {"version": "1", "key": "k" * 12, "game": "devils-bridge", "seat": list(NAMES)}
    phones = [Phone(phone.app) for _ in range(8)]
    statuses = at_once(8, lambda n: phones[n].client.post("/new", data=form).status_code)
    assert ([303] * 8, 2) == (statuses, written(phone.app))
