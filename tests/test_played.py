"""Tricks that are written with their cards: what follows from them, and who may say otherwise."""

from typing import Any

import pytest

from scorekeeper import record, words
from scorekeeper.common import given_back
from scorekeeper.log import Wrote, overtaken
from scorekeeper.messages import Refused
from scorekeeper.rules import Cells
from scorekeeper.seats import Way
from tests.playing import Table, refusal, table

EIGHT = [  # a hand of Brouc, hearts trump: who took each trick
    (0, "KS 10S QS JS"), (1, "9S KH QH 7D"), (0, "AS 7S 8S 8D"), (0, "AD 9D KD JD"),
    (1, "10D QD 7H AC"), (1, "AH 8H 9H 7C"), (0, "10H JH 8C 9C"), (1, "10C KC QC JC"),
]  # fmt: skip
JACKS = [(0, "JH AH 2D"), (1, "JS JC 9C"), (2, "7S 8S 9S")]  # the first tricks of Don't Bug Me


def given(number: int, side: int, cards: str, **trump: str) -> Cells:
    """A trick with its cards, in one entry."""
    of_hand = {(name, None): value for name, value in trump.items()}
    return {("won", number): side, ("played", number): cards, **of_hand}


def shown(at: Table, *tricks: tuple[int, str]) -> Table:
    """The tricks that fall next, with their cards."""
    for side, cards in tricks:
        hand = at.current
        at.write(Wrote(hand.deal.number, given(len(hand.named("won")) + 1, side, cards)))
    return at


def brouc(some: int = 8) -> Table:
    at = table(4, None, "brouc")
    at.cell("trump", None, "hearts")
    return shown(at, *EIGHT[:some])


def bugs(*tricks: tuple[int, str], turned_up: str = "5C") -> Table:
    at = table(3, None, "dont-bug-me")
    at.cell("turned_up", None, turned_up)
    return shown(at, *tricks)


def row(at: Table, name: str, number: int = 1) -> dict[Any, Any]:
    return dict(at.sheet.told(number).get(name, {}))


def test_the_jacks_go_with_their_tricks() -> None:
    at = bugs(*JACKS)
    assert {"hearts": 0, "spades": 1, "clubs": 1} == row(at, "jack")
    assert {1: 0, 2: 1, 3: 2} == row(at, "won")


def test_the_combinations_go_with_their_tricks_and_the_card_points_with_the_last() -> None:
    at = brouc(7)
    assert {"spades": (0, "KQJ"), "hearts": (1, "KQ")} == row(at, "combination")
    assert {} == row(at, "card_points")
    assert not at.sheet.lines
    shown(at, EIGHT[7])
    assert {0: 59, 1: 61} == row(at, "card_points")
    assert {"spades": (0, "KQJ"), "hearts": (1, "KQ"), "clubs": (1, "KQJ")} == row(
        at, "combination"
    )
    [line] = at.sheet.lines
    assert [89, 131] == at.sheet.game.raws(line.hand)  # type: ignore[attr-defined]
    assert (9, 13) == line.points


def test_a_combination_in_a_trick_asks_for_trump_and_takes_it_in_the_same_entry() -> None:
    at = table(4, None, "brouc")
    assert ["trump_missing"] == refusal(shown, at, EIGHT[0])
    at.write(Wrote(1, given(1, *EIGHT[0], trump="hearts")))
    assert {None: "hearts"} == row(at, "trump")


def test_a_trick_that_is_taken_back_takes_its_cards_along_and_later_ones_move_up() -> None:
    at = bugs(*JACKS)
    at.write(Wrote(1, given_back(at.current, 0)))
    assert {1: "JS JC 9C", 2: "7S 8S 9S"} == row(at, "played")
    assert {1: 1, 2: 2} == row(at, "won")
    assert {"spades": 1, "clubs": 1} == row(at, "jack")
    at.write(Wrote(1, given_back(at.current, 2)))
    assert {1: "JS JC 9C"} == row(at, "played")


def test_a_trick_without_cards_may_stand_among_others() -> None:
    at = bugs(JACKS[0])
    at.take(2)
    shown(at, JACKS[1])
    assert {1: "JH AH 2D", 3: "JS JC 9C"} == row(at, "played")
    at.write(Wrote(1, given_back(at.current, 2)))
    assert {1: "JH AH 2D", 2: "JS JC 9C"} == row(at, "played")
    at.take(2)
    at.write(Wrote(1, given_back(at.current, 0)))
    assert {1: "JS JC 9C"} == row(at, "played")
    assert {1: 1, 2: 2} == row(at, "won")


def test_cards_written_later_make_the_trick_theirs() -> None:
    at = bugs()
    at.take(0, 1)
    at.cell("played", 2, "JS 4C JC")
    assert {"spades": 1, "clubs": 1} == row(at, "jack")


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        (
            given(4, 0, "QC QC 3D"),
            "The queen of clubs is played in trick 4, but it was out already.",
        ),
        (
            given(4, 0, "QC AH 3D"),
            "The ace of hearts is played in trick 4, but it was out already.",
        ),
        (
            given(4, 0, "QC 5C 3D"),
            "The five of clubs is played in trick 4, but it was out already.",
        ),
        (given(4, 0, "QC 3D"), "Trick 4 needs 3 cards, one of everybody."),
        (given(4, 0, "QC 3D 3C 3S"), "Trick 4 needs 3 cards, one of everybody."),
        ({("played", 4): "QC 3D 3S"}, "Nobody has won trick 4 yet."),
    ],
    ids=["twice", "twice in a hand", "turned up", "too few", "too many", "no winner"],
)
def test_cards_that_cannot_be_are_refused(cells: Cells, said: str) -> None:
    at = bugs(*JACKS)
    with pytest.raises(Refused) as refused:
        at.write(Wrote(1, cells))
    [problem] = refused.value.problems
    assert ("cards", said) == (problem.code, problem.message.say(at.sheet.names))


def test_a_jack_that_was_turned_up_cannot_be_played() -> None:
    at = bugs(turned_up="JH")
    assert "cards" in refusal(shown, at, JACKS[0])
    shown(at, *JACKS[1:])
    assert {"spades": 1, "clubs": 1} == row(at, "jack")


def test_no_trick_before_the_last_is_left_out() -> None:
    """Where a phone writes the fourth while another takes the third back."""
    for at in (bugs(*JACKS), brouc(3)):
        at.write(Wrote(1, given_back(at.current, row(at, "won")[3])))
        assert ["turn"] == refusal(at.correct, 1, {("won", 4): 1})


def test_whoever_sits_out_plays_no_card() -> None:
    at = table(4, 3, max_cards=2, sequence="down")
    at.seat(1, Way.SITS_OUT)
    at.bid(0, 0, 0)
    assert ["cards"] == refusal(shown, at, (0, "2S 3S 4S 5S"))
    shown(at, (0, "2S 3S 4S"), (2, "5S 6S 7S"))
    assert (1, None, 1, 10) == at.sheet.lines[0].points


def test_a_card_that_was_played_cannot_have_been_turned_up() -> None:
    at = bugs(*JACKS)
    assert ["cards"] == refusal(at.cell, "turned_up", None, "9S")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *[("", "format"), (" ", "format"), ("2S AH 3D 4D", "format"), ([], "cards")],
        *[("9D AH 3X 7D", "cards"), ("joker", "cards"), ("7", "cards"), (7, "cards")],
        *[("9D AH JD  7D", "format"), ("9♦ AH JD 7D", "format"), ("9D AH JD 7D\n", "format")],
    ],
)
def test_what_names_no_cards_of_the_pack_cannot_stand_there(text: Any, code: str) -> None:
    at = brouc(1)
    assert [code] == refusal(at.write, Wrote(1, given(2, 0, text)))
    assert {1: EIGHT[0][1]} == row(at, "played")


JACK_TO_ANOTHER: Cells = {("jack", "hearts"): 2}
NO_JACK: Cells = {("jack", "hearts"): None}


@pytest.mark.parametrize(("cells", "left"), [
    (JACK_TO_ANOTHER, {"hearts": 2, "spades": 1, "clubs": 1}),
    (NO_JACK, {"spades": 1, "clubs": 1}),
])  # fmt: skip
def test_whoever_says_otherwise_about_a_jack_speaks_for_the_cards(
    cells: Cells, left: dict[str, int]
) -> None:
    at = bugs(*JACKS)
    at.write(Wrote(1, cells))
    assert left == row(at, "jack")
    assert {} == row(at, "played")
    assert {1: 0, 2: 1, 3: 2} == row(at, "won")
    at.undo()
    assert {"hearts": 0, "spades": 1, "clubs": 1} == row(at, "jack")
    assert 3 == len(row(at, "played"))
    at.redo()
    assert left == row(at, "jack")
    assert {} == row(at, "played")


def test_whoever_says_what_the_cards_say_lets_them_speak_on() -> None:
    at = bugs(*JACKS)
    at.write(Wrote(1, {("jack", "hearts"): 0}))
    assert 3 == len(row(at, "played"))


def test_tricks_after_that_speak_for_themselves() -> None:
    at = bugs(JACKS[0], JACKS[2])
    at.write(Wrote(1, {("jack", "hearts"): 2}))
    shown(at, JACKS[1])
    assert {"hearts": 2, "spades": 1, "clubs": 1} == row(at, "jack")
    assert {3: "JS JC 9C"} == row(at, "played")


def test_corrected_card_points_and_combinations_stand() -> None:
    at = brouc()
    at.correct(1, {("card_points", 0): 75, ("card_points", 1): 45})
    assert {0: 75, 1: 45} == row(at, "card_points")
    assert {} == row(at, "played")
    assert {"spades": (0, "KQJ"), "hearts": (1, "KQ"), "clubs": (1, "KQJ")} == row(
        at, "combination"
    )
    assert (11, 12) == at.sheet.lines[0].points
    at.correct(1, {("combination", "hearts"): None})
    assert {"spades": (0, "KQJ"), "clubs": (1, "KQJ")} == row(at, "combination")
    assert (11, 8) == at.sheet.lines[0].points
    at.undo()
    at.undo()
    assert (9, 13) == at.sheet.lines[0].points
    assert 8 == len(row(at, "played"))


def test_a_corrected_winner_has_the_cards_of_the_trick() -> None:
    at = brouc()
    at.correct(1, {("won", 1): 1})
    assert {0: 40, 1: 80} == row(at, "card_points")
    assert (1, "KQJ") == row(at, "combination")["spades"]
    assert 8 == len(row(at, "played"))
    assert (4, 18) == at.sheet.lines[0].points


def test_a_combination_said_from_a_hand_leaves_the_cards_speaking() -> None:
    at = brouc(2)
    at.write(Wrote(1, {("combination", "diamonds"): (0, "KQ")}))
    assert 2 == len(row(at, "played"))
    shown(at, *EIGHT[2:])
    assert {
        "spades": (0, "KQJ"),
        "hearts": (1, "KQ"),
        "clubs": (1, "KQJ"),
        "diamonds": (0, "KQ"),
    } == row(at, "combination")
    at.correct(1, {("combination", "diamonds"): None})
    assert 8 == len(row(at, "played"))
    assert (9, 13) == at.sheet.lines[0].points


def test_all_eight_tricks_with_their_cards_have_the_bonus() -> None:
    """BR16"""
    at = table(4, None, "brouc")
    at.cell("trump", None, "hearts")
    shown(at, *((1, cards) for _, cards in EIGHT))
    assert (0, 12 + 2 + 10) == at.sheet.lines[0].points


def test_a_claim_in_the_middle_has_the_card_points_of_the_cards_so_far() -> None:
    at = table(4, None, "brouc", target=8)
    at.cell("trump", None, "hearts")
    shown(at, *EIGHT[:5])
    points = at.sheet.game.so_far(at.current)
    assert {("card_points", 0): 47, ("card_points", 1): 31} == points
    at.write(Wrote(1, {**points, ("claim", None): 0}))
    assert ((8, 7), (0,)) == (at.sheet.totals, at.sheet.winners)
    made = record.write(at.sheet, {})
    assert [47, 31] == made["hands"][0]["card_points"]
    assert (8, 7) == record.read(made).sheet.totals


def test_where_a_trick_has_no_cards_nobody_knows_the_card_points_so_far() -> None:
    at = brouc(2)
    at.take(0)
    assert {} == at.sheet.game.so_far(at.current)


def test_two_phones_that_give_the_same_trick_collide() -> None:
    at = bugs(*JACKS[:2])
    version = at.log.version
    mine = Wrote(1, given(3, 0, "7S 8S 9S"))
    shown(at, JACKS[2])
    assert [("won", 3), ("played", 3)] == overtaken(at.log, version, mine)
    assert overtaken(at.log, at.log.version, Wrote(1, given(4, 0, "2S 3S 4S"))) is None


def test_a_jack_said_elsewhere_collides_with_the_cards_that_bring_it() -> None:
    at = bugs(*JACKS[1:2])
    version = at.log.version
    shown(at, JACKS[0])
    assert [("jack", "hearts")] == overtaken(at.log, version, Wrote(1, {("jack", "hearts"): 2}))


def last(at: Table) -> list[str]:
    """What the log says of the last entry: itself, its details, and what stood there before."""
    step = at.log.steps[-1]
    said = [words.told(step), *words.details(step), *words.replaced(step)]
    return [message.say(at.sheet.names) for message in said]


def test_the_log_says_a_trick_with_its_cards_in_one_line() -> None:
    at = bugs(*JACKS)
    assert ["Trick 3 to Citra: 7♠ 8♠ 9♠"] == last(at)
    at.write(Wrote(1, given(3, 0, "7S 8S 10S")))
    assert ["Trick 3 to Ani: 7♠ 8♠ 10♠", "Trick 3 to Citra: 7♠ 8♠ 9♠"] == last(at)
    at.write(Wrote(1, given_back(at.current, 1)))
    assert ["One trick taken back", "Trick 2 to Budi: J♠ J♣ 9♣"] == last(at)
    at.undo()
    assert ["Taken back: One trick taken back"] == last(at)


def test_the_log_says_trump_beside_the_trick_that_it_came_with() -> None:
    at = table(4, None, "brouc")
    at.write(Wrote(1, given(1, *EIGHT[0], trump="hearts")))
    assert ["Trick 1 to Ani & Citra: K♠ 10♠ Q♠ J♠", "Trump hearts"] == last(at)


def test_the_log_says_cards_that_are_corrected() -> None:
    at = bugs(*JACKS)
    at.correct(1, {("played", 3): "7S 8S 10S"})
    [(was, now)] = words.changes(at.log.steps[-1])
    said = [message.say(at.sheet.names) for message in (was, now)]
    assert ["Trick 3: 7♠ 8♠ 9♠", "Trick 3: 7♠ 8♠ 10♠"] == said


def test_a_hand_before_the_end_is_read_again_without_its_cards() -> None:
    at = bugs(*JACKS)
    made = record.write(at.sheet, {})
    assert [
        {"turned_up": "5C", "won": [0, 1, 2], "jacks": {"hearts": 0, "clubs": 1, "spades": 1}}
    ] == made["hands"]
    assert made == record.write(record.read(made).sheet, {})
