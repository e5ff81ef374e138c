"""Paths: which hiding places and special locations are joined to an entrance.

A room joins sides only by what is drawn on it.
"""

from typing import NamedTuple

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_ROOM
from ludary.games.nagaraja.state import Temple
from ludary.games.nagaraja.temple import (
    COLUMN_ON,
    COLUMNS,
    EASTWARDS,
    NORTHWARDS,
    NOWHERE,
    ROW_ON,
    SIDES,
    SOUTHWARDS,
    WESTWARDS,
    Side,
)
from ludary.kit import rule
from ludary.kit.grid import lowest

ALL_SIDES = (1 << SIDES) - 1


class RoomLaid(NamedTuple):
    """A room as it lies, or would lie."""

    cell: int
    kind: int
    turn: int


NO_CHANGE = RoomLaid(NOWHERE, NO_ROOM, 0)  # for rooms that lie as they do


@rule
def reached(box: Box, temple: Temple) -> int:
    """The ports that paths join to the entrances, one bit for each."""
    return reached_if(box, temple, NO_CHANGE, NO_CHANGE)


@rule
def laid(cell: int, room: int, turn: int) -> RoomLaid:
    """Return a room of this kind that lies in a cell, turned so far."""
    return RoomLaid(int(cell), int(room), int(turn))


@rule
def room_in(temple: Temple, cell: int, one: RoomLaid, two: RoomLaid) -> RoomLaid:
    """Return the room in a cell if the rooms `one` and `two` lay where they say, instead of
    whatever lies there.
    """
    if cell == one.cell:
        return one
    if cell == two.cell:
        return two
    return laid(cell, temple.rooms[cell], temple.turns[cell])


@rule
def reached_if(box: Box, temple: Temple, one: RoomLaid, two: RoomLaid) -> int:
    """Return the ports that would be joined to the entrances if the rooms `one` and `two` lay where
    they say.
    """
    found, coming = 0, 0
    for cell in range(COLUMNS):
        coming |= 1 << cell * SIDES + Side.SOUTH
    while coming != 0:
        port = lowest(coming)
        coming &= coming - 1
        entered = way_in(box, room_in(temple, port // SIDES, one, two), port % SIDES)
        leads_on = beyond(entered & ~found)
        found |= entered
        coming |= leads_on & ~found
    return found


@rule
def way_in(box: Box, room: RoomLaid, side: int) -> int:
    """The ports that one comes to by entering a room from this side: those on its path, or none."""
    return box.rooms[room.kind].link[room.turn, side] << room.cell * SIDES


@rule
def beyond(ports: int) -> int:
    """The ports on the other side of these, as far as there is one."""
    north_and_east = (ports & NORTHWARDS) << ROW_ON | (ports & EASTWARDS) << COLUMN_ON
    return north_and_east | (ports & SOUTHWARDS) >> ROW_ON | (ports & WESTWARDS) >> COLUMN_ON


@rule
def reaches_crypt(box: Box, temple: Temple, ports: int, cell: int) -> bool:
    """Tell whether a path leads to the special location of the room in this cell."""
    leads = box.rooms[temple.rooms[cell]].crypts[temple.turns[cell]]
    return (ports >> cell * SIDES) & ALL_SIDES & leads != 0
