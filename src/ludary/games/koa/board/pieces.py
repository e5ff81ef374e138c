"""The pieces on the squares: clans differ by colour and by the shape of a badge, kinds of tiles by
their drawings.
"""

from typing import Any

from ludary.games.koa.board.art import (
    ARCH,
    CELL,
    DROP,
    FILLS,
    INK,
    LEAF,
    PAWN_HIGH,
    PAWN_WIDE,
    WHITE,
    painted,
    plate,
)
from ludary.games.koa.text.names import COLOURS, TILE_NAMES
from ludary.games.koa.tiles import LOCATED, NOBODYS, Tile
from ludary.kit.picture import circle, group, path, rect, tip

LEAST_FONT = 15  # the smallest letters of the map, in the units of a panel
SIGN = 40  # signs are drawn in a square of so many units
LAVA_FILL, QUAKE_FILL, TARGET = "#b3361b", "#9c8a76", "#8f1d00"

SIGNS = {
    Tile.CAVERN: ARCH,
    Tile.GOROLDIOA: LEAF,
    Tile.SPRING: DROP,
}  # as shapes in one colour: for what is small, or only sought


def sign(tile: int, x: float, y: float, size: float, ink: str = INK, **more: Any) -> str:
    """A kind of tile as a shape in one colour."""
    return group(path(SIGNS[Tile(tile)], ink, **more), at=(x, y), scale=size / SIGN)


def thing(tile: int, x: float, y: float, size: float, clan: int = NOBODYS) -> str:
    """A kind of tile as it lies on the board, on its clan's slab if it has one."""
    slab = painted(f"clan-{clan}", fallback=FILLS[clan]) if clan != NOBODYS else ""
    return group(slab, painted(TILE_NAMES[Tile(tile)]), at=(x, y), scale=size / CELL)


def piece_name(tile: int, owner: int) -> str:
    """Return a piece's name in `data-piece`: alike are those of the same kind and clan."""
    kind = TILE_NAMES[Tile(tile)].replace(" ", "-")
    return kind if owner == NOBODYS else f"{kind}-{owner}"


def piece(tile: int, owner: int, lost: bool) -> str:
    """Draw the tile on a square; one that is cut off is pale, its edge broken."""
    name = TILE_NAMES[Tile(tile)]
    if owner == NOBODYS:
        return group(
            tip(name),
            painted(name, fallback=LAVA_FILL if tile == Tile.LAVA else QUAKE_FILL),
            data_piece=piece_name(tile, owner),
        )
    words = f"{COLOURS[owner]}: {name}{', cut off from the camp' if lost else ''}"
    inside = _located(tile, owner) if tile > Tile.CAMP else _laid(tile, owner, lost)
    return group(tip(words), inside, data_piece=piece_name(tile, owner))


def _laid(tile: int, owner: int, lost: bool) -> str:
    drawn = painted(f"clan-{owner}", fallback=FILLS[owner]) + painted(TILE_NAMES[Tile(tile)])
    if not lost:
        return drawn
    edge = rect(
        2.5,
        2.5,
        CELL - 5,
        CELL - 5,
        "#f3e2bd",
        rx=6,
        fill_opacity=0.55,
        stroke=INK,
        stroke_width=3,
        stroke_dasharray="5 4",
    )
    return drawn + edge


def _located(tile: int, owner: int) -> str:
    """A square that the Sharman has found: drawn on the rock, for there is no tile yet."""
    return painted(f"sought-{owner}", fallback=FILLS[owner]) + sign(
        tile - LOCATED, 12, 17, 20, "#4a3a28"
    )


def pawn(clan: int) -> str:
    """The clan's pawn, in the upper right corner of a square."""
    figure = painted(f"pawn-{clan}", PAWN_WIDE, PAWN_HIGH, FILLS[clan])
    return group(
        tip(f"pawn of {COLOURS[clan]}"),
        figure,
        at=(CELL - PAWN_WIDE - 1, -1),
        data_piece=f"pawn-{clan}",
    )


def diggable(places: list[tuple[float, float]], clan: int) -> str:
    """Squares that can be mined now: a pick in each, on a chip of the clan's colour."""
    return path(
        "".join(f"M{x:g} {y:g}h{CELL}v{CELL}h-{CELL}z" for x, y in places), f"url(#koa-dig-{clan})"
    )


def site(x: float, y: float, clan: int) -> str:
    """A corner in which the camp can stand: a tent on a chip of the clan's colour."""
    chip = circle(21.5, 21.5, 16.5, FILLS[clan], stroke=INK, stroke_width=1.6) + circle(
        21.5, 21.5, 13.6, "#fff6e0"
    )
    return group(chip, group(painted(TILE_NAMES[Tile.CAMP]), at=(9.8, 9.2), scale=0.52), at=(x, y))


def claimable(x: float, y: float) -> str:
    return rect(x + 2, y + 2, CELL - 4, CELL - 4, "none", rx=6, stroke=INK, stroke_width=3.5)


def attackable(x: float, y: float, percent: int) -> str:
    """A tile that can be seized now, with the chance of success."""
    edge: dict[str, Any] = {"rx": 6, "stroke_width": 2.5}
    frame = rect(
        x + 1.5, y + 1.5, CELL - 3, CELL - 3, "none", stroke=WHITE, **{**edge, "stroke_width": 4.5}
    )
    frame += rect(x + 1.5, y + 1.5, CELL - 3, CELL - 3, "none", stroke=TARGET, **edge)
    return frame + plate(x + CELL / 2, y + CELL - 10.5, f"{percent}%", LEAST_FONT, CELL - 4, 18)
