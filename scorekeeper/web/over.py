"""The end of a game: who won, how it went, and what was remarkable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from flask import render_template

from scorekeeper.log import Wrote
from scorekeeper.messages import N_, Message, Problem
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Stored
from scorekeeper.web import charts
from scorekeeper.web.frame import frame, ranked
from scorekeeper.web.texts import points, signed


@dataclass(frozen=True)
class Award:
    """Something to be remembered of this game."""

    title: Message
    side: int
    why: Message


def over(stored: Stored, problems: Sequence[Problem] = ()) -> tuple[str, int]:
    """The page at the end of a game."""
    log, sheet = stored.log, stored.log.sheet
    shown = partial(points, game=sheet.game)
    page = render_template(
        "over.html",
        problems=problems,
        length=stored.notes[-1].at - stored.notes[0].at,
        best=sheet.totals[sheet.winners[0]] if sheet.winners else 0,
        lead=lead(sheet),
        made=[made(sheet, side) for side in range(len(sheet.sides))],
        played=[len(hits(sheet, side)) for side in range(len(sheet.sides))],
        awards=awards(sheet),
        corrections=sum(isinstance(s.event, Wrote) and s.event.correction for s in log.done),
        chart=charts.lines(sheet.names, sheet.course, 358, 210, shown),
        **frame(stored),
    )
    return page, 422 if problems else 200


def lead(sheet: Scoresheet) -> tuple[int, list[int]]:
    """How far the winners are ahead, and of whom; who wins by a claim may be ahead of nobody."""
    others = [side for side in ranked(sheet) if side not in sheet.winners]
    if not others or not sheet.winners:
        return 0, []
    second = max(sheet.totals[side] for side in others)
    behind = [side for side in others if sheet.totals[side] == second]
    ahead = sheet.totals[sheet.winners[0]] - second
    return (ahead, behind) if ahead > 0 else (0, [])


def hits(sheet: Scoresheet, side: int) -> list[bool | None]:
    """Whether the bid was made, for each hand that the side played; None where nobody bids."""
    game = sheet.game
    return [game.made(**game.told(hand, side)) for hand in hands(sheet, side)]


def hands(sheet: Scoresheet, side: int) -> list[Hand]:
    """The hands that a side played."""
    return [line.hand for line in sheet.lines if side in line.hand.sides]


def made(sheet: Scoresheet, side: int) -> int | None:
    """How many bids were made, where there are any."""
    found = hits(sheet, side)
    return None if None in found else sum(map(bool, found))


def awards(sheet: Scoresheet) -> list[Award]:
    """The biggest hand, the longest streak, the most zeros made: for one alone each."""
    if len(sheet.lines) < 4:
        return []
    found = [biggest_hand(sheet), longest_streak(sheet), most_zeros(sheet)]
    return [award for award in found if award]


def biggest_hand(sheet: Scoresheet) -> Award | None:
    best = [max(scored(sheet, side).values(), default=0) for side in range(len(sheet.sides))]
    side = alone(best)
    if side is None or best[side] <= 0:
        return None
    number = next(n for n, points in scored(sheet, side).items() if points == best[side])
    values = {"points": signed(best[side], sheet.game), "number": number}
    why = Message(N_("{points} in hand {number}"), values)
    return Award(Message(N_("Biggest hand")), side, why)


def scored(sheet: Scoresheet, side: int) -> dict[int, int]:
    """What a side scored in each hand that it played."""
    lines = enumerate(sheet.lines, 1)
    found = {number: sheet.padded(line.points)[side] for number, line in lines}
    return {number: points for number, points in found.items() if points is not None}


def longest_streak(sheet: Scoresheet) -> Award | None:
    runs = [longest_run(hits(sheet, side)) for side in range(len(sheet.sides))]
    side = alone(runs)
    if side is None or runs[side] < 2:
        return None
    calls, bids = N_("{count} calls made in a row"), N_("{count} bids made in a row")
    why = Message(calls if sheet.game.calls else bids, {"count": runs[side]})
    return Award(Message(N_("Longest streak")), side, why)


def longest_run(made: Sequence[bool | None]) -> int:
    return max((len(list(run)) for hit, run in groupby(made) if hit), default=0)


def most_zeros(sheet: Scoresheet) -> Award | None:
    zeros = [zeros_made(sheet, side) for side in range(len(sheet.sides))]
    side = alone(zeros)
    if side is None or zeros[side] < 2:
        return None
    why = Message(N_("{count} times"), {"count": zeros[side]})
    return Award(Message(N_("Most zeros made")), side, why)


def zeros_made(sheet: Scoresheet, side: int) -> int:
    bids = [hand.named("bid").get(side) for hand in hands(sheet, side)]
    return sum(bool(hit) and bid == 0 for hit, bid in zip(hits(sheet, side), bids, strict=True))


def alone(values: Sequence[int]) -> int | None:
    """Who has the most, if nobody has as many."""
    best = max(values)
    return values.index(best) if list(values).count(best) == 1 else None
