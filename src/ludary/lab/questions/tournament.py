"""Tournaments: every bot plays against every other, and each gets a rating with its interval.

At a table for two, two bots meet. At a larger one, one bot meets others that are all alike, and the
other way round. Each seat is taken as often, with the same deals, and the luck of each game is
taken off. A meeting is won with the chance r / (r + k R), where k rivals have the strength R: Elo's
model for two, and Luce's for more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.identity import kinds_of, name_of, names_of
from ludary.core.arguments import whole
from ludary.core.play.library import as_game
from ludary.lab.luck.estimate import CONFIDENCE, SHARES, Estimate
from ludary.lab.questions.elo import ELO
from ludary.lab.questions.sampling import Plan, sampled, seed_of
from ludary.lab.simulation.results import wilson
from ludary.lab.simulation.simulate import MOST_GAMES, seat_bots

if TYPE_CHECKING:
    from ludary.core.play.game import Game

STEPS = 50  # of Newton's method
CLOSE = 1e-9


@dataclass(frozen=True)
class Meeting:
    """Games of one bot against others that are all alike."""

    one: int  # of the tournament's bots
    others: int
    games: int
    wins: float  # of the one, less luck; a shared first place counts in equal parts
    error: float | None = (
        None  # standard error of the share of wins; None: that of games without anything in common
    )
    is_less_luck: bool = False

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def estimate(self) -> Estimate:
        """The share of wins."""
        plain = Estimate.of_counts(
            np.array([1.0, 0.0]), np.array([self.wins, self.games - self.wins])
        )
        return plain if self.error is None else Estimate(self.share, self.error, span=SHARES)

    @property
    def interval(self) -> tuple[float, float]:
        """Bounds of the true share, with 95 % confidence (Wilson's interval, where no error is
        known).
        """
        return wilson(self.wins, self.games) if self.error is None else self.estimate.interval()

    @property
    def counts(self) -> tuple[float, float]:
        """Wins and the effective number of games: as many independent ones, without luck taken off,
        as would give the share the same error.

        A share near 0 or 1 scatters as one does that is as much nearer to the middle as its error
        reaches.
        """
        if not self.error:
            return self.wins, self.games
        nearer = min(max(self.share, self.error), 1 - self.error) if self.error < 0.5 else 0.5
        games = nearer * (1 - nearer) / self.error**2
        return self.share * games, games


@dataclass(frozen=True)
class Tournament:
    """The results of all meetings."""

    bots: Sequence[str]
    seats: int
    meetings: Sequence[Meeting]
    interrupted: bool = False  # whether meetings are missing

    def ratings(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Elo ratings, `(bots,)`, 0 on the average, and half the width of their intervals with 95 %
        confidence.

        The likeliest ones, as if each meeting had one game more, with a chance for all.
        """
        strength, errors = self.strengths()
        return strength, NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * errors

    def strengths(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Elo ratings, as `ratings` has them, and their standard errors."""
        points, covariance = self.fitted()
        return points, np.sqrt(np.diag(covariance))

    def difference(self, one: int, other: int) -> Estimate:
        """By how many points one bot is rated above another."""
        points, covariance = self.fitted()
        variance = covariance[one, one] + covariance[other, other] - 2 * covariance[one, other]
        return Estimate(float(points[one] - points[other]), float(variance) ** 0.5)

    def fitted(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Elo ratings, and the covariance of their errors, `(bots, bots)`."""
        one, others = (
            np.array([getattr(meeting, name) for meeting in self.meetings])
            for name in ("one", "others")
        )
        wins, games = np.array([meeting.counts for meeting in self.meetings]).T + np.array(
            [[1.0 / self.seats], [1.0]]
        )
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
        return ELO * strength, np.asarray(ELO**2 * np.linalg.pinv(curvature))

    def share(self, one: int, others: int) -> float:
        """The share of games that one bot won against another, or against others that are all
        alike; an even share if it is the same.
        """
        for meeting in self.meetings:
            if (meeting.one, meeting.others) == (one, others):
                return meeting.share
            if self.seats == 2 and (meeting.others, meeting.one) == (one, others):
                return 1 - meeting.share
        return 1 / self.seats


def tournament(
    game: str | Path | Game,
    bots: Sequence[Any],
    games: int = 400,
    seats: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    *,
    plan: Plan | None = None,
) -> Tournament:
    """Let all bots meet, `games` games each time or a few more, so that each seat is taken as
    often.

    `bots`, at least two, are names or callables, as `simulate` takes them, and `workers` too. A
    `plan` says instead of `games`, `seed` and `workers` how games are played; its games are deals,
    each played in every seat. Ctrl-C ends it with the meetings that are complete. Raises ValueError
    or TypeError as `simulate` does.
    """
    rules = as_game(game)
    games, seats = whole(games, "games", 1, MOST_GAMES), rules.check_seats(seats)
    check(rules, bots, seats)
    bots = [seat_bots(rules, seats, [bot])[0] for bot in bots]
    plan, names = plan or Plan(-(-games // seats), seed, workers), names_of(bots, rules)
    met: list[Meeting] = []
    for meeting in meetings(rules, bots, seats, plan):
        if meeting is None:
            return so_far(names, seats, met)
        met.append(meeting)
        if plan.say:
            plan.say(standing(so_far(names, seats, met)))
    return Tournament(names, seats, met)


def check(game: Game, bots: Sequence[Any], seats: int) -> None:
    """ValueError for bots that cannot meet."""
    if seats == 1:
        raise ValueError(
            "seats=1: bots cannot meet in a game for one: compare their wins with `simulate`"
        )
    if len(bots) < 2:
        raise ValueError(f"bots={list(map(str, bots))}: name at least two bots")
    seated = [seat_bots(game, seats, [bot])[0] for bot in bots]
    kinds = kinds_of(seated, game)
    for bot, kind in zip(seated, kinds, strict=True):
        if kinds.count(kind) > 1:
            raise ValueError(f"{name_of(bot)}: appears more than once; each bot should appear once")


def so_far(names: Sequence[str], seats: int, met: Sequence[Meeting]) -> Tournament:
    """Return the tournament of the bots that have met others; KeyboardInterrupt if there is
    none.
    """
    if not met:
        raise KeyboardInterrupt
    return Tournament(
        names[: 1 + max(max(one.one, one.others) for one in met)], seats, met, interrupted=True
    )


def standing(found: Tournament) -> str:
    """The ratings in one line."""
    return ", ".join(
        f"{bot} {rating:+.0f}" for bot, rating in zip(found.bots, found.ratings()[0], strict=True)
    )


def pairs(bots: int, seats: int) -> Iterator[tuple[int, int]]:
    """Pair the bots, the later one of the list first, since levels are listed from the weakest
    on.
    """
    for one in range(bots):
        for others in range(one):
            yield one, others
            if seats > 2:
                yield others, one


def meetings(game: Game, bots: Sequence[Any], seats: int, plan: Plan) -> Iterator[Meeting | None]:
    """Play all meetings; None, at the end, for one that was interrupted."""
    met = list(pairs(len(bots), seats))
    for number, (one, others) in enumerate(met):

        def told(done: int, games: int, number: int = number) -> None:
            if plan.tell:
                plan.tell(number * games + done, len(met) * games)

        keep = plan.keep / f"meeting-{number + 1}" if plan.keep else None
        seated = [bots[one]] + [bots[others]] * (seats - 1)
        try:
            sample = sampled(
                game, seated, replace(plan, seed=seed_of(plan.seed, number), keep=keep, tell=told)
            )
        except KeyboardInterrupt:
            yield None
            return
        if sample.interrupted:
            yield None
            return
        share = sample.share(0)
        error = share.error if isfinite(share.error) else None
        yield Meeting(
            one, others, sample.games, share.mean * sample.games, error, sample.is_less_luck
        )
