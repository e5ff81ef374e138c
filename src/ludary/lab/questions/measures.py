"""Measures of games: a number of each deal, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.identity import kinds_of
from ludary.core.arguments import close_to
from ludary.lab.luck.estimate import EVERYWHERE, SHARES, Estimate
from ludary.lab.luck.watch import SHAPES
from ludary.lab.questions.answer import text_of
from ludary.lab.questions.charts import percent, plain
from ludary.lab.questions.sampling import Plan, Sample, sampled

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
VERB = "verb:"  # the prefix of how often a verb is chosen in a game
ABOUT = {
    "begins": "who begins wins",
    "wins": "the first bot wins",
    "length": "decisions of a game",
    "lead changes": "times that the lead changes",
    "decided": "how much of a game has been played when the winner takes the lead for good",
    "drama": "how far the winner was behind, on the average",
    "stakes": "how much the best choice is better than one at random",
    "branching": "legal choices at a decision",
}
IN_PER_CENT = ("begins", "wins", "decided", "drama", "stakes")


@dataclass(frozen=True)
class Measure:
    """A measure, and how its values are said."""

    name: str
    about: str
    say: Callable[[float], str]
    unit: str
    line: float | None = None  # what it is compared with: an even share

    @property
    def is_watched(self) -> bool:
        """Tell whether luck has to be watched for it."""
        return self.name in SHAPES

    @property
    def is_counted(self) -> bool:
        """Tell whether verbs are counted for it."""
        return self.name.startswith(VERB)

    def shown(self, one: Estimate) -> str:
        """An estimate and half its interval."""
        return text_of(one, self.unit)

    @property
    def span(self) -> tuple[float, float]:
        """The ends between which the values of a deal lie, less luck."""
        return EVERYWHERE if self.line is None else SHARES

    def estimate(self, values: Array) -> Estimate:
        """The mean of the values of deals."""
        return Estimate.of(values, self.span)

    def change(self, values: Array, base: Array) -> Estimate:
        """The mean difference of two boxes that played the same deals."""
        return Estimate.of_differences(np.asarray(values - base), self.span)

    def of(self, sample: Sample) -> Array:
        """The value of each deal."""
        if self.is_counted:
            return sample.occurrences(f"action {self.name.removeprefix(VERB)}")
        if self.name == "begins":
            return sample.beginner()
        if self.name == "wins":
            return sample.won(0)
        return sample.length() if self.name == "length" else sample.shape(self.name)


def measure_named(name: str, game: Game, bots: Sequence[Any]) -> Measure:
    """The measure of this name; ValueError lists those that there are."""
    if name.startswith(VERB) and name.removeprefix(VERB) in game.actions.verbs:
        return Measure(name, f"times a game that {name.removeprefix(VERB)} is chosen", plain, "")
    if name not in ABOUT:
        known = [*ABOUT, *(VERB + verb for verb in game.actions.verbs)]
        near = close_to(name, known, 3)
        hint = (
            f"did you mean {' or '.join(near)}?"
            if near
            else f"there are {', '.join(ABOUT)}, and {VERB}NAME"
        )
        raise ValueError(f"there is no measure {name!r}; {hint}")
    alike = len(set(kinds_of(bots, game))) == 1
    about = "seat 1 wins" if name == "wins" and alike else ABOUT[name]
    even = 1 / len(bots) if name in ("begins", "wins") else None
    return Measure(name, about, *((percent, "%") if name in IN_PER_CENT else (plain, "")), even)


def sample_of(
    game: Game, bots: Sequence[Any], plan: Plan, seats: int, measures: Sequence[Measure]
) -> Sample:
    """Play the games that these measures need: luck is watched where they are counted or judged on
    the way.
    """
    counted = any(measure.is_counted for measure in measures)
    watched = plan.adjust or counted or any(measure.is_watched for measure in measures)
    return sampled(game, bots, replace(plan, adjust=watched, occurrences=counted), seats)
