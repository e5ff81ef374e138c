"""Quiescence: going on from a half-made choice before a position is judged."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from ludary.core.compile.driver import driver
from ludary.core.contract.defaults import OPEN, SETTLED
from ludary.core.contract.functions import unsettled
from ludary.core.play.engine import step

PATIENCE = 64  # actions in a row


@driver(inner=True)
def settle(boxes: npt.NDArray[Any], s: Any) -> int:
    """Take the actions that the game presumes, up to a settled position, a choice or the end;
    returns SETTLED or OPEN.
    """
    for _ in range(PATIENCE):
        if s.actor < 0:
            return SETTLED
        action = unsettled(boxes[0], s)
        if action < 0:
            return action
        step(boxes[0], s, action)
    return SETTLED


__all__ = ["OPEN", "SETTLED", "settle"]
