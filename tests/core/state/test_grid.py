"""Areas are sets of squares, and what hangs together is found on any board."""

from typing import Any

import numpy as np
import pytest

from ludary.core.compile.rule import build_copy
from ludary.core.state import grid
from ludary.core.state.grid import MOST_SQUARES, Area, around, fill_area, neighbours, squares_of
from ludary.core.state.memory import Record, Row, Rows, i2, one, rows

COLUMNS, ROWS = 14, 9
SQUARES = COLUMNS * ROWS


class Board(Record):
    near: Rows[Area] = rows(Area, SQUARES)  # corners touch
    straight: Rows[Area] = rows(Area, SQUARES)  # they do not


class Sheet(Record):
    mine: Area = one(Area)
    found: Area = one(Area)
    edge: Area = one(Area)
    written: Row = i2(SQUARES)
    number: int = i2()


def explore(boards: Any, sheets: Any, start: int, straight: int) -> None:
    """A driver: what hangs together with `start`, what that touches, and the list of it."""
    s = sheets[0]
    grid.clear(s.found)
    grid.clear(s.edge)
    grid.flood_fill(
        boards[0].straight if straight else boards[0].near, s.mine, start, s.found, s.edge
    )
    s.number = grid.write(s.found, s.written, 0, 0)


def touch_all(boards: Any, sheets: Any) -> None:
    """A driver: what touches the area."""
    grid.assign(sheets[0].edge, grid.touched(boards[0].near, sheets[0].mine))


def put_in_and_out(sheets: Any, square: int, answers: Any) -> None:
    """A driver: asks about a square before, with and without it."""
    mine, found = sheets[0].mine, sheets[0].found
    answers[0] = grid.has(mine, square)
    grid.add(mine, square)
    answers[1] = grid.has(mine, square)
    grid.assign(found, mine)
    answers[2] = grid.square_count(mine)
    grid.remove(mine, square)
    answers[3] = grid.has(mine, square)
    answers[4] = grid.is_empty(mine)
    answers[5] = grid.is_subset(mine, found)
    answers[6] = grid.is_subset(found, mine)
    answers[7] = grid.intersects(mine, found)
    answers[8] = grid.take_first(found)[0]


def combine(sheets: Any, square: int, answers: Any) -> None:
    """A driver: what can be made of the sets `mine` and `edge`, one after the other into `answers`,
    with -1 behind each.
    """
    mine, edge, n = sheets[0].mine, sheets[0].edge, 0
    for made in (
        grid.unite(mine, edge),
        grid.intersect(mine, edge),
        grid.subtract(mine, edge),
        grid.including(mine, square),
    ):
        left = made
        while not grid.is_empty(left):
            answers[n], left = grid.take_first(left)
            n += 1
        answers[n] = -1
        n += 1
    answers[n] = grid.is_same(mine, grid.unite(mine, mine)) and not grid.is_same(mine, edge)
    answers[n + 1] = grid.is_same(mine, grid.squares_if(square > 0, mine)) and grid.is_empty(
        grid.squares_if(square < 0, mine)
    )


@pytest.fixture(scope="module")
def drivers() -> Any:
    return {
        driver.__name__: build_copy(driver)
        for driver in (explore, touch_all, put_in_and_out, combine)
    }


@pytest.fixture(scope="module")
def boards() -> Any:
    boards = Board.zeros(1)
    neighbours(boards["near"][0], COLUMNS, ROWS)
    neighbours(boards["straight"][0], COLUMNS, ROWS, corners=False)
    return boards


def sheet(squares: set[int]) -> Any:
    sheets = Sheet.zeros(1)
    fill_area(sheets["mine"][0], squares)
    return sheets


def hanging_together(squares: set[int], start: int, corners: bool) -> set[int]:
    """Find what hangs together with `start` round after round, as a check on the flood fill."""
    found = {start}
    while True:
        more = {
            other for square in found for other in around(square, COLUMNS, ROWS, corners)
        } & squares - found
        if not more:
            return found
        found |= more


@pytest.mark.parametrize("straight", [0, 1])
@pytest.mark.parametrize("seed", range(12))
def test_flood_fill_finds_connected_squares_and_the_squares_that_they_touch(
    seed: int, straight: int, drivers: Any, boards: Any
) -> None:
    rng = np.random.default_rng(seed)
    squares = {int(square) for square in rng.choice(SQUARES, size=10 + 8 * seed, replace=False)}
    start = int(rng.integers(SQUARES))
    sheets = sheet(squares)

    drivers["explore"](boards, sheets, start, straight)

    expected = hanging_together(squares, start, not straight)
    assert set(squares_of(sheets[0].found)) == expected
    assert set(squares_of(sheets[0].edge)) == {
        other for square in expected for other in around(square, COLUMNS, ROWS, not straight)
    }
    assert list(sheets[0].written[: sheets[0].number]) == sorted(expected)


def test_squares_that_touch_an_area_are_found(drivers: Any, boards: Any) -> None:
    sheets = sheet({0, 62, 63, 125})

    drivers["touch_all"](boards, sheets)

    assert squares_of(sheets[0].edge) == sorted(
        {other for square in (0, 62, 63, 125) for other in around(square, COLUMNS, ROWS)}
    )


@pytest.mark.parametrize("square", [0, 1, 61, 62, 63, 64, 124, 125])
def test_squares_can_be_put_in_and_out(square: int, drivers: Any) -> None:
    answers = np.zeros(9, np.int64)

    drivers["put_in_and_out"](sheet(set()), square, answers)

    assert list(answers) == [0, 1, 1, 0, 1, 1, 0, 0, square]


def test_sets_are_united_intersected_and_subtracted(drivers: Any) -> None:
    sheets, answers = sheet({0, 62, 63, 125}), np.full(40, -2)
    fill_area(sheets["edge"][0], {62, 64, 125})

    drivers["combine"](sheets, 64, answers)

    assert [*answers[: list(answers).index(-2)]] == [
        0,
        62,
        63,
        64,
        125,
        -1,
        62,
        125,
        -1,
        0,
        63,
        -1,
        0,
        62,
        63,
        64,
        125,
        -1,
        1,
        1,
    ]


def test_an_area_has_room_for_126_squares() -> None:
    full = Area.zeros(1)
    fill_area(full[0], range(MOST_SQUARES))

    assert MOST_SQUARES == 126
    assert squares_of(full[0]) == list(range(126))


@pytest.mark.parametrize("squares", [(1, 64, 64), (64, 1)], ids=["once or more", "in any order"])
def test_an_area_is_filled_by_anything_that_counts_squares(squares: tuple[int, ...]) -> None:
    area = Area.zeros(1)
    fill_area(area[0], (square for square in squares))
    assert squares_of(area[0]) == [1, 64]


@pytest.mark.parametrize(
    ("square", "corners", "count"),
    [(0, True, 3), (0, False, 2), (7, True, 5), (20, True, 8), (20, False, 4), (125, True, 3)],
)
def test_a_square_has_neighbours_within_the_board_only(
    square: int, corners: bool, count: int
) -> None:
    assert len(list(around(square, COLUMNS, ROWS, corners))) == count
