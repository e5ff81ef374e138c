"""The bot that looks one choice ahead and takes what the game's `judge` likes best.

A choice is an action or, where the game says that positions are `unsettled`, an action and what follows until all is settled:
which creature, where to, and who pays. Then every way of going on that the seat has is followed, depth first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.checks import check_decides
from ludary.bots.presuming import driver as presuming_driver
from ludary.core.arguments import whole
from ludary.core.defaults import OPEN
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
go_on_here: Callable[..., int]
ways_on_here: Callable[..., int]
follow_here: Callable[..., int]

TIE = 1e-9  # so little that it only breaks ties
MOST_WORLDS = 1_000_000
DEEPEST = 6  # decisions of one choice
MOST_WAYS = 192  # of going on after one action, in one world
ROOM = DEEPEST + 1  # States

Array = npt.NDArray[Any]


def consider(boxes: Array, views: Array, seat: int, worlds: int, rng: int, work: Array, out: Array) -> int:
    """The best action of the View in `views[0]`; every action is tried in the same `worlds`, ties broken at random.

    `work` is room for `ROOM` States, `out` for the actions.
    """
    count = legal(boxes[0], views[0], out)
    choices = np.empty((DEEPEST, len(out)), np.int32)
    points = np.empty(MOST_WAYS)
    best, best_points = -1, 0.0
    for k in range(count):
        points[:] = 0.0
        ways = MOST_WAYS
        for world in range(worlds):
            work[0] = views[0]
            s = work[0]
            s.fate.rng = seeded(rng, world)
            imagine(boxes[0], s, seat)
            play_on_here(boxes[0], s, int(out[k]))
            ways = min(ways, follow_here(boxes, work, seat, choices, points))
        work[1].fate.rng = seeded(rng, worlds + k)
        worth = points[:ways].max() + below(work[1].fate, 1024) * TIE
        if best < 0 or worth > best_points:
            best, best_points = int(out[k]), worth
    return best


def follow(boxes: Array, work: Array, seat: int, choices: Array, points: Array) -> int:
    """Add what the settled positions after `work[0]` are worth to `points`, one for each way of going on; returns how many.

    The ways come in an order that is the same in worlds that offer the same.
    """
    left = np.zeros(DEEPEST, np.int64)
    left[0] = ways_on_here(boxes, work[0], seat, choices[0])
    if left[0] == 0:
        points[0] += judge(boxes[0], work[0], seat)
        return 1
    ways, depth = 0, 0
    while depth >= 0 and ways < MOST_WAYS:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        work[depth + 1] = work[depth]
        play_on_here(boxes[0], work[depth + 1], int(choices[depth, left[depth]]))
        deeper = depth + 1 < DEEPEST
        count = ways_on_here(boxes, work[depth + 1], seat, choices[depth + 1] if deeper else choices[depth][:0])
        if count > 0 and deeper:
            depth += 1
            left[depth] = count
        else:
            points[ways] += judge(boxes[0], work[depth + 1], seat)
            ways += 1
    return ways


def ways_on(boxes: Array, s: Any, seat: int, out: Array) -> int:
    """Go on as is presumed; then write what the seat can choose, or return 0 if `judge` is to be asked."""
    if go_on_here(boxes, s) == OPEN and s.actor == seat and len(out) > 0:
        return legal(boxes[0], s, out)
    return 0


@dataclass(frozen=True)
class Greedy:
    """Looks one choice ahead, in `worlds` random worlds that fit its View; by default in as many as the game says."""

    worlds: int | None = None

    def __post_init__(self) -> None:
        if self.worlds is not None:
            whole(self.worlds, "worlds", 1, MOST_WORLDS)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action it takes; ValueError if the View's seat has nothing to decide."""
        check_decides(view)
        if len(legal) == 1:
            return legal[0].id
        game, engine = view.game, view.game.engine
        work = game.State.zeros(ROOM)
        seed = np.uint64(rng.integers(2**63))
        return int(driver(game)(engine.boxes, view.states, view.seat, self.effort(game), seed, work, engine.room()))

    def effort(self, game: Game) -> int:
        """How many worlds it imagines."""
        return game.worlds if self.worlds is None else self.worlds

    def __str__(self) -> str:
        return "greedy"


def driver(game: Game) -> Any:
    """`consider` for this game."""
    bind, play_on = game.engine.bind, game.engine.play_on
    ways = bind(ways_on, inner=True, go_on_here=presuming_driver(game))
    return bind(consider, play_on_here=play_on, follow_here=bind(follow, inner=True, play_on_here=play_on, ways_on_here=ways))


greedy = Greedy()
