"""Spaces: observations and actions of a game in Gymnasium's words, which PettingZoo shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ludary.core.observe.observer import Observer
from ludary.core.protocols import GameLike


def rows(observer: Observer) -> spaces.Box:
    """The observations of one seat: float32 `(observer.size,)`, within the observer's bounds."""
    return spaces.Box(
        observer.low.astype(np.float32), observer.high.astype(np.float32), dtype=np.float32
    )


def masks(game: GameLike) -> spaces.Box:
    """The space of masks: int8 `(actions,)`, 1 for legal actions."""
    return spaces.Box(0, 1, (game.actions.count,), np.int8)


def observed(observer: Observer) -> spaces.Dict:
    """`observation` and `action_mask` of one seat."""
    return spaces.Dict({"observation": rows(observer), "action_mask": masks(observer.game)})


def actions(game: GameLike) -> spaces.Discrete[np.int64]:
    """The ids of all actions."""
    return spaces.Discrete(game.actions.count)


def mask_of(game: GameLike, legal: Sequence[int]) -> npt.NDArray[Any]:
    """The mask with these actions: int8 `(actions,)`."""
    mask = np.zeros(game.actions.count, np.int8)
    mask[list(legal)] = 1
    return mask
