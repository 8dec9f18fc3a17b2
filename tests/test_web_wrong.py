"""Wrong input to the forms of a sheet: it gets its sentence, and nothing is stored."""

from typing import Any

import pytest

from tests.web import NAMES, Phone, refused, written

KEY = "k" * 12
NUMBERS = [
    "-1", "-0x", "2.0", "7,5", "7.5", "1 000", " ", "", "٣", "²", "1e0", "+1", "0x1", "1_0", "one",
    "1\n", "10", "1000000000", "9" * 5000, "NaN", "null", "True", "[1]", "<b>1</b>", "{0}", "%s",
    "{{7*7}}", "=1+1", "a\0b", "\ud800", "\u200b1",
]  # fmt: skip
PLACES = [
    "bid", "bid-", "bid-4", "bid--1", "bid-99", "bid-x", "bid-٠", "bid-0-0", "bid-1000000000",
    "Bid-0", "trump-0", "won", "won-0", "won--1", "won-x", "won-2", "tricks", "tricks-4", "foo",
    "foo-0", "<b>", "{0}", "%(name)s", "", "-", "version-0", "key-1", "drawn",
]  # fmt: skip
HANDS = ["0", "99", "1000000000", "9" * 400]
STAMPS = [
    None, "", "0", "-1", "x", "1.0", "٣", " ", "9" * 5000, "999", "\0", "%s", ["1", "2"],
    [KEY, KEY],
]  # fmt: skip
RULES = [
    ("target", "0"), ("target", "-5"), ("target", "7,5"), ("target", "100.0"), ("target", ""),
    ("target", "1000000000"), ("target", "٣"), ("hook", "maybe"), ("hook", "1"), ("hook", ""),
    ("scoring", "plus-five"), ("end", "never"), ("sequence", "sideways"), ("forehead", "x"),
    ("max_cards", "0"), ("max_cards", "18"), ("max_cards", "13"), ("max_cards", "x"),
    ("jokers", "yes"), ("<b>", "1"), ("hook", ["True", "False"]),
]  # fmt: skip
CODES = ["x", "aaaaaaaaaaaa", "%00", "%ED%A0%80", "..", "%2e%2e", "한글", "%0a", "'"]


@pytest.fixture
def phone(phone: Phone) -> Phone:
    """A phone at the first hand of four, which has one card; Ann bids first, Dan last."""
    phone.start()
    return phone


def sent(text: str) -> bytes:
    """As a browser would send it, and a lone surrogate as only a program would."""
    return text.encode("utf-8", "surrogatepass")


def test_a_bid_that_is_no_bid_is_refused(phone: Phone) -> None:
    """DB11, fault A41, fault A43, fault B04: 7,5 is not 75, nor 7."""
    before = written(phone.app)
    for number in NUMBERS:
        refused(phone, phone.bid(0, sent(number)), before, 422)


def test_a_count_that_is_no_count_is_refused(phone: Phone) -> None:
    """DB17, fault A14, fault A43, fault B04."""
    phone.bids([0, 0, 0, 0])
    before = written(phone.app)
    for number in NUMBERS:
        refused(phone, phone.count([1, 0, 0, sent(number)]), before, 422)


def test_a_trick_to_nobody_is_refused(phone: Phone) -> None:
    phone.bids([0, 0, 0, 0])
    before = written(phone.app)
    for number in [*NUMBERS, "4"]:
        refused(phone, phone.post(phone.hand(), {"won-1": sent(number)}), before, 422)


def test_a_correction_to_what_nobody_could_write_is_refused(phone: Phone) -> None:
    """fault A08: the same is asked as when it was written first."""
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.get(here := phone.at("hands", 1, "correct"))
    form, before = dict(phone.page.form(here).fields), written(phone.app)
    for number in NUMBERS:
        for place in (
            "bid-1",
            "tricks-1",
            *(["trump", "won-1", "bid-4"] if number.strip() else []),
        ):
            refused(phone, phone.send(here, form | {place: sent(number)}), before, 422)


def test_a_trump_that_is_no_suit_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    for suit in ("", "Hearts", "heart", "0", "♥", "<b>hearts</b>", "none "):
        refused(phone, phone.post(phone.hand(), {"trump": suit}), before, 422)


def test_a_place_that_is_none_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    for name in PLACES:
        refused(phone, phone.post(phone.hand(), {name: 0}), before, 422)


def test_a_hand_that_is_not_played_takes_nothing(phone: Phone) -> None:
    """fault A12, fault A48: hands are written in their order."""
    before = written(phone.app)
    for hand in [*HANDS, "2"]:
        for field in ("bid-0", "trump", "won-1", "tricks-0", "back"):
            fields = phone.stamp() | {field: "0"}
            refused(phone, phone.send(phone.at("hands", hand), fields), before, 422)


def test_a_hand_that_is_not_played_has_no_correction(phone: Phone) -> None:
    before = written(phone.app)
    for hand in [*HANDS, "2", "1x", "-1", "1.0", "٢"]:
        here = phone.at("hands", hand, "correct")
        refused(phone, phone.get(here), before, 404)
        refused(phone, phone.send(here, {"version": "1", "key": KEY}), before, 404)


def test_the_same_field_twice_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    for fields in (
        {"bid-0": ["0", "1"]},
        {"bid-0": ["0", "0"]},
        {"bid-0": "0", "bid-00": "1"},
        {"bid-0": "0", "bid--0": "0"},
        {"trump": ["hearts", "clubs"]},
        {"bid-0": "0", "drawn-0": ["0", "1"]},
    ):
        refused(phone, phone.post(phone.hand(), fields), before, 422)


def test_a_form_without_its_stamp_is_refused(phone: Phone) -> None:
    """The stamp is missing, garbled, repeated, or from a version that there is not yet."""
    entries = {
        phone.at("hands", 1): {"bid-0": "0"},
        phone.at("undo"): {"entry": "1"},
        phone.at("redo"): {"entry": "1"},
        phone.at("rules"): {"hook": "False"},
        phone.at("hands", 1, "correct"): {"bid-0": "0"},
    }
    before = written(phone.app)
    for path, entry in entries.items():
        for value in STAMPS:
            for name in ("version", "key"):
                fields: dict[str, Any] = {"version": "1", "key": KEY, **entry, name: value}
                sent = {name: value for name, value in fields.items() if value is not None}
                refused(phone, phone.send(path, sent), before, 422)


def test_a_form_that_says_nothing_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    refused(phone, phone.post(phone.hand()), before, 422)
    refused(phone, phone.post(phone.hand(), {"back": "0"}), before, 422)
    phone.bids([0, 0, 0, 0])
    before = written(phone.app)
    for back in ("0", "4", "-1", "x", "٠", "", "9" * 5000, ["0", "1"]):
        refused(phone, phone.post(phone.hand(), {"back": back}), before, 422)


def test_only_the_entry_that_stands_last_can_be_taken_back(phone: Phone) -> None:
    phone.bid(0, 0)
    before = written(phone.app)
    for entry in (None, "", "0", "1", "99", "-1", "2.0", "x", "9" * 5000, ["1", "1"]):
        for way in ("undo", "redo"):
            fields: dict[str, Any] = {**phone.stamp()} | ({} if entry is None else {"entry": entry})
            refused(phone, phone.send(phone.at(way), fields), before, 409, 422)


def test_house_rules_that_no_table_has_are_refused(phone: Phone) -> None:
    """D1: 13 cards for each of 4 players leave none to turn up."""
    phone.get(here := phone.at("rules"))
    form, before = dict(phone.page.form(here).fields), written(phone.app)
    for rule, value in RULES:
        refused(phone, phone.send(here, form | {rule: value}), before, 422)


def test_an_unknown_sheet_is_not_found(phone: Phone) -> None:
    fields, before = {"version": "1", "key": KEY, "bid-0": "0"}, written(phone.app)
    for code in CODES:
        for rest in ("", "/scores", "/log", "/rules", "/hands/1", "/hands/1/correct", ".json"):
            refused(phone, phone.get(f"/g/{code}{rest}"), before, 404)
        for rest in ("/hands/1", "/hands/1/correct", "/undo", "/redo", "/rules"):
            refused(phone, phone.send(f"/g/{code}{rest}", fields), before, 404)
        refused(phone, phone.get(f"/new?again={code}"), before, 404)


def test_the_entry_of_another_sheet_is_not_taken_back(phone: Phone) -> None:
    phone.bid(0, 0)
    other = Phone(phone.app)
    other.start(NAMES[:3])
    before = written(phone.app)
    fields = phone.stamp(phone.page.form(phone.at("undo"))) | {"entry": "2"}
    refused(other, other.send(other.at("undo"), fields), before, 422)
    refused(other, other.send(other.at("undo"), fields | {"version": "1"}), before, 409)


def test_a_body_that_is_too_large_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    fields = {"version": "1", "key": KEY, "bid-0": "0", "foo": "x" * 1_000_000}
    for rest in ("hands/1", "undo", "redo", "rules", "hands/1/correct"):
        refused(phone, phone.send(phone.at(rest), fields), before, 413)
    refused(phone, phone.send("/new", fields), before, 413)


def test_a_body_that_is_no_form_is_refused(phone: Phone) -> None:
    path, before = phone.hand(), written(phone.app)
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "x"):
        for body in (b'{"bid-0": 0}', b"\xff\xfe=\x80", b"&&&===", b"%"):
            refused(phone, phone.send(path, body, content_type=kind), before, 422)


def test_an_address_that_is_no_text_is_refused(phone: Phone) -> None:
    for path in ("/", "/new", phone.at(), phone.at("scores")):
        answer = phone.client.get(path, environ_overrides={"QUERY_STRING": "edit=\xff"})
        assert 400 == answer.status_code


def test_other_methods_than_the_page_uses_are_refused(phone: Phone) -> None:
    path, before = phone.hand(), written(phone.app)
    for here in ("/", phone.at(), phone.at("scores"), phone.at("log")):
        refused(phone, phone.send(here, {"bid-0": "0"}), before, 405)
    for here in (phone.at("undo"), phone.at("redo")):
        refused(phone, phone.get(here), before, 405)
    for method in ("put", "delete", "patch"):
        answer = getattr(phone.client, method)(path)
        assert (405, before) == (answer.status_code, written(phone.app))
        assert {"GET", "HEAD", "OPTIONS", "POST"} == set(answer.headers["Allow"].split(", "))
