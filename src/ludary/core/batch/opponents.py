"""Opponents: bots for some seats of many games, asked one by one in Python or all at once in
compiled code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View

    Bot = Callable[[View, Sequence[Action], np.random.Generator], Action | int | str]

Array = npt.NDArray[Any]


class Opponents(Protocol):
    """Bots for some seats of many games."""

    seats: list[int]

    def choose(
        self, states: Array, actors: Array, actions: Array, rng: np.random.Generator
    ) -> None:
        """Write an action of each game whose actor, int16 `(games,)`, is not -1 into `actions`,
        int32 `(games,)`.
        """


class OneByOne:
    """Bots that are asked one by one, in Python."""

    def __init__(
        self, bots: Mapping[int, Bot], view: Callable[[int, int], View], read: Callable[[Any], int]
    ) -> None:
        """`view` gives the View of a seat of a game, and `read` the id of an action, however a bot
        writes it.
        """
        self.bots, self.seats, self.view, self.read = bots, list(bots), view, read

    def choose(
        self, states: Array, actors: Array, actions: Array, rng: np.random.Generator
    ) -> None:
        for i in np.flatnonzero(actors != NOBODY):
            view = self.view(int(i), int(actors[i]))
            actions[i] = self.read(self.bots[view.seat](view, view.legal(), rng))
