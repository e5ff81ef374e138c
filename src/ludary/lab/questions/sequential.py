"""Sequential tests: an interval that holds however often somebody looks at it.

A match is looked at after each block of deals, and ends when it is clear. The usual 95 % interval
is made for one look. Whoever looks twenty times, and stops when 0 lies outside, finds a difference
in every third match of equal bots. A *confidence sequence* holds at all looks at once. This one is
Robbins' mixture of normal distributions with an estimated variance: Waudby-Smith, Arbour, Sinha,
Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences" (Annals
of Statistics, 2024).

Why not the SPRT of cutechess and Fishtest: it is made for wins, draws and losses, or for scores of
pairs, and decides between two differences that are named beforehand. The values here are shares
less luck, of any size, and users want to know how large the difference is. The usual interval is
too narrow when an SPRT stops; this one holds then, too. Its price: it is 1.6 times as wide as that
of one look.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf, log, sqrt
from statistics import NormalDist

from ludary.lab.luck.estimate import CONFIDENCE, Array, Estimate

# values: from about a tenth to ten times as many, the interval is hardly wider than it has to be
TUNED_TO = 500
FEWEST = 32  # values: with fewer their mean is not nearly normal
ALPHA = 1 - CONFIDENCE
SPREAD = (
    -2 * log(ALPHA) + log(1 - 2 * log(ALPHA))
) / TUNED_TO  # of the mixture, squared, in variances of a value


def reach_after(values: int, deviation: float) -> float:
    """Half the width of the interval after so many values of this standard deviation."""
    if values < FEWEST:
        return inf
    spread = values * SPREAD + 1
    return deviation * sqrt(2 * spread / (values * values * SPREAD) * log(sqrt(spread) / ALPHA))


def always(values: Array, span: tuple[float, float]) -> Estimate:
    """The mean of independent values in this span, with an error by which its 95 % interval holds
    at all looks together.
    """
    found = Estimate.of(values, span)
    if len(values) < FEWEST:
        return replace(found, error=inf)
    reach = reach_after(len(values), deviation_of(values, span))
    return replace(found, error=reach / NormalDist().inv_cdf((1 + CONFIDENCE) / 2))


def deviation_of(values: Array, span: tuple[float, float]) -> float:
    """Return the standard deviation of values, with what was not seen: never 0."""
    return Estimate.of(values, span).error * sqrt(len(values))


def values_needed(deviation: float, difference: float) -> int:
    """Return how many values, as a rule, make a true mean of this size clear."""
    least, most = FEWEST, FEWEST
    while reach_after(most, deviation) > abs(difference):
        least, most = most, 2 * most
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (
            (middle, most) if reach_after(middle, deviation) > abs(difference) else (least, middle)
        )
    return most
