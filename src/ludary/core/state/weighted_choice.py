"""Weighted choice: on which of several things a random number falls."""

from ludary.core.compile.rule import rule
from ludary.core.state.grid import lowest
from ludary.core.state.memory import Row


@rule
def winner(weights: Row, ticket: int) -> int:
    """The index that holds the ticket: each index holds as many tickets as its weight."""
    index = 0
    while ticket >= weights[index]:
        ticket -= int(weights[index])
        index += 1
    return index


@rule
def first_from(weights: Row, start: int) -> int:
    """The first index from `start` on with a weight, or `len(weights)`."""
    index = start
    while index < len(weights) and weights[index] <= 0:
        index += 1
    return index


@rule
def nth_bit(bits: int, at: int) -> int:
    """The number of the bit with `at` others below it."""
    for _ in range(at):
        bits &= bits - 1
    return lowest(bits)
