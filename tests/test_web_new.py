"""Setting up a game: who sits where, who deals first, and what is refused."""

from __future__ import annotations

import unicodedata
from typing import Any
from urllib.parse import urlencode

import pytest

from scorekeeper import store
from tests.playing import every_deal
from tests.web import NAMES, Phone, refused, written

MARKUP = [
    "<b>x</b>", '"><script>alert(1)</script>', "O'Neil", "{{7*7}}", "{0}", "{name}", "=1+1", "%s",
    "%(who)s", "100 %", "a&b", "a&amp;b", "--", "` onload=x", "javascript:1",
]  # fmt: skip
SCRIPTS = ["한글", "زينب", "Zoë", "Łukasz", "日本", "Ωμέγα", "🂡 Ada", "नीता"]


def seated(phone: Phone, *names: str, **more: Any) -> list[str]:
    """The seats of the form with these names."""
    phone.get("/new?" + urlencode({"seat": names, **more}, doseq=True))
    return seats(phone)


def seats(phone: Phone) -> list[str]:
    return phone.page.form("/new").values("seat")


def begin(phone: Phone, names: object = NAMES, **fields: Any) -> Any:
    """Sends the form of a new game, whatever it says."""
    phone.get("/new")
    form = dict(phone.page.form("/new").fields) | {"seat": names, **fields}
    return phone.send("/new", {name: value for name, value in form.items() if value is not None})


@pytest.mark.parametrize("count", [0, 1, 2, 8, 9, 400])
def test_only_three_to_seven_can_play(phone: Phone, count: int) -> None:
    """DB1, fault A11: the range stands on the button, and the server keeps it too."""
    names = [f"P{seat}" for seat in range(count)]
    if count < 9:
        seated(phone, *names)
        remove = ": remove 1" if count == 8 else ""
        assert f"Devil’s Bridge needs 3 to 7 players{remove}" in phone.page.labels
    refused(phone, begin(phone, names), 0, 422)
    assert "Devil’s Bridge needs 3 to 7 players." in phone.page.alert


@pytest.mark.parametrize(
    ("players", "cards", "hands"), [(3, 10, 19), (4, 10, 19), (5, 10, 19), (6, 8, 15), (7, 7, 13)]
)
def test_the_largest_hand_leaves_a_card_to_turn_up(
    phone: Phone, players: int, cards: int, hands: int
) -> None:
    """DB7, DB8, fault A11: and the plan of the hands can be read before the game."""
    names = [f"P{seat}" for seat in range(players)]
    seated(phone, *names)
    assert f"1–{cards}–1" in phone.page.texts
    phone.start(names)
    sizes = [deal.cards for deal in every_deal(phone.sheet)]
    assert (cards, hands) == (max(sizes), len(sizes))
    assert f"Hand 1 of {hands} · 1 card" in phone.page.texts


@pytest.mark.parametrize(
    "name",
    ["", "  ", "\u200b", "Ann", "ANN", "ann ", "x" * 41, "x" * 500, "a\0b", "\0", "a\nb", "\x7f"],
)
def test_a_name_that_is_none_or_taken_is_refused(phone: Phone, name: str) -> None:
    refused(phone, begin(phone, [*NAMES, name]), 0, 422)


def test_names_in_any_script_can_play(phone: Phone) -> None:
    phone.start(SCRIPTS[:7])
    assert tuple(SCRIPTS[:7]) == phone.sheet.players
    for name in SCRIPTS[:7]:
        assert name in phone.page.texts


def test_names_that_differ_only_in_their_form_are_one_name(phone: Phone) -> None:
    composed, apart = (unicodedata.normalize(form, "Zoë") for form in ("NFC", "NFD"))
    refused(phone, begin(phone, ["Ann", composed, apart]), 0, 422)
    assert "Zoë sits here already: give this one another name." == phone.page.alert


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"}, {"game": ""}, {"game": None}, {"dealer": "Eve"}, {"dealer": "<b>"},
        {"keeper": "Eve"}, {"target": "0"}, {"target": "7,5"}, {"target": "1000000000"},
        {"max_cards": "13"}, {"hook": "perhaps"}, {"seat": None}, {"jokers": "yes"}, {"": "x"},
        {"dealer": ["Ann", "Bob"]}, {"target": ["5", "6"]}, {"version": None}, {"key": None},
        {"key": "short"}, {"version": "x"}, {"key": ["k" * 9, "l" * 9]},
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_is_not_started(phone: Phone, fields: dict[str, Any]) -> None:
    refused(phone, begin(phone, **fields), 0, 422)


def test_markup_in_a_name_is_shown_as_text(phone: Phone) -> None:
    """fault C27: on every page, in what is only heard, and in the record."""
    for first in range(0, len(MARKUP), 5):
        names = MARKUP[first : first + 5]
        phone.start(names, end="series", max_cards="2", sequence="up", keeper=names[1])
        drawn = phone.stamp()
        phone.play([0, 0, 0, 0, 0], [0, 1, 0, 0, 0])
        phone.look()
        for path in ["/", "/new?" + urlencode({"seat": names}, doseq=True), phone.at(),
                     phone.at("hands", 1), phone.at("hands/1/correct"), phone.at("scores"),
                     phone.at("log")]:  # fmt: skip
            assert 200 == phone.get(path).status_code
            is_text(phone, names)
        phone.get(phone.at("rules"))
        is_text(phone, [names[1]])
        answer = phone.send(phone.at("hands", 1), drawn | {"bid-0": "1"})
        assert 409 == answer.status_code
        is_text(phone, names)
        phone.get(phone.at("hands", 1))
        phone.play([0, 2, 0, 0, 1], [2, 0, 0, 0, 0])
        phone.look()
        is_text(phone, names)
        record = phone.client.get(phone.at() + ".json")
        assert (names, "application/json") == (record.json["players"], record.mimetype)


def is_text(phone: Phone, names: list[str]) -> None:
    said = [phone.page.text, *phone.page.spoken]
    assert [] == [name for name in names if not any(name in text for text in said)]
    assert "49" not in phone.page.text
    attributes = {name for element in phone.page.elements for name in element.attributes}
    assert "onload" not in attributes
    sources = [element.attributes["src"] for element in phone.page.named("script")]
    assert all(source.startswith("/static/") for source in sources)


def test_a_player_is_spelled_as_the_first_time(phone: Phone) -> None:
    phone.start(["Zoë", "Bob", "Cat"])
    phone.get("/new")
    for name in ("ZOE\u0308", "bob"):
        phone.press("Add", name=name)
    assert ["Zoë", "Bob"] == seats(phone)


def test_players_of_earlier_games_are_offered_by_name(phone: Phone) -> None:
    phone.start(["Zoë", "Bob", "Cat"])
    phone.start(["Eve", "Bob", "Dan"])
    phone.get("/new")
    chips = [label for label in phone.page.labels if label.startswith("Add ")]
    assert [f"Add {name}" for name in ("Eve", "Bob", "Dan", "Zoë", "Cat")] == chips
    phone.press("Add Bob")
    assert ["Bob"] == seats(phone)
    assert "Add Bob" not in phone.page.labels


def test_seats_move_round_the_table(phone: Phone) -> None:
    seated(phone, "Ann", "Bob", "Cat", dealer="Bob", hook="False")
    phone.press("Move Ann up")
    assert ["Bob", "Cat", "Ann"] == seats(phone)
    phone.press("Move Ann down")
    phone.press("Move Bob down")
    assert ["Ann", "Cat", "Bob"] == seats(phone)
    phone.press("Remove Cat")
    assert ["Ann", "Bob"] == seats(phone)
    form = phone.page.form("/new")
    assert ("Bob", "False") == (form.value("dealer"), form.value("hook"))


def test_an_edit_of_the_form_that_makes_no_sense_changes_nothing(phone: Phone) -> None:
    for step in ("up", "down", "remove"):
        for seat in ("", "9", "-1", "x", "٠", "9" * 5000, "<b>"):
            assert list(NAMES) == seated(phone, *NAMES, **{step: seat})
    for name in ("endpoint", "_external", "_scheme", "values", "again"):
        if name != "again":
            assert [*NAMES, "Eve"] == seated(phone, *NAMES, add="Eve", **{name: "x"})
    assert list(NAMES) == seated(phone, *NAMES, add="ANN")
    assert "Ann sits here already: give this one another name." == phone.page.alert


def test_a_name_that_is_typed_is_added_before_the_game_starts(phone: Phone) -> None:
    """It would be lost without a word, and so would one that is refused (fault B27)."""
    seated(phone, "Ann", "Bob", "Cat")
    [start] = [label for label in phone.page.labels if label.startswith("Start")]
    phone.press(start, name="Dan")
    assert list(NAMES) == seats(phone)
    answer = phone.press(start.replace("3", "4"), name="dan")
    refused(phone, answer, 0, 422)
    assert "dan" == phone.page.form("/new").value("name")
    assert list(NAMES) == seats(phone)


def test_a_reload_of_the_form_loses_nothing(phone: Phone) -> None:
    """fault C34, fault B05: the address has all of it."""
    seated(phone, *NAMES, dealer="Cat", keeper="Bob", target="50", scoring="simple")
    phone.press("Move Cat up")
    before = [pair for pair in phone.page.form("/new").fields if pair[0] != "key"]
    phone.get(phone.client.get("/new?" + urlencode(before)).request.full_path)
    assert before == [pair for pair in phone.page.form("/new").fields if pair[0] != "key"]


def test_the_first_dealer_is_drawn_for_all_to_see(phone: Phone) -> None:
    """DB5: and so it stays in the log."""
    phone.start(NAMES, dealer="")
    dealer = phone.sheet.players[phone.sheet.first_dealer]
    assert f"{dealer} deals first Drawn by lot." in phone.page.text
    phone.get(phone.at("log"))
    assert f"{dealer} deals first, drawn by lot" in phone.page.texts
    phone.start(NAMES, dealer="Bob")
    assert "Drawn by lot." not in phone.page.text
    phone.get(phone.at("log"))
    assert "Bob deals first" in phone.page.texts


def test_the_dealer_is_drawn_from_all_seats(phone: Phone) -> None:
    dealers = set[int | None]()
    for _ in range(40):
        phone.start(NAMES[:3], dealer="")
        dealers.add(phone.sheet.first_dealer)
        if len(dealers) == 3:
            break
    assert {0, 1, 2} == dealers


@pytest.mark.parametrize(("keeper", "said"), [("Bob", "Bob"), ("", "somebody who does not play")])
def test_everybody_sees_who_keeps_the_score(phone: Phone, keeper: str, said: str) -> None:
    """DB4."""
    phone.start(NAMES, keeper=keeper)
    for page in ("scores", "log"):
        phone.get(phone.at(page))
        assert f"The score is kept by {said}." in phone.page.texts
    phone.get(phone.at("rules"))
    assert f"The score is kept by {said}" in phone.page.text


def test_the_same_form_starts_one_game(phone: Phone) -> None:
    """fault C01, fault C25: a double tap, Back, or a replay, with the dealer drawn by lot."""
    seated(phone, *NAMES)
    form = phone.page.form("/new")
    answers = {phone.send("/new", form_data(form.fields)).location for _ in range(3)}
    assert (1, 1) == (len(answers), written(phone.app))


def test_the_same_form_does_not_start_another_game(phone: Phone) -> None:
    """fault C25: its players would look for a game that is not there."""
    seated(phone, *NAMES)
    form = form_data(phone.page.form("/new").fields)
    phone.send("/new", form)
    for change in ({"seat": NAMES[:3]}, {"dealer": "Bob"}, {"target": "50"}, {"keeper": "Ann"}):
        refused(phone, phone.send("/new", form | change), 1, 409)
    other = {"version": "1", "key": "k" * 12, "bid-0": "0"}
    phone.start()
    phone.send(phone.at("hands", 1), other)
    refused(phone, phone.send("/new", form | {"key": "k" * 12}), written(phone.app), 409)


def form_data(fields: list[tuple[str, str]]) -> dict[str, Any]:
    """Fields of which some come more than once."""
    return {name: [v for n, v in fields if n == name] for name, _ in fields}


def test_looking_at_pages_begins_no_game(phone: Phone) -> None:
    """fault C25."""
    for path in ("/", "/new", "/new?again=x", "/new?" + urlencode({"seat": NAMES}, doseq=True)):
        phone.get(path)
    db = store.connect(phone.app.config["DATABASE"])
    assert [] == [*db.query("SELECT * FROM sheets"), *db.query("SELECT * FROM players")]
    db.close()
