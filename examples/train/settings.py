"""Settings: how each game is learnt. Those without a line of their own have the usual ones."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The settings of the learner. Words are those of Schulman et al., "Proximal Policy Optimization Algorithms" (2017)."""

    games: int = 64  # side by side
    steps: int = 128  # decisions of each game in one rollout
    rollouts: int = 100
    parts: int = 8  # of a rollout, which workers of a cluster play side by side; on one machine it is whole
    units: tuple[int, ...] = (128, 128)  # of the network's hidden layers
    epochs: int = 3  # how often a rollout is gone through
    minibatch: int = 1024  # decisions
    rate: float = 1e-3  # of Adam; falls to 0 in a straight line
    smoothing: float = 0.95  # lambda of the generalised advantage estimate
    clip: float = 0.2
    value_weight: float = 0.5
    entropy: float = 0.01  # weight of the bonus for an undecided policy
    magnet: float = 0.0  # weight of the pull towards a slowly moving policy; 0 is plain PPO
    magnet_speed: float = 0.05  # which part of the way to the policy the magnet goes with each rollout
    strangers: float = 0.0  # part of the games in which one seat plays at random, so that the policy meets what good players avoid
    measured_every: int = 10  # rollouts
    measured_games: int = 1000
    seed: int = 1


USUAL = {
    "leduc_poker": Settings(games=512, steps=16, rollouts=150, units=(64, 64), epochs=4, rate=3e-3, magnet=0.3, magnet_speed=0.02),
    "connect_four": Settings(games=128, steps=64, rollouts=120, entropy=0.05, strangers=0.5),
    "nagaraja": Settings(games=64, steps=128, rollouts=800, smoothing=0.98, strangers=0.35, measured_every=40, measured_games=400),
}


def settings_for(name: str) -> Settings:
    """The settings with which a game is usually learnt."""
    return USUAL.get(name, Settings())
