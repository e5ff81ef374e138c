"""The ground of the map, which never changes: the rock that nobody has mined, in the shades of its
zones, and the carved frame.
"""

from functools import lru_cache
from typing import Any

from ludary.games.koa.board.art import CELL, CLAY, DEEP, INK, PALE, ROCK
from ludary.games.koa.board.paints import paints
from ludary.games.koa.board.pieces import LEAST_FONT
from ludary.games.koa.box import Box
from ludary.games.koa.tiles import CLANS, COLUMNS, OUTSIDE, ROWS, SQUARES, ZONES
from ludary.kit import Game
from ludary.kit.picture import group, label, path, rect

RULER, EDGE = 26, 8  # the frame left of the squares and above them, and on the other sides
MAP = RULER + COLUMNS * CELL + EDGE  # the map is a square
ZONE_FILLS = (
    "#c4874f",
    "#d0995f",
    "#dbab73",
    "#e5bd88",
    "#eccd9f",
    "#f2dcb8",
)  # zone 1 to 5, and what lies in none
TEXTURES = 4  # `rock-0` to `rock-3`


def at(square: int) -> tuple[float, float]:
    """The left upper corner of a square, from that of the first."""
    return (square % COLUMNS * CELL, square // COLUMNS * CELL)


@lru_cache(8)
def ground(game: Game[Box]) -> str:
    """The frame with its letters and numbers, the squares, and the paints for all that will lie on
    them.
    """
    letters = [
        _carved(RULER + (column + 0.5) * CELL, 19, chr(ord("a") + column))
        for column in range(COLUMNS)
    ]
    numbers = [
        _carved(RULER / 2, RULER + (row + 0.5) * CELL + 5, str(row + 1)) for row in range(ROWS)
    ]
    return (
        paints()
        + _frame()
        + group(*letters, *numbers)
        + group(*_squares(game), *_borders(game), at=(RULER, RULER))
    )


def _frame() -> str:
    """A frame of rock, chiselled at its edge."""
    notches = "".join(f"M{x} {MAP - 6}v4M{MAP - 6} {x}h4" for x in range(RULER, MAP - EDGE, 11))
    board = COLUMNS * CELL
    return (
        rect(0.5, 0.5, MAP - 1, MAP - 1, ROCK, rx=10, stroke=DEEP, stroke_width=1)
        + path(f"M8 2.5H{MAP - 8}", stroke="#b98352", stroke_width=2, stroke_linecap="round")
        + path(notches, stroke=CLAY, stroke_width=2, stroke_linecap="round")
        + rect(RULER - 3, RULER - 3, board + 6, board + 6, DEEP, rx=5)
    )


def _carved(x: float, y: float, text: str) -> str:
    """A letter in the frame, with the shade of the chisel."""
    place: dict[str, Any] = {"text_anchor": "middle", "font_weight": "bold"}
    return label(x, y, text, LEAST_FONT, PALE, **place)


def _squares(game: Game[Box]) -> list[str]:
    """All squares by zone, and upon them layers, pebbles, cracks and wind."""
    zones: dict[int, list[int]] = {}
    textures: dict[int, list[int]] = {}
    for square in range(SQUARES):
        zones.setdefault(min(game.box.zone[corner, square] for corner in range(CLANS)), []).append(
            square
        )
        textures.setdefault((square * 7 + square // COLUMNS * 5) % TEXTURES, []).append(square)
    fills = [
        path(_blocks(squares), ZONE_FILLS[zone - 1]) for zone, squares in sorted(zones.items())
    ]
    grains = [
        path(_blocks(squares), f"url(#koa-rock-{texture})")
        for texture, squares in sorted(textures.items())
    ]
    lights = "".join(
        f"M{x + 2:g} {y + CELL - 3:g}V{y + 2:g}H{x + CELL - 3:g}"
        for x, y in map(at, range(SQUARES))
    )
    return [*fills, *grains, path(lights, stroke="#fff3d0", stroke_opacity=0.35, stroke_width=1.2)]


def _blocks(squares: list[int]) -> str:
    return "".join(
        f"M{x + 0.7:g} {y + 0.7:g}h{CELL - 1.4:g}v{CELL - 1.4:g}h-{CELL - 1.4:g}z"
        for x, y in map(at, squares)
    )


def _borders(game: Game[Box]) -> list[str]:
    """Grooves between the zones, and each zone's number on the way from its corner to the
    middle.
    """
    grooves, numbers = "", []
    for corner in range(CLANS):
        zone = [min(game.box.zone[corner, square], OUTSIDE) for square in range(SQUARES)]
        for square in range(SQUARES):
            if zone[square] > ZONES:
                continue
            x, y = at(square)
            if (square + 1) % COLUMNS and zone[square] != zone[square + 1]:
                grooves += f"M{x + CELL:g} {y:g}v{CELL}"
            if square + COLUMNS < SQUARES and zone[square] != zone[square + COLUMNS]:
                grooves += f"M{x:g} {y + CELL:g}h{CELL}"
            if (
                square % COLUMNS in (square // COLUMNS, COLUMNS - 1 - square // COLUMNS)
                and zone[square] > 1
            ):
                numbers.append(
                    label(
                        x + CELL - 6,
                        y + 20,
                        str(zone[square]),
                        LEAST_FONT,
                        INK,
                        text_anchor="end",
                        fill_opacity=0.9,
                    )
                )
    return [path(grooves, stroke=DEEP, stroke_width=2.2, stroke_opacity=0.55), *numbers]
