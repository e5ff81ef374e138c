"""Training: rollout after rollout, measured now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

import ludary
from examples.train.collecting import collector
from examples.train.measure import measure_for
from examples.train.network import Network
from examples.train.ppo import Learner
from examples.train.settings import Settings
from ludary import Game
from ludary.kit import nothing_hidden

EXAMPLES = Path(__file__).resolve().parents[1]


@dataclass
class Trained:
    """The result of a training."""

    game: Game
    seats: int
    settings: Settings
    network: Network
    measured: str  # the measure that the curve shows, in words
    curve: list[tuple[int, float]] = field(default_factory=list)  # decisions so far, and the measure then
    seconds: float = 0.0

    def save(self, path: Path) -> None:
        """Write the weights."""
        self.network.save(path, self.game, self.seats, has_secrets(self.game))

    def told(self) -> dict[str, Any]:
        """The curve and what led to it, as plain values."""
        return {
            "game": self.game.name, "title": self.game.title, "measured": self.measured, "curve": self.curve,
            "seconds": round(self.seconds), "settings": asdict(self.settings),
        }  # fmt: skip


def game_named(name: str) -> Game:
    """A game that ships, one in a Python file, or one of the examples by its name; ValueError if there is none."""
    example = EXAMPLES / f"{name}.py"
    return ludary.load(example if name.isidentifier() and example.is_file() else name)


def has_secrets(game: Game) -> bool:
    """Tell whether something is hidden in a game. Then a bot draws its actions by their odds: who is predictable loses his secrets."""
    return game.rules.conceal is not nothing_hidden


def train(
    game: Game, settings: Settings, seats: int | None = None, tell: Callable[[str], None] = print,
    on: str | None = None, workers: int | None = None,
) -> Trained:  # fmt: skip
    """Train one policy for all seats. The same seed on the same machine gives the same policy.

    `on` lets the workers of a Ray cluster play the rollouts, `workers` of its cores at most; see `ludary.simulate`. However many they are,
    the same seed gives the same policy, where all machines calculate alike; it is another than without.
    """
    begun, last = time.monotonic(), None
    for last in trainings(game, settings, seats, on, workers):
        last.seconds = time.monotonic() - begun
        decisions, measure = last.curve[-1]
        tell(f"{decisions:>10,} decisions  {last.seconds:>6.0f} s  {last.measured} {measure:.4f}")
    assert last is not None
    return last


def trainings(
    game: Game, settings: Settings, seats: int | None = None, on: str | None = None, workers: int | None = None
) -> Iterator[Trained]:
    """The training as it stands whenever it has been measured, the end included."""
    torch.manual_seed(settings.seed)
    seats = game.check_seats(seats)
    network = Network(game.observer(seats).size, game.actions.count, settings.units)
    learner, measure = Learner(network, settings), measure_for(game, seats, settings.measured_games, has_secrets(game))
    trained = Trained(game, seats, settings, network, measure.words)
    with collector(game, seats, settings, on, workers) as collect:
        for rollout in range(settings.rollouts + 1):
            if rollout % settings.measured_every == 0 or rollout == settings.rollouts:
                trained.curve.append((rollout * settings.games * settings.steps, measure(network.odds, settings.seed + rollout + 1)))
                yield trained
            if rollout < settings.rollouts:
                learner.learn(collect(network), rollout / settings.rollouts)
