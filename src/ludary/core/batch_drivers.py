"""Drivers of a batch: compiled loops over all its games."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy.typing as npt

from ludary.core.contract import legal, returns
from ludary.core.driver import driver
from ludary.core.engine import conceal_at, reset, step
from ludary.core.fate import below, seeded

Array = npt.NDArray[Any]
PLAYED = -1  # what `batch_step` returns when all went well


class Games(NamedTuple):
    """The games of a batch as they stand. `n` games, each with room for all actions."""

    states: Array  # (n,) State
    actor: Array  # (n,) int16
    out: Array  # (n, actions) int32: the legal actions
    counts: Array  # (n,) int32: how many of them
    mask: Array  # (n, actions) bool


class Endings(NamedTuple):
    """The games that the last step ended."""

    over: Array  # (n,) bool
    gains: Array  # (n, seats) float64
    states: Array  # (n,) State


@driver(inner=True)
def show(boxes: Array, states: Array, i: int, actor: Array, out: Array, counts: Array, mask: Array) -> None:
    """Write game `i`'s legal actions, their mask and whose turn it is."""
    row, allowed = out[i], mask[i]
    for k in range(counts[i]):
        allowed[row[k]] = False
    n = legal(boxes[0], states[i], row)
    for k in range(n):
        allowed[row[k]] = True
    counts[i] = n
    actor[i] = states[i].actor


@driver
def batch_reset(boxes: Array, blanks: Array, games: Games, seats: int, seed: int) -> None:
    """Start every game of a batch."""
    states, actor, out, counts, mask = games
    for i in range(len(states)):
        reset(boxes, blanks, states, i, seats, seeded(seed, i))
        show(boxes, states, i, actor, out, counts, mask)


@driver
def batch_show(boxes: Array, games: Games) -> None:
    """Write the legal actions of every game, after its State has been replaced."""
    states, actor, out, counts, mask = games
    for i in range(len(states)):
        show(boxes, states, i, actor, out, counts, mask)


@driver
def batch_step(boxes: Array, blanks: Array, games: Games, endings: Endings, seats: int, actions: Array) -> int:
    """One action in every game; returns PLAYED, or before anything has changed the first game whose action is not legal.

    A finished game leaves its returns in `endings.gains` and its State in `endings.states`, says so in `endings.over`, and begins anew.
    Where no game has ended `gains` is 0, and the State whatever it was.
    """
    states, actor, out, counts, mask = games
    over, gains, final = endings
    width = mask.shape[1]
    for i in range(len(states)):
        if actions[i] < 0 or actions[i] >= width or not mask[i, actions[i]]:
            return i
    gains[:] = 0.0
    for i in range(len(states)):
        s = states[i]
        step(boxes[0], s, int(actions[i]))
        over[i] = s.actor < 0
        if over[i]:
            returns(boxes[0], s, gains[i])
            final[i] = s
            reset(boxes, blanks, states, i, seats, seeded(s.fate.rng, i))
        show(boxes, states, i, actor, out, counts, mask)
    return PLAYED


@driver
def batch_sample(fates: Array, out: Array, counts: Array, actions: Array) -> None:
    """A uniformly random legal action for every game."""
    f = fates[0].fate
    for i in range(len(actions)):
        actions[i] = out[i, below(f, counts[i])]


@driver
def batch_conceal(boxes: Array, states: Array, seats: Array, views: Array) -> None:
    """The View of seat `seats[i]` of every game `i`."""
    for i in range(len(states)):
        views[i] = states[i]
        conceal_at(boxes, views, i, seats[i])
