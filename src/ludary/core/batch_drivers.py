"""Drivers of a batch: compiled loops over all its games, bound to a game as those of `core.engine` are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy.typing as npt

from ludary.core.fate import below, seeded

# Free names of the drivers
legal: Callable[[Any, Any, Any], int]
returns: Callable[[Any, Any, Any], None]
play_on_here: Callable[[Any, Any, int], None]
begin_here: Callable[..., None]
hide_here: Callable[..., None]
show_here: Callable[..., None]

Array = npt.NDArray[Any]


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


def batch_begin(
    boxes: Array, blanks: Array, states: Array, seats: int, seed: int, out: Array, counts: Array, mask: Array, actor: Array
) -> None:
    """Start every game of a batch."""
    for i in range(len(states)):
        begin_here(boxes, blanks, states, i, seats, seeded(seed, i))
        show_here(boxes, states, i, out, counts, mask, actor)


def batch_show(boxes: Array, states: Array, out: Array, counts: Array, mask: Array, actor: Array) -> None:
    """Write the legal actions of every game, after its State has been replaced."""
    for i in range(len(states)):
        show_here(boxes, states, i, out, counts, mask, actor)


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
    final: Array,
) -> int:
    """One action in every game; returns -1, or before anything has changed the first game whose action is not legal.

    A finished game leaves its returns in `gains` and its State in `final`, says so in `over`, and begins anew. Where no
    game has ended `gains` is 0, and `final` whatever it was.
    """
    width = mask.shape[1]
    for i in range(len(states)):
        if actions[i] < 0 or actions[i] >= width or not mask[i, actions[i]]:
            return i
    gains[:] = 0.0
    for i in range(len(states)):
        s = states[i]
        play_on_here(boxes[0], s, int(actions[i]))
        over[i] = s.actor < 0
        if over[i]:
            returns(boxes[0], s, gains[i])
            final[i] = s
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
