"""The rows of a CSV file, sheet by sheet; what is no such file at all is refused."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scorekeeper.messages import N_, Problem, Refused
from scorekeeper.record.csv_cells import number, unguarded
from scorekeeper.record.csv_writing import COLUMNS, HAND
from scorekeeper.record.shape import wrong

REQUIRED = ("game", "hand", "player")
DELIMITERS = (",", ";", "\t")
UTF16 = (b"\xff\xfe", b"\xfe\xff")  # how such a file begins


@dataclass(frozen=True)
class Row:
    """One row, and the line of the file on which it ends."""

    line: int
    cells: Mapping[str, str]
    surplus: bool = False  # it has more cells than there are columns

    def __getitem__(self, column: str) -> str:
        return self.cells.get(column, "")

    @property
    def what(self) -> str:
        return self["row"].strip() or HAND

    @property
    def hand(self) -> Any:
        """The number of its hand, if that is one."""
        return number(self["hand"])


def decoded(content: bytes) -> str:
    """The text of a file."""
    try:
        return content.decode("utf-16" if content.startswith(UTF16) else "utf-8-sig")
    except UnicodeDecodeError:
        text = N_("The letters of this file cannot be read. Save it as “CSV UTF-8”.")
        raise Refused(wrong(text)) from None


def sheets(text: str) -> list[list[Row]]:
    """The rows of every sheet; those without a code belong to one."""
    lines = _lines(text)
    head = [name.strip().lower() for name in lines[0][1]]
    if problems := _misheaded(head):
        raise Refused(*problems)
    found: dict[str, list[Row]] = {}
    for line, cells in lines[1:]:
        named = dict(zip(head, map(unguarded, cells), strict=False))
        row = Row(line, named, len(cells) > len(head))
        found.setdefault(row["sheet"], []).append(row)
    return list(found.values())


def _lines(text: str) -> list[tuple[int, list[str]]]:
    """The cells of every line that has any, with its number."""
    first = text.split("\n", 1)[0]
    reader = csv.reader(
        io.StringIO(text, newline=""), delimiter=max(DELIMITERS, key=first.count), strict=True
    )
    try:
        found = [(reader.line_num, cells) for cells in reader if any(cells)]
    except csv.Error:
        found = []
    if not found:
        raise Refused(wrong(N_("This is neither JSON nor CSV.")))
    return found


def _misheaded(head: Sequence[str]) -> list[Problem]:
    """Columns that are missing, strange, or there twice."""
    missing = [name for name in REQUIRED if name not in head]
    if len(missing) == len(REQUIRED):
        return [wrong(N_("This is neither JSON nor CSV."))]
    strange = [name for name in head if name not in COLUMNS or head.count(name) > 1]
    return [
        *(wrong(N_("The column “{key}” is missing."), name) for name in missing),
        *(wrong(N_("There is no column “{key}”, or it stands there twice."), n) for n in strange),
    ]
