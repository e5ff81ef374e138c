"""Batch: many games side by side, one call for a step of all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.errors import IllegalAction
from ludary.core.fate import below, seeded

if TYPE_CHECKING:
    from ludary.core.game import Game

# Free names of the drivers
legal: Callable[[Any, Any, Any], int]
play_on_here: Callable[[Any, Any, int], None]
returns: Callable[[Any, Any, Any], None]
begin_here: Callable[..., None]
hide_here: Callable[..., None]

Array = npt.NDArray[Any]


def batch_begin(
    boxes: Array, blanks: Array, states: Array, seats: int, seed: int, out: Array, counts: Array, mask: Array, actor: Array
) -> None:
    """Start every game of a batch."""
    for i in range(len(states)):
        begin_here(boxes, blanks, states, i, seats, seeded(seed, i))
        show_here(boxes, states, i, out, counts, mask, actor)


def show(boxes: Array, states: Array, i: int, out: Array, counts: Array, mask: Array, actor: Array) -> None:
    """Write game `i`'s legal actions, their mask and whose turn it is."""
    row, allowed = out[i], mask[i]
    for k in range(counts[i]):
        allowed[row[k]] = False
    n = legal(boxes[0], states[i], row)
    for k in range(n):
        allowed[row[k]] = True
    counts[i] = n
    actor[i] = states[i].actor


show_here: Callable[..., None]


def batch_step(
    boxes: Array,
    blanks: Array,
    states: Array,
    seats: int,
    actions: Array,
    out: Array,
    counts: Array,
    mask: Array,
    actor: Array,
    gains: Array,
    over: Array,
) -> int:
    """One action in every game; returns -1, or before anything has changed the first game whose action is not legal.

    A finished game leaves its returns in `gains`, says so in `over`, and begins anew.
    """
    width = mask.shape[1]
    for i in range(len(states)):
        if actions[i] < 0 or actions[i] >= width or not mask[i, actions[i]]:
            return i
    for i in range(len(states)):
        s = states[i]
        play_on_here(boxes[0], s, int(actions[i]))
        over[i] = s.actor < 0
        if over[i]:
            returns(boxes[0], s, gains[i])
            begin_here(boxes, blanks, states, i, seats, seeded(s.fate.rng, i))
        show_here(boxes, states, i, out, counts, mask, actor)
    return -1


def batch_sample(fates: Array, out: Array, counts: Array, actions: Array) -> None:
    """A uniformly random legal action for every game."""
    f = fates[0].fate
    for i in range(len(actions)):
        actions[i] = out[i, below(f, counts[i])]


def batch_hide(boxes: Array, states: Array, seats: Array, views: Array) -> None:
    """The View of seat `seats[i]` of every game `i`."""
    for i in range(len(states)):
        views[i] = states[i]
        hide_here(boxes, views, i, seats[i])


class Batch:
    """Many games side by side. All arrays are views that the next `step` changes in place.

    - `actor`: int16 `(n,)`, the seat to decide in each game
    - `mask`: bool `(n, actions)`, True where legal
    - `returns`: float64 `(n, seats)`, valid where `over`: the returns of the game that the last step ended
    - `over`: bool `(n,)`, whether the last step ended a game; a new one has begun in its place
    - `states`: `(n,)` State, everything, secrets included; `views(seat)` has only what a seat can know
    """

    def __init__(self, game: Game, n: int, seats: int, seed: int) -> None:
        if n < 1:
            raise ValueError(f"a batch needs at least 1 game, not {n}")
        self.game, self.n, self.seats = game, n, seats
        self.engine = game.engine
        self.states = game.State.zeros(n)
        self.actor = np.zeros(n, np.int16)
        self.mask = np.zeros((n, self.engine.width), np.bool_)
        self.returns = np.zeros((n, seats), np.float64)
        self.over = np.zeros(n, np.bool_)
        self._out = np.zeros((n, self.engine.width), np.int32)
        self._counts = np.zeros(n, np.int32)
        self._actions = np.zeros(n, np.int32)
        self._chance = game.State.zeros(1)
        self._chance["fate"]["rng"] = seed
        e = self.engine
        show_one = e.bind(show, inner=True)
        self._step = e.bind(batch_step, begin_here=e.begin, show_here=show_one, play_on_here=e.play_on)
        self._sample = e.bind(batch_sample)
        self._hide = e.bind(batch_hide, hide_here=e.hide)
        start = e.bind(batch_begin, begin_here=e.begin, show_here=show_one)
        start(e.boxes, e.blanks, self.states, seats, seed, self._out, self._counts, self.mask, self.actor)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game: `(n,)` action ids. IllegalAction names the first that is not; then nothing has changed."""
        chosen = np.asarray(actions, np.int32)
        if chosen.shape != (self.n,):
            raise ValueError(f"actions: should have shape ({self.n},), not {chosen.shape}")
        e = self.engine
        bad = self._step(
            e.boxes, e.blanks, self.states, self.seats, chosen, self._out, self._counts, self.mask, self.actor, self.returns, self.over
        )
        if bad >= 0:
            legal_ones = ", ".join(self.game.action(int(a)).notation for a in self._out[bad, : self._counts[bad]][:8])
            raise IllegalAction(f"game {bad}: action {chosen[bad]} is not legal; legal are {legal_ones}")

    def sample(self) -> npt.NDArray[np.int32]:
        """A uniformly random legal action for every game, `(n,)`; the array is used again by the next call."""
        self._sample(self._chance, self._out, self._counts, self._actions)
        return self._actions

    def views(self, seats: npt.ArrayLike | None = None) -> Array:
        """What seat `seats[i]` (None: the one to decide) can know of each game: `(n,)` State."""
        views = self.game.State.zeros(self.n)
        whose = np.broadcast_to(np.asarray(self.actor if seats is None else seats, np.int16), (self.n,))
        self._hide(self.engine.boxes, self.states, np.ascontiguousarray(whose), views)
        return views
