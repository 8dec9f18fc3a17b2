"""Sheets as the rows of a CSV file: one for every player of every hand, and for what is beside."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.house_rules import changed
from scorekeeper.record.beside import points, seats
from scorekeeper.record.csv_cells import cell, guarded, said
from scorekeeper.record.writing import told_rows
from scorekeeper.rules import Rows
from scorekeeper.scoresheet import Line, Scoresheet
from scorekeeper.seats import Way

FIELDS = list(dict.fromkeys(f.name for game in GAMES.values() for f in game().keys.values()))
OF_SHEET = ("scorekeeper", "title", "notes", "finished_at", "ended", "rules")  # once, at first
COLUMNS = (
    *("sheet", "started_at", "game", "row", "hand", "cards", "dealer", "seat", "player"),
    *FIELDS,
    *("points", "total", "reason"),
    *OF_SHEET,
)
BEGINS, HAND, POINTS = "begins", "hand", "points"  # what a row is, beside the ways to come and go
CARRIES = ("title", "notes", "finished_at")  # of what is kept beside the scores
Cells = dict[str, str]


def in_csv(sheets: Iterable[tuple[str, Scoresheet, Mapping[str, Any]]]) -> Iterator[str]:
    """The lines of a file with these sheets, each with its code and what is kept of it."""
    yield _line(COLUMNS)
    for code, sheet, kept in sheets:
        for row in rows(code, sheet, kept):
            yield _line([row.get(column, "") for column in COLUMNS])


def _line(cells: Iterable[str]) -> str:
    text = io.StringIO(newline="")
    csv.writer(text).writerow(cells)
    return text.getvalue()


def rows(code: str, sheet: Scoresheet, kept: Mapping[str, Any]) -> Iterator[Cells]:
    """The rows of one sheet."""
    every = {"sheet": code, "started_at": said(kept.get("started_at")), "game": sheet.game.key}
    once = _of_sheet(sheet, kept)
    for row in _rows(sheet):
        yield every | row | once
        once = {}


def _of_sheet(sheet: Scoresheet, kept: Mapping[str, Any]) -> Cells:
    """What a sheet says once."""
    rules, keeper = changed(sheet.game), sheet.scorekeeper
    return {
        "scorekeeper": "" if keeper is None else guarded(sheet.players[keeper]),
        **{key: said(kept.get(key)) for key in CARRIES},
        "ended": "early" if sheet.ended else "",
        "rules": json.dumps(rules, sort_keys=True) if rules else "",
    }


def _rows(sheet: Scoresheet) -> Iterator[Cells]:
    """Who begins, where the hands do not say it; then hand by hand, with what is beside them."""
    hands = told_rows(sheet)
    if not hands or sheet.seating.changes:
        dealer = guarded(sheet.players[sheet.first_dealer])
        for seat, name in enumerate(sheet.players):
            yield _row(BEGINS, 0, seat, name) | {"dealer": dealer}
    for number in range(len(hands) + 2):
        yield from (_coming(sheet, one) for one in seats(sheet) if one["hand"] == number)
        if 0 < number <= len(hands):
            yield from _hand(sheet, number, hands[number - 1])
        yield from (_added(sheet, one) for one in points(sheet) if one["after"] == number)


def _row(what: str, hand: int, seat: int, name: str) -> Cells:
    return {"row": what, "hand": str(hand), "seat": str(seat), "player": guarded(name)}


def _hand(sheet: Scoresheet, number: int, written: Rows) -> Iterator[Cells]:
    """A row for everybody who plays the hand; partners have the same."""
    line = sheet.lines[number - 1] if sheet.whole(number) else None
    deal = sheet.deal(number)
    assert deal
    names = sheet.seating.names(number)
    of_hand = {"cards": str(deal.cards), "dealer": guarded(names[deal.dealer])}
    for side in sheet.playing(deal):
        told = {name: cell(sheet.game.fields[name], row, side) for name, row in written.items()}
        for seat in sheet.sides[side]:
            scored = _scored(sheet, line, side, told)
            yield _row(HAND, number, seat, names[seat]) | of_hand | told | scored


def _scored(sheet: Scoresheet, line: Line | None, side: int, told: Cells) -> Cells:
    """The points and the total of a whole hand, and its tricks where they are told one by one."""
    if not line:
        return {}
    tricks = {"tricks": said(line.hand.tricks.get(side))} if "won" in told else {}
    scored = {"points": line.points, "total": line.totals}
    return tricks | {key: said(sheet.padded(all)[side]) for key, all in scored.items()}


def _coming(sheet: Scoresheet, one: Mapping[str, Any]) -> Cells:
    """Somebody comes or goes; whoever joins has the points to begin with."""
    hand, seat = one["hand"], one["seat"]
    if "name" in one:
        return _row(Way.JOINS, hand, seat, one["name"]) | {"points": said(one["start"])}
    [way] = one.keys() - {"hand", "seat"}
    return _row(way, hand, seat, one.get(Way.TAKES_OVER) or sheet.seating.names(hand)[seat])


def _added(sheet: Scoresheet, one: Mapping[str, Any]) -> Cells:
    """Points that were added by hand."""
    seat = sheet.sides[one["side"]][0]
    row = _row(POINTS, one["after"], seat, sheet.seating.names(one["after"])[seat])
    return row | {"points": said(one["points"]), "reason": said(one["reason"])}
