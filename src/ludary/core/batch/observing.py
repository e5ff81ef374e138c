"""Drivers that observe the games of a batch: a few Views at a time, in memory that stays close to
the processor.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.compile.by_reference import by_reference
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import conceal
from ludary.core.observe.drivers import ColumnTables, RowBuffer, StateMemory, write_block

Array = npt.NDArray[Any]
OFF_THE_TABLE = ("fate", "events")  # fields of every State that no observer shows


@by_reference
class Scratch(NamedTuple):
    """Memory in which Views are made and shown, one block after the other.

    It belongs to one thread.
    """

    views: Array  # (block,) State; what is off the table is blank
    positions: Array  # (block,) the same memory, as `positions_of` has it
    memory: StateMemory  # the bytes of `views`
    desk: RowBuffer
    order: Array  # int64 (games,): room for games sorted by the seats that observe them
    ends: Array  # int64 (seats + 2,)


def positions_of(states: Array) -> Array:
    """States as records that end behind the position, where fate and events lie last; so there is
    less to copy.
    """
    fields: Any = states.dtype.fields
    end = max(
        at + kind.itemsize for name, (kind, at, *_) in fields.items() if name not in OFF_THE_TABLE
    )
    kind = np.dtype((np.record, [("position", np.int8, (end,))]))
    return np.ndarray(states.shape, kind, states, 0, states.strides)


@driver
def batch_observe(
    boxes: Array,
    positions: Array,
    whose: Array,
    tables: ColumnTables,
    most: int,
    scratch: Scratch,
    out: Array,
    first: int,
    last: int,
) -> None:
    """Write what seat `whose[i]` can know of each of the games `first` to `last - 1` into row `i`
    of `out`.

    - `positions`: of all games, as `positions_of` has them
    - `most`: the largest number that `out` can hold, as in `core.observe.drivers.observe`
    - `scratch`: is written over
    """
    order, ends, block = scratch.order, scratch.ends, len(scratch.views)
    sort_by_seat(whose, first, last, order, ends)
    for k in range(len(ends) - 1):
        scratch.desk.bytes[:] = 0
        for begun in range(ends[k], ends[k + 1], block):
            rows = order[begun : min(begun + block, ends[k + 1])]
            for r in range(len(rows)):
                scratch.positions[r] = positions[rows[r]]
                conceal(boxes[0], scratch.views[r], k - 1)
            write_block(scratch.memory, 0, k, rows, tables, most, scratch.desk, out)


@driver(inner=True, shared=True)
def sort_by_seat(whose: Array, first: int, last: int, order: Array, ends: Array) -> None:
    """Sort the games `first` to `last - 1` by the seats that observe them, spectators first: those
    of seat `k - 1` are `order[ends[k]]` to `order[ends[k + 1] - 1]`.
    """
    ends[:] = 0
    for i in range(first, last):
        ends[whose[i] + 2] += 1
    for k in range(1, len(ends)):
        ends[k] += ends[k - 1]
    for i in range(first, last):
        order[ends[whose[i] + 1]] = i
        ends[whose[i] + 1] += 1
    for k in range(len(ends) - 1, 0, -1):
        ends[k] = ends[k - 1]
    ends[0] = 0
