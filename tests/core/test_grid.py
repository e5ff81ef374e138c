"""Areas are sets of squares, and what hangs together is found on any board."""

from typing import Any

import numpy as np
import pytest

from ludary.core import grid
from ludary.core.grid import MOST_SQUARES, Area, area_of, around, neighbours, squares_of
from ludary.core.memory import Record, Row, Rows, i2, one, rows
from ludary.core.rule import build_copy

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
    grid.become(s.found, 0, 0)
    grid.become(s.edge, 0, 0)
    grid.spread(boards[0].straight if straight else boards[0].near, s.mine.low, s.mine.high, start, s.found, s.edge)
    s.number = grid.write(s.found, s.written, 0, 0)


def touch_all(boards: Any, sheets: Any) -> None:
    """A driver: what touches the area."""
    grid.touch(boards[0].near, sheets[0].mine, sheets[0].edge)


def put_in_and_out(sheets: Any, square: int, answers: Any) -> None:
    """A driver: asks about a square before, with and without it."""
    mine, found = sheets[0].mine, sheets[0].found
    answers[0] = grid.holds(mine, square)
    grid.add(mine, square)
    answers[1] = grid.holds(mine, square)
    grid.become(found, mine.low, mine.high)
    answers[2] = grid.size_of(mine.low, mine.high)
    grid.drop(mine, square)
    answers[3] = grid.holds(mine, square)
    answers[4] = grid.is_empty(mine)
    answers[5] = grid.within(mine, found)
    answers[6] = grid.within(found, mine)
    answers[7] = grid.overlap(mine, found)
    answers[8] = grid.first_in(found.low, found.high)


@pytest.fixture(scope="module")
def drivers(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = str(tmp_path_factory.mktemp("drivers"))
    return {driver.__name__: build_copy(driver, folder) for driver in (explore, touch_all, put_in_and_out)}


@pytest.fixture(scope="module")
def boards() -> Any:
    boards = Board.zeros(1)
    neighbours(boards["near"][0], COLUMNS, ROWS)
    neighbours(boards["straight"][0], COLUMNS, ROWS, corners=False)
    return boards


def sheet(squares: set[int]) -> Any:
    sheets = Sheet.zeros(1)
    sheets["mine"]["low"][0], sheets["mine"]["high"][0] = area_of(squares)
    return sheets


def hanging_together(squares: set[int], start: int, corners: bool) -> set[int]:
    """The same, searched in another way."""
    found = {start}
    while True:
        more = {other for square in found for other in around(square, COLUMNS, ROWS, corners)} & squares - found
        if not more:
            return found
        found |= more


@pytest.mark.parametrize("straight", [0, 1])
@pytest.mark.parametrize("seed", range(12))
def test_what_hangs_together_is_found_and_what_it_touches(seed: int, straight: int, drivers: Any, boards: Any) -> None:
    rng = np.random.default_rng(seed)
    squares = {int(square) for square in rng.choice(SQUARES, size=10 + 8 * seed, replace=False)}
    start = int(rng.integers(SQUARES))
    sheets = sheet(squares)

    drivers["explore"](boards, sheets, start, straight)

    expected = hanging_together(squares, start, not straight)
    assert set(squares_of(sheets[0].found)) == expected
    assert set(squares_of(sheets[0].edge)) == {other for square in expected for other in around(square, COLUMNS, ROWS, not straight)}
    assert list(sheets[0].written[: sheets[0].number]) == sorted(expected)


def test_what_touches_an_area_is_found(drivers: Any, boards: Any) -> None:
    sheets = sheet({0, 62, 63, 125})

    drivers["touch_all"](boards, sheets)

    assert squares_of(sheets[0].edge) == sorted({other for square in (0, 62, 63, 125) for other in around(square, COLUMNS, ROWS)})


@pytest.mark.parametrize("square", [0, 1, 61, 62, 63, 64, 124, 125])
def test_squares_can_be_put_in_and_out(square: int, drivers: Any) -> None:
    answers = np.zeros(9, np.int64)

    drivers["put_in_and_out"](sheet(set()), square, answers)

    assert list(answers) == [0, 1, 1, 0, 1, 1, 0, 0, square]


def test_an_area_has_room_for_126_squares() -> None:
    full = Area.zeros(1)
    full["low"][0], full["high"][0] = area_of(range(MOST_SQUARES))

    assert MOST_SQUARES == 126
    assert squares_of(full[0]) == list(range(126))


def test_squares_may_be_given_by_anything_that_counts_them_once_or_more() -> None:
    assert area_of(square for square in (1, 64, 64)) == area_of([64, 1]) == (2, 2)


@pytest.mark.parametrize(
    ("square", "corners", "count"), [(0, True, 3), (0, False, 2), (7, True, 5), (20, True, 8), (20, False, 4), (125, True, 3)]
)
def test_a_square_has_neighbours_within_the_board_only(square: int, corners: bool, count: int) -> None:
    assert len(list(around(square, COLUMNS, ROWS, corners))) == count
