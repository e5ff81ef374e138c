"""Breakdowns: a score taken apart, so that everybody can add it up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """Things of one kind that score alike, as far as whoever is shown them can know."""

    one: str  # what one of them is called, such as "chained cavern"
    count: float | None  # how many there are; None: unknown
    each: float | None = 1.0  # points for one of them; None: unknown
    many: str = ""  # what several are called, where that is not `one` with an s

    @property
    def points(self) -> float | None:
        """All of them together; None where that is unknown."""
        return None if self.count is None or self.each is None else self.count * self.each

    @property
    def words(self) -> str:
        """For example `3 caverns × 2`, or `2 hidden amulets` where nobody knows what they are worth."""
        name = self.one if self.count == 1 else self.many or f"{self.one}s"
        counted = f"{self.count:g} {name}" if self.count is not None else name
        return counted if self.each is None else f"{counted} × {self.each:g}"


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A seat's score and the parts that it is the sum of."""

    parts: Sequence[Part]

    @property
    def total(self) -> float:
        """The sum of all that is known."""
        return sum(part.points for part in self.parts if part.points is not None)

    @property
    def complete(self) -> bool:
        """Tell whether all of it is known."""
        return all(part.points is not None or part.count == 0 for part in self.parts)

    @property
    def empty(self) -> bool:
        """Tell whether there is nothing in it, known or unknown."""
        return not any(part.points is None or part.points for part in self.parts if part.count != 0)

    @property
    def words(self) -> str:
        """For example `7 = 3 caverns × 1 + 2 chained caverns × 1 + 2 seized caverns × 1, and 1 hidden amulet`."""
        known = [part.words for part in self.parts if part.points]
        hidden = [part.words for part in self.parts if part.points is None and part.count != 0]
        said = f"{self.total:g} = {' + '.join(known)}" if known else f"{self.total:g}"
        return f"{said}, and {', '.join(hidden)}" if hidden else said
