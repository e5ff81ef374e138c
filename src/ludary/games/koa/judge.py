"""How good a position is: what the bot `greedy` goes by, and where `ismcts` stops a playout."""

from ludary.core.rule import rule
from ludary.games.koa.box import Box
from ludary.games.koa.state import State


@rule
def judge(box: Box, s: State, seat: int) -> float:
    return 0.0
