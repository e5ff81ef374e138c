"""Loops: one game after another in plain Python, as fast as Python goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.compile.driver import direct, driver
from ludary.core.compile.pinned import Pinned
from ludary.core.contract.functions import legal
from ludary.core.errors import IllegalAction
from ludary.core.play.engine import reset, step
from ludary.core.state.fate import seeded

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

Array = npt.NDArray[Any]


class LoopArrays(NamedTuple):
    """The arrays of a loop, as the drivers below get them in a `Pinned`."""

    boxes: Array
    blanks: Array
    states: Array  # (1,) State: the game
    out: Array  # room for legal actions
    counts: Array  # (1,) int32: how many there are
    seats: int


@driver
def step_in_loop(kept: Any, action: int) -> int:
    """Carry out an action that is among the first `counts[0]` of `out`, and write what is legal
    next; returns how many.
    """
    boxes, _, states, out, counts, _ = kept.things
    for k in range(counts[0]):
        if out[k] == action:
            counts[0] = 0  # whoever goes on after broken rules is told so
            step(boxes[0], states[0], action)
            counts[0] = legal(boxes[0], states[0], out)
            return int(counts[0])
    raise IllegalAction(
        "this action is not legal now: choose one that `legal` lists; it lists none once a game is"
        " over"
    )


@driver
def reset_in_loop(kept: Any, seed: int, stream: int) -> int:
    """Begin game `stream` of `seed`; returns how many actions are legal."""
    boxes, blanks, states, out, counts, seats = kept.things
    if seed < 0 or stream < 0:
        raise ValueError("seed and stream must be whole numbers from 0 to 2**63 - 1")
    counts[0] = 0
    reset(boxes, blanks, states, 0, seats, seeded(seed, stream))
    counts[0] = legal(boxes[0], states[0], out)
    return int(counts[0])


class Loop:
    """One game at a time, for loops in plain Python that call for every decision and nothing else.

        loop = game.loop(seats=2)
        count = loop.reset(1, 0)  # game 0 of seed 1
        while count:
            count = loop.step(loop.legal[random.randrange(count)])
        print(loop.returns())

    It keeps no history and no words: a `Match` does. Anything but numbers raises TypeError,
    ValueError or OverflowError, as Python's own conversions do. Several loops can run in threads,
    one in each.
    """

    reset: Callable[[int, int], int]
    """Begin game `stream` of `seed`, which is game `stream` of `game.batch(n, seed=seed)`.

    Returns how many actions are legal.
    """

    step: Callable[[int], int]
    """Carry a legal action out; returns how many are legal next, 0 when the game is over.

    IllegalAction for one that is not legal.
    """

    legal: memoryview
    """The legal actions, as many as `step` or `reset` said; what lies beyond means nothing."""

    def __init__(self, game: GameLike, seats: int) -> None:
        self.game, self.seats = game, seats
        engine = game.engine
        self._states, out = engine.blanks.copy(), engine.action_buffer()
        self.legal = out.data.toreadonly()
        here = Pinned(
            LoopArrays(engine.boxes, engine.blanks, self._states, out, np.zeros(1, np.int32), seats)
        )
        self.reset = partial(direct(engine.bind(reset_in_loop), here, 0, 0), here)
        self.step = partial(direct(engine.bind(step_in_loop), here, 0), here)

    @property
    def actor(self) -> int:
        """The seat that decides, from 0; -1 when the game is over."""
        return int(self._states["actor"][0])

    @property
    def state(self) -> Any:
        """The State, with all that is hidden; a copy."""
        return self._states.copy()[0]

    def returns(self) -> list[float]:
        """Return each seat's utility, from -1 to 1; all 0 while the game goes on."""
        gains = np.zeros(self.seats)
        if self.actor < 0:
            self.game.engine.returns(self.game.boxes, self._states, 0, gains)
        return [float(gain) for gain in gains]
