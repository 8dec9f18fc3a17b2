"""The end of a game: who won, and how it went."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import partial

from flask import render_template

from scorekeeper import store
from scorekeeper.log import Wrote
from scorekeeper.messages import Problem
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.store import Stored
from scorekeeper.web import charts
from scorekeeper.web.awards import awards, hits
from scorekeeper.web.frame import frame, ranked
from scorekeeper.web.texts import points


def over(stored: Stored, problems: Sequence[Problem] = ()) -> tuple[str, int]:
    """The page at the end of a game."""
    log, sheet = stored.log, stored.log.sheet
    shown = partial(points, game=sheet.game)
    page = render_template(
        "over.html",
        problems=problems,
        length=length(stored),
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


def length(stored: Stored) -> timedelta | None:
    """How long the game was, unless nobody has told."""
    began, over = store.played(stored)
    return over - began if over and over > began else None


def lead(sheet: Scoresheet) -> tuple[int, list[int]]:
    """How far the winners are ahead, and of whom; who wins by a claim may be ahead of nobody."""
    others = [side for side in ranked(sheet) if side not in sheet.winners]
    if not others or not sheet.winners:
        return 0, []
    second = max(sheet.totals[side] for side in others)
    behind = [side for side in others if sheet.totals[side] == second]
    ahead = sheet.totals[sheet.winners[0]] - second
    return (ahead, behind) if ahead > 0 else (0, [])


def made(sheet: Scoresheet, side: int) -> int | None:
    """How many bids were made, where there are any."""
    found = hits(sheet, side)
    return None if None in found else sum(map(bool, found))
