"""The rules of the cards: who leads, who wins a trick, and what may be played to it."""

from typing import Any

import pytest

from scorekeeper.cards import Suit, cards_in
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen
from scorekeeper.referee import choice, trick_of, trump_of, verdict
from scorekeeper.trick import Trick
from scorekeeper.web.hand import tiles
from tests.playing import refusal, table

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
LARGE = dict.fromkeys(("devils-bridge", "oh-hell"), {"sequence": "down"})  # a hand of ten at first
FREE = ("devils-bridge", "dont-bug-me", "oh-hell")  # whoever is void plays anything


def lying(key: str, cards: str, trump: str | None = None, **rules: Any) -> tuple[Game, Trick]:
    """A trick of this game; hearts are trump, where there is a choice."""
    game = chosen(GAMES[key], rules)
    named = trump_of(game, trump or str(game.trump or Suit.HEARTS))
    return game, trick_of(game, named, cards_in(cards), game.players[-1])


def winner(key: str, cards: str, trump: str | None = None) -> str:
    game, trick = lying(key, cards, trump)
    return str(trick.cards[verdict(game, trick).winner])


def may(key: str, cards: str, hand: str, **rules: Any) -> str:
    """What of the hand may be played to these cards."""
    game, trick = lying(key, cards, **rules)
    return " ".join(map(str, choice(game, trick, cards_in(hand)).legal))


def why_not(key: str, cards: str, hand: str, **rules: Any) -> dict[str, str]:
    """What may not be played, each with its sentence."""
    game, trick = lying(key, cards, **rules)
    refused = choice(game, trick, cards_in(hand)).refused
    return {str(card): message.say(()) for card, message in refused.items()}


def why(key: str, cards: str, trump: str | None = None) -> str:
    game, trick = lying(key, cards, trump)
    return verdict(game, trick).reason.say(())


@pytest.mark.parametrize(
    ("key", "first"),
    [("devils-bridge", 2), ("oh-hell", 2), ("dont-bug-me", 2), ("call-bridge", 0), ("brouc", 0)],
)
def test_db14_cb6_dm5_br6_the_next_after_the_dealer_leads_any_card(key: str, first: int) -> None:
    """Seat 1 deals: clockwise its left leads, counter-clockwise its right."""
    at = table(GAMES[key].players[0], 1, key)
    assert first == at.current.deal.seats[0]
    assert "AH 9S 7D" == may(key, "", "AH 9S 7D")


@EVERY_GAME
def test_db15_cb7_dm5_br7_whoever_can_follows_suit_and_need_not_beat_the_trick(key: str) -> None:
    assert "7D AD" == may(key, "KD", "7D AD AS AH")
    assert "7S AS" == may(key, "KS", "7S AS AH", trump="spades")
    refused = why_not(key, "KD", "7D AD AS AH")
    assert ["AS", "AH"] == [*refused]
    assert all(said.endswith(": play 7♦ or A♦.") for said in refused.values())


@pytest.mark.parametrize("key", FREE)
def test_db15_dm5_whoever_cannot_follow_may_play_anything(key: str) -> None:
    assert "2H AH 3C" == may(key, "9S 5H", "2H AH 3C")


@EVERY_GAME
def test_db16_cb10_dm6_br10_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    key: str,
) -> None:
    low, high = ("7S", "9S") if key == "call-bridge" else ("7H", "9H")
    assert "AD" == winner(key, "9D AD AC")
    assert low == winner(key, f"9D AD {low}")
    assert high == winner(key, f"9D {low} {high}")
    assert high == winner(key, f"{low} {high} AD")
    assert "7D" == winner(key, "7D AC KC")


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if not game.partnerships])
def test_db16_cb6_dm6_the_winner_of_a_trick_leads_the_next(key: str) -> None:
    """As the page says it; with partners it does not know which of the two won."""
    at = table(GAMES[key].players[0], 1, key, **LARGE.get(key, {}))
    if "bid" in at.sheet.game.fields:
        at.bid(2, 2, 2, 2)
    at.take(0, 1)
    assert [1] == [tile.seat.side for tile in tiles(at.sheet, at.current) if tile.leads]


def test_db16_without_trump_only_the_suit_led_counts() -> None:
    assert "8S" == winner("oh-hell", "7S AD 8S", "none")
    assert "7S" == winner("oh-hell", "7S AD AH", "none")


def test_cb8_whoever_is_void_must_beat_the_spades_in_the_trick() -> None:
    assert "2S KS" == may("call-bridge", "9H", "2S KS AD")
    assert "KS AS" == may("call-bridge", "9H 7S", "2S KS AS AD")
    assert "AS" == may("call-bridge", "9H 7S KH QS", "2S JS AS AD")
    assert "KS" == may("call-bridge", "9H QS 3S", "KS 4S AD")
    said = "Void in ♥, you must beat the 7♠: play K♠."
    assert {"2S": said, "AD": said} == why_not("call-bridge", "9H 7S", "2S KS AD")
    first = "Void in ♥, you must trump: play 2♠ or K♠."
    assert {"AD": first} == why_not("call-bridge", "9H", "2S KS AD")


def test_cb9_whoever_cannot_beat_them_may_play_anything() -> None:
    assert "2S AD" == may("call-bridge", "9H 7S", "2S AD")
    assert "AD 3C" == may("call-bridge", "9H", "AD 3C")
    assert "AD AH" == may("call-bridge", "9S", "AD AH")


def test_c7_nobody_must_beat_the_trick_when_following() -> None:
    """There is no house rule for it."""
    assert "2H AH" == may("call-bridge", "9H", "2H AH AS")
    assert "2S AS" == may("call-bridge", "9S", "2S AS")
    assert ["rules"] == refusal(chosen, GAMES["call-bridge"], {"must_head": True})


def test_c8_whoever_is_void_must_trump_and_higher() -> None:
    """There is no house rule for it."""
    assert "9S" == may("call-bridge", "9H 8S", "9S 2S AD")
    assert ["rules"] == refusal(chosen, GAMES["call-bridge"], {"void_rule": "free"})


def test_b8_a_trump_or_a_jack_may_be_played_to_the_first_trick() -> None:
    assert "2H JS 9C" == may("dont-bug-me", "", "2H JS 9C")
    assert "2H JC" == may("dont-bug-me", "9S", "2H JC")


def test_br8_r7_whoever_is_void_must_trump_higher_than_the_trick() -> None:
    assert "7H AH" == may("brouc", "9S", "7H AH 8C")
    assert "AH 10H" == may("brouc", "9S KH", "AH 10H 9H 8C")
    said = "Void in ♠, you must beat the K♥: play A♥."
    assert {"9H": said, "8C": said} == why_not("brouc", "9S KH", "AH 9H 8C")
    assert "8C AD" == may("brouc", "9S", "8C AD")


def test_br8_r8_a_lower_trump_may_go_where_no_higher_one_is_there() -> None:
    assert "KH 7C" == may("brouc", "9S 10H", "KH 7C")


def test_r8_a_table_may_forbid_lower_trumps_while_there_is_anything_else() -> None:
    forbidden = {"undertrump": "forbidden"}
    assert "7C" == may("brouc", "9S 10H", "KH 7C", **forbidden)
    assert "KH 7H" == may("brouc", "9S 10H", "KH 7H", **forbidden)
    said = "Void in ♠, you may not play a trump below the 10♥: play 7♣."
    assert {"KH": said} == why_not("brouc", "9S 10H", "KH 7C", **forbidden)
    assert "7C QH" == may("brouc", "9S KH 10H", "QH 7C 9H", **forbidden)
    assert "QH" == may("brouc", "9S KH AH", "QH JH 8H", **forbidden)


def test_br9_r9_a_lower_trump_may_complete_a_combination_in_the_trick() -> None:
    assert "AH QH" == may("brouc", "9S KH", "AH QH 8C")
    assert "AH JH" == may("brouc", "9S KH QH", "JH AH 10D")
    said = "Void in ♠, you must beat the K♥ or complete a combination: play A♥ or Q♥."
    assert {"8C": said} == why_not("brouc", "9S KH", "AH QH 8C")


def test_r9_king_and_jack_are_none_and_other_suits_do_not_excuse() -> None:
    assert "10H" == may("brouc", "9S KH 7D", "JH 10H")
    assert "AH" == may("brouc", "9S QH", "AH JH 8C")
    assert "10H" == may("brouc", "KS 9H", "QD 7H 10H")


def test_br10_r14_the_order_of_the_ranks_is_ace_ten_king_queen_jack_nine_eight_seven() -> None:
    ranks = ["A", "10", "K", "Q", "J", "9", "8", "7"]
    for high, low in zip(ranks, ranks[1:], strict=False):
        for suit in "HS":
            assert high + suit == winner("brouc", f"{low}{suit} {high}{suit}")
            assert high + suit == winner("brouc", f"{high}{suit} {low}{suit}")


def test_r14_where_the_order_is_unusual_the_sentence_says_so() -> None:
    led = "Nobody trumped, and it is the highest of the suit led, spades."
    assert f"{led} In Brouc the 10♠ ranks above the K♠." == why("brouc", "KS 10S QS JS")
    assert led == why("brouc", "KS 9S QS JS")
    assert led == why("call-bridge", "KH 10H").replace("hearts", "spades")


def test_r15_the_partner_s_trump_does_not_excuse_from_trumping_higher() -> None:
    """The K♥ is the partner's, two before."""
    assert "AH" == may("brouc", "9S KH 8S", "AH 7H 8C")
