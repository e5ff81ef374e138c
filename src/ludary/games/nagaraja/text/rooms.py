"""Rooms in words: which sides their paths join as they lie."""

from ludary.core.game import Game
from ludary.games.nagaraja.temple import SIDES
from ludary.games.nagaraja.text.names import SIDE_NAMES, room_name


def groups_of(game: Game, kind: int, turn: int) -> list[tuple[tuple[int, ...], bool]]:
    """The paths of a room as it lies: their sides, and whether they lead to the special location."""
    row = game.box.rooms[kind]
    masks = dict.fromkeys(mask for mask in row.link[turn] if mask)
    crypt = row.crypts[turn]
    return [(tuple(side for side in range(SIDES) if mask >> side & 1), bool(mask & crypt)) for mask in masks]


def ways_of(game: Game, kind: int, turn: int) -> str:
    """The paths in words: north-east, south to the crypt."""
    return ", ".join(
        "-".join(SIDE_NAMES[side] for side in sides) + (" to the special location" if leads else "")
        for sides, leads in groups_of(game, kind, turn)
    )


def room_words(game: Game, kind: int, turn: int) -> str:
    """A room as it lies: bend north-east."""
    return f"{room_name(game, kind)} {ways_of(game, kind, turn)}"
