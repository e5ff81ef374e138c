"""Ink: the colours of Dunjiin, and the strokes that all of its pictures are drawn with.

A comic dungeon in torchlight: thick dark outlines, flat colours, parchment upon stone. Pictures are
drawn in a square of 40 units, as parts of a colour each from the ground up; `both` mirrors a path,
so that faces need only half of their lines.
"""

import re
from collections.abc import Sequence

from ludary.kit.picture import group, path

SQUARE = 40
LEAST_FONT = 16.5  # the smallest letters, in the units of a panel

INK, WHITE = "#1d1420", "#ffffff"
PARCHMENT, PAPER, ASHES = "#f3e2bd", "#fff8e6", "#b9b2ab"  # a hero's place, a card, a grave
STONE, DARK_STONE, MORTAR, NIGHT = "#6a6276", "#4a4356", "#2f2938", "#1b1522"
WOOD, DARK_WOOD = "#a3703f", "#6d4424"
TORCH, FLAME, GLOW = "#ff9f1c", "#ff6b1a", "#ffe08a"
GOLD, DARK_GOLD = "#f6c945", "#8a5a00"
STEEL, BLOOD, MAGIC = "#8fa6ba", "#a8261f", "#7b3fb5"

Part = tuple[str, str]  # a colour, and a path


def disc(x: float, y: float, radius: float) -> str:
    """A circle as part of a path."""
    return (
        f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g}"
        f" 0 1 0 {-2 * radius:g} 0Z"
    )


def both(d: str) -> str:
    """A path and its mirror image; it may have M, L, C and Q alone, with pairs of coordinates."""
    return d + mirrored(d)


def mirrored(d: str) -> str:
    return re.sub(
        r"(-?[\d.]+) (-?[\d.]+)", lambda pair: f"{SQUARE - float(pair[1]):g} {pair[2]}", d
    )


def pair(x: float, y: float, radius: float) -> str:
    """Two circles, as far from the middle on either side."""
    return disc(x, y, radius) + disc(SQUARE - x, y, radius)


def inked(parts: Sequence[Part], lines: str = "", width: float = 2.0) -> str:
    """Parts with their outlines, and lines upon them."""
    drawn = [path(d, colour) for colour, d in parts]
    drawn += [path(lines)] if lines else []
    return group(
        *drawn, stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
    )
