"""An old sheet is typed in hand by hand: what is wrong stands beside it, and is not stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

import pytest

from scorekeeper.games import GAMES
from tests.test_web_games_pages import CLAIM, HEARTS, SLAM
from tests.test_web_import import send
from tests.web import NAMES, Phone, refused, written

SHORT = {"max_cards": "2", "hook": "True"}  # hands of 1, 2 and 1 cards
THREE = [([0, 1, 0, 1], [1, 0, 0, 0]), ([0, 0, 0, 0], [2, 0, 0, 0]), ([0, 0, 0, 0], [1, 0, 0, 0])]
STARTED = "2019-03-09T12:00:00Z"


def set_up(phone: Phone, names: Sequence[str] = NAMES, dealer: str = "Dan", **rules: Any) -> None:
    """From the form of a new game to the empty grid."""
    query = urlencode({"seat": list(names), "dealer": dealer, **rules}, doseq=True)
    phone.get(f"/new?{query}")
    phone.press("Type in an old sheet")


def rows(*hands: tuple[Sequence[Any], Sequence[Any]]) -> dict[str, Any]:
    """The bids and the tricks of every hand, as the grid calls them."""
    return {
        f"{number}-{name}-{seat}": value
        for number, hand in enumerate(hands, 1)
        for name, values in zip(("bid", "tricks"), hand, strict=True)
        for seat, value in enumerate(values)
        if value is not None
    }


def press(phone: Phone, label: str, typed: Mapping[str, Any]) -> Any:
    """Types this into the grid and presses a key of it."""
    form, button = phone.page.button(label)
    fields = form.filled({name: str(value) for name, value in typed.items()})
    if "name" in button.attributes:
        fields.append((button.attributes["name"], button.attributes["value"]))
    data: dict[str, list[str]] = {}
    for name, value in fields:
        data.setdefault(name, []).append(value)
    answer = phone.send("/paper", data)
    if answer.status_code == 303:
        phone.code = answer.location.rsplit("/", 1)[-1]
    return answer


def test_a_whole_game_is_typed_in_and_added(phone: Phone) -> None:
    set_up(phone, **SHORT)
    typed = rows(*THREE) | {"day": "2019-03-09", "title": "At the lake"}
    assert 303 == press(phone, "Add this game", typed).status_code
    made = phone.client.get(phone.at() + ".json").json
    expected = [{"bids": bids, "tricks": tricks} for bids, tricks in THREE]
    assert (expected, STARTED, STARTED) == (made["hands"], made["started_at"], made["finished_at"])
    assert ("At the lake", 3, list(NAMES)) == (
        made["title"], made["first_dealer"], made["players"]
    )  # fmt: skip
    assert phone.sheet.winners


def test_of_a_game_on_paper_the_lists_have_the_day_and_no_hour(phone: Phone) -> None:
    """Wherever the reader is; a game that came in a file at noon with its end has its hour."""
    set_up(phone, **SHORT)
    press(phone, "Add this game", rows(*THREE) | {"day": "2019-03-09"})
    phone.get("/")
    assert "Ann, Bob, Cat, Dan · 9 Mar 2019" in phone.page.text
    phone.client.set_cookie("zone", "Pacific/Auckland")
    phone.get("/games")
    assert "Saturday 9 March 2019" in phone.page.text
    assert "·" not in phone.page.text.split("Saturday 9 March 2019")[1]
    made = phone.client.get(phone.at() + ".json").json
    send(phone, made | {"finished_at": "2019-03-09T15:00:00Z", "title": "Noon", "first_dealer": 2})
    phone.press("Add 1 game")
    phone.get("/games")
    assert "Ann, Bob, Cat, Dan · 01:00" in phone.page.text


def test_what_is_wrong_is_said_beside_its_cell_and_nothing_is_stored(phone: Phone) -> None:
    set_up(phone, **SHORT)
    before = written(phone.app)
    wrong = rows(([0, "x", 0, 9], [1, 0, 0, 0]), ([0, 0, 0, 0], [2, 1, 0, 0]))
    answer = press(phone, "Add this game", wrong)
    refused(phone, answer, before, 422)
    bad = [e.attributes["name"] for e in phone.page.elements if "aria-invalid" in e.attributes]
    assert ["1-bid-1"] == bad
    assert "Bob: “x” cannot stand here." in phone.page.text
    assert "That is 3 of 2 tricks: change somebody’s tricks." in phone.page.text
    assert ["x", "9"] == [
        phone.page.form("/paper").value(name) for name in ("1-bid-1", "1-bid-3")
    ]  # what was typed stays


def test_a_check_scores_what_is_sound_and_stores_nothing(phone: Phone) -> None:
    set_up(phone, **SHORT)
    before = written(phone.app)
    answer = press(phone, "Check", rows(*THREE[:2]))
    assert (200, before) == (answer.status_code, written(phone.app))
    assert ["1", "0", "10", "0", "3", "10", "20", "10"] == outputs(phone)
    answer = press(phone, "Check", rows(*THREE[:1], ([0, 0, 0, 0], [1, 0, 0, 0]), THREE[2]))
    assert (422, ["1", "0", "10", "0"]) == (answer.status_code, outputs(phone))


def outputs(phone: Phone) -> list[str]:
    """The totals below the cells."""
    html = phone.answers[-1].text.split("<output")[1:]
    return [one.split(">")[1].split("<")[0] for one in html]


def test_an_unfinished_game_is_added_only_when_that_is_asked(phone: Phone) -> None:
    set_up(phone, **SHORT)
    before = written(phone.app)
    refused(phone, press(phone, "Add this game", rows(*THREE[:2])), before, 422)
    assert "The game is not over after 2 hands" in phone.page.alert
    assert 303 == press(phone, "Add it unfinished", {}).status_code
    assert phone.sheet.current
    phone.bids([0, 0, 0, 0])
    set_up(phone, **SHORT)
    press(phone, "Add this game", rows(*THREE[:1]))
    assert 303 == press(phone, "It ended early", {}).status_code
    assert phone.sheet.ended


def test_the_same_game_twice_is_one(phone: Phone) -> None:
    for _ in range(2):
        set_up(phone, **SHORT)
        answer = press(phone, "Add this game", rows(*THREE))
    refused(phone, answer, written(phone.app), 422)
    assert "This game is here already, hand for hand." in phone.page.alert
    page = phone.page
    phone.get(phone.at("delete"))
    phone.press("Throw it away")
    phone.page = page
    press(phone, "Add this game", rows(*THREE))
    assert "This game is in the trash." in phone.page.alert


def test_one_form_adds_one_game(phone: Phone) -> None:
    set_up(phone, **SHORT)
    page = phone.page
    press(phone, "Add this game", rows(*THREE))
    first, phone.page = phone.code, page
    press(phone, "Add this game", rows(*THREE))
    assert first == phone.code
    before, phone.page = written(phone.app), page
    refused(phone, press(phone, "Add this game", rows(*THREE) | {"1-bid-0": 1}), before, 409)


def test_the_first_dealer_must_be_said(phone: Phone) -> None:
    set_up(phone, dealer="", **SHORT)
    before = written(phone.app)
    refused(phone, press(phone, "Add this game", rows(*THREE)), before, 422)
    assert "Choose one of the players." in phone.page.alert
    assert 303 == press(phone, "Add this game", {"dealer": "Dan"}).status_code


def as_typed(number: int, hand: Mapping[str, Any]) -> dict[str, Any]:
    """A hand of Brouc, as the grid asks for it."""
    typed = {f"{number}-{key}": hand[key] for key in ("trump", "claim") if key in hand}
    for key in ("tricks", "card_points"):
        typed |= {f"{number}-{key}-{side}": n for side, n in enumerate(hand.get(key, ()))}
    for one in hand.get("combinations", ()):
        typed[f"{number}-combination-{one['suit']}"] = f"{one['side']}-{one['cards']}"
    return typed


def test_pairs_card_points_combinations_and_a_claim_are_typed_in(phone: Phone) -> None:
    set_up(phone, game="brouc")
    hands = [{k: v for k, v in hand.items() if k != "won"} for hand in (HEARTS, SLAM, CLAIM)]
    typed = {k: v for n, hand in enumerate(hands, 1) for k, v in as_typed(n, hand).items()}
    assert 303 == press(phone, "Add this game", typed).status_code, phone.page.text
    assert hands == phone.client.get(phone.at() + ".json").json["hands"]
    assert phone.sheet.winners


def test_jacks_and_the_card_turned_up_are_typed_in(phone: Phone) -> None:
    set_up(phone, NAMES[:3], "Cat", game="dont-bug-me", target="5")
    jacks = {f"1-jack-{suit}": 0 for suit in ("hearts", "diamonds", "clubs")}
    tricks = {"1-tricks-0": 10, "1-tricks-1": 7, "1-tricks-2": 0}
    press(phone, "More hands", tricks | jacks | {"1-turned_up": "5S"})
    assert 18 == phone.answers[-1].text.count('scope="row"')
    assert 303 == press(phone, "Add this game", {"1-jack-spades": 1}).status_code
    assert (1, 6, 0) == phone.sheet.totals


def test_jacks_nobody_chose_are_one_thing_to_mend(phone: Phone) -> None:
    set_up(phone, NAMES[:3], "Cat", game="dont-bug-me")
    assert "nobody" not in phone.page.text
    tricks = {"1-tricks-0": 10, "1-tricks-1": 7, "1-tricks-2": 0, "2-tricks-0": 9}
    press(phone, "Check", tricks | {"1-jack-clubs": 0})
    assert "1 thing is wrong." == phone.page.alert
    assert "Still to choose: Jack of hearts, Jack of diamonds, Jack of spades." in phone.page.text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_grid(phone: Phone, game: str) -> None:
    names = NAMES[: GAMES[game].players[0]]
    set_up(phone, names, names[0], game=game)
    assert 200 == phone.answers[-1].status_code
    before = written(phone.app)
    refused(phone, press(phone, "Add this game", {}), before, 422)


def test_whatever_a_form_says_is_answered(phone: Phone) -> None:
    set_up(phone, **SHORT)
    before, page = written(phone.app), phone.page
    for strange in (
        {"x": "1"}, {"1-zzz-0": "1"}, {"1-bid-9": "1"}, {"day": "yesterday"}, {"max_cards": "99"},
        {"seat": "Ann"}, {"999-bid-0": "1"}, {"1-bid-x": "1"}, {"1-trump": "hats"}, {"key": ""},
        {"1-won-3": "1"}, {"0-bid-0": "1"},
    ):  # fmt: skip
        phone.page = page
        refused(phone, press(phone, "Add this game", rows(*THREE) | strange), before, 422)


def test_without_enough_players_there_is_no_grid(phone: Phone) -> None:
    phone.get("/paper?seat=Ann&seat=Bob")
    assert "Devil’s Bridge needs 3 to 7 players" in phone.page.text


def test_the_form_opened_for_an_old_sheet_goes_on_saying_so(phone: Phone) -> None:
    """Its only way on is the grid, which stands there from the start with what it waits for."""
    phone.get("/new?old=1")
    phone.press("Devil’s Bridge needs 3 to 7 players")
    for name in NAMES[:3]:
        phone.press("Add", name=name)
    assert "Type in an old sheet" in phone.page.text
    assert "New game" not in phone.page.text
    phone.press("Type in an old sheet")
    assert "Who dealt first?" in phone.page.text
