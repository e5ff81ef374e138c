"""Tiles and squares: how they are numbered, the same in every edition.

Squares are numbered in reading order: a1, b1 to j1, then a2 and so on. The corners go clockwise
from a1.
"""

from enum import IntEnum

COLUMNS, ROWS = 10, 10
SQUARES = COLUMNS * ROWS
CLANS = 4
CORNERS = (0, COLUMNS - 1, SQUARES - 1, SQUARES - COLUMNS)
ZONES = 5
OUTSIDE = ZONES + 1  # the zone of what lies in none
NOBODYS = -1  # owner of a square without a clan's tile
NOWHERE = -1


class Tile(IntEnum):
    """The kinds of things that can lie on a square."""

    EMPTY = 0
    CAVERN = 1
    GOROLDIOA = 2
    SPRING = 3
    LAVA = 4
    EARTHQUAKE = 5
    CAMP = 6
    LOCATED_GOROLDIOA = 7  # found by the Sharman: reserved, and not a tile yet
    LOCATED_SPRING = 8


KINDS = len(Tile)
RESULTS = 5  # of the Excavate wheel: CAVERN to EARTHQUAKE
LOCATED = (
    Tile.LOCATED_GOROLDIOA - Tile.GOROLDIOA
)  # what a resource's tile lies further along while it is only located
