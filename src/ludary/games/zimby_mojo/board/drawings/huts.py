"""The huts of the tribes beyond their entries: where zimbies come from and the Crown is to go; and
the places still free.
"""

from functools import lru_cache
from typing import Any

from ludary.games.zimby_mojo.board.drawings.masks import INK, TRIBE_FILLS, mask
from ludary.games.zimby_mojo.board.tiles import CELL, LETTER, WHITE, outside
from ludary.games.zimby_mojo.cards import ENTRIES, NOWHERE
from ludary.games.zimby_mojo.spots import ENTRY, HOME
from ludary.games.zimby_mojo.state import Phase
from ludary.kit import Game
from ludary.kit.picture import group, label, path, rect, tip

WALL = "m-8.5-1h17v10h-17z"
ROOF = "m-10.5 1l10.5-10.5 10.5 10.5-2.8-.8-2.3 1.2-2.6-1.2-2.8 1.2-2.8-1.2-2.6 1.2-2.3-1.2z"
STRAWS = "m-6-.5l4.5-6m1.5 6v-7m6 7l-4.5-6"


def huts(game: Game, s: Any, names: tuple[str, ...]) -> str:
    """Huts at the entries that are taken; while entries are chosen, marks at the free ones."""
    entries = tuple(int(s.shamans[seat].entry) for seat in range(s.seats))
    return _huts(game, entries, s.phase == Phase.ENTRY, names)


@lru_cache(64)
def _huts(game: Game, entries: tuple[int, ...], choosing: bool, names: tuple[str, ...]) -> str:
    taken = (
        _hut(game, entry, seat, names[seat])
        for seat, entry in enumerate(entries)
        if entry != NOWHERE
    )
    free = (_free(game, entry) for entry in range(ENTRIES) if choosing and entry not in entries)
    return group(*taken, *free, id="huts")


def _hut(game: Game, entry: int, seat: int, name: str) -> str:
    """A thatched hut with the mask of its tribe over the door."""
    x, y = outside(game, entry)
    at = f"M{x:g} {y:g}"
    house = path(at + WALL, "#6b4325", stroke=INK, stroke_width=0.9) + path(
        at + ROOF, "#d9ab55", stroke=INK, stroke_width=0.9
    )
    straw = path(at + STRAWS, stroke="#8a6a3d", stroke_width=0.9) + path(
        f"M{x - 9.5:g} {y + 9:g}h19", stroke=TRIBE_FILLS[seat], stroke_width=2
    )
    return group(
        tip(f"the hut of {name}, entry {entry + 1}"),
        house,
        straw,
        mask(seat, x, y + 2.6, 6.4),
        data_spot=HOME(seat),
    )


def _free(game: Game, entry: int) -> str:
    """An entry that nobody has taken."""
    x, y = outside(game, entry)
    frame = rect(
        x - CELL / 2,
        y - CELL / 2,
        CELL,
        CELL,
        "#3a2a22",
        rx=4,
        stroke="#ffcf3f",
        stroke_width=1.4,
        stroke_dasharray="3 2",
    )
    words = label(x, y + 5, str(entry + 1), LETTER, WHITE, text_anchor="middle", font_weight="bold")
    return group(tip(f"entry {entry + 1}: free"), frame, words, data_spot=ENTRY(entry + 1))
