"""The command referee: who wins a trick and why, and what may be played to it."""

import io
import json
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scorekeeper.cards import FULL, Suit
from scorekeeper.cli import main
from scorekeeper.games import GAMES
from tests.test_golden import Row, rows

TWICE = "is there already: a pack has it once."
SUITS = "hearts, diamonds, clubs"
BROUC = ["--game", "brouc", "--trump", "hearts"]
DEVIL = ["--game", "devils-bridge", "--trump", "hearts"]
BUGS = ["--game", "dont-bug-me", "--trump", "clubs"]
CALL = ["--game", "call-bridge"]


def referee(*arguments: str) -> tuple[int, str, str]:
    """The exit status, and what is said on the two outputs."""
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        status = main(["referee", *arguments])
    return status, out.getvalue(), err.getvalue()


def answer(*arguments: str) -> Any:
    """What it says in JSON, on one line."""
    status, out, err = referee("--json", *arguments)
    assert (0, 1, "") == (status, len(out.splitlines()), err)
    return json.loads(out)


def refusal(*arguments: str) -> str:
    """The sentences of what cannot be, which are the same in JSON."""
    status, out, err = referee(*arguments)
    assert (1, "") == (status, out)
    status, out, nothing = referee("--json", *arguments)
    assert (1, "") == (status, nothing)
    errors = json.loads(out)["errors"]
    assert ["hand", "field", "seat", "code", "message"] == [*errors[0]]
    assert err.splitlines() == [error["message"] for error in errors]
    return err.strip()


def by(game: str, row: Row) -> list[str]:
    """The arguments of a golden row."""
    rules = [f"--rule={name}={value}" for name, value in row.get("rules", {}).items()]
    return ["--game", game, "--trump", row["trump"], *rules, row["trick"]]


@rows("winner")
def test_who_wins_a_trick(game: str, row: Row) -> None:
    found = answer(*by(game, row))
    assert (row["winner"], row["trick"].split()[row["winner"]]) == (found["winner"], found["card"])
    assert row.get("card_points") == found["card_points"]
    assert row.get("combinations", []) == found["combinations"]
    assert row.get("value") == found["value"]
    assert "legal" not in found


@rows("winner")
def test_people_can_add_up_what_a_trick_brings(game: str, row: Row) -> None:
    _, out, _ = referee(*by(game, row))
    numbers = re.findall(r"(?:Card points:|for) (\d+)", out)
    assert row.get("raw", 0) == sum(map(int, numbers))


@rows("legal")
def test_what_may_be_played(game: str, row: Row) -> None:
    found = answer(*by(game, row), "--hand", row["hand"])
    assert row["legal"].split() == found["legal"]
    assert set(row["hand"].split()) - set(found["legal"]) == set(found["refused"])
    assert all(reason.endswith(".") for reason in found["refused"].values())


def test_the_whole_answer_in_json() -> None:
    because = "Trump is hearts, and it is the highest trump played."
    void = "Void in ♠, you must beat the K♥ or complete a combination: play A♥ or J♥."
    expected = {
        "winner": 1,
        "card": "KH",
        "reason": f"{because} Without it the queen of hearts would win.",
        "card_points": 7,
        "combinations": [{"suit": "hearts", "cards": "KQ"}],
        "value": None,
        "legal": ["AH", "JH"],
        "refused": {"10D": void},
    }
    found = answer(*BROUC, "9S KH QH", "--hand", "JH AH 10D")
    assert list(expected.items()) == list(found.items())


def test_before_anybody_led_any_card_may_be_played() -> None:
    expected = {
        **dict.fromkeys(["winner", "card"]),
        "reason": "Nobody has led yet.",
        "card_points": None,
        "combinations": [],
        "value": None,
        "legal": ["2H", "9S"],
        "refused": {},
    }
    found = answer(*DEVIL, "", "--hand", "2H 9S")
    assert list(expected.items()) == list(found.items())
    assert found == answer(*DEVIL, "--hand", "2H 9S")
    people = "Nobody has led yet.\n\nYou may play 2♥ or 9♠.\n"
    assert (0, people, "") == referee(*DEVIL, "", "--hand", "2H 9S")


def test_a_trick_is_settled_for_people() -> None:
    expected = """\
  9♠
→ K♥
  Q♥
  7♦

Card 2, the king of hearts, wins. Trump is hearts, and it is the highest trump played. \
Without it the queen of hearts would win.
Card points: 7
Combinations: K-Q♥ for 40
"""
    assert (0, expected, "") == referee(*BROUC, "9S KH QH 7D")


def test_people_are_told_what_they_may_play_and_why_not_the_rest() -> None:
    _, out, _ = referee(*BROUC, "9S KH", "--hand", "AH 7H 8C")
    *_, legal, first, second = out.splitlines()
    assert "Card 2, the king of hearts, is ahead." in out
    assert "You may play A♥." == legal
    why = "Void in ♠, you must beat the K♥: play A♥."
    assert [f"Not 7♥: {why}", f"Not 8♣: {why}"] == [first, second]


@pytest.mark.parametrize(
    ("game", "trick", "hand", "refused"),
    [
        (CALL, "9H", "2H AS", {"AS": "♥ was led and you can follow: play 2♥."}),
        (CALL, "9H", "2S KS AD", {"AD": "Void in ♥, you must trump: play 2♠ or K♠."}),
        (CALL, "9H 7S", "KS AD", {"AD": "Void in ♥, you must beat the 7♠: play K♠."}),
        (
            [*BROUC, "--rule", "undertrump=forbidden"],
            "9S 10H",
            "KH 7C",
            {"KH": "Void in ♠, you may not play a trump below the 10♥: play 7♣."},
        ),
        (
            [*BROUC, "--rule", "undertrump=forbidden"],
            "9S AH KH",
            "QH 7H 8C",
            {"7H": "Void in ♠, a trump below the A♥ must make a combination: play 8♣ or Q♥."},
        ),
    ],
)
def test_every_refused_card_has_its_reason(
    game: list[str], trick: str, hand: str, refused: dict[str, str]
) -> None:
    assert refused == answer(*game, trick, "--hand", hand)["refused"]


@pytest.mark.parametrize(
    ("trump", "trick", "reason"),
    [
        ("h", "9S", "No other card lies there yet."),
        ("h", "9H AS", "Trump is hearts, which was led, and nobody followed: the card led wins."),
        ("h", "9H KH", "Trump is hearts, which was led, and it is the highest trump played."),
        ("h", "9S 2H", "Trump is hearts, and it is the only trump played."),
        ("h", "9S 3H 2H", "Trump is hearts, and it is the highest trump played."),
        ("none", "9S AH", "Nobody followed suit, and there is no trump: the card led wins."),
        ("none", "9S KS", "There is no trump, and it is the highest of the suit led, spades."),
        ("h", "9S AC", "Nobody followed suit or trumped: the card led wins."),
        ("h", "9S KS", "Nobody trumped, and it is the highest of the suit led, spades."),
    ],
)
def test_one_sentence_decides(trump: str, trick: str, reason: str) -> None:
    found = answer("--game", "devils-bridge", "--trump", trump, trick)["reason"]
    assert reason == found.split(" Without it")[0]


def test_where_ranks_are_not_the_usual_ones_that_is_said() -> None:
    expected = (
        "Nobody trumped, and it is the highest of the suit led, spades. "
        "In Brouc the 10♠ ranks above the K♠. Without it the king of spades would win."
    )
    assert expected == answer(*BROUC, "KS 10S QS JS")["reason"]


@pytest.mark.parametrize(
    ("cards", "more", "said"),
    [
        ("JH AH 2D", [], "1 − 4 = −3"),
        ("JS JH JD", [], "1 − 4 − 3 − 1 = −7"),
        ("2H 3H 4H", [], "1"),
        ("JS JH JD", ["--rule", "jacks.hearts=10"], "1 − 10 − 3 − 1 = −13"),
        ("JS JH JD", ["--rule=jacks.hearts=0", "--rule=jacks.spades=2"], "1 − 3 − 2 = −4"),
    ],
)
def test_what_a_trick_is_worth_is_a_sum(cards: str, more: list[str], said: str) -> None:
    _, out, _ = referee(*BUGS, *more, cards)
    assert f"Value: {said}" == out.splitlines()[-1]
    assert int(said.split()[-1].replace("−", "-")) == answer(*BUGS, *more, cards)["value"]


@pytest.mark.parametrize(
    ("arguments", "wins"),
    [
        ([*CALL, "9H 2H 3H"], "is ahead"),
        ([*CALL, "9H 2H 3H 4H"], "wins"),
        ([*DEVIL, "9H 2S 3H"], "wins"),
        ([*DEVIL, "9H 2S 3H", "--players", "4"], "is ahead"),
    ],
)
def test_nobody_has_won_while_a_card_is_missing(arguments: list[str], wins: str) -> None:
    assert f"the nine of hearts, {wins}." in referee(*arguments)[1]


@pytest.mark.parametrize("suit", ["hearts", "Hearts", "heart", "h", "H", "♥", "♥️", "♡", " h "])
def test_suits_are_written_in_many_ways(suit: str) -> None:
    assert answer(*BROUC, "9S 7H") == answer("--game", "brouc", "--trump", suit, "9S 7H")


@pytest.mark.parametrize("none", ["none", "None", " none", "no trump", "NT"])
def test_there_may_be_no_trump_where_the_game_knows_that(none: str) -> None:
    found = answer("--game", "oh-hell", "--trump", none, "7S AH 8S")
    assert "There is no trump, and it is the highest of the suit led, spades." in found["reason"]


def test_cards_need_no_quotes() -> None:
    assert answer(*BROUC, "9S KH 10 of clubs, ♥7") == answer(*BROUC, "9s", "K♥", "TC", "7h")


def test_the_only_card_wins_without_a_second() -> None:
    assert "No other card lies there yet." == answer(*BROUC, "9S")["reason"]


def test_the_card_that_was_turned_up_is_out_of_play() -> None:
    arguments = [*BUGS, "--turned-up", "K♣"]
    assert "The king of clubs is out of play." == refusal(*arguments, "2H KC")
    assert "The king of clubs is out of play." == refusal(*arguments, "2H", "--hand", "KC")
    assert answer(*BUGS, "2H AC") == answer(*arguments, "2H AC")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([*BROUC], "Name the cards of the trick, or with --hand those of whoever is to lead."),
        ([*BROUC, ""], "Name the cards of the trick, or with --hand those of whoever is to lead."),
        ([*BROUC, "9S", "--hand", " "], "Name the cards in the hand: at least one."),
        ([*BROUC, "9S 9S"], f"The nine of spades {TWICE}"),
        ([*BROUC, "9S", "--hand", "KH KH"], f"The king of hearts {TWICE}"),
        ([*BROUC, "9S", "--hand", "9S"], "The nine of spades lies in the trick already."),
        (
            [*BROUC, "6S"],
            "Brouc is played without the six of spades: the ranks are 7 8 9 J Q K 10 A.",
        ),
        (
            [*BROUC, "9S", "--turned-up", "2S"],
            "Brouc is played without the two of spades: the ranks are 7 8 9 J Q K 10 A.",
        ),
        ([*BROUC, "9S", "--turned-up", "7S 8S"], "One card at most is turned up, not 2."),
        ([*BROUC, "9S 8S 7S KS AS"], "4 players play 4 cards to a trick, no more."),
        ([*DEVIL, "9S 8S 7S KS", "--players", "3"], "3 players play 3 cards to a trick, no more."),
        ([*DEVIL, "9S", "--players", "8"], "Devil’s Bridge is for 3 to 7 players."),
        ([*CALL, "9S", "--players", "-1"], "Call Bridge is for 4 players."),
        (
            [*CALL, "9S 8S 7S KS", "--hand", "2S"],
            "All 4 players have played to this trick already.",
        ),
        ([*BROUC, "9S KX"], "“KX” is no card. Write cards like KH, 10♦ or seven of spades."),
        (
            ["--game", "brouc", "9S"],
            f"Say what is trump, with --trump: {SUITS} or spades.",
        ),
        (
            ["--game", "brouc", "--trump", "none", "9S"],
            f"In Brouc “none” cannot be trump: choose {SUITS}, spades.",
        ),
        (
            [*CALL, "--trump", "hearts", "9S"],
            "In Call Bridge “hearts” cannot be trump: choose spades.",
        ),
        (
            [*BROUC, "9S", "--rule", "x=1"],
            "Brouc has no house rule “x”; it has target, claim, all_tricks and undertrump.",
        ),
        (
            [*BUGS, "9S", "--rule", "jacks=1"],
            "Don’t Bug Me has no house rule “jacks”; it has jacks.hearts, jacks.diamonds, "
            "jacks.clubs, jacks.spades, target and tie.",
        ),
        (
            [*BROUC, "9S", "--rule", "undertrump"],
            "The house rule undertrump can be allowed or forbidden, not “”.",
        ),
        (
            [*BUGS, "9S", "--rule", "jacks.hearts=11"],
            "The house rule jacks.hearts can be 0 to 10, not “11”.",
        ),
        (
            [*CALL, "9S", "--rule", "overtricks=x"],
            "The house rule overtricks can be 0 to 13 or null, not “x”.",
        ),
        ([*BROUC, "9S", "--rule", "target=x"], "The house rule target is a whole number, not “x”."),
        (
            [*BROUC, "9S", "--rule", "target=0"],
            "Target: “0” is not possible; write a whole number, 1 or more.",
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], said: str) -> None:
    assert said == refusal(*arguments)


def test_what_a_terminal_would_obey_is_not_said_back() -> None:
    _, _, err = referee(*BROUC, "9S\x1b[2J")
    assert "“9S [2J” is no card. Write cards like KH, 10♦ or seven of spades.\n" == err


def test_every_card_that_cannot_be_is_named() -> None:
    assert 2 == len(refusal(*BROUC, "6S 5S").splitlines())


@pytest.mark.parametrize("arguments", [[], ["9S"], ["--game", "whist"], [*DEVIL, "--players", "x"]])
def test_a_command_that_is_none_is_answered_as_by_the_others(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        referee(*arguments)
    assert 2 == ended.value.code


CARDS = st.lists(st.sampled_from(FULL.names), max_size=8).map(" ".join) | st.text()
TEXT = st.text() | st.sampled_from([*Suit, "none", "h", "♠", "K\u212aH", "\udcff", "\0", "{0}"])
RULE = st.text() | st.sampled_from(
    ["undertrump=forbidden", "hook=false", "jacks.spades=0", "target=" + "9" * 5000, "target=-1"]
)


@given(
    st.sampled_from([*GAMES]),
    TEXT,
    CARDS,
    st.none() | CARDS,
    st.none() | CARDS,
    st.lists(RULE, max_size=2),
)
@example("brouc", "hearts", "\u212aH", "k\u0130ng of hearts", None, [])
@example("brouc", "\u212a", "10\u017f", None, None, [])
def test_any_arguments_are_answered(
    game: str, trump: str, cards: str, hand: str | None, out: str | None, rules: list[str]
) -> None:
    given = {"trump": trump, "hand": hand, "turned-up": out}
    options = [f"--{name}={text}" for name, text in given.items() if text is not None]
    rest = [*options, *(f"--rule={rule}" for rule in rules), "--", cards]
    status, line, err = referee("--json", "--game", game, *rest)
    found = json.loads(line)
    assert (status, "") == (int("errors" in found), err)
    assert all(error["message"] for error in found.get("errors", [found | {"message": "x"}]))
    status, people, err = referee("--game", game, *rest)
    assert ("errors" in found, "errors" not in found) == (bool(err), bool(people))


def test_another_process_answers_in_a_terminal_without_symbols() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "scorekeeper", "referee", *BROUC, "9S 7H"],
        cwd=Path(__file__).parent.parent,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
        capture_output=True,
    )
    assert (0, b"") == (ended.returncode, ended.stderr)
    assert b"Card 2, the seven of hearts, is ahead." in ended.stdout
