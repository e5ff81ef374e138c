"""Settings: how much is played and learnt.

Games without a line of their own have the usual ones.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludary.core.arguments import whole


@dataclass(frozen=True)
class Settings:
    """The settings of a training."""

    first_games: int = 60_000  # played by the formula, before there is a network
    generations: int = 12  # rounds of self-play, each with the network of the round before
    games: int = 12_000  # in a generation
    searched: int = 0  # generations after these in which the bot searches
    searched_games: int = 3_000  # in each of them
    iterations: int = 100  # of its searches
    worlds: int = 4  # imagined for each choice
    slips: int = 3  # percent of choices that are made at random among the better half
    # most decisions at random at the start of a game, for games without chance
    loose: int = 0
    one_in: int = 6  # learn from every n-th position on average
    trace: float = 0.7  # lambda of TD(lambda)
    epochs: int = 2  # passes over the positions of a generation
    minibatch: int = 1024
    rate: float = 1e-3  # Adam's learning rate; falls linearly to 0
    units: int = 64  # of the first layer
    units_2: int = 32  # of the second
    measured_games: int = 800  # against the formula, four times in a training
    seed: int = 1

    @property
    def all_generations(self) -> int:
        return self.generations + self.searched

    def __post_init__(self) -> None:
        """ValueError that names a setting with which nothing can be learnt."""
        for name in (
            "first_games",
            "games",
            "worlds",
            "one_in",
            "epochs",
            "minibatch",
            "units",
            "units_2",
            "searched_games",
            "iterations",
        ):
            whole(getattr(self, name), name, 1)
        for name in ("generations", "searched", "loose", "measured_games", "seed"):
            whole(getattr(self, name), name, 0)
        whole(self.slips, "slips", 0, 100)
        if not (0 <= self.trace <= 1 and 0 < self.rate < 1):
            raise ValueError(f"trace={self.trace}, rate={self.rate}: should lie between 0 and 1")


USUAL = {
    "connect_four": Settings(games=20_000, generations=20, slips=10, loose=10, one_in=2),
    "leduc_poker": Settings(generations=4, one_in=1, units=32, units_2=16),
    "koa": Settings(generations=8),
    "konja": Settings(first_games=80_000, generations=10, one_in=6),
    "nagaraja": Settings(one_in=8),
}


def settings_for(name: str) -> Settings:
    """The settings with which a game is usually trained."""
    return USUAL.get(name, Settings())
