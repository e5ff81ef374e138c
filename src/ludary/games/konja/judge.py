"""How good a position is: what the bot `greedy` goes by, and where `ismcts` stops a playout."""

from math import exp

from ludary.core.rule import rule
from ludary.games.konja.box import Box
from ludary.games.konja.rules.end import points_of
from ludary.games.konja.state import State


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    lead = points_of(box, s, seat) - points_of(box, s, 1 - seat)
    return 2.0 / (1.0 + exp(-0.2 * lead)) - 1.0
