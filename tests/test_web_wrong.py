"""Wrong input to the forms of a sheet: it gets its sentence, and nothing is stored."""

from pathlib import Path

import pytest

from tests.web import NAMES, Phone, opened, refused, written

NUMBERS = [
    "-1", "-0x", "2.0", "7,5", "7.5", "1 000", " ", "", "٣", "²", "1e0", "+1", "0x1", "1_0", "one",
    "1\n", "10", "1000000000", "9" * 5000, "NaN", "null", "True", "[1]", "<b>1</b>", "{0}", "%s",
    "{{7*7}}", "=1+1", "a\0b", "\ud800",
]  # fmt: skip
HANDS = ["0", "99", "1000000000", "9" * 400]


@pytest.fixture
def phone(tmp_path: Path) -> Phone:
    """A phone at the first hand of four, which has one card; Ann bids first, Dan last."""
    found = opened(tmp_path)
    found.start()
    return found


def sent(text: str) -> bytes:
    """As a browser would send it, and a lone surrogate as only a program would."""
    return text.encode("utf-8", "surrogatepass")


@pytest.mark.parametrize("number", NUMBERS)
def test_a_bid_that_is_no_bid_is_refused(phone: Phone, number: str) -> None:
    """DB11, fault A41, fault A43, fault B04: 7,5 is not 75, nor 7."""
    before = written(phone.app)
    refused(phone, phone.bid(0, sent(number)), before, 422)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_count_that_is_no_count_is_refused(phone: Phone, number: str) -> None:
    """DB17, fault A14, fault A43, fault B04."""
    phone.bids([0, 0, 0, 0])
    before = written(phone.app)
    refused(phone, phone.count([1, 0, 0, sent(number)]), before, 422)
    assert 1 == phone.page.text.count("Save hand") + phone.page.text.count("to place")


@pytest.mark.parametrize("number", [*NUMBERS, "4"])
def test_a_trick_to_nobody_is_refused(phone: Phone, number: str) -> None:
    phone.bids([0, 0, 0, 0])
    before = written(phone.app)
    refused(phone, phone.trick(sent(number)), before, 422)


@pytest.mark.parametrize("number", [number for number in NUMBERS if number.strip()])
def test_a_correction_to_no_number_is_refused(phone: Phone, number: str) -> None:
    """Fault A08: the same is asked as when it was written first."""
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    before = written(phone.app)
    for place in ("bid_1", "tricks_1", "trump"):
        refused(phone, phone.correct(1, **{place: number}), before, 422)


@pytest.mark.parametrize("suit", ["", "Hearts", "heart", "0", "♥", "<b>hearts</b>", "none "])
def test_a_trump_that_is_no_suit_is_refused(phone: Phone, suit: str) -> None:
    before = written(phone.app)
    refused(phone, phone.post(phone.hand(), {"trump": suit}), before, 422)


@pytest.mark.parametrize(
    "name",
    [
        "bid", "bid-", "bid-4", "bid--1", "bid-99", "bid-x", "bid-٠", "bid-0-0", "bid-1000000000",
        "Bid-0", "trump-0", "won", "won-0", "won--1", "won-x", "won-2", "tricks", "tricks-4",
        "foo", "foo-0", "<b>", "{0}", "%(name)s", "", "-", "version-0", "key-1", "drawn",
    ],
)  # fmt: skip
def test_a_place_that_is_none_is_refused(phone: Phone, name: str) -> None:
    before = written(phone.app)
    refused(phone, phone.post(phone.hand(), {name: 0}), before, 422)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("field", ["bid-0", "trump", "won-1", "tricks-0", "back"])
def test_a_hand_that_is_not_played_takes_nothing(phone: Phone, hand: str, field: str) -> None:
    """Fault A12, fault A48: hands are written in their order."""
    before = written(phone.app)
    fields = phone.stamp() | {field: "0"}
    refused(phone, phone.send(phone.at("hands", hand), fields), before, 422)


@pytest.mark.parametrize("hand", [*HANDS, "1x", "-1", "1.0", "٢"])
def test_a_hand_that_is_not_played_has_no_correction(phone: Phone, hand: str) -> None:
    before = written(phone.app)
    for answer in (
        phone.get(phone.at("hands", hand, "correct")),
        phone.send(phone.at("hands", hand, "correct"), {"version": 1, "key": "k" * 12}),
    ):
        refused(phone, answer, before, 404)


def test_the_same_field_twice_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    for fields in (
        {"bid-0": ["0", "1"]},
        {"bid-0": ["0", "0"]},
        {"bid-0": "0", "bid-00": "1"},
        {"bid-0": "0", "bid--0": "0"},
        {"trump": ["hearts", "clubs"]},
    ):
        refused(phone, phone.post(phone.hand(), fields), before, 422)


@pytest.mark.parametrize("field", ["version", "key"])
@pytest.mark.parametrize(
    "value",
    [None, "", "0", "-1", "x", "1.0", "٣", " ", "1000000000", "9" * 5000, "999", "\0", "%s", ["1", "2"],
     ["k" * 12, "l" * 12]],
)  # fmt: skip
def test_a_form_without_its_stamp_is_refused(phone: Phone, field: str, value: object) -> None:
    """Missing, garbled, repeated, or from a version that there is not yet."""
    path, before = phone.hand(), written(phone.app)
    for where, entry in (
        (path, {"bid-0": "0"}),
        (phone.at("undo"), {"entry": "1"}),
        (phone.at("redo"), {"entry": "1"}),
        (phone.at("rules"), {"hook": "False"}),
        (phone.at("hands", 1, "correct"), {"bid-0": "0"}),
    ):
        fields = {"version": "1", "key": "k" * 12, **entry}
        fields.pop(field)
        if value is not None:
            fields[field] = value  # type: ignore[assignment]
        refused(phone, phone.send(where, fields), before)


def test_a_form_that_says_nothing_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    refused(phone, phone.post(phone.hand()), before, 422)
    refused(phone, phone.post(phone.hand(), {"back": "0"}), before, 422)
    phone.bids([0, 0, 0, 0])
    before = written(phone.app)
    for back in ("0", "4", "-1", "x", "٠", "", "9" * 5000, ["0", "1"]):
        refused(phone, phone.post(phone.hand(), {"back": back}), before, 422)


@pytest.mark.parametrize("entry", [None, "", "0", "1", "99", "-1", "2.0", "x", "9" * 5000, ["1", "1"]])
def test_only_the_entry_that_stands_last_can_be_taken_back(phone: Phone, entry: object) -> None:
    phone.bid(0, 0)
    before = written(phone.app)
    for way in ("undo", "redo"):
        fields = phone.stamp() | ({} if entry is None else {"entry": entry})
        refused(phone, phone.send(phone.at(way), fields), before, 409, 422)


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        ("target", "0"), ("target", "-5"), ("target", "7,5"), ("target", "100.0"), ("target", ""),
        ("target", "1000000000"), ("target", "٣"), ("hook", "maybe"), ("hook", "1"), ("hook", ""),
        ("scoring", "plus-five"), ("end", "never"), ("sequence", "sideways"), ("forehead", "x"),
        ("max_cards", "0"), ("max_cards", "18"), ("max_cards", "13"), ("max_cards", "x"),
        ("jokers", "yes"), ("<b>", "1"), ("hook", ["True", "False"]),
    ],
)  # fmt: skip
def test_house_rules_that_no_table_has_are_refused(phone: Phone, rule: str, value: object) -> None:
    """D1: 13 cards for each of 4 players leave none to turn up."""
    phone.get(phone.at("rules"))
    before = written(phone.app)
    form = dict(phone.page.form(phone.at("rules")).fields)
    refused(phone, phone.send(phone.at("rules"), form | {rule: value}), before, 422)


@pytest.mark.parametrize("code", ["x", "aaaaaaaaaaaa", "%00", "%ED%A0%80", "..", "%2e%2e", "한글", "%0a", "'"])
def test_an_unknown_sheet_is_not_found(phone: Phone, code: str) -> None:
    before = written(phone.app)
    stamp = {"version": "1", "key": "k" * 12}
    for rest in ("", "/scores", "/log", "/rules", "/hands/1", "/hands/1/correct", ".json"):
        refused(phone, phone.get(f"/g/{code}{rest}"), before, 404)
    for rest in ("/hands/1", "/hands/1/correct", "/undo", "/redo", "/rules"):
        refused(phone, phone.send(f"/g/{code}{rest}", stamp | {"bid-0": "0"}), before, 404)
    refused(phone, phone.get("/new", again=code), before, 404)


def test_the_entry_of_another_sheet_is_not_taken_back(phone: Phone) -> None:
    phone.bid(0, 0)
    other = Phone(phone.app)
    other.start(NAMES[:3])
    other.bid(0, 1)
    before = written(phone.app)
    stamp = phone.stamp(phone.page.form(phone.at("undo")))
    refused(other, other.send(other.at("undo"), stamp | {"entry": "9"}), before, 409)


def test_a_body_that_is_too_large_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    fields = phone.stamp() | {"bid-0": "0", "foo": "x" * 1_000_000}
    for path in ("/new", phone.hand(), phone.at("undo"), phone.at("rules"), phone.at("hands/1/correct")):
        refused(phone, phone.send(path, fields), before, 413)


def test_a_body_that_is_no_form_is_refused(phone: Phone) -> None:
    before = written(phone.app)
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "x"):
        for body in (b'{"bid-0": 0}', b"\xff\xfe=\x80", b"&&&===", b"%"):
            answer = phone.send(phone.hand(), body, content_type=kind)
            refused(phone, answer, before, 422)


def test_other_methods_than_the_page_uses_are_refused(phone: Phone) -> None:
    before = written(phone.app)
    for path in ("/", phone.at(), phone.at("scores"), phone.at("log")):
        refused(phone, phone.send(path, {"bid-0": "0"}), before, 405)
    for path in (phone.at("undo"), phone.at("redo")):
        refused(phone, phone.get(path), before, 405)
    for method in ("put", "delete", "patch"):
        answer = getattr(phone.client, method)(phone.hand())
        assert (405, before) == (answer.status_code, written(phone.app))
        assert {"GET", "HEAD", "OPTIONS", "POST"} == set(answer.headers["Allow"].split(", "))
