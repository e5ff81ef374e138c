"""Elo points: strength as a number. 400 points more are odds of ten to one.

At a table for more than two, one bot of strength r wins against k rivals of strength R with the
chance r / (r + k R): Luce's model.
"""

from __future__ import annotations

from math import log

ELO = 400 / log(10)  # points for odds of e to 1
MOST = 1200.0  # points: a bot that won every game has no more
ENDLESS = MOST - 1.0  # points from which nobody knows how many there are
HALVINGS = 40  # of the interval in which points are looked for


def share_of(points: float, seats: int) -> float:
    """The share of games that a bot wins among rivals that are weaker by so many points."""
    return 1 / (1 + (seats - 1) * 10 ** (-points / 400))


def elo_of(difference: float, seats: int, both_ways: bool = False) -> float:
    """Return by how many points a bot is stronger that wins this much more than an even share.

    `both_ways`: the difference is the mean of what it won more when alone, and what its rival won
    less when alone.
    """
    low, high = -MOST, MOST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        below = share_of(-middle, seats) if both_ways else 1 / seats
        if (share_of(middle, seats) - below) / (1 + both_ways) < difference:
            low = middle
        else:
            high = middle
    return (low + high) / 2
