"""Measuring: what a figure is, and how the rates behind it are taken.

A *work* is called as `work(amount, seed)` and returns how many things it did: decisions, steps,
playouts. Its rate is that number by the wall clock. Works that are compared take turns, A B A B, so
that both meet the same noise; a ratio is the median of the ratios of such pairs, never the ratio of
two medians.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Work = Callable[[int, int], int]


@dataclass(frozen=True)
class MeasuringTime:
    """The time to spend on measuring: `repetitions` turns of about `seconds` each for every
    work.
    """

    repetitions: int
    seconds: float


FULL = MeasuringTime(9, 0.3)
QUICK = MeasuringTime(3, 0.05)


@dataclass(frozen=True)
class Figure:
    """One line of the table. `value` is None if it could not be measured; then `note` says why."""

    what: str
    value: float | None = None
    unit: str = ""
    beside: str = ""  # name of the competitor
    other: float | None = None  # the competitor's value, in this unit
    ratio: float | None = None  # value by other
    note: str = ""
    floor: float | None = None  # of the ratio, below which something has become slow


def measured(what: str, unit: str, work: Work, effort: MeasuringTime, note: str = "") -> Figure:
    """The figure of a work by itself."""
    (value,), _ = medians([work], effort)
    return Figure(what, value, unit, note=note)


def compared(
    what: str,
    unit: str,
    work: Work,
    beside: str,
    other: Work,
    effort: MeasuringTime,
    note: str = "",
) -> Figure:
    """The figure of a work beside another one."""
    (value, yardstick), ratio = medians([work, other], effort)
    return Figure(what, value, unit, beside, yardstick, ratio, note)


def medians(works: Sequence[Work], effort: MeasuringTime) -> tuple[list[float], float]:
    """The median rate of each work, taken in turns, and the median ratio of the first to the
    last.
    """
    amounts = [amount_for(work, effort.seconds) for work in works]
    turns = [
        [rate(work, amount, seed) for work, amount in zip(works, amounts, strict=True)]
        for seed in range(1, effort.repetitions + 1)
    ]
    return [median(rates) for rates in zip(*turns, strict=True)], median(
        rates[0] / rates[-1] for rates in turns
    )


def amount_for(work: Work, seconds: float) -> int:
    """Return the amount of `work` that takes about `seconds`; all compiling and loading is done
    before the clock starts.
    """
    work(1, 0)
    amount = 1
    while (took := seconds_of(work, amount)) < seconds / 8:
        amount *= 4
    return max(1, round(amount * seconds / took))


def rate(work: Work, amount: int, seed: int) -> float:
    """Things done in a second."""
    start = perf_counter()
    done = work(amount, seed)
    return done / (perf_counter() - start)


def seconds_of(work: Work, amount: int) -> float:
    """Return the seconds that so much of a work takes."""
    start = perf_counter()
    work(amount, 0)
    return perf_counter() - start
