"""Settling a trick: by itself, or the next one of a hand, which can be given to its winner."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.test import TestResponse

from scorekeeper.games import GAMES
from scorekeeper.store import Role
from tests.test_access_table import as_a
from tests.web import Phone, written

BIDS = [0, 1, 1, 1]


def settle(phone: Phone, cards: str = "", **query: Any) -> TestResponse:
    """The trick by itself."""
    return phone.get("/referee", cards=cards, **query)


def at_hand(phone: Phone, cards: str = "", **query: Any) -> TestResponse:
    """The next trick of the hand that is being played."""
    return phone.get(phone.at("referee"), cards=cards, **query)


def giving(phone: Phone) -> list[str]:
    return [label for label in phone.page.labels if label.startswith("Give the trick to")]


def give(phone: Phone, cards: str, **query: Any) -> TestResponse:
    """The trick to its winner, in one tap."""
    at_hand(phone, cards, **query)
    [label] = giving(phone)
    return phone.press(label)


def barred(phone: Phone) -> list[str]:
    """The keys that say that they do nothing, as they are heard."""
    buttons = [button for form in phone.page.forms for button in form.buttons]
    return [b.heard for b in buttons if b.attributes.get("aria-disabled") == "true"]


@pytest.fixture
def bid(phone: Phone) -> Phone:
    """Ann leads the first of ten tricks; hearts are trump."""
    phone.start(sequence="down")
    phone.bids(BIDS)
    phone.post(phone.hand(), {"trump": "hearts"})
    return phone


@pytest.fixture
def three(phone: Phone) -> Phone:
    """Don't Bug Me: Ann leads, the five of spades was turned up."""
    phone.start(("Ann", "Bob", "Cat"), game="dont-bug-me")
    phone.look(card="spades")
    phone.press("5♠")
    return phone


@pytest.fixture
def pairs(phone: Phone) -> Phone:
    """Brouc: Ann & Cat against Bob & Dan; Cat leads."""
    phone.start(game="brouc")
    return phone


# A trick by itself


def test_the_first_page_asks_for_trump_and_cards(phone: Phone) -> None:
    assert 200 == settle(phone).status_code
    assert "Who wins the trick?" in phone.page.texts
    assert "Which suit is trump?" in phone.page.texts
    phone.get("/")
    assert "/referee" in phone.page.links


def test_the_trick_of_the_picture(phone: Phone) -> None:
    settle(phone, "KS AS 7H JD 4S", game="devils-bridge", trump="hearts", players=5)
    assert "The 7 of hearts wins" in phone.page.texts
    assert "Without it the ace of spades would win." in phone.page.text
    assert {"king of spades", "seven of hearts"} <= set(phone.page.spoken)


def test_a_key_adds_its_card_and_the_suit_led_is_chosen(phone: Phone) -> None:
    settle(phone, game="oh-hell", trump="none", suit="clubs")
    phone.press("9 nine of clubs", suit="clubs")
    assert "The 9 of clubs was led" in phone.page.texts
    phone.press("Q queen of clubs", suit="hearts")  # the suit is what the form says, not the key
    assert {"nine of clubs", "queen of hearts"} <= set(phone.page.spoken)
    assert "The 9 of clubs wins" in phone.page.texts
    assert "Q queen of clubs" in phone.page.labels


def test_a_card_is_ahead_as_long_as_others_may_follow(bid: Phone) -> None:
    """And wins where everybody has played; where nobody knows how many play, too."""
    for cards, says in (("KS AS", "ahead"), ("KS AS 7H 4S", "wins")):
        at_hand(bid, cards)
        assert [says] == [text for text in bid.page.texts if text in ("ahead", "wins")]
    settle(bid, "KS AS", trump="hearts", game="oh-hell")
    assert "wins" in bid.page.texts
    bid.get("/referee/hand", cards="KS AS", trump="hearts", game="oh-hell")
    assert "ahead" in bid.page.texts


def test_the_last_card_can_be_taken_back_and_the_trick_cleared(phone: Phone) -> None:
    settle(phone, "9C QC", trump="none")
    phone.press("Take back the last card", suit="clubs")
    assert "The 9 of clubs was led" in phone.page.texts
    settle(phone, "9C QC", trump="none")
    phone.press("Clear the trick")
    assert "Who wins the trick?" in phone.page.texts


def test_cards_that_lie_there_are_off_and_say_why(phone: Phone) -> None:
    settle(phone, "9C QC", trump="none")
    there = "The {} of clubs is there already: a pack has it once."
    assert [
        f"Q queen of clubs: {there.format('queen')}",
        f"9 nine of clubs: {there.format('nine')}",
    ] == (barred(phone))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_own_ranks_and_trumps(phone: Phone, key: str) -> None:
    game = GAMES[key]()
    settle(phone, game=key)
    pressed = [b.attributes.get("value", "") for f in phone.page.forms for b in f.buttons
               if b.attributes.get("name") == "rank"]  # fmt: skip
    trumps = {b.attributes.get("value", "") for f in phone.page.forms for b in f.buttons
              if b.attributes.get("name") == "trump"}  # fmt: skip
    assert list(reversed(game.pack.ranks)) == pressed
    assert set(game.trumps) == trumps


def test_call_bridge_knows_its_trump(phone: Phone) -> None:
    """CB2"""
    settle(phone, "KH AH 2S", game="call-bridge")
    assert "So far the 2 of spades wins" in phone.page.texts


def test_brouc_says_what_the_trick_brings(phone: Phone) -> None:
    """BR11"""
    settle(phone, "9S KH QH 7D", game="brouc", trump="hearts")
    assert "The king of hearts wins" in phone.page.texts
    assert "It brings 7 card points and K-Q♥ (40)." in phone.page.text


def test_dont_bug_me_says_what_the_trick_is_worth_as_a_sum(phone: Phone) -> None:
    settle(phone, "JH 2H AH", game="dont-bug-me", trump="spades")
    assert "The trick is worth 1 − 4 = −3." in phone.page.text


def test_another_game_begins_another_trick(phone: Phone) -> None:
    settle(phone, "2S 3S", game="brouc", of="oh-hell", trump="none", players=7)
    assert "Who wins the trick?" in phone.page.texts
    assert 200 == phone.answers[-1].status_code


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ({"cards": "KS KS"}, "The king of spades is there already: a pack has it once."),
        ({"cards": "KS", "rank": "K", "suit": "spades"}, "The king of spades is there already"),
        ({"cards": "2S", "game": "brouc"}, "Brouc is played without the two of spades"),
        ({"cards": "KS QS JS 9S 8S", "game": "brouc"}, "4 players play 4 cards to a trick"),
        ({"cards": "KS QS JS", "players": "2"}, "Devil’s Bridge is for 3 to 7 players"),
        ({"players": "many"}, "Devil’s Bridge is for 3 to 7 players"),
        ({"cards": "zz"}, "“zz” is no card."),
        ({"rank": "1", "suit": "spades"}, "is no card."),
        ({"rank": "K"}, "Choose the suit first, then the rank."),
        ({"rank": "K", "suit": "coins"}, "Choose the suit first, then the rank."),
        ({"trump": "coins"}, "In Devil’s Bridge “coins” cannot be trump"),
        ({"trump": "none", "game": "brouc"}, "In Brouc “none” cannot be trump"),
        ({"trump": "hearts", "game": "call-bridge", "cards": "1"}, "“1” is no card."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_sentence(
    phone: Phone, query: dict[str, str], said: str
) -> None:
    answer = phone.get("/referee", **query)
    assert 422 == answer.status_code
    assert said in phone.page.alert


def test_what_is_refused_leaves_the_trick_as_it_was(phone: Phone) -> None:
    settle(phone, "KS AS", trump="hearts", rank="A", suit="spades")
    assert "The ace of spades wins" in phone.page.texts


# The next trick of a hand


def test_names_go_round_from_whoever_leads(bid: Phone) -> None:
    at_hand(bid, "KS AS 7H 4S")
    assert "Cat wins with the 7 of hearts" in bid.page.texts
    assert "Without it Bob’s ace of spades would win." in bid.page.text
    assert ["Give the trick to Cat"] == giving(bid)


def test_the_trick_is_given_with_one_entry_and_the_hand_goes_on(bid: Phone) -> None:
    before = written(bid.app)
    answer = give(bid, "KS AS 7H 4S")
    assert 303 == answer.status_code
    assert bid.at() == bid.answers[-2].location.partition("?")[0]
    assert before + 1 == written(bid.app)
    hand = bid.sheet.current
    assert hand
    assert ({1: 2}, {1: "KS AS 7H 4S"}) == (hand.named("won"), hand.named("played"))
    assert any("Trick 1 to Cat" in said for said in bid.page.texts)


def test_the_winner_leads_next_and_played_cards_are_off(bid: Phone) -> None:
    """DB16"""
    give(bid, "KS AS 7H 4S")
    at_hand(bid)
    assert ["Cat", "leads"] == bid.page.texts[bid.page.texts.index("Cat") :][:2]
    assert "A ace of spades: The ace of spades is out of play." in barred(bid)
    assert 422 == at_hand(bid, "AS").status_code
    assert "The ace of spades is out of play." == bid.page.alert


def test_a_given_trick_can_be_undone(bid: Phone) -> None:
    give(bid, "KS AS 7H 4S")
    bid.undo()
    hand = bid.sheet.current
    assert hand
    assert ({}, {}) == (hand.named("won"), hand.named("played"))


def test_trump_that_is_chosen_here_is_noted_with_the_trick(phone: Phone) -> None:
    phone.start(sequence="down")
    phone.bids(BIDS)
    at_hand(phone, "KS AS 7H 4S")
    assert "Choose which suit is trump, and the referee says who wins." in phone.page.text
    assert [] == giving(phone)
    give(phone, "KS AS 7H 4S", trump="none")
    hand = phone.sheet.current
    assert hand
    assert ("none", 1) == (hand.named("trump")[None], hand.named("won")[1])


def test_no_trick_is_given_before_everybody_has_bid(phone: Phone) -> None:
    """DB10"""
    phone.start()
    at_hand(phone, "KS AS 7H 4S", trump="hearts")
    assert [] == giving(phone)
    assert "Ann has not bid yet." in phone.page.text


def test_no_trick_is_given_once_tricks_are_counted(pairs: Phone) -> None:
    pairs.post(pairs.hand(), {"tricks-0": 5, "tricks-1": 3})
    at_hand(pairs, "KS AS 7H 8S", trump="hearts")
    assert [] == giving(pairs)
    assert "Some tricks are counted already: count the others too." in pairs.page.text


def test_a_game_that_is_over_settles_and_gives_nothing(phone: Phone) -> None:
    phone.start(max_cards="1", sequence="up", end="series")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    assert 200 == at_hand(phone, "KS AS 7H 4S", trump="hearts").status_code
    assert "The 7 of hearts wins" in phone.page.texts
    assert "The game is over: no trick is written." in phone.page.texts
    assert [] == giving(phone)


def test_watchers_see_who_wins_and_no_key_that_writes(bid: Phone) -> None:
    other = as_a(Role.WATCHER, bid)
    at_hand(other, "KS AS 7H 4S")
    assert "Cat wins with the 7 of hearts" in other.page.texts
    assert [] == giving(other)
    assert [] == [f for f in other.page.forms if f.attributes.get("method") == "post"]


def test_a_helper_gives_a_trick(bid: Phone) -> None:
    assert 303 == give(as_a(Role.HELPER, bid), "KS AS 7H 4S").status_code


def test_two_phones_that_give_the_same_trick_write_it_once(bid: Phone) -> None:
    other = as_a(Role.KEEPER, bid)
    at_hand(other, "KS AS 7H 4S")
    give(bid, "KS AS 7H 4S")
    before = written(bid.app)
    assert 409 == other.press("Give the trick to Cat").status_code
    assert before == written(bid.app)
    assert "Somebody else was first" in other.page.texts
    assert "The same was written just before. It stands, once." in other.page.texts


def test_two_phones_that_write_card_by_card_both_go_on(three: Phone) -> None:
    other = as_a(Role.KEEPER, three)
    at_hand(other, "JH 2H AH", way="cards")
    give(three, "JH 2H AH", way="cards")
    assert 409 == other.press("Give the trick to Cat").status_code
    assert f"{three.at('referee')}?way=cards" in other.page.links


def test_trump_that_was_chosen_is_kept_by_a_phone_that_came_second(phone: Phone) -> None:
    phone.start(("Ann", "Bob", "Cat"), game="dont-bug-me")
    other = as_a(Role.KEEPER, phone)
    at_hand(other, "JH 2H AH", way="cards", trump="clubs")
    give(phone, "JH 2H AH", way="cards", trump="clubs")
    assert 409 == other.press("Give the trick to Cat").status_code
    assert f"{phone.at('referee')}?way=cards&trump=clubs" in other.page.links


def test_the_same_tap_twice_is_one_trick(bid: Phone) -> None:
    at_hand(bid, "KS AS 7H 4S")
    [form] = [form for form in bid.page.forms if form.values("won-1") or form.values("played-1")]
    before = written(bid.app)
    for _ in range(2):
        assert 303 == bid.client.post(form.action, data=dict(form.fields)).status_code
    assert before + 1 == written(bid.app)


def test_looking_writes_nothing(bid: Phone) -> None:
    before = written(bid.app)
    for query in ({}, {"clear": 1}, {"back": 1}, {"rank": "K", "suit": "clubs"}, {"leader": 9}):
        assert 200 == at_hand(bid, "KS AS", **query).status_code
    assert before == written(bid.app)


# Card by card


def test_the_card_that_was_turned_up_is_out(three: Phone) -> None:
    """DM4"""
    assert 422 == at_hand(three, "5S").status_code
    assert "The five of spades is out of play." == three.page.alert


def test_a_card_that_nobody_noted_can_be_noted_from_here(phone: Phone) -> None:
    phone.start(("Ann", "Bob", "Cat"), game="dont-bug-me")
    at_hand(phone, "JH 2H AH", trump="clubs")
    assert ["Give the trick to Cat"] == giving(phone)
    [note] = [link for link in phone.page.links if link.endswith("card=1")]
    phone.get(note)
    assert "Which card was turned up?" in phone.page.texts


def test_the_jacks_go_to_whoever_won_them(three: Phone) -> None:
    """DM9"""
    give(three, "JH 2H AH")
    assert three.at("referee") not in three.answers[-2].location
    hand = three.sheet.current
    assert hand
    assert {"hearts": 2} == hand.named("jack")


def test_card_by_card_goes_from_trick_to_trick(three: Phone) -> None:
    three.look(skip=1, tricks="end")
    [link] = [link for link in three.page.links if link.endswith("way=cards")]
    three.get(link)
    give(three, "JH 2H AH", way="cards")
    assert f"{three.at('referee')}?way=cards" == three.answers[-2].location
    assert "Hand 1 · trick 2" in three.page.texts
    assert "Cat" in three.page.texts


def test_trump_that_was_chosen_stays_from_trick_to_trick(phone: Phone) -> None:
    """Where nobody noted the card that was turned up, trump would be asked before every trick."""
    phone.start(("Ann", "Bob", "Cat"), game="dont-bug-me")
    give(phone, "JH 2H AH", way="cards", trump="clubs")
    assert "Hand 1 · trick 2" in phone.page.texts
    assert "Which suit is trump?" not in phone.page.texts
    give(phone, "KS 3C 4S", way="cards", trump="clubs")
    phone.press("Undo: Trick 2 to Ann: K♠ 3♣ 4♠")
    assert "Hand 1 · trick 2" in phone.page.texts
    assert "Which suit is trump?" not in phone.page.texts


def test_the_card_that_was_turned_up_is_noted_between_two_tricks(phone: Phone) -> None:
    """And the hand goes on card by card, where it was left."""
    phone.start(("Ann", "Bob", "Cat"), game="dont-bug-me")
    give(phone, "JH 2H AH", way="cards", trump="clubs")
    [link] = [link for link in phone.page.links if "card=1" in link]
    phone.get(link)
    [back] = [link for link in phone.page.links if link.endswith("way=cards")][-1:]
    [clubs] = [link for link in phone.page.links if "card=clubs" in link]
    phone.get(clubs)
    phone.press("5♣")
    assert back == f"{phone.at('referee')}?way=cards" == phone.answers[-2].location
    assert "Hand 1 · trick 2" in phone.page.texts


def test_the_last_trick_is_undone_where_it_was_given(three: Phone) -> None:
    give(three, "JH 2H AH", way="cards")
    three.press("Undo: Trick 1 to Cat: J♥ 2♥ A♥")
    assert "Hand 1 · trick 1" in three.page.texts
    hand = three.sheet.current
    assert hand
    assert {} == hand.named("played")


def test_the_winning_card_leads_next_in_a_pair(pairs: Phone) -> None:
    """BR10: the tricks are the pair's, the lead is the player's."""
    give(pairs, "9S KH QH 7D", trump="hearts", way="cards")
    assert {1: 1} == (pairs.sheet.current or pairs).named("won")  # type: ignore[union-attr]
    assert ["Bob", "leads"] == pairs.page.texts[pairs.page.texts.index("Bob") :][:2]


def test_who_led_is_asked_where_it_does_not_follow(pairs: Phone) -> None:
    pairs.post(pairs.hand(), {"trump": "hearts"})
    pairs.post(pairs.hand(), {"won-1": 1})
    at_hand(pairs, "AS 10S JS 8S")
    assert "Who led?" in pairs.page.texts
    assert [] == giving(pairs)
    assert "Choose who led: then the trick can be given." in pairs.page.text
    pairs.press("Dan")
    assert ["Give the trick to Bob & Dan"] == giving(pairs)


BROUC = [  # who leads is whoever won before; hearts are trump
    "9S KH QH 7D", "AS 10S JS 8S", "KS QS 7S 8H", "AD 10D 9D 8D",
    "KD QD JD 7C", "AC 10C 9C 8C", "KC QC JC 7H", "AH 10H 9H JH",
]  # fmt: skip


def test_a_whole_hand_of_brouc_card_by_card_scores_as_counted(pairs: Phone) -> None:
    for cards in BROUC:
        assert 303 == give(pairs, cards, trump="hearts", way="cards").status_code
    assert pairs.at("hands", 1) == pairs.answers[-2].location
    line = pairs.sheet.lines[0]
    points = [line.hand.named("card_points")[side] for side in (0, 1)]
    combined = line.hand.named("combination")
    assert 120 == sum(points)
    other = Phone(pairs.app)
    other.start(game="brouc")
    other.post(other.hand(), {"trump": "hearts"})
    form = other.page.form(other.hand())
    typed = {f"card_points-{side}": str(points[side]) for side in (0, 1)}
    typed |= {f"combination-{suit}": f"{side}-{made}" for suit, (side, made) in combined.items()}
    typed |= {f"tricks-{side}": str(line.hand.tricks[side]) for side in (0, 1)}
    other.send(form.action, dict(form.filled(typed)))
    assert line.points == other.sheet.lines[0].points


def test_a_hand_that_is_counted_after_all_needs_no_tricks(pairs: Phone) -> None:
    """R16: the combination that was seen stays."""
    give(pairs, "9S KH QH 7D", trump="hearts", way="cards")
    pairs.look()
    form = pairs.page.form(pairs.hand())
    assert "1-KQ" == form.value("combination-hearts")
    pairs.send(form.action, dict(form.filled({"card_points-0": "70"})))
    assert (7, 9) == pairs.sheet.lines[0].points
    assert any(
        "Hand 1 counted" in said for said in (pairs.get(pairs.at("log")), pairs.page.text)[1:]
    )


def test_a_claim_begins_with_what_the_cards_come_to(pairs: Phone) -> None:
    """BR17"""
    give(pairs, "9S KH QH 7D", trump="hearts", way="cards")
    pairs.look(claiming=1)
    form = pairs.page.form(pairs.hand())
    assert ("0", "7") == (form.value("card_points-0"), form.value("card_points-1"))
    pairs.look(**dict(form.filled({"card_points-1": ""})))
    assert "" == pairs.page.form(pairs.hand()).value("card_points-1")
