"""Counting in how many ways a position goes on, as chess programs count their moves."""

from ludary import Match


def walk(match: Match, depth: int) -> int:
    """Return how many ways there are to go on for `depth` actions, each outcome of fate counted
    apart.
    """
    if depth == 0 or match.over:
        return 1
    return sum(
        walk(world, depth - 1) for action in match.legal() for _, world in match.outcomes(action)
    )
