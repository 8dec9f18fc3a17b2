"""Commands about games as files: score, export, import (docs/game-record.md)."""

from __future__ import annotations

import argparse
import json
import sys
import unicodedata
from collections.abc import Iterator, Sequence
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
    export.add_argument("code", metavar="CODE", help="the code in the game’s address")
    export.set_defaults(run=run_export)
    add = commands.add_parser("import", help="read games from files")
    add.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
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
        stored = store.load(db, args.code) if args.code.isascii() else None
        kept = store.kept_with_log(db, stored) if stored else {}
    if not stored:
        print(f"There is no game with the code “{args.code}”.", file=sys.stderr)
        return 1
    print(json.dumps(record.write(stored.log.sheet, kept), indent=2))
    return 0


def run_import(args: argparse.Namespace) -> int:
    """Adds every readable record as a sheet and prints its code; 1 if any was refused."""
    status = 0
    with games() as db:
        for file, one in records(args.files):
            try:
                print(store.begin(db, read(one).events, DEVICE))
            except Refused as refused:
                status = 1
                complain(file, one, refused, as_json=False)
    return status
