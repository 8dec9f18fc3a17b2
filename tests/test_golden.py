"""Every worked example of docs/rules.md, read from tests/golden/ and played."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from scorekeeper import record
from scorekeeper.games.devils_bridge import DevilsBridge
from scorekeeper.house_rules import chosen
from scorekeeper.messages import Refused
from scorekeeper.rules import Deal, Hand
from scorekeeper.scoresheet import Line
from tests.playing import Table, a_record, begun, every_deal, refusal, table

Row = dict[str, Any]
GOLDEN = tomllib.loads((Path(__file__).parent / "golden" / "devils-bridge.toml").read_text())
both = pytest.mark.parametrize("scoring", ["simple", "common"])


def rows(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", GOLDEN[kind], ids=[row["id"] for row in GOLDEN[kind]])


def dealt(row: Row, **rules: Any) -> Table:
    """A table whose first hand has the cards of the row, with seat 0 to bid first."""
    return table(row.get("players", 3), max_cards=row["cards"], sequence="down", **rules)


def test_every_kind_of_row_is_played_here_and_no_id_twice() -> None:
    kinds = {"sequence", "hook", "change", "score", "hand", "rotation", "end"}
    assert kinds == GOLDEN.keys()
    ids = [row["id"] for kind in GOLDEN.values() for row in kind]
    assert len(ids) == len(set(ids))


@rows("sequence")
def test_the_hands_of_a_game(row: Row) -> None:
    """fault A11"""
    if "refused" in row:
        assert [row["refused"]] == refusal(begun, row["players"])
        return
    cards = [deal.cards for deal in every_deal(table(row["players"]).sheet)]
    assert row["sizes"] == cards
    expected = row["max_cards"], row["hands"], row["total_tricks"]
    assert expected == (max(cards), len(cards), sum(cards))


@rows("hook")
def test_the_hook(row: Row) -> None:
    """fault A42"""
    table = dealt(row)
    table.bid(*row["before"])
    dealer = table.current.deal.dealer
    choices = table.sheet.game.fields["bid"].choices(table.current, dealer) or {}
    barred = [bid for bid, problem in choices.items() if problem]
    assert ([row["forbidden"]] if "forbidden" in row else []) == barred
    for bid in row["allowed"]:
        table.cell("bid", dealer, bid)
        assert bid == table.current.named("bid")[dealer]
    for bid in barred:
        assert ["hook"] == refusal(table.cell, "bid", dealer, bid)


@rows("change")
def test_bids_in_turn_and_their_change(row: Row) -> None:
    table = dealt(row)
    assert row["dealer"] == table.current.deal.dealer
    for seat, bid in row["bids"]:
        table.cell("bid", seat, bid)
    if row["played"]:
        table.take(0)
    entry = ("won", 1, row["trick"]) if "trick" in row else ("bid", *row["try"])
    if "refused" in row:
        before = table.sheet
        assert [row["refused"]] == refusal(table.cell, *entry)
        assert before == table.sheet
    else:
        table.cell(*entry)
        assert entry[2] == table.current.named("bid")[entry[1]]


@rows("score")
@both
def test_the_points_of_one_bid(row: Row, scoring: str) -> None:
    table = dealt(row, scoring=scoring, hook=False)
    played = [row["bid"], 0, 0], [row["tricks"], row["cards"] - row["tricks"], 0]
    if "refused" in row:
        assert {row["refused"]} == set(refusal(table.play, *played))
    else:
        table.play(*played)
        assert row[scoring] == table.sheet.lines[0].points[0]


@rows("hand")
@both
def test_whole_hands(row: Row, scoring: str) -> None:
    rules = {"max_cards": row["cards"], "sequence": "down", "scoring": scoring}
    hand = {"bids": row["bids"], "tricks": row["tricks"]}
    written = a_record(hand, players=row["players"], rules=rules)
    if "refused" in row:
        assert [row["refused"]] == refusal(record.read, written)
        return
    assert tuple(row[scoring]) == record.read(written).sheet.lines[0].points
    table = dealt(row, scoring=scoring)
    table.play(row["bids"], row["tricks"])
    assert tuple(row[scoring]) == table.sheet.lines[0].points


@rows("rotation")
def test_who_deals_and_who_bids_when(row: Row) -> None:
    sheet = table(row["players"], row["first_dealer"]).sheet
    deal = every_deal(sheet)[row["number"] - 1]
    assert Deal(row["number"], row["cards"], row["dealer"], tuple(row["order"])) == deal
    assert row["forehead"] == bool(sheet.game.notice(deal))


def ending(row: Row) -> tuple[Table, Line]:
    """A line that leads to the totals of the row: the last seat takes the one trick it missed."""
    players = len(row["totals"])
    table = dealt({"players": players, "cards": 1}, end=row["mode"], target=row["target"])
    bids = {("bid", seat): int(seat < players - 1) for seat in range(players)}
    taken = {("won", 1): players - 1}
    before = tuple(points - (seat == players - 1) for seat, points in enumerate(row["totals"]))
    hand = Hand(table.current.deal, range(players), bids | taken, before)
    return table, table.sheet.line(hand, last=row["hands_left"] == 0)


@rows("end")
def test_how_a_game_ends(row: Row) -> None:
    """fault A22, fault A23, fault A19"""
    if "refused" in row:
        with pytest.raises(Refused) as refused:
            chosen(DevilsBridge, {"end": row["mode"], "target": row["target"]})
        assert [row["refused"]] == [problem.code for problem in refused.value.problems]
        return
    table, line = ending(row)
    assert tuple(row["totals"]) == line.totals
    assert tuple(row.get("winners", ())) == line.winners
    assert ("outcome" in row) == (not line.winners)
    if "places" in row:
        vars(table.sheet)["played"] = ((line,), None)  # as if it had been played up to there
        assert row["places"] == table.sheet.places
