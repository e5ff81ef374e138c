"""Reasons: how two choices differ in what matters to players, in one sentence.

Both are played on in the same imagined worlds. The reason names the quantity of the game's
`matters` that differs most, measured in standard deviations, and that goes along with winning; of
several large differences, the first in the game's list. It is counted when the present turn is
over, so that two orders of doing the same do not differ, and when the seat decides again after
others.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.contract.matters import ENDINGS, Amount, Matter

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

SURE = 3.0  # standard errors that a difference has to exceed: the largest of many is told
LARGE = 0.4  # standard deviations: of larger differences, the first of the matters is told
UNRELATED = 0.3  # weight of a quantity that does not go along with winning
SAID = 0.05  # weight of a difference that a choice makes for certain, which its words say as a rule
ALWAYS = 0.1  # standard deviation of such a difference, as a share of it, at most
BEFORE, AFTER, LATER = range(3)  # moments
REACHED = 0.9  # share of the games that are played on that have to come to a moment

Array = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class Futures:
    """The outcomes of one choice in many worlds."""

    chances: Array  # float64 (worlds,)
    seen: Array  # float64 (worlds, 3, matters): what matters before the choice, after the turn, and
    # when the seat decides again after others
    reached: Array  # int8 (worlds,): how many of these moments came


class Gain(NamedTuple):
    """The quantity that differs most between the futures of two choices."""

    says: str  # a clause
    theme: str  # what a player would call it


def difference(game: GameLike, one: Futures, other: Futures, better: bool = True) -> Gain | None:
    """Return what `one` gains against `other`, or loses if not `better`; None where nothing differs
    for certain.
    """
    found = [
        (weight, number, moment)
        for moment in (AFTER, LATER)
        if reached(one, other, moment).mean() >= REACHED
        for number, matter in enumerate(matters_of(game))
        if (weight := weight_of(matter, number, moment, one, other, better))
    ]
    if not found:
        return None
    _, number, moment = max(found, key=lambda row: (round(row[0], 2), -row[1], -row[2]))
    both = reached(one, other, moment)
    here, there = (float(choice.seen[both, moment, number].mean()) for choice in (one, other))
    matter = matters_of(game)[number]
    clause = matter.says.format(
        n=Amount(here - there), here=round(100 * here), there=round(100 * there)
    )
    when = f"After this {game.hints.period}" if moment == AFTER else "Before long"
    return Gain(f"{when}, {clause}", matter.theme)


def reached(one: Futures, other: Futures, moment: int) -> Array:
    """Tell in which worlds a moment came after both choices: bool `(worlds,)`."""
    return np.minimum(one.reached, other.reached) > moment


def matters_of(game: GameLike) -> tuple[Matter, ...]:
    return *ENDINGS, *game.hints.matters


def weight_of(
    matter: Matter, number: int, moment: int, one: Futures, other: Futures, better: bool
) -> float:
    """Return how telling a difference is; 0 if it is uncertain, speaks for the other choice, or is
    one in games that are all over by then.
    """
    both = reached(one, other, moment)
    seen = np.stack([choice.seen[both, moment] for choice in (one, other)])
    if number >= len(ENDINGS) and seen[:, :, : len(ENDINGS)].any(axis=2).all():
        return 0.0
    values = seen[:, :, number]
    differs = values[0] - values[1]
    mean, error = float(differs.mean()), float(differs.std(ddof=1)) / sqrt(len(differs))
    if abs(mean) < max(matter.least, SURE * error) or (mean > 0) == (matter.good != better):
        return 0.0
    chances = np.stack([choice.chances[both] for choice in (one, other)])
    together = ((values - values.mean()) * (chances - chances.mean())).mean()
    related = float(together) / max(float(values.std() * chances.std()), 1e-12)
    telling = max(UNRELATED, related if matter.good else -related)
    before = float(one.seen[:, BEFORE, number].mean())
    changes = abs(values.mean(axis=1) - before)
    if differs.std() < ALWAYS * abs(mean) and changes[0] > changes[1]:
        telling *= SAID
    return min(LARGE, abs(mean) / float(values.std())) * telling
