"""The score sheet and its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from flask import Blueprint, render_template, request, session

from scorekeeper import store, words
from scorekeeper.adjustments import Adjusted
from scorekeeper.game import Game
from scorekeeper.house_rules import rules_of
from scorekeeper.log import Begun, Event, Redid, Step, Undid, Wrote
from scorekeeper.messages import Message
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Line, Scoresheet
from scorekeeper.seats import Seated
from scorekeeper.store import Noted, Stored
from scorekeeper.web import charts, rules, seen, who
from scorekeeper.web.database import db, sheet_at
from scorekeeper.web.frame import frame
from scorekeeper.web.texts import added, points, say

pages = Blueprint("scores", __name__)


@dataclass(frozen=True)
class Added:
    """Points that were added by hand, as a line of the sheet."""

    event: Adjusted
    total: int


@pages.get("/g/<code>/scores")
def sheet(code: str) -> str:
    stored = sheet_at(code)
    sheet = stored.log.sheet
    simple = rules_of(sheet.game).get("scoring") == "simple"
    return render_template(
        "scores.html",
        short=short_names(sheet.names),
        by_size=len(set(sheet.game.series(len(sheet.players)))) > 1,
        bids="bid" in sheet.game.fields,
        longest=longest(sheet),
        made=made,
        note=note,
        fixed_heads={n for n, place in sheet.fixed if place not in range(len(sheet.sides))},
        struck=list(struck(sheet)),
        added=list(added_by_hand(sheet)),
        comings=list(comings(sheet)),
        simple=simple,
        paper=simple and "paper" in request.args,
        corrections=len(corrections(entries(stored))),
        chart=drawn(sheet),
        day=store.played(stored)[0],
        seen=seen.of_sheet(stored),
        in_short=rules.in_short(sheet.game, len(sheet.players)),
        **frame(stored),
    )


def longest(sheet: Scoresheet) -> int:
    """How many letters the longest total has."""
    lines = [*(line.totals for line in sheet.lines), sheet.totals]
    return max(len(points(total, sheet.game)) for totals in lines for total in totals)


def drawn(sheet: Scoresheet) -> dict[str, object]:
    """The chart of the sheet, as many hands as there are and as the reader chose."""
    totals, shown = sheet.course, partial(points, game=sheet.game)
    first, sides = sheet.lines[:3], range(len(sheet.sides))
    narrow = charts.lines(sheet.names, totals, 358, 250, shown)
    return {
        "few": len(totals) <= 3 and not sheet.adjustments and not sheet.changes,
        "bars": charts.bars(
            sheet.names,
            [[points or 0 for points in sheet.padded(line.points)] for line in first],
            [[made(sheet.game, line.hand, side) for side in sides] for line in first],
        ),
        "each": request.args.get("chart") == "each",
        "lines": narrow,
        "small": charts.small(narrow, *charts.SMALL),
        "wide": charts.lines(sheet.names, totals, 680, 270, shown),
    }


def made(game: Game, hand: Hand, side: int) -> bool | None:
    """Did the side make its bid? Nobody knows where there are none."""
    if side not in hand.sides:
        return None
    return game.made(**game.told(hand, side))


def note(game: Game, line: Line, side: int) -> str:
    """What a cell says of its points: bid and tricks, or the sum where nobody bids."""
    if "bid" in game.fields:
        return bid_and_tricks(line.hand, side)
    return added(line.scores[side], game).replace(" ", "")  # a column is narrow


def bid_and_tricks(hand: Hand, side: int) -> str:
    return "/".join(str(hand.row(name).get(side, "·")) for name in ("bid", "tricks"))


def struck(sheet: Scoresheet) -> Iterator[tuple[int, list[str]]]:
    """The hands that count for nothing, with what is written for each side."""
    for deal in filter(None, map(sheet.deal, sheet.struck)):
        hand = sheet.hand(deal)
        sides = range(len(sheet.sides))
        yield deal.number, [left(sheet, hand, s) if s in hand.sides else "" for s in sides]


def left(sheet: Scoresheet, hand: Hand, side: int) -> str:
    """What a struck hand still says of a side."""
    if "bid" in sheet.game.fields:
        return bid_and_tricks(hand, side)
    return ", ".join(say(what, sheet.names) for what in words.did(sheet.game, hand, side)) or "·"


def added_by_hand(sheet: Scoresheet) -> Iterator[Added]:
    """The points that were added by hand, each with the total that it made."""
    for after in range(len(sheet.lines) + 1):
        totals = list(sheet.lines[after - 1].totals if after else [0] * len(sheet.sides))
        for one in sheet.adjustments:
            if one.after == after:
                totals[one.side] += one.points
                yield Added(one, totals[one.side])


def comings(sheet: Scoresheet) -> Iterator[Message]:
    """Who came and went, in the order of the hands."""
    for change in sheet.seating.changes:
        yield words.seated(change, sheet.seating.names(change.hand - 1))


def short_names(names: Sequence[str]) -> list[str]:
    """Names that fit over a column, still different from one another."""
    room = {1: 20, 2: 20, 3: 12, 4: 8, 5: 6}.get(len(names), 5)
    cut = [name if len(name) <= room else name[: room - 1] for name in names]
    return [
        short if cut.count(short) == 1 else f"{short[: room - 2]}{seat}"
        for seat, short in enumerate(cut, 1)
    ]


@dataclass(frozen=True)
class Entry:
    """One line of the log."""

    step: Step
    note: Noted
    hand: int  # 0 for what concerns the whole sheet
    told: Message
    details: list[Message]  # of what was written in one go
    was: list[Message]  # what stood before an entry that changed it and is no correction
    changes: list[tuple[Message, Message]]  # of a correction
    reason: Message | None  # of a correction
    phone: int  # the devices of a sheet, numbered as they came
    who: str  # the player or the name of the phone, if there is one
    mine: bool
    gone: bool  # taken back later
    names: Sequence[str]  # of the sides, as they were called


@pages.get("/g/<code>/log")
def log(code: str) -> str:
    """Everything that was written, newest hand first."""
    stored = sheet_at(code)
    written = list(entries(stored))
    only = request.args.get("only")
    shown = [entry for entry in written if entry.changes or only != "corrections"]
    shown.sort(key=lambda entry: (-entry.hand, -entry.step.version))
    hands = groupby(shown, key=lambda entry: entry.hand)
    return render_template(
        "log.html",
        hands=[(number, list(lines)) for number, lines in hands],
        corrections=len(corrections(written)),
        only=only,
        takeovers=who.takeovers(stored),
        **frame(stored),
    )


def hand_of(event: Event) -> int:
    """The hand under which an entry stands; 0 for what is no hand's."""
    match event:
        case Wrote() | Seated():
            return event.hand
        case Adjusted():
            return event.after
    return 0


def called(step: Step) -> Sequence[str]:
    """What the sides of an entry were called: in its hand, or when it was written."""
    event = (step.of or step).event
    if isinstance(event, Wrote):
        return step.after.names_in(event.hand)
    return step.after.names


def corrections(written: Iterable[Entry]) -> list[Entry]:
    """Those that still stand."""
    return [entry for entry in written if entry.changes and not entry.gone]


def entries(stored: Stored) -> Iterator[Entry]:
    phones, named = store.numbers(stored), store.names(db(), stored)
    gone = {step.version for step in stored.log.steps} - {s.version for s in stored.log.done}
    for step, note in zip(stored.log.steps, stored.notes, strict=True):
        of = step.of or step
        yield Entry(
            step,
            note,
            hand_of(of.event),
            words.told(step),
            words.details(step),
            words.replaced(step),
            words.changes(step),
            words.reason(step.event),
            phones[note.device],
            named[note.device],
            note.device == session["device"],
            not isinstance(step.event, Begun | Undid | Redid) and step.version in gone,
            called(step),
        )
