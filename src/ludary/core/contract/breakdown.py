"""Breakdowns: a score taken apart, so that everybody can add it up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ludary.core.picture import html


@dataclass(frozen=True, slots=True)
class Part:
    """Things of one kind that score alike, as far as whoever is shown them can know."""

    one: str  # the name of a single one, such as "chained cavern"
    count: float | None  # how many there are; None: unknown
    each: float | None = 1.0  # points for one of them; None: unknown
    many: str = ""  # the name of several, where that is not `one` with an s

    @property
    def points(self) -> float | None:
        """All of them together; None where that is unknown."""
        return None if self.count is None or self.each is None else self.count * self.each

    @property
    def named(self) -> str:
        """The number of things with their name."""
        return self.one if self.count == 1 else self.many or f"{self.one}s"

    @property
    def words(self) -> str:
        """The part in words: `3 caverns × 2`, or `2 hidden amulets` where nobody knows what they
        are worth.
        """
        counted = f"{self.count:g} {self.named}" if self.count is not None else self.named
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
        """The sum in words: `7 = 3 caverns × 1 + 2 chained caverns × 1 + 2 seized caverns × 1, and
        1 hidden amulet`.
        """
        known = [part.words for part in self.parts if part.points]
        hidden = [part.words for part in self.parts if part.points is None and part.count != 0]
        said = f"{self.total:g} = {' + '.join(known)}" if known else f"{self.total:g}"
        return f"{said}, and {', '.join(hidden)}" if hidden else said

    def _repr_html_(self) -> str:
        rows = [
            [
                f"{part.count:g}" if part.count is not None else "?",
                part.named,
                part.each,
                part.points,
            ]
            for part in self.shown
        ]
        return html.block(
            html.table(
                "",
                ["", "What", "Each", "Points"],
                [*rows, ["", "All that is known", None, self.total]],
            )
        )

    @property
    def shown(self) -> list[Part]:
        """The parts that there is anything of."""
        return [part for part in self.parts if part.count != 0]


class Breakdowns(list[Breakdown]):
    """The scores of all seats taken apart, by seat; empty where the game does not tell."""

    def __init__(self, breakdowns: Iterable[Breakdown], players: Sequence[str]) -> None:
        super().__init__(breakdowns)
        self.players = list(players)

    def _repr_html_(self) -> str:
        """A row for each kind of thing that scores, a column for each player: how many, and the
        points that they are.
        """
        kinds = dict.fromkeys(
            (part.one, part.many, part.each) for one in self for part in one.shown
        )
        names = [one for one, _, _ in kinds]
        rows: list[list[object]] = []
        for one, many, each in sorted(
            kinds, key=lambda kind: (names.index(kind[0]), -(kind[2] or 0))
        ):  # grouped by name
            name = (many or f"{one}s") + (f" × {each:g}" if each is not None else "")
            rows.append([name, *(self._points(breakdown, one, each) for breakdown in self)])
        return html.block(
            html.table(
                "",
                ["Score", *self.players],
                [*rows, ["All that is known", *(one.total for one in self)]],
            )
        )

    @staticmethod
    def _points(breakdown: Breakdown, kind: str, each: float | None) -> object:
        """Return a seat's points for one kind; a text where they are unknown."""
        parts = [part for part in breakdown.shown if (part.one, part.each) == (kind, each)]
        if not parts:
            return None
        if any(part.points is None for part in parts):
            return ", ".join(
                "?" if part.count is None else f"{part.count:g}, worth ?" for part in parts
            )
        return sum(part.points or 0 for part in parts)
