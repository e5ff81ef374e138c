"""Results of games that something else than the rules ended."""

from __future__ import annotations

from collections.abc import Sequence


def returns_of(wins: Sequence[bool]) -> tuple[float, ...]:
    """Return each seat's result: losers pay the winners; nobody pays if all win or nobody does,
    but who is alone can lose.
    """
    winners, losers = sum(wins), len(wins) - sum(wins)
    return (
        tuple(losers / winners if won else -1.0 for won in wins)
        if winners and losers
        else (-1.0 if len(wins) == 1 and losers else 0.0,) * len(wins)
    )
