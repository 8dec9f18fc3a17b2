"""The drawings of the scores: lines hand by hand, and bars after the first hands."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.web.charts import PITCH, SMALL, Lines, bars, lines, small, text_width

FIVE = ("Mara", "Jun", "Ines", "Tobias", "Noor")
NARROW = (358, 210)
SIZES = st.sampled_from([NARROW, (358, 250), (680, 270)])
NAMES = st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=40)
SEATS = st.shared(st.integers(2, 7), key="seats")
TOTALS = st.integers(-400, 400)
ROWS = SEATS.flatmap(lambda n: st.lists(st.lists(TOTALS, min_size=n, max_size=n), max_size=33))
NAMED = SEATS.flatmap(lambda n: st.lists(NAMES, min_size=n, max_size=n))


def ends(chart: Lines) -> list[tuple[float, float]]:
    """The last point of each line, in seat order."""
    last = (line.points.split()[-1].split(",") for line in chart.lines)
    return [(float(x), float(y)) for x, y in last]


@given(NAMED, ROWS, SIZES)
def test_labels_never_overlap(
    names: list[str], rows: list[list[int]], size: tuple[int, int]
) -> None:
    heights = sorted(line.label_y for line in lines(names, rows, *size).lines)
    apart = [below - above for above, below in pairwise(heights)]
    assert [] == [gap for gap in apart if gap < PITCH - 0.1]


@given(NAMED, ROWS, SIZES)
def test_labels_stay_inside_the_drawing(
    names: list[str], rows: list[list[int]], size: tuple[int, int]
) -> None:
    width, height = size
    chart = lines(names, rows, width, height)
    for line in chart.lines:
        assert chart.right + 15 + text_width(f"{line.name} {line.total}") <= width + 0.1
        assert 12 <= line.label_y <= height - 22


@given(NAMED, ROWS, SIZES)
def test_lines_stay_inside_the_drawing(
    names: list[str], rows: list[list[int]], size: tuple[int, int]
) -> None:
    chart = lines(names, rows, *size)
    for line in chart.lines:
        for point in line.points.split():
            x, y = map(float, point.split(","))
            assert chart.left - 0.1 <= x <= chart.right + 0.1
            assert 12 <= y <= size[1] - 22


@given(NAMED, ROWS)
def test_the_ticks_are_round_numbers_that_reach_round_all_totals(
    names: list[str], rows: list[list[int]]
) -> None:
    values = [tick.value for tick in lines(names, rows, *NARROW).ticks]
    steps = {above - below for below, above in pairwise(values)}
    every = [0, *(total for row in rows for total in row)]
    assert 1 == len(steps)
    (step,) = steps
    assert str(step).rstrip("0") in ("1", "2", "5")
    assert [] == [value for value in values if value % step]
    assert values[0] <= min(every)
    assert max(every) < values[-1] + step
    assert len(values) <= 7


@given(NAMED, ROWS)
def test_zero_is_always_a_tick(names: list[str], rows: list[list[int]]) -> None:
    assert 1 == [tick.value for tick in lines(names, rows, *NARROW).ticks].count(0)


def test_the_zero_line_lies_above_the_totals_below_zero() -> None:
    chart = lines(("Rana", "Mitu"), [[-4, 10], [-37, 20]], *NARROW)
    (zero,) = (tick.y for tick in chart.ticks if tick.value == 0)
    rana, mitu = ends(chart)
    assert mitu[1] < zero < rana[1]
    assert [-40, -20, 0, 20] == [tick.value for tick in chart.ticks]


def test_room_is_left_for_the_numbers_of_the_axis() -> None:
    assert 30 == lines(FIVE, [[0, 10, 10, 11, 10]], *NARROW).left
    assert 30 < lines(("Rana", "Mitu"), [[-400, 10]], *NARROW).left


def test_every_line_begins_at_nothing_and_ends_at_its_total() -> None:
    chart = lines(FIVE, [[1, 11, 20, 21, 20], [21, 12, 33, 24, 40]], *NARROW)
    assert {f"{chart.left},188.0"} == {line.points.split()[0] for line in chart.lines}
    assert [(line.x, line.y) for line in chart.lines] == ends(chart)
    assert {chart.right} == {line.x for line in chart.lines}
    assert ["Noor 40", "Ines 33", "Tobias 24", "Mara 21", "Jun 12"] == [
        f"{line.name} {line.total}" for line in chart.ranked
    ]


def test_the_leaders_line_lies_on_top() -> None:
    chart = lines(FIVE, [[40, 11, 20, 21, 20]], *NARROW)
    assert ["Mara"] == [line.name for line in chart.lines if line.leads]
    assert "Mara" == chart.painted[-1].name
    assert [1, 2, 3, 4, 5] == [line.seat for line in chart.lines]


def test_equal_totals_have_labels_of_their_own() -> None:
    chart = lines(FIVE, [[10, 10, 10, 10, 10]], *NARROW)
    assert 5 == len({line.label_y for line in chart.lines})
    assert [True] * 5 == [line.leads for line in chart.lines]


def test_labels_low_down_are_pushed_up() -> None:
    chart = lines(FIVE, [[0, 0, 0, 0, 100]], *NARROW)
    assert [137, 154, 171, 188, 12] == [line.label_y for line in chart.lines]


def test_before_the_first_hand_the_lines_are_points() -> None:
    chart = lines(FIVE, [], *NARROW)
    assert 0 == chart.hands
    assert {f"{chart.left},188.0"} == {line.points for line in chart.lines}
    assert [] == [line for line in chart.lines if line.leads]


def test_long_names_are_shortened_in_labels_only() -> None:
    chart = lines(("Maximiliane-Charlotte", "Jun"), [[10, 11]], *NARROW)
    label, other = (line.name for line in chart.lines)
    assert label.endswith("…")
    assert "Maximiliane-Charlotte".startswith(label[:-1])
    assert "Jun" == other
    assert ("Maximiliane-Charlotte", "Jun") == chart.names


def test_a_shortened_name_does_not_end_within_a_letter() -> None:
    chart = lines(("👩‍👩‍👧‍👦" * 4, "Jun"), [[10, 11]], *NARROW)
    assert "\u200d…" != chart.lines[0].name[-2:]


def test_the_small_drawings_share_one_scale() -> None:
    chart = lines(("Rana", "Mitu"), [[-10, 20], [0, 40]], *NARROW)
    drawn = small(chart, *SMALL)
    assert ("4.0,58.4 80.0,72.0 156.0,58.4", "4.0,58.4 80.0,31.2 156.0,4.0") == drawn.points
    assert 58.4 == drawn.zero


def test_bars_have_one_block_a_hand_in_order_of_rank() -> None:
    points = [[0, 10, 10], [1, 1, 10]]
    made = [[False, True, True], [False, False, True]]
    ines, jun, mara = bars(("Mara", "Jun", "Ines"), points, made)
    assert [2, 1, 0] == [ines.side, jun.side, mara.side]
    assert [20, 11, 1] == [ines.total, jun.total, mara.total]
    assert [False, False] == [block.missed for block in ines.blocks]
    assert [False, True] == [block.missed for block in jun.blocks]
    assert [(0, 49), (50, 49)] == [(block.x, block.width) for block in ines.blocks]


def test_a_hand_that_brought_nothing_has_no_block() -> None:
    _, mara = bars(("Mara", "Jun"), [[0, 10]], [[False, True]])
    assert () == mara.blocks


def test_points_below_zero_lie_left_of_where_bars_begin() -> None:
    above, below = bars(("Rana", "Mitu"), [[-10, 30]], [[None, None]])
    assert [(25, 74)] == [(block.x, block.width) for block in above.blocks]
    assert [(0, 24)] == [(block.x, block.width) for block in below.blocks]
    assert [False] == [block.missed for block in below.blocks]


def test_bars_can_be_drawn_when_nobody_has_a_point() -> None:
    assert [(), ()] == [bar.blocks for bar in bars(("Mara", "Jun"), [[0, 0]], [[False, False]])]


@given(
    SEATS.flatmap(
        lambda n: st.lists(st.lists(TOTALS, min_size=n, max_size=n), min_size=1, max_size=3)
    )
)
def test_blocks_stay_within_the_bar(points: list[list[int]]) -> None:
    names = "ABCDEFG"[: len(points[0])]
    made = [[None] * len(row) for row in points]
    for bar in bars(names, points, made):
        for block in bar.blocks:
            assert 0 <= block.x
            assert block.x + block.width <= 100.1
