"""Game rows: where the single games of a simulation are.

Here in memory; `lab/simulation/parquet.py` keeps them on the disk.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ludary.lab.simulation.compiled_games import Counts
    from ludary.lab.simulation.crew import Played


class GameRows(NamedTuple):
    """Some games in a row, the first numbered `first`."""

    first: int
    returns: npt.NDArray[np.float64]  # (games, seats)
    lengths: npt.NDArray[np.int32]  # (games,): decisions of each game
    began: npt.NDArray[np.int8]  # (games,): the seat that decided first
    watched: npt.NDArray[
        np.float64
    ]  # (games, columns): luck and more, see `lab.luck`; no columns where nobody watched

    @classmethod
    def of(cls, block: Counts) -> GameRows:
        """The games of a block."""
        return cls(block.first, block.gains, block.lengths, block.began, block.watched)

    @property
    def end(self) -> int:
        """The number behind the last."""
        return self.first + len(self.lengths)


class Keeper(Protocol):
    """A store that keeps blocks and finds them again."""

    def spans(self) -> list[tuple[int, int]]:
        """The numbers of the games that are there: the first, and the one behind the last, of each
        run of them.
        """

    def add(self, done: Played) -> None:
        """Keep a block."""

    def close(self) -> None:
        """All is there that will be."""

    def rows(self) -> Iterator[GameRows]:
        """All games that are there, in the order of their numbers."""


class MemoryKeeper:
    """A store in memory."""

    def __init__(self) -> None:
        self.held: list[GameRows] = []

    def spans(self) -> list[tuple[int, int]]:
        return [(rows.first, rows.end) for rows in self.held]

    def add(self, done: Played) -> None:
        self.held.append(GameRows.of(done.block))

    def close(self) -> None:
        self.held.sort(key=lambda rows: rows.first)

    def rows(self) -> Iterator[GameRows]:
        return iter(self.held)
