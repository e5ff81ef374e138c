"""The quantities that a choice changes, as a player counts them, for hints, reviews and puzzles."""

from typing import Any

from ludary.games.koa.box import Box
from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS, is_shared
from ludary.games.koa.rules.end import points_of
from ludary.games.koa.rules.network import tunnels
from ludary.games.koa.state import State
from ludary.games.koa.tiles import CLANS, Tile
from ludary.kit import Matter, rule
from ludary.kit.grid import intersect, square_count, subtract

MATTERS = (
    Matter("you would have {n:point}", theme="Points"),
    Matter("your strongest rival would have {n:point}", good=False, theme="The leader"),
    Matter("{n:cavern} would be chained to your camp", theme="The chain"),
    Matter("you would have {n:action} a turn", theme="Actions"),
    Matter(
        "{n:goroldioa or spring|goroldioa and springs} would reach your camp",
        theme="Food and water",
    ),
    Matter("{n:tunnel} of yours would be cut off", good=False, theme="The chain"),
    Matter("rivals could attack {n:tile} of yours", good=False, least=0.5, theme="Defense"),
    Matter("you could dig at {n:square}", least=1, theme="Room to dig"),
)


@rule
def measure(box: Box, s: State, seat: int, out: Any) -> None:
    """Write points, the strongest rival's points, and what the seat's clans have on the board."""
    out[0], out[1] = points_of(s, seat), 0.0
    for rival in range(s.seats):
        if rival != seat:
            out[1] = max(out[1], points_of(s, rival))
    out[2:] = 0.0
    both = CLANS // 2 if s.seats == SEATS_WITH_TWO_CLANS else CLANS
    for clan in range(CLANS):
        own = s.clans[clan]
        if clan % both == seat:
            out[2] += own.chained
            out[3] += own.level
            out[4] += own.food + own.water
            out[5] += square_count(subtract(tunnels(s, own), own.net))
            out[7] += square_count(intersect(own.reach, s.lying[Tile.EMPTY]))
        elif not is_shared(s, clan):
            for other in range(CLANS):
                if other % both == seat:
                    out[6] += square_count(intersect(own.reach, s.clans[other].holding))


@rule
def turn(box: Box, s: State) -> int:
    """Count the turns begun."""
    number: int = s.turns
    return number
