"""Bounds: the longest game, the most events and the like, known before a game is played, for
algorithms that need them.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class GameLimits:
    """Bounds that hold in every game; None where no bound is known."""

    decisions: int | None = None  # of all seats together, from the beginning to the end
    told: int | None = None  # events that one seat is told in a whole game
    zero_sum: bool = True  # returns add up to 0, unless somebody plays alone
    chance: bool = True  # something is drawn or rolled
    lowest: float = -1.0  # return
    highest: float = 1.0
