"""Outlook: the chance of winning that each seat has in a position, as the learned judge, or playouts and the game's formula, estimate it.

It goes by a View, in random worlds that fit it: as somebody who sees as much would estimate it, and no better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.ismcts import LONGEST, rollout
from ludary.bots.network_file import network_if_any
from ludary.bots.search_tree import SearchWorkspace, workspace
from ludary.core.compile.driver import driver
from ludary.core.contract.defaults import OPEN, no_judgement
from ludary.core.contract.functions import imagine, unsettled
from ludary.core.state.fate import fresh, seeded
from ludary.core.state.state import ALL_SEATS

if TYPE_CHECKING:
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]


class PlayoutSample(NamedTuple):
    """Playouts of a position, added up."""

    playouts: int
    total: Array  # (seats,) float64: of each seat's chances
    squares: Array  # (seats,) float64: of their squares

    @property
    def chances(self) -> Array:
        """Each seat's estimated chance of winning, 0 to 1: shape `(seats,)`."""
        mean: Array = self.total / max(1, self.playouts)
        return mean

    @property
    def variances(self) -> Array:
        """The squares of the standard errors of `chances`: shape `(seats,)`."""
        spread = np.maximum(0.0, self.squares / max(1, self.playouts) - self.chances**2)
        squared: Array = spread / max(1, self.playouts - 1)
        return squared

    def plus(self, other: PlayoutSample) -> PlayoutSample:
        return PlayoutSample(self.playouts + other.playouts, self.total + other.total, self.squares + other.squares)


@driver
def look_ahead(
    boxes: Array,
    views: Array,
    seat: int,
    worlds: int,
    depth: int,
    seed: int | np.uint64,
    room: SearchWorkspace,
    total: Array,
    squares: Array,
) -> bool:
    """Add what becomes of the View `views[0]` in so many worlds to `total` and `squares`; False, and nothing, in the middle of a choice."""
    seats = int(views[0].seats)
    for world in range(worlds):
        room.states[0] = views[0]
        s = room.states[0]
        s.fate.rng = seeded(seed, world)
        imagine(boxes[0], s, seat)
        fresh(s.fate)
        if s.actor >= 0 and unsettled(boxes[0], s) == OPEN:
            return False
        rollout(boxes, depth, ALL_SEATS, seat, room)
        for one in range(seats):
            chance = room.gains[one]
            if seats > 2 and not room.network.is_there[0]:  # a return is 1 for the winner, and -1 is shared by all others
                chance = ((2.0 * chance - 1.0) * (seats - 1) + 1.0) / seats
            chance = min(1.0, max(0.0, chance))
            total[one] += chance
            squares[one] += chance * chance
    return True


def outlook(view: View, worlds: int, seed: int) -> PlayoutSample | None:
    """Estimate each seat's result by playouts in `worlds` random worlds; None in the middle of a choice, which nobody can judge."""
    game, engine, seats = view.game, view.game.engine, int(view.states["seats"][0])
    total, squares = np.zeros(seats), np.zeros(seats)
    network = network_if_any(game, seats)
    room = workspace(game, 1, network.room(seats) if network else None)
    settled = engine.bind(look_ahead)(
        engine.boxes, view.states.copy(), view.seat, worlds, depth_of(game), np.uint64(seed), room, total, squares
    )
    return PlayoutSample(worlds, total, squares) if settled else None


def depth_of(game: GameLike) -> int:
    """The decisions of a playout before the game's `judge` is asked."""
    return LONGEST if game.hints.judge is no_judgement else game.hints.horizon
