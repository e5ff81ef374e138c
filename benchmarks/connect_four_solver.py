"""An exact solver of Connect Four: who wins if both play as well as can be.

Negamax on bitboards with a table of positions and moves through the centre first (Pascal Pons,
"Solving Connect Four", 2015). It tells win, draw and loss, not how soon. A board is two whole
numbers, with the example's bit `column * 7 + row` for each disc: `mine`, the discs of the player to
move, and `mask`, those of both. Boards have no line of four, unless a function says otherwise.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import numpy.typing as npt

WIDTH, HEIGHT = 7, 6
STRIDE = HEIGHT + 1
BOTTOM = sum(1 << column * STRIDE for column in range(WIDTH))
BOARD = BOTTOM * ((1 << HEIGHT) - 1)
CENTRE_FIRST = (3, 2, 4, 1, 5, 0, 6)
NO_MOVE = -2  # in place of a value
PLACES = 1 << 23  # of the table
# the key times this odd number has places that look random in its upper bits
SPREAD = 0x1E3779B97F4A7C15

Array = npt.NDArray[Any]
compiled: Any = numba.njit(nogil=True)


@compiled  # type: ignore[untyped-decorator]
def winning_squares(discs: int, mask: int) -> int:
    """The empty squares, in reach or not, that would complete a line of four of these discs."""
    found = (discs << 1) & (discs << 2) & (discs << 3)  # upright
    for step in (STRIDE, STRIDE - 1, STRIDE + 1):
        pair = (discs << step) & (discs << 2 * step)
        found |= pair & (discs << 3 * step)
        found |= pair & (discs >> step)
        pair = (discs >> step) & (discs >> 2 * step)
        found |= pair & (discs << step)
        found |= pair & (discs >> 3 * step)
    return found & (BOARD ^ mask)


@compiled  # type: ignore[untyped-decorator]
def bits(squares: int) -> int:
    count = 0
    while squares:
        squares &= squares - 1
        count += 1
    return count


@compiled  # type: ignore[untyped-decorator]
def safe_moves(mine: int, mask: int) -> int:
    """The squares in reach after which the other player cannot win at once; 0 if there are none."""
    moves, threats = (mask + BOTTOM) & BOARD, winning_squares(mine ^ mask, mask)
    forced = moves & threats
    if forced:
        if forced & (forced - 1):  # two lines, and one of them stays open
            return 0
        moves = forced
    return int(moves & ~(threats >> 1))  # not below a square where the other player wins


@compiled  # type: ignore[untyped-decorator]
def sort_moves(mine: int, mask: int, safe: int, moves: Array, points: Array) -> int:
    """Write the safe moves, most promising last: those that make most threats, then the most
    central; returns how many.
    """
    count = 0
    for k in range(WIDTH - 1, -1, -1):
        move = safe & (((1 << HEIGHT) - 1) << CENTRE_FIRST[k] * STRIDE)
        if not move:
            continue
        worth, place = bits(winning_squares(mine | move, mask)), count
        while place and points[place - 1] > worth:
            points[place], moves[place] = points[place - 1], moves[place - 1]
            place -= 1
        points[place], moves[place] = worth, move
        count += 1
    return count


@compiled  # type: ignore[untyped-decorator]
def search(
    mine: int, mask: int, discs: int, low: int, high: int, keys: Array, bounds: Array, room: Array
) -> int:
    """The value, -1, 0 or 1, for a player to move who cannot win at once; exact between `low` and
    `high`, and a bound outside.
    """
    safe = safe_moves(mine, mask)
    if not safe:
        return -1
    if discs >= WIDTH * HEIGHT - 2:
        return 0
    key = mine + mask
    place = ((key * SPREAD) >> 40) & (PLACES - 1)
    least, most = -1, 1
    if keys[place] == key:
        least, most = bounds[place, 0], bounds[place, 1]
    low, high = max(low, least), min(high, most)
    if low >= high:
        return low if least >= high else high
    began, best = low, -1
    for k in range(sort_moves(mine, mask, safe, room[discs, 0], room[discs, 1]) - 1, -1, -1):
        value = -search(
            mine ^ mask,
            mask | room[discs, 0, k],
            discs + 1,
            -high,
            -max(low, best),
            keys,
            bounds,
            room,
        )
        best = max(best, value)
        if best >= high:
            break
    if keys[place] != key:
        keys[place], bounds[place, 0], bounds[place, 1] = key, -1, 1
    if best > began:
        bounds[place, 0] = best
    if best < high:
        bounds[place, 1] = best
    return best


@compiled  # type: ignore[untyped-decorator]
def value_of(mine: int, mask: int, keys: Array, bounds: Array, room: Array) -> int:
    """The value for the player to move, of a board with an empty square."""
    if winning_squares(mine, mask) & (mask + BOTTOM):
        return 1
    discs = bits(mask)
    return (
        0 if discs == WIDTH * HEIGHT - 1 else search(mine, mask, discs, -1, 1, keys, bounds, room)
    )


@compiled  # type: ignore[untyped-decorator]
def values_of_moves(
    mine: int, mask: int, keys: Array, bounds: Array, room: Array, values: Array
) -> None:
    """Write the value of each column for the player to move; NO_MOVE where it is full."""
    wins = winning_squares(mine, mask)
    for column in range(WIDTH):
        move = (mask + (1 << column * STRIDE)) & (((1 << HEIGHT) - 1) << column * STRIDE)
        if not move:
            values[column] = NO_MOVE
        elif move & wins:
            values[column] = 1
        else:
            full = (mask | move) == BOARD
            values[column] = 0 if full else -value_of(mine ^ mask, mask | move, keys, bounds, room)


class Solver:
    """Solves boards, and remembers what it found from one to the next."""

    def __init__(self) -> None:
        self.keys, self.bounds = np.zeros(PLACES, np.int64), np.zeros((PLACES, 2), np.int8)
        self.room = np.zeros(
            (WIDTH * HEIGHT, 2, WIDTH), np.int64
        )  # for each number of discs: moves, and their points

    def values(self, mine: int, mask: int) -> list[int]:
        """Return 1 for each column that wins, 0 for one that draws, -1 for one that loses and
        NO_MOVE for a full one.
        """
        values = np.zeros(WIDTH, np.int64)
        values_of_moves(mine, mask, self.keys, self.bounds, self.room, values)
        return [int(value) for value in values]


def board_of(columns: str) -> tuple[int, int]:
    """Return `mine` and `mask` after discs in these columns, 0 to 6, from the empty board."""
    mine = mask = 0
    for column in columns:
        mine, mask = mine ^ mask, mask | (mask + (1 << int(column) * STRIDE))
    return mine, mask
