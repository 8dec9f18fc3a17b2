"""Every worked example of docs/rules.md, read from tests/golden/ and played.

fault A46: what the rules page says about points is asked of the program, row by row.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorekeeper import record
from scorekeeper.cards import cards_in
from scorekeeper.game import Game
from scorekeeper.games import GAMES
from scorekeeper.house_rules import chosen, rules_of
from scorekeeper.messages import Refused, total
from scorekeeper.record.hands import HandRead
from scorekeeper.referee import Verdict, choice, trick_of, trump_of, verdict
from scorekeeper.rules import Deal, Hand
from scorekeeper.scoresheet import Line
from scorekeeper.trick import Trick
from tests.playing import Table, a_record, every_deal, legal, refusal, table

Row = dict[str, Any]
FILES = sorted((Path(__file__).parent / "golden").glob("*.toml"))
GOLDEN = {path.stem: tomllib.loads(path.read_text()) for path in FILES}
KINDS = {
    *("sequence", "hook", "change", "score", "rules", "hand"),
    *("rotation", "end", "rounding", "claim", "winner", "legal"),
}
NO_ENTRY = ("format", "combination_repeated")  # what only a file can say


def rows(kind: str) -> pytest.MarkDecorator:
    """Every row of this kind, whatever the game."""
    found = [(game, row) for game, tables in GOLDEN.items() for row in tables.get(kind, ())]
    return pytest.mark.parametrize(("game", "row"), found, ids=[row["id"] for _, row in found])


def test_every_kind_of_row_is_played_here_and_no_id_twice() -> None:
    assert {kind for tables in GOLDEN.values() for kind in tables} == KINDS
    ids = [row["id"] for tables in GOLDEN.values() for kind in tables.values() for row in kind]
    assert len(ids) == len(set(ids))


def players(game: str, row: Row) -> int:
    """As many as the row says, or as few as can be."""
    return int(row.get("players", GAMES[game].players[0]))


def rules(game: str, row: Row, **more: Any) -> dict[str, Any]:
    """The house rules of a row; with its cards, in the first hand."""
    cards = {"max_cards": row["cards"], "sequence": "down"} if "cards" in row else {}
    return {**row.get("rules", {}), **cards, **more}


def results(row: Row) -> Iterator[tuple[dict[str, str], Any]]:
    """The points by each scoring that the row tells of."""
    scorings = [scoring for scoring in ("simple", "common") if scoring in row]
    yield from (({"scoring": scoring}, row[scoring]) for scoring in scorings)
    if not scorings:
        yield {}, row.get("points")


def dealt(game: str, row: Row, **more: Any) -> Table:
    """A table whose first hand is the one of the row, with seat 0 to speak first."""
    return table(players(game, row), None, game, **rules(game, row, **more))


@rows("sequence")
def test_the_hands_of_a_game(game: str, row: Row) -> None:
    """fault A11"""
    if "refused" in row:
        assert [row["refused"]] == refusal(dealt, game, row)
        return
    cards = [deal.cards for deal in every_deal(dealt(game, row).sheet)]
    assert row["sizes"] == cards
    expected = row["max_cards"], row["hands"], row["total_tricks"]
    assert expected == (max(cards), len(cards), sum(cards))


@rows("hook")
def test_the_hook(game: str, row: Row) -> None:
    """fault A42"""
    at = dealt(game, row)
    at.bid(*row["before"])
    dealer = at.current.deal.dealer
    choices = at.sheet.game.fields["bid"].choices(at.current, dealer) or {}
    barred = [bid for bid, problem in choices.items() if problem]
    assert ([row["forbidden"]] if "forbidden" in row else []) == barred
    for bid in row["allowed"]:
        at.cell("bid", dealer, bid)
        assert bid == at.current.named("bid")[dealer]
    for bid in barred:
        assert ["hook"] == refusal(at.cell, "bid", dealer, bid)


@rows("change")
def test_bids_in_turn_and_their_change(game: str, row: Row) -> None:
    at = dealt(game, row)
    assert row["dealer"] == at.current.deal.dealer
    for seat, bid in row["bids"]:
        at.cell("bid", seat, bid)
    if row["played"]:
        at.take(0)
    entry = ("won", 1, row["trick"]) if "trick" in row else ("bid", *row["try"])
    if "refused" in row:
        before = at.sheet
        assert [row["refused"]] == refusal(at.cell, *entry)
        assert before == at.sheet
    else:
        at.cell(*entry)
        assert entry[2] == at.current.named("bid")[entry[1]]


def one_bid(at: Table, bid: int, tricks: int) -> dict[str, list[int]]:
    """A hand in which seat 0 bids and takes so much, and seat 1 takes the others."""
    others, left = len(at.sheet.players) - 1, at.current.deal.cards - tricks
    least = min(legal(at.current, at.sheet.game))
    return {"bids": [bid, *[least] * others], "tricks": [tricks, left, *[0] * (others - 1)]}


def freely(game: str, row: Row, **more: Any) -> Table:
    """A table without a hook, where there is one."""
    off = {"hook": False} if "hook" in rules_of(GAMES[game]()) else {}
    return dealt(game, row, **off, **more)


@rows("score")
def test_the_points_of_one_bid(game: str, row: Row) -> None:
    for more, points in results(row):
        at = freely(game, row, **more)
        hand = one_bid(at, row["bid"], row["tricks"])
        if "refused" in row:
            assert {row["refused"]} == set(refusal(at.enter, hand))
        else:
            at.enter(hand)
            assert points == at.sheet.lines[0].points[0]


@rows("rules")
def test_the_points_of_several_bids_by_other_house_rules(game: str, row: Row) -> None:
    """fault A46"""
    for n, (bid, tricks) in enumerate(row["cases"]):
        at = freely(game, row)
        at.enter(one_bid(at, bid, tricks))
        points = at.sheet.lines[0].points[0]
        assert row["points"][n] == points
        if "shown" in row:
            assert row["shown"][n] == str(at.sheet.game.shown(points))


def told(game: str, row: Row) -> dict[str, Any]:
    """The hand of a row, as a record has it."""
    keys = [field.key for field in GAMES[game]().fields.values()]
    return {key: row[key] for key in keys if key in row}


@rows("hand")
def test_whole_hands(game: str, row: Row) -> None:
    """Through a record and by entries. fault A25, fault A26"""
    for more, points in results(row):
        chosen, hand = rules(game, row, **more), told(game, row)
        written = a_record(hand, players=players(game, row), game=game, rules=chosen)
        if "refused" not in row:
            at = dealt(game, row, **more)
            at.enter(hand)
            for sheet in (at.sheet, record.read(written).sheet):
                assert tuple(points) == sheet.lines[0].points
                if "raw" in row:
                    assert row["raw"] == sheet.game.raws(sheet.lines[0].hand)
            continue
        another = [hand, {}] if row["refused"].endswith("_missing") else [hand]
        assert {row["refused"]} == set(refusal(record.read, written | {"hands": another}))
        if row["refused"] not in NO_ENTRY:
            assert {row["refused"]} == set(refusal(dealt(game, row, **more).enter, hand))


@rows("rotation")
def test_who_deals_and_who_speaks_when(game: str, row: Row) -> None:
    """fault A37"""
    sheet = table(players(game, row), row["first_dealer"], game).sheet
    deal = sheet.deal(row["number"])
    assert Deal(row["number"], row["cards"], row["dealer"], tuple(row["order"])) == deal
    assert row.get("forehead", False) == bool(sheet.game.notice(deal, sheet.last(deal)))


def plain(at: Table) -> None:
    """A hand of the lowest bids, in which seat 0 takes every trick."""
    for seat in at.current.deal.seats:
        at.cell("bid", seat, min(legal(at.current, at.sheet.game)))
    at.count(at.current.deal.cards, *[0] * (len(at.sheet.players) - 1))


def last_hand(at: Table, row: Row) -> Hand:
    """The hand of the row; if it has none, a plain one that leads to its totals."""
    if "before" in row:
        rows = HandRead(at.sheet, 1, told(at.sheet.game.key, row)).rows
        return at.current._replace(rows=rows, before=tuple(row["before"]))
    plain(at)
    line = at.sheet.lines[0]
    before = [after - points for after, points in zip(row["totals"], line.points, strict=True)]
    return line.hand._replace(before=tuple(before))


def only_hand(game: str, row: Row) -> dict[str, int]:
    """House rules by which the first hand is the last, if the row has no more."""
    names = rules_of(GAMES[game]()).keys() & {"hands", "max_cards"}
    return dict.fromkeys(names, 1) if row.get("hands_left") == 0 else {}


def ended(game: str, row: Row) -> tuple[Table, Line | None]:
    """The line of the row, or None if its hand is not whole; or Refused."""
    mode = {"end": row["mode"], "target": row["target"]} if "mode" in row else {}
    at = table(players(game, row), None, game, **mode, **only_hand(game, row))
    for _ in range(row.get("number", 0)):
        plain(at) if at.sheet.current else at.cell("bid", 0, 0)
    hand = last_hand(at, row)
    if problems := at.sheet.game.problems(hand):
        raise Refused(*problems)
    if at.sheet.game.stage(hand):
        return at, None
    return at, at.sheet.line(hand)


@rows("end")
def test_how_a_game_ends(game: str, row: Row) -> None:
    """fault A22, fault A23, fault A19"""
    if "refused" in row:
        assert [row["refused"]] == refusal(ended, game, row)
        return
    at, line = ended(game, row)
    assert ("outcome" in row) == (not line or not line.winners)
    if not line:
        return
    assert tuple(row["totals"]) == line.totals
    assert tuple(row.get("points", line.points)) == line.points
    assert tuple(row.get("winners", ())) == line.winners
    if "places" in row:
        vars(at.sheet)["played"] = ((line,), None)  # as if it had been played up to there
        assert row["places"] == at.sheet.places


@rows("rounding")
def test_raw_points_are_rounded_to_tens(game: str, row: Row) -> None:
    """fault A46: in a hand with so many card points; above them, with every combination."""
    most = row["raw"] > 120
    suits = ["hearts", "spades", "diamonds", "clubs"] if most else []
    hand = {
        "trump": "hearts",
        "card_points": [120, 0] if most else [row["raw"], 120 - row["raw"]],
        "combinations": [{"side": 0, "suit": suit, "cards": "KQJ"} for suit in suits],
    }
    sheet = record.read(a_record(hand, game=game)).sheet
    assert row["raw"] == sheet.game.raws(sheet.lines[0].hand)[0]
    assert row["points"] == sheet.lines[0].points[0]


def leading_to(total: int) -> list[Row]:
    """Whole hands after which side 0 has this total: twelve points each, and then the rest."""
    counts = [12] * (total // 12) + [total % 12] * (total % 12 > 0)
    return [{"card_points": [10 * points, 120 - 10 * points]} for points in counts]


@pytest.mark.parametrize("rule", ["rounded", "exact", "over"])
@rows("claim")
def test_a_claim_in_mid_hand(game: str, row: Row, rule: str) -> None:
    claim = {"card_points": [row["raw"], 0], "claim": 0}
    written = a_record(*leading_to(row["before"]), claim, game=game, rules={"claim": rule})
    at = table(4, None, game, claim=rule)
    for hand in leading_to(row["before"]):
        at.enter(hand)
    assert row["before"] == at.sheet.totals[0]
    if row[rule]:
        at.enter(claim)
        assert (0,) == at.sheet.winners == record.read(written).sheet.winners
    else:
        assert ["claim_short"] == refusal(at.enter, claim) == refusal(record.read, written)


def lying(key: str, row: Row) -> tuple[Game, Trick]:
    """The game of the row, and the trick as it lies there."""
    game = chosen(GAMES[key], row.get("rules", {}))
    cards = cards_in(row["trick"])
    return game, trick_of(game, trump_of(game, row["trump"]), cards, players(key, row))


def raw(game: Game, trick: Trick, found: Verdict) -> int:
    """What the trick adds to the raw points of its winner."""
    combined = tuple(found.combinations.items())
    told = {"card_points": found.card_points, "combination": combined, "trump": trick.trump}
    return total(game.raw(**told))  # type: ignore[attr-defined]


@rows("winner")
def test_who_wins_a_trick_and_what_it_brings(game: str, row: Row) -> None:
    played, trick = lying(game, row)
    found = verdict(played, trick)
    assert row["winner"] == found.winner
    assert row.get("card_points") == found.card_points
    combined = {one["suit"]: one["cards"] for one in row.get("combinations", [])}
    assert combined == found.combinations
    assert row.get("value") == (total(found.worth) if found.worth else None)
    if "raw" in row:
        assert row["raw"] == raw(played, trick, found)


@rows("legal")
def test_what_may_be_played(game: str, row: Row) -> None:
    played, trick = lying(game, row)
    hand, may = cards_in(row["hand"]), cards_in(row["legal"])
    found = choice(played, trick, hand)
    assert may == found.legal
    assert [card for card in hand if card not in may] == [*found.refused]
