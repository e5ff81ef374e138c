"""Differences of two sides that played the same deals: a row for each measure, with an interval
corrected for how many there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.lab.luck.estimate import Difference, Estimate
from ludary.lab.questions.measures import SHARED, Array, Measure, occurrence
from ludary.lab.questions.precision import rounded

if TYPE_CHECKING:
    from ludary.lab.questions.sampling import Sample

LEAST_DEALS = 30  # fewer tell nothing
MOST_NEEDED = 100  # times the deals that there are: what would take more is no sign of anything
TINY = 0.01
FEW = 0.05  # times a game: what happens more seldom can hardly be told from never


@dataclass(frozen=True)
class Row:
    """A measure on both sides, and the difference."""

    measure: Measure
    a: Estimate
    b: Estimate
    difference: Difference
    changed: int  # deals in which the sides differ

    @property
    def is_clear(self) -> bool:
        return self.difference.is_clear()

    @property
    def strength(self) -> float:
        """By how many standard errors the sides differ."""
        return abs(self.difference.mean) / max(self.difference.error, 1e-12)

    @property
    def is_tiny(self) -> bool:
        """Tell whether the sides differ by less than a part of TINY, however clearly."""
        return abs(self.difference.mean) < TINY * abs(self.b.mean)

    @property
    def ratio(self) -> float:
        """The quotient of A and B, on a logarithmic scale."""
        return log((self.a.mean + FEW) / (self.b.mean + FEW))

    def needed(self, deals: int) -> int | None:
        """At how many deals the difference is clear if it is as large as it looks, in round
        numbers; None if there is no sign of one.
        """
        needed = self.difference.games_needed(deals) if self.changed else None
        if needed is None or needed > MOST_NEEDED * deals:
            return None
        return rounded(max(needed, deals + 1))

    def relative(self) -> Estimate:
        """The difference as a part of what B has."""
        of_b = abs(self.b.mean)
        apart = Estimate(self.difference.mean / self.b.mean, self.difference.error / of_b)
        return replace(apart, together=self.difference.together, freedom=self.difference.freedom)

    def to_dict(self, deals: int) -> dict[str, Any]:
        parts = {name: getattr(self, name).to_dict() for name in ("a", "b", "difference")}
        needed = None if self.is_clear else self.needed(deals)
        return {
            "key": self.measure.key,
            "name": self.measure.name,
            "group": self.measure.group,
            **parts,
            "clear": self.is_clear,
            "deals_needed": needed,
        }


def rows_of(measures: Sequence[Measure], one: Sample, other: Sample) -> list[Row]:
    """A row for each measure.

    Their intervals hold all together in 97.5 %: with the other family of rows, in 95 %.
    """
    values = [(measure, measure.of(one), measure.of(other)) for measure in measures]
    values = [row for row in values if row[0] is not SHARED or row[1].any() or row[2].any()]
    return [row_of(measure, a, b, 2 * len(values)) for measure, a, b in values]


def row_of(measure: Measure, a: Array, b: Array, together: int) -> Row:
    """The row of a measure with these values in each deal."""
    apart = measure.change(a, b)
    difference = Difference(apart.mean, apart.error, together, apart.freedom, apart.span)
    of_a, of_b = map(measure.estimate, (a, b))
    return Row(measure, of_a, of_b, difference, int(np.count_nonzero(a != b)))


def occurrence_rows(one: Sample, other: Sample) -> list[Row]:
    """A row for each action and event that occurs; what always comes together has one."""
    seen: dict[bytes, Measure] = {}
    for name in one.results[0].occurrences:
        both = np.concatenate([sample.occurrences(name) for sample in (one, other)])
        if both.any():
            seen.setdefault(both.tobytes(), occurrence(one.game, name))
    return rows_of(list(seen.values()), one, other)
