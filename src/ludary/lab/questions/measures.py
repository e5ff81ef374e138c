"""Measures of games: a number of each deal, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.identity import kinds_of
from ludary.core.arguments import close_to
from ludary.lab.luck.estimate import Estimate
from ludary.lab.luck.watch import SHAPES
from ludary.lab.questions.answer import text_of
from ludary.lab.questions.charts import percent, plain
from ludary.lab.questions.sampling import Plan, Sample, sampled

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
VERB = "verb:"  # the prefix of how often a verb is chosen in a game
PARTS = 20  # that games are played in where verbs are counted: each part is one value
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
SHARES = ("begins", "wins", "decided", "drama", "stakes")


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

    def of(self, samples: Sequence[Sample]) -> Array:
        """The value of each deal; of a verb, of each part."""
        if self.is_counted:
            verb = self.name.removeprefix(VERB)
            return np.array([sum(one.actions[verb] for one in sample.results) / sample.games for sample in samples])
        return np.concatenate([self.of_one(sample) for sample in samples])

    def of_one(self, sample: Sample) -> Array:
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
        hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(ABOUT)}, and {VERB}NAME"
        raise ValueError(f"there is no measure {name!r}; {hint}")
    alike = len(set(kinds_of(bots, game))) == 1
    about = "seat 1 wins" if name == "wins" and alike else ABOUT[name]
    even = 1 / len(bots) if name in ("begins", "wins") else None
    return Measure(name, about, *((percent, "%") if name in SHARES else (plain, "")), even)


def samples_of(game: Game, bots: Sequence[Any], plan: Plan, seats: int, measures: Sequence[Measure]) -> list[Sample]:
    """Play the games that these measures need: in parts, with a seed of their own, where verbs are counted."""
    plan = replace(plan, adjust=plan.adjust or any(measure.is_watched for measure in measures))
    if not any(measure.is_counted for measure in measures):
        return [sampled(game, bots, plan, seats)]
    each = max(1, plan.games // PARTS)
    return [sampled(game, bots, part_of(plan, k, each), seats) for k in range(PARTS)]


def part_of(plan: Plan, k: int, games: int) -> Plan:
    """The plan of part number `k`."""
    tell = plan.tell

    def told(done: int, every: int) -> None:
        if tell:
            tell(k * every + done, PARTS * every)

    return replace(plan, games=games, seed=(plan.seed + k * 7919) % 2**63, keep=plan.keep and plan.keep / f"part-{k + 1}", tell=told)
