"""Rooms in words: which sides their paths join as they lie."""

from functools import lru_cache

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.temple import SIDES
from ludary.games.nagaraja.text.names import SIDE_NAMES, all_of, room_name
from ludary.kit import Game


@lru_cache(512)
def groups_of(game: Game[Box], kind: int, turn: int) -> tuple[tuple[tuple[int, ...], bool], ...]:
    """The paths of a room as it lies: their sides, and whether they lead to the special
    location.
    """
    row = game.box.rooms[kind]
    masks = dict.fromkeys(row.link[turn, side] for side in range(SIDES) if row.link[turn, side])
    crypt = row.crypts[turn]
    return tuple(
        (tuple(side for side in range(SIDES) if mask >> side & 1), bool(mask & crypt))
        for mask in masks
    )


@lru_cache(512)
def ways_of(game: Game[Box], kind: int, turn: int) -> str:
    """The paths in words: north and east joined, south leading to the special location."""
    return ", ".join(_path(sides, leads) for sides, leads in groups_of(game, kind, turn))


def _path(sides: tuple[int, ...], leads: bool) -> str:
    names = all_of([SIDE_NAMES[side] for side in sides]) if len(sides) < SIDES else "all four sides"
    if len(sides) == 1:
        return f"{names} leading {'to the special location' if leads else 'nowhere'}"
    return f"{names} {'meeting at the special location' if leads else 'joined'}"


def room_words(game: Game[Box], kind: int, turn: int) -> str:
    """A room as it lies: bend with north and east joined."""
    return f"{room_name(game, kind)} with {ways_of(game, kind, turn)}"
