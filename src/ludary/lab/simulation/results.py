"""Results of many games, with their intervals."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.lab.luck.estimate import CONFIDENCE, Estimate, less_luck, useful
from ludary.lab.luck.watch import KINDS, columns, luck_by_seat, occurrence_names
from ludary.lab.simulation.results_table import results_html
from ludary.lab.simulation.totals import shares_of_wins

if TYPE_CHECKING:
    from ludary.lab.simulation.game_rows import Keeper
    from ludary.lab.simulation.totals import Totals

MARKS = (0, 5, 25, 50, 75, 95, 100)  # percentiles of the length


@dataclass(frozen=True, repr=False)
class Results:
    """The results of `simulate`.

    `to_dict()` has all figures; the arrays have one row for each game.
    """

    game: str
    options: Mapping[str, str]  # options that differ from the edition
    edition: str
    bots: Sequence[str]  # one for each seat
    seed: int
    actions: Mapping[str, int]  # how often each verb was played
    events: Mapping[str, int]  # how often each kind of event occurred
    totals: Totals = field(compare=False, repr=False)
    keeper: Keeper = field(compare=False, repr=False)
    seconds: float = field(compare=False, default=0.0)
    interrupted: bool = False
    found: int = field(compare=False, default=0)  # games that a folder had before
    watches: bool = False  # whether luck was watched

    @cached_property
    def returns(self) -> npt.NDArray[np.float64]:
        """The returns of each game, in the order of their numbers: `(games, seats)`."""
        return np.concatenate(
            [np.zeros((0, len(self.bots))), *(rows.returns for rows in self.keeper.rows())]
        )

    @cached_property
    def lengths(self) -> npt.NDArray[np.int32]:
        """The decisions of each game, in the order of their numbers: `(games,)`."""
        return np.concatenate(
            [np.zeros(0, np.int32), *(rows.lengths for rows in self.keeper.rows())]
        )

    @cached_property
    def began(self) -> npt.NDArray[np.int8]:
        """The seat that decided first in each game, in the order of their numbers: `(games,)`."""
        return np.concatenate([np.zeros(0, np.int8), *(rows.began for rows in self.keeper.rows())])

    @cached_property
    def watched(self) -> npt.NDArray[np.float64]:
        """The columns of `lab.luck.watch`, `(games, columns)`. No columns without `adjust`."""
        parts = [rows.watched for rows in self.keeper.rows()]
        return np.concatenate(parts) if parts else np.zeros((0, 0))

    @cached_property
    def occurrences(self) -> Mapping[str, npt.NDArray[np.float64]]:
        """Counts of each verb and each kind of event in each game, `(games,)`, by `action NAME` and
        `event NAME`.

        Empty if they were not counted by `simulate(occurrences=True)`.
        """
        first = columns(len(self.bots))
        names = occurrence_names(list(self.actions), list(self.events))
        return (
            {name: self.watched[:, first + k] for k, name in enumerate(names)}
            if self.watched.shape[1] > first
            else {}
        )

    @cached_property
    def won(self) -> npt.NDArray[np.float64]:
        """The share of each game that each seat won: `(games, seats)`.

        A shared first place counts in equal parts.
        """
        return shares_of_wins(self.returns)

    @cached_property
    def won_less_luck(self) -> npt.NDArray[np.float64]:
        """`won` less luck: the same mean, and less variance.

        Equals `won` unless `is_less_luck`.
        """
        if not self.watches:
            return self.won
        return np.stack(
            [less_luck(self.won[:, seat], self._luck[:, seat]) for seat in range(len(self.bots))],
            axis=1,
        )

    @cached_property
    def is_less_luck(self) -> bool:
        """Tell whether luck was taken off: where it was watched, a judge saw some, and the games
        are enough to weigh it.
        """
        return bool(self.watches) and any(
            useful(self._luck[:, seat]).shape[1] for seat in range(len(self.bots))
        )

    @cached_property
    def _luck(self) -> npt.NDArray[np.float64]:
        """The luck of each kind: `(games, seats, kinds)`."""
        luck = luck_by_seat(self.watched, len(self.bots))
        return np.stack([luck[f"luck of {kind}"] for kind in KINDS], axis=2)

    def adjusted(self) -> list[Estimate]:
        """Each seat's share of wins, less luck where `is_less_luck`.

        ValueError if the games were not simulated with `adjust`.
        """
        if not self.watches:
            raise ValueError(
                "the luck of these games was not measured: simulate them with adjust=True"
            )
        return [Estimate.of_shares(shares) for shares in self.won_less_luck.T]

    def beginner(self) -> Estimate:
        """The share of wins of the seat that decided first, less luck if it was watched."""
        if self.watches:
            return Estimate.of_shares(self.won_less_luck[np.arange(self.games), self.began])
        parts = 1 / np.arange(1, len(self.bots) + 1)  # of the first place, by how many share it
        return Estimate.of_counts(
            np.append(parts, 0.0),
            np.append(self.totals.beginner, self.games - self.totals.beginner.sum()),
        )

    def columns(self) -> dict[str, npt.NDArray[Any]]:
        """A row for each game and seat, for `pandas.DataFrame`, `polars.DataFrame` or
        `pyarrow.table`.

        The columns are those of Parquet files: `game`, `seat` (from 0), `bot`, `return`, `won`,
        `decisions` and `began`.
        """
        games, seats = self.returns.shape
        return {
            "game": np.repeat(np.arange(games), seats),
            "seat": np.tile(np.arange(seats, dtype=np.int8), games),
            "bot": np.tile(np.array(self.bots), games),
            "return": self.returns.ravel(),
            "won": self.won.ravel(),
            "decisions": np.repeat(self.lengths, seats),
            "began": (np.arange(seats) == self.began[:, None]).ravel(),
        }

    @property
    def games(self) -> int:
        """The number of games that ended."""
        return self.totals.games

    @property
    def decisions(self) -> int:
        """Decisions of all games together."""
        return self.totals.decisions

    @property
    def choices(self) -> int:
        """Legal actions of all decisions together."""
        return self.totals.choices

    @property
    def most_choices(self) -> int:
        """The legal actions of the decision that had most."""
        return self.totals.most_choices

    @property
    def branching(self) -> float:
        """Mean number of legal actions of a decision."""
        return self.choices / max(1, self.decisions)

    @property
    def mean_length(self) -> float:
        """Mean number of decisions of a game."""
        return self.decisions / max(1, self.games)

    def wins(self) -> npt.NDArray[np.float64]:
        """Games won by each seat, `(seats,)`; a shared first place counts in equal parts."""
        return self.totals.wins()

    def mean_returns(self) -> list[float]:
        """The mean return of each seat."""
        return self.totals.means()

    def intervals(self) -> list[tuple[float, float]]:
        """The interval of each seat's true share of wins, with 95 % confidence (Wilson's
        interval).
        """
        return [wilson(float(won), self.games) for won in self.wins()]

    def summary(self) -> str:
        """The results as a plain table."""
        lines = [f"{self.game}: {self.games:,} games, {self.decisions:,} decisions"]
        for seat, (won, (low, high), mean) in enumerate(
            zip(self.wins(), self.intervals(), self.mean_returns(), strict=True)
        ):
            share = won / max(1, self.games)
            lines.append(
                f"  seat {seat + 1} {self.bots[seat]:<14} wins {share:6.1%}  ({low:.1%} to"
                f" {high:.1%})  mean return {mean:+.3f}"
            )
        if self.games:
            five, median, ninety_five = self.totals.percentiles([5, 50, 95])
            lines.append(
                f"  decisions a game: mean {self.mean_length:.1f}, median {median:.0f}, 5-95 %"
                f" {five:.0f} to {ninety_five:.0f}"
            )
        lines.append(
            f"  legal actions a decision: mean {self.branching:.2f}, most {self.most_choices}"
        )
        if self.games > 1 and len(self.bots) > 1:
            lines.append(f"  whoever begins wins {share_words(self.beginner())}")
        lines += [
            f"  {title} a game: " + _per_game(counts, self.games)
            for title, counts in self._counts()
        ]
        return "\n".join(lines)

    def _counts(self) -> list[tuple[str, Mapping[str, int]]]:
        return [("actions", self.actions), ("events", self.events)]

    def __repr__(self) -> str:
        seats = ", ".join(
            f"{bot} {won / max(1, self.games):.1%}"
            for bot, won in zip(self.bots, self.wins(), strict=True)
        )
        return (
            f"<Results of {self.game}: {self.games:,} games{', interrupted' * self.interrupted},"
            f" won by {seats}>"
        )

    def _repr_html_(self) -> str:
        return results_html(self)

    def to_dict(self) -> dict[str, Any]:
        """Everything but the single games, as plain values."""
        return {
            "game": self.game,
            "edition": self.edition,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.games,
            "interrupted": self.interrupted,
            "decisions": self.decisions,
            "seats": self._seats(),
            "adjusted": [share.to_dict() for share in self.adjusted()] if self.watches else None,
            "beginner": self.beginner().to_dict() if self.games > 1 else None,
            "length": {"mean": self.mean_length, "percentiles": self._percentiles()},
            "branching": {"mean": self.branching, "most": self.most_choices},
            "actions": dict(self.actions),
            "events": dict(self.events),
        }

    def _seats(self) -> list[dict[str, Any]]:
        return [
            {
                "bot": bot,
                "wins": float(won),
                "share": float(won) / max(1, self.games),
                "interval": [low, high],
                "mean_return": mean,
            }
            for bot, won, (low, high), mean in zip(
                self.bots, self.wins(), self.intervals(), self.mean_returns(), strict=True
            )
        ]

    def _percentiles(self) -> dict[str, float]:
        return (
            dict(zip(map(str, MARKS), self.totals.percentiles(MARKS), strict=True))
            if self.games
            else {}
        )

    def save_json(self, path: str | Path) -> None:
        """Write `to_dict()` to a file."""
        Path(path).write_text(json.dumps(self.to_dict(), indent=2) + "\n", encoding="utf-8")

    def save_csv(self, path: str | Path) -> None:
        """Write one line for each game: its number, decisions, the seat that began, and the return
        of each seat.
        """
        with Path(path).open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(
                [
                    "game",
                    "decisions",
                    "began",
                    *(f"return {seat + 1}" for seat in range(len(self.bots))),
                ]
            )
            for rows in self.keeper.rows():
                for number, (length, began, gains) in enumerate(
                    zip(rows.lengths, rows.began, rows.returns, strict=True), rows.first
                ):
                    writer.writerow(
                        [number, length, began + 1, *(f"{value:.6g}" for value in gains)]
                    )


def share_words(share: Estimate) -> str:
    """Return a share in words, such as `52.3 % (50.1 to 54.5)`."""
    low, high = share.interval()
    return f"{share.mean:.1%} ({low:.1%} to {high:.1%})"


def _per_game(counts: Mapping[str, int], games: int) -> str:
    return ", ".join(
        f"{name} {count / max(1, games):.3g}" for name, count in counts.items() if count
    )


def wilson(successes: float, trials: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Bounds of a share at this confidence (Wilson, 1927)."""
    if trials == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = (
        z
        / (1 + z * z / trials)
        * (share * (1 - share) / trials + z * z / (4 * trials * trials)) ** 0.5
    )
    return max(0.0, middle - reach), min(1.0, middle + reach)
