"""Tournaments: every bot against every other, and a rating of each with its interval.

At a table for two, two bots meet. At a larger one, one bot meets others that are all alike, and the other way round. Each seat is taken as
often. A meeting is won with the chance r / (r + k R), where k rivals of strength R sit there: Elo's model for two, and Luce's for more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import whole
from ludary.core.play.library import load
from ludary.lab.crew import name_of
from ludary.lab.estimate import CONFIDENCE
from ludary.lab.results import wilson
from ludary.lab.simulate import MOST_GAMES, seat_bots, simulate

if TYPE_CHECKING:
    from ludary.core.play.game import Game

ELO = 400 / log(10)  # points for odds of e to 1
STEPS = 50  # of Newton's method
CLOSE = 1e-9


@dataclass(frozen=True)
class Meeting:
    """Games of one bot against others that are all alike."""

    one: int  # of the tournament's bots
    others: int
    games: int
    wins: float  # of the one; a shared first place counts in equal parts

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Bounds of the true share, with 95 % confidence (Wilson's interval)."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Tournament:
    """The results of all meetings."""

    bots: Sequence[str]
    seats: int
    meetings: Sequence[Meeting]

    def ratings(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Elo ratings, `(bots,)`, 0 on the average, and half the width of their intervals with 95 % confidence.

        The likeliest ones, as if each meeting had one game more, with a chance for all.
        """
        one, others = (np.array([getattr(meeting, name) for meeting in self.meetings]) for name in ("one", "others"))
        games = np.array([meeting.games for meeting in self.meetings]) + 1.0
        wins = np.array([meeting.wins for meeting in self.meetings]) + 1.0 / self.seats
        strength, curvature = np.zeros(len(self.bots)), np.zeros((len(self.bots), len(self.bots)))
        signs = np.zeros((len(self.meetings), len(self.bots)))
        signs[np.arange(len(one)), one] += 1
        signs[np.arange(len(one)), others] -= 1
        for _ in range(STEPS):
            chance = 1 / (1 + (self.seats - 1) * np.exp(-signs @ strength))
            curvature = signs.T @ (signs * (games * chance * (1 - chance))[:, None])
            change = np.linalg.pinv(curvature) @ (signs.T @ (wins - games * chance))
            strength += change
            if np.abs(change).max() < CLOSE:
                break
        errors = np.sqrt(np.diag(np.linalg.pinv(curvature)))
        return ELO * strength, ELO * NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * errors

    def share(self, one: int, others: int) -> float:
        """The share of games that one bot won against another, or against others that are all alike; an even share if it is the same."""
        for meeting in self.meetings:
            if (meeting.one, meeting.others) == (one, others):
                return meeting.share
            if self.seats == 2 and (meeting.others, meeting.one) == (one, others):
                return 1 - meeting.share
        return 1 / self.seats


def tournament(
    game: str | Path | Game, bots: Sequence[Any], games: int = 400, seats: int | None = None, seed: int = 1, workers: int | None = None
) -> Tournament:
    """Let all bots meet, `games` games each time or a few more, so that each seat is taken as often.

    `bots`, at least two, are names or callables, as `simulate` takes them, and `workers` too. Raises ValueError or TypeError as it does.
    """
    rules = load(game) if isinstance(game, str | Path) else game
    games, seats = whole(games, "games", 1, MOST_GAMES), rules.check_seats(seats)
    if seats == 1:
        raise ValueError("seats=1: alone, bots cannot meet: compare their shares of wins in `simulate`")
    if len(bots) < 2:
        raise ValueError(f"bots={list(map(str, bots))}: should be at least two")
    for bot in bots:
        seat_bots(rules, seats, [bot])
    met = enumerate(pairs(len(bots), seats))
    meetings = [meeting(rules, bots, one, others, seats, games, seed + number, workers) for number, (one, others) in met]
    return Tournament([name_of(bot) for bot in bots], seats, meetings)


def pairs(bots: int, seats: int) -> Iterator[tuple[int, int]]:
    """Pair the bots, the later one of the list first, since levels are listed from the weakest on."""
    for one in range(bots):
        for others in range(one):
            yield one, others
            if seats > 2:
                yield others, one


def meeting(rules: Game, bots: Sequence[Any], one: int, others: int, seats: int, games: int, seed: int, workers: int | None) -> Meeting:
    """Play one meeting; the one sits in each seat as often."""
    wins, each = 0.0, -(-games // seats)
    for seat in range(seats):
        seated = [bots[one] if other == seat else bots[others] for other in range(seats)]
        results = simulate(rules, each, seats, seated, (seed * seats + seat) % 2**63, workers)
        if results.interrupted:
            raise KeyboardInterrupt  # a part of a meeting would not have each seat taken as often
        wins += float(results.wins()[seat])
    return Meeting(one, others, each * seats, wins)
