"""The things that relics are: a fire, a drum, a mask. Each is drawn in a square of 100 units, for the relic of that name.

A part of a motif is a path and its fill; a line has no fill, but a colour and a width. A relic that an edition invents has an amulet.
"""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from ludary.games.konja.board.paints import INK
from ludary.games.konja.board.shapes import disc
from ludary.kit.picture import circle, path

METAL, BONE, ROCK, LIGHT = (f"url(#konja-paint-{name}) {plain}" for name, plain in (
    ("brass", "#d2a24c"), ("ivory", "#f1e2c2"), ("stone", "#b98d4f"), ("lit", "#ffd766"),
))  # fmt: skip
RED, GREEN, BLUE, VIOLET, WOOD, DARK, TEAL = "#d2492f", "#4fae6d", "#56aef2", "#8a5bd0", "#a5652f", "#2a1634", "#5fc3b8"
EDGE = 2.6  # width of the outline
COLOURS = (RED, GREEN, BLUE, VIOLET, TEAL, "#e08a3a", "#d96a9a")


class Part(NamedTuple):
    """A filled path, or a line where there is a width."""

    d: str
    fill: str
    width: float = 0
    turned: float = 0  # degrees around the middle


Motif = tuple[Part, ...]


def drawn(motif: Motif) -> str:
    """A motif in 100 units."""
    return "".join(map(_part, motif))


def _part(part: Part) -> str:
    turned = f"rotate({part.turned:g} 50 50)" if part.turned else None
    if part.width:
        line = path(part.d, stroke=part.fill, stroke_width=part.width, stroke_linecap="round", stroke_linejoin="round", transform=turned)
        edge = path(part.d, stroke=INK, stroke_width=part.width + 2 * EDGE, stroke_linecap="round", transform=turned)
        return (edge if part.width > 5 else "") + line
    return path(part.d, part.fill, stroke=INK, stroke_width=EDGE, stroke_linejoin="round", transform=turned)


def beads(places: tuple[tuple[float, float], ...], radius: float) -> str:
    """Discs at places."""
    return "".join(disc(x, y, radius) for x, y in places)


RELICS: dict[str, Motif] = {
    "fiyeah": (
        Part("M50 4C60 22 84 34 84 62C84 84 68 96 50 96S16 84 16 62C16 48 26 40 28 26C38 32 42 40 42 46C50 36 54 20 50 4Z", RED),
        Part("M51 38C56 52 70 58 70 74C70 86 60 92 50 92S30 86 30 74C30 64 40 60 43 50C48 54 51 46 51 38Z", "#f39a35"),
        Part("M50 62C54 70 60 74 60 82C60 88 56 91 50 91S40 88 40 82C40 74 47 71 50 62Z", LIGHT),
    ),
    "shayka": (
        Part("M40 56L54 68L22 97L8 85Z", WOOD),
        Part("M60 5C80 5 95 20 95 39S78 72 58 68S32 50 35 31S44 5 60 5Z", RED),
        Part("M36 36C54 24 76 26 94 42M40 54C56 44 74 48 86 58", LIGHT, 4),
        Part("M50 22h.1M64 17h.1M78 24h.1M60 40h.1M74 38h.1", "#ffffff", 5),
    ),
    "oodoo": (
        Part("M50 5A16 16 0 0 1 61 33L92 42L88 56L63 53L68 95H54L50 70L46 95H32L37 53L12 56L8 42L39 33A16 16 0 0 1 50 5Z", "#c79a66"),
        Part("M41 16l7 7M48 16l-7 7M53 16l7 7M60 16l-7 7M43 29H57", INK, 3),
        Part("M78 24L54 50M24 88L44 66", "#e9e4f5", 4),
        Part(beads(((80, 22), (22, 90)), 6), RED),
        Part("M45 46L50 41L55 46L50 52Z", RED),
    ),
    "at!": (
        Part("M4 72C20 54 80 54 96 72C82 92 18 92 4 72Z", "#5a3a96"),
        Part("M26 68L36 16C44 4 58 6 62 14L80 8L70 24L74 68C58 78 42 78 26 68Z", VIOLET),
        Part("M26 68L29 52C42 61 58 61 72 52L74 68C58 78 42 78 26 68Z", LIGHT),
        Part("M50 20l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4Z", "#ffffff"),
    ),
    "figa": (
        Part("M32 82H68V98H32Z", METAL),
        Part("M22 42C20 24 34 22 38 30C40 18 56 18 58 28C64 20 80 24 80 42V64C80 78 72 82 68 84H34C24 78 20 68 20 58Z", "#d9a46a"),
        Part("M39 30V52M58 29V50", INK, 3),
        Part("M44 62C38 40 48 32 54 42L62 62C60 76 48 74 44 62Z", "#eec08a"),
        Part("M20 66C34 60 60 64 66 76", INK, 3),
    ),
    "doofdoof": (
        Part("M12 36V72C12 92 88 92 88 72V36Z", RED),
        Part("M12 44L28 80L44 52L56 86L70 52L88 74", LIGHT, 4),
        Part("M12 34C12 18 88 18 88 34S12 52 12 34Z", BONE),
        Part("M22 4L46 32M82 2L58 30", WOOD, 7),
    ),
    "marsk": (
        Part("M50 5C80 5 90 26 86 52C83 76 66 96 50 96S17 76 14 52C10 26 20 5 50 5Z", METAL),
        Part("M50 8V32M33 12L38 28M67 12L62 28M22 62L36 67M78 62L64 67M26 74L38 75M74 74L62 75", RED, 4),
        Part("M24 44C30 33 44 36 46 46C40 54 29 54 24 44ZM76 44C70 33 56 36 54 46C60 54 71 54 76 44Z", DARK),
        Part("M50 46L43 66H57Z", "#b57a2c"),
        Part("M34 76H66L58 88H42Z", DARK),
    ),
    "urb": (
        Part("M50 98C48 70 50 50 50 24", "#2f7a48", 6),
        Part("M50 84C28 88 12 76 8 58C30 54 48 64 50 84Z", "#3f9e63"),
        Part("M50 72C72 74 88 62 92 44C70 42 52 52 50 72Z", "#5fc07f"),
        Part("M50 58C32 58 20 46 20 30C38 30 50 40 50 58Z", "#5fc07f"),
        Part("M50 42C36 34 38 14 50 2C62 14 64 34 50 42Z", "#8fdc9c"),
    ),
    "boan": (
        Part("M26 40C24 20 -2 28 7 45C-6 58 14 76 25 60H75C86 76 106 58 93 45C102 28 76 20 74 40Z", BONE, 0, -38),
        Part("M34 45H64", "#fffaf0", 4, -38),
    ),
    "feddah": (
        Part("M90 4C96 40 76 78 36 86L22 97L14 91L24 80C16 46 46 10 90 4Z", TEAL),
        Part("M90 4C94 30 84 58 62 74L54 46Z", "#2f8f88"),
        Part("M18 94C38 66 60 38 86 10", "#f4fffb", 4),
        Part("M40 68L28 52M54 52L44 32M48 60L64 62M66 38L80 44", INK, 2.6),
    ),
    "stoan": (
        Part("M18 80L8 52L26 20L58 8L86 26L94 62L76 90L40 94Z", "#8d93a6"),
        Part("M26 20L46 38L86 26L58 8Z", "#c3c8d6"),
        Part("M26 20L46 38L40 94L18 80L8 52Z", "#a9afc0"),
        Part("M60 52V76M60 76l-9 -9M60 76l9 -9", LIGHT, 5),
    ),
    "totim": (
        Part("M30 40L2 26L10 60L30 60ZM70 40L98 26L90 60L70 60Z", RED),
        Part("M30 4H70V34H76V66H70V97H30V66H24V34H30Z", WOOD),
        Part("M26 34H74M26 66H74", INK, 3),
        Part("M37 12h9v8h-9ZM54 12h9v8h-9ZM36 42h10v8h-10ZM54 42h10v8h-10ZM37 72h9v7h-9ZM54 72h9v7h-9Z", "#fff3c0"),
        Part("M40 25H60V30H40ZM36 56H64V61H36ZM40 85H60V91H40Z", DARK),
    ),
    "rattla": (
        Part("M30 82C8 66 22 46 46 52S88 48 76 30S42 30 48 14", "#7fae45", 15),
        Part("M26 62L34 56M48 52L54 60M76 46L84 40M62 26L66 34", "#34601d", 4),
        Part(beads(((31, 84), (20, 79), (12, 70)), 8), METAL),
        Part("M36 14C36 0 64 0 62 14C60 24 40 24 36 14Z", "#9bc95d"),
        Part("M44 10h.1M54 10h.1", INK, 5),
    ),
    "beedz": (
        Part("M10 14C6 66 30 84 50 84S94 66 90 14", WOOD, 3),
        Part(beads(((10, 16), (90, 16), (16, 53), (84, 53), (34, 76), (66, 76)), 9), RED),
        Part(beads(((10, 35), (90, 35), (24, 67), (76, 67)), 9), BLUE),
        Part("M50 68L62 80L50 98L38 80Z", LIGHT),
    ),
    "kandl": (
        Part("M16 82H84L74 97H26Z", METAL),
        Part("M34 42H66V84H34Z", BONE),
        Part("M34 42H66V56C62 66 58 54 54 58S48 72 44 60S38 62 34 56Z", "#fffaf0"),
        Part("M50 2C64 18 62 34 50 40C38 34 36 18 50 2Z", LIGHT),
        Part("M50 42V32", INK, 3),
    ),
    "mirra": (
        Part("M43 62H57L62 98H38Z", METAL),
        Part(disc(50, 37, 34), METAL),
        Part(disc(50, 37, 25), "#a9d8f2"),
        Part("M36 42L56 20M46 50L66 28", "#ffffff", 4),
    ),
    "kauldrin": (
        Part("M22 84L16 97H28L34 88ZM78 84L84 97H72L66 88Z", "#4a4464"),
        Part("M12 40H88C96 70 80 94 50 94S4 70 12 40Z", "#5a5478"),
        Part("M18 34C20 18 32 24 38 20S54 8 60 20S80 16 82 34Z", "#6fd08a"),
        Part("M6 32H94V46H6Z", "#7a739c"),
        Part(beads(((38, 8), (66, 6)), 5), "#9af0b0"),
        Part("M36 66h.1M64 66h.1M42 80H58", "#d9b8ff", 7),
    ),
    "knotta": (
        Part("M10 92C30 80 60 70 74 52C90 30 74 8 54 12C40 15 34 26 34 38", "#d9a35b", 12),
        Part("M90 92C70 80 40 70 26 52C10 30 26 8 46 12C60 15 66 26 66 38", "#c98a4a", 12),
        Part("M58 67C64 63 70 58 74 52", "#d9a35b", 12),
        Part("M34 38C34 50 42 60 52 66M66 38C66 46 62 54 56 60", "#f0c98a", 5),
        Part("M6 95L16 90M94 95L84 90", RED, 9),
    ),
    "tuska": (
        Part("M58 16C54 44 64 64 96 74C86 56 84 38 84 16Z", "#d9c092"),
        Part("M14 14C6 54 24 84 74 97C58 72 50 46 48 14Z", BONE),
        Part("M12 6H50V24C38 30 24 30 12 24Z", METAL),
        Part("M56 8H86V22C76 27 66 27 56 22Z", METAL),
    ),
    "kloke": (
        Part("M50 4C74 4 76 24 72 34C88 50 92 76 98 95C78 88 64 100 50 92C36 100 22 88 2 95C8 76 12 50 28 34C24 24 26 4 50 4Z", "#6a3fb0"),
        Part("M50 14C63 14 65 27 62 36C58 46 42 46 38 36C35 27 37 14 50 14Z", DARK),
        Part("M44 28h.1M56 28h.1", LIGHT, 6),
        Part("M34 54C30 68 26 78 20 88M66 54C70 68 74 78 80 88M50 60V88", "#b59ae8", 3),
        Part(disc(50, 50, 7), LIGHT),
    ),
    "skulla": (
        Part("M50 4C82 4 92 26 90 48C90 62 80 66 74 70V88H26V70C20 66 10 62 10 48C8 26 18 4 50 4Z", BONE),
        Part(disc(33, 46, 12) + disc(67, 46, 12), DARK),
        Part(disc(33, 46, 4.5) + disc(67, 46, 4.5), VIOLET),
        Part("M50 56L43 69H57Z", DARK),
        Part("M38 74V88M50 74V88M62 74V88", INK, 3),
    ),
    "raynstik": (
        Part("M41 2H59V98H41Z", WOOD, 0, 38),
        Part("M41 16H59M41 28H59M41 72H59M41 84H59", LIGHT, 4, 38),
        Part("M22 10l-6 13a7 7 0 1 0 12 0ZM44 6l-5 11a6 6 0 1 0 10 0ZM80 62l-6 13a7 7 0 1 0 12 0ZM60 76l-5 11a6 6 0 1 0 10 0Z", BLUE),
    ),
}  # fmt: skip


@lru_cache(64)
def amulet(number: int, spell: bool) -> str:
    """The motif of a card that has no other: petals around a stone, as many and of such colours as its number says."""
    petals, colour, stone = 5 + number % 4, COLOURS[number % 7], COLOURS[(number + 3) % 5]
    spots = [(50 + 30 * cos(2 * pi * at / petals), 50 + 30 * sin(2 * pi * at / petals)) for at in range(petals)]
    leaves = "".join(circle(round(x, 1), round(y, 1), 15, colour, stroke=INK, stroke_width=EDGE) for x, y in spots)
    middle = disc(50, 50, 25) if not spell else "M50 18L58 42L82 50L58 58L50 82L42 58L18 50L42 42Z"
    ring = path(middle, METAL, stroke=INK, stroke_width=EDGE)
    return leaves + ring + path(disc(50, 50, 13 if not spell else 8), stone, stroke=INK, stroke_width=EDGE)
