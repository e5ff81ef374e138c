"""The things that relics and spells are: a fire, a drum, a ghost.

Each is drawn in a square of 100 units, in a sheet, by its name.

A card that an edition invents has an amulet.
"""

from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path

from ludary.games.konja.board.paints import INK
from ludary.games.konja.board.shapes import disc
from ludary.kit.picture import circle, drawings, path

RELICS, SPELLS = (
    drawings(Path(__file__).with_name(f"{name}.svg")) for name in ("relics", "spells")
)
METAL = "url(#konja-paint-brass) #d2a24c"
EDGE = 2.6  # width of the outline
COLOURS = ("#d2492f", "#4fae6d", "#56aef2", "#8a5bd0", "#5fc3b8", "#e08a3a", "#d96a9a")


@lru_cache(64)
def amulet(number: int, spell: bool) -> str:
    """The motif of a card that has no other: petals around a stone, as many and of such colours as
    its number says.
    """
    petals, colour, stone = 5 + number % 4, COLOURS[number % 7], COLOURS[(number + 3) % 5]
    spots = [
        (50 + 30 * cos(2 * pi * at / petals), 50 + 30 * sin(2 * pi * at / petals))
        for at in range(petals)
    ]
    leaves = "".join(
        circle(round(x, 1), round(y, 1), 15, colour, stroke=INK, stroke_width=EDGE)
        for x, y in spots
    )
    middle = disc(50, 50, 25) if not spell else "M50 18L58 42L82 50L58 58L50 82L42 58L18 50L42 42Z"
    ring = path(middle, METAL, stroke=INK, stroke_width=EDGE)
    return (
        leaves
        + ring
        + path(disc(50, 50, 13 if not spell else 8), stone, stroke=INK, stroke_width=EDGE)
    )
