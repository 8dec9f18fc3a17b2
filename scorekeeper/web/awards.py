"""What was remarkable about a game that was won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from scorekeeper.messages import N_, Message, Side
from scorekeeper.rules import Hand
from scorekeeper.scoresheet import Scoresheet
from scorekeeper.web.frame import ranked
from scorekeeper.web.texts import points, signed

FEWEST = 4  # hands: in a shorter game nothing is remarkable


@dataclass(frozen=True)
class Award:
    """Something to be remembered of this game."""

    title: Message
    side: int
    why: Message


def awards(sheet: Scoresheet) -> list[Award]:
    """For one side alone each, and only in a game that somebody has won."""
    if len(sheet.lines) < FEWEST or not sheet.winners:
        return []
    kinds = (biggest_hand, best_second_half, longest_streak, most_zeros, closest_finish)
    return [award for kind in kinds if (award := kind(sheet))]


def hits(sheet: Scoresheet, side: int) -> list[bool | None]:
    """Whether the bid was made, for each hand that the side played; None where nobody bids."""
    game = sheet.game
    return [game.made(**game.told(hand, side)) for hand in hands(sheet, side)]


def hands(sheet: Scoresheet, side: int) -> list[Hand]:
    """The hands that a side played."""
    return [line.hand for line in sheet.lines if side in line.hand.sides]


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


def best_second_half(sheet: Scoresheet) -> Award | None:
    """Who scored most after the middle of the game."""
    middle = len(sheet.lines) // 2
    halves = [
        sum(points for number, points in scored(sheet, side).items() if number > middle)
        for side in range(len(sheet.sides))
    ]
    side = alone(halves)
    if side is None or halves[side] <= 0:
        return None
    values = {"points": points(halves[side], sheet.game), "number": middle + 1}
    why = Message(N_("{points} points from hand {number} on"), values)
    return Award(Message(N_("Best second half")), side, why)


def closest_finish(sheet: Scoresheet) -> Award | None:
    """The two who came in after each other with the fewest points between them."""
    gaps = {
        (ahead, behind): sheet.totals[ahead] - sheet.totals[behind]
        for ahead, behind in pairwise(ranked(sheet))
    }
    closest = [pair for pair, gap in gaps.items() if gap == min(gaps.values())]
    if len(closest) > 1 or gaps[closest[0]] <= 0:
        return None
    ahead, behind = closest[0]
    values = {"points": signed(gaps[closest[0]], sheet.game), "who": Side(behind)}
    return Award(Message(N_("Closest finish")), ahead, Message(N_("{points} on {who}"), values))
