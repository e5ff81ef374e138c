"""Going on from a position that is unsettled, as the game presumes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from ludary.core.defaults import OPEN, SETTLED

if TYPE_CHECKING:
    from ludary.core.game import Game

# Free names of the driver
unsettled: Callable[[Any, Any], int]
play_on_here: Callable[[Any, Any, int], None]

PATIENCE = 64  # actions in a row


def go_on(boxes: npt.NDArray[Any], s: Any) -> int:
    """Take the actions that are presumed, up to a settled position, a choice or the end; returns SETTLED or OPEN."""
    for _ in range(PATIENCE):
        if s.actor < 0:
            return SETTLED
        action = unsettled(boxes[0], s)
        if action < 0:
            return action
        play_on_here(boxes[0], s, action)
    return SETTLED


def driver(game: Game) -> Any:
    """`go_on` for this game."""
    return game.engine.bind(go_on, inner=True, play_on_here=game.engine.play_on)


__all__ = ["OPEN", "SETTLED", "driver", "go_on"]
