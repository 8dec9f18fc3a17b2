"""What every game has once its hands are written: the points of a hand, and the scores."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from scorekeeper import record, store
from scorekeeper.log import Event, Wrote
from scorekeeper.rules import Cells
from tests.playing import a_record
from tests.web import Phone

Events = Sequence[Event]
PLAYERS = {"dont-bug-me": 3, "devils-bridge": 7}
CALLED = {"bids": [4, 3, 2, 5], "tricks": [6, 2, 2, 3]}
BROKE = {"bids": [2, 2, 3, 2], "tricks": [0, 3, 5, 5]}
JACKS = {
    "turned_up": "JC",
    "tricks": [7, 10, 0],
    "jacks": {"hearts": 0, "diamonds": 1, "spades": 1},
}
PLAIN = {"tricks": [3, 9, 5], "jacks": {"hearts": 0, "diamonds": 0, "clubs": 0, "spades": 1}}
HEARTS = {
    "trump": "hearts",
    "tricks": [5, 3],
    "card_points": [74, 46],
    "combinations": [
        {"suit": "hearts", "side": 0, "cards": "KQ"},
        {"suit": "spades", "side": 0, "cards": "KQJ"},
    ],
}
SLAM = {"trump": "clubs", "tricks": [0, 8], "card_points": [0, 120]}
CLAIM = {"trump": "diamonds", "card_points": [31, 66], "claim": 1} | {
    "combinations": [
        {"suit": suit, "side": 1, "cards": "KQJ"} for suit in ("diamonds", "clubs", "spades")
    ]
}
RISING = {"bids": [0, 1, 0, 1], "tricks": [0, 0, 0, 1]}
SEVEN = {"bids": [0] * 7, "tricks": [1] + [0] * 6, "trump": "none"}
HANDS: dict[str, dict[str, Any]] = {
    "call-bridge": CALLED,
    "dont-bug-me": JACKS,
    "brouc": HEARTS,
    "oh-hell": RISING,
    "devils-bridge": SEVEN,
}


def laid(phone: Phone, game: str, *hands: dict[str, Any], then: Events = (), **rules: Any) -> None:
    """A sheet with these hands, as a record has them, and these events after them."""
    rules = {"hook": False} | rules if game in ("oh-hell", "devils-bridge") else rules
    said = a_record(*hands, players=PLAYERS.get(game, 4), game=game, rules=rules)
    db = store.connect(phone.app.config["DATABASE"])
    try:
        phone.code = store.begin(db, [*record.read(said).events, *then], "phone")
    finally:
        db.close()
    phone.keep()


def html(phone: Phone, *path: object) -> str:
    """The page at this address of the sheet, as it is sent."""
    return phone.get(phone.at(*path)).text


def results(phone: Phone, hand: int) -> list[tuple[str, ...]]:
    """Every row of a result: the tone of the points, the points, and the new total."""
    shape = r'class="result__pts (\w*)">([^<]*)<small>([^<]*)<'
    return re.findall(shape, html(phone, "hands", hand))


def cells(phone: Phone) -> list[tuple[str, ...]]:
    """Every cell of the scores: its kind, the total, the note, the tone of the points, they."""
    shape = (
        r'<td class="([^"]*)"><span class="tot">([^<]*)</span>'
        r'<span class="det"><span>([^<]*)</span><span class="pt([^"]*)">([^<]*)<'
    )
    return re.findall(shape, html(phone, "scores"))


TITLES = {
    "call-bridge": "Hand 1 of 12 · 13 cards",
    "dont-bug-me": "Hand 1 · 17 tricks",
    "brouc": "Hand 1 · 8 tricks",
    "oh-hell": "Hand 1 of 19 · 1 card",
    "devils-bridge": "Hand 1 of 13 · 1 card",
}


@pytest.mark.parametrize("game", HANDS)
def test_every_page_of_every_game_can_be_read(phone: Phone, game: str) -> None:
    """Its title says which hand it is, of how many only if that is known."""
    laid(phone, game, HANDS[game])
    for path in ("/", *map(phone.at, ("scores", "log", "hands/1", "hands/1/correct"))):
        assert 200 == phone.get(path).status_code
        assert not re.search(r"None|Undefined|[^\w]-\d", phone.page.text)
    assert TITLES[game] in html(phone, "hands", 1)
    assert (game in ("oh-hell", "devils-bridge")) == ('class="arch"' in phone.answers[-1].text)


def test_a_result_of_call_bridge_has_the_sum_and_losses_with_a_real_minus(phone: Phone) -> None:
    """CB12, CB4: the sides stand in the order in which they spoke."""
    laid(phone, "call-bridge", CALLED)
    assert [
        ("plus", "+42", "42 in all"),
        ("minus", "−50", "−50 in all"),
        ("plus", "+20", "20 in all"),
        ("minus", "−30", "−30 in all"),
    ] == results(phone, 1)
    assert "took 6, called 4: 10×4 + 2 = 42" in phone.page.text
    assert "took 3, called 5: −10×5 = −50" in phone.page.text
    assert "took 2, called 2: 10×2 + 0 = 20" in phone.page.text


def test_the_suit_that_always_is_trump_is_shown_and_cannot_be_changed(phone: Phone) -> None:
    """CB2"""
    laid(phone, "call-bridge", CALLED)
    phone.get(phone.at("hands/1"))
    assert "Trump is spades" in phone.page.spoken
    assert phone.at("hands/1/correct") not in phone.page.links


def test_a_result_of_dont_bug_me_names_the_jacks_and_what_was_turned_up(phone: Phone) -> None:
    """DM10, B6, fault B31"""
    laid(phone, "dont-bug-me", JACKS, PLAIN)
    first, *_ = results(phone, 1)
    assert ("plus", "+3", "3 in all") == first
    assert "took 7, J♥: 7 − 4 = 3" in phone.page.text
    assert "took 10, J♦, J♠: 10 − 3 − 1 = 6" in phone.page.text
    assert "J♣ was turned up. Change it." in phone.page.spoken
    assert ("minus", "−6", "−3 in all") == results(phone, 2)[2]
    assert "turned up" not in " ".join(phone.page.spoken)


def test_a_result_of_brouc_shows_what_the_points_are_made_of(phone: Phone) -> None:
    """BR11, BR14, R1, R2, fault A25: every combination is listed."""
    laid(phone, "brouc", HEARTS, SLAM)
    assert [("plus", "+14", "14 in all"), ("plus", "+5", "5 in all")] == results(phone, 1)
    why = "74 card points, took 5, K-Q♥, K-Q-J♠: 74 + 40 + 30 = 144 → 14"
    assert why in phone.page.text
    assert "Trump is hearts. Change it." in phone.page.spoken
    assert "claimed" not in phone.page.text
    assert [("", "0", "14 in all"), ("plus", "+14", "19 in all")] == results(phone, 2)
    assert "120 card points, took 8: 120 → 12 + 2 = 14" in phone.page.text


def test_a_claim_is_told_wherever_it_counts(phone: Phone) -> None:
    """BR17: with the result, on the last page, and in the log."""
    laid(phone, "brouc", HEARTS, SLAM, CLAIM)
    for path in ("hands/3", "log"):
        phone.get(phone.at(path))
        assert "Budi & Dewi claimed the game" in phone.page.text
    phone.look()
    assert "Budi & Dewi win 21 points ahead of Ani & Citra" in phone.page.text
    assert "Budi & Dewi claimed the game" in phone.page.texts


def test_cells_of_call_bridge_have_call_and_tricks_and_say_what_is_lost(phone: Phone) -> None:
    laid(phone, "call-bridge", CALLED, BROKE)
    assert ("ok", "42", "4/6", "", "+42") == cells(phone)[0]
    assert ("no", "−50", "5/3", " minus", "−50") == cells(phone)[3]
    assert ("no", "22", "2/0", " minus", "−20") == cells(phone)[4]
    assert "A cell reads: total, call/took, points. Bold: call made." in phone.page.text
    assert "Call Bridge · after hand 2 of 12" in phone.page.texts
    assert re.search(r"1 42 4/6 \+42 .* 2 22 2/0 −20", phone.page.text)  # hands, not cards


def test_cells_without_bids_have_the_sum_and_judge_nobody(phone: Phone) -> None:
    laid(phone, "dont-bug-me", JACKS, PLAIN)
    assert [("", "3", "7−4", "", "+3"), ("", "6", "10−3−1", "", "+6"), ("", "0", "0", "", "0")] == (
        cells(phone)[:3]
    )
    assert ("", "−3", "3−4−3−2", " minus", "−6") == cells(phone)[3]
    assert "A cell reads: total, what the points are made of, points." in phone.page.text
    assert "Correct hand 1, J♣ was turned up" in phone.page.spoken
    assert "Correct hand 2, 17 cards" in phone.page.spoken
    assert "Don’t Bug Me · after hand 2" in phone.page.texts


def test_two_pairs_have_two_columns(phone: Phone) -> None:
    """BR1, fault A27: each with the names of both."""
    laid(phone, "brouc", HEARTS, SLAM)
    first, second, *_ = cells(phone)
    assert ("", "14", "74+40+30=144→14", "", "+14") == first
    assert ("", "5", "46→5", "", "+5") == second
    assert 'class="score score--2"' in phone.answers[-1].text
    assert {"Ani & Citra", "Budi & Dewi"} <= set(phone.page.texts)


def test_seven_players_have_seven_columns_and_a_row_its_cards(phone: Phone) -> None:
    laid(phone, "devils-bridge", SEVEN)
    assert 7 == len(cells(phone))
    assert 'class="score score--7"' in phone.answers[-1].text
    assert "Correct hand 1, 1 card, Trump is no trump" in phone.page.spoken


def test_points_can_be_shown_with_decimals_everywhere(phone: Phone) -> None:
    """C2, fault A17: in tenths underneath, which have no tail."""
    hands = [CALLED, BROKE] * 6
    laid(phone, "call-bridge", *hands, display="decimals")
    assert ("plus", "+4.2", "4.2 in all") == results(phone, 1)[0]
    assert "took 6, called 4: 4.0 + 0.2 = 4.2" in phone.page.text
    assert "took 3, called 5: −5.0" in phone.page.text
    assert ("no", "−5.0", "5/3", " minus", "−5.0") == cells(phone)[3]
    assert {"−40.0", "−20.0", "0.0", "20.0"} <= set(phone.page.texts)  # the axis
    assert (132, -54, 312, -420) == phone.sheet.totals
    phone.look()
    assert "31.2 Citra wins 18.0 points ahead of Ani" in phone.page.text
    assert "−42.0" in phone.page.text
    assert "Biggest hand Ani +4.2 in hand 1" in phone.page.text
    phone.get("/")
    assert re.search(r"Finished .* Citra 31\.2", phone.page.text)
    laid(phone, "call-bridge", *hands[:2], display="decimals")
    phone.get("/")
    assert re.search(r"2\.2 Ani −0\.9 Budi 5\.2 Citra −7\.0 Dewi", phone.page.text)


def test_sums_of_decimals_have_no_tail_and_a_tie_is_a_tie(phone: Phone) -> None:
    """fault A17: 3.1 + 4.2 + 2.1 + 5.3 − 4.0 in two orders."""
    five = [
        {"bids": [3, 3, 2, 3], "tricks": [4, 4, 2, 3]},
        {"bids": [4, 4, 2, 2], "tricks": [6, 6, 1, 0]},
        {"bids": [2, 5, 2, 2], "tricks": [3, 8, 1, 1]},
        {"bids": [5, 2, 2, 2], "tricks": [8, 3, 1, 1]},
        {"bids": [4, 4, 2, 2], "tricks": [3, 3, 3, 4]},
    ]
    laid(phone, "call-bridge", *five, display="decimals", hands=5, overtricks=None)
    assert ("no", "10.7", "4/3", " minus", "−4.0") == cells(phone)[16] == cells(phone)[17]
    assert not re.search(r"\d\.\d\d", phone.page.text)
    phone.look()
    assert "10.7 Ani and Budi win 10.7 points each, after 5 hands" in phone.page.text


def test_the_first_hands_of_a_game_with_losses_have_a_zero_to_stand_on(phone: Phone) -> None:
    laid(phone, "call-bridge", CALLED)
    assert 4 == html(phone, "scores").count('width="0.6"')
    assert "Grey: a missed call." in phone.page.text
    laid(phone, "brouc", HEARTS)
    assert 0 == html(phone, "scores").count('width="0.6"')
    assert "One block for each hand." in phone.page.texts


@pytest.mark.parametrize(
    ("game", "hands", "written", "left"),
    [
        ("brouc", [HEARTS, SLAM, CLAIM], {("card_points", 0): 31, ("card_points", 1): 66,
         ("tricks", 0): None, ("tricks", 1): None, ("claim", None): 1,
         ("combination", "hearts"): (1, "KQJ"), ("combination", "spades"): (1, "KQJ"),
         ("combination", "clubs"): (1, "KQJ")}, "31 card points 66 card points, K-Q-J"),
        ("dont-bug-me", [JACKS, PLAIN], {("tricks", 0): 17, ("tricks", 1): 0,
         ("jack", "diamonds"): 0, ("jack", "spades"): 0}, "took 3, J♥, J♦, J♣ took 9, J♠ took 5"),
    ],
)  # fmt: skip
def test_hands_after_an_end_that_moved_are_struck_out(
    phone: Phone, game: str, hands: list[dict[str, Any]], written: Cells, left: str
) -> None:
    rules = {"target": 9} if game == "dont-bug-me" else {}
    laid(phone, game, *hands, then=[Wrote(1, written, correction=True)], **rules)
    struck = list(range(2, 1 + len(hands)))
    assert (struck, 1) == (phone.sheet.struck, len(phone.sheet.lines))
    phone.get(phone.at("scores"))
    assert left in phone.page.text
    assert "Hands struck out were written after the end of the game" in phone.page.text


def test_only_simple_scoring_has_a_sheet_as_on_paper(phone: Phone) -> None:
    for game, hand in HANDS.items():
        laid(phone, game, hand)
        assert "As on paper" not in html(phone, "scores?paper=1")
    laid(phone, "oh-hell", RISING, scoring="simple")
    assert "As on paper" in html(phone, "scores?paper=1")
