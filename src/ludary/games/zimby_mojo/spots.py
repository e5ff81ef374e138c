"""The spots of the board: what can be pointed at, and what choices and events are about."""

from collections.abc import Iterable
from itertools import islice

from ludary.games.zimby_mojo.cards import (
    CORNERS,
    ENTRIES,
    KINDS,
    NOWHERE,
    SEATS,
    TILES,
    TRIBE_ZIMBIES,
    RitualKind,
)
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.state import AGENDA, CHANTS, State
from ludary.kit import Spot

TILE, QUADRANT, RITUAL = Spot("tile", TILES), Spot("quadrant", CORNERS), Spot("ritual", CORNERS)
ENTRY = Spot("entry", ENTRIES + 1)  # numbered from 1
BOARD, HOME, MOJO, SHORE = (Spot(name, SEATS) for name in ("board", "home", "mojo", "shore"))
ZIMBY = Spot("zimby", SEATS, TRIBE_ZIMBIES + 1)  # on a tribal board, from 1
SCROLL, OFFERED, DIG = (Spot(name, KINDS) for name in ("scroll", "offered", "dig"))
STACK, CHANT = Spot("stack", AGENDA), Spot("chant", CHANTS)
DEVOUR, ENTER = Spot("devour", TRIBE_ZIMBIES + 1), Spot("enter", TRIBE_ZIMBIES + 1)
GROUP = Spot("group", TRIBE_ZIMBIES + 1, 2)  # zimbies, and whether they take the Crown along
LIBRARY, DISCARD, THRONE = Spot("library"), Spot("discard"), Spot("throne")
YES, NO = Spot("yes"), Spot("no")
DEVOUR_RANGE, DEVOUR_EFFECT = Spot("devour-range"), Spot("devour-effect")


def tile_spot(tile: int) -> str:
    return TILE(tile) if tile != NOWHERE else ""


def tile_spots(tiles: Iterable[int]) -> list[str]:
    return [tile_spot(tile) for tile in tiles if tile != NOWHERE]


def strikes_portal(s: State) -> bool:
    """Tell whether the ritual whose place is chosen is that of Portals."""
    return any(
        entry.duty == Duty.RITE and entry.ritual == RitualKind.PORTALS
        for entry in islice(s.agenda, s.agenda_count)
    )
