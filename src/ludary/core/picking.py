"""Picking: on which of several things a random number falls."""

from ludary.core.grid import lowest
from ludary.core.memory import Row
from ludary.core.rule import compiled_as, rule

BLOCK = 8  # weights at a time that a pick looks at


@rule
def winner(weights: Row, ticket: int) -> int:
    """The index that holds the ticket, if each holds as many as its weight."""
    index = 0
    while ticket >= weights[index]:
        ticket -= int(weights[index])
        index += 1
    return index


@compiled_as(winner)
def _winner(weights: Row, ticket: int) -> int:
    """Find its block, and then its place there, without a branch for each: chance decides, which the processor cannot guess."""
    index, total, before = 0, 0, 0
    for start in range(0, len(weights) - BLOCK + 1, BLOCK):
        held = 0
        for k in range(BLOCK):
            held += int(weights[start + k])
        total += held
        beyond = int(ticket >= total)
        index += BLOCK * beyond
        before += held * beyond
    ticket -= before
    if index + BLOCK <= len(weights):  # as many as ever: no loop is left
        return index + passed(weights, index, BLOCK, ticket)
    return index + passed(weights, index, len(weights) - index, ticket)


@rule
def passed(weights: Row, start: int, count: int, ticket: int) -> int:
    """Return how many of `count` weights from `start` on a ticket lies beyond."""
    held, found = 0, 0
    for k in range(count):
        held += int(weights[start + k])
        found += int(ticket >= held)
    return found


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
