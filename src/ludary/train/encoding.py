"""Encoding: how the columns of an observation become inputs of the network, and its first layer
becomes a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
MOST_STEPS = 24  # inputs of one column


class FirstLayer(NamedTuple):
    """The first layer as `bots.network` reads it."""

    base: Array  # int32 (columns,): the line for the value 0
    low: Array  # int16 (columns,)
    high: Array  # int16 (columns,)
    lines: Array  # float32 (lines, units); those for the value 0 are 0
    bias: Array  # float32 (units,)


@dataclass(frozen=True)
class Encoding:
    """An input for each step that a column was seen to take: 1 where the column is at least as
    large, else 0.

    So every value of a number has an effect of its own, and those close to each other have much in
    common.
    """

    columns: int
    column: Array  # int64 (inputs,)
    step: Array  # int8 (inputs,)

    @classmethod
    def of(cls, rows: Array, most_lines: int) -> Encoding:
        """The encoding for what these observations show, int8 `(n, columns)`; columns that never
        change are left out.

        If more than `most_lines` lines were needed, those that change least are left out, too.
        """
        column: list[int] = []
        step: list[int] = []
        for k in telling(rows, most_lines):
            seen = np.unique(rows[:, k])[1:]
            if len(seen) > MOST_STEPS:
                seen = seen[np.linspace(0, len(seen) - 1, MOST_STEPS).astype(int)]
            column += [k] * len(seen)
            step += seen.tolist()
        return cls(rows.shape[1], np.array(column, np.int64), np.array(step, np.int8))

    def __call__(self, rows: Array) -> Array:
        """The inputs, float32 `(n, inputs)`."""
        inputs: Array = (rows[:, self.column] >= self.step).astype(np.float32)
        return inputs

    def first_layer(self, weights: Array, bias: Array) -> FirstLayer:
        """The table for weights `(inputs, units)`: a line for each value of each column."""
        base = np.zeros(self.columns, np.int32)
        low = np.zeros(self.columns, np.int16)
        high = np.zeros(self.columns, np.int16)
        lines, moved = [np.zeros((1, weights.shape[1]), np.float32)], bias.astype(np.float64)
        count = 1
        for k in np.unique(self.column):
            own = np.flatnonzero(self.column == k)
            steps = self.step[own].astype(int)
            low[k], high[k] = min(0, steps.min() - 1), max(0, steps.max())
            values = np.arange(low[k], high[k] + 1)
            sums = (values[:, None] >= steps) @ weights[own].astype(np.float64)
            zero = sums[-low[k]].copy()
            moved += zero
            base[k] = count - int(low[k])
            lines.append((sums - zero).astype(np.float32))
            count += len(values)
        return FirstLayer(base, low, high, np.concatenate(lines), moved.astype(np.float32))


def telling(rows: Array, most_lines: int) -> list[int]:
    """The columns that change, in order: as many of those that change most as come to `most_lines`
    lines.
    """
    lowest = np.minimum(rows.min(axis=0), 0).astype(int)
    highest = np.maximum(rows.max(axis=0), 0).astype(int)
    usual = np.array(
        [np.bincount(rows[:, k].astype(int) + 128, minlength=1).max() for k in range(rows.shape[1])]
    )
    order = np.argsort(usual, kind="stable")
    order = order[usual[order] < len(rows)]
    lines = np.cumsum((highest - lowest + 1)[order])
    return sorted(order[lines <= most_lines].tolist())
