"""Tricks on the pages: as they fall or counted at the end, and the points that they make."""

from __future__ import annotations

import re

import pytest

from tests.web import NAMES, Phone, refused, written


@pytest.fixture
def five(phone: Phone) -> Phone:
    """Four players, five cards, Ann leads; the bids are 2, 1, 0, 3."""
    phone.start(max_cards="5", sequence="down")
    phone.bids([2, 1, 0, 3])
    return phone


def tapped(phone: Phone) -> list[int]:
    """Who won each trick so far."""
    hand = phone.sheet.current
    assert hand
    return [side for _, side in sorted(hand.named("won").items())]


def typed(phone: Phone) -> list[str]:
    """The counts as the page has them."""
    form = phone.page.form(phone.hand())
    return [form.value(f"tricks-{seat}") for seat in range(4)]


def test_the_winner_of_a_trick_is_tapped_and_leads_next(five: Phone) -> None:
    """DB14, DB16."""
    for number, (side, leads) in enumerate(((2, "Ann"), (2, "Cat"), (0, "Cat"), (3, "Ann")), 1):
        assert f"Who took trick {number}?" in five.page.texts
        assert f"{6 - number} left" in five.page.texts
        assert re.search(rf"{leads} (D )?\d of \d leads", five.page.text)
        assert 1 == five.page.texts.count("leads")
        five.trick(side)
    answer = five.trick(0)
    assert five.at("hands/1") == answer.location
    assert [2, 0, 2, 1] == [five.sheet.lines[0].hand.tricks[seat] for seat in range(4)]


def test_a_tile_tells_how_its_player_stands_in_words(five: Phone) -> None:
    """fault B22."""
    assert re.findall(r"needs \d|on bid|\d over", five.page.text) == [
        "needs 2", "needs 1", "on bid", "needs 3",
    ]  # fmt: skip
    five.trick(2)
    assert "1 over" in five.page.texts
    assert "Cat 1 of 0 leads 1 over" in five.page.text


def test_no_more_tricks_are_written_than_were_dealt(five: Phone) -> None:
    """DB17, fault A43."""
    for side in (0, 0, 0, 0):
        five.trick(side)
    before = written(five.app)
    stamp = five.stamp()
    for fields in ({"won-6": "0"}, {"won-5": "0", "won-6": "0"}):
        refused(five, five.send(five.at("hands/1"), stamp | fields), before, 422)
        assert five.page.alert
    five.look()
    five.trick(0)
    refused(five, five.send(five.at("hands/1"), stamp | {"won-6": "0"}), before + 1, 409)


def test_the_minus_of_a_tile_takes_its_latest_trick_back(five: Phone) -> None:
    for side in (0, 1, 0, 2):
        five.trick(side)
    five.press("Take one trick from Ann")
    assert [0, 1, 2] == tapped(five)
    assert "Who took trick 4?" in five.page.texts
    five.press("Take one trick from Bob")
    assert [0, 2] == tapped(five)
    assert "Take one trick from Bob" not in five.page.labels
    five.undo()
    assert [0, 1, 2] == tapped(five)
    for _ in range(3):
        take = next(label for label in five.page.labels if label.startswith("Take one"))
        five.press(take)
    assert [] == tapped(five)


def test_a_count_starts_from_the_bids(five: Phone) -> None:
    """All made, except those who are changed."""
    five.look(tricks="end")
    assert ["2", "1", "0", "3"] == typed(five)
    assert any("1 trick too many" in label for label in five.page.labels)
    five.press("Save", tricks_3="2")
    assert [2, 1, 0, 2] == [five.sheet.lines[0].hand.tricks[seat] for seat in range(4)]


def test_the_count_that_nobody_changed_is_the_rest_of_the_others(five: Phone) -> None:
    """DB17: without JavaScript the server works it out when the form is saved."""
    five.look(tricks="end")
    five.press("Save", tricks_0="1", tricks_1="0", tricks_2="2")
    assert [1, 0, 2, 2] == [five.sheet.lines[0].hand.tricks[seat] for seat in range(4)]


def test_a_count_that_is_the_rest_is_shown_as_such(five: Phone) -> None:
    five.look(tricks="end")
    form = dict(five.page.form(five.hand()).fields)
    five.look(**form | {"tricks-0": "1", "tricks-1": "0", "tricks-2": "2"})
    assert ["1", "0", "2", "2"] == typed(five)
    assert "5 of 5 tricks. Dan’s count is the rest." in five.page.texts
    form = dict(five.page.form(five.hand()).fields)
    five.look(**form | {"tricks-2": "3"})
    assert ["1", "0", "3", "1"] == typed(five)
    five.press("Save hand 1")
    assert [1, 0, 3, 1] == [five.sheet.lines[0].hand.tricks[seat] for seat in range(4)]


def test_a_count_that_was_looked_at_again_is_not_taken_for_the_rest(five: Phone) -> None:
    five.look(tricks="end")
    form = dict(five.page.form(five.hand()).fields)
    five.look(**form | {"tricks-3": "2"})
    form = dict(five.page.form(five.hand()).fields)
    five.look(**form | {"tricks-3": "3", "tricks-0": "1", "tricks-1": "2"})
    assert ["1", "2", "0", "3"] == typed(five)
    assert "6 of 5 tricks so far. A dashed key puts it right." in five.page.texts


@pytest.mark.parametrize(
    ("counts", "got"), [([2, 1, 0, 3], 6), ([2, 1, 0, 1], 4), ([5, 5, 5, 5], 20)]
)
def test_counts_that_do_not_add_up_are_refused_and_kept(
    five: Phone, counts: list[int], got: int
) -> None:
    """DB17, DB-W7, DB-W8, fault B27: the sum is said, and what was typed still stands there."""
    before = written(five.app)
    refused(five, five.count(counts), before, 422)
    assert f"That is {got} of 5 tricks: change somebody’s tricks." == five.page.alert
    assert list(map(str, counts)) == typed(five)


def test_a_change_of_the_counts_lives_in_the_address(five: Phone) -> None:
    """fault B05, fault C34: a reload has the same numbers."""
    five.look(tricks="end")
    form = dict(five.page.form(five.hand()).fields)
    answer = five.look(**form | {"tricks-3": "2"})
    assert ["2", "1", "0", "2"] == typed(five)
    five.get(answer.headers["HX-Replace-Url"])
    assert ["2", "1", "0", "2"] == typed(five)
    assert 0 == len(five.sheet.lines)


def test_zero_is_a_count_and_a_bid(phone: Phone) -> None:
    """fault A14, fault A15: zero is a number like any other."""
    phone.start()
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    hand = phone.sheet.lines[0].hand
    assert ([0] * 4, [1, 0, 0, 0]) == (
        [hand.named("bid")[seat] for seat in range(4)],
        [hand.tricks[seat] for seat in range(4)],
    )
    phone.get(phone.at("scores"))
    assert 3 == phone.page.texts.count("0/0")


def test_no_trick_is_written_before_all_have_bid(phone: Phone) -> None:
    """DB10, DB-C9."""
    phone.start()
    phone.bid(0, 0)
    before = written(phone.app)
    for fields in (
        {"won-1": "0"},
        {"tricks-0": "1"},
        {f"tricks-{n}": str(n // 3) for n in range(4)},
    ):
        refused(phone, phone.post(phone.hand(), fields), before, 422)
        assert "Bob has not bid yet." in phone.page.alert


def test_counts_that_name_only_the_winners_are_enough_once_they_add_up(five: Phone) -> None:
    """DB17."""
    assert 303 == five.post(five.hand(), {"tricks-0": "2", "tricks-3": "3"}).status_code
    assert [2, 0, 0, 3] == [five.sheet.lines[0].hand.tricks[seat] for seat in range(4)]


def test_a_count_that_is_missing_holds_the_hand_up(five: Phone) -> None:
    """fault A14."""
    before = written(five.app)
    refused(five, five.post(five.hand(), {"tricks-0": "2", "tricks-3": "2"}), before, 422)
    assert "Bob’s tricks are not counted yet. Cat’s tricks are not counted yet." == five.page.alert


def test_all_made_can_be_saved_at_once_where_the_bids_add_up(phone: Phone) -> None:
    phone.start(max_cards="5", sequence="down", hook="False")
    phone.bids([2, 1, 0, 2])
    phone.look(tricks="end")
    assert "All made" in phone.page.texts
    phone.press("Save hand 1")
    assert (12, 11, 10, 12) == phone.sheet.totals


def test_the_way_of_entering_tricks_stays_as_in_the_last_hand(phone: Phone) -> None:
    phone.start(hook="False")
    phone.bids([0, 0, 0, 0])
    assert "Who took trick 1?" in phone.page.texts
    phone.count([1, 0, 0, 0])
    phone.look()
    phone.bids([0, 0, 0, 0])
    assert "Who missed?" in phone.page.texts
    phone.look(tricks="fall")
    phone.trick(0)
    assert "Who took trick 2?" in phone.page.texts
    phone.trick(0)
    phone.look()
    phone.bids([0, 0, 0, 0])
    assert "Who took trick 1?" in phone.page.texts


def test_every_number_can_be_reached_in_a_hand_of_many_cards(phone: Phone) -> None:
    phone.start(sequence="down")
    phone.bids([4, 0, 0, 0])
    phone.look(tricks="end")
    phone.press("Another number for Bob")
    shown = [text for text in phone.page.spoken if text.startswith("Bob took ")]
    assert [f"Bob took {n}{', the bid' if n == 0 else ''}" for n in range(11)] == shown


@pytest.mark.parametrize(
    ("scoring", "said"),
    [
        ("common", ["2 + 10 = 12", "1 short, tricks only", "2 over, tricks only", "1 + 10 = 11"]),
        ("simple", ["10 + 2 = 12", "1 short", "2 over", "10 + 1 = 11"]),
    ],
)
def test_a_result_shows_how_it_came_about(phone: Phone, scoring: str, said: list[str]) -> None:
    """DB18, DB19, D10."""
    phone.start(max_cards="5", sequence="down", scoring=scoring)
    phone.play([2, 1, 0, 1], [2, 0, 2, 1])
    for name, words in zip(NAMES, said, strict=True):
        assert re.search(
            rf"{name} (D )?(1st )?took \d, bid \d: {re.escape(words)} ", phone.page.text
        )
    assert "Next hand" in phone.page.texts
    assert "Undo: Hand 1 counted" in phone.page.labels


@pytest.mark.parametrize("scoring", ["common", "simple"])
def test_the_points_shown_before_saving_are_those_saved(phone: Phone, scoring: str) -> None:
    """fault A47."""
    phone.start(scoring=scoring, end="series", max_cards="4", hook="False")
    for bids, tricks in [([1, 0, 0, 0], [0, 1, 0, 0]), ([0, 2, 1, 0], [0, 0, 2, 0]),
                         ([3, 0, 0, 1], [0, 0, 0, 3]), ([4, 0, 1, 0], [4, 0, 0, 0])]:  # fmt: skip
        phone.look()
        phone.bids(bids)
        phone.look(tricks="end")
        form = dict(phone.page.form(phone.hand()).fields)
        phone.look(**form | {f"tricks-{seat}": str(n) for seat, n in enumerate(tricks)})
        heads = re.findall(r"(?:as bid|\d over|\d short), ([+−]?\d+)", phone.page.text)
        seats = phone.sheet.current.deal.seats  # type: ignore[union-attr]
        phone.press(f"Save hand {len(phone.sheet.lines) + 1}")
        points = phone.sheet.lines[-1].points
        assert [points[seat] for seat in seats] == [int(text.strip("+")) for text in heads]


def test_a_reload_shows_the_same_step(phone: Phone) -> None:
    """fault C34: set-up, bids, between bids and tricks, tricks, result; nothing is written."""
    phone.start(max_cards="2", sequence="down")
    steps = [lambda: phone.bid(0, 0), lambda: phone.bids_left([0, 0, 0, 0]),
             lambda: phone.trick(0), lambda: phone.trick(1)]  # fmt: skip
    for act in steps:
        act()
        seen, before = phone.page.text, written(phone.app)
        path = phone.answers[-1].request.full_path
        for _ in range(2):
            phone.get(path)
            assert (seen, before) == (phone.page.text, written(phone.app))
