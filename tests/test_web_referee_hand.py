"""What may I play? The hand is shown to the phone that holds it, and is kept nowhere."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import closing

import pytest

from scorekeeper import store
from scorekeeper.cards import cards_in
from scorekeeper.store import Role
from tests.test_access_table import as_a
from tests.web import NAMES, Phone, refused, written

ALONE = "/referee/hand"
TRICK = {"game": "call-bridge", "trump": "spades", "cards": "9H 7S"}
FORBIDDEN = {"undertrump": "forbidden"}


def ask(phone: Phone, hand: str, where: str = ALONE, **said: str) -> None:
    """Sends a hand, as the form of the page would that has all its cards but for the last key."""
    answer = phone.send(where, {**said, "hand": hand})
    assert 200 == answer.status_code, phone.page.alert


def fan(phone: Phone) -> Iterator[tuple[str, bool, str]]:
    """Every card of the hand that is shown, whether it may be played, and what is said of it."""
    for form in phone.page.forms:
        for button in form.buttons:
            if button.attributes.get("name") == "away":
                may = "held--may" in button.attributes["class"].split()
                yield button.attributes["value"], may, button.label


def held(phone: Phone) -> list[str]:
    return [card for card, _, _ in fan(phone)]


def legal(phone: Phone) -> list[str]:
    return [card for card, may, _ in fan(phone) if may]


def tap(phone: Phone, suit: str, rank: str, where: str = ALONE) -> int:
    """Chooses the suit on the pad, and taps a rank."""
    [form] = [
        f for f in phone.page.forms if any("rank" in b.attributes.values() for b in f.buttons)
    ]
    return phone.send(where, form.filled({"suit": suit, "rank": rank})).status_code


@pytest.mark.parametrize(
    ("game", "trump", "cards", "hand", "may", "said"),
    [
        ("devils-bridge", "hearts", "", "2H 9S", "9S 2H", "You may play any card."),
        ("devils-bridge", "hearts", "9S", "2H 3S KS", "KS 3S",
         "♠ was led and you can follow: play 3♠ or K♠."),
        ("devils-bridge", "hearts", "9S", "2H AD", "2H AD", "You may play any card."),
        ("oh-hell", "none", "9S", "2H AD AS", "AS", "You must play the A♠."),
        ("dont-bug-me", "diamonds", "9S", "JH 2D 4C", "JH 4C 2D", "You may play any card."),
        ("call-bridge", "spades", "9H 7S", "2S KS AD", "KS",
         "Void in ♥, you must beat the 7♠: play K♠."),
        ("call-bridge", "spades", "9H KS", "2S QS AD", "QS 2S AD", "You may play any card."),
        ("brouc", "hearts", "9S KH", "AH QH 8C", "AH QH", "You may play the A♥ or Q♥."),
        ("brouc", "hearts", "9S 10H", "KH 7C", "KH 7C", "You may play any card."),
    ],
)  # fmt: skip
def test_every_card_is_marked_or_has_its_reason(
    phone: Phone, game: str, trump: str, cards: str, hand: str, may: str, said: str
) -> None:
    """RF-L1 to RF-L4, RF-L7, RF-L8, RF-L15, RF-L18: DB14, DB15, CB8, CB9, BR8, BR9."""
    ask(phone, hand, game=game, trump=trump, cards=cards)
    assert may.split() == legal(phone)
    assert {str(card) for card in cards_in(hand)} == set(held(phone))
    assert said in phone.page.texts
    for _, free, label in fan(phone):
        assert ("may be played." in label) == free
        assert ("may not be played: " in label) == (not free)
        assert label.endswith("Take it away.")


def test_a_hand_is_tapped_card_by_card_and_its_suit_stays_chosen(phone: Phone) -> None:
    phone.get(ALONE, **TRICK)
    assert "Which cards do you hold?" in phone.page.texts
    for rank in ("K", "2"):
        assert 200 == tap(phone, "spades", rank)
    assert ["KS", "2S"] == held(phone)
    assert "spades" == phone.page.forms[-1].value("suit")
    assert 200 == tap(phone, "diamonds", "A")
    assert (["KS", "2S", "AD"], ["KS"]) == (held(phone), legal(phone))
    assert "diamonds" == phone.page.forms[-1].value("suit")


def test_a_card_that_is_held_is_taken_away_by_a_second_tap(phone: Phone) -> None:
    """On the pad or in the hand; one key takes the last one back."""
    ask(phone, "KS 2S AD", **TRICK)
    tap(phone, "spades", "2")
    assert ["KS", "AD"] == held(phone)
    form, _ = phone.page.button("Take back the last card")
    phone.send(ALONE, form.filled({"back": "1"}))
    assert ["KS"] == held(phone)
    [form] = [form for form in phone.page.forms if form.buttons[0].attributes["name"] == "away"]
    phone.send(ALONE, form.filled({"away": "KS"}))
    assert [] == held(phone)


def test_the_suit_that_was_led_is_chosen_first(phone: Phone) -> None:
    phone.get(ALONE, **TRICK)
    assert "hearts" == phone.page.forms[-1].value("suit")


def test_a_key_says_that_its_card_lies_in_the_trick(phone: Phone) -> None:
    """It is not out of play: somebody has just played it."""
    phone.get(ALONE, **TRICK)
    keys = [button.heard for form in phone.page.forms for button in form.buttons]
    assert "9 nine of hearts: The nine of hearts lies in the trick already." in keys


def test_the_trick_is_carried_from_where_it_is_settled(phone: Phone) -> None:
    phone.get("/referee", **TRICK)
    [there] = [link for link in phone.page.links if link.startswith(ALONE)]
    phone.get(there)
    phone.send(ALONE, phone.page.forms[-1].filled({"hand": "KS AD"}))
    assert ["KS"] == legal(phone)
    [back] = [link for link in phone.page.links if link.startswith("/referee?")]
    phone.get(back)
    assert "So far the 7 of spades wins" in phone.page.texts


@pytest.mark.parametrize("cards", ["AH KH QH JH", "AH 2H 3H 4H 5H 6H 7H"])
def test_nobody_is_asked_for_a_hand_once_the_trick_is_full(phone: Phone, cards: str) -> None:
    lies = {"game": "devils-bridge", "trump": "hearts", "cards": cards}
    lies |= {"players": "4"} if len(cards_in(cards)) == 4 else {}
    phone.get("/referee", **lies)
    assert [] == [link for link in phone.page.links if link.startswith(ALONE)]
    assert 422 == phone.get(ALONE, **lies).status_code
    many = len(cards_in(cards))
    assert f"All {many} cards of the trick lie there." in phone.page.alert
    refused(phone, phone.send(ALONE, {**lies, "hand": "9S"}), 0, 422)


@pytest.mark.parametrize(
    ("hand", "said", "sentence"),
    [
        ("KS KS", {}, "The king of spades is there already: a pack has it once."),
        ("AH 9H", {}, "The nine of hearts lies in the trick already."),
        ("6D", {"game": "brouc", "trump": "hearts"},
         "Brouc is played without the six of diamonds: the ranks are 7 8 9 J Q K 10 A."),
        ("KX", {}, "“KX” is no card. Write cards like KH, 10♦ or seven of spades."),
        ("KS", {"cards": "9H 9H"}, "The nine of hearts is there already: a pack has it once."),
        ("KS", {"trump": "stars", "game": "brouc"},
         "In Brouc “stars” cannot be trump: choose hearts, diamonds, clubs, spades."),
        ("KS", {"players": "9", "game": "oh-hell"},
         "Oh Hell is for 3 to 7 players: choose how many play."),
        ("KS", {"rank": "A"}, "Choose the suit first, then the rank."),
        ("KS", {"rank": "1", "suit": "hearts"},
         "“1” is no card. Write cards like KH, 10♦ or seven of spades."),
        ("KS", {"rank": "9", "suit": "hearts"}, "The nine of hearts lies in the trick already."),
        ("KS", {"bid-0": "1"}, "There is nothing called “bid-0” here."),
        ("KS", {"undertrump": "never", "game": "brouc", "trump": "hearts"},
         "Undertrumping: “never” is not one of the choices."),
    ],
)  # fmt: skip
def test_what_nobody_can_hold_is_refused_with_a_sentence(
    phone: Phone, hand: str, said: dict[str, str], sentence: str
) -> None:
    refused(phone, phone.send(ALONE, {**TRICK, **said, "hand": hand}), 0, 422)
    assert sentence == phone.page.alert


def test_a_card_that_is_refused_leaves_the_hand_as_it_was(phone: Phone) -> None:
    """fault B27."""
    form = {**TRICK, "hand": "KS AD", "suit": "hearts", "rank": "9"}
    refused(phone, phone.send(ALONE, form), 0, 422)
    assert ["KS", "AD"] == held(phone)


def test_what_is_said_twice_is_refused(phone: Phone) -> None:
    refused(phone, phone.send(ALONE, [*TRICK.items(), ("hand", "KS"), ("hand", "AD")]), 0, 422)


def test_a_page_of_another_host_cannot_ask(phone: Phone) -> None:
    answer = phone.send(ALONE, {**TRICK, "hand": "KS"}, headers={"Origin": "http://elsewhere"})
    assert 403 == answer.status_code


def test_the_house_rules_that_a_form_says_are_kept(phone: Phone) -> None:
    """RF-L18, RF-L19: R8."""
    lies = {"game": "brouc", "trump": "hearts", "cards": "9S 10H"}
    ask(phone, "KH 7C", **lies)
    assert ["KH", "7C"] == legal(phone)
    ask(phone, "KH 7C", **lies, **FORBIDDEN)
    assert ["7C"] == legal(phone)
    assert 200 == tap(phone, "diamonds", "7")
    assert ["7C", "7D"] == legal(phone)


def test_nobody_is_told_what_may_be_played_before_trump_is_known(phone: Phone) -> None:
    phone.get(ALONE, cards="9S")
    assert "First choose trump" in phone.page.texts
    form, _ = phone.page.button("hearts")
    phone.get(ALONE, **dict(form.filled({"trump": "hearts"})))
    phone.send(ALONE, phone.page.forms[-1].filled({"hand": "3S AH"}))
    assert ["3S"] == legal(phone)


# The hand that is being played


@pytest.fixture
def playing(phone: Phone) -> Phone:
    """Hand 5 of a game whose keeper noted trump, and the cards of the first trick."""
    phone.start(game="devils-bridge", sequence="down", max_cards="5")
    phone.bids([2, 1, 0, 1])
    cards = {"won-1": "3", "played-1": "9S KS 3S AS", "trump": "hearts"}
    answer = phone.post(phone.hand(), cards)
    assert 303 == answer.status_code, phone.page.alert
    return phone


def test_a_hand_in_play_knows_trump_players_and_what_was_played(playing: Phone) -> None:
    """Whoever won the trick leads, and the cards of that trick nobody holds."""
    where = playing.at("referee", "hand")
    playing.get(where, cards="4D")
    assert "Dan led" in playing.page.text
    assert "Ann plays" in playing.page.text
    assert "Trump is hearts" in playing.page.spoken
    ask(playing, "2H 9D", where, cards="4D")
    assert ["9D"] == legal(playing)
    form = {"cards": "4D", "hand": "2H", "suit": "spades", "rank": "K"}
    refused(playing, playing.send(where, form), written(playing.app), 422)
    assert "The king of spades is out of play." == playing.page.alert
    keys = [button.attributes for form in playing.page.forms for button in form.buttons]
    off = [key["value"] for key in keys if key["name"] == "rank" and "aria-disabled" in key]
    assert ["A", "K", "9", "3"] == off


def test_the_house_rules_of_the_table_hold_there(phone: Phone) -> None:
    phone.start(game="brouc", **FORBIDDEN)
    phone.post(phone.hand(), {"trump": "hearts"})
    where = phone.at("referee", "hand")
    ask(phone, "KH 7C", where, cards="9S 10H", trump="hearts")
    assert ["7C"] == legal(phone)


def test_the_card_that_was_turned_up_is_in_no_hand(phone: Phone) -> None:
    """DM4, B3."""
    phone.start(NAMES[:3], game="dont-bug-me")
    phone.post(phone.hand(), {"turned_up": "JC"})
    where = phone.at("referee", "hand")
    ask(phone, "2C AH", where, cards="9S")
    assert "Trump is clubs" in phone.page.spoken
    refused(phone, phone.send(where, {"cards": "9S", "hand": "JC"}), written(phone.app), 422)
    assert "The jack of clubs is out of play." == phone.page.alert


def test_a_game_that_is_over_can_still_be_asked_about(phone: Phone) -> None:
    phone.start(max_cards="1", sequence="up")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    ask(phone, "2H 3S", phone.at("referee", "hand"), trump="hearts", cards="9S")
    assert ["3S"] == legal(phone)


# Nobody else


def kept(phone: Phone) -> list[str]:
    """Everything that the database has."""
    with closing(store.connect(phone.app.config["DATABASE"])) as db:
        return list(db.conn.iterdump())


def session(phone: Phone) -> dict[str, str]:
    """Everything that the cookie of the phone has."""
    with phone.client.session_transaction() as found:
        return dict(found)


@pytest.mark.parametrize("role", list(Role))
def test_a_hand_is_kept_nowhere_and_told_to_nobody(
    playing: Phone, role: Role, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever only watches may ask too."""
    other, where = as_a(role, playing), playing.at("referee", "hand")
    caplog.set_level(logging.DEBUG)
    with closing(store.connect(playing.app.config["DATABASE"])) as db:
        stored = store.load(db, playing.code)
    assert stored
    for path in (where, ALONE):
        before = kept(playing), session(other)
        ask(other, "2H 9D", path, **{**TRICK, "game": "devils-bridge", "cards": "4D"})
        headers = other.answers[-1].headers
        assert before == (kept(playing), session(other))
        assert "no-store" == headers["Cache-Control"]
        assert set() == {"HX-Replace-Url", "HX-Push-Url", "Location"} & set(headers.keys())
        assert ["2H", "9D"] == held(other)
        assert [] == [link for link in other.page.links if "hand=" in link or "2H" in link]
    assert "2H" not in caplog.text
    with closing(store.connect(playing.app.config["DATABASE"])) as db:
        assert stored.change == store.load(db, playing.code).change  # type: ignore[union-attr]
    playing.get(where, cards="4D")
    assert [] == held(playing)


def test_a_hand_in_an_address_is_not_read(phone: Phone) -> None:
    """So nobody makes a link of one."""
    phone.get(ALONE, **TRICK, hand="KS AD")
    assert [] == held(phone)
    assert "" == phone.page.forms[-1].value("hand")
