"""Measures: how much the best opponent wins from a policy, or how often it wins against who plays at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary import Game
from ludary.lab.best_response import GameTree

Array = npt.NDArray[Any]
Odds = Callable[[Array, Array], Array]  # observations (n, columns) and masks (n, actions) to odds (n, actions)
FEW_DECISIONS = 10  # of a game that is small enough to be walked through


class Exploitability:
    """The gain of the best opponent, in returns, on the average of both seats: the less, the better."""

    words = "exploitability"

    def __init__(self, game: Game) -> None:
        self.tree = GameTree(game)
        observer, width = game.observer(2), game.actions.count
        self.rows = np.array([observer(one.view) for one in self.tree.known])
        self.masks = np.zeros((len(self.rows), width), np.bool_)
        for row, one in enumerate(self.tree.known):
            self.masks[row, list(one.legal)] = True

    def __call__(self, odds: Odds, seed: int) -> float:
        """Exact, so that the seed does not matter."""
        shares = odds(self.rows, self.masks)
        return self.tree.exploitability([row[mask].astype(np.float64) for row, mask in zip(shares, self.masks, strict=True)])


class ShareOfWins:
    """The part of its games that it wins against bots that play at random, in all seats in turn; a tie counts as a share."""

    words = "wins against uniform"

    def __init__(self, game: Game, seats: int, games: int, draws: bool) -> None:
        """`draws`: whether actions are drawn by their odds, or the likeliest is taken."""
        self.game, self.seats, self.games, self.draws = game, seats, games, draws

    def __call__(self, odds: Odds, seed: int) -> float:
        batch, rng = self.game.batch(self.games, self.seats, seed, "disabled"), np.random.default_rng(seed)
        own, returns = np.arange(self.games) % self.seats, np.zeros((self.games, self.seats))
        rows = np.empty((self.games, batch.observer.size), np.float32)
        while (going := batch.actor >= 0).any():
            actions, mine = batch.sample().copy(), np.flatnonzero(going & (batch.actor == own))
            batch.observe(out=rows)
            noise = rng.gumbel(size=(len(mine), batch.mask.shape[1])) * self.draws
            with np.errstate(divide="ignore"):
                actions[mine] = (np.log(odds(rows[mine], batch.mask[mine])) + noise).argmax(axis=1)
            batch.step(actions)
            returns[batch.over] = batch.rewards[batch.over]
        best = returns == returns.max(axis=1, keepdims=True)
        return float((best / best.sum(axis=1, keepdims=True))[np.arange(self.games), own].mean())


def measure_for(game: Game, seats: int, games: int, draws: bool) -> Exploitability | ShareOfWins:
    """The measure that suits a game."""
    few = seats == 2 and game.limits.zero_sum and (game.limits.decisions or FEW_DECISIONS + 1) <= FEW_DECISIONS
    return Exploitability(game) if few else ShareOfWins(game, seats, games, draws)
