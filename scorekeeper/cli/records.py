"""Commands about games as files: score, export, import (docs/game-record.md)."""

from __future__ import annotations

import argparse
import json
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from decimal import Decimal
from pathlib import Path
from typing import Any

from scorekeeper import instance, record, store
from scorekeeper.instance import Unusable
from scorekeeper.messages import N_, Code, Message, Problem, Refused, in_english
from scorekeeper.scoresheet import Scoresheet

DEVICE = "command line"


def add_to(commands: Any) -> None:
    """Adds the commands to an argparse subparsers object."""
    score = commands.add_parser("score", help="score games written as files")
    score.add_argument("--json", action="store_true", help="one JSON object a game, one a line")
    score.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    score.set_defaults(run=run_score)
    export = commands.add_parser("export", help="write a game as a file")
    which = export.add_mutually_exclusive_group(required=True)
    which.add_argument("code", metavar="CODE", nargs="?", help="the code in the game’s address")
    which.add_argument("--all", action="store_true", help="every game, as a list")
    export.add_argument("--csv", action="store_true", help="one row a hand and player")
    export.set_defaults(run=run_export)
    add = commands.add_parser("import", help="read games from files")
    add.add_argument("--report", action="store_true", help="only say what would be added")
    add.add_argument("files", nargs="+", metavar="FILE", help="records or CSV; - is standard input")
    add.set_defaults(run=run_import)


def records(files: list[str]) -> Iterator[tuple[str, Any]]:
    """Every record in these files, or the Refused that stands in its place, with the file."""
    for file in files:
        try:
            found = record.loads(_text(file))
        except Refused as refused:
            found = refused
        for one in found if isinstance(found, list) else [found]:
            yield file, one


def _text(file: str) -> bytes:
    """What the file holds; Refused if it cannot be read."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError, AttributeError):  # without a standard input, sys.stdin is None
        raise Refused(Problem(Code.FORMAT, Message(N_("This file cannot be read.")))) from None


def read(one: Any) -> record.Reading:
    if isinstance(one, Refused):
        raise one
    return record.read(one)


def run_score(args: argparse.Namespace) -> int:
    """0 if nothing was refused, else 1; every other record is still scored."""
    status = 0
    for file, one in records(args.files):
        try:
            sheet = read(one).sheet
            print(json.dumps(record.report(sheet)) if args.json else table(sheet))
        except Refused as refused:
            status = 1
            complain(file, one, refused, args.json)
    return status


def complain(file: str, one: Any, refused: Refused, as_json: bool) -> None:
    """Says what is wrong with a record: as JSON, or one line an error on standard error."""
    names = record.names(one, refused)
    errors = record.errors(refused, names)
    if as_json:
        print(json.dumps({"errors": errors}))
        return
    for error in errors:
        hand = f"hand {error['hand']}" if error["hand"] else ""
        who = str(names[error["seat"]]) if error["seat"] is not None else ""
        where = ", ".join(filter(None, [hand, error["field"], who]))
        line = f"{file}: {where}: " if where else f"{file}: "
        print(one_line(f"{line}{error['message']} ({error['code']})"), file=sys.stderr)


def one_line(text: str) -> str:
    """The text without line ends, and without what a terminal would obey."""
    unseen = ("Cc", "Zl", "Zp")
    return "".join(" " if unicodedata.category(c) in unseen else c for c in text)


def table(sheet: Scoresheet) -> str:
    """The score sheet for people: the points of each hand and those added by hand, the totals."""
    rows = [["", *map(one_line, sheet.names)], *_added(sheet, 0)]
    for line in sheet.lines:
        deal = line.hand.deal
        rows.append([f"{deal.number}. ({deal.cards})", *_row(sheet, line.points)])
        rows += _added(sheet, deal.number)
    totals = map(sheet.game.shown, sheet.totals)
    rows.append(["", *(_signed(total).lstrip("+") for total in totals)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(w) for cell, w in zip(row, widths, strict=True)) for row in rows]
    return "\n".join([one_line(f"{sheet.game.name}: {_standing(sheet)}"), *lines, ""])


def _added(sheet: Scoresheet, after: int) -> Iterator[list[str]]:
    """A row for each time that points were added by hand after that hand."""
    for one in sheet.adjustments:
        if one.after == after:
            yield ["±", *_row(sheet, [*[None] * one.side, one.points])]


def _row(sheet: Scoresheet, points: Sequence[int | None]) -> list[str]:
    """The points of every side; a blank where there are none."""
    every = sheet.padded(points)
    return ["" if one is None else _signed(sheet.game.shown(one)) for one in every]


def _signed(points: Decimal) -> str:
    return f"{points:+f}".replace("-", "−") if points else "0"


def _standing(sheet: Scoresheet) -> str:
    if sheet.winners:
        winners = " and ".join(sheet.named(sheet.winners))
        return winners + in_english(" wins", " win", len(sheet.winners))
    hands = len(sheet.lines)
    return "ended early" if sheet.ended else f"after {hands}" + in_english(" hand", " hands", hands)


def games() -> closing[Any]:
    """A connection to the games on this machine; Unusable if there can be none."""
    path = instance.database(made_folder())
    store.prepare(path)
    return closing(store.connect(path))


def made_folder() -> Path:
    """The instance folder, made if it was not there; Unusable if it cannot be."""
    folder = instance.folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(f"The folder {folder} cannot be made ({error.strerror}).") from error
    return folder


def run_export(args: argparse.Namespace) -> int:
    with games() as db:
        code = str(args.code)
        stored = store.load(db, code) if code.isascii() else None
        if not args.all and not stored:
            print(f"There is no game with the code “{code}”.", file=sys.stderr)
            return 1
        found = [stored] if stored else store.every(db)
        kept = ((one, store.kept_with_log(db, one)) for one in found)
        for part in in_csv(kept) if args.csv else in_json(kept, args.all):
            print(part, end="")
    return 0


def in_csv(stored: Iterable[tuple[store.Stored, Any]]) -> Iterator[str]:
    return record.in_csv((one.code, one.log.sheet, kept) for one, kept in stored)


def in_json(stored: Iterable[tuple[store.Stored, Any]], listed: bool) -> Iterator[str]:
    """The records, one by one: all of them at once might be more than there is room for."""
    records = (record.dumps(record.write(one.log.sheet, kept)) for one, kept in stored)
    return record.in_list(records) if listed else records


def run_import(args: argparse.Namespace) -> int:
    """Adds every new game and prints its code; 1 if any record was refused."""
    status = 0
    with games() as db:
        named = [(file, one) for file in args.files for one in in_file(file)]
        for (file, _), one in zip(named, store.arrivals(db, [f for _, f in named]), strict=True):
            if one.found.refused:
                status = 1
                complain(file, one.found.record, one.found.refused, as_json=False)
            elif not one.new or args.report:
                print(f"{file}: {reported(one)}", file=sys.stderr)
            else:
                status = add(db, file, one.found) or status
    return status


def in_file(file: str) -> list[record.Found]:
    """Every record of the file, or what is wrong with the file."""
    try:
        return record.found_in(_text(file))
    except Refused as refused:
        return [record.understood(refused)]


def reported(one: store.Arrival) -> str:
    """The game, and whether it is new."""
    assert one.found.reading
    sheet = one.found.reading.sheet
    game = one_line(f"{sheet.game.name}, {', '.join(sheet.players)}")
    there = f"here already as {one.code}" if one.code else "twice in these files"
    there += ", in the trash" if one.thrown else ""
    return f"{game}: {'new' if one.new else there}"


def add(db: Any, file: str, found: record.Found) -> int:
    """Adds the game and prints its code; 1 if two of its players are one person by now."""
    assert found.reading
    try:
        print(store.begin(db, found.reading.events, DEVICE))
    except Refused as refused:
        complain(file, found.record, refused, as_json=False)
        return 1
    return 0
