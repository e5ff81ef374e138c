"""Rollouts: decisions of many games side by side, and how much better each came out than was expected.

One policy decides for every seat, from what that seat can know. A seat is credited with its own decisions alone: what follows one is its
own next decision, or the end of the game, however many decisions of others lie between.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from examples.train.network import Network
from examples.train.settings import Settings
from ludary.core.batch.batch import Batch
from ludary.kit import NOBODY

Array = npt.NDArray[Any]


class Rollout(NamedTuple):
    """Decisions that can be learnt from: m of them."""

    rows: Array  # float32 (m, columns): what the seat that decided could know
    masks: Array  # bool (m, actions)
    actions: Array  # int64 (m,)
    logs: Array  # float32 (m,): the logarithm of the odds with which it was chosen
    gains: Array  # float32 (m,): the advantage, how much better it came out than expected
    aims: Array  # float32 (m,): what should have been expected


class Course(NamedTuple):
    """The events of each step of n games of so many seats."""

    actors: Array  # int16 (steps, n): who decided
    values: Array  # float32 (steps, n): what that seat expected
    ended: Array  # bool (steps, n): whether the game ended with it, or was truncated
    rewards: Array  # float64 (steps, n, seats)


def collect(batch: Batch, network: Network, settings: Settings) -> Rollout:
    """Play `settings.steps` of every game by the network's policy, with PyTorch's randomness. The batch resets itself in the same step."""
    steps = settings.steps
    n, columns, width = batch.n, batch.observer.size, batch.mask.shape[1]
    rows, masks = np.empty((steps, n, columns), np.float32), np.empty((steps, n, width), np.bool_)
    actions, logs = np.empty((steps, n), np.int64), np.empty((steps, n), np.float32)
    strange = np.where(np.arange(n) < settings.strangers * n, np.arange(n) % batch.seats, NOBODY)  # the seat that plays at random
    course = Course(np.empty((steps, n), np.int16), np.empty_like(logs), np.empty((steps, n), np.bool_), np.empty((steps, n, batch.seats)))
    for step in range(steps):
        batch.observe(out=rows[step])
        masks[step], course.actors[step] = batch.mask, batch.actor
        with torch.no_grad():
            odds, worth = network(torch.from_numpy(rows[step]), torch.from_numpy(masks[step]))
            chosen = (odds - torch.empty_like(odds).exponential_().log()).argmax(dim=1)  # drawn by the odds: Gumbel's trick
        actions[step], course.values[step] = np.where(batch.actor == strange, batch.sample(), chosen.numpy()), worth.numpy()
        logs[step] = odds.gather(1, chosen[:, None])[:, 0].numpy()
        batch.step(actions[step])
        course.ended[step], course.rewards[step] = batch.over | batch.truncated, batch.rewards
    gains, learnt = advantages(course, settings.smoothing)
    learnt &= course.actors != strange
    kept = [one.reshape(-1, *one.shape[2:])[learnt.reshape(-1)] for one in (rows, masks, actions, logs, gains, gains + course.values)]
    return Rollout(*kept)


def advantages(course: Course, smoothing: float) -> tuple[Array, Array]:
    """Generalised advantage estimates, float32 `(steps, n)`, without discount, and which decisions can be learnt from, bool `(steps, n)`.

    The last decision of a seat in a game that goes on cannot: nobody knows yet what came of it.
    """
    steps, n = course.actors.shape
    games, seats = np.arange(n), course.rewards.shape[2]
    following, owed, carried = (np.zeros((n, seats)) for _ in range(3))  # next value, rewards since, next advantage: of each seat
    known = np.zeros((n, seats), np.bool_)  # whether something is known of what follows
    gains, learnt = np.zeros((steps, n), np.float32), np.zeros((steps, n), np.bool_)
    for step in reversed(range(steps)):
        ended = course.ended[step]
        following[ended], carried[ended], known[ended] = 0, 0, True
        owed[ended] = course.rewards[step, ended]
        at = games, course.actors[step]
        surprise = owed[at] + following[at] - course.values[step]
        learnt[step] = known[at]
        gains[step] = np.where(known[at], surprise + smoothing * carried[at], 0)
        following[at], carried[at], owed[at], known[at] = course.values[step], gains[step], 0, True
    return gains, learnt
