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
    return reached_if(box, temple, NOWHERE, NO_ROOM, 0, NOWHERE, NO_ROOM, 0)


@rule
def reached_if(box: Box, temple: Temple, one: int, room: int, turn: int, two: int, other_room: int, other_turn: int) -> int:
    """Return the ports that would be joined to the entrances if these rooms lay in the cells `one` and `two`."""
    found, coming = 0, 0
    for cell in range(COLUMNS):
        coming |= 1 << cell * SIDES + Side.SOUTH
    while coming != 0:
        following = 0
        while coming != 0:
            port = lowest(coming)
            coming &= coming - 1
            cell, side = port // SIDES, port % SIDES
            if cell == one:
                entered = way_in(box, cell, room, turn, side)
            elif cell == two:
                entered = way_in(box, cell, other_room, other_turn, side)
            else:
                entered = way_in(box, cell, temple.rooms[cell], temple.turns[cell], side)
            following |= beyond(entered & ~found)
            found |= entered
        coming = following & ~found
    return found


@rule
def way_in(box: Box, cell: int, room: int, turn: int, side: int) -> int:
    """The ports that one comes to by entering a cell from this side: those on its path, or none."""
    return box.rooms[room].link[turn, side] << cell * SIDES


@rule
def beyond(ports: int) -> int:
    """The ports on the other side of these, as far as there is one."""
    across = 0
    while ports != 0:
        port = int(BEYOND[lowest(ports)])
        ports &= ports - 1
        if port != NOWHERE:
            across |= 1 << port
    return across


@rule
def reaches_crypt(box: Box, temple: Temple, ports: int, cell: int) -> bool:
    """Tell whether a path leads to the special location of the room in this cell."""
    leads = box.rooms[temple.rooms[cell]].crypts[temple.turns[cell]]
    return (ports >> cell * SIDES) & ALL_SIDES & leads != 0
