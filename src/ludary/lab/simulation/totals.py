"""Totals: what is counted of games, added up exactly, so that they are the same whatever blocks the
games were played in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ludary.lab.simulation.compiled_games import Counts

DIGITS, EXPONENTS = 52, 2048  # of a double: the bits of its fraction, and what its exponent can be
HALF = 26  # bits: a double's 53 in two parts; int64 adds up 2**36 of each without a carry
SMALLEST = -1074  # the exponent of two that the smallest double is
LENGTHS = 1024  # lengths below are counted one by one
MOST_KINDS = 256  # kinds of events that are counted apart
ABOVE_EVEN = 1e-12  # the least return with which a player alone wins: above the even 0


@dataclass
class Totals:
    """The counts of some games. `add` puts those of others to them."""

    games: int
    firsts: npt.NDArray[
        np.int64
    ]  # (seats, seats): games in which a seat came first, by how many others came first with it
    sums: list[Fraction]  # of the returns, for each seat
    lengths: Counter[int]  # games by their number of decisions
    actions: npt.NDArray[np.int64]  # by id
    events: npt.NDArray[np.int64]  # by kind
    choices: int  # legal actions of all decisions together
    most_choices: int  # of the decision that had most
    beginner: npt.NDArray[
        np.int64
        # (seats,): games in which the seat that decided first came first, by how many others did
        # with
        # it
    ]

    @classmethod
    def none(cls, seats: int, actions: int) -> Totals:
        """Return the Totals of no games."""
        shares, by_id, by_kind = (
            np.zeros(shape, np.int64) for shape in ((seats, seats), actions, MOST_KINDS)
        )
        return cls(
            0,
            shares,
            [Fraction(0)] * seats,
            Counter(),
            by_id,
            by_kind,
            0,
            0,
            np.zeros(seats, np.int64),
        )

    @classmethod
    def of(cls, block: Counts) -> Totals:
        """Return the Totals of a block that was played."""
        choices, most = map(int, block.choices)
        sums = [exact_sum(parts) for parts in block.parts]
        lengths = counted(block)
        return cls(
            len(block.lengths),
            block.firsts,
            sums,
            lengths,
            block.actions,
            block.events,
            choices,
            most,
            block.beginner,
        )

    def fresh(self) -> Totals:
        """Return the Totals of no games, in the same seats."""
        return Totals.none(len(self.firsts), len(self.actions))

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.firsts = self.firsts + other.firsts
        self.sums = [one + more for one, more in zip(self.sums, other.sums, strict=True)]
        self.lengths.update(other.lengths)
        self.actions = self.actions + other.actions
        self.events = self.events + other.events
        self.choices += other.choices
        self.most_choices = max(self.most_choices, other.most_choices)
        self.beginner = self.beginner + other.beginner

    def to_json(self) -> dict[str, Any]:
        """All of it as plain values, for `from_json`."""
        counts = {
            "firsts": self.firsts.tolist(),
            "actions": self.actions.tolist(),
            "events": self.events.tolist(),
        }
        counts["beginner"] = self.beginner.tolist()
        lengths, sums = sorted(self.lengths.items()), [str(total) for total in self.sums]
        return {
            **counts,
            "games": self.games,
            "sums": sums,
            "lengths": lengths,
            "choices": [self.choices, self.most_choices],
        }

    @classmethod
    def from_json(cls, content: dict[str, Any]) -> Totals:
        """Read what `to_json` wrote. KeyError, TypeError or ValueError if it is something else."""
        firsts, actions, events, beginner = (
            np.array(content[name], np.int64)
            for name in ("firsts", "actions", "events", "beginner")
        )
        choices, most = content["choices"]
        return cls(
            int(content["games"]),
            firsts,
            list(map(Fraction, content["sums"])),
            Counter(dict(content["lengths"])),
            actions,
            events,
            choices,
            most,
            beginner,
        )

    @property
    def decisions(self) -> int:
        """Decisions of all games together."""
        return sum(length * games for length, games in self.lengths.items())

    def wins(self) -> npt.NDArray[np.float64]:
        """Games won by each seat, `(seats,)`; a shared first place counts in equal parts."""
        return np.asarray((self.firsts / np.arange(1, len(self.firsts) + 1)).sum(axis=1))

    def means(self) -> list[float]:
        """The mean return of each seat; 0 without games."""
        return [float(total / max(1, self.games)) for total in self.sums]

    def percentiles(self, marks: Sequence[float]) -> list[float]:
        """The numbers of decisions that so many games in a hundred do not exceed, between two in
        proportion, as NumPy has them.
        """
        lengths = sorted(self.lengths)
        ends = np.cumsum([self.lengths[length] for length in lengths])
        return [self._at(mark / 100 * (self.games - 1), lengths, ends) for mark in marks]

    @staticmethod
    def _at(place: float, lengths: Sequence[int], ends: npt.NDArray[Any]) -> float:
        low = int(place)
        below, above = (
            lengths[min(int(np.searchsorted(ends, at, "right")), len(lengths) - 1)]
            for at in (low, low + 1)
        )
        return below + (above - below) * (place - low)


def shares_of_wins(gains: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the share of the first place that each seat won of each game, which equal returns
    divide, and which a player alone gets for a return above 0: `(games, seats)`.
    """
    least = ABOVE_EVEN if gains.shape[1] == 1 else -np.inf
    best = gains == gains.max(axis=1, keepdims=True, initial=least)
    return np.asarray(best / np.maximum(1, best.sum(axis=1, keepdims=True)))


def counted(block: Counts) -> Counter[int]:
    """Return how many games have each number of decisions."""
    few = np.flatnonzero(block.by_length[:-1])
    many, games = (
        np.unique(block.lengths[block.lengths >= LENGTHS - 1], return_counts=True)
        if block.by_length[-1]
        else (few[:0], few[:0])
    )
    numbers = [*few.tolist(), *many.tolist()]
    times = [*block.by_length[few].tolist(), *games.tolist()]
    return Counter(dict(zip(numbers, times, strict=True)))


def exact_sum(parts: npt.NDArray[np.int64]) -> Fraction:
    """The sum of doubles without rounding, which no order of them changes; ValueError if one was
    infinite or no number.

    `parts`, `(2048, 2)`, has the sums of their upper and lower halves, by exponent
    (`gather.add_exactly`).
    """
    if parts[-1].any():
        raise ValueError("the returns of a game should be finite numbers")
    total = Fraction(0)
    for exponent in np.flatnonzero(parts[:, 0] | parts[:, 1]):
        upper, lower = map(int, parts[exponent])
        total += ((upper << HALF) + lower) * Fraction(2) ** (SMALLEST + max(int(exponent), 1) - 1)
    return total
