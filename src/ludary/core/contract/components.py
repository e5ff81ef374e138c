"""Components: what is in a game's box, as tables with a row for each kind of card, tile or die, and
how many of each a seat has not seen.

A game's `components(game, s)` lists them, from the View's state alone, or from the box alone where
`s` is None.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludary.core.contract.origin import Origin

NOT_SEEN = "not seen yet"
ORIGIN = "origin"
BOX = "box"  # the word for all tables


@dataclass(frozen=True, slots=True)
class Component:
    """All things of one kind."""

    name: str  # "Orc"
    facts: tuple[str, ...] = ()  # values printed on it, in the order of the table's columns
    copies: int = 1  # of it in the game
    left: int | None = (
        None  # how many of them the table counts beside; None where no game is looked at
    )
    about: str = ""  # its effect, as a sentence
    origin: Origin | None = None  # who says that it is so


@dataclass(frozen=True, slots=True)
class ComponentTable:
    """Components of one sort, such as Monsters."""

    title: str
    columns: tuple[str, ...]  # names of the facts; none may be left out
    rows: tuple[Component, ...]
    copies: str = "copies"  # heading of the column `copies`
    left: str = (
        NOT_SEEN  # meaning of `left`: copies that the seat has not seen, unless it says otherwise
    )

    @property
    def counts_left(self) -> bool:
        return any(row.left is not None for row in self.rows)

    @property
    def tells(self) -> bool:
        """Tell whether any row says what its component does."""
        return any(row.about for row in self.rows)

    @property
    def tells_origins(self) -> bool:
        return any(row.origin for row in self.rows)

    @property
    def texts(self) -> int:
        """Count the columns before the numbers."""
        return 1 + len(self.columns) + self.tells_origins

    def header(self) -> list[str]:
        """The columns: the component, its facts, its origin, its numbers."""
        return [
            "",
            *self.columns,
            *[ORIGIN] * self.tells_origins,
            self.copies,
            *[self.left] * self.counts_left,
        ]

    def cells(self) -> list[list[str]]:
        """The rows below the header."""
        return [
            [
                row.name,
                *row.facts,
                *[row.origin.mark if row.origin else ""] * self.tells_origins,
                str(row.copies),
                *["" if row.left is None else str(row.left)] * self.counts_left,
            ]
            for row in self.rows
        ]


def tables_about(tables: Sequence[ComponentTable], words: str) -> list[ComponentTable]:
    """The tables whose title has these words; all for BOX."""
    sought = words.casefold()
    return (
        list(tables)
        if sought == BOX
        else [table for table in tables if sought in table.title.casefold()]
    )
