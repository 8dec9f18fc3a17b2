"""Undo and redo on the pages: they name what they take back, and everything goes back with it."""

from __future__ import annotations

import pytest

from tests.web import NAMES, Phone, written


@pytest.fixture
def played(phone: Phone) -> Phone:
    """Three hands of five players are scored, the second of them by taps."""
    phone.start([*NAMES, "Eve"], dealer="Eve")
    phone.play([0, 0, 0, 0, 0], [1, 0, 0, 0, 0])
    phone.look()
    phone.bids([1, 0, 0, 0, 0])
    phone.look(tricks="fall")
    phone.trick(0)
    phone.trick(1)
    phone.play([1, 1, 0, 0, 0], [1, 1, 1, 0, 0])
    return phone


def undo_label(phone: Phone) -> str:
    [label] = [label for label in phone.page.labels if label.startswith("Undo: ")]
    return label.removeprefix("Undo: ")


def undo(phone: Phone) -> str:
    """Takes back what the page offers; what it was called."""
    label = undo_label(phone)
    assert 303 == phone.undo().status_code
    return label


def told(phone: Phone) -> tuple[object, ...]:
    """What everybody goes by: the hand, its dealer, its cells, and the totals before it."""
    sheet = phone.sheet
    assert sheet.current
    return sheet.current.deal, dict(sheet.current.cells), sheet.totals


def test_undo_names_what_it_takes_back(played: Phone) -> None:
    names = []
    while any(label.startswith("Undo: ") for label in played.page.labels):
        names.append(undo(played))
    bids = ["Bob bid 1", "Ann bid 1", "Eve bid 0", "Dan bid 0", "Cat bid 0"]
    assert ["Hand 3 counted", *bids, "Trick 2 to Bob", "Trick 1 to Ann"] == names[:8]
    assert ("Ann bid 0", 0) == (names[-1], len(played.log.done))
    assert "Ann bids first" in played.page.texts


def test_dealer_turn_and_hook_go_back_with_an_undo(phone: Phone) -> None:
    """fault A05: again and again, over whole hands, and forward the same way."""
    phone.start([*NAMES, "Eve"], dealer="Eve")
    seen, texts = [], []
    for bids, tricks in (([0] * 5, [1, 0, 0, 0, 0]), ([0] * 5, [0, 2, 0, 0, 0]),
                         ([0] * 5, [0, 0, 3, 0, 0])):  # fmt: skip
        phone.look()
        hand = phone.sheet.current
        assert hand
        for seat in hand.deal.seats:
            seen.append(told(phone))
            texts.append(phone.page.text)
            phone.bid(seat, bids[seat])
        seen.append(told(phone))
        texts.append(phone.page.text)
        phone.count(tricks)
    phone.look()
    end = told(phone)
    for state in reversed(seen):
        undo(phone)
        assert state == told(phone)
    for state in [*seen[1:], end]:
        phone.look()
        phone.redo()
        assert state == told(phone)


def test_totals_are_right_at_once_after_a_hand_is_taken_back(played: Phone) -> None:
    """fault A07: on every page, with the next hand begun or not, and none of them shows zero."""
    played.look()
    played.bid(3, 0)
    assert "Dan bid 0" == undo(played)
    before = [line.totals for line in played.sheet.lines]
    assert "Hand 3 counted" == undo(played)
    assert before[:2] == [line.totals for line in played.sheet.lines]
    totals = dict(zip(played.sheet.players, before[1], strict=True))
    for path in (played.at(), "/", played.at("scores")):
        played.get(path)
        for name, total in totals.items():
            assert f"{name} {total}" in played.page.text or f"{total} {name}" in played.page.text
    played.get(played.at("scores"))
    assert "Devil’s Bridge · after hand 2 of 19" in played.page.texts


def test_a_hand_is_opened_again_not_emptied(played: Phone) -> None:
    """Its bids still stand, and so do the tricks before the last."""
    for _ in range(7):
        undo(played)
    hand = played.sheet.current
    assert hand
    assert (2, {1: 0}, 5) == (hand.deal.number, hand.named("won"), len(hand.named("bid")))
    assert "Who took trick 2?" in played.page.texts


def test_redo_stands_beside_undo_until_something_new_is_written(played: Phone) -> None:
    undo(played)
    assert "Redo: Hand 3 counted" in played.page.labels
    undo(played)
    assert "Redo: Bob bid 1" in played.page.labels
    played.redo()
    assert "Redo: Hand 3 counted" in played.page.labels
    assert 303 == played.bid(1, 0).status_code
    assert [] == [label for label in played.page.labels if label.startswith("Redo")]


def test_undo_and_redo_stand_in_the_log(played: Phone) -> None:
    undo(played)
    played.redo()
    played.get(played.at("log"))
    assert "Taken back: Hand 3 counted" in played.page.texts
    assert "Brought back: Hand 3 counted" in played.page.texts


def test_what_was_taken_back_is_struck_in_the_log(played: Phone) -> None:
    undo(played)
    played.get(played.at("log"))
    assert "Hand 3 counted taken back" in played.page.text


def test_undo_of_the_last_hand_opens_a_finished_game(phone: Phone) -> None:
    """fault A09."""
    phone.start(max_cards="1", sequence="up", end="series")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.look()
    assert "Bob, Cat, and Dan win" in phone.page.texts
    undo(phone)
    assert ((), 1) == (phone.sheet.winners, phone.sheet.current.deal.number)  # type: ignore[union-attr]
    phone.count([0, 1, 0, 0])
    phone.look()
    assert "Ann, Cat, and Dan win" in phone.page.texts


def test_undo_takes_back_a_correction_with_its_mark(played: Phone) -> None:
    before = played.sheet
    played.correct(1, tricks_0=0, tricks_1=1)
    assert before.totals != played.sheet.totals
    played.look()
    assert "Hand 1 corrected" == undo(played)
    assert (before.totals, before.fixed) == (played.sheet.totals, played.sheet.fixed)


def test_undo_takes_back_a_change_of_the_house_rules(phone: Phone) -> None:
    phone.start()
    phone.get(phone.at("rules"))
    phone.post(phone.at("rules"), {"scoring": "simple"})
    phone.look()
    assert "House rules changed" == undo(phone)
    assert "common" == phone.sheet.game.scoring  # type: ignore[attr-defined]


def test_there_is_nothing_to_take_back_at_the_start(phone: Phone) -> None:
    phone.start()
    assert [] == [label for label in phone.page.labels if "do:" in label]
    assert 1 == written(phone.app)


def test_an_undone_correction_shows_its_row_and_is_no_correction_any_more(phone: Phone) -> None:
    phone.start(max_cards="1", sequence="up")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.correct(1, tricks_0=0, tricks_1=1)
    phone.look()
    assert "1 correction" in phone.page.texts
    answer = phone.undo()
    assert phone.at("scores") + "?hand=1" == answer.location
    phone.look()
    assert "no corrections" in phone.page.texts
