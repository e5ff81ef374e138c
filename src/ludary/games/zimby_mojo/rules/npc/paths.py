"""Shortest paths for those that nobody moves: the King, thugs off their route, and shambling
zombies.

`s.paces` is where steps are counted: 1 on the goals, one more with each step away from them, 0
where no path leads. Whoever counts also forgets: between two paths all are 0. Paths lead through
obstacles, but not through thickets and wards.
"""

from typing import Any

import numpy as np

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, DIRECTIONS, KINGS_STEPS, NOWHERE, TILES
from ludary.games.zimby_mojo.rules.creatures import creature_on
from ludary.games.zimby_mojo.rules.labels import DIRECTION, NUMBER
from ludary.games.zimby_mojo.rules.obstacles import enterable
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import pick_bit, roll, rule
from ludary.kit.grid import bits_in, lowest

FAR = 100  # steps; no path is counted beyond


@rule
def forget_paces(s: State) -> None:
    s.paces[:] = 0


@rule
def step_from(box: Box, tile: int, direction: int, corners: bool) -> int:
    """The tile in this direction: over the sides, or over sides and corners as the King steps."""
    return box.around[tile, direction] if corners else box.next[tile, direction]


@rule
def ways_of(corners: bool) -> int:
    return KINGS_STEPS if corners else DIRECTIONS


@rule
def count_paces(
    box: Box,
    s: State,
    goal: int,
    until: int,
    corners: bool,
    blocked_by: int,
    shuns_portals: bool = False,
) -> None:
    """Count the steps from `goal`, or if it is NOWHERE from all tiles that have 1, outwards, until
    `until` is reached.

    Creatures of kind `blocked_by` bar the way.
    """
    tiles = np.empty(TILES, np.int16)
    here, end = 0, list_goals(box, s, goal, tiles)
    while here < end and s.paces[tiles[here]] < FAR and (until == NOWHERE or s.paces[until] == 0):
        end = spread_pace(box, s, tiles, here, end, until, corners, blocked_by, shuns_portals)
        here += 1


@rule
def list_goals(box: Box, s: State, goal: int, tiles: Any) -> int:
    """Write down the tiles where counting begins, `goal` or all that are marked; returns how
    many.
    """
    if goal != NOWHERE:
        s.paces[goal] = 1
        tiles[0] = goal
        return 1
    count = 0
    for tile in range(box.tile_count):
        if s.paces[tile] != 0:
            tiles[count] = tile
            count += 1
    return count


@rule
def spread_pace(
    box: Box,
    s: State,
    tiles: Any,
    here: int,
    end: int,
    until: int,
    corners: bool,
    blocked_by: int,
    shuns_portals: bool,
) -> int:
    """Count one step on from a tile, and write those down that are new; returns how many are
    written down by then.

    Who looks for a path, on `until`, does not bar it.
    """
    tile = tiles[here]
    pace = s.paces[tile]
    for direction in range(ways_of(corners)):
        other = step_from(box, tile, direction, corners)
        if (
            other == NOWHERE
            or s.paces[other] != 0
            or (shuns_portals and box.portal_at[other] != NOWHERE)
        ):
            continue
        if other == until or (enterable(box, s, other) and not bars(s, other, blocked_by)):
            s.paces[other] = pace + 1
            tiles[end] = other
            end += 1
    return end


@rule
def bars(s: State, tile: int, kind: int) -> bool:
    creature = creature_on(s, tile)
    return kind != Kind.NONE and creature != NOWHERE and s.creatures[creature].kind == kind


@rule
def steps_nearer(box: Box, s: State, tile: int, corners: bool) -> int:
    """The directions, as bits, in which the counted paths lead from a tile."""
    steps, pace = 0, s.paces[tile]
    for direction in range(ways_of(corners)):
        other = step_from(box, tile, direction, corners)
        if other != NOWHERE and pace > 1 and s.paces[other] == pace - 1:
            steps |= 1 << direction
    return steps


@rule
def one_of(s: State, bits: int, label: int = NUMBER) -> int:
    """One of the bits, by chance if there are several; NOWHERE if there is none."""
    if bits == 0:
        return NOWHERE
    return lowest(bits) if bits_in(bits) == 1 else pick_bit(s, bits, label)


@rule
def random_exit(box: Box, s: State, tile: int) -> int:
    """A random direction in which a creature can leave the tile, or NOWHERE."""
    exits = 0
    for direction in range(DIRECTIONS):
        other = box.next[tile, direction]
        if other != NOWHERE and enterable(box, s, other):
            exits |= 1 << direction
    return one_of(s, exits, DIRECTION)


@rule
def random_corner(box: Box, s: State) -> int:
    """A random quadrant or portal: 1d4; in the solitaire game 1d6, where 5 and 6 are the player's
    own.
    """
    if s.seats > 1:
        return roll(s, CORNERS) - 1
    face = roll(s, 6)  # Solitaire play: King's rituals and thug re-entry
    return face - 1 if face <= CORNERS else box.entry_quadrant[s.shamans[0].entry]


@rule
def count_area(box: Box, s: State, tile: int, reach: int) -> None:
    """Count the tiles up to `reach` adjacent tiles away, whatever lies between."""
    s.paces[tile] = 1
    for pace in range(1, reach + 1):
        for other in range(box.tile_count):
            if s.paces[other] == pace:
                for direction in range(DIRECTIONS):
                    near = box.next[other, direction]
                    if near != NOWHERE and s.paces[near] == 0:
                        s.paces[near] = pace + 1
