"""CSV files read as records: what the rows of a sheet say, and what is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from scorekeeper.games import GAMES
from scorekeeper.messages import N_, Code, Message, Problem, Refused
from scorekeeper.names import folded, trimmed
from scorekeeper.record.csv_cells import number, places, unguarded
from scorekeeper.record.csv_faults import faults, sound
from scorekeeper.record.csv_rows import Row, sheets
from scorekeeper.record.csv_writing import BEGINS, FIELDS, HAND, OF_SHEET, POINTS, rows
from scorekeeper.record.found import Found, understood
from scorekeeper.record.shape import FORMAT
from scorekeeper.record.writing import laid_out
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.seats import Way

KINDS = (BEGINS, HAND, POINTS, *Way)
WORKED_OUT = ("player", "cards", "dealer", "tricks", "points", "total")  # asked if they are there
TWICE = N_("This stands here twice, and not the same.")


def from_csv(text: str) -> list[Found]:
    """The records of a CSV file; Refused if it is none."""
    return [_sheet(rows) for rows in sheets(text)]


def _sheet(rows: Sequence[Row]) -> Found:
    read = SheetRead(rows)
    found, problems = understood(read.record), list(read.problems)
    if problems or not found.reading:
        problems += faults(read.record, problems)
        sheet = sound(read.record, problems)
    else:
        sheet = found.reading.sheet
    problems += read.disagreeing(sheet) if sheet else []
    if problems:
        return Found(read.record, None, Refused(*sorted(problems, key=lambda p: p.hand or 0)))
    return found


class SheetRead:
    """The record that the rows of one sheet make, and what of them could not be read."""

    def __init__(self, every: Sequence[Row]) -> None:
        self.problems: list[Problem] = []
        self.rows = list(filter(self.placed, every))
        self.record: dict[str, Any] = {"format": FORMAT, **dict(self.of_sheet())}
        self.record |= {"players": [], "first_dealer": 0, "hands": []}
        if self.record.get("game") not in GAMES:
            return  # that is all that is said about it
        self.game = GAMES[self.record["game"]]()
        self.seat_people()
        if len(self.players) not in self.game.players:
            return  # nor about this
        self.sides = {seat: n for n, side in enumerate(self.game.sides(self.size)) for seat in side}
        self.record["hands"] = list(self.hands())
        added = [one for row in self.rows if row.what == POINTS for one in self.added(row)]
        beside = {"adjustments": added, "seats": self.coming}
        self.record |= {key: value for key, value in beside.items() if value}

    def wrong(
        self, text: str, key: str, place: int | None = None, hand: Any = None, **values: Any
    ) -> None:
        message = Message(text, {"key": key, **values})
        self.problems.append(Problem(Code.FORMAT, message, key, place, hand))

    def placed(self, row: Row) -> bool:
        """Does the row say what it is, and of which hand?"""
        first = 1 if row.what == HAND else 0
        if row.surplus:
            self.wrong(N_("Line {line} has more cells than columns."), "", line=row.line)
        if row.what not in KINDS:
            text = N_("Line {line}: there is no row “{said}”.")
            self.wrong(text, "row", line=row.line, said=row.what)
        elif type(row.hand) is not int or row.hand < first:
            text = N_("Line {line}: “{said}” is no number of a hand.")
            self.wrong(text, "hand", line=row.line, said=row["hand"])
        else:
            return True
        return False

    def of_sheet(self) -> Iterator[tuple[str, Any]]:
        """What is said of the sheet as a whole, in any of its rows."""
        for key in ("game", "started_at", *OF_SHEET):
            said = list(dict.fromkeys(row[key] for row in self.rows if row[key]))
            if len(said) > 1:
                self.wrong(TWICE, key)
            if said and key == "rules":
                yield key, self.house_rules(said[0])
            elif said and key != "scorekeeper":
                yield key, said[0]

    def house_rules(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            self.wrong(N_("“{key}” does not hold what it should."), "rules")
            return {}

    def seat_people(self) -> None:
        """Who plays, who deals first, who keeps the score, who comes and goes."""
        first = [row for row in self.rows if row.what == BEGINS]
        first = first or [row for row in self.rows if row.what == HAND and row.hand == 1]
        seats = [number(row["seat"]) for row in first]
        if not any(row["seat"].strip() for row in first):
            seats = list(range(len(first)))
        if set(seats) != set(range(len(first))):
            self.wrong(N_("The seats are not numbered from 0 on, each once."), "seat")
        sitting = {seat: row["player"] for seat, row in zip(seats, first, strict=True)}
        self.players = [sitting.get(seat, "") for seat in range(len(first))]
        keeper = next((row["scorekeeper"] for row in self.rows if row["scorekeeper"].strip()), None)
        self.record |= {
            "players": self.players,
            "first_dealer": self.one_of_them(first[0]["dealer"] if first else "", "dealer"),
            "scorekeeper": keeper and self.one_of_them(keeper, "scorekeeper"),
        }

    def one_of_them(self, name: str, key: str) -> int:
        names = [*map(folded, self.players)]
        if folded(name) not in names:
            text = N_("“{key}” says {said}, who is none of the players.")
            self.wrong(text, key, said=name or "–")
            return 0
        return names.index(folded(name))

    @cached_property
    def coming(self) -> list[dict[str, Any]]:
        """Who comes and goes."""
        return [_coming(row) for row in self.rows if row.what in set(Way)]

    @cached_property
    def size(self) -> int:
        """How many seats there are in the end."""
        return len(self.players) + sum("name" in one for one in self.coming)

    def seat(self, row: Row) -> int | None:
        """The seat of a row; without a number it is that of the name."""
        names, said = [*map(folded, self.players)], number(row["seat"])
        if said is None and folded(row["player"]) in names:
            said = names.index(folded(row["player"]))
        if row.surplus:
            return None  # nobody knows which of its cells is one too many
        if type(said) is int and said in self.sides:
            return said
        text = N_("Line {line}: there is no such player.")
        self.wrong(text, "player", hand=row.hand, line=row.line)
        return None

    def hands(self) -> Iterator[dict[str, Any]]:
        """The hands up to the first that is left out; what is wrong with any of them."""
        found: dict[int, list[Row]] = {}
        for row in self.rows:
            if row.what == HAND:
                found.setdefault(row.hand, []).append(row)
        if sorted(found) != list(range(1, len(found) + 1)):
            self.wrong(N_("The hands are not numbered from 1 on, one after the other."), "hand")
        for next_one, hand in enumerate(sorted(found), 1):
            told = self.told(found[hand])
            if set(won := told.get("won", {})) != set(range(1, len(won) + 1)):
                self.wrong(N_("The tricks are not numbered one after the other."), "won", hand=hand)
                del told["won"]
            fields, sides = self.game.fields, range(len(set(self.sides.values())))
            if hand == next_one:
                names = [name for name in fields if name in told]
                yield {fields[n].key: laid_out(fields[n], told[n], sides) for n in names}

    def told(self, rows: Sequence[Row]) -> dict[str, dict[Any, Any]]:
        """What the rows of a hand say, by field and place; counts are worked out from tricks."""
        told: dict[str, dict[Any, Any]] = {}
        tapped = any(row["won"].strip() for row in rows)
        for row in rows:
            if (seat := self.seat(row)) is None:
                continue
            for name in FIELDS:
                if row[name].strip() and not (name == "tricks" and tapped):
                    self.tell(told.setdefault(name, {}), name, row, self.sides[seat])
        return told

    def tell(self, told: dict[Any, Any], name: str, row: Row, side: int) -> None:
        """What one cell of a row says."""
        field = self.game.fields.get(name)
        if field is None:
            self.wrong(N_("There is no key “{key}” in a hand."), name, side, row.hand)
            return
        for place, value in places(field, row[name].strip(), side):
            if told.setdefault(place, value) != value:
                self.wrong(TWICE, field.key, side, row.hand)

    def added(self, row: Row) -> Iterator[dict[str, Any]]:
        """Points that were added by hand, if it is known to whom."""
        if (seat := self.seat(row)) is not None:
            points, reason = number(row["points"]), row["reason"]
            yield {"after": row.hand, "side": self.sides[seat], "points": points, "reason": reason}

    def disagreeing(self, sheet: Scoresheet) -> Iterator[Problem]:
        """Where a row says something else than the rules come to."""
        made = {(row["row"], row["hand"], row["seat"]): row for row in rows("", sheet, {})}
        for row in (row for row in self.rows if row.what == HAND):
            seat = self.seat(row)
            now = made.get((HAND, str(row.hand), str(seat)))
            for key in WORKED_OUT if now else ():
                said, right = row[key].strip(), unguarded((now or {}).get(key, ""))
                if said and _plain(said) != _plain(right):
                    text = N_("“{key}” says {said}, where it should be {right}.")
                    message = Message(text, {"key": key, "said": said, "right": right or "–"})
                    yield Problem(Code.FORMAT, message, key, self.sides[seat or 0], row.hand)


def _plain(text: str) -> Any:
    """What a cell says, however it is written."""
    said = number(text)
    return folded(trimmed(said)) if isinstance(said, str) else said


def _coming(row: Row) -> dict[str, Any]:
    """Somebody comes or goes, as a record has it."""
    place = {"hand": row.hand, "seat": number(row["seat"])}
    match row.what:
        case Way.TAKES_OVER:
            return place | {"takes_over": row["player"]}
        case Way.JOINS:
            return place | {"name": row["player"], "start": number(row["points"])}
    return place | {row.what: True}
