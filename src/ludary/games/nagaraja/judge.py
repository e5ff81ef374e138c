"""How good a position is: what the bot `greedy` goes by, and where `ismcts` stops a playout."""

from ludary.core.rule import rule
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.rules.end import victory_points
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.state import Phase, State


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    if s.phase == Phase.OVER:
        return 1.0 if s.winner == seat else -1.0
    return (victory_points(box, s, seat) - victory_points(box, s, other(seat))) / 100.0
