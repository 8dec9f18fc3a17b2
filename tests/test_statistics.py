"""What is counted of finished games is what their records tell, whatever was done to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlite_utils import Database

from scorekeeper import record, store
from scorekeeper.adjustments import Adjusted
from scorekeeper.games import GAMES
from scorekeeper.log import Begun, Ended, Event, Redid, Undid, Wrote
from scorekeeper.messages import Refused
from scorekeeper.names import folded
from scorekeeper.seats import Seated, Way
from scorekeeper.store import What
from tests.playing import Table, begun, cells, come_and_go, play_at_random, table

SHORT = {
    "devils-bridge": {"max_cards": 3},
    "oh-hell": {"max_cards": 2, "scoring": "penalty"},
    "call-bridge": {"hands": 1},
    "dont-bug-me": {"target": 4},
    "brouc": {"target": 11},
}
FIRST = cells(bid=[0, 0, 0, 0], tricks=[1, 0, 0, 0])  # of one card: everybody but seat 0 makes it
Count = Counter[tuple[str, Any]]


class Hand(NamedTuple):
    """A hand as its record tells it."""

    names: list[str]  # on the seats
    told: dict[str, Any]  # of the record
    scored: dict[str, Any]  # of the report


def recounted(db: Database, one: Mapping[str, str]) -> dict[str, Count]:
    """Everybody's counts, from the records of the club alone; *one* says who is one with whom."""
    found: dict[str, Count] = {}

    def person(name: str) -> str:
        return one.get(folded(name), folded(name))

    for row in list(db.query("SELECT code FROM sheets WHERE deleted_at IS NULL")):
        stored = store.load(db, row["code"])
        assert stored
        told = record.write(stored.log.sheet, {})
        scored = record.report(record.read(told).sheet)
        if scored["status"] == "finished":
            for name, what in counted(told, scored):
                if what[0] == "total":
                    continue
                at = person(what[1]) if isinstance(what[1], str) else what[1]
                found.setdefault(person(name), Counter())[what[0], at] += 1
    return found


def hands(told: dict[str, Any], scored: dict[str, Any]) -> Iterator[Hand]:
    """Every hand, with who sat there in it."""
    names = list(told["players"])
    names += [change["name"] for change in told.get("seats", []) if "name" in change]
    for number, (hand, points) in enumerate(
        zip(told["hands"], scored["hands"], strict=True), start=1
    ):
        for change in told.get("seats", []):
            if change["hand"] == number and "takes_over" in change:
                names[change["seat"]] = change["takes_over"]
        yield Hand(list(names), hand, points)


def counted(told: dict[str, Any], scored: dict[str, Any]) -> Iterator[tuple[str, tuple[str, Any]]]:
    sat, names = set(), []
    for names, hand, points in hands(told, scored):
        for side, seats in enumerate(scored["sides"]):
            if side < len(points["points"]) and points["points"][side] is not None:
                for seat in seats:
                    sat.add((names[seat], seat, side))
                    for what in of_hand(told, hand, points["cards"], side):
                        yield names[seat], what
    ended = [(names[seat], side) for name, seat, side in sorted(sat) if names[seat] == name]
    yield from of_result(scored, sorted({side for _, _, side in sat}), ended)


def of_hand(
    told: dict[str, Any], hand: dict[str, Any], cards: int, side: int
) -> Iterator[tuple[str, Any]]:
    yield "hands", 0
    if "bids" not in hand:
        return
    bid, won = hand["bids"][side], hand.get("won", [])
    tricks = hand["tricks"][side] if "tricks" in hand else won.count(side)
    game = GAMES[told["game"]](**told["rules"])
    made = game.made(bid, tricks) if game.key == "call-bridge" else bid == tricks
    yield "bid", bid
    yield "dealt", cards
    if made:
        yield "bid made", bid
        yield "dealt made", cards
    elif bid != tricks:
        yield ("over" if tricks > bid else "under"), 0


def of_result(
    scored: dict[str, Any], sides: list[int], ended: list[tuple[str, int]]
) -> Iterator[tuple[str, tuple[str, Any]]]:
    def merit(side: int) -> tuple[bool, int]:
        return side in scored["winners"], scored["totals"][side]

    for name, side in ended:
        yield name, ("games", 0)
        yield name, ("total", scored["totals"][side])
        yield name, ("place", 1 + sum(merit(other) > merit(side) for other in sides))
        if side in scored["winners"]:
            yield name, ("won", 0)
        for other, there in ended:
            if there != side:
                ahead = merit(side) > merit(there)
                word = "ahead" if ahead else "behind" if merit(side) < merit(there) else "level"
                yield name, (word, other)


def kept(db: Database) -> dict[str, Count]:
    """The same from what is counted: everybody's page, for all games and all years."""
    people = store.everybody(db, store.HOME)
    rows = {row["id"]: row["folded"] for row in db.query("SELECT id, folded FROM players")}
    found: dict[str, Count] = {}
    for one in store.persons(db):
        tally = store.tally(db, store.players_of(db, one.id), store.Scope())
        for (what, at), n in tally.counted.items():
            against = what in (What.AHEAD, What.LEVEL, What.BEHIND)
            key = what, rows[people[at]] if against else at
            found.setdefault(rows[one.id], Counter())[key] += n
    return found


def totals_told(db: Database) -> Counter[tuple[str, int]]:
    """Every total of a finished game, once for each that sat on its side at the end and played."""
    found: Counter[tuple[str, int]] = Counter()
    for row in list(db.query("SELECT code FROM sheets WHERE deleted_at IS NULL")):
        stored = store.load(db, row["code"])
        assert stored
        scored = record.report(stored.log.sheet)
        told = record.write(stored.log.sheet, {})
        if scored["status"] == "finished":
            for name, (what, at) in counted(told, scored):
                if what == "total":
                    found[folded(name), at] += 1
    return found


def totals_kept(db: Database) -> Counter[tuple[str, int]]:
    rows = db.query(
        """SELECT folded, total FROM results JOIN players ON players.id = player
           WHERE total IS NOT NULL"""
    )
    return Counter((row["folded"], row["total"]) for row in rows)


def strays(db: Database) -> list[str]:
    """What `scorekeeper check` has against what is kept beside the logs."""
    return store.check(Path(next(db.query("PRAGMA database_list"))["file"]))


def agree(db: Database, one: Mapping[str, str] | None = None) -> None:
    expected, counts = recounted(db, one or {}), kept(db)
    assert expected == counts
    assert totals_told(db) == totals_kept(db)
    assert [] == strays(db)


def a_game(db: Database, rnd: Random) -> str:
    """A whole game of any kind, in which people come and go."""
    game = rnd.choice(list(GAMES))
    at = table(rnd.choice(GAMES[game].players), game=game, **SHORT[game])
    while at.sheet.current:
        play_at_random(at, rnd, 1)
        if rnd.random() < 0.4:
            come_and_go(at, rnd)
    return store.begin(db, [step.event for step in at.log.steps], "phone")


def entry(db: Database, code: str, event: Event) -> None:
    stored = store.load(db, code)
    assert stored
    version = stored.log.version
    store.write(db, code, event, version, f"{code}-{version}", "phone")


def change(db: Database, code: str, rnd: Random) -> None:
    """A correction of a finished game, an undo, a redo, or points by hand, as the rules allow."""
    stored = store.load(db, code)
    assert stored
    log, sheet = stored.log, stored.log.sheet
    undo, redo = [s.version for s in log.done[-1:]], [s.version for s in log.undone[-1:]]
    events: list[Event] = [Adjusted(len(sheet.lines), 0, rnd.choice([-9, 30]), "why")]
    events += [Undid(version) for version in undo] + [Redid(version) for version in redo]
    if sheet.lines and "bid" in sheet.game.fields:
        line = rnd.choice(sheet.lines)
        side = rnd.choice(line.hand.sides)
        bid = rnd.randint(0, line.hand.deal.cards)
        events.append(Wrote(line.hand.deal.number, {("bid", side): bid}, correction=True))
    with suppress(Refused):
        entry(db, code, rnd.choice(events))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_counted_is_what_the_records_tell(db: Database, seed: int) -> None:
    """fault A21, fault A44, fault A50: through corrections, undo, reopening, trash and merges."""
    rnd, one, codes = Random(seed), dict[str, str](), []
    for _ in range(4):
        with suppress(Refused):  # two who are one person by now may not sit there together
            codes.append(a_game(db, rnd))
        for _ in range(4):
            change(db, rnd.choice(codes), rnd)
        for act in (store.take_back, partial(store.throw_away, device="phone")):
            act(db, rnd.choice(codes))
        first, second = rnd.sample(store.persons(db), 2)
        with suppress(Refused):
            store.merge(db, first.id, second.id)
            one = merged_by_hand(db)
        agree(db, one)
    for row in list(db.query("SELECT id FROM players WHERE merged_into IS NOT NULL")):
        store.split(db, row["id"])
    agree(db)
    before = kept(db)
    assert len(codes) == store.rebuild(db)
    assert before == kept(db)


def merged_by_hand(db: Database) -> dict[str, str]:
    """Who is one with whom, followed name by name."""
    rows = {row["id"]: row for row in db.query("SELECT id, folded, merged_into FROM players")}
    found = {}
    for row in rows.values():
        last = row
        while last["merged_into"] is not None:
            last = rows[last["merged_into"]]
        found[row["folded"]] = last["folded"]
    return found


def finished(db: Database, *more: Event, players: int = 4, **rules: Any) -> str:
    """A game of one hand: seat 0 missed its bid, and the others share the win."""
    first = begun(players, players - 1, max_cards=1, **rules)
    return store.begin(db, [first, Wrote(1, FIRST), *more], "phone")


def count(db: Database, name: str, what: What) -> int:
    return kept(db).get(name.casefold(), Counter())[what, 0]


def test_everybody_who_shares_a_win_has_won(db: Database) -> None:
    """fault A21"""
    code = finished(db)
    assert [0, 1, 1, 1] == [count(db, n, What.WON) for n in ("Ani", "Budi", "Citra", "Dewi")]
    assert {("place", 1): 1, ("level", "citra"): 1} == {
        key: n for key, n in kept(db)["budi"].items() if key in (("place", 1), ("level", "citra"))
    }
    entry(db, code, Undid(2))
    assert {} == kept(db)
    agree(db)


def test_a_game_that_is_not_over_or_has_no_winner_counts_for_nothing(db: Database) -> None:
    at = table(4, 3)
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    code = store.begin(db, [step.event for step in at.log.steps], "phone")
    assert {} == kept(db)
    entry(db, code, Ended())
    assert {} == kept(db)
    assert 1 == db.table("counted").count
    agree(db)


def test_the_highest_total_is_best_below_zero_too(db: Database) -> None:
    """fault A50: -4 ranks above -9, and who played no hand has no result."""
    code = finished(db)
    for side, points in enumerate((-20, -14, -19, -30)):
        entry(db, code, Adjusted(1, side, points, "why"))
    rows = db.query("SELECT total, place, won FROM results ORDER BY player")
    assert [(-19, 3, 0), (-4, 1, 1), (-9, 2, 0), (-20, 4, 0)] == [
        (row["total"], row["place"], row["won"]) for row in rows
    ]
    agree(db)


def test_a_rename_on_the_sheet_or_of_the_person_changes_no_score(db: Database) -> None:
    """fault A29, fault A30: the results stay, under the same person."""
    code = finished(db)
    before = list(db.query("SELECT player, total, place FROM results ORDER BY player"))
    [ani] = [one for one in store.persons(db) if one.name == "Ani"]
    store.rename(db, store.HOME, ani.id, "Anita")
    stored = store.load(db, code)
    assert stored
    assert "Ani" == stored.log.sheet.players[0]
    assert before == list(db.query("SELECT player, total, place FROM results ORDER BY player"))
    assert 1 == count(db, "Anita", What.GAMES)
    entry(db, code, Wrote(1, {("bid", 1): 0}, correction=True))
    assert 1 == count(db, "Anita", What.GAMES)
    assert [] == strays(db)


def test_whoever_took_a_seat_over_has_the_hands_from_then_on(db: Database) -> None:
    """The file tells of somebody in between: all three have their hands, the last the result."""
    at = Table(table(4, 3, max_cards=2).log)
    at.play([0, 0, 0, 0], [1, 0, 0, 0])
    at.write(Seated(2, 0, Way.TAKES_OVER, "Eka"))
    at.play([0, 0, 0, 0], [2, 0, 0, 0])
    at.write(Seated(3, 0, Way.TAKES_OVER, "Fajar"))
    at.play([0, 0, 0, 0], [0, 1, 0, 0])
    store.begin(db, [step.event for step in at.log.steps], "phone")
    found = {name: (n["hands", 0], n["games", 0]) for name, n in kept(db).items()}
    assert {"ani": (1, 0), "eka": (1, 0), "fajar": (1, 1)} == {
        name: found[name] for name in ("ani", "eka", "fajar")
    }
    agree(db)


def test_an_entry_of_a_running_game_counts_nothing(db: Database) -> None:
    code = store.begin(db, [begun(4, 3)], "phone")
    asked: list[str] = []
    db.conn.set_trace_callback(asked.append)
    entry(db, code, Wrote(1, {("bid", 0): 0}))
    db.conn.set_trace_callback(None)
    assert not [sql for sql in asked if "tallies" in sql or "results" in sql]


def test_the_games_of_a_file_count_in_the_year_they_were_played(db: Database) -> None:
    first = begun(4, 3, max_cards=1)
    then = Begun(**{**vars(first), "kept": {"started_at": "2019-12-31T22:00:00Z"}})
    store.begin(db, [then, Wrote(1, FIRST)], "phone")
    [row] = db.query("SELECT DISTINCT year FROM tallies WHERE year <> ''")
    assert "2019" == row["year"]
    agree(db)


def test_what_is_shown_first_is_read_in_order_from_an_index(db: Database) -> None:
    """Whoever has played for years waits no longer than whoever began today."""
    finished(db)
    asked: list[str] = []
    db.conn.set_trace_callback(asked.append)
    for owner in ("player", "club"):
        store.best(db, [1], store.Scope(), owner)
        store.longest(db, [1], store.Scope("oh-hell", "2026"), owner)
    store.latest(db, [1], store.Scope("", "2026"), 9)
    db.conn.set_trace_callback(None)
    selects = [sql for sql in asked if "FROM results" in sql]
    assert 18 == len(selects)
    for sql in selects:
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}")]
        assert not [step for step in plan if "SCAN" in step or "B-TREE FOR ORDER" in step], plan
