"""Paths: which hiding places and special locations are joined to an entrance. A room joins sides only by what is drawn on it."""

from ludary.core.grid import lowest
from ludary.core.rule import rule
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_ROOM
from ludary.games.nagaraja.state import Temple
from ludary.games.nagaraja.temple import BEYOND, COLUMNS, NOWHERE, SIDES, Side

ALL_SIDES = (1 << SIDES) - 1


@rule
def reached(box: Box, temple: Temple) -> int:
    """The ports that paths join to the entrances, one bit for each."""
    found, coming = 0, 0
    for cell in range(COLUMNS):
        coming |= way_in(box, temple, cell * SIDES + Side.SOUTH)
    while coming != 0:
        found |= coming
        following = 0
        while coming != 0:
            port = int(BEYOND[lowest(coming)])
            coming &= coming - 1
            if port != NOWHERE:
                following |= way_in(box, temple, port)
        coming = following & ~found
    return found


@rule
def way_in(box: Box, temple: Temple, port: int) -> int:
    """The ports that one comes to by entering a cell at this one: those on its path, or none."""
    cell = port // SIDES
    kind = temple.rooms[cell]
    if kind == NO_ROOM:
        return 0
    return int(box.rooms[kind].link[temple.turns[cell], port % SIDES]) << cell * SIDES


@rule
def reaches_crypt(box: Box, temple: Temple, ports: int, cell: int) -> bool:
    """Whether a path leads to the special location of the room in this cell."""
    kind = temple.rooms[cell]
    if kind == NO_ROOM:
        return False
    return (ports >> cell * SIDES) & ALL_SIDES & int(box.rooms[kind].crypts[temple.turns[cell]]) != 0
