"""Grids: boards of squares, sets of them, and what hangs together.

An `Area` is a set of squares, one bit for each, so that "empty, and next to my tunnels" is one `&`. Which squares are
neighbours is a table of the box, a row of Areas: `neighbours` fills it for a rectangle, and any other board may fill
its own. Squares are numbered from 0 in reading order, at most `MOST_SQUARES` of them.
"""

from collections.abc import Iterator
from typing import Any

from ludary.core.memory import Record, Row, Rows, i8
from ludary.core.rule import JIT, rule

WORD = 63  # squares in each half of an Area: bits of a signed number that are never its sign
MOST_SQUARES = 2 * WORD


class Area(Record):
    """A set of squares."""

    low: int = i8()  # bit k: square k
    high: int = i8()  # bit k: square WORD + k


@rule
def low_bit(square: int) -> int:
    """The square's bit in the lower half; 0 if it is in the other."""
    square = int(square)
    return 1 << square if square < WORD else 0


@rule
def high_bit(square: int) -> int:
    square = int(square)
    return 1 << (square - WORD) if square >= WORD else 0


@rule
def holds(area: Area, square: int) -> bool:
    """Whether the square is one of the area."""
    return (int(area.low) & low_bit(square)) | (int(area.high) & high_bit(square)) != 0


@rule
def overlap(area: Area, other: Area) -> bool:
    """Whether they have a square in common."""
    return (int(area.low) & int(other.low)) | (int(area.high) & int(other.high)) != 0


@rule
def within(area: Area, other: Area) -> bool:
    """Whether all of its squares are the other's too."""
    return (int(area.low) & ~int(other.low)) | (int(area.high) & ~int(other.high)) == 0


@rule
def is_empty(area: Area) -> bool:
    return int(area.low) | int(area.high) == 0


@rule
def add(area: Area, square: int) -> None:
    area.low |= low_bit(square)
    area.high |= high_bit(square)


@rule
def drop(area: Area, square: int) -> None:
    area.low &= ~low_bit(square)
    area.high &= ~high_bit(square)


@rule
def become(area: Area, low: int, high: int) -> None:
    """Make it the squares of these two halves: `become(ours, mine.low & free.low, mine.high & free.high)`."""
    area.low = low
    area.high = high


if JIT:

    @rule
    def bits_in(bits: int) -> int:
        """How many bits are set; the compiler knows this loop, and makes one instruction of it."""
        count = 0
        while bits != 0:
            bits &= bits - 1
            count += 1
        return count

else:  # the same, without the loop

    def bits_in(bits: int) -> int:
        return int(bits).bit_count()


@rule
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return bits_in((bits & -bits) - 1)


@rule
def size_of(low: int, high: int) -> int:
    """How many squares the two halves have."""
    return bits_in(low) + bits_in(high)


@rule
def first_in(low: int, high: int) -> int:
    """The lowest square of two halves that are not both empty."""
    return lowest(low) if low != 0 else WORD + lowest(high)


@rule
def write(area: Area, out: Row, n: int, first: int) -> int:
    """Write `first + square` for every square of the area into `out` from `n` on, ascending; returns the new `n`."""
    bits = int(area.low)
    while bits != 0:
        out[n] = first + lowest(bits)
        bits &= bits - 1
        n += 1
    bits = int(area.high)
    while bits != 0:
        out[n] = first + WORD + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


@rule
def spread(near: Rows[Area], low: int, high: int, start: int, found: Area, edge: Area) -> None:
    """Add to `found` the square `start` and whatever of the area `low`, `high` hangs together with it; to `edge`, all that these touch.

    What `found` has already is neither left nor entered: to begin anew, empty both.
    """
    open_low, open_high = low_bit(start), high_bit(start)
    found_low, found_high, edge_low, edge_high = int(found.low), int(found.high), int(edge.low), int(edge.high)
    while open_low | open_high != 0:
        square = first_in(open_low, open_high)
        around = near[square]
        near_low, near_high = int(around.low), int(around.high)
        found_low |= low_bit(square)
        found_high |= high_bit(square)
        edge_low |= near_low
        edge_high |= near_high
        open_low = (open_low | near_low & low) & ~found_low
        open_high = (open_high | near_high & high) & ~found_high
    become(found, found_low, found_high)
    become(edge, edge_low, edge_high)


@rule
def touch(near: Rows[Area], area: Area, edge: Area) -> None:
    """Make `edge` all squares that touch one of the area."""
    low, high = 0, 0
    left_low, left_high = int(area.low), int(area.high)
    while left_low | left_high != 0:
        square = first_in(left_low, left_high)
        low |= int(near[square].low)
        high |= int(near[square].high)
        left_low &= ~low_bit(square)
        left_high &= ~high_bit(square)
    become(edge, low, high)


def area_of(squares: Any) -> tuple[int, int]:
    """The halves of the area of these squares: for tables of the box."""
    bits = sum(1 << square for square in set(squares))
    return bits & (1 << WORD) - 1, bits >> WORD


def squares_of(area: Any) -> list[int]:
    """The squares of an area, ascending: for words and pictures."""
    bits = int(area.low) | int(area.high) << WORD
    return [square for square in range(MOST_SQUARES) if bits >> square & 1]


def around(square: int, columns: int, rows: int, corners: bool = True) -> Iterator[int]:
    """The squares next to one of a rectangle, those that touch it only by a corner too unless `corners` is off."""
    here, there = square % columns, square // columns
    for row in range(max(0, there - 1), min(rows, there + 2)):
        for column in range(max(0, here - 1), min(columns, here + 2)):
            if (column, row) != (here, there) and (corners or column == here or row == there):
                yield row * columns + column


def neighbours(near: Any, columns: int, rows: int, corners: bool = True) -> None:
    """Fill a box's row of Areas: which squares are next to each of a rectangle."""
    for square in range(columns * rows):
        near["low"][square], near["high"][square] = area_of(around(square, columns, rows, corners))
