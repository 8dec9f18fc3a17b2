"""Cards as people write them, and as they are printed and said."""

from typing import Any

import pytest

from scorekeeper.cards import FULL, RANKS, SHORT, Card, Suit, cards_in
from scorekeeper.messages import Refused

SEVEN, TEN = Card("7", Suit.SPADES), Card("10", Suit.SPADES)


def refused(text: str) -> str:
    """The sentence with which a text is refused."""
    with pytest.raises(Refused) as refused:
        cards_in(text)
    [problem] = refused.value.problems
    assert ("cards", "cards") == (problem.code, problem.field)
    return problem.message.say(())


@pytest.mark.parametrize(
    "text",
    [
        *("10S", "10s", "TS", "ts", "10♠", "T♠", "t♠", "♠10", "♠T", "S10", "10♤", "♤10"),
        *("10 of spades", "ten of spades", "Ten of Spades", "TEN OF SPADES", "t of s"),
        *("10 spades", "ten spade", "spade 10", "spades ten", "10 S", "10 ♠", "♠ 10"),
        *("10♠\ufe0f", "10♠\ufe0e", "♠\ufe0f10", "♠\ufe0e10", "10 of ♠", "ten  of\tspades"),
        *(" 10S ", "10S,", ";10S", "\n10S\r\n", "10S\u00a0"),
    ],
)
def test_a_card_is_read_as_people_write_it(text: str) -> None:
    assert [TEN] == cards_in(text)


@pytest.mark.parametrize("between", [" ", ",", ", ", ";", " ; ", "\n", "\t", "\u00a0", " ,, "])
def test_cards_stand_apart_by_spaces_commas_and_semicolons(between: str) -> None:
    texts = ["10♠", "seven of spades", "♠\ufe0f7", "ts"]
    assert [TEN, SEVEN, SEVEN, TEN] == cards_in(between.join(texts))


@pytest.mark.parametrize("text", ["", " ", ",", " ,;\n"])
def test_a_text_of_nothing_names_no_card(text: str) -> None:
    assert [] == cards_in(text)


@pytest.mark.parametrize("pack", [FULL, SHORT], ids=["52", "32"])
def test_every_card_is_read_from_all_its_own_texts(pack: Any) -> None:
    for name in pack.names:
        card = Card.named(name)
        texts = [name, name.lower(), card.short, card.words.say(()), f"{card.suit} {card.rank}"]
        assert len(texts) * [card] == cards_in(", ".join(texts))


def test_a_card_is_printed_short_and_said_in_words() -> None:
    assert ("10♠", "ten of spades", "10S") == (TEN.short, TEN.words.say(()), str(TEN))
    assert len(RANKS) * len(Suit) == len({Card(r, s).words.say(()) for r in RANKS for s in Suit})


@pytest.mark.parametrize(
    ("text", "named"),
    [
        *[("1S", "1S"), ("11S", "11S"), ("0H", "0H"), ("ZZ", "ZZ"), ("K", "K"), ("♠", "♠")],
        *[("KX QH", "KX"), ("KH QX", "QX"), ("KHQH", "KHQH"), ("joker", "joker"), ("of", "of")],
        *[("ten of", "ten"), ("king of spadess", "king"), ("7SS", "7SS"), ("-7S", "-7S")],
        *[("KH/QH", "KH/QH"), ("<b>KH", "<b>KH"), ("{n}", "{n}"), ("%s", "%s"), ("\x00", "\x00")],
        *[("１０♠", "１０♠"), ("\u200bKH", "\u200bKH"), ("♠♠7", "♠♠7"), ("7🂡", "7🂡")],
    ],
)
def test_what_is_no_card_is_refused_and_named(text: str, named: str) -> None:
    said = f"“{named}” is no card. Write cards like KH, 10♦ or seven of spades."
    assert said == refused(text)


@pytest.mark.parametrize("text", ["\u212aS", "7\u017f", "K d\u0130amonds", "s\u0131x of hearts"])
def test_letters_that_only_look_like_a_to_z_are_none(text: str) -> None:
    """The sign for kelvin, the long s, the i with a dot and the one without."""
    assert f"“{text.split()[0]}” is no card." in refused(text)


@pytest.mark.parametrize(
    "text",
    [
        *("K" * 10**6, "K" + " " * 10**6 + "x", "K" + " of" * 10**5, "K of" + " " * 10**6),
        *(" " * 10**6 + "x", ",;" * 10**6 + "x", "♠" * 10**6, "KH " * 10**5 + "x", "10" * 10**6),
        *("K\n" * 10**5, "spades" * 10**5, "seven of " * 10**5, "\ufe0e" * 10**6),
    ],
    ids=range(13),
)
def test_a_huge_text_ends_in_one_short_sentence(text: str) -> None:
    assert len(refused(text)) < 120


def test_no_more_cards_are_read_than_a_pack_has() -> None:
    """Else a few thousand of them would keep a server busy for a minute."""
    assert 52 == len(cards_in("KH, " * 52))
    said = "These are more cards than a pack has: name 52 at most."
    assert [said, said] == [refused("KH, " * 53), refused("KH, " * 10**5)]
