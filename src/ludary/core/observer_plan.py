"""The tables by which an observer reads States: the runs of `core.columns`, sorted by how fast they can be read."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.core.columns import EXACTLY, NO_NONE, Layout, Run, joined
from ludary.core.meanings import SORTS, Sort
from ludary.core.observer_drivers import Tables

Lines = list[tuple[int, ...]]
MOST_LOOKED_UP = 1_000  # numbers that a field can hold, for its columns to be looked up
LOOKED_UP = {SORTS[sort] for sort in (Sort.CHOICE, Sort.SEAT, Sort.SIGNS, Sort.POINT)}
BITS, NUMBER, SEAT, SEATS = SORTS[Sort.BITS], SORTS[Sort.NUMBER], SORTS[Sort.SEAT], SORTS[Sort.SEATS]
SIGNS, POINT, LEFT_OUT = SORTS[Sort.SIGNS], SORTS[Sort.POINT], SORTS[Sort.LEFT_OUT]


class Plan:
    """Fills `Tables` for all seats of a game with so many players, from the layouts of each, a spectator's first."""

    def __init__(self, layouts: list[Layout], dtype: npt.DTypeLike) -> None:
        self.dtype = np.dtype(dtype)
        self.numbers: Lines = []
        self.scales: list[float] = []
        self.small: Lines = []
        self.small_scales: list[float] = []
        self.looked_up: Lines = []
        self.offsets: list[int] = []
        self.entries: list[float] = []
        self.sets: Lines = []
        self.runs: list[Run] = []
        self.run_scales: list[float] = []
        ends = [self._ends()]
        for seat, layout in enumerate(layouts, -1):
            for run, scale in zip(*joined(layout.runs, layout.scales), strict=True):
                self._add(run, scale, max(seat, 0), layout.signs)
            ends.append(self._ends())
        self._of = [np.array(one, np.int64) for one in zip(*ends, strict=True)]
        self._signs = np.array([*layouts[0].signs, 0], np.int64)

    def _ends(self) -> tuple[int, ...]:
        return tuple(len(one) for one in (self.numbers, self.small, self.looked_up, self.sets, self.runs))

    def tables(self) -> Tables:
        """The finished tables."""
        numbers_of, small_of, looked_up_of, sets_of, runs_of = self._of
        return Tables(
            _lines(self.numbers, 2), numbers_of, self._kept(self.scales), _lines(self.small, 2), small_of,
            self._kept(self.small_scales), _lines(self.looked_up, 9), looked_up_of,
            np.array(self.offsets, np.int64), self._kept(self.entries), _lines(self.sets, 5), sets_of,
            _lines(self.runs, len(Run._fields)), runs_of, self._kept(self.run_scales), self._signs,
        )  # fmt: skip

    def _kept(self, numbers: list[float]) -> npt.NDArray[Any]:
        return np.array(numbers, np.float64).astype(self.dtype)

    def _add(self, run: Run, scale: float, observer: int, signs: list[int]) -> None:
        always = run.asks_at < 0
        plain = run.sort == NUMBER and (run.width == EXACTLY or run.none == NO_NONE)
        if run.sort == LEFT_OUT:
            return
        if always and plain and run.size <= 2:
            lines, scales = (self.numbers, self.scales) if run.size == 2 else (self.small, self.small_scales)
            lines += [(run.at + k * run.step, run.column + k * run.column_step) for k in range(run.many)]
            scales += [scale] * run.many
        elif always and run.sort == BITS:
            for k in range(run.many):
                self.sets.append((run.at + k * run.step, run.size, 0, run.width, run.column + k * run.column_step))
        elif always and run.sort == SEATS:
            for k in range(run.many):
                at, column = run.at + k * run.step, run.column + k * run.column_step
                others = (run.turned, run.high.bit_length() - run.turned, run.width - (run.high.bit_length() - run.turned))
                for bit, many, place in ((observer, run.turned - observer, 0), (0, observer, run.turned - observer), others):
                    if many:
                        self.sets.append((at, run.size, bit, many, column + place))
        elif always and run.sort in LOOKED_UP and run.size <= 2 and run.high - run.low < MOST_LOOKED_UP:
            self._look_up(run, scale, observer, signs)
        else:
            self.runs.append(run)
            self.run_scales.append(scale)

    def _look_up(self, run: Run, scale: float, observer: int, signs: list[int]) -> None:
        """Write down for each number which columns it shows something in: a line for the first, another where a number has a second."""
        shown = [self._shown(run, scale, observer, signs, number) for number in range(run.low, run.high + 1)]
        for nth in range(max(map(len, shown))):
            base = len(self.offsets)
            for offset, entry in [*(one[nth] if nth < len(one) else one[0] if one else (0, 0.0) for one in shown), (0, 0.0)]:
                self.offsets.append(offset)
                self.entries.append(entry)
            self.looked_up.append((run.at, run.size, run.many, run.step, run.column, run.column_step, run.low, len(shown), base))

    def _shown(self, run: Run, scale: float, observer: int, signs: list[int], number: int) -> list[tuple[int, float]]:
        """The columns and entries of one number."""
        place = number - run.low
        if number == run.none:
            return []
        if run.sort == SEAT and place < run.turned:
            place = (place - observer) % run.turned
        if run.sort == POINT:
            return [(0, (place // run.width + 1) * scale), (1, (place % run.width + 1) * scale)]
        if run.sort == SIGNS:
            return [(bit, 1.0) for bit in range(run.width) if signs[run.turned + place] >> bit & 1]
        return [(0, (place + 1) * scale)] if run.width == 1 else [(place, 1.0)]


def _lines(lines: Any, width: int) -> npt.NDArray[np.int64]:
    return np.array([tuple(line) for line in lines], np.int64).reshape(-1, width)
