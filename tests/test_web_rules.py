"""The rules page: what is played at this table, and what may still change."""

from __future__ import annotations

from typing import Any

import pytest

from scorekeeper.games import GAMES
from tests.playing import every_deal
from tests.web import NAMES, Phone, refused, written


@pytest.fixture
def phone(phone: Phone) -> Phone:
    phone.start()
    return phone


def change(phone: Phone, **rules: Any) -> Any:
    """Sends the form of the house rules with these changed."""
    phone.get(here := phone.at("rules"))
    form = phone.page.form(here)
    return phone.send(here, form.filled({name: str(value) for name, value in rules.items()}))


def test_the_page_says_what_is_played_here_and_what_is_unusual(phone: Phone) -> None:
    phone.start(target="50", scoring="simple")
    phone.get(phone.at("rules"))
    assert "A missed bid scores nothing house rule" in phone.page.text
    assert "Target 50 house rule" in phone.page.text
    assert 2 == phone.page.texts.count("house rule")


def test_house_rules_change_until_the_first_hand_is_scored(phone: Phone) -> None:
    """D5: locked afterwards, and the form is gone."""
    phone.bids([0, 0, 0, 0])
    phone.get(phone.at("rules"))
    assert 303 == change(phone, scoring="simple", end="series").status_code
    assert ("simple", "series") == (phone.sheet.game.scoring, phone.sheet.game.end)  # type: ignore[attr-defined]
    phone.get(phone.at("log"))
    assert "House rules changed" in phone.page.texts
    phone.get(here := phone.at("rules"))
    drawn = phone.page.form(here).filled({"scoring": "common"})
    phone.count([1, 0, 0, 0])
    refused(phone, phone.send(here, drawn), written(phone.app), 422)
    assert "Hand 1 is scored: the house rules are fixed." == phone.page.alert
    assert here not in [form.action for form in phone.page.forms]


def test_the_hook_cannot_be_turned_on_over_bids_that_equal_the_tricks(phone: Phone) -> None:
    """DB13, D5, fault A42: bids already written are asked again."""
    phone.start(hook="False")
    phone.bids([0, 0, 0, 1])
    before = written(phone.app)
    refused(phone, change(phone, hook="True"), before, 422)
    assert "Not 1: the bids would equal the one trick. Dan must bid something else." == (
        phone.page.alert
    )
    phone.look()
    phone.undo()
    assert 303 == change(phone, hook="True").status_code


def test_hands_cannot_become_smaller_than_the_bids(phone: Phone) -> None:
    phone.start(sequence="down")
    phone.bid(0, 7)
    before = written(phone.app)
    for rules in ({"sequence": "up-down"}, {"max_cards": "6"}):
        refused(phone, change(phone, **rules), before, 422)
        assert "7 is not possible" in phone.page.alert
    assert 303 == change(phone, max_cards="8").status_code
    assert 8 == phone.sheet.current.deal.cards  # type: ignore[union-attr]


def test_a_refused_form_keeps_what_was_typed(phone: Phone) -> None:
    """fault B27."""
    change(phone, target="7,5", scoring="simple")
    form = phone.page.form(phone.at("rules"))
    assert ("7,5", "simple") == (form.value("target"), form.value("scoring"))
    assert "Target: “7,5” is not possible; write a whole number, 1 or more." == phone.page.alert


def test_what_a_form_does_not_say_stays_as_it_is(phone: Phone) -> None:
    phone.start(target="50", hook="False")
    phone.get(here := phone.at("rules"))
    assert 303 == phone.post(here, {"scoring": "simple"}).status_code
    game: Any = phone.sheet.game
    assert (50, False, "simple") == (game.target, game.hook, game.scoring)


def test_the_largest_hand_leaves_a_card_for_trump(phone: Phone) -> None:
    """D1: 12 cards for four."""
    refused(phone, change(phone, max_cards="13"), 1, 422)
    assert "13 cards for 4 players are too many: 12 at most." == phone.page.alert
    assert 303 == change(phone, max_cards="12").status_code
    assert 23 == len(phone.sheet.game.sizes(4))


def test_the_target_can_be_any_whole_number_from_one(phone: Phone) -> None:
    """DB3, D3, fault A22: it is met at it, not below."""
    for target in (1, 999999):
        assert 303 == change(phone, target=target).status_code
    change(phone, target=10)
    phone.play([1, 0, 0, 1], [0, 1, 0, 0])
    assert (2,) == phone.sheet.winners
    phone.start(target="11")
    phone.play([1, 0, 0, 1], [0, 1, 0, 0])
    assert () == phone.sheet.winners


@pytest.mark.parametrize(
    ("game", "rules", "said"),
    [
        ("call-bridge", {"overtricks": "None"},
         "Tricks over the call that still make it any number house rule"),
        ("call-bridge", {"display": "decimals"}, "Points shown as 4.2 house rule"),
        ("dont-bug-me", {"tie": "shared"}, "A tie at the top a shared win house rule"),
        ("brouc", {"claim": "over"}, "A claim needs more than the target less one house rule"),
        ("oh-hell", {"scoring": "pocha"},
         "A bid scores 10 and 5 a trick; a miss loses 5 for each off house rule"),
    ],
)  # fmt: skip
def test_every_game_says_what_is_unusual_here(
    phone: Phone, game: str, rules: dict[str, str], said: str
) -> None:
    names = NAMES[: GAMES[game].players[0]]
    phone.start(names, game=game, **rules)
    phone.get(phone.at("rules"))
    assert said in phone.page.text
    assert 1 == phone.page.texts.count("house rule")
    phone.start(names, game=game)
    phone.get(phone.at("rules"))
    assert "house rule" not in phone.page.texts


@pytest.mark.parametrize(
    ("game", "rules", "said"),
    [
        ("call-bridge", {"hands": "5"}, "Thirteen cards each, 5 hands."),
        ("call-bridge", {"min_call": "1", "max_call": "8"}, "from 1 to 8."),
        ("call-bridge", {"overtricks": "0"}, "A call is made with exactly as many tricks."),
        ("call-bridge", {"overtricks": "1"}, "as many tricks, or up to 1 more."),
        ("call-bridge", {"overtricks": "None"}, "as many tricks, or any number more."),
        ("call-bridge", {"unit": "1", "overtrick_value": "0"},
         "It scores 1 for each trick called, and nothing for the tricks over."),
        ("call-bridge", {"display": "decimals"},
         "It scores 1.0 for each trick called and 0.1 for each trick over."),
        ("dont-bug-me", {"target": "30"}, "Once somebody has 30 or more after a hand"),
        ("dont-bug-me", {"tie": "shared"}, "Equal totals at the top share the win."),
        ("brouc", {"target": "21"}, "The first pair with 21 wins"),
        ("brouc", {"claim": "over"}, "not rounded, and anything above 30 will do."),
        ("brouc", {"undertrump": "forbidden"}, "play anything but a lower trump"),
        ("oh-hell", {"end": "target", "target": "70"}, "once somebody has 70 or more"),
    ],
)  # fmt: skip
def test_the_sentences_follow_the_house_rules(
    phone: Phone, game: str, rules: dict[str, str], said: str
) -> None:
    phone.start(NAMES[: GAMES[game].players[0]], game=game, **rules)
    phone.get(phone.at("rules"))
    assert said in phone.page.text


def test_what_jacks_cost_can_be_changed_one_by_one(phone: Phone) -> None:
    """B1."""
    phone.start(NAMES[:3], game="dont-bug-me")
    phone.get(here := phone.at("rules"))
    assert 303 == phone.post(here, {"jacks-clubs": "5"}).status_code
    game: Any = phone.sheet.game
    assert {"hearts": 4, "diamonds": 3, "clubs": 5, "spades": 1} == game.jacks
    phone.get(here)
    refused(phone, phone.post(here, {"jacks-clubs": "11"}), written(phone.app), 422)
    assert phone.page.alert.startswith("A jack costs: ")


@pytest.mark.parametrize("sequence", ["up-down", "down-up", "up", "down"])
def test_the_plan_of_the_hands_can_be_read(phone: Phone, sequence: str) -> None:
    """DB8, fault A11."""
    phone.start(NAMES[:3], sequence=sequence, max_cards="3")
    phone.get(phone.at("rules"))
    plan = {"up-down": "1–3–1", "down-up": "3–1–3", "up": "1–3", "down": "3–1"}
    sizes = {"up-down": [1, 2, 3, 2, 1], "down-up": [3, 2, 1, 2, 3], "up": [1, 2, 3],
             "down": [3, 2, 1]}  # fmt: skip
    assert plan[sequence] in phone.page.texts
    assert sizes[sequence] == [deal.cards for deal in every_deal(phone.sheet)]
    assert f": {len(sizes[sequence])} hands for 3 players." in phone.page.text


def test_what_ends_the_game_is_said_once(phone: Phone) -> None:
    phone.start(end="series", max_cards="3", sequence="up")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.get(phone.at("scores"))
    assert "all 3 hands, Largest hand: 3, Hands:" in phone.page.text
    assert "The game ends" not in phone.page.text


@pytest.mark.parametrize(("game", "head"), [("devils-bridge", "Cards"), ("call-bridge", "Hand")])
def test_the_sheet_says_what_its_first_column_counts(phone: Phone, game: str, head: str) -> None:
    """Cards where a hand is known by them, since they come twice; else its number."""
    phone.start(game=game)
    bids = [2, 2, 2, 2] if game == "call-bridge" else [0, 0, 0, 0]
    phone.play(bids, [13, 0, 0, 0] if game == "call-bridge" else [1, 0, 0, 0])
    phone.get(phone.at("scores"))
    assert f'<th class="rowhead" scope="col">{head}</th>' in phone.answers[-1].text
