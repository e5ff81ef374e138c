"""Rooms as pictures: rock with corridors cut into it, chambers with amulets, and the trap.

Corridors run from edge to edge of a tile, so that neighbours join. Those that an entrance leads to
are golden, with lamps along the middle.
"""

from functools import lru_cache

from ludary.games.nagaraja.board.jade import (
    CELL,
    DARK_GOLD,
    EMBER,
    GOLD,
    INK,
    OBSIDIAN,
    SAND,
    WHITE,
)
from ludary.games.nagaraja.board.patterns import placed
from ludary.games.nagaraja.board.stone import filled
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.temple import SIDES
from ludary.games.nagaraja.text.rooms import groups_of, room_words
from ludary.kit import Game
from ludary.kit.picture import circle, group, path, rect, tip

MIDDLE = CELL / 2
EDGES = ((MIDDLE, 0.0), (CELL, MIDDLE), (MIDDLE, CELL), (0.0, MIDDLE))  # middle of each side
FLOOR = 13  # how wide a corridor is
WALLS = (
    (INK, FLOOR + 7.5),
    ("#86bda6", FLOOR + 5.2),
    ("#07140f", FLOOR + 2.6),
)  # around it, from outside: shadow, kerb, the cut
LAMPS = MIDDLE / 3  # from one lamp to the next: neighbouring tiles have one in common
CHAMBER = 10.5


@lru_cache(512)
def room(game: Game[Box], kind: int, turn: int, amulet: bool, joined: int = 0) -> str:
    """A room tile as it lies; corridors that the sides `joined` to an entrance belong to are
    golden.
    """
    words = room_words(game, kind, turn) + (", an amulet in it" if amulet else "")
    groups = groups_of(game, kind, turn)
    cut = [
        _corridor(sides, leads, amulet, any(joined >> side & 1 for side in sides))
        for sides, leads in groups
    ]
    return group(tip(words), placed("tile", "#2b6455"), *cut, data_piece=f"room-{kind}")


def _corridor(sides: tuple[int, ...], leads: bool, amulet: bool, lit: bool) -> str:
    """A way cut into the rock, paved, with a chamber if it leads to the special location."""
    ways, place = _ways(sides, leads), _chamber_at(sides)
    light = path(ways, stroke=GOLD, stroke_width=34, stroke_opacity=0.16) + path(
        ways, stroke=GOLD, stroke_width=26, stroke_opacity=0.2
    )
    walls = [path(ways, stroke=colour, stroke_width=wide) for colour, wide in WALLS]
    round_ = (
        [circle(*place, CHAMBER + (wide - FLOOR) / 2, colour) for colour, wide in WALLS]
        if leads
        else []
    )
    around = [
        part for pair in zip(walls, round_ or [""] * len(walls), strict=True) for part in pair
    ]
    floor = path(ways, stroke=GOLD if lit else SAND, stroke_width=float(FLOOR))
    slabs = path(ways, stroke=filled("slabs", "none"), stroke_width=FLOOR - 0.5)
    lamps = (
        path(
            ways,
            stroke="#fffbe2",
            stroke_width=2.6,
            stroke_dasharray=f"0 {LAMPS:g}",
            stroke_linecap="round",
        )
        if lit
        else ""
    )
    room = _chamber(*place, amulet, lit) if leads else ""
    return group(light if lit else "", *around, floor, slabs, lamps, room, stroke_linejoin="round")


def _ways(sides: tuple[int, ...], leads: bool) -> str:
    """A bend is round; a single side ends half way to the middle; all others, and those with a
    chamber, meet in the middle.
    """
    if len(sides) == 1:
        ((x, y),) = (EDGES[side] for side in sides)
        return f"M{x:g} {y:g}L{(x + MIDDLE) / 2:g} {(y + MIDDLE) / 2:g}"
    if len(sides) == 2:
        (x, y), (u, v) = (EDGES[side] for side in sides)
        straight = leads or sides[1] - sides[0] == 2
        return (
            f"M{x:g} {y:g}{'L' if straight else 'Q'}{MIDDLE:g}"
            f" {MIDDLE:g}{'L' if straight else ' '}{u:g} {v:g}"
        )
    return "".join(
        f"M{EDGES[side][0]:g} {EDGES[side][1]:g}L{MIDDLE:g} {MIDDLE:g}" for side in sides
    )


def _chamber_at(sides: tuple[int, ...]) -> tuple[float, float]:
    """The special location lies in the middle, or where a way ends."""
    if len(sides) > 1:
        return MIDDLE, MIDDLE
    x, y = EDGES[sides[0]]
    return (x + MIDDLE) / 2, (y + MIDDLE) / 2


def _chamber(x: float, y: float, amulet: bool, lit: bool) -> str:
    """A round chamber, with its amulet or an empty basin."""
    floor = circle(x, y, CHAMBER, GOLD if lit else SAND) + circle(
        x, y, CHAMBER - 2.4, "none", stroke=DARK_GOLD if lit else "#7d7856", stroke_width=1
    )
    if amulet:
        return floor + circle(x, y, CHAMBER - 1.5, filled("gleam", "none")) + gem(x, y)
    return floor + circle(
        x, y, 4.6, "#0d211b", stroke=DARK_GOLD if lit else "#5b573f", stroke_width=1.4
    )


def gem(x: float, y: float, size: float = 8) -> str:
    """The cut stone that stands for an amulet nobody has looked at."""
    cut = f"M{x:g} {y - size:g}L{x + size:g} {y:g}L{x:g} {y + size:g}L{x - size:g} {y:g}Z"
    shade = f"M{x:g} {y + size:g}L{x + size:g} {y:g}H{x + size / 3:g}Z"
    facets = (
        f"M{x - size:g} {y:g}H{x + size:g}M{x:g} {y - size:g}L{x - size / 3:g} {y:g}L{x:g}"
        f" {y + size:g}L{x + size / 3:g} {y:g}Z"
    )
    return (
        path(cut, "#a55be0", stroke=WHITE, stroke_width=1.5)
        + path(shade, "#6d2aa8")
        + path(facets, stroke="#ecd8fc", stroke_width=0.8)
    )


@lru_cache(1)
def trap() -> str:
    """Crossed stakes over a pit."""
    rim = placed("tile", "#2b6455") + rect(
        4, 4, CELL - 8, CELL - 8, OBSIDIAN, rx=4, stroke=INK, stroke_width=3
    )
    heat = circle(MIDDLE, MIDDLE, 22, filled("ember", "none"))
    spikes = path(
        "M8 21L13 9L18 21ZM33 21L38 9L43 21ZM8 46L13 34L18 46ZM33 46L38 34L43 46Z",
        "#b9a8b4",
        stroke=INK,
    )
    stakes = f"M12 12L{CELL - 12} {CELL - 12}M{CELL - 12} 12L12 {CELL - 12}"
    layers = ((INK, 9.0), (EMBER, 5.5), ("#ffc2a6", 1.4))
    crossed = [
        path(stakes, stroke=colour, stroke_width=wide, stroke_linecap="round")
        for colour, wide in layers
    ]
    return group(tip("the trap"), rim, heat, spikes, *crossed, data_piece="trap")


def opens(ports: int, cell: int) -> int:
    """The sides of a cell that are joined to an entrance, as bits."""
    return ports >> cell * SIDES & (1 << SIDES) - 1
