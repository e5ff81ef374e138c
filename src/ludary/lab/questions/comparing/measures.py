"""Measures: what can be told of how a game goes, and the words for it when one side has more of it
than another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from ludary.lab.luck.estimate import EVERYWHERE, SHARES, Estimate

if TYPE_CHECKING:
    from ludary.lab.questions.sampling import Sample

Array = npt.NDArray[Any]
COURSE = "The course of a game"
TENSION = "How close it is"
BALANCE = "Who wins"
HAPPENS = "What happens, times a game"


@dataclass(frozen=True)
class Measure:
    """One figure of a game. `unit`, "%" or none, is that of the figure."""

    name: str
    group: str  # the title of its table
    unit: str
    of: Callable[[Sample], Array]  # of each deal
    more: str  # where A has more
    fewer: str
    figures: str = "{a} instead of {b}"  # the rest of the sentence

    @property
    def span(self) -> tuple[float, float]:
        """The ends between which the values of a deal lie, less luck."""
        return SHARES if self.group == BALANCE else EVERYWHERE

    def estimate(self, sample: Sample) -> Estimate:
        """The mean over all deals."""
        return Estimate.of(self.of(sample), self.span)

    def sentence(self, a: float, b: float) -> str:
        """Say how A differs from B, without the interval."""
        return f"{self.more if a > b else self.fewer}: {self.change(a, b)}"

    def change(self, a: float, b: float) -> str:
        """Say what A has instead of what B has."""
        return self.figures.format(a=self.word(a), b=self.word(b))

    def word(self, value: float) -> str:
        """A figure in words."""
        return (
            f"{100 * value:.1f} %"
            if self.unit
            else f"{value:,.{2 - (abs(value) >= 10) - (abs(value) >= 100)}f}"
        )


def shape(name: str) -> Callable[[Sample], Array]:
    return lambda sample: sample.shape(name)


LENGTH = Measure(
    "Decisions",
    COURSE,
    "",
    lambda sample: sample.length(),
    "Games are longer",
    "Games are shorter",
    "{a} decisions instead of {b}",
)
BRANCHING = Measure(
    "Choices at a decision",
    COURSE,
    "",
    shape("branching"),
    "There is more to choose from",
    "There is less to choose from",
    "{a} legal actions at a decision instead of {b}",
)
LEAD = Measure(
    "Changes of the lead",
    COURSE,
    "",
    shape("lead changes"),
    "The lead changes more often",
    "The lead changes less often",
    "{a} times a game instead of {b}",
)
DECIDED = Measure(
    "Decided after",
    TENSION,
    "%",
    shape("decided"),
    "Games are decided later",
    "Games are decided earlier",
    "after {a} of their course instead of {b}",
)
DRAMA = Measure(
    "Winner was behind by",
    TENSION,
    "%",
    shape("drama"),
    "Winners come from further behind",
    "Winners are less far behind on the way",
    "on average {a} of a win behind the leader instead of {b}",
)
STAKES = Measure(
    "Worth of a good choice",
    TENSION,
    "%",
    shape("stakes"),
    "Choices matter more",
    "Choices matter less",
    "the best one is worth {a} of a win more than one at random, instead of {b}",
)
SHARED = Measure(
    "First place shared",
    BALANCE,
    "%",
    lambda sample: sample.shared(),
    "First places are shared more often",
    "First places are shared less often",
    "in {a} of games instead of {b}",
)
BEGINNER = Measure(
    "Whoever begins",
    BALANCE,
    "%",
    lambda sample: sample.beginner(),
    "Whoever begins wins more often",
    "Whoever begins wins less often",
)
ALONE = Measure(
    "Return",
    COURSE,
    "",
    lambda sample: sample.mean([one.returns[:, 0] for one in sample.results]),
    "The return is higher",
    "The return is lower",
)


def seat_wins(seat: int) -> Measure:
    """Measure how often a seat wins, whichever bot sits there."""
    name = f"Seat {seat + 1}"
    return Measure(
        name,
        BALANCE,
        "%",
        lambda sample: sample.seat(seat),
        f"{name} wins more often",
        f"{name} wins less often",
    )


def bot_wins(bot: int, name: str) -> Measure:
    """Measure how often one of several bots wins, in each seat as often."""
    return Measure(
        name,
        BALANCE,
        "%",
        lambda sample: sample.won(bot),
        f"The bot {name} wins more often",
        f"The bot {name} wins less often",
    )


def occurrence(name: str) -> Measure:
    """Measure how often something happens, by a name of `Results.occurrences`, such as `action
    reroll`.
    """
    kind, _, what = name.partition(" ")
    happens = "is played" if kind == "action" else "happens"
    figures = "{a} times a game instead of {b}"
    return Measure(
        name,
        HAPPENS,
        "",
        lambda sample: sample.occurrences(name),
        f"{what} {happens} more often",
        f"{what} {happens} less often",
        figures,
    )


def main_measures(bots: Sequence[str]) -> list[Measure]:
    """The measures of a game of these bots, without what happens in it.

    Of two seats one says all.
    """
    seats, names = len(bots), list(dict.fromkeys(bots))
    if seats == 1:
        return [LENGTH, BRANCHING, STAKES, ALONE]
    each = [bot_wins(bots.index(name), name) for name in names] if len(names) > 1 else []
    return [
        LENGTH,
        BRANCHING,
        LEAD,
        DECIDED,
        DRAMA,
        STAKES,
        BEGINNER,
        *map(seat_wins, range(seats if seats > 2 else 1)),
        *each,
        SHARED,
    ]
