"""Drivers of observers: States, as bytes, into rows of numbers.

They know no game: tables say what lies where.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.compile.by_reference import by_reference
from ludary.core.compile.driver import driver
from ludary.core.compile.rule import JIT
from ludary.core.state.grid import WORD, bits_in
from ludary.core.state.meanings import SORTS, Sort

Array = npt.NDArray[Any]
NUMBER = SORTS[Sort.NUMBER]
SEAT = SORTS[Sort.SEAT]
BITS = SORTS[Sort.BITS]
SEATS = SORTS[Sort.SEATS]
POINT, LOWEST, SIGNS = SORTS[Sort.POINT], SORTS[Sort.LOWEST], SORTS[Sort.SIGNS]


MOST_AT_ONCE = (
    64 if JIT else 1
)  # rows that are put together side by side, a *block*; that is fast in compiled code alone
BLOCK_BYTES = 2**18  # so much memory stays close to the processor
BYTE, PAIR, COPY = range(3)  # where eight columns come from: see `ColumnTables.words`


@by_reference
class StateMemory(NamedTuple):
    """States as they lie in memory, all three the same bytes: `shorts[row, at]` and `words[row,
    at]` begin at byte `at`.

    There are as many more rows than States as the desk has, whatever is in them.
    """

    bytes: Array  # uint8 (rows, bytes)
    shorts: Array  # int16 (rows, bytes - 1)
    words: Array  # uint64 (rows, bytes - 7), or (rows, 0) of shorter States


@by_reference
class RowBuffer(NamedTuple):
    """A buffer in which a block of rows is put together from small whole numbers."""

    bytes: Array  # int8 (block, columns + 8)
    words: Array  # uint64 (block, columns + 1), the same bytes
    wide: Array  # int64 (block,): not 0 where a number is too large for the desk


@by_reference
class ColumnTables(NamedTuple):
    """Tables for reading States: for each observing seat, a spectator first, some lines of each
    table. `..._of[k]` to `..._of[k + 1]` are the lines for seat `k - 1`.

    - `words`: int64 `(lines, 4)`, eight columns at once: kind, first byte, first column, place in
      `patterns`. BYTE looks one byte up in
      256 patterns, PAIR the lower halves of two, COPY takes eight bytes as they are where the
      pattern has bits. Lines are in the order of their columns, and may write zeros into columns of
      those after them
    - `numbers`: int64 `(lines, 2)`, numbers of two bytes that are shown as they are: first byte,
      column
    - `looked_up`: int64 `(lines, 3)`, bytes looked up in 256 of `entries`: byte, column, place in
      `entries`
    - `runs`: int64 `(lines, 16)`, all others, as `core.observe.layout.Run` has them, with
      `run_scales`
    """

    words: Array
    words_of: Array
    patterns: Array  # uint64: eight int8 each, the first in the lowest byte
    numbers: Array
    numbers_of: Array
    looked_up: Array
    looked_up_of: Array
    entries: Array  # of the observation's dtype
    runs: Array
    runs_of: Array
    run_scales: Array
    signs: Array
    # (columns,), of the observation's dtype: what numbers are multiplied by; heads come behind them
    factors: Array
    scaled: bool  # whether any of `factors` is not 1
    heads: (
        Array  # int8 (seats + 1, heads): the last columns, which are the same in all rows of a seat
    )


@driver(inner=True)
def number_at(raw: Array, row: int, at: int, size: int) -> int:
    """The signed number of `size` bytes that begins at byte `at`, lowest byte first."""
    total = np.int64(raw[row, at])
    for k in range(1, size):
        total |= np.int64(raw[row, at + k]) << np.int64(8 * k)
    if size < 8 and total >> 8 * size - 1:
        total -= np.int64(1) << np.int64(8 * size)
    return total  # type: ignore[return-value]


@driver
def observe(
    memory: StateMemory,
    order: Array,
    ends: Array,
    tables: ColumnTables,
    most: int,
    desk: RowBuffer,
    out: Array,
) -> None:
    """Write the observations of States that lie sorted by the seats that observe, spectators first.

    - `order`: int64 `(n,)`: State `i` is shown in row `order[i]` of `out`
    - `ends`: int64 `(seats + 2,)`: those from `ends[k]` to `ends[k + 1] - 1` are Views of seat `k -
      1`
    - `most`: the largest number that `out` can hold; larger ones are shown as that, and smaller
      ones than `-most` as that
    - `desk`: is written over
    - `out`: `(n, columns)`, overwritten
    """
    for k in range(len(ends) - 1):
        desk.bytes[:] = 0
        for first in range(ends[k], ends[k + 1], len(desk.wide)):
            rows = order[first : min(first + len(desk.wide), ends[k + 1])]
            write_block(memory, first, k, rows, tables, most, desk, out)


@driver(inner=True, shared=True)
def write_block(
    memory: StateMemory,
    first: int,
    k: int,
    rows: Array,
    tables: ColumnTables,
    most: int,
    desk: RowBuffer,
    out: Array,
) -> None:
    """The observations of the States from `first` on, for seat `k - 1`: what fits into a byte comes
    to the desk, the rest is written after it.
    """
    lines, of = tables.words, tables.words_of
    lay_words(
        memory.bytes,
        memory.shorts,
        memory.words,
        first,
        lines,
        of[k],
        of[k + 1],
        tables.patterns,
        desk.words,
    )
    lines, of = tables.numbers, tables.numbers_of
    lay_numbers(memory.shorts, first, lines, of[k], of[k + 1], desk.bytes, desk.wide)
    write_bytes(desk.bytes, tables.heads, k, rows, tables.factors, tables.scaled, out)
    for r in range(len(rows)):
        if desk.wide[r]:
            write_numbers(
                memory.shorts,
                first + r,
                rows[r],
                lines,
                of[k],
                of[k + 1],
                tables.factors,
                most,
                out,
            )
    lines, of = tables.looked_up, tables.looked_up_of
    look_up(memory.bytes, first, rows, lines, of[k], of[k + 1], tables.entries, out)
    for line in range(tables.runs_of[k], tables.runs_of[k + 1]):
        write_run(
            memory.bytes,
            first,
            rows,
            max(k - 1, 0),
            tables.runs[line],
            tables.run_scales[line],
            tables.signs,
            most,
            out,
        )


@driver(inner=True)
def lay_words(
    raw: Array,
    shorts: Array,
    eights: Array,
    first: int,
    lines: Array,
    start: int,
    end: int,
    patterns: Array,
    words: Array,
) -> None:
    """Eight columns of each row at a time, from the lines `start` to `end - 1` of
    `ColumnTables.words`.
    """
    row, block = np.uint64(first), np.uint64(len(words))
    for line in range(start, end):
        at = np.uint64(lines[line, 1])
        column = np.uint64(lines[line, 2])
        base = np.uint64(lines[line, 3])
        if lines[line, 0] == BYTE:
            for r in range(block):
                words[r, column] = patterns[base + np.uint64(raw[row + r, at])]
        elif lines[line, 0] == PAIR:
            for r in range(block):
                both = np.uint64(shorts[row + r, at])
                words[r, column] = patterns[
                    base + (both & np.uint64(0x0F) | both >> np.uint64(4) & np.uint64(0xF0))
                ]
        else:
            for r in range(block):
                words[r, column] = eights[row + r, at] & patterns[base]


@driver(inner=True)
def lay_numbers(
    shorts: Array, first: int, lines: Array, start: int, end: int, shown: Array, wide: Array
) -> None:
    """Numbers of two bytes, from the lines `start` to `end - 1` of `ColumnTables.numbers`, and
    where one is too large for a byte.
    """
    row, block = np.uint64(first), np.uint64(len(wide))
    wide[:] = 0
    for line in range(start, end):
        at, column = np.uint64(lines[line, 0]), np.uint64(lines[line, 1])
        for r in range(block):
            value = np.int64(shorts[row + r, at])
            shown[r, column] = (value + 0x80 & 0xFF) - 0x80  # as it is, if it fits
            wide[r] |= abs(value) & ~0x7F


@driver(inner=True)
def write_bytes(
    shown: Array, heads: Array, k: int, rows: Array, factors: Array, scaled: bool, out: Array
) -> None:
    """Write the buffered bytes, and the heads behind them."""
    columns, width = len(factors), heads.shape[1]
    for r in range(len(rows)):
        row = rows[r]
        if scaled:
            for column in range(columns):
                out[row, column] = out.dtype.type(shown[r, column]) * factors[column]
        else:
            for column in range(columns):
                out[row, column] = shown[r, column]
        for head in range(width):
            out[row, columns + head] = heads[k, head]


@driver(inner=True)
def write_numbers(
    shorts: Array,
    place: int,
    row: int,
    lines: Array,
    start: int,
    end: int,
    factors: Array,
    most: int,
    out: Array,
) -> None:
    """Numbers of two bytes of one State, however large they are."""
    for line in range(start, end):
        column = lines[line, 1]
        value = max(-most, min(most, np.int64(shorts[place, lines[line, 0]])))
        out[row, column] = out.dtype.type(value) * factors[column]


@driver(inner=True)
def look_up(
    raw: Array,
    first: int,
    rows: Array,
    lines: Array,
    start: int,
    end: int,
    entries: Array,
    out: Array,
) -> None:
    """Columns that show one of some things as a number, from the lines `start` to `end - 1` of
    `ColumnTables.looked_up`.
    """
    for r in range(len(rows)):
        place, row = np.uint64(first + r), np.uint64(rows[r])
        for line in range(start, end):
            at = np.uint64(lines[line, 0])
            column = np.uint64(lines[line, 1])
            base = np.uint64(lines[line, 2])
            out[row, column] = entries[base + np.uint64(raw[place, at])]


@driver(inner=True)
def write_run(
    raw: Array,
    first: int,
    rows: Array,
    observer: int,
    run: Array,
    scale: float,
    signs: Array,
    most: int,
    out: Array,
) -> None:
    """The columns of one run in each row, whatever its sort."""
    sort, at, size, step, column, column_step = run[0], run[1], run[2], run[4], run[5], run[6]
    asks_at, asks_size, asks_step, asks_value = run[12], run[13], run[14], run[15]
    for r in range(len(rows)):
        place, row = first + r, rows[r]
        for k in range(run[3]):
            if (
                asks_at < 0
                or number_at(raw, place, asks_at + k * asks_step, asks_size) == asks_value
            ):
                value = number_at(raw, place, at + k * step, size)
                if sort == LOWEST:
                    value = lowest_of(value, number_at(raw, place, at + k * step + 8, size))
                write_number(
                    value, row, column + k * column_step, observer, run, scale, signs, most, out
                )


@driver(inner=True)
def write_number(
    value: int,
    row: int,
    here: int,
    observer: int,
    run: Array,
    scale: float,
    signs: Array,
    most: int,
    out: Array,
) -> None:
    """The columns of one number of a run, from column `here` on."""
    sort, low, high, none, width, turned = run[0], run[7], run[8], run[9], run[10], run[11]
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
        if value >= 0:
            out[row, here] = (value // width + 1) * scale
            out[row, here + 1] = (value % width + 1) * scale
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
    """Tell whether some State holds a number that its field may not; `found`: its row, line of the
    table, place in the run and value.
    """
    for row in range(len(raw)):
        for line in range(len(table)):
            run = table[line]
            for k in range(run[3]):
                if run[0] == LOWEST or (
                    run[12] >= 0 and number_at(raw, row, run[12] + k * run[14], run[13]) != run[15]
                ):
                    continue
                value = number_at(raw, row, run[1] + k * run[4], run[2])
                if value != run[9] and not run[7] <= value <= run[8]:
                    found[0], found[1], found[2], found[3] = row, line, k, value
                    return True
    return False
