"""The bot that looks one action ahead and takes what the game's `judge` likes best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.fate import below, seeded

if TYPE_CHECKING:
    from ludary.core.actions import Action
    from ludary.core.game import Game
    from ludary.core.view import View

# Free names of the driver
legal: Callable[[Any, Any, Any], int]
play_on_here: Callable[[Any, Any, int], None]
imagine: Callable[[Any, Any, int], None]
judge: Callable[[Any, Any, int], float]

TIE = 1e-9  # so little that it only breaks ties

Array = npt.NDArray[Any]


def consider(boxes: Array, views: Array, seat: int, worlds: int, rng: int, work: Array, out: Array) -> int:
    """The best action of the View in `views[0]`; every action is tried in the same `worlds`, ties broken at random.

    `work` is room for 2 States, `out` for the actions.
    """
    count = legal(boxes[0], views[0], out)
    best, best_points = -1, 0.0
    for k in range(count):
        points = 0.0
        for world in range(worlds):
            work[0] = views[0]
            s = work[0]
            s.fate.rng = seeded(rng, world)
            imagine(boxes[0], s, seat)
            play_on_here(boxes[0], s, int(out[k]))
            points += judge(boxes[0], s, seat)
        work[1].fate.rng = seeded(rng, worlds + k)
        points += below(work[1].fate, 1024) * TIE
        if best < 0 or points > best_points:
            best, best_points = int(out[k]), points
    return best


@dataclass(frozen=True)
class Greedy:
    """Looks one action ahead, in `worlds` random worlds that fit its View."""

    worlds: int = 16

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action it takes."""
        if len(legal) == 1:
            return legal[0].id
        engine = view.game.engine
        work = view.game.State.zeros(2)
        seed = np.uint64(rng.integers(2**63))
        return int(driver(view.game)(engine.boxes, view.states, view.seat, self.worlds, seed, work, engine.room()))

    def __str__(self) -> str:
        return "greedy"


def driver(game: Game) -> Any:
    """`consider` for this game."""
    return game.engine.bind(consider, play_on_here=game.engine.play_on)


greedy = Greedy()
