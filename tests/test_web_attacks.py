"""What an attacker once got through: each is refused now, and nothing of it is stored."""

from __future__ import annotations

import pytest

from tests.web import Phone, refused, written


@pytest.fixture
def phone(phone: Phone) -> Phone:
    phone.start(sequence="down", max_cards="5")
    return phone


def test_a_trick_taken_back_on_an_old_page_loses_no_later_trick(phone: Phone) -> None:
    """Another phone gave a trick meanwhile: what is taken back is not the latest any more."""
    phone.bids([1, 1, 1, 1])
    phone.trick(0)
    phone.trick(1)
    other = Phone(phone.app)
    other.keep(phone.code)
    phone.trick(2)
    before = written(phone.app)
    stale = {"version": str(phone.log.version - 1), "key": "a-key-of-its-own", "back": "1"}
    assert 409 == other.send(phone.at("hands", 1), stale).status_code
    assert before == written(phone.app)
    assert {1: 0, 2: 1, 3: 2} == phone.sheet.current.named("won")  # type: ignore[union-attr]


def test_no_trick_is_written_over_a_gap(phone: Phone) -> None:
    phone.bids([1, 1, 1, 1])
    phone.trick(0)
    before = written(phone.app)
    refused(phone, phone.post(phone.at("hands", 1), {"won-3": "2"}), before, 422)


def test_house_rules_may_not_shorten_a_hand_that_has_tricks(phone: Phone) -> None:
    """D5: what is written is asked again, and a hand is never scored by a change of rules."""
    phone.bids([1, 1, 0, 0])
    phone.trick(3)
    phone.get(here := phone.at("rules"))
    form = phone.page.form(here)
    before = written(phone.app)
    refused(phone, phone.send(here, form.filled({"max_cards": "1"})), before, 422)
    assert () == phone.sheet.lines


def test_house_rules_that_stay_as_they_are_write_nothing(phone: Phone) -> None:
    phone.bid(0, 1)
    phone.undo()
    phone.get(here := phone.at("rules"))
    before = written(phone.app)
    assert 303 == phone.send(here, phone.page.form(here).filled({})).status_code
    assert before == written(phone.app)
    assert phone.log.undone


def test_a_correction_does_not_close_a_hand_that_is_being_played(phone: Phone) -> None:
    phone.bids([1, 1, 1, 1])
    phone.trick(3)
    here = phone.at("hands", 1, "correct")
    counts = {"tricks-0": "1", "tricks-1": "1", "tricks-2": "1", "tricks-3": "2"}
    seen = ",".join(f"{name}={number}" for name, number in counts.items())
    before = written(phone.app)
    refused(phone, phone.post(here, {**counts, "seen": seen}), before, 422)


@pytest.mark.parametrize("key", [{"clear": "1"}, {"back": "1"}, {"back": "1", "cards": "9S"}])
def test_two_keys_of_the_pad_at_once_are_one(phone: Phone, key: dict[str, str]) -> None:
    for here in ("/referee", phone.at("referee")):
        assert 200 == phone.get(here, rank="K", suit="hearts", **key).status_code
        assert "Who wins the trick?" in phone.page.texts


def test_a_trick_of_thousands_of_cards_is_refused_in_one_sentence(phone: Phone) -> None:
    said = "These are more cards than a pack has: name 52 at most."
    for here in ("/referee", phone.at("referee"), "/referee/hand"):
        assert 422 == phone.get(here, cards="KH " * 60_000, trump="hearts").status_code
        assert said == phone.page.alert
    phone.send("/referee/hand", {"hand": "KH " * 60_000, "trump": "hearts"})
    assert said == phone.page.alert


def test_the_cards_of_a_trick_are_stored_in_one_way_only(phone: Phone) -> None:
    """Blanks between them would be kept, as many as a form may have."""
    phone.bids([1, 1, 1, 1])
    before, cards = written(phone.app), f"9S{' ' * 200_000}KH QH 7D"
    refused(phone, phone.post(phone.at("hands", 1), {"won-1": 1, "played-1": cards}), before, 422)


@pytest.mark.parametrize("host", ["a" * 64, "a..b"])
def test_a_host_that_can_be_no_name_is_a_bad_request(phone: Phone, host: str) -> None:
    answer = phone.client.get("/", headers={"Host": host})
    assert (400, "This address has no such host.") == (answer.status_code, answer.text)
