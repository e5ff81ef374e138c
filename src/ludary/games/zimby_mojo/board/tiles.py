"""Places on the map: tiles are squares of `CELL` units, and kinds of tiles by what they look
like.
"""

from collections.abc import Iterable
from enum import IntEnum

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, INNER, NOWHERE, ROUTES, Direction
from ludary.kit import Game

CELL = 19
LETTER = 14  # the smallest letters of the map, in its units
WHITE, TABLE = "#fff7e6", "#150e1c"
OUTWARDS = {
    Direction.NORTH: (0, -1),
    Direction.EAST: (1, 0),
    Direction.SOUTH: (0, 1),
    Direction.WEST: (-1, 0),
}  # steps across and down


class Floor(IntEnum):
    """Kinds of tiles by what they look like."""

    HALL = 0
    OUTER = 1
    INNER = 2
    SANCTUM = 3
    WARD = 4
    STUB = 5


def corner(game: Game[Box], tile: int) -> tuple[int, int]:
    """The upper left corner of a tile."""
    return game.box.col[tile] * CELL, game.box.row[tile] * CELL


def middle(game: Game[Box], tile: int) -> tuple[float, float]:
    x, y = corner(game, tile)
    return x + CELL / 2, y + CELL / 2


def cell_middle(row: int, col: int) -> tuple[float, float]:
    return (col + 0.5) * CELL, (row + 0.5) * CELL


def disc(radius: float) -> str:
    """A circle around where a path has got to, and back there."""
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"m{-radius:g} 0{half} {2 * radius:g} 0{half} {-2 * radius:g} 0zm{radius:g} 0"


def at_each(places: Iterable[tuple[float, float]], shape: str) -> str:
    """A shape, written relative to its middle, at each of the places."""
    return "".join(f"M{x:g} {y:g}{shape}" for x, y in places)


def size_of(game: Game[Box]) -> tuple[int, int]:
    """Width and height of the map."""
    return game.box.cols * CELL, game.box.rows * CELL


def floor_of(game: Game[Box], tile: int) -> Floor:
    box = game.box
    if box.entry_at[tile] != NOWHERE:
        return Floor.STUB
    if box.sanctum[tile]:
        return Floor.SANCTUM
    if box.ward_at[tile] != NOWHERE:
        return Floor.WARD
    if box.route_next[INNER, tile] != NOWHERE:
        return Floor.INNER
    return (
        Floor.OUTER
        if any(box.route_next[route, tile] != NOWHERE for route in range(ROUTES))
        else Floor.HALL
    )


def side_of(game: Game[Box], entry: int) -> Direction:
    """The side of the map at which a tribal board lies."""
    stub, beyond = game.box.stub[entry], game.box.stub_route[entry]
    inwards = [game.box.next[stub, side] for side in range(CORNERS)].index(beyond)
    return Direction((inwards + 2) % CORNERS)


def outside(game: Game[Box], entry: int) -> tuple[float, float]:
    """The middle of the place beyond an entry, off the map, where the tribe has its hut."""
    (x, y), (across, down) = middle(game, game.box.stub[entry]), OUTWARDS[side_of(game, entry)]
    return x + CELL * across, y + CELL * down
