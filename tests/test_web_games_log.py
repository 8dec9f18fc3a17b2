"""What every game has once its hands are written: the log, the last page, its card at home."""

from __future__ import annotations

import pytest

from scorekeeper import record, store
from scorekeeper.log import Wrote
from scorekeeper.rules import Cells
from tests.playing import a_record
from tests.test_web_games_pages import HANDS, HEARTS, JACKS, PLAIN, laid
from tests.web import Phone


@pytest.mark.parametrize("game", HANDS)
def test_what_was_written_in_one_go_is_told_in_words(phone: Phone, game: str) -> None:
    laid(phone, game, HANDS[game])
    phone.get(phone.at("log"))
    told = {
        "call-bridge": "Hand 1 counted Ani called 4, Budi called 3, Citra called 2, Dewi called 5,"
        " Ani took 6, Budi took 2, Citra took 2, Dewi took 3",
        "dont-bug-me": "Hand 1 counted J♣ was turned up, Ani took 7, Budi took 10, Citra took 0,"
        " Budi got the jack of diamonds, Ani got the jack of hearts, Budi got the jack of spades",
        "brouc": "Hand 1 counted Trump hearts, Ani & Citra took 5, Budi & Dewi took 3,"
        " Ani & Citra have K-Q♥, Ani & Citra have K-Q-J♠, Ani & Citra have 74 card points,"
        " Budi & Dewi have 46 card points",
        "oh-hell": "Hand 1 counted Ani bid 0, Budi bid 1, Citra bid 0, Dewi bid 1, Ani took 0",
        "devils-bridge": "Hand 1 counted Trump no trump, Ani bid 0, Budi bid 0",
    }
    assert told[game] in phone.page.text


ENTRIES: list[tuple[str, Cells, str]] = [
    ("dont-bug-me", {("turned_up", None): "10D"}, "10♦ was turned up"),
    ("dont-bug-me", {("jack", "clubs"): 1}, "Budi got the jack of clubs"),
    ("dont-bug-me", {("jack", "clubs"): 1, ("jack", "hearts"): 2}, "Hand 1 noted"),
    ("dont-bug-me", {("won", 1): 2}, "Trick 1 to Citra"),
    ("brouc", {("trump", None): "clubs"}, "Trump clubs"),
    ("brouc", {("combination", "hearts"): (1, "KQJ")}, "Budi & Dewi have K-Q-J♥"),
    ("brouc", {("tricks", 1): 3}, "Budi & Dewi took 3"),
    ("call-bridge", {("bid", 0): 4}, "Ani called 4"),
]


@pytest.mark.parametrize(("game", "written", "said"), ENTRIES)
def test_every_entry_is_told_in_words(phone: Phone, game: str, written: Cells, said: str) -> None:
    """In the log, and where it is taken back."""
    laid(phone, game, then=[Wrote(1, written)])
    phone.get(phone.at("log"))
    assert said in phone.page.texts
    phone.look()
    assert f"Undo: {said}" in phone.page.labels
    phone.undo()
    assert f"Redo: {said}" in phone.page.labels
    phone.get(phone.at("log"))
    assert f"Taken back: {said}" in phone.page.texts


def test_what_is_rubbed_out_is_told_as_nothing(phone: Phone) -> None:
    gone: list[Cells] = [
        {("jack", "hearts"): None},
        {("trump", None): None},
        {("won", 1): None},
    ]
    laid(phone, "dont-bug-me", then=[Wrote(1, {("jack", "hearts"): 1}), Wrote(1, gone[0])])
    phone.get(phone.at("log"))
    assert "Jack of hearts: nobody" in phone.page.texts
    laid(phone, "brouc", then=[Wrote(1, {("won", 1): 0, ("trump", None): "clubs"}),
                               *(Wrote(1, cells) for cells in gone[1:])])  # fmt: skip
    phone.get(phone.at("log"))
    assert {"Trump: not noted", "One trick taken back"} <= set(phone.page.texts)


@pytest.mark.parametrize(("seat", "who"), [(0, "Budi"), (1, "Citra"), (2, "Dewi"), (3, "Ani")])
def test_the_first_dealer_is_a_player_not_a_pair(phone: Phone, seat: int, who: str) -> None:
    said = a_record(game="brouc") | {"first_dealer": (seat + 1) % 4, "scorekeeper": seat}
    db = store.connect(phone.app.config["DATABASE"])
    phone.code = store.begin(db, [*record.read(said).events], "phone")
    db.close()
    phone.get(phone.at("log"))
    assert f"{who} deals first" in phone.page.texts
    keeper = ("Ani", "Budi", "Citra", "Dewi")[seat]
    assert f"The score is kept by {keeper}." in phone.page.texts


def test_a_shared_win_has_both_names(phone: Phone) -> None:
    """B4 with the tie shared."""
    even = {"tricks": [8, 8, 1], "jacks": {"hearts": 2, "diamonds": 2, "clubs": 2, "spades": 0}}
    even |= {"turned_up": "JS", "jacks": {"hearts": 2, "diamonds": 2, "clubs": 2}}
    laid(phone, "dont-bug-me", even, target=8, tie="shared")
    phone.look()
    assert "8 Ani and Budi win 8 points each, after 1 hand" in phone.page.text
    assert "Ani and Budi share the win: places 1, 1, 3." in phone.page.texts
    assert "made" not in phone.page.text


def test_games_without_bids_have_only_a_biggest_hand(phone: Phone) -> None:
    laid(phone, "dont-bug-me", PLAIN, PLAIN, PLAIN, JACKS, target=30)
    phone.look()
    assert "30 Budi wins 15 points ahead of Citra" in phone.page.text
    assert "Biggest hand Budi +8 in hand 1" in phone.page.text
    assert "Longest streak" not in phone.page.text
    assert f"/new?again={phone.code}" in phone.page.links


CARDS = {
    "call-bridge": ("Hand 2 of 12", "Dewi to call"),
    "dont-bug-me": ("Hand 2, first to 20", "playing"),
    "brouc": ("Hand 2, first to 31", "playing"),
    "oh-hell": ("Hand 2 of 19, 2 cards", "Budi to bid"),
}


@pytest.mark.parametrize("game", CARDS)
def test_a_card_on_the_first_page_says_what_is_played_and_whose_turn_it_is(
    phone: Phone, game: str
) -> None:
    laid(phone, game, HANDS[game])
    phone.get("/")
    assert set(CARDS[game]) <= set(phone.page.texts)


def test_what_somebody_else_wrote_is_shown_in_words_and_can_be_written_over(phone: Phone) -> None:
    """A combination goes back as it came."""
    laid(phone, "brouc", then=[Wrote(1, {("trump", None): "clubs"})])
    other = Phone(phone.app)
    other.keep(phone.code)
    phone.look()
    phone.post(phone.at("hands/1"), {"combination-hearts": "0-KQ"})
    answer = other.post(other.at("hands/1"), {"combination-hearts": "1-KQJ"})
    assert 409 == answer.status_code
    both = "Stands Ani & Citra have K-Q♥ You entered Budi & Dewi have K-Q-J♥"
    assert both in other.page.text
    assert 303 == other.press("Change to mine").status_code
    assert (1, "KQJ") == phone.sheet.cells(1)["combination", "hearts"]


def test_a_correction_that_takes_something_out_can_be_written_over_another(phone: Phone) -> None:
    laid(phone, "brouc", HEARTS)
    other = Phone(phone.app)
    other.keep(phone.code)
    other.get(here := other.at("hands/1/correct"))
    form = other.page.form(here).filled({"combination-spades": "", "seen": "combination-spades="})
    phone.correct(1, combination_spades="1-KQ")
    assert 409 == other.send(here, form).status_code
    assert "Stands Budi & Dewi have K-Q♠ You entered nothing" in other.page.text
    other.press("Change to mine")
    other.press("Save correction")
    assert ["hearts"] == [*phone.sheet.lines[0].hand.named("combination")]
