"""Results of games that something else than the rules ended."""

from __future__ import annotations

from collections.abc import Sequence

LOST = -1.0  # no game gives anybody less


def returns_of(wins: Sequence[bool]) -> tuple[float, ...]:
    """Return each seat's result: losers pay the winners; nobody pays if all win."""
    winners, losers = sum(wins), len(wins) - sum(wins)
    return tuple(losers / winners if won else LOST for won in wins)
