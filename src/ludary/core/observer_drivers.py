"""Drivers of observers: States, as bytes, into rows of numbers. They know no game: tables say what lies where."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.driver import driver
from ludary.core.grid import WORD, bits_in
from ludary.core.meanings import SORTS, Sort

Array = npt.NDArray[Any]
NUMBER, SEAT, BITS, SEATS = SORTS[Sort.NUMBER], SORTS[Sort.SEAT], SORTS[Sort.BITS], SORTS[Sort.SEATS]
POINT, LOWEST, SIGNS = SORTS[Sort.POINT], SORTS[Sort.LOWEST], SORTS[Sort.SIGNS]


class Tables(NamedTuple):
    """How States are read: for each seat that observes, a spectator first, some lines of each table. `..._of[k]` to `..._of[k + 1]` are
    the lines for seat `k - 1`.

    - `numbers`: int64 `(lines, 2)`, numbers of two bytes that are shown as they are, times `scales`: first byte, column
    - `small`: likewise, numbers of one byte, times `small_scales`
    - `looked_up`: int64 `(lines, 9)`, runs of numbers of one or two bytes whose column and entry are looked up: first byte, size, how many,
      bytes from one to the next, first column, columns from one to the next, lowest number, how many numbers; then their place in `offsets`
    - `sets`: int64 `(lines, 5)`, bits: first byte, size, first bit, how many, first column
    - `runs`: int64 `(lines, 16)`, all others, as `core.columns.Run` has them, with `run_scales`
    """

    numbers: Array
    numbers_of: Array
    scales: Array
    small: Array
    small_of: Array
    small_scales: Array
    looked_up: Array
    looked_up_of: Array
    offsets: Array  # int64: the column, counted from the number's first one
    entries: Array  # of the observation's dtype: what is written there
    sets: Array
    sets_of: Array
    runs: Array
    runs_of: Array
    run_scales: Array
    signs: Array


@driver(inner=True)
def number_at(raw: Array, row: int, at: int, size: int) -> int:
    """The signed number of `size` bytes that begins at byte `at`, lowest byte first."""
    if size == 1:
        return np.int64(np.int8(raw[row, at]))  # type: ignore[return-value]
    total = np.int64(raw[row, at])
    for k in range(1, size):
        total |= np.int64(raw[row, at + k]) << np.int64(8 * k)
    if size < 8 and total >> 8 * size - 1:
        total -= np.int64(1) << np.int64(8 * size)
    return total  # type: ignore[return-value]


@driver(inner=True)
def short_at(raw: Array, row: int, at: int) -> int:
    """The signed number of two bytes that begins at byte `at`."""
    low, high = np.int64(raw[row, np.uint64(at)]), np.int64(np.int8(raw[row, np.uint64(at + 1)]))
    return low | high << np.int64(8)  # type: ignore[return-value]


@driver
def observe(raw: Array, whose: Array, tables: Tables, most: int, out: Array, first: int, last: int) -> None:
    """Write the observations of the States `first` to `last - 1`.

    - `raw`: uint8 `(n, bytes)`, Views; `whose`: int16 `(n,)`, the seats that they are Views of
    - `most`: the largest number that `out` can hold; larger ones are shown as that, and smaller ones than `-most` as that
    - `out`: `(n, columns)`, overwritten
    """
    for row in range(first, last):
        out[row, :] = 0
        k = int(whose[row]) + 1
        for line in range(tables.numbers_of[k], tables.numbers_of[k + 1]):
            value = max(-most, min(most, short_at(raw, row, tables.numbers[line, 0])))
            out[row, np.uint64(tables.numbers[line, 1])] = value * tables.scales[line]
        for line in range(tables.small_of[k], tables.small_of[k + 1]):
            value = number_at(raw, row, tables.small[line, 0], 1)
            out[row, np.uint64(tables.small[line, 1])] = value * tables.small_scales[line]
        for line in range(tables.looked_up_of[k], tables.looked_up_of[k + 1]):
            look_up(raw, row, tables.looked_up[line], tables.offsets, tables.entries, out)
        for line in range(tables.sets_of[k], tables.sets_of[k + 1]):
            bits = tables.sets[line]
            write_set(number_at(raw, row, bits[0], bits[1]) >> bits[2], bits[3], bits[4], row, out)
        for line in range(tables.runs_of[k], tables.runs_of[k + 1]):
            write_run(raw, row, max(k - 1, 0), tables.runs[line], tables.run_scales[line], tables.signs, most, out)


@driver(inner=True)
def write_set(value: int, many: int, column: int, row: int, out: Array) -> None:
    """The bits of a set, the lowest first."""
    for bit in range(many):
        out[row, np.uint64(column + bit)] = np.int64(value >> bit) & np.int64(1)


@driver(inner=True)
def look_up(raw: Array, row: int, run: Array, offsets: Array, entries: Array, out: Array) -> None:
    """A run of numbers whose columns and entries are looked up."""
    at, many, step, column, column_step = run[0], run[2], run[3], run[4], run[5]
    low, count, base = run[6], run[7], run[8]
    if run[1] == 1:
        for k in range(many):
            place = np.int64(np.int8(raw[row, np.uint64(at + k * step)])) - low
            place = base + (place if np.uint64(place) < np.uint64(count) else count)
            out[row, np.uint64(column + k * column_step + offsets[np.uint64(place)])] = entries[np.uint64(place)]
    else:
        for k in range(many):
            place = short_at(raw, row, at + k * step) - low
            place = base + (place if np.uint64(place) < np.uint64(count) else count)
            out[row, np.uint64(column + k * column_step + offsets[np.uint64(place)])] = entries[np.uint64(place)]


@driver(inner=True)
def write_run(raw: Array, row: int, observer: int, run: Array, scale: float, signs: Array, most: int, out: Array) -> None:
    """The columns of one run, whatever its sort."""
    sort, at, size, many, step, column, column_step = run[0], run[1], run[2], run[3], run[4], run[5], run[6]
    low, high, none, width, turned, asks_at = run[7], run[8], run[9], run[10], run[11], run[12]
    for k in range(many):
        if asks_at >= 0 and number_at(raw, row, asks_at + k * run[14], run[13]) != run[15]:
            continue
        value, here = number_at(raw, row, at + k * step, size), column + k * column_step
        if sort == NUMBER:
            shown = value if width == 0 or value != none else high + 1
            out[row, here] = max(-most, min(most, shown)) * scale
        elif sort == BITS:
            for bit in range(width):
                out[row, here + bit] = (value >> bit) & 1
        elif sort == SEATS:
            for bit in range(width):
                if (value >> bit) & 1:
                    place = (bit - observer) % turned if bit < turned else width - (bits_in(high) - bit)
                    out[row, here + place] = 1
        elif sort == LOWEST:
            place = lowest_of(value, number_at(raw, row, at + 8, size))
            if place >= 0:
                out[row, here] = (place // width + 1) * scale
                out[row, here + 1] = (place % width + 1) * scale
        elif value != none and low <= value <= high:
            place = value - low
            if sort == SEAT and place < turned:
                place = (place - observer) % turned
            if sort == POINT:
                out[row, here] = (place // width + 1) * scale
                out[row, here + 1] = (place % width + 1) * scale
            elif sort == SIGNS:
                for bit in range(width):
                    out[row, here + bit] = (signs[turned + place] >> bit) & 1
            elif width == 1:
                out[row, here] = (place + 1) * scale
            else:
                out[row, here + place] = 1


@driver(inner=True)
def lowest_of(low: int, high: int) -> int:
    """The first square of a set in two words; -1 if it is empty."""
    for place in range(2 * WORD):
        if (low >> place if place < WORD else high >> place - WORD) & 1:
            return place
    return -1


@driver
def first_outside(raw: Array, table: Array, found: Array) -> bool:
    """Whether some State holds a number that its field may not; `found`: its row, line of the table, place in the run and value."""
    for row in range(len(raw)):
        for line in range(len(table)):
            run = table[line]
            for k in range(run[3]):
                if run[0] == LOWEST or (run[12] >= 0 and number_at(raw, row, run[12] + k * run[14], run[13]) != run[15]):
                    continue
                value = number_at(raw, row, run[1] + k * run[4], run[2])
                if value != run[9] and not run[7] <= value <= run[8]:
                    found[0], found[1], found[2], found[3] = row, line, k, value
                    return True
    return False
