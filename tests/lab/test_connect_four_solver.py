"""The solver of Connect Four finds what plain minimax finds."""

from functools import cache
from random import Random

import pytest

from benchmarks.connect_four_solver import BOARD, HEIGHT, NO_MOVE, STRIDE, WIDTH, Solver, board_of


def square(mask: int, column: int) -> int:
    """The bit on which a disc comes to lie; 0 if the column is full."""
    return (mask + (1 << column * STRIDE)) & (((1 << HEIGHT) - 1) << column * STRIDE)


def has_four(discs: int) -> bool:
    pairs = [(discs & discs >> step, step) for step in (1, STRIDE - 1, STRIDE, STRIDE + 1)]
    return any(pair & pair >> 2 * step for pair, step in pairs)


@cache
def minimax(mine: int, mask: int) -> int:
    if has_four(mine ^ mask):
        return -1
    if mask == BOARD:
        return 0
    return max(after(mine, mask, column) for column in range(WIDTH) if square(mask, column))


def after(mine: int, mask: int, column: int) -> int:
    move = square(mask, column)
    return -minimax(mine ^ mask, mask | move) if move else NO_MOVE


def random_board(discs: int, random: Random) -> tuple[int, int]:
    """A board after so many random discs, without a line of four."""
    while True:
        columns = [column for column in range(WIDTH) for _ in range(HEIGHT)]
        random.shuffle(columns)
        boards = [board_of("".join(map(str, columns[:k]))) for k in range(discs + 1)]
        if not any(has_four(mine ^ mask) for mine, mask in boards):
            return boards[-1]


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


@pytest.mark.parametrize("discs", [28, 31, 34, 37, 40, 41])
def test_late_positions_are_worth_what_plain_minimax_says(solver: Solver, discs: int) -> None:
    random = Random(discs)
    for _ in range(12):
        mine, mask = random_board(discs, random)
        assert solver.values(mine, mask) == [after(mine, mask, column) for column in range(WIDTH)]
