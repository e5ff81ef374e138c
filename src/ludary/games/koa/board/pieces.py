"""Squares and tiles as pictures: clans are told apart by colour and by a badge of another shape, kinds of tiles by their sign."""

from typing import Any

from ludary.core.svg import circle, group, label, path, rect, tip
from ludary.games.koa.text.names import COLOURS, TILE_NAMES
from ludary.games.koa.tiles import LOCATED, NOBODYS, Tile

CELL = 43  # a square
LEAST_FONT = 15  # the smallest letters of the map, in the units of a panel
SIGN = 40  # signs are drawn in a square of so many units
INK, WHITE = "#1a1a1a", "#ffffff"
# Okabe and Ito's colours, which remain apart for all kinds of colour vision
FILLS = ("#e69f00", "#4a9fd8", "#2fae8a", "#cc79a7")  # orange, blue, green, purple: light enough for dark signs
ZONE_FILLS = ("#d9c7a0", "#e0d0ae", "#e7dabd", "#eee4cd", "#f4eddd", "#f8f4ea")  # zone 1 to 5, and what lies in none
LAVA_FILL, QUAKE_FILL, TARGET = "#b3361b", "#6d6a66", "#8f1d00"

BADGES = (  # in a square of 12 units: circle, square, triangle, diamond
    "M6 0.5A5.5 5.5 0 1 1 5.99 0.5Z",
    "M1 1H11V11H1Z",
    "M6 0L12 11H0Z",
    "M6 -0.5L12.5 6L6 12.5L-0.5 6Z",
)
SIGNS = {
    Tile.CAVERN: "M4 36V22C4 2 36 2 36 22V36H27V24C27 13 13 13 13 24V36Z",
    Tile.GOROLDIOA: "M20 38C19 30 16 24 8 22C3 20 2 12 3 8C11 9 17 13 19 20C18 12 20 5 27 2C31 7 30 16 23 22C27 17 33 15 38 17"
    "C38 25 31 28 24 28C22 31 22 34 22 38Z",
    Tile.SPRING: "M20 2C29 14 34 20 34 27A14 12 0 0 1 6 27C6 20 11 14 20 2Z",
    Tile.CAMP: "M20 3L37 36H26L20 22L14 36H3Z",
    Tile.LAVA: "M2 13C8 3 14 3 20 12S32 20 38 10V18C32 28 26 28 20 19S8 11 2 21Z"
    "M2 29C8 19 14 19 20 28S32 36 38 26V34C32 44 26 44 20 35S8 27 2 37Z",
    Tile.EARTHQUAKE: "M24 0L10 18L18 20L8 40L30 17L21 15L32 0Z",
}
PAWN = "M8 0A4 4 0 0 1 10.5 7L13 15H3L5.5 7A4 4 0 0 1 8 0Z"
BONES = "M5 12A5 5 0 1 1 12 5L35 28A5 5 0 1 1 28 35ZM35 12A5 5 0 1 0 28 5L5 28A5 5 0 1 0 12 35Z"


def sign(tile: int, x: float, y: float, size: float, ink: str = INK, **more: Any) -> str:
    """The sign of a kind of tile."""
    return group(path(SIGNS[Tile(tile)], ink), at=(x, y), scale=size / SIGN, **more)


def badge(clan: int, x: float, y: float, size: float = 12) -> str:
    """The shape of a clan, dark upon white."""
    return group(path(BADGES[clan], INK, stroke=WHITE, stroke_width=1.5), at=(x, y), scale=size / 12)


def ground(zone: int) -> str:
    """An empty square, darker the nearer a camp is."""
    return rect(0.5, 0.5, CELL - 1, CELL - 1, ZONE_FILLS[zone - 1])


def piece_name(tile: int, owner: int) -> str:
    """Return a piece's name in `data-piece`: alike are those of the same kind and clan."""
    kind = TILE_NAMES[Tile(tile)].replace(" ", "-")
    return kind if owner == NOBODYS else f"{kind}-{owner}"


def piece(tile: int, owner: int, lost: bool, raised: bool) -> str:
    """Draw the tile on a square; its sign is `raised` to leave room for a number."""
    name = TILE_NAMES[Tile(tile)]
    if owner == NOBODYS:
        fill = LAVA_FILL if tile == Tile.LAVA else QUAKE_FILL
        inside = rect(1.5, 1.5, CELL - 3, CELL - 3, fill, rx=4) + sign(tile, 8, 8, 27, "#ffd9a0" if tile == Tile.LAVA else WHITE)
        return group(tip(name), inside, data_piece=piece_name(tile, owner))
    words = f"{COLOURS[owner]}: {name}{', cut off from the camp' if lost else ''}"
    inside = located(tile, owner, raised) if tile > Tile.CAMP else laid(tile, owner, lost, raised)
    return group(tip(words), inside, data_piece=piece_name(tile, owner))


def laid(tile: int, owner: int, lost: bool, raised: bool) -> str:
    """A clan's tile; pale and with a broken edge where it is cut off."""
    edge: dict[str, Any] = {"stroke_width": 2.5, "stroke_dasharray": "4 3", "fill_opacity": 0.4} if lost else {"stroke_width": 1.5}
    ground = rect(2, 2, CELL - 4, CELL - 4, FILLS[owner], rx=6, stroke=INK, **edge)
    if tile == Tile.CAMP:
        return ground + sign(tile, 7, 9, 29) + badge(owner, 4, 4)
    return ground + (sign(tile, 16, 5, 16) if raised else sign(tile, 11, 14, 24)) + badge(owner, 4, 4)


def located(tile: int, owner: int, raised: bool) -> str:
    """A square that the Sharman has found: an open frame, for there is no tile yet."""
    frame = rect(4, 4, CELL - 8, CELL - 8, "none", rx=6, stroke=FILLS[owner], stroke_width=4, stroke_dasharray="6 4")
    sought = sign(tile - LOCATED, 15, 6 if raised else 16, 15 if raised else 19, "#5a5346")
    return frame + sought + label(CELL - 7, 17, "?", LEAST_FONT, INK, text_anchor="end", font_weight="bold") + badge(owner, 4, 4)


def pawn(clan: int) -> str:
    """The clan's pawn, in the upper right corner of a square."""
    figure = path(PAWN, WHITE, stroke=INK, stroke_width=1.5)
    return group(tip(f"pawn of {COLOURS[clan]}"), figure, at=(CELL - 17, 3), data_piece=f"pawn-{clan}")


def diggable(clan: int) -> str:
    """A square that can be mined now."""
    return circle(CELL / 2, CELL / 2, 7, "none", stroke=INK, stroke_width=5) + circle(
        CELL / 2, CELL / 2, 7, "none", stroke=FILLS[clan], stroke_width=2.5
    )


def claimable() -> str:
    return rect(1.5, 1.5, CELL - 3, CELL - 3, "none", rx=5, stroke=INK, stroke_width=3)


def attackable(percent: int) -> str:
    """A tile that can be seized now, with the chance of success."""
    frame = rect(1.5, 1.5, CELL - 3, CELL - 3, "none", rx=5, stroke=TARGET, stroke_width=3.5)
    plate = rect(5, CELL - 20, CELL - 10, 17, WHITE, rx=4, stroke=TARGET)
    return frame + plate + label(CELL / 2, CELL - 6.5, f"{percent}%", LEAST_FONT, TARGET, text_anchor="middle", font_weight="bold")
