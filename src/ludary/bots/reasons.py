"""Reasons: how two choices differ in what matters to players, in one sentence.

Both are played on in the same imagined worlds. The reason names the quantity of the game's
`matters` that differs most, measured in standard deviations, and that goes along with winning.
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

SURE = 2.5  # standard errors that a difference has to exceed: the largest of several is told
UNRELATED = 0.2  # weight of a quantity that does not go along with winning
SAID = 0.2  # weight of what is always so after a choice, which its words say as a rule
MOMENTS = ("At once", "By your next turn")

Array = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class Futures:
    """The outcomes of one choice in many worlds."""

    chances: Array  # float64 (worlds,)
    seen: Array  # float64 (worlds, 2, matters): what matters at once, and by the next turn


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
        for number, matter in enumerate(matters_of(game))
        for moment in range(len(MOMENTS))
        if (weight := weight_of(matter, number, moment, one, other, better))
    ]
    if not found:
        return None
    _, number, moment = max(found, key=lambda row: (round(row[0], 2), -row[1], -row[2]))
    here, there = (float(choice.seen[:, moment, number].mean()) for choice in (one, other))
    matter = matters_of(game)[number]
    clause = matter.says.format(
        n=Amount(here - there), here=round(100 * here), there=round(100 * there)
    )
    return Gain(f"{MOMENTS[moment]}, {clause}", matter.theme)


def matters_of(game: GameLike) -> tuple[Matter, ...]:
    return *ENDINGS, *game.hints.matters


def weight_of(
    matter: Matter, number: int, moment: int, one: Futures, other: Futures, better: bool
) -> float:
    """Return how telling a difference is; 0 if it is uncertain, or speaks for the other choice."""
    values = np.stack([choice.seen[:, moment, number] for choice in (one, other)])
    differs = values[0] - values[1]
    mean, error = float(differs.mean()), float(differs.std(ddof=1)) / sqrt(len(differs))
    if abs(mean) < max(matter.least, SURE * error) or (mean > 0) == (matter.good != better):
        return 0.0
    chances = np.stack([one.chances, other.chances])
    together = ((values - values.mean()) * (chances - chances.mean())).mean()
    related = float(together) / max(float(values.std() * chances.std()), 1e-12)
    telling = max(UNRELATED, related if matter.good else -related)
    if moment == 0 and number >= len(ENDINGS) and not values.std(axis=1).any():
        telling *= SAID  # it is what the choices say themselves
    return abs(mean) / float(values.std()) * telling
