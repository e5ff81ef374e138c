"""A stronger searching bot for Nagaraja: `ismcts`, which in its tree leaves to the judge what an activated card is aimed at.

Aiming takes up to four choices in a row, which few iterations cannot tell apart: a card that needs good aim then looks worse than it is.
"""

from typing import Any

import numpy.typing as npt

from ludary.bots.ismcts import SearchSettings
from ludary.bots.search_tree import DEEPEST, SearchWorkspace, expand, outcome, select
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import judge, legal
from ludary.core.play.engine import step
from ludary.games.nagaraja.state import Phase

Array = npt.NDArray[Any]


@driver(inner=True)
def descend_aiming(boxes: Array, effort: SearchSettings, viewer: int, grown: int, room: SearchWorkspace) -> tuple[int, int]:
    """`bots.ismcts.descend`, with `aim` after each step."""
    out, path, own_path, s = room.out, room.path, room.own_path, room.states[0]
    here, length = 0, 0
    while length < DEEPEST:
        count = legal(boxes[0], s, out)
        if count == 0:
            break
        action, node = select(s.fate, here, effort.exploration, count, room)
        new = node == 0
        if new:
            node, grown = expand(room, here, grown, action, s.actor)
        step(boxes[0], s, action)
        aim(boxes, room)
        if node == 0:  # no room for it
            break
        path[length], own_path[length] = node, 0
        length += 1
        if new:
            break
        here, grown = outcome(boxes, viewer, node, grown, 0, room)
        if here == 0:
            break
    return length, grown


@driver(inner=True)
def aim(boxes: Array, room: SearchWorkspace) -> None:
    """Aim the activated card, if there is one, as the judge likes best."""
    s = room.states[0]
    while s.phase == Phase.AIM or s.phase == Phase.PIVOT:
        tried = room.states.copy()
        best, most = -1, -2.0
        for k in range(legal(boxes[0], s, room.out)):
            tried[0] = s
            step(boxes[0], tried[0], int(room.out[k]))
            worth = judge(boxes[0], tried[0], s.actor)
            if worth > most:
                best, most = int(room.out[k]), worth
        step(boxes[0], s, best)
