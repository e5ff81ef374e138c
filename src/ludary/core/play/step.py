"""Step: what a Match remembers of each action."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

LEVEL = 1  # of zlib; differences are nearly all zeros
TOGETHER = (
    16  # States of a match, one after the other, that are kept as differences to the first of them
)
SMALL = 256  # bytes of a State up to which it is kept as it is


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a match, or its beginning."""

    actor: int  # seat; NOBODY for the beginning
    action: int | None  # id; None for the beginning
    outcomes: tuple[tuple[int, int], ...]  # outcomes of fate: (label, outcome)
    events: npt.NDArray[Any]  # Event records, shape (told,)
    kept: bytes | KeptState  # the State before it

    @property
    def before(self) -> bytes:
        """The State before it."""
        return self.kept if isinstance(self.kept, bytes) else self.kept.state


@dataclass(frozen=True, slots=True)
class KeptState:
    """A State that takes little memory: where it differs from another one, compressed."""

    packed: bytes
    first: KeptState | None = None  # the one from which it differs; None: it is whole
    number: int = 0  # of States since the first

    @property
    def state(self) -> bytes:
        """The State, byte for byte."""
        own = zlib.decompress(self.packed)
        return own if self.first is None else difference(own, self.first.state)


def difference(one: bytes, other: bytes) -> bytes:
    """Return where two States differ; of that and one of them, the other."""
    return (np.frombuffer(one, np.uint8) ^ np.frombuffer(other, np.uint8)).tobytes()


def keep_state(state: bytes, last: bytes | KeptState | None) -> bytes | KeptState:
    """Return a State as it is kept; `last` is the one before it in the match."""
    if len(state) <= SMALL:
        return state
    if not isinstance(last, KeptState) or last.number + 1 == TOGETHER:
        return KeptState(zlib.compress(state, LEVEL))
    first = last.first or last
    return KeptState(zlib.compress(difference(state, first.state), LEVEL), first, last.number + 1)
