"""Corrections on the pages: the effect first, then the mark that stays."""

from __future__ import annotations

import re

import pytest

from tests.web import NAMES, Phone, refused, written


@pytest.fixture
def four(phone: Phone) -> Phone:
    """Four hands are scored: 1, 2, 3 and 4 cards; the fifth is begun."""
    phone.start(end="series", max_cards="5")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.play([1, 0, 0, 0], [1, 1, 0, 0])
    phone.play([1, 1, 0, 0], [1, 1, 1, 0])
    phone.play([2, 1, 0, 0], [2, 1, 1, 0])
    phone.look()
    phone.bid(0, 2)
    return phone


@pytest.fixture
def over(phone: Phone) -> Phone:
    """Bob has won with the second hand."""
    phone.start(target="20", max_cards="3")
    phone.play([0, 0, 0, 0], [1, 0, 0, 0])
    phone.play([0, 1, 0, 0], [1, 1, 0, 0])
    assert (1,) == phone.sheet.winners
    return phone


def look(phone: Phone, hand: int, **changes: int | str) -> None:
    """Opens the correction of a hand and changes its form, without saving."""
    here = phone.at("hands", hand, "correct")
    phone.get(here)
    form = dict(phone.page.form(here).fields)
    phone.get(here, **form | {name.replace("_", "-"): str(v) for name, v in changes.items()})


def shown_totals(phone: Phone) -> dict[str, list[int]]:
    """The running totals of every player, as the sheet shows them from the first hand on."""
    phone.get(phone.at("scores"))
    cells = re.findall(r'<span class="tot">(\d+)</span>', phone.answers[-1].text)
    return {name: [int(c) for c in cells[seat::4]] for seat, name in enumerate(NAMES)}


def test_every_hand_that_is_scored_can_be_corrected_from_the_sheet(four: Phone) -> None:
    """fault A01, fault A02: later hands keep their numbers, and all totals follow at once."""
    old = shown_totals(four)
    for hand in range(1, 5):
        assert four.at("hands", hand, "correct") in four.page.links
    deal = four.sheet.current.deal  # type: ignore[union-attr]
    four.correct(2, tricks_0=0, tricks_1=2)
    assert {"Ann": [1, 1, 12, 24], "Bob": [10, 12, 23, 34]} == {
        name: totals for name, totals in shown_totals(four).items() if totals != old[name]
    }
    for path in (four.at(), "/", four.at("scores"), four.at("hands/4")):
        four.get(path)
        for name, total in zip(NAMES, four.sheet.totals, strict=True):
            assert re.search(rf"\b{total} {name}|{name}\D+(bid \d )?.*\b{total}\b", four.page.text)
    assert deal == four.sheet.current.deal  # type: ignore[union-attr]
    assert {("bid", 0): 2} == four.sheet.current.cells  # type: ignore[union-attr]


def test_the_effect_is_shown_before_anything_is_saved(four: Phone) -> None:
    before = written(four.app)
    look(four, 2, tricks_0=0, tricks_1=2)
    assert "Totals change: Ann 35 → 24 · Bob 33 → 34" in four.page.text
    assert "+2 +1" in four.page.text
    assert "0 +11" in four.page.text
    answer = four.press("Save correction")
    assert (before + 1, 303) == (written(four.app), answer.status_code)


def test_a_form_that_nobody_has_seen_the_effect_of_only_shows_it(four: Phone) -> None:
    """Without JavaScript the first press shows the effect, and the second saves."""
    four.get(here := four.at("hands/2/correct"))
    before, form = written(four.app), four.page.form(here)
    four.send(here, form.filled({"tricks-0": "0", "tricks-1": "2"}))
    assert before == written(four.app)
    assert "Totals change: Ann 35 → 24 · Bob 33 → 34" in four.page.text
    form = four.page.form(here)
    four.send(here, form.filled({"tricks-1": "1", "tricks-2": "1"}))
    assert before == written(four.app)
    assert 303 == four.press("Save correction").status_code
    assert [0, 1, 1, 0] == [four.sheet.lines[1].hand.tricks[seat] for seat in range(4)]


def test_a_correction_is_asked_the_same_as_an_entry(four: Phone) -> None:
    """fault A08: sums, ranges, and the hook for the dealer when the first bid changes."""
    before = written(four.app)
    for changes, words in (
        ({"tricks_0": 0}, "That is 1 of 2 tricks"),
        ({"tricks_0": 2}, "That is 3 of 2 tricks"),
        ({"tricks_0": 3}, "3 is not possible: choose 0 to 2."),
        ({"bid_1": 3}, "3 is not possible: choose 0 to 2."),
        ({"bid_1": 1}, "Not 1: the bids would equal the 2 tricks. Ann must bid something else."),
    ):
        refused(four, four.correct(2, **changes), before, 422)
        assert words in four.page.alert
        [(name, value)] = changes.items()
        form = four.page.form(four.at("hands/2/correct"))
        if value < 3:
            assert str(value) == form.value(name.replace("_", "-"))


def test_a_hand_cannot_be_emptied(four: Phone) -> None:
    """fault A13: a number can be changed, never rubbed out; the open bids stay."""
    four.get(here := four.at("hands/1/correct"))
    form, before = dict(four.page.form(here).fields), written(four.app)
    for name in ("bid-0", "tricks-0"):
        for empty in ("", " "):
            refused(four, four.send(here, form | {name: empty}), before, 422)
            assert "Something was left empty. Choose a number for everybody." == four.page.alert
    blank = {"version": form["version"], "key": form["key"]}
    assert 303 == four.send(here, blank).status_code
    assert before == written(four.app)


def test_a_hand_of_taps_cannot_be_emptied_either(phone: Phone) -> None:
    phone.start()
    phone.bids([0, 0, 0, 0])
    phone.trick(1)
    phone.get(here := phone.at("hands/1/correct"))
    form, before = dict(phone.page.form(here).fields), written(phone.app)
    refused(phone, phone.send(here, form | {"tricks-1": ""}), before, 422)


def test_a_trump_that_nobody_noted_may_stay_blank(four: Phone) -> None:
    four.get(here := four.at("hands/2/correct"))
    fields = dict(four.page.form(here).fields) | {"trump": "", "tricks-0": "0", "tricks-1": "2"}
    four.send(here, fields)
    assert 303 == four.press("Save correction").status_code


def test_a_trump_that_was_noted_by_mistake_can_be_taken_out(four: Phone) -> None:
    """DB6: noting it is as people like."""
    four.correct(1, trump="hearts")
    assert 303 == four.correct(1, trump="").status_code
    assert "trump" not in four.sheet.lines[0].hand.rows
    four.get(four.at("log") + "?only=corrections")
    assert "Trump hearts nothing" in four.page.text


def test_only_what_is_written_can_be_corrected(four: Phone) -> None:
    """DB10: a correction is no way to bid before one's turn, or to write a trick twice."""
    before = written(four.app)
    for hand, change in ((5, {"bid-3": "1"}), (5, {"won-1": "0"}), (4, {"won-1": "0"})):
        four.get(here := four.at("hands", hand, "correct"))
        fields = dict(four.page.form(here).fields) | change
        refused(four, four.send(here, fields), before, 422)
        assert "This is not written yet, so there is nothing to correct." == four.page.alert


def test_a_correction_that_changes_nothing_writes_nothing(four: Phone) -> None:
    before = written(four.app)
    assert (303, before) == (four.correct(2).status_code, written(four.app))


def test_zero_can_be_corrected_to_and_from(four: Phone) -> None:
    """fault A15."""
    four.correct(4, tricks_0=0, tricks_2=3)
    assert 0 == four.sheet.lines[3].hand.tricks[0]
    look(four, 4)
    assert "0" == four.page.form(four.at("hands/4/correct")).value("tricks-0")


def test_a_correction_stays_marked_with_old_and_new(four: Phone) -> None:
    four.correct(2, tricks_0=0, tricks_1=2, reason="count")
    four.get(four.at("scores"))
    assert 2 == four.page.texts.count("corrected")
    assert "1 correction" in four.page.texts
    four.get(four.at("log") + "?only=corrections")
    assert "Ann took 1 Ann took 0" in four.page.text
    assert "Bob took 1 Bob took 2" in four.page.text
    assert "miscounted" in four.page.text
    assert "Phone 1 (this one)" in four.page.text
    assert "bid" not in "".join(four.page.texts)


def test_a_correction_of_trump_alone_moves_no_total(four: Phone) -> None:
    look(four, 2, trump="hearts")
    assert "No total changes." in four.page.texts
    four.press("Save correction")
    four.get(four.at("log") + "?only=corrections")
    assert "nothing Trump hearts" in four.page.text


def test_a_correction_can_open_a_game_that_was_over(over: Phone) -> None:
    """fault A09, fault A22: it is played on, to another end."""
    look(over, 2, tricks_0=2, tricks_1=0)
    assert "This moves the end The game is then open again." in over.page.text
    over.press("Save correction")
    assert ((), 3) == (over.sheet.winners, over.sheet.current.deal.number)  # type: ignore[union-attr]
    over.get("/")
    assert "Cat to bid" in over.page.texts
    over.play([0, 0, 1, 0], [1, 1, 1, 0])
    assert (2,) == over.sheet.winners
    over.look()
    assert "Cat wins" in over.page.texts


@pytest.fixture
def struck(over: Phone) -> Phone:
    """After a second correction the game ends with hand 2 again, and hand 3 counts for nothing."""
    over.correct(2, tricks_0=2, tricks_1=0)
    over.play([0, 0, 1, 0], [1, 1, 1, 0])
    look(over, 2, tricks_0=1, tricks_1=1)
    return over


def test_a_correction_that_moves_the_end_forward_says_so(struck: Phone) -> None:
    words = "The game then ended with hand 2. Hands written later count for nothing."
    assert words in struck.page.texts
    struck.press("Save correction")
    assert ((1,), 2, [3]) == (struck.sheet.winners, len(struck.sheet.lines), struck.sheet.struck)


def test_a_hand_after_the_end_is_struck_out_until_it_is_revived(struck: Phone) -> None:
    struck.press("Save correction")
    struck.get(struck.at("scores"))
    assert "Hands struck out were written after the end of the game" in struck.page.text
    assert "Devil’s Bridge · after hand 2 of 5" in struck.page.texts
    record = struck.client.get(struck.at() + ".json").json
    assert 2 == len(record["hands"])
    refused(struck, struck.get(struck.at("hands/3/correct")), written(struck.app), 404)
    struck.correct(2, tricks_0=2, tricks_1=0)
    assert ((2,), 3) == (struck.sheet.winners, len(struck.sheet.lines))
    assert 3 == len(struck.client.get(struck.at() + ".json").json["hands"])


def test_a_correction_of_a_hand_that_was_struck_meanwhile_is_refused(struck: Phone) -> None:
    here = struck.at("hands/3/correct")
    other = Phone(struck.app)
    other.keep(struck.code)
    other.get(here)
    form = dict(other.page.form(here).fields) | {"trump": "clubs", "seen": "trump=clubs"}
    struck.press("Save correction")
    refused(other, other.send(here, form), written(struck.app), 409, 422)


def test_each_correction_is_its_own_entry_whoever_it_makes_win(over: Phone) -> None:
    """fault A04 in kind: the winner changes, and there is still one hand, with its last numbers."""
    over.correct(2, tricks_1=0, tricks_2=1, bid_2=1, bid_1=0)
    assert (2, (2,)) == (len(over.sheet.lines), over.sheet.winners)
    over.get(over.at())
    assert "Cat wins" in over.page.texts
    over.get("/")
    assert "Cat 21" in over.page.text


@pytest.mark.parametrize(
    ("reason", "note", "said"),
    [
        ("other", " the  dog\x07 ate it ", "the dog ate it"),
        ("", "the dog ate it", "the dog ate it"),
        ("count", "by Bob", "miscounted: by Bob"),
        ("other", "", "another reason"),
    ],
)
def test_a_reason_may_be_written_in_words(four: Phone, reason: str, note: str, said: str) -> None:
    assert 303 == four.correct(2, trump="clubs", reason=reason, note=note).status_code
    four.get(four.at("log"))
    assert f"Phone 1 (this one) · {said}" in four.page.text
    assert said == four.client.get(four.at() + ".json").json["log"][-1]["reason"]


def test_a_reason_that_is_none_is_left_out(four: Phone) -> None:
    assert 303 == four.correct(2, trump="clubs", reason="<b>").status_code
    four.get(four.at("log"))
    assert "<b>" not in four.page.texts


def test_the_printed_sheet_explains_corrections_and_trump_only_where_they_are(four: Phone) -> None:
    mark = "◥ corrected after it was saved."
    four.get(four.at("scores"))
    assert mark not in four.page.text
    assert "The cards are on the left." in four.page.text
    four.correct(2, tricks_0=0, tricks_1=2)
    four.get(four.at("scores"))
    assert mark in four.page.text
