"""The end of a game: who has won, what can no longer be written, and the way on."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scorekeeper import record, store
from tests.playing import a_record
from tests.web import NAMES, Phone, refused, written

FIVE = (*NAMES, "Eve")


def one_hand(phone: Phone, bids: list[int], tricks: list[int], **rules: Any) -> None:
    """A whole game of one hand with one card."""
    names = FIVE[: len(bids)]
    plan = {"max_cards": "1", "sequence": "up", "end": "series", "hook": "False"} | rules
    phone.start(names, **plan)
    phone.play(bids, tricks)
    phone.look()


def test_everybody_who_is_level_has_won(phone: Phone) -> None:
    """D8, fault A19, fault A20: on the last page, on the sheet, and in the list of games."""
    one_hand(phone, [0, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    said = "Bob, Cat, Dan, and Eve win"
    assert said in phone.page.texts
    assert f"Game over. {said}: 10." in phone.page.text
    assert "10 points each, after 1 hand" in phone.page.texts
    assert "5 Ann" in phone.page.text
    phone.get("/")
    assert "Bob, Cat, Dan, and Eve" in phone.page.texts
    record = phone.client.get(phone.at() + ".json").json
    assert FIVE == tuple(record["players"])


def test_two_winners_are_named_both(phone: Phone) -> None:
    """D8, fault A19: names are in the order of the seats, whoever came first."""
    one_hand(phone, [1, 0, 0, 1], [0, 1, 0, 0])
    assert "Cat wins" in phone.page.texts
    one_hand(phone, [0, 0, 1, 1], [0, 0, 0, 1])
    assert "Dan wins" in phone.page.texts
    one_hand(phone, [0, 0, 1, 0], [0, 0, 0, 1])
    assert "Ann and Bob win" in phone.page.texts


def test_places_have_gaps_after_ties_while_the_game_goes_on(phone: Phone) -> None:
    """fault A20: 1, 1, 3, 3, 5 in the live table too, and inside a tie by seat."""
    phone.start(FIVE, hook="False")
    phone.play([0, 0, 1, 1, 1], [0, 0, 0, 0, 1])
    phone.look()
    assert "1 Eve 11 2 Ann 10 2 Bob 10 4 Cat 0 4 Dan 0" in phone.page.text
    phone.play([0, 0, 0, 0, 1], [1, 1, 0, 0, 0])
    phone.look()
    assert "1 Ann 11 1 Bob 11 1 Eve 11 4 Cat 10 4 Dan 10" in phone.page.text
    phone.get(phone.at("scores"))
    assert 3 == phone.answers[-1].text.count('class="lead"')


def test_a_tie_at_the_target_plays_on(phone: Phone) -> None:
    """D8, fault A23."""
    phone.start(target="10", hook="False")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    assert "Hand 2 of 19 · 2 cards" in phone.page.texts
    phone.play([0, 1, 0, 0], [1, 1, 0, 0])
    phone.look()
    assert "Bob wins" in phone.page.texts


def test_the_whole_hand_is_scored_before_anybody_has_won(phone: Phone) -> None:
    """D3, fault A23: two reach the target with one hand, and the higher total wins."""
    phone.start(target="11", hook="False")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.play([0, 1, 1, 0], [0, 1, 1, 0])
    assert () == phone.sheet.winners
    phone.play([0, 0, 0, 3], [0, 0, 0, 3])
    assert ((3,), (21, 31, 31, 33)) == (phone.sheet.winners, phone.sheet.totals)


def test_a_game_of_one_hand_counts_it_once(phone: Phone) -> None:
    """fault A36."""
    one_hand(phone, [0, 0, 1, 0], [0, 0, 0, 1])
    assert (10, 10, 0, 1) == phone.sheet.totals
    assert re.search(r"3 Dan 0 of 1 made 1 4 Cat 0 of 1 made 0", phone.page.text)


def test_the_header_never_counts_past_the_last_hand(phone: Phone) -> None:
    """fault A12: nor is there a form for a further hand, on any page."""
    one_hand(phone, [0, 0, 1, 0], [0, 0, 0, 1])
    for path in (phone.at(), phone.at("scores"), phone.at("hands/1"), phone.at("log"), "/"):
        phone.get(path)
        assert "Hand 2" not in phone.page.text
        assert "of 2" not in phone.page.text
        assert [] == [form for form in phone.page.forms if re.search(r"hands/\d+$", form.action)]
    phone.get(phone.at("scores"))
    assert "Devil’s Bridge · after hand 1 of 1" in phone.page.texts
    phone.get(phone.at("hands/1"))
    assert "Final result" in phone.page.texts


def test_no_hand_is_written_after_the_end(phone: Phone) -> None:
    """fault A12, fault A48: by hand or by Back."""
    one_hand(phone, [0, 0, 1, 0], [0, 0, 0, 1])
    before = written(phone.app)
    for hand in (2, 3):
        for fields in ({"bid-0": "0"}, {"won-1": "0"}, {"tricks-0": "1"}, {"trump": "clubs"}):
            answer = phone.send(phone.at("hands", hand), phone.stamp() | fields)
            refused(phone, answer, before, 422)
            assert "The game is over" in phone.page.alert
    refused(phone, phone.get(phone.at("hands/2/correct")), before, 404)
    assert "Ann and Bob win" in phone.get(phone.at("hands/2")).text


@pytest.mark.parametrize(("dealer", "after"), [("Dan", "Ann"), ("Ann", "Bob")])
def test_a_rematch_keeps_the_table_and_passes_the_deal_on(
    phone: Phone, dealer: str, after: str
) -> None:
    """fault A39: seats, house rules and scorekeeper; another dealer can still be chosen."""
    rules = {"max_cards": "1", "sequence": "up", "end": "series", "hook": "False"}
    phone.start(dealer=dealer, keeper="Cat", **rules)
    phone.play([0, 0, 1, 0], [0, 0, 0, 1])
    phone.look()
    first, before = phone.code, phone.sheet
    way, another = [link for link in phone.page.links if "again=" in link]
    assert way == another  # there the game can be changed as well
    phone.get(way)
    form = phone.page.form("/new")
    assert list(NAMES) == form.values("seat")
    assert (after, "Cat") == (form.value("dealer"), form.value("keeper"))
    assert rules == {name: form.value(name) for name in rules}
    assert before == phone.sheet
    [start] = [label for label in phone.page.labels if label.startswith("Start")]
    phone.code = phone.press(start, dealer="Bob").location.rsplit("/", 1)[1]
    assert first != phone.code
    assert ((0, 0, 0, 0), 1, 2) == (
        phone.sheet.totals,
        phone.sheet.first_dealer,
        phone.sheet.scorekeeper,
    )
    assert before.game == phone.sheet.game


def test_the_deal_passes_on_from_the_last_hand_that_was_played(phone: Phone) -> None:
    """fault A39: a game that ends with the second hand was dealt by the second dealer."""
    phone.start(target="20", dealer="Dan")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.play([0, 1, 0, 0], [1, 1, 0, 0])
    phone.get(f"/new?again={phone.code}")
    assert "Bob" == phone.page.form("/new").value("dealer")


def test_the_last_page_tells_where_a_slip_is_put_right(phone: Phone) -> None:
    """fault A09."""
    one_hand(phone, [0, 0, 1, 0], [0, 0, 0, 1])
    assert phone.at("scores") in phone.page.links
    assert re.search(r"A slip\? Open the scoresheet", phone.page.text)
    assert "Undo: Hand 1 counted" in phone.page.labels


def test_an_award_needs_somebody_alone_and_enough_hands(phone: Phone) -> None:
    phone.start(max_cards="4", sequence="down", end="series", hook="False")
    for cards in (4, 3, 2, 1):
        phone.play([0, 0, 0, cards], [0, 0, 0, cards])
    phone.look()
    assert "Biggest hand Dan +14 in hand 1" in phone.page.text
    assert "Longest streak" not in phone.page.text
    one_hand(phone, [0, 0, 0, 1], [0, 0, 0, 1])
    assert "Biggest hand" not in phone.page.text


@pytest.mark.parametrize("scoring", ["common", "simple"])
def test_every_total_is_the_sum_of_what_is_shown(phone: Phone, scoring: str) -> None:
    """fault A44 in kind, fault A02."""
    phone.start(end="series", max_cards="2", scoring=scoring, hook="False")
    for bids, tricks in (([0, 0, 0, 1], [1, 0, 0, 0]), ([0, 2, 0, 0], [0, 2, 0, 0]),
                         ([0, 0, 0, 0], [0, 0, 1, 0])):  # fmt: skip
        phone.play(bids, tricks)
    phone.get(phone.at("scores"))
    points = [int(p) for p in re.findall(r'class="pt">\+?(\d+)<', phone.answers[-1].text)]
    totals = [int(t) for t in re.findall(r'class="tot">(\d+)<', phone.answers[-1].text)]
    for seat in range(4):
        mine = points[seat::4]
        assert [sum(mine[: n + 1]) for n in range(3)] == totals[seat::4]


def test_a_sheet_of_simple_scoring_can_be_shown_as_on_paper(phone: Phone) -> None:
    """DB18, D4: a made ten is 20, not 110."""
    phone.start(scoring="simple", sequence="down", hook="False", end="series")
    phone.play([10, 0, 3, 0], [10, 0, 0, 0])
    assert 20 == phone.sheet.totals[0]
    phone.get(phone.at("scores"))
    assert "As on paper" in phone.page.texts
    phone.get(phone.at("scores") + "?paper=1")
    assert "20 20 10 10" in phone.page.text
    assert '<s class="bid">3</s>' in phone.answers[-1].text
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.get(phone.at("scores") + "?paper=1")
    assert "As on paper" not in phone.page.text


def test_a_game_of_which_nobody_told_how_long_it_was_says_nothing_of_it(phone: Phone) -> None:
    """Nor is its day that on which it was read in."""
    begun = {"started_at": "2020-05-02T19:00:00+00:00"}
    db = store.connect(phone.app.config["DATABASE"])
    hand = {"bids": [0, 0, 0], "tricks": [1, 0, 0]}
    rules = {"max_cards": 1, "sequence": "up"}
    made = a_record(hand, players=3, rules=rules) | begun
    phone.code = store.begin(db, record.read(made).events, "phone")
    db.close()
    phone.look()
    assert "1 hand" in phone.page.texts
    assert " min" not in phone.page.text
    phone.get(phone.at("scores"))
    assert "Saturday 2 May 2020" in phone.page.text
