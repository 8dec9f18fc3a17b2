"""Setting up each game: how many may play, who plays with whom, and going from one to another."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest

from scorekeeper.games import GAMES
from scorekeeper.house_rules import rules_of
from tests.page import Page
from tests.web import NAMES, Phone, refused, written

FOUR = ("Anouk", "Luc", "Remy", "Solène")


def setup(phone: Phone, game: str, *names: str, **more: Any) -> Page:
    """The form of a new game with these players."""
    phone.get("/new?" + urlencode({"game": game, "seat": names, **more}, doseq=True))
    return phone.page


def switch(phone: Phone, game: str) -> Page:
    """Another game is chosen in the form, which asks for its page anew."""
    fields = phone.page.form("/new").filled({"game": game})
    phone.get("/new?" + urlencode(fields))
    return phone.page


def start_key(page: Page) -> str:
    """What the key in the dock says; it is the last of the form."""
    return page.labels[-1]


def marked(page: Page) -> list[str]:
    """Each player in the list of seats with the letter of the pair before the name."""
    told = [text for text in page.texts if text in ("A", "B", *FOUR)]
    return [a + " " + b for a, b in zip(told[::2], told[1::2], strict=False)][:4]


@pytest.mark.parametrize(
    ("game", "few", "said"),
    [("call-bridge", 3, "Call Bridge needs 4 players"), ("brouc", 2, "Brouc needs 4 players"),
     ("dont-bug-me", 0, "Don’t Bug Me needs 3 players")],
)  # fmt: skip
def test_a_game_for_so_many_says_who_is_missing(
    phone: Phone, game: str, few: int, said: str
) -> None:
    """CB1, DM1, BR1."""
    page = setup(phone, game, *FOUR[:few])
    assert said == start_key(page)
    assert GAMES[game].players[0] - few == page.texts.count("one more player")
    phone.press(said)
    assert 0 == written(phone.app)


@pytest.mark.parametrize(
    ("game", "seats", "said"),
    [("dont-bug-me", 4, "Don’t Bug Me needs 3 players: remove 1"),
     ("brouc", 6, "Brouc needs 4 players: remove 2"),
     ("oh-hell", 9, "Oh Hell needs 3 to 7 players: remove 2")],
)  # fmt: skip
def test_a_game_for_fewer_says_how_many_to_remove(
    phone: Phone, game: str, seats: int, said: str
) -> None:
    page = setup(phone, game, *(f"P{seat}" for seat in range(seats)))
    assert said == start_key(page)
    assert seats == len(page.form("/new").values("seat"))
    for seat in range(seats - GAMES[game].players[-1]):
        phone.press(f"Remove P{seat}")
    assert start_key(phone.page).startswith("Start: ")


@pytest.mark.parametrize(
    ("game", "seats", "said"),
    [("devils-bridge", 4, "Start: 4 players, first to 100"),
     ("call-bridge", 4, "Start: 4 players, 12 hands"),
     ("dont-bug-me", 3, "Start: 3 players, first to 20"),
     ("brouc", 4, "Start: 2 pairs, first to 31"),
     ("oh-hell", 4, "Start: 4 players, all 19 hands")],
)  # fmt: skip
def test_the_key_says_what_starts(phone: Phone, game: str, seats: int, said: str) -> None:
    assert said == start_key(setup(phone, game, *FOUR[:seats]))
    phone.start(FOUR[:seats], game=game)
    assert (game, FOUR[:seats]) == (phone.sheet.game.key, phone.sheet.players)


@pytest.mark.parametrize("key", GAMES)
def test_the_form_says_when_a_game_goes_the_other_way(phone: Phone, key: str) -> None:
    """CB3, BR4: nobody would guess it from a list that is written clockwise."""
    said = {"call-bridge": ["Deal and calls go counter-clockwise."],
            "brouc": ["Deal and play go counter-clockwise."]}  # fmt: skip
    page = setup(phone, key, *FOUR)
    assert said.get(key, []) == [text for text in page.texts if "counter-clockwise" in text]


def test_partners_are_seen_before_the_game(phone: Phone) -> None:
    """BR1, fault A27: in the list, in the drawing, and in words."""
    page = setup(phone, "brouc", *FOUR)
    assert ["A Anouk", "B Luc", "A Remy", "B Solène"] == marked(page)
    assert "A Anouk & Remy against B Luc & Solène" in page.text
    assert "Around the table, clockwise: Anouk, Luc, Remy, and Solène" in page.spoken


def test_the_pairs_stay_with_the_seats_when_names_are_swapped(phone: Phone) -> None:
    """BR1, fault A27: who moves down changes partners, for all to see, and so the game begins."""
    setup(phone, "brouc", *FOUR)
    phone.press("Move Anouk down")
    assert ["A Luc", "B Anouk", "A Remy", "B Solène"] == marked(phone.page)
    assert "A Luc & Remy against B Anouk & Solène" in phone.page.text
    phone.press(start_key(phone.page))
    phone.code = phone.answers[-2].location.rsplit("/", 1)[-1]
    assert ("Luc & Remy", "Anouk & Solène") == phone.sheet.names


def test_a_pair_that_is_not_whole_has_a_place_left(phone: Phone) -> None:
    """fault A27."""
    page = setup(phone, "brouc", *FOUR[:3])
    assert "A Anouk & Remy against B Luc & ?" in page.text


def test_where_everybody_plays_alone_there_are_no_pairs(phone: Phone) -> None:
    page = setup(phone, "call-bridge", *FOUR)
    assert not {"A", "B", "against"} & set(page.texts)


def test_another_game_keeps_the_people_and_none_of_the_rules(phone: Phone) -> None:
    """A target of 50 hands from one game would be a target of the other."""
    setup(phone, "devils-bridge", *FOUR, dealer="Luc", keeper="Remy", target="50", hook="False")
    form = switch(phone, "brouc").form("/new")
    assert (list(FOUR), "Luc", "Remy") == (
        form.values("seat"), form.value("dealer"), form.value("keeper"),
    )  # fmt: skip
    assert ("brouc", "31") == (form.value("house"), form.value("target"))
    assert [] == form.values("hook")
    assert "Start: 2 pairs, first to 31" == start_key(phone.page)
    assert "100" == switch(phone, "devils-bridge").form("/new").value("target")


def test_a_step_of_editing_goes_with_another_game(phone: Phone) -> None:
    """Without a script the game is changed by whatever is pressed next."""
    setup(phone, "devils-bridge", *FOUR, target="50")
    phone.press("Move Anouk down", game="brouc")
    assert "A Luc & Remy against B Anouk & Solène" in phone.page.text
    assert "31" == phone.page.form("/new").value("target")


def test_no_game_starts_by_house_rules_that_nobody_saw(phone: Phone) -> None:
    """Start, right after another game was chosen, shows its form first."""
    setup(phone, "devils-bridge", *FOUR, target="50")
    answer = phone.press(start_key(phone.page), game="brouc")
    assert (303, 0) == (answer.status_code, written(phone.app))
    assert "Start: 2 pairs, first to 31" == start_key(phone.page)
    phone.press("Start: 2 pairs, first to 31")
    assert 1 == written(phone.app)


@pytest.mark.parametrize(
    ("game", "rules", "kept"),
    [
        ("dont-bug-me", {"jacks-hearts": "10", "jacks-spades": "0", "tie": "shared"},
         {"jacks": {"hearts": 10, "diamonds": 3, "clubs": 2, "spades": 0}, "tie": "shared"}),
        ("call-bridge", {"overtricks": "None", "hands": "1", "display": "decimals"},
         {"overtricks": None, "hands": 1, "display": "decimals"}),
        ("call-bridge", {"overtricks": "0", "unit": "1", "hands": "50", "max_call": "13"},
         {"overtricks": 0, "unit": 1, "hands": 50, "max_call": 13}),
        ("brouc", {"claim": "over", "all_tricks": "0", "undertrump": "forbidden", "target": "21"},
         {"claim": "over", "all_tricks": 0, "undertrump": "forbidden", "target": 21}),
        ("oh-hell", {"scoring": "wizard", "end": "target", "max_cards": "5", "sequence": "down"},
         {"scoring": "wizard", "end": "target", "max_cards": 5, "sequence": "down"}),
    ],
)  # fmt: skip
def test_house_rules_of_every_game_are_in_its_form(
    phone: Phone, game: str, rules: dict[str, str], kept: dict[str, Any]
) -> None:
    """B1, B4, C1, C2, C4, C5, R2, R3: they are chosen in the form, and the game has them."""
    names = FOUR[: GAMES[game].players[0]]
    form = setup(phone, game, *names, **rules).form("/new")
    assert rules == {name: form.value(name) for name in rules}
    phone.start(names, game=game, **rules)
    assert kept.items() <= rules_of(phone.sheet.game).items()


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("dont-bug-me", {"jacks-hearts": "11"}), ("dont-bug-me", {"jacks-hearts": ""}),
        ("dont-bug-me", {"jacks-hearts": "two"}), ("dont-bug-me", {"jacks": "4"}),
        ("dont-bug-me", {"jacks-none": "4"}), ("dont-bug-me", {"hook": "True"}),
        ("call-bridge", {"hands": "51"}), ("call-bridge", {"overtricks": "14"}),
        ("call-bridge", {"max_call": "7"}), ("brouc", {"target": "0"}), ("brouc", {"claim": "x"}),
        ("oh-hell", {"scoring": "simplest"}), ("oh-hell", {"max_cards": "18"}),
    ],
)  # fmt: skip
def test_a_house_rule_that_cannot_be_is_refused(
    phone: Phone, game: str, rules: dict[str, str]
) -> None:
    setup(phone, game, *FOUR[: GAMES[game].players[0]])
    fields = phone.page.form("/new").filled(rules)
    form = {name: [v for n, v in fields if n == name] for name, _ in fields}
    refused(phone, phone.send("/new", form), 0, 422)


def test_a_rematch_offers_the_same_people_another_game(phone: Phone) -> None:
    """Their house rules do not come along, and what is for fewer says what to do."""
    phone.start(FOUR, game="brouc", target="50", keeper="Luc")
    phone.get("/new?again=" + phone.code)
    form = phone.page.form("/new")
    assert ("brouc", "50", "Luc") == (
        form.value("game"),
        form.value("target"),
        form.value("keeper"),
    )
    page = switch(phone, "devils-bridge")
    assert (list(FOUR), "100") == (
        page.form("/new").values("seat"), page.form("/new").value("target"),
    )  # fmt: skip
    assert "Don’t Bug Me needs 3 players: remove 1" == start_key(switch(phone, "dont-bug-me"))
    phone.press("Remove Remy")
    phone.press("Start: 3 players, first to 20")
    phone.code = phone.answers[-2].location.rsplit("/", 1)[-1]
    assert ("Anouk", "Luc", "Solène") == phone.sheet.players


@pytest.mark.parametrize("key", GAMES)
def test_a_rematch_has_the_house_rules_again(phone: Phone, key: str) -> None:
    """A39."""
    names = NAMES[: GAMES[key].players[0]]
    odd = {"dont-bug-me": {"jacks-clubs": "7"}, "call-bridge": {"overtricks": "None"}}
    phone.start(names, game=key, **odd.get(key, {"target": "77"}))
    first = phone.sheet.game
    phone.get("/new?again=" + phone.code)
    phone.press(start_key(phone.page))
    phone.code = phone.answers[-2].location.rsplit("/", 1)[-1]
    assert first == phone.sheet.game
