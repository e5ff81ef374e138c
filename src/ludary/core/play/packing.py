"""Packing: the steps of a match made small for a pickle, and unpacked again, byte for byte.

A step holds the State before it as bytes, and two States that follow each other are nearly alike:
what is kept of each is where it differs from the one before, compressed.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.core.play.step import KeptState, Step, keep_state

LEVEL = 3  # of zlib; differences are nearly all zeros

Outcomes = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class PackedSteps:
    """The steps of a match as `pack_steps` has made them; `steps` gives them back."""

    acts: tuple[
        tuple[int, int | None, Outcomes, int], ...
    ]  # of each step: actor, action, outcomes, number of events
    events: bytes  # of all steps, compressed
    event_dtype: npt.DTypeLike | None
    states: bytes  # before each step, as differences, compressed

    def steps(self) -> list[Step]:
        """The steps, each as it was."""
        if not self.acts:
            return []
        differences = np.frombuffer(zlib.decompress(self.states), np.uint8).reshape(
            len(self.acts), -1
        )
        states = np.bitwise_xor.accumulate(differences, axis=0)
        events = np.frombuffer(bytearray(zlib.decompress(self.events)), np.dtype(self.event_dtype))
        steps: list[Step] = []
        kept: bytes | KeptState | None = None
        start = 0
        for (actor, action, outcomes, count), before in zip(self.acts, states, strict=True):
            kept = keep_state(before.tobytes(), kept)
            steps.append(Step(actor, action, outcomes, events[start : start + count].copy(), kept))
            start += count
        return steps


def pack_steps(steps: Sequence[Step]) -> PackedSteps:
    """Pack the steps of a match, whose States all have one size."""
    if not steps:
        return PackedSteps((), b"", None, b"")
    states = np.frombuffer(b"".join(step.before for step in steps), np.uint8).reshape(
        len(steps), -1
    )
    differences = states.copy()
    differences[1:] ^= states[:-1]
    events: npt.NDArray[Any] = np.concatenate([step.events for step in steps])
    return PackedSteps(
        tuple((step.actor, step.action, step.outcomes, len(step.events)) for step in steps),
        zlib.compress(events.tobytes(), LEVEL),
        events.dtype,
        zlib.compress(differences.tobytes(), LEVEL),
    )
