"""The tasks of a batch's threads: each is made of steps, samples, or steps and samples after
them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.batch.drivers import (
    PLAYED,
    BatchSettings,
    Endings,
    Games,
    batch_check,
    batch_sample,
    batch_step,
    blank,
    blank_endings,
    mark,
)
from ludary.core.compile.driver import driver

Array = npt.NDArray[Any]

# The parts of a task: a step by `actions`; samples of what is legal then; and how it is done: the
# actions are the last samples, endings
# that are there stay, the mask is written, samples have a new seed, the last samples stand in row 1
STEP, SAMPLE, DRAWN, KEEP, MASKED, SEEDED, ROW = (1 << k for k in range(7))
# games that are stepped and sampled before the next ones are, so that they stay close to the
# processor
NEAR = 64


class Work(NamedTuple):
    """The arrays that the threads work on. They are made once."""

    boxes: Array
    blanks: Array
    games: Games
    endings: Endings
    gains: Array  # (n * seats,) float64: those of the endings, one row after the other
    actions: Array  # (n,) int32: those to be taken
    held: Array  # (n,) bool: games that wait
    sampled: Array  # (2, n) int32: the last samples, and those before or, drawn ahead, the next
    known: Array  # (n,) int32: what was sampled last, where nobody can write
    # State: the generator of samples at 0, one to draw with for each thread, some way apart from
    # each other
    fates: Array
    shared: Array  # int64: what threads tell each other, a line for each
    size: int  # games of each thread; the last may have fewer


@driver(inner=True)
def check(work: Work, kind: int, first: int, last: int) -> int:
    """Take the actions of the games `first` to `last - 1` over, where they were drawn; returns what
    `batch_check` does.
    """
    if kind & DRAWN:
        drawn, changed = work.sampled[int(kind & ROW != 0)], 0
        for i in range(first, last):  # a copy, which nobody changes between check and play
            action = drawn[i]
            work.actions[i] = action
            changed |= action ^ work.known[i]
        if changed == 0:
            return PLAYED
    return batch_check(work.games, work.actions, work.held, kind & MASKED != 0, first, last)


@driver(inner=True)
def carry_out(
    work: Work,
    how: BatchSettings,
    kind: int,
    fate: Any,
    seed: int | np.uint64,
    first: int,
    last: int,
) -> None:
    """Do what a task is made of, for the games `first` to `last - 1`, whose actions are legal;
    `fate` and `seed` are for samples.
    """
    games, drawn = work.games, work.sampled[int(kind & ROW == 0)]
    for at in range(first, last, NEAR):
        until = min(at + NEAR, last)
        if kind & STEP:
            if kind & MASKED:
                blank(games.mask, games.out, games.counts, at, until)
            if not kind & KEEP:
                blank_endings(
                    work.endings.over, work.endings.truncated, work.gains, how.seats, at, until
                )
            batch_step(
                work.boxes,
                work.blanks,
                games,
                work.endings,
                work.actions,
                work.held,
                how,
                at,
                until,
            )
            if kind & MASKED:
                mark(games.mask, games.out, games.counts, at, until)
        if kind & SAMPLE:
            batch_sample(fate, seed, games, drawn, work.known, at, until)
