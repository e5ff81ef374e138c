"""Meanings: what the numbers of a field stand for, and their bounds."""

from ludary.core.state.meanings import (
    ANYTHING,
    bits,
    choice,
    count,
    derived,
    either,
    flag,
    lowest,
    numbered,
    party,
    seat,
    seat_set,
    signs,
    square,
    squares,
)

__all__ = [
    "ANYTHING",
    "bits",
    "choice",
    "count",
    "derived",
    "either",
    "flag",
    "lowest",
    "numbered",
    "party",
    "seat",
    "seat_set",
    "signs",
    "square",
    "squares",
]
