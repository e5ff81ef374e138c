"""Files of weights for tests: policies that fit a game and know nothing of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import ludary
from ludary.bots import save_weights


def untrained(path: Path, name: str | Path, seats: int = 2) -> Path:
    """Write one layer of random weights for a game, which draws its actions."""
    game, rng = ludary.load(name), np.random.default_rng(1)
    shape = (game.observer(seats).size, game.actions.count)
    save_weights(path, game, seats, [(rng.normal(size=shape), np.zeros(shape[1]))], draws=True)
    return path
