"""Positions of a game to try things on: random ones, from all over random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match

DOUBLINGS = (
    7  # from one position to the next it is 1 to 2**7 actions, each order of magnitude as often
)


def random_match(game: Game, seats: int, seed: int, actions: int | None = None) -> Match:
    """A match after so many random actions, or at its end."""
    match, chooser = game.start(seats, seed), np.random.default_rng(seed)
    while not match.over and (actions is None or len(match.steps) <= actions):
        match.step(any_of(match.legal_ids(), chooser))
    return match


def any_of(actions: Sequence[int], chooser: np.random.Generator) -> int:
    """One of them: what `chooser.choice` gives, in a tenth of the time."""
    return actions[int(chooser.integers(len(actions)))]


def positions(game: Game, count: int, seed: int = 1, per_game: int = 4) -> Iterator[Match]:
    """Yield so many positions from all over random games of all numbers of seats; equal seeds give
    equal positions.
    """
    chooser = np.random.default_rng(seed)
    match = None
    for number in range(count):
        if match is None or match.over or number % per_game == 0:
            match = game.start(
                game.seats[number // per_game % len(game.seats)], int(chooser.integers(2**31))
            )
        for _ in range(int(2 ** (DOUBLINGS * chooser.random()))):
            if match.over:
                break
            match.step(any_of(match.legal_ids(), chooser))
        yield match.copy()
