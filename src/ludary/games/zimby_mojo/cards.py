"""The words of the box: capacities, directions on the map, kinds of scrolls and of the King's
rituals.
"""

from enum import IntEnum

TILES = 240  # room for tiles of the map
KINDS = 48  # room for kinds of scrolls
SEATS = 8
TRIBE_ZIMBIES = 16  # zimby tokens of a tribe
BOARD = 8  # room for zimbies on a tribal board
# corners or sides of the map, and whatever there is one of in each: thugs, shrines, portals, wards
# ...
CORNERS = 4
ALL_CORNERS = (1 << CORNERS) - 1  # as bits
ENTRIES = 8  # points at which a tribal board can lie
DIRECTIONS = 5
KINGS_STEPS = 8  # over sides and corners: N, NE, E, SE, S, SW, W, NW
ROUTES = 5  # patrol routes: outer ones 0 to 3, by quadrant, and
INNER = 4
OVERGROWTH = 2  # the map with the King's obstacles, and without
RATES = 5  # rates of movement
RATE_SIZES = (2, 4, 6, 8)  # the largest column at each rate but the last
NOWHERE = -1


class Direction(IntEnum):
    """Over which side one leaves a tile.

    Opposite ones differ by two; the diagonal side is its own opposite.
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    DIAGONAL = 4  # between a gray tile and its shrine


class Growth(IntEnum):
    """The King's own obstacles, as long as he lives."""

    NONE = 0
    THICKET = 1
    VINES = 2


class ScrollType(IntEnum):
    """The rulebook's three types of scrolls."""

    WITCHERY = 0
    RITUAL = 1
    INCANTATION = 2


class Target(IntEnum):
    """Kinds of targets of a scroll, as bits; the last three are effects of scrolls of that type."""

    ZIMBIES = 1
    THUGS = 2
    KING = 4
    ZOMBIE = 8
    TILE = 16
    SHAMAN = 32
    WITCHERY = 64
    RITUAL = 128
    INCANTATION = 256


class RitualKind(IntEnum):
    """The King's rituals."""

    BLOOD = 0
    DISCORD = 1
    EXHAUSTION = 2
    MADNESS = 3
    HUNGER = 4
    WINNOWING = 5
    PORTALS = 6
    TERROR = 7


RITUALS = len(RitualKind)
ANY_CREATURE = Target.ZIMBIES | Target.THUGS | Target.KING | Target.ZOMBIE
STACKED = Target.WITCHERY | Target.RITUAL | Target.INCANTATION
