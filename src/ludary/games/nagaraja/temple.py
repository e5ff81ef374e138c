"""A temple: 3 by 3 cells, three entrances below, and nine hiding places around the other three
sides.

Cells are numbered in reading order from the entrances on: 0 is a1, the lower left one, 8 is c3.
Hiding places are numbered clockwise from the lower left. A *port* is one side of one cell: `4 *
cell + side`. Every player sees the own temple with the entrances in front.
"""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

COLUMNS, ROWS = 3, 3
CELLS = COLUMNS * ROWS
PLACES = 9
SIDES = 4
PORTS = CELLS * SIDES
NOWHERE = -1
UPPER_LEFT, UPPER_RIGHT = CELLS - COLUMNS, CELLS - 1


class Side(IntEnum):
    """The sides of a cell or a room, clockwise."""

    NORTH = 0  # away from the entrances
    EAST = 1
    SOUTH = 2
    WEST = 3


def _beyond(port: int) -> int:
    """The port on the other side of the wall, NOWHERE at the rim."""
    cell, side = divmod(port, SIDES)
    column, row = cell % COLUMNS, cell // COLUMNS
    column += (side == Side.EAST) - (side == Side.WEST)
    row += (side == Side.NORTH) - (side == Side.SOUTH)
    inside = 0 <= column < COLUMNS and 0 <= row < ROWS
    return (row * COLUMNS + column) * SIDES + (side + 2) % SIDES if inside else NOWHERE


def _port_of(place: int) -> int:
    """The port that opens on a hiding place."""
    at, side = place % 3, (Side.WEST, Side.NORTH, Side.EAST)[place // 3]
    cell = {
        Side.WEST: at * COLUMNS,
        Side.NORTH: UPPER_LEFT + at,
        Side.EAST: UPPER_RIGHT - at * COLUMNS,
    }[side]
    return cell * SIDES + side


BEYOND: npt.NDArray[np.int16] = np.array([_beyond(port) for port in range(PORTS)], np.int16)
# The ports of each side with another one beyond the wall, as bits; and how far on that one lies to
# the north and east (back to the others)
NORTHWARDS, EASTWARDS, SOUTHWARDS, WESTWARDS = (
    sum(1 << port for port in range(PORTS) if port % SIDES == side and BEYOND[port] != NOWHERE)
    for side in Side
)
ROW_ON, COLUMN_ON = COLUMNS * SIDES + Side.SOUTH - Side.NORTH, SIDES + Side.WEST - Side.EAST
PORT_OF: npt.NDArray[np.int16] = np.array(
    [_port_of(place) for place in range(PLACES)], np.int16
)  # by hiding place
NEXT_TO: npt.NDArray[np.int16] = np.array(  # by cell: its orthogonal neighbours, one bit for each
    [
        sum(
            1 << int(BEYOND[4 * cell + side]) // SIDES
            for side in range(SIDES)
            if BEYOND[4 * cell + side] >= 0
        )
        for cell in range(CELLS)
    ],
    np.int16,
)
ENTRANCE_ROW = 0b111  # the cells at the entrances, as bits

CELL_NAMES = [f"{'abc'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS)]
PLACE_NAMES = [
    "left-low",
    "left-middle",
    "left-high",
    "top-left",
    "top-middle",
    "top-right",
    "right-high",
    "right-middle",
    "right-low",
]
