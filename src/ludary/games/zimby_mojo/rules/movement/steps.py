"""Distances from tile to tile, as the wards stand: what all can see of the map.

Creatures never count.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ALL_CORNERS, CORNERS
from ludary.games.zimby_mojo.distances import FAR
from ludary.games.zimby_mojo.rules.obstacles import GONE
from ludary.games.zimby_mojo.state import State
from ludary.kit import rule


@rule
def steps_between(box: Box, s: State, start: int, goal: int) -> int:
    """Steps from a tile to another through the wards that are open, creatures aside; FAR or more if
    there is no way.
    """
    gone = 1 if s.overgrowth >= GONE else 0
    best: int = box.way[gone, start, goal]
    if s.wards == ALL_CORNERS:
        return best
    for ward in range(CORNERS):
        if (s.wards >> ward) & 1 == 0:
            tile = box.ward_tile[ward]
            here = box.way[gone, start, tile]
            if here < best:
                best = min(best, here + box.way[gone, tile, goal])
                if here < FAR and box.way[gone, tile, goal] >= FAR:
                    best = min(best, here + other_side(box, s, gone, ward, goal))
    return best


@rule
def other_side(box: Box, s: State, gone: int, ward: int, goal: int) -> int:
    """The steps to the goal across the sanctum: in at a ward, and out by another open one."""
    best = 2 * FAR
    for other in range(CORNERS):
        if other != ward and (s.wards >> other) & 1 == 0:
            out = box.ward_tile[other]
            best = min(best, box.way[gone, box.ward_tile[ward], out] + box.way[gone, out, goal])
    return best
