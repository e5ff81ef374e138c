"""The players of rollouts: this process, or the workers of a Ray cluster, as for `simulate(..., on="ray")`.

On a cluster a rollout is played in parts. Each has a number, from which its randomness follows, and begins with the games that this part
left in the last rollout. So its decisions are the same whichever worker plays it, and again when a worker is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
import torch

from examples import train
from examples.train.network import Network
from examples.train.rollout import Rollout, collect
from examples.train.settings import Settings
from ludary import Game
from ludary.core.batch.saved_games import SavedGames
from ludary.core.state.fate import seeded
from ludary.lab.ray.game_bundle import GameBundle
from ludary.lab.ray.pool import RayPool

Array = npt.NDArray[Any]
Weights = dict[str, Array]
Task = tuple[int, int, Array | None]  # number of a part among those of all rollouts, how many games, and their States; None: new games
MOST_SEED = 2**31


class Collector(Protocol):
    """Plays one rollout after the other."""

    def __call__(self, network: Network) -> Rollout:
        """The next rollout, by the network as it is now."""


@contextmanager
def collector(game: Game, seats: int, settings: Settings, on: str | None = None, workers: int | None = None) -> Iterator[Collector]:
    """Return the collector: this process, or the workers of the cluster that `on` names; see `ludary.simulate` for both arguments."""
    if on is None:
        batch = game.batch(settings.games, seats, settings.seed)
        yield lambda network: collect(batch, network, settings)
        return
    from ray import cloudpickle

    cloudpickle.register_pickle_by_value(train)  # workers need not have this package
    with RayPool(Player(game, seats, settings), on, workers) as pool:
        yield OnWorkers(pool, settings)


class Player:
    """The work of a Ray worker: one part of a rollout."""

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        self.parcel, self.seats, self.settings = GameBundle.of(game), seats, settings
        self.game: Game | None = None  # it travels as the parcel

    def __call__(self, weights: Weights, task: Task) -> tuple[Rollout, Array]:
        """The part, and the States of its games as it leaves them."""
        number, games, states = task
        self.game = game = self.game or self.parcel.open()
        seed = seeded(self.settings.seed, number) % MOST_SEED
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        batch = game.batch(games, self.seats, seed)
        if states is not None:
            batch.load(SavedGames(game, states))
        network = Network(batch.observer.size, game.actions.count, self.settings.units)
        network.load_state_dict({name: torch.from_numpy(one.copy()) for name, one in weights.items()})
        rollout = collect(batch, network, replace(self.settings, games=games))
        return rollout, batch.save().states.copy()


class OnWorkers:
    """Rollouts that workers play, put together in the order of their parts."""

    def __init__(self, pool: RayPool[Task, tuple[Rollout, Array]], settings: Settings) -> None:
        self.pool, self.rollouts = pool, 0
        self.games = [len(part) for part in np.array_split(np.arange(settings.games), min(settings.parts, settings.games))]
        self.states: list[Array | None] = [None] * len(self.games)

    def __call__(self, network: Network) -> Rollout:
        weights = {name: one.numpy() for name, one in network.state_dict().items()}
        first = self.rollouts * len(self.games)
        tasks = [(first + k, games, states) for k, (games, states) in enumerate(zip(self.games, self.states, strict=True))]
        played = list(self.pool.imap(weights, tasks))
        self.rollouts += 1
        self.states = [states for _, states in played]
        return Rollout(*(np.concatenate(one) for one in zip(*(rollout for rollout, _ in played), strict=True)))
