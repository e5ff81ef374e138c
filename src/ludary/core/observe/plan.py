"""The tables by which an observer reads States: the runs of `core.observe.layout`, sorted by how
fast they can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.core.observe.drivers import BYTE, COPY, PAIR, ColumnTables
from ludary.core.observe.layout import EXACTLY, NO_NONE, Layout, Run
from ludary.core.state.meanings import SORTS, Sort

Lines = list[tuple[int, ...]]
Columns = dict[
    int, int
]  # values that columns show, counted from a number's first one; 0 in the others
WORD = 8  # columns
BYTES = 256
SIGNED = [*range(128), *range(-128, 0)]  # the numbers that bytes stand for
MOST_SHOWN = 127  # the largest number of a byte
MOST_COLUMNS = 64  # of a number, for them to be looked up
LOOKED_UP = {SORTS[sort] for sort in (Sort.CHOICE, Sort.SEAT, Sort.SIGNS, Sort.POINT)}
BITS = SORTS[Sort.BITS]
NUMBER = SORTS[Sort.NUMBER]
SEAT = SORTS[Sort.SEAT]
SEATS = SORTS[Sort.SEATS]
SIGNS, POINT, LEFT_OUT = SORTS[Sort.SIGNS], SORTS[Sort.POINT], SORTS[Sort.LEFT_OUT]


class Plan:
    """Fills `ColumnTables` for all seats of a game with so many players, from the layouts of each,
    a spectator's first.
    """

    def __init__(
        self,
        layouts: list[Layout],
        heads: npt.NDArray[np.int8],
        dtype: npt.DTypeLike,
        itemsize: int,
    ) -> None:
        """`heads`: int8 `(layouts, heads)`, the columns behind those of the fields; `itemsize`:
        bytes of a State.
        """
        self.dtype, self.itemsize, self.heads = np.dtype(dtype), itemsize, heads
        self.words: Lines = []
        self.numbers: Lines = []
        self.looked_up: Lines = []
        self.runs: list[Run] = []
        self.run_scales: list[float] = []
        self._kept: dict[bytes, int] = {}  # patterns by what they are: their place among all
        self._patterns: list[npt.NDArray[np.uint64]] = []
        self._made: dict[
            Hashable, int
        ] = {}  # places that exist already, by what they were made for
        self._entries: list[float] = []
        self._entries_of: dict[
            Hashable, list[tuple[int, int]]
        ] = {}  # which columns of a number show something: their entries' place
        self._factors = np.ones(len(layouts[0].names))
        ends = [self._ends()]
        for seat, layout in enumerate(layouts, -1):
            self._read(layout, max(seat, 0))
            ends.append(self._ends())
        self._of = [np.array(one, np.int64) for one in zip(*ends, strict=True)]
        self._signs = np.array([*layouts[0].signs, 0], np.int64)

    def _ends(self) -> tuple[int, ...]:
        return tuple(len(one) for one in (self.words, self.numbers, self.looked_up, self.runs))

    def tables(self) -> ColumnTables:
        """The finished tables."""
        words_of, numbers_of, looked_up_of, runs_of = self._of
        patterns = np.concatenate([*self._patterns, np.zeros(1, np.uint64)])
        return ColumnTables(
            _lines(self.words, 4),
            words_of,
            patterns,
            _lines(self.numbers, 2),
            numbers_of,
            _lines(self.looked_up, 3),
            looked_up_of,
            self._typed(self._entries),
            _lines(self.runs, len(Run._fields)),
            runs_of,
            self._typed(self.run_scales),
            self._signs,
            self._typed(self._factors),
            bool((self._factors != 1).any()),
            self.heads,
        )

    def _typed(self, numbers: Any) -> npt.NDArray[Any]:
        return np.array(numbers, np.float64).astype(self.dtype)

    def _read(self, layout: Layout, observer: int) -> None:
        """The lines for one seat."""
        words: Lines = []
        copied: list[tuple[int, int]] = []
        others = []
        for run, scale in zip(layout.runs, layout.scales, strict=True):
            if run.sort == LEFT_OUT:
                continue
            places = [
                (run.at + k * run.step, run.column + k * run.column_step) for k in range(run.many)
            ]
            if run.asks_at >= 0:
                others.append((run, scale))
            elif (
                run.sort == NUMBER
                and run.size <= 2
                and (run.width == EXACTLY or run.none == NO_NONE)
            ):
                (copied if run.size == 1 else self.numbers).extend(places)
                self._factors[[column for _, column in places]] = scale
            elif run.sort == BITS:
                words += [
                    line for at, column in places for line in self._set(at, column, run.width)
                ]
            elif run.sort == SEATS and run.high <= 0xFF:
                words += self._shows(run, observer, partial(_turned, run, observer))
            elif run.sort in LOOKED_UP and _is_small(run):
                words += self._look_up(run, scale, observer, layout.signs)
            else:
                others.append((run, scale))
        words += [
            line
            for at, column, many in _together(copied)
            for line in self._copies(at, column, many)
        ]
        self.words += sorted(words, key=lambda line: line[2])
        for run, scale in zip(
            *_joined([run for run, _ in others], [scale for _, scale in others]), strict=True
        ):
            self.runs.append(run)
            self.run_scales.append(scale)

    def _copies(self, at: int, column: int, many: int) -> Iterator[tuple[int, ...]]:
        """Bytes that are shown as they are, one beside the other."""
        for k in range(0, many, WORD):
            if at + k + WORD <= self.itemsize:
                copied = min(WORD, many - k)
                yield (
                    COPY,
                    at + k,
                    column + k,
                    self._once(("copied", copied), partial(_first_of_eight, copied)),
                )
            else:
                same = self._once("as it is", lambda: list(range(BYTES)))
                yield from ((BYTE, at + j, column + j, same) for j in range(k, min(k + WORD, many)))

    def _set(self, at: int, column: int, width: int) -> Iterator[tuple[int, ...]]:
        """A set of so many bits."""
        for first in range(0, width, 8):
            many = min(8, width - first)
            yield (
                BYTE,
                at + first // 8,
                column + first,
                self._once(("bits", many), partial(_bits, many)),
            )

    def _look_up(self, run: Run, scale: float, observer: int, signs: list[int]) -> Lines:
        """Numbers that stand for one of some things: lines for `words`, or where a column shows
        which one, for `looked_up`.
        """
        if run.sort != POINT and (
            run.width > 1 or (scale == 1 and run.high - run.low < MOST_SHOWN)
        ):
            return self._shows(run, observer, partial(_shown, run, observer, signs))
        kind = (_kind(run, observer), scale)
        if kind not in self._entries_of:
            shown = [_shown(run, observer, signs, number) for number in SIGNED]
            offsets = sorted({k for one in shown for k in one})
            self._entries_of[kind] = [
                (offset, len(self._entries) + BYTES * k) for k, offset in enumerate(offsets)
            ]
            self._entries += [one.get(offset, 0) * scale for offset in offsets for one in shown]
        for offset, base in self._entries_of[kind]:
            self.looked_up += [
                (run.at + k * run.step, run.column + k * run.column_step + offset, base)
                for k in range(run.many)
            ]
        return []

    def _shows(self, run: Run, observer: int, shown: Callable[[int], Columns]) -> Lines:
        """Numbers whose lowest byte tells what their columns show; two at once where half of it
        does.
        """
        width, pairs = run.width, 0
        lines: Lines = []
        kind = _kind(run, observer)
        if (
            run.many > 1
            and run.size == run.step == 1
            and width == run.column_step <= WORD // 2
            and _in_halves(run)
        ):
            pairs = run.many // 2
            both = self._once(("both", kind), partial(_in_pairs, shown, width))
            lines = [(PAIR, run.at + 2 * k, run.column + 2 * k * width, both) for k in range(pairs)]
        for first in range(0, width if run.many > 2 * pairs else 0, WORD):
            pattern = self._once((first, kind), partial(_eight, shown, first))
            for k in range(2 * pairs, run.many):
                lines.append(
                    (BYTE, run.at + k * run.step, run.column + k * run.column_step + first, pattern)
                )
        return lines

    def _once(self, what: Hashable, make: Callable[[], list[int]]) -> int:
        """The place of a pattern, which is made where it is asked for first."""
        if what not in self._made:
            self._made[what] = self._pattern(make())
        return self._made[what]

    def _pattern(self, pattern: list[int]) -> int:
        """Keep a pattern; returns its place."""
        made = np.array(pattern, np.uint64)
        key = made.tobytes()
        if key not in self._kept:
            self._kept[key] = sum(map(len, self._patterns))
            self._patterns.append(made)
        return self._kept[key]


def _kind(run: Run, observer: int) -> Hashable:
    """Return a key that is equal for runs whose columns show alike, wherever they stand."""
    return (
        run.sort,
        run.low,
        run.high,
        run.none,
        run.width,
        run.turned,
        observer if run.sort in (SEAT, SEATS) else 0,
    )


def _first_of_eight(many: int) -> list[int]:
    """The bits of so many bytes out of eight."""
    return [(1 << 8 * many) - 1]


def _bits(many: int) -> list[int]:
    """Each byte as the columns of so many bits."""
    return [_word([{bit: byte >> bit & 1 for bit in range(many)}], WORD) for byte in range(BYTES)]


def _in_pairs(shown: Callable[[int], Columns], width: int) -> list[int]:
    """The columns of two numbers, one in each half of a byte."""
    halves = {number & 0x0F: shown(number) for number in SIGNED if shown(number)}
    return [
        _word([halves.get(byte & 0x0F, {}), halves.get(byte >> 4, {})], width)
        for byte in range(BYTES)
    ]


def _eight(shown: Callable[[int], Columns], first: int) -> list[int]:
    """Eight columns of the number that each byte stands for, from the `first` on."""
    return [
        _word([{k - first: entry for k, entry in shown(number).items()}], WORD) for number in SIGNED
    ]


def _is_small(run: Run) -> bool:
    """Tell whether the lowest byte tells which number of a run it is, and a pattern what it
    shows.
    """
    return (
        run.size <= 2
        and set(range(run.low, min(run.high, BYTES) + 1)) <= set(SIGNED)
        and run.width <= MOST_COLUMNS
    )


def _in_halves(run: Run) -> bool:
    """Tell whether the lower half of a byte tells which number of a run it is."""
    numbers = {*range(run.low, run.high + 1), *(() if run.none == NO_NONE else (run.none,))}
    return len({number & 0x0F for number in numbers}) == len(numbers)


def _word(shown: list[Columns], width: int) -> int:
    """Eight columns as a number, the first in its lowest byte: what some things show, each in
    `width` columns.
    """
    entries = {k + width * nth: entry for nth, one in enumerate(shown) for k, entry in one.items()}
    return sum(entry << 8 * k for k, entry in entries.items() if 0 <= k < WORD)


def _shown(run: Run, observer: int, signs: list[int], number: int) -> Columns:
    """Return the columns of one number."""
    place = number - run.low
    if number == run.none or not run.low <= number <= run.high:
        return {}
    if run.sort == SEAT and place < run.turned:
        place = (place - observer) % run.turned
    if run.sort == POINT:
        return {0: place // run.width + 1, 1: place % run.width + 1}
    if run.sort == SIGNS:
        return {bit: 1 for bit in range(run.width) if signs[run.turned + place] >> bit & 1}
    return {0: place + 1} if run.width == 1 else {place: 1}


def _turned(run: Run, observer: int, seats: int) -> Columns:
    """Return the columns of a set of seats; behind the seats are others."""
    last = run.high.bit_length()
    places = [
        (bit - observer) % run.turned if bit < run.turned else run.width - (last - bit)
        for bit in range(last)
    ]
    return {place: 1 for bit, place in enumerate(places) if seats >> bit & 1}


def _joined(runs: list[Run], scales: list[float]) -> tuple[list[Run], list[float]]:
    """Join columns into fewer runs: single numbers that lie evenly, as in rows of records, become
    one.
    """
    kinds: dict[tuple[Any, ...], list[Run]] = {}
    for run, scale in zip(runs, scales, strict=True):
        alone = run.many == 1
        same = run._replace(at=0, column=0, asks_at=min(run.asks_at, 0)) if alone else run
        kinds.setdefault((same, scale), []).append(run)
    joined = [(run, scale) for (_, scale), alike in kinds.items() for run in _evenly(alike)]
    return [run for run, _ in joined], [scale for _, scale in joined]


def _evenly(alike: list[Run]) -> Iterator[Run]:
    """Runs of one number each, as many as go together joined into one."""
    start = 0
    while start < len(alike):
        end, first = start + 1, alike[start]
        steps = _steps(first, alike[end]) if end < len(alike) else (0, 0, 0)
        while (
            end < len(alike)
            and _steps(alike[end - 1], alike[end]) == steps
            and alike[end].many == 1
        ):
            end += 1
        if end - start > 1:
            first = first._replace(
                many=end - start, step=steps[0], column_step=steps[1], asks_step=steps[2]
            )
        yield first
        start = end


def _steps(run: Run, other: Run) -> tuple[int, int, int]:
    return other.at - run.at, other.column - run.column, other.asks_at - run.asks_at


def _together(copied: list[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Bytes and their columns as rows of those that lie beside each other: first byte, first
    column, how many.
    """
    copied = sorted(copied, key=lambda one: one[1])
    starts = [
        k
        for k, (at, column) in enumerate(copied)
        if k == 0 or copied[k - 1] != (at - 1, column - 1)
    ]
    for start, end in zip(starts, [*starts[1:], len(copied)], strict=False):
        yield *copied[start], end - start


def _lines(lines: Any, width: int) -> npt.NDArray[np.int64]:
    return np.array([tuple(line) for line in lines], np.int64).reshape(-1, width)
