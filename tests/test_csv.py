"""CSV files: what is written, that it comes back as it was, and what is refused row by row."""

from __future__ import annotations

import csv
import io
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper import record
from scorekeeper.games import GAMES
from scorekeeper.record.csv_writing import COLUMNS
from scorekeeper.scoresheet import Scoresheet
from tests.playing import NAMES, Table, a_record, come_and_go, play_at_random, table
from tests.test_record_fuzz import HOUSE_RULES

SEEDS = st.integers(0, 2**32).map(Random)
ONE = {"trump": "hearts", "bids": [0, 1, 0, 1], "tricks": [0, 1, 0, 0]}
TWO = {"bids": [0, 0, 0, 0], "tricks": [2, 0, 0, 0]}
STARTED = "2026-11-27T19:00:00Z"
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)

NOTES = TEXTS.filter(str.strip)
KEPT = {"title": NOTES, "notes": NOTES} | dict.fromkeys(
    ("started_at", "finished_at"), st.just(STARTED)
)


def text_of(sheet: Scoresheet, code: str = "abc", **kept: Any) -> str:
    return "".join(record.in_csv([(code, sheet, kept)]))


def cells(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def back(text: str) -> record.Reading:
    """The only sheet of the file."""
    [found] = record.found_in(text.encode())
    assert not found.refused, record.errors(found.refused, found.names)
    assert found.reading
    return found.reading


def refused(text: str) -> list[tuple[Any, ...]]:
    """What is said about the file: the hand, the field, whose it is, and the sentence."""
    found = [one for one in record.found_in(text.encode()) if one.refused]
    return [
        (error["hand"], error["field"], error["seat"], error["message"])
        for one in found
        if one.refused
        for error in record.errors(one.refused, one.names)
    ]


def test_a_row_for_every_player_of_every_hand() -> None:
    sheet = record.read(a_record(ONE, TWO)).sheet
    rows = cells(text_of(sheet, started_at=STARTED))
    assert list(COLUMNS) == list(rows[0])
    assert [(str(hand), name) for hand in (1, 2) for name in NAMES[:4]] == [
        (row["hand"], row["player"]) for row in rows
    ]
    expected = {
        "sheet": "abc", "started_at": STARTED, "game": "devils-bridge", "row": "hand",
        "hand": "1", "cards": "1", "dealer": "Dewi", "seat": "1", "player": "Budi",
        "bid": "1", "tricks": "1", "trump": "hearts", "points": "11", "total": "11",
    }  # fmt: skip
    assert expected == {key: text for key, text in rows[1].items() if text}


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=15)
@given(SEEDS, st.data())
def test_what_is_read_again_is_the_same(key: str, rnd: Random, data: st.DataObject) -> None:
    """People who come and go, points by hand, ties, negative totals, hands in progress: all five
    games, record by record and letter by letter."""
    at = played(key, rnd)
    kept = data.draw(st.fixed_dictionaries({}, optional=KEPT))
    written = text_of(at.sheet, **kept)
    read = back(written)
    first = record.write(at.sheet, kept)
    again = record.write(read.sheet, read.begun.kept or {})
    assert record.dumps(first) == record.dumps(again)
    assert written == text_of(read.sheet, **(read.begun.kept or {}))


def played(key: str, rnd: Random) -> Table:
    """A game at random, in which people come and go; it may stop anywhere."""
    few = GAMES[key].players[0]
    at = table(rnd.randint(few, min(5, GAMES[key].players[-1])), game=key, **HOUSE_RULES[key])
    for _ in range(rnd.randint(0, 4)):
        play_at_random(at, rnd, 1)
        come_and_go(at, rnd)
    return at


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=25)
@given(SEEDS)
def test_every_total_is_the_sum_of_the_rows(key: str, rnd: Random) -> None:
    """fault A44: the points of a player's rows, those by hand and those at the start included."""
    sheet = played(key, rnd).sheet
    sums: Counter[int] = Counter()
    for row in cells(text_of(sheet)):
        seat = int(row["seat"])
        first = all(seat != side[0] for side in sheet.sides)
        sums[seat] += 0 if first else int(row["points"] or 0)
    joined = sheet.totals
    assert list(joined) == [sums[side[0]] for side in sheet.sides][: len(joined)]


NASTY = ("=1+1", "+1", "-1", "@x", "\t=1", "'quoted", "''", "x;=1", 'a "b"', "a,b", "＝1")


@given(st.lists(st.sampled_from(NASTY) | TEXTS, min_size=3, max_size=3))
def test_no_cell_of_a_text_is_a_formula_and_each_comes_back(texts: list[str]) -> None:
    title, notes, reason = texts
    added = [{"after": 0, "side": 1, "points": -5, "reason": reason}]
    sheet = record.read(a_record(ONE, adjustments=added)).sheet
    written = text_of(sheet, title=title, notes=notes)
    for row in cells(written):
        for key, text in row.items():
            number = key in ("points", "total") and text.lstrip("-").isdigit()
            assert number or not text.startswith(("=", "+", "-", "@", "\t", "\r")), key
    assert written == text_of(back(written).sheet, **(back(written).begun.kept or {}))
    assert reason == back(written).sheet.adjustments[0].reason


def test_a_name_that_looks_like_a_formula_is_guarded_and_comes_back() -> None:
    made = a_record(ONE) | {"players": ["=cmd()", "-4", "@sum", "'t Hooft"]}
    written = text_of(record.read(made).sheet)
    assert ["'=cmd()", "'-4", "'@sum", "''t Hooft"] == [row["player"] for row in cells(written)]
    assert ("=cmd()", "-4", "@sum", "'t Hooft") == back(written).sheet.players


PLAIN = """game;hand;dealer;player;bid;tricks
devils-bridge;1;Dewi;Ani;0;0
devils-bridge;1;Dewi;Budi;1;1
devils-bridge;1;Dewi;Citra;0;0
devils-bridge;1;Dewi;Dewi;1;0
devils-bridge;2;;Budi;0;2
devils-bridge;2;;Ani;1;0
devils-bridge;2;;Dewi;0;0
devils-bridge;2;;Citra;0;0
"""


def test_a_plain_table_of_one_s_own_is_read() -> None:
    """With semicolons, without seats or totals, its rows in any order after the first hand."""
    for text in (PLAIN, "\ufeff" + PLAIN.replace(";", ","), PLAIN.replace(";", "\t")):
        sheet = back(text).sheet
        assert (NAMES[:4], 3) == (sheet.players, sheet.first_dealer)
        assert (10, 13, 20, 10) == sheet.totals


def test_two_bad_rows_are_named_with_hand_and_player() -> None:
    """Each wrong cell by itself, and what the rules have against a hand."""
    text = PLAIN.replace("1;Dewi;Citra;0;0", "1;Dewi;Citra;9;0").replace("Ani;1;0", "Ani;x;0")
    assert [
        (1, "bids", 2, "9 is not possible: choose 0 to 1."),
        (2, "bids", 0, "“x” cannot stand here."),
    ] == refused(text)


BEYOND, NO_NUMBER = "99 is not possible: choose 0 to 2.", "“x” cannot stand here."
LONG = "Line {} has more cells than columns.".format
NOBODY, NO_HAND = "Line 6: there is no such player.", "Line 6: “y” is no number of a hand."
NO_DEALER = "“dealer” says Eka, who is none of the players."
NO_BID, NO_COUNT = "Budi has not bid yet.", "Budi’s tricks are not counted yet."
NAME, LONG_NAME = "B" * 41, "This name is too long: 40 letters at most."


@pytest.mark.parametrize(
    ("now", "said"),
    [
        ({"1;Dewi;Budi;1;1": "1;Dewi;Budi;1;1;9", "Ani;1;0": "Ani;1;0;9"}, [LONG(3), LONG(7)]),
        ({"1;Dewi;Budi;1;1": "1;Dewi;Budi;1;1;9", "Ani;1;0": "Ani;99;0"}, [LONG(3), BEYOND]),
        (
            {"1;Dewi;Budi;1;1": "1;Dewi;Budi", "2;;Budi;0;2": "2;;Budi"},
            [NO_BID, NO_COUNT, NO_BID],
        ),
        ({"Ani;1;0": "Ani;x;99"}, [NO_NUMBER, BEYOND]),
        ({"Ani;1;0": "Ani;x;0", "2;;Dewi;0": "2;;Dewi;99"}, [NO_NUMBER, BEYOND]),
        ({"2;;Budi": "2;;Bodo", "Ani;1;0": "Ani;99;0"}, [NOBODY, BEYOND]),
        ({"2;;Budi": "y;;Budi", "Ani;1;0": "Ani;99;0"}, [NO_HAND, BEYOND]),
        ({"1;Dewi;Ani": "1;Eka;Ani", "2;;Ani;1": "2;;Ani;99"}, [NO_DEALER, BEYOND]),
        ({"Budi": NAME, "2;;Ani;1": "2;;Ani;99"}, [LONG_NAME, BEYOND]),
    ],
)
def test_no_bad_row_or_cell_hides_another_one(now: dict[str, str], said: list[str]) -> None:
    """Nor is anything said of what a hand comes to without what is wrong in it."""
    text = PLAIN
    for old, new in now.items():
        assert old in text
        text = text.replace(old, new)
    assert said == [message for *_, message in refused(text)]


def test_points_that_are_wrong_are_named_beside_a_later_hand_that_is() -> None:
    rows = cells(text_of(record.read(a_record(ONE, TWO)).sheet))
    rows[1]["points"], rows[4]["bid"], rows[5]["trump"] = "12", "99", "oak"
    assert [
        "“points” says 12, where it should be 11.",
        "“oak” cannot stand here.",
        BEYOND,
    ] == [message for *_, message in refused(in_lines(rows))]


@pytest.mark.parametrize(
    ("column", "was", "now", "said"),
    [
        ("points", "11", "12", "“points” says 12, where it should be 11."),
        ("total", "11", "-11", "“total” says -11, where it should be 11."),
        ("cards", "1", "2", "“cards” says 2, where it should be 1."),
        ("player", "Budi", "Bodo", "“player” says Bodo, where it should be Budi."),
    ],
)
def test_what_is_worked_out_must_agree_where_it_stands(
    column: str, was: str, now: str, said: str
) -> None:
    """fault A44: a file whose numbers do not come to its points is not taken over in silence."""
    added = [{"after": 0, "side": 0, "points": 0, "reason": ""}]
    come = [{"hand": 1, "seat": 0, "takes_over": "Eka"}]
    written = text_of(record.read(a_record(ONE, adjustments=added, seats=come)).sheet)
    rows = cells(written)
    [row] = [row for row in rows if (row["row"], row["seat"]) == ("hand", "1")]
    assert was == row[column]
    row[column] = now
    assert [(1, column, 1, said)] == refused(in_lines(rows))


def in_lines(rows: list[dict[str, str]]) -> str:
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


GAP = "The hands are not numbered from 1 on, one after the other."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is neither JSON nor CSV."),
        ("x", "This is neither JSON nor CSV."),
        ("a,b\n1,2\n", "This is neither JSON nor CSV."),
        ('game,hand,player\n"x', "This is neither JSON nor CSV."),
        ("game,hand\nx,1\n", "The column “player” is missing."),
        ("game,hand,player,zzz\n", "There is no column “zzz”, or it stands there twice."),
        ("game,hand,player\nx,1,Ani,2\n", "Line 2 has more cells than columns."),
        ("game,hand,player\nwhist,1,Ani\n", "There is no game “whist” here."),
        ("game,hand,player\nbrouc,x,Ani\n", "Line 2: “x” is no number of a hand."),
        ("game,hand,player\nbrouc,-1,Ani\n", "Line 2: “-1” is no number of a hand."),
        (PLAIN.replace("bridge;2", "bridge;3"), GAP),
        (PLAIN.replace("bridge;2", f"bridge;{10**30}"), GAP),
        ("game,hand,player,row\nbrouc,1,Ani,fun\n", "Line 2: there is no row “fun”."),
        (PLAIN.replace("2;;Budi", "2;;Bodo"), "Line 6: there is no such player."),
        (PLAIN.replace("Dewi;Ani", "Eka;Ani"), "“dealer” says Eka, who is none of the players."),
        (PLAIN + "devils-bridge;2;;Ani;0;0\n", "This stands here twice, and not the same."),
        (PLAIN.replace("tricks", "claim"), "There is no key “claim” in a hand."),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(text: str, said: str) -> None:
    assert said in [message for *_, message in refused(text)]


def test_tricks_that_are_told_one_by_one_have_no_gap_and_one_winner() -> None:
    made = a_record({"bids": [0, 0, 0, 0], "won": [1]}, {"bids": [0, 0, 0, 0], "won": [1, 2]})
    rows = cells(text_of(record.read(made).sheet))
    assert ["", "1", "2", ""] == [row["won"] for row in rows[4:]]
    rows[5]["won"] = "3"
    assert "The tricks are not numbered one after the other." in str(refused(in_lines(rows)))
    rows[5]["won"] = "2"
    assert "This stands here twice, and not the same." in str(refused(in_lines(rows)))


def test_letters_of_another_encoding_are_refused_with_the_way_out() -> None:
    [found] = record.found_in(PLAIN.replace("Ani", "Åni").encode("latin-1"))
    assert found.refused
    assert "CSV UTF-8" in found.refused.problems[0].message.text
    for encoding in ("utf-16", "utf-8-sig"):
        [found] = record.found_in(PLAIN.encode(encoding))
        assert found.reading


@settings(max_examples=60)
@given(st.data())
def test_whatever_stands_in_a_file_is_answered(data: st.DataObject) -> None:
    """Cells of a sound file replaced by anything: it is read, or refused in sentences."""
    key = data.draw(st.sampled_from(list(GAMES)))
    rows = cells(text_of(played(key, data.draw(SEEDS)).sheet))
    some = st.sampled_from([row[column] for row in rows for column in row] or [""])
    for _ in range(data.draw(st.integers(1, 4))):
        if rows:
            row = data.draw(st.sampled_from(rows))
            row[data.draw(st.sampled_from(COLUMNS))] = data.draw(some | TEXTS | st.just("-1"))
    for found in record.found_in(in_lines(rows).encode()):
        assert (found.reading is None) == (found.refused is not None)
        for error in record.errors(found.refused, found.names) if found.refused else ():
            assert error["message"]
