"""Jade and gold: the colours of Nagaraja, and how its pictures are carved.

Temples of jade in moonlight: flat carvings with fine engraved lines and a lighter edge, gold for
what scores and for paths that are joined, obsidian and embers for what is cursed. Carvings lie in a
square of 40 units; `both` mirrors a path.
"""

import re
from collections.abc import Sequence

from ludary.kit.picture import group, path

SQUARE = 40
CELL, RELIC = (
    51,
    34,
)  # units of a cell of a temple, a multiple of the courses of its stones, and of a hiding place
LEAST_FONT = 15  # the smallest letters, in the units of a panel

INK, WHITE, IVORY = "#0d2a24", "#ffffff", "#f4ecd0"
NIGHT, DEEP, JADE, BRIGHT, PALE = (
    "#0e2f28",
    "#17463b",
    "#2f7d66",
    "#6fbf9f",
    "#bfe6d0",
)  # of jade, from dark to light
GOLD, DARK_GOLD, SHINE = "#efc04a", "#8f6414", "#fff0b3"
OBSIDIAN, EMBER = "#2a1830", "#ff6a3d"
NAGA = "#7a1fa2"
SAND = "#bdb595"

Part = tuple[str, str]  # a colour, and a path


def disc(x: float, y: float, radius: float) -> str:
    """A circle as part of a path."""
    return (
        f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g}"
        f" 0 1 0 {-2 * radius:g} 0Z"
    )


def pair(x: float, y: float, radius: float) -> str:
    """Two circles, as far from the middle on either side."""
    return disc(x, y, radius) + disc(SQUARE - x, y, radius)


def both(d: str) -> str:
    """A path and its mirror image; it may have M, L, C and Q alone, with pairs of coordinates."""
    return d + re.sub(
        r"(-?[\d.]+) (-?[\d.]+)", lambda pair: f"{SQUARE - float(pair[1]):g} {pair[2]}", d
    )


def carved(parts: Sequence[Part], lines: str = "", edge: str = INK, width: float = 1.3) -> str:
    """Parts with fine outlines, and engraved lines upon them."""
    return engraved(
        *(path(d, colour) for colour, d in parts),
        *([path(lines)] if lines else []),
        edge=edge,
        width=width,
    )


def engraved(*drawn: str, edge: str = INK, width: float = 1.3) -> str:
    """Paths with the outlines of carvings."""
    return group(
        *drawn, stroke=edge, stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
    )
