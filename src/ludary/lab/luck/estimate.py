"""Estimates from games: shares of wins less luck, differences, and how sure one can be of several at once."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, inf, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

CONFIDENCE = 0.95
LEAST_GAMES = 20  # of a half: from fewer no weights of luck are learnt
USEFUL = 1e-9  # spread of a column of luck that can be learnt from

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Estimate:
    """A mean, and the standard error of it; perhaps one of several that are to hold `together`."""

    mean: float
    error: float
    together: int = 1

    @classmethod
    def of(cls, values: Array) -> Estimate:
        """The mean of independent values; of fewer than two nothing is known."""
        if len(values) < 2:
            return cls(float(values.mean()) if len(values) else 0.0, inf)
        return cls(float(values.mean()), float(values.std(ddof=1)) / sqrt(len(values)))

    @classmethod
    def of_counts(cls, values: Array, times: Array) -> Estimate:
        """The mean of values that came so many times each."""
        count = float(times.sum())
        if count < 2:
            return cls(float(values @ times), inf)
        mean = float(values @ times) / count
        return cls(mean, sqrt(float((values - mean) ** 2 @ times) / (count - 1) / count))

    def reach(self, together: int | None = None) -> float:
        """Half the width of the 95 % interval; of one of several that are to hold `together`, by Šidák's correction."""
        return self.error * NormalDist().inv_cdf((1 + CONFIDENCE ** (1 / (together or self.together))) / 2)

    def interval(self, together: int | None = None) -> tuple[float, float]:
        reach = self.reach(together)
        return self.mean - reach, self.mean + reach

    def is_clear(self, together: int | None = None) -> bool:
        """Tell whether the interval leaves 0 out."""
        return abs(self.mean) > self.reach(together)

    def games_needed(self, games: int, together: int | None = None) -> int | None:
        """Return how many games make a true value of this size clear, by the scatter of these; None if it has no size."""
        if self.mean == 0 or self.error == inf:
            return None
        return ceil(games * (self.reach(together) / self.mean) ** 2)

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two independent estimates."""
        return Estimate(self.mean - other.mean, sqrt(self.error**2 + other.error**2))

    def to_dict(self) -> dict[str, float | list[float]]:
        return {"mean": self.mean, "error": self.error, "interval": list(self.interval())}


class Difference(Estimate):
    """The difference of two means: it is shown with its sign, and that of two shares in points."""


def less_luck(values: Array, luck: Array) -> Array:
    """Return the values, `(games,)`, less the luck of their games, `(games, kinds)`, each kind with the weight that leaves least scatter.

    The weights for one half of the games are learnt from the other half, so that they depend on no game that they are used for: what is
    left has the same mean as the values.
    """
    luck = luck[:, luck.std(axis=0) > USEFUL] if len(luck) else luck
    left = np.array(values, np.float64)
    halves = np.arange(len(values)) % 2
    if len(values) // 2 < LEAST_GAMES or not luck.shape[1]:
        return left
    for half in (0, 1):
        own, others = halves == half, halves != half
        known = np.column_stack([np.ones(others.sum()), luck[others]])
        weights = np.linalg.lstsq(known, values[others], rcond=None)[0]
        left[own] = values[own] - luck[own] @ weights[1:]
    return left
