"""Moments of games among bots, for the pictures that the pages show: `moment` in each
`tests/games/<game>/picture.py`.
"""

from collections.abc import Callable

import numpy as np

import ludary
from ludary import Match

PLAYERS = ["Ann", "Ben", "Cleo", "Dan"]


def play_until(game: str, is_the_moment: Callable[[Match], bool], seats: int = 4) -> Match:
    """Play a game among greedy bots up to the first such moment."""
    match = ludary.load(game).start(seats=seats, seed=7)
    match.players = PLAYERS[:seats]
    rng = np.random.default_rng(7)
    while not is_the_moment(match):
        view = match.view(int(match.state.actor))
        match.step(ludary.bots.greedy(view, view.legal(), rng))
    return match
