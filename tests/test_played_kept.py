"""Games that are recorded card by card: in files, in the database, and in all that is counted."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlite_utils import Database

from scorekeeper import record, store
from scorekeeper.cards import Suit
from scorekeeper.common import given_back
from scorekeeper.games import GAMES
from scorekeeper.log import Wrote, fold
from scorekeeper.messages import Refused
from scorekeeper.record.csv_writing import COLUMNS
from scorekeeper.rules import Cells
from scorekeeper.store.events import dumps, loads
from tests import test_standing, test_statistics
from tests.databases.make import PLAYERS, SHORT, keep
from tests.dealing import dealt, give, play_with_cards, recorded, tricks
from tests.playing import Table, bid_at_random, table
from tests.test_csv import back, cells, text_of

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
TOLD = {  # of a hand that was played out
    "devils-bridge": {"bids", "trump", "won"},
    "oh-hell": {"bids", "trump", "won"},
    "call-bridge": {"bids", "won"},
    "dont-bug-me": {"turned_up", "won", "jacks"},
    "brouc": {"trump", "won", "card_points"},
}


def a_game(key: str, hands: int = 99) -> Table:
    at = table(PLAYERS.get(key, 4), game=key, **SHORT[key])
    play_with_cards(at, Random(key), hands)
    return at


@EVERY_GAME
def test_a_record_has_what_the_cards_come_to_and_not_the_cards(key: str) -> None:
    sheet = a_game(key).sheet
    made = record.write(sheet, {})
    for hand in made["hands"]:
        assert TOLD[key] == set(hand) - {"combinations"}
    again = record.read(made).sheet
    assert [(n.scores, n.totals) for n in sheet.lines] == [
        (n.scores, n.totals) for n in again.lines
    ]
    assert (sheet.winners, made) == (again.winners, record.write(again, {}))
    assert record.content(sheet, None) == record.content(again, None)  # so it is the same game
    if key == "brouc":
        assert any("combinations" in hand for hand in made["hands"])


@EVERY_GAME
@pytest.mark.parametrize("hands", [1, 99], ids=["in the middle", "at the end"])
def test_a_csv_file_has_no_cards_either_and_comes_back_the_same(key: str, hands: int) -> None:
    sheet = a_game(key, hands).sheet
    text = text_of(sheet)
    assert "played" not in COLUMNS
    again = back(text).sheet
    assert record.write(sheet, {}) == record.write(again, {})
    assert text == text_of(again)
    assert list(sheet.totals) == list(again.totals)
    assert [str(n) for n in sheet.lines[0].totals] == [
        row["total"]
        for row in cells(text)
        if row["hand"] == "1" and any(int(row["seat"]) == side[0] for side in sheet.sides)
    ]


@pytest.mark.parametrize("key", ["call-bridge", "dont-bug-me", "brouc"])
def test_a_hand_in_the_middle_of_its_tricks_is_told_as_far_as_it_goes(key: str) -> None:
    at, rnd = a_game(key, 0), Random(key)
    if key == "call-bridge":
        bid_at_random(at, rnd)
    cards = dealt(at.sheet.game, at.current.deal, rnd)
    recorded(at, cards, tricks(at.sheet.game, at.current.deal, cards, rnd)[:5], rnd)
    made = record.write(at.sheet, {})
    [hand] = made["hands"]
    assert 5 == len(hand["won"])
    assert hand.keys() <= TOLD[key] | {"combinations"}
    for again in (record.read(made).sheet, back(text_of(at.sheet)).sheet):
        assert made == record.write(again, {})


@EVERY_GAME
def test_what_is_kept_beside_the_log_is_what_the_sheet_says(
    key: str, db: Database, path: Path
) -> None:
    made = a_game(key)
    keep(db, made)
    stored = store.load(db, next(db.query("SELECT code FROM sheets"))["code"])
    assert stored
    assert made.sheet == stored.log.sheet
    test_standing.agree(db, made.sheet)
    test_statistics.agree(db)
    assert [] == store.check(path)
    assert 1 == store.rebuild(db)
    assert [] == store.check(path)


@EVERY_GAME
def test_a_game_that_is_read_in_again_counts_the_same(key: str, db: Database) -> None:
    made = a_game(key)
    reading = record.read(record.write(made.sheet, {}))
    store.begin(db, reading.events, "phone")
    test_standing.agree(db, made.sheet)
    test_statistics.agree(db)


def besides(at: Table, rnd: Random) -> None:
    """Something that people say or take back beside the cards, if the rules allow it."""
    number = rnd.randint(1, at.sheet.hand_now or 1)
    hand, suit, side = at.sheet.at(number), str(rnd.choice([*Suit])), rnd.randrange(2)
    combination = rnd.choice([None, (side, "KQ"), (side, "KQJ")])
    entries: list[Cells] = [
        {("jack", suit): rnd.choice([None, side])},
        {("combination", suit): combination},
        {("card_points", 0): 60, ("card_points", 1): 60},
        {("won", rnd.randint(1, 3)): side},
        {("trump", None): suit},
        given_back(hand, side) if hand else {},
    ]
    with suppress(Refused):
        at.write(Wrote(number, rnd.choice(entries), correction=rnd.random() < 0.7))
    for act in rnd.sample([at.undo, at.redo], rnd.randint(0, 2)):
        with suppress(Refused):
            act()


@pytest.mark.parametrize("key", ["dont-bug-me", "brouc"])
@settings(max_examples=25)
@given(st.integers(0, 2**32).map(Random))
def test_whatever_people_say_beside_the_cards_is_kept_as_it_is_shown(key: str, rnd: Random) -> None:
    at = table(PLAYERS.get(key, 4), game=key, **SHORT[key])
    while at.sheet.current and len(at.sheet.lines) < 2:
        deal, game = at.current.deal, at.sheet.game
        cards = dealt(game, deal, rnd)
        with suppress(Refused):  # such as a card that was played by what is no trick any more
            for taken in tricks(game, deal, cards, rnd)[: rnd.randint(3, 17)]:
                if at.sheet.current:
                    give(at, cards, taken, noted=False)
        for _ in range(rnd.randint(1, 4)):
            besides(at, rnd)
        if rnd.random() < 0.3:
            break
    sheet = at.sheet
    assert sheet == fold([loads(dumps(step.event)) for step in at.log.steps]).sheet
    made = record.write(sheet, {})
    for again in (record.read(made).sheet, back(text_of(sheet)).sheet):
        assert made == record.write(again, {})
        assert [line.scores for line in sheet.lines] == [line.scores for line in again.lines]
