"""Lazy words: the words of the actions of one position, made only if somebody reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.play.view import View, blank_view, said_in

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.protocols import GameLike


class LazyWords:
    """Words and spots that `Action.unsaid` asks for, as the seat that decides in `states`, shape
    `(1,)`, would read them.

    It keeps the position as it is now, so that the words are the same whenever they are read.
    """

    def __init__(self, game: GameLike, states: npt.NDArray[Any], players: Sequence[str]) -> None:
        self._game, self._position, self._players = game, states.tobytes(), players

    @cached_property
    def _view(self) -> View:
        states = np.frombuffer(self._position, self._game.State.dtype)
        actor = int(states["actor"][0])
        return View(self._game, blank_view(self._game, states, actor), actor, (), self._players)

    def __call__(self, plain: Action) -> Action:
        return said_in(self._view, plain)
