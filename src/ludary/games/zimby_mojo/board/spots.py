"""Spots of tiles on the board."""

from collections.abc import Iterable
from itertools import islice

from ludary.games.zimby_mojo.cards import NOWHERE, RitualKind
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.spots import TILE
from ludary.games.zimby_mojo.state import State


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
