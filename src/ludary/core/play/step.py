"""Step: what a Match remembers of each action."""

from dataclasses import dataclass
from typing import Any

import numpy.typing as npt


@dataclass(frozen=True)
class Step:
    """One action of a match, or its beginning."""

    actor: int  # seat; NOBODY for the beginning
    action: int | None  # id; None for the beginning
    outcomes: tuple[tuple[int, int], ...]  # outcomes of fate: (label, outcome)
    events: npt.NDArray[Any]  # Event records, shape (told,)
    before: bytes  # the State before it
