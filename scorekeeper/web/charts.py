"""The drawings of the scores, as numbers: where each line, block and label goes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from unicodedata import category, east_asian_width

LEFT, TOP, FOOT = 30.0, 12, 22  # room beside the lines for the axis, above and below them
DIGIT = 9.2  # how wide a digit of the axis may be
PITCH = 17  # from one label to the next, in the units of the drawing
LETTERS = 14  # the size of a label's letters
GAP = 15  # from the end of a line to its label
SMALL = (160, 76, 4)  # width, height and margin of a drawing of one side
Run = Sequence[int | None]  # the totals of one side, or of one hand; None: not there yet
JOINTS = "\u200d\ufe0f "  # what may not end a shortened name


@dataclass(frozen=True)
class Tick:
    """A number on the axis and its height in the drawing."""

    value: int
    y: float


@dataclass(frozen=True)
class Line:
    """One side's totals from the start to the last hand.

    *seat* counts from 1 and picks the colour, *name* is shortened to fit, *points* is what SVG
    draws, *x* and *y* are where the line ends, *label_y* is the middle of its label.
    """

    seat: int
    name: str
    total: int
    leads: bool
    points: str
    x: float
    y: float
    label_y: float


@dataclass(frozen=True)
class Lines:
    """A chart of totals, hand by hand. *names* and *totals* (one tuple a hand) are as given."""

    names: tuple[str, ...]
    totals: tuple[tuple[int | None, ...], ...]
    width: int
    height: int
    left: float
    right: float
    ticks: tuple[Tick, ...]
    lines: tuple[Line, ...]

    @property
    def hands(self) -> int:
        return len(self.totals)

    @property
    def ranked(self) -> list[Line]:
        """The lines from the highest total down."""
        return sorted(self.lines, key=lambda line: -line.total)

    @property
    def painted(self) -> list[Line]:
        """The lines with the leader's on top."""
        return sorted(self.lines, key=lambda line: line.leads)


@dataclass(frozen=True)
class Small:
    """The lines of a chart once more, one drawing a side: where zero lies, and what SVG draws."""

    width: int
    height: int
    margin: int
    zero: float
    points: tuple[str, ...]


@dataclass(frozen=True)
class Block:
    """The points of one hand, in per cent of the room."""

    x: float
    width: float
    missed: bool


@dataclass(frozen=True)
class Bar:
    """The blocks of one side, one a hand that brought points, and where zero lies."""

    side: int
    total: int
    zero: float
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Frame:
    """Turns hands and totals into places in a drawing."""

    left: float
    right: float
    top: float
    bottom: float
    span: tuple[int, int]
    hands: int

    def x(self, hand: int) -> float:
        return self.left + hand * (self.right - self.left) / max(self.hands, 1)

    def y(self, total: int) -> float:
        low, high = self.span
        return self.bottom - (total - low) * (self.bottom - self.top) / (high - low)

    def points(self, run: Run) -> str:
        there = [(hand, total) for hand, total in enumerate(run) if total is not None]
        return " ".join(f"{self.x(hand):.1f},{self.y(total):.1f}" for hand, total in there)


def lines(
    names: Sequence[str],
    totals: Sequence[Run],
    width: int,
    height: int,
    shown: Callable[[int], str] = str,
) -> Lines:
    """The chart of the running totals: one row a hand, one number a side, 0 at the start.

    *shown* is how a number is written. A name too long for the drawing ends in "…". With no
    hands yet the lines are points.
    """
    last = [total or 0 for total in totals[-1]] if totals else [0] * len(names)
    short, right = labels(names, [f" {shown(total)}" for total in last], width)
    values = axis(span(totals))
    left = max(LEFT, 6 + DIGIT * max(len(shown(n)) for n in values))
    reach = (values[0], span(totals)[1])
    frame = Frame(left, right, TOP, height - FOOT, reach, len(totals))
    return Lines(
        tuple(names),
        tuple(map(tuple, totals)),
        width,
        height,
        round(left, 1),
        round(right, 1),
        ticks=tuple(Tick(n, round(frame.y(n), 1)) for n in values),
        lines=drawn(frame, short, runs(names, totals)),
    )


def axis(span: tuple[int, int]) -> range:
    """The numbers on the axis: the first lies at or below the lowest total."""
    step = tick_step(span)
    return range(span[0] // step * step, span[1] + 1, step)


def labels(names: Sequence[str], numbers: Sequence[str], width: int) -> tuple[list[str], float]:
    """The names as there is room for them, and where the lines must end to leave it."""
    share = 0.45 if len(names) == 2 else 0.36  # two lines need less room, and pairs have long names
    room = min(width * share, 160) - GAP
    short = [
        shortened(name, room - text_width(number))
        for name, number in zip(names, numbers, strict=True)
    ]
    widest = max(text_width(name + number) for name, number in zip(short, numbers, strict=True))
    return short, width - GAP - max(widest, 71)


def drawn(frame: Frame, names: Sequence[str], totals: Sequence[Run]) -> tuple[Line, ...]:
    """The line of each side, in seat order."""
    last = [run[-1] or 0 for run in totals]
    label_ys = spread([frame.y(total) for total in last], frame.top, frame.bottom)
    return tuple(
        Line(
            seat=seat % 7 + 1,
            name=name,
            total=last[seat],
            leads=frame.hands > 0 and last[seat] == max(last),
            points=frame.points(totals[seat]),
            x=round(frame.x(frame.hands), 1),
            y=round(frame.y(last[seat]), 1),
            label_y=round(label_ys[seat], 1),
        )
        for seat, name in enumerate(names)
    )


def small(chart: Lines, width: int, height: int, margin: int) -> Small:
    """The lines of the chart for drawings of that size, all to the same scale."""
    frame = Frame(margin, width - margin, margin, height - margin, span(chart.totals), chart.hands)
    points = tuple(frame.points(run) for run in runs(chart.names, chart.totals))
    return Small(width, height, margin, round(frame.y(0), 1), points)


def bars(
    names: Sequence[str],
    points: Sequence[Sequence[int]],
    made: Sequence[Sequence[bool | None]],
) -> tuple[Bar, ...]:
    """The first hands as bars, the highest total first.

    *points* and *made* (None: no bid) have one row a hand. Points below zero go left of where the
    bars begin.
    """
    columns = [[row[side] for row in points] for side in range(len(names))]
    left = max(sum(-n for n in column if n < 0) for column in columns)
    right = max(sum(n for n in column if n > 0) for column in columns)
    scale = 100 / max(left + right, 1)
    found = []
    for side, column in enumerate(columns):
        kept = [row[side] for row in made]
        drawn = blocks(column, kept, left, scale)
        found.append(Bar(side, sum(column), round(left * scale, 1), drawn))
    return tuple(sorted(found, key=lambda bar: -bar.total))


def blocks(
    points: Sequence[int], made: Sequence[bool | None], left: int, scale: float
) -> tuple[Block, ...]:
    """One side's blocks, each a little narrower than its points so that they stay apart."""
    found = []
    low = high = left
    for number, kept in zip(points, made, strict=True):
        low, high = low + min(number, 0), high + max(number, 0)
        if number:
            x = low if number < 0 else high - number
            share = abs(number) * scale
            width = max(share - 1, share / 2)
            found.append(Block(round(x * scale, 1), round(width, 1), kept is False))
    return tuple(found)


def runs(names: Sequence[str], rows: Sequence[Run]) -> list[list[int | None]]:
    """For each side 0, if it began, and then its number of every hand."""
    first = [None if rows and rows[0][seat] is None else 0 for seat in range(len(names))]
    return [[first[seat], *(row[seat] for row in rows)] for seat in range(len(names))]


def span(totals: Sequence[Run]) -> tuple[int, int]:
    """The lowest and the highest total, zero among them, never the same."""
    every = [0, *(total for row in totals for total in row if total is not None)]
    low, high = min(every), max(every)
    return low, high if high > low else low + 10


def tick_step(span: tuple[int, int]) -> int:
    """The distance of the ticks: 1, 2 or 5 of ones, tens, …, so that there are few of them."""
    step = 1
    while span[1] - span[0] > 5 * step:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def spread(wanted: Sequence[float], top: float, bottom: float) -> list[float]:
    """The heights nearest to those wanted, from *top* to *bottom*, none nearer than one label.

    Labels are pushed down past one another, then up from the bottom edge.
    """
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    pitch = min(PITCH, (bottom - top) / max(len(wanted) - 1, 1))
    placed = list(wanted)
    placed[order[0]] = max(placed[order[0]], top)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + pitch)
    placed[order[-1]] = min(placed[order[-1]], bottom)
    for below, above in pairwise(reversed(order)):
        placed[above] = min(placed[above], placed[below] - pitch)
    return placed


def shortened(name: str, room: float) -> str:
    """The name, or its beginning and an ellipsis, in that many units of the drawing."""
    if text_width(name) <= room:
        return name
    while name and text_width(name + "…") > room:
        name = name[:-1]
    return name.rstrip(JOINTS) + "…"


def text_width(text: str) -> float:
    """How wide a label may be in any of the fonts that a phone shows it in."""
    return sum(letter_width(letter) for letter in text) * LETTERS


def letter_width(letter: str) -> float:
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    if east_asian_width(letter) in "WF":
        return 1.4
    if letter in "mwMW@—…":
        return 1.1
    if letter in " .,:;'’!|iIjl":
        return 0.4
    if letter in "()[]frt-":
        return 0.5
    return 0.85 if letter.isupper() else 0.7
