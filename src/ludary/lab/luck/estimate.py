"""Estimates from games: shares of wins less luck, differences, and how sure one can be of several
at once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, inf, isfinite, pi, sqrt, tan
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

CONFIDENCE = 0.95
LEAST_GAMES = 20  # of a half: from fewer no weights of luck are learnt
# games, as many as the weight 1 counts beside what is learnt: it is right for a judge that is right
KNOWN = 20
USEFUL = 1e-9  # spread of a column of luck that can be learnt from
UNSEEN, BESIDE = 4, 2  # see `Estimate.of`
EVERYWHERE, SHARES = (-inf, inf), (0.0, 1.0)  # spans of values
NORMAL = 2000  # degrees of freedom from which Student's distribution counts as normal
ANGLES = 20_001  # at which it is added up

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Estimate:
    """A mean, and the standard error of it; perhaps one of several that are to hold `together`."""

    mean: float
    error: float
    together: int = 1
    freedom: float = inf  # degrees of freedom of the error
    span: tuple[float, float] = EVERYWHERE  # where a true mean can lie

    @classmethod
    def of(cls, values: Array, span: tuple[float, float] = EVERYWHERE) -> Estimate:
        """The mean of independent values; of fewer than two nothing is known.

        Where values are known to lie in a `span`, as shares of wins do, those that were not seen
        can lie at its further end. So their scatter is never 0: it counts as if UNSEEN of them had
        come beside n + BESIDE. That holds like the interval of Clopper and Pearson (1934) where all
        values are alike, and is next to nothing where many differ.
        """
        count = len(values)
        mean = min(max(float(values.mean()), span[0]), span[1]) if count else 0.0
        if count < 2:
            return cls(mean, inf, span=span)
        variance = float(values.var(ddof=1)) / count
        if (
            span == EVERYWHERE
        ):  # values that are all alike count as if one more or less could have come
            return cls(mean, sqrt(variance or unseen(0.0, SHARES, count)), freedom=count - 1)
        return cls(mean, sqrt(variance + unseen(mean, span, count)), span=span)

    @classmethod
    def of_shares(cls, values: Array) -> Estimate:
        """The mean of shares of wins, one for each deal: what games of one deal have in common
        counts once.
        """
        return cls.of(values, SHARES)

    @classmethod
    def of_differences(cls, values: Array, span: tuple[float, float] = EVERYWHERE) -> Estimate:
        """The mean of differences between two sides that played the same deals, each in this
        `span`.

        Where they differ in few deals, the error is as unsure as that of so few values.
        """
        if span != EVERYWHERE:
            return cls.of(values, (span[0] - span[1], span[1] - span[0]))
        return replace(cls.of(values), freedom=int(np.count_nonzero(values)) - 1)

    @classmethod
    def of_counts(cls, values: Array, times: Array) -> Estimate:
        """The mean of shares that came so many times each."""
        count = float(times.sum())
        if count < 2:
            return cls(float(values @ times), inf, span=SHARES)
        mean = float(values @ times) / count
        variance = float((values - mean) ** 2 @ times) / (count - 1) / count
        return cls(mean, sqrt(variance + unseen(mean, SHARES, count)), span=SHARES)

    def reach(self, together: int | None = None) -> float:
        """Half the width of the 95 % interval; of one of several that are to hold `together`, by
        Šidák's correction.

        At most as far as the span reaches.
        """
        farthest = max(self.mean - self.span[0], self.span[1] - self.mean)
        return min(
            farthest,
            self.error * quantile(CONFIDENCE ** (1 / (together or self.together)), self.freedom),
        )

    def interval(self, together: int | None = None) -> tuple[float, float]:
        """The ends of the interval, within the span."""
        reach = self.reach(together)
        return max(self.span[0], self.mean - reach), min(self.span[1], self.mean + reach)

    def differs_from(self, value: float, together: int | None = None) -> bool:
        """Tell whether the interval leaves a value out: the one question behind every "clear" and
        "surely".
        """
        return abs(self.mean - value) > self.reach(together)

    def is_clear(self, together: int | None = None) -> bool:
        """Tell whether the interval leaves 0 out."""
        return self.differs_from(0.0, together)

    def games_needed(self, games: int, together: int | None = None) -> int | None:
        """Return how many games make a true value of this size clear, by the scatter of these; None
        if it has no size.
        """
        reach = self.reach(together)
        if self.mean == 0 or reach == inf:
            return None
        return ceil(games * (reach / self.mean) ** 2)

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two independent estimates; its degrees of freedom are Welch's."""
        first, second = self.error**2, other.error**2
        parts = first**2 / self.freedom + second**2 / other.freedom
        freedom = (first + second) ** 2 / parts if parts and isfinite(parts) else inf
        return Estimate(self.mean - other.mean, sqrt(first + second), freedom=freedom)

    def to_dict(self) -> dict[str, float | list[float]]:
        return {"mean": self.mean, "error": self.error, "interval": list(self.interval())}


def unseen(mean: float, span: tuple[float, float], count: float) -> float:
    """Return the variance of a mean of so many values for those that were not seen, at the further
    end of their span.
    """
    return UNSEEN * (max(mean - span[0], span[1] - mean) / (count + BESIDE)) ** 2


@lru_cache(4096)
def quantile(confidence: float, freedom: float) -> float:
    """Return in how many standard errors a mean lies with this confidence, by Student's
    distribution.
    """
    if freedom < 1:
        return inf
    if freedom > NORMAL:
        return NormalDist().inv_cdf((1 + confidence) / 2)
    angles = np.linspace(
        0.0, pi / 2, ANGLES
    )  # Student's t is sqrt(freedom) tan(angle), with the density cos(angle) ** (freedom - 1)
    density = np.cos(angles) ** (freedom - 1)
    sums = np.concatenate([[0.0], np.cumsum(density[1:] + density[:-1])])
    return float(sqrt(freedom) * tan(np.interp(confidence, sums / sums[-1], angles)))


class Difference(Estimate):
    """The difference of two means: it is shown with its sign, and that of two shares in points."""


def useful(luck: Array) -> Array:
    """Return the columns of luck, `(games, kinds)`, from which weights can be learnt; none if the
    games are too few.
    """
    return luck[:, luck.std(axis=0) > USEFUL] if len(luck) // 2 >= LEAST_GAMES else luck[:, :0]


def less_luck(values: Array, luck: Array) -> Array:
    """Return the values, `(games,)`, less the luck of their games, `(games, kinds)`, each kind with
    the weight that leaves least scatter.

    The weights for one half of the games are learnt from the other half, so that they depend on no
    game that they are used for: what is left has the same mean as the values. They begin at 1,
    which is right for a judge that is right, and go to what is learnt as games come (ridge
    regression); they begin at 0 for a judge so wrong that 1 would add scatter. Where `useful` finds
    nothing, the values stay as they are.
    """
    luck = useful(luck)
    left = np.array(values, np.float64)
    halves = np.arange(len(values)) % 2
    for half in (0, 1):
        own, others = halves == half, halves != half
        if not luck.shape[1]:
            break
        known = luck[others] - luck[others].mean(axis=0)
        won = values[others] - values[others].mean()
        start = float((won - known.sum(axis=1)).var() < won.var())
        rest = won - start * known.sum(axis=1)
        change = np.linalg.solve(
            known.T @ known + KNOWN * np.diag(known.var(axis=0) + USEFUL), known.T @ rest
        )
        left[own] -= luck[own] @ (start + change)
    return left
