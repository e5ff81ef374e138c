"""Unavailable choices: what exists by the rules but cannot be chosen now, with the reason.

For people alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST_SPOTS = 12  # a choice that could be about more of them is about none in particular


@dataclass(frozen=True, slots=True)
class Unavailable:
    """A choice that cannot be made now."""

    words: str  # the choice and its price: `Rest at the Inn for 1 Experience`
    reason: str  # why not: `you have none`
    actions: Sequence[int]  # the ids of all actions that it stands for; none of them is legal

    def __str__(self) -> str:
        return f"{self.words}: {self.reason}"
