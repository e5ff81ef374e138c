"""Turning points: the actions of a finished game after which the estimated chances of winning changed most.

Every position is estimated from each seat's View in turn, so by what its players could know. What stands out then is estimated again
with many more playouts, and only that counts: of many rough estimates the most striking ones are mostly those that are wrong.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.bots.outlook import PlayoutSample, outlook
from ludary.core.play.match import Match
from ludary.core.play.view import View, blank_view

ROUGH = 2  # worlds that each seat imagines in one round
ROUNDS = 6  # through all positions, if time allows
CANDIDATES = 12  # actions that are looked at again
FINE = 120  # worlds that each seat imagines then
LEAST = 0.05  # change of a chance that is worth telling
SURE = 2.0  # standard errors that it has to exceed
MOST = 3  # actions that are told
FIRST_SHARE = 0.6  # of the time, for the rounds


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An action, and how a seat's estimated chance of winning changed by it."""

    step: int  # of `match.steps`
    actor: int
    seat: int  # the seat whose chance changed most; the actor's own if it did as much
    before: float  # 0 to 1
    after: float


@dataclass(frozen=True, slots=True)
class Episode:
    """One choice, of one decision or several: from a settled position to the next."""

    begins: int  # the step after which the first position stands
    ends: int


def turning_points(match: Match, seconds: float = 5.0, most: int = MOST, rounds: int = ROUNDS) -> list[TurningPoint] | None:
    """At most `most` turning points, in the order of the game; None if none could be found within `seconds`.

    `rounds`: how often every position is looked at for the rough estimates.
    """
    began = time.process_time()
    states = [*(step.before for step in match.steps[1:]), match.states().tobytes()]
    rough: dict[int, PlayoutSample] = {}
    for round_ in range(rounds):
        if round_ and time.process_time() - began > FIRST_SHARE * seconds:
            break
        for step, state in enumerate(states):
            if round_ == 0 or step in rough:
                estimate(match, state, step, ROUGH, round_, rough)
            if time.process_time() - began > seconds:
                return None
    stretches = sorted(episodes_of(sorted(rough)), key=lambda one: -change(rough, one))[:CANDIDATES]
    fine: dict[int, PlayoutSample] = {}
    for place in {place for one in stretches for place in (one.begins, one.ends)}:
        if time.process_time() - began > seconds:
            return chosen(match, stretches, fine, most) or None
        estimate(match, states[place], place, FINE, rounds, fine)
    return chosen(match, stretches, fine, most)


def chosen(match: Match, stretches: Sequence[Episode], fine: dict[int, PlayoutSample], most: int) -> list[TurningPoint]:
    """The greatest changes that are certain."""
    points = [point for one in stretches if (point := turning_point(match, one, fine)) is not None]
    best = sorted(points, key=lambda point: -abs(point.after - point.before))[:most]
    return sorted(best, key=lambda point: point.step)


def estimate(match: Match, state: bytes, step: int, worlds: int, seed: int, into: dict[int, PlayoutSample]) -> None:
    """Add an estimate of the position after a step to what is there; nothing in the middle of a choice."""
    states = np.frombuffer(bytearray(state), match.game.State.dtype)
    if states["actor"][0] < 0:
        into[step] = exact(match, states)
        return
    for seat in range(match.seats):
        view = View(match.game, blank_view(match.game, states, seat), seat)
        sample = outlook(view, worlds, (step * match.seats + seat) * 1_000 + seed)
        if sample is None:
            return
        into[step] = into[step].plus(sample) if step in into else sample


def exact(match: Match, states: npt.NDArray[Any]) -> PlayoutSample:
    """The end: who has won, in shares."""
    gains = np.zeros(match.seats)
    match.game.engine.returns(match.game.boxes, states, 0, gains)
    winners = (gains == gains.max()) if match.seats > 1 else gains > 0
    shares = winners / max(1, int(winners.sum()))
    return PlayoutSample(1, shares, shares**2)


def episodes_of(settled: Sequence[int]) -> Iterator[Episode]:
    return (Episode(begins, ends) for begins, ends in pairwise(settled))


def change(samples: dict[int, PlayoutSample], episode: Episode) -> float:
    """The greatest change of any seat's chance."""
    return float(np.abs(samples[episode.ends].chances - samples[episode.begins].chances).max())


def turning_point(match: Match, episode: Episode, fine: dict[int, PlayoutSample]) -> TurningPoint | None:
    """A stretch as its last action, if a chance changed enough by it, and surely."""
    before, after = fine.get(episode.begins), fine.get(episode.ends)
    if before is None or after is None:
        return None
    changes = after.chances - before.chances
    actor, seat = match.steps[episode.ends].actor, int(np.abs(changes).argmax())
    if abs(changes[actor]) >= 0.9 * abs(changes[seat]):
        seat = actor
    error = sqrt(float(before.variances[seat] + after.variances[seat]))
    if abs(changes[seat]) < max(LEAST, SURE * error):
        return None
    return TurningPoint(episode.ends, actor, seat, float(before.chances[seat]), float(after.chances[seat]))
