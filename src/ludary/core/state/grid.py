"""Grids: boards of squares, sets of them, and what hangs together.

An `Area` is a set of squares in a record, one bit for each; `Squares` is such a set as a value,
which the functions here return: "empty, and next to my tunnels" is `intersect(empty, reach)`.
Wherever a set is asked for, either will do. How the bits lie in two words is known to this file
alone. Which squares are neighbours is a table of the box, a row of Areas: `neighbours` fills it for
a rectangle, and any other board may fill its own with `fill_area`. Squares are numbered from 0 in
reading order, at most `MOST_SQUARES` of them.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from ludary.core.compile.rule import compiled_as, rule
from ludary.core.state.memory import Record, Row, Rows, i8

AT_ONCE = 4  # bits that `write` goes through together
WORD = 63  # squares in each half of an Area: bits of a signed number that are never its sign
MOST_SQUARES = 2 * WORD


class Area(Record):
    """A set of squares that a State or box holds; `add`, `remove`, `clear` and `assign` change it
    in place.
    """

    low: int = i8()  # bit k: square k
    high: int = i8()  # bit k: square WORD + k


class Squares(NamedTuple):
    """A set of squares as a value."""

    low: int
    high: int


AnySquares = Area | Squares
NO_SQUARES = Squares(0, 0)


@rule
def low_bit(square: int) -> int:
    """The square's bit in the lower half; 0 if it is in the other."""
    square = int(square)
    return 1 << square if square < WORD else 0


@rule
def high_bit(square: int) -> int:
    """The square's bit in the upper half; 0 if it is in the other."""
    square = int(square)
    return 1 << (square - WORD) if square >= WORD else 0


@rule
def value_of(area: AnySquares) -> Squares:
    """Return the set as it is now, whatever becomes of the Area."""
    return Squares(int(area.low), int(area.high))


@rule
def unite(one: AnySquares, other: AnySquares) -> Squares:
    """Return the squares of either set."""
    return Squares(int(one.low) | int(other.low), int(one.high) | int(other.high))


@rule
def intersect(one: AnySquares, other: AnySquares) -> Squares:
    """Return the squares that both sets have."""
    return Squares(int(one.low) & int(other.low), int(one.high) & int(other.high))


@rule
def subtract(one: AnySquares, other: AnySquares) -> Squares:
    """Return the squares of the first set that the other does not have."""
    return Squares(int(one.low) & ~int(other.low), int(one.high) & ~int(other.high))


@rule
def squares_if(condition: bool, area: AnySquares) -> Squares:
    """Return the set if the condition holds, else no square; without a branch, for a condition that
    is hard to guess.
    """
    kept = -int(condition)
    return Squares(int(area.low) & kept, int(area.high) & kept)


@rule
def including(area: AnySquares, square: int) -> Squares:
    """Return the set with one square more."""
    return Squares(int(area.low) | low_bit(square), int(area.high) | high_bit(square))


@rule
def has(area: AnySquares, square: int) -> bool:
    """Tell whether the square is one of the set."""
    return (int(area.low) & low_bit(square)) | (int(area.high) & high_bit(square)) != 0


@rule
def intersects(one: AnySquares, other: AnySquares) -> bool:
    """Tell whether the sets have a square in common."""
    return (int(one.low) & int(other.low)) | (int(one.high) & int(other.high)) != 0


@rule
def is_subset(one: AnySquares, other: AnySquares) -> bool:
    """Tell whether the other set has all squares of the first."""
    return (int(one.low) & ~int(other.low)) | (int(one.high) & ~int(other.high)) == 0


@rule
def is_same(one: AnySquares, other: AnySquares) -> bool:
    """Tell whether both sets have the same squares."""
    return int(one.low) == int(other.low) and int(one.high) == int(other.high)


@rule
def is_empty(area: AnySquares) -> bool:
    """Tell whether the set has no square."""
    return int(area.low) | int(area.high) == 0


@rule
def add(area: Area, square: int) -> None:
    """Put a square into the Area."""
    area.low |= low_bit(square)
    area.high |= high_bit(square)


@rule
def remove(area: Area, square: int) -> None:
    """Take a square out of the Area."""
    area.low &= ~low_bit(square)
    area.high &= ~high_bit(square)


@rule
def assign(area: Area, squares: AnySquares) -> None:
    """Make the Area have just these squares: `assign(ours, intersect(mine, free))`."""
    area.low = squares.low
    area.high = squares.high


@rule
def clear(area: Area) -> None:
    """Leave the Area without a square."""
    area.low = 0
    area.high = 0


@rule
def bits_in(bits: int) -> int:
    """Return the number of bits that are set."""
    return int(bits).bit_count()


@compiled_as(bits_in)
def _bits_in(bits: int) -> int:
    """The compiler knows this loop, and makes one instruction of it."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return bits_in((bits & -bits) - 1)


@rule
def square_count(area: AnySquares) -> int:
    """Return the number of squares in the set."""
    return bits_in(int(area.low)) + bits_in(int(area.high))


@rule
def take_first(area: AnySquares) -> tuple[int, Squares]:
    """Return the lowest square of a set that is not empty, and the others.

    So a loop goes through a set, ascending: `while not is_empty(left): square, left =
    take_first(left)`.
    """
    low, high = int(area.low), int(area.high)
    if low != 0:
        return lowest(low), Squares(low & (low - 1), high)
    return WORD + lowest(high), Squares(low, high & (high - 1))


@rule
def write(area: AnySquares, out: Row, n: int, start: int) -> int:
    """Write `start + square` for every square of the set into `out` from `n` on, ascending; returns
    the new `n`.

    What lies behind that in `out` may be changed.
    """
    n = write_bits(int(area.low), out, n, start)
    return write_bits(int(area.high), out, n, start + WORD)


@rule
def write_bits(bits: int, out: Row, n: int, start: int) -> int:
    """Write `start + bit` for every bit that is set, likewise; returns the new `n`."""
    while bits != 0:
        out[n] = start + lowest(bits)
        bits &= bits - 1
        n += 1
    return n


@compiled_as(write_bits)
def _write_bits(bits: int, out: Row, n: int, start: int) -> int:
    """Some at a time are written, if there are so many or not: a branch on their number would often
    be guessed wrong.
    """
    end = n + bits_in(bits)
    while n + AT_ONCE <= len(out):
        for k in range(AT_ONCE):
            out[n + k] = start + lowest(bits)
            bits &= bits - 1
        n += AT_ONCE
        if n >= end:
            return end
    while n < end:
        out[n] = start + lowest(bits)
        bits &= bits - 1
        n += 1
    return end


@rule
def flood_fill(near: Rows[Area], area: AnySquares, start: int, found: Area, edge: Area) -> None:
    """Add to `found` the square `start` and whatever of the set hangs together with it; to `edge`,
    all that these touch.

    What `found` has already is neither left nor entered: to begin anew, clear both.
    """
    inside, rim = value_of(found), value_of(edge)
    left = including(NO_SQUARES, start)
    while not is_empty(left):
        square, left = take_first(left)
        inside = including(inside, square)
        rim = unite(rim, near[square])
        left = unite(left, subtract(intersect(near[square], area), inside))
    assign(found, inside)
    assign(edge, rim)


@rule
def touched(near: Rows[Area], area: AnySquares) -> Squares:
    """Return all squares that are neighbours of one of the set."""
    found, left = NO_SQUARES, value_of(area)
    while not is_empty(left):
        square, left = take_first(left)
        found = unite(found, near[square])
    return found


def fill_area(area: Any, squares: Iterable[int]) -> None:
    """Make an Area of a table or box have just these squares."""
    bits = sum(1 << square for square in set(squares))
    area["low"], area["high"] = bits & (1 << WORD) - 1, bits >> WORD


def squares_of(area: Any) -> list[int]:
    """The squares of an Area, ascending: for words and pictures."""
    return list(_squares(int(area.low) | int(area.high) << WORD))


@lru_cache(10_000)
def _squares(bits: int) -> tuple[int, ...]:
    squares = []
    while bits:
        squares.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return tuple(squares)


def around(square: int, columns: int, rows: int, corners: bool = True) -> Iterator[int]:
    """The squares next to one of a rectangle, those that touch it only by a corner too unless
    `corners` is off.
    """
    here, there = square % columns, square // columns
    for row in range(max(0, there - 1), min(rows, there + 2)):
        for column in range(max(0, here - 1), min(columns, here + 2)):
            if (column, row) != (here, there) and (corners or column == here or row == there):
                yield row * columns + column


def neighbours(near: Any, columns: int, rows: int, corners: bool = True) -> None:
    """Fill a box's row of Areas: which squares are next to each of a rectangle."""
    for square in range(columns * rows):
        fill_area(near[square], around(square, columns, rows, corners))
