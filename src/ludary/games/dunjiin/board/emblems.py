"""Emblems: one simple shape for each kind of Monster and thing, told apart by outline, not by colour alone.

Every emblem is drawn in a square of 40 units: `solid` in its ink, `holes` in the colour of the ground upon that, `marks`
in ink again, and `lines` as strokes. A Monster that only an edition of one's own knows gets a star made from its name.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from zlib import crc32

from ludary.core.svg import group, label, path, rect

SQUARE = 40
LEAST_FONT = 15.5  # the smallest letters, in the units of a panel

# Okabe and Ito's colours, which remain apart for all kinds of colour vision
ORANGE, SKY, GREEN, YELLOW, BLUE, VERMILLION, PURPLE = "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"
BLACK, WHITE, GREY, PALE = "#1a1a1a", "#ffffff", "#8c8c8c", "#e9e4d6"
GROUNDS = ((ORANGE, BLACK), (SKY, BLACK), (GREEN, WHITE), (YELLOW, BLACK), (BLUE, WHITE), (VERMILLION, WHITE), (PURPLE, BLACK))


@dataclass(frozen=True)
class Emblem:
    """A shape and its two colours."""

    ground: str
    ink: str
    solid: str = ""
    holes: str = ""
    marks: str = ""
    lines: str = ""
    initials: str = ""


def disc(x: float, y: float, radius: float) -> str:
    """A circle as part of a path."""
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0Z"


SHIELD = "M20 2L36 7C36 22 32 32 20 38C8 32 4 22 4 7Z"
STAR = "M20 1L24.5 15.5L39 20L24.5 24.5L20 39L15.5 24.5L1 20L15.5 15.5Z"
TOMBSTONE = "M7 37V17C7-1 33-1 33 17V37Z"
CROSS = "M18 11H22V16H27V20H22V30H18V20H13V16H18Z"
JAWS = "M2 31L7 15L12 29L16 15L20 29L24 15L28 29L33 15L38 31V36H2Z"
BELL = "M20 3C11 4 11 14 10 23L5 30H35L30 23C29 14 29 4 20 3ZM15 32H25C25 39 15 39 15 32Z"
EYE = "M1 20C10 6 30 6 39 20C30 34 10 34 1 20Z"
CROWN = "M11 27V14L16 19L20 11L24 19L29 14V27Z"
GATE = "M6 37V18C6 0 34 0 34 18V37Z"
BARS = "M12 37V17H15V37ZM18.5 37V12H21.5V37ZM25 37V17H28V37Z"

THINGS = {
    "armor": Emblem(PALE, "#33475b", SHIELD),
    "treasure": Emblem(PALE, "#7a5200", disc(20, 20, 18), disc(20, 20, 14.5), CROWN),
    "magic": Emblem(PALE, "#5b2a86", STAR + disc(33, 7, 3) + disc(7, 33, 3)),
    "fairy": Emblem(
        BLACK,
        WHITE,
        "M18 19C12 4 1 4 3 13C4 20 11 22 17 21C8 23 5 30 9 34C13 37 18 31 19 25H21C22 31 27 37 31 34C35 30 32 23 23 21C29 22 36 20 37 13"
        "C39 4 28 4 22 19Z" + disc(20, 11, 6),
        disc(17.7, 10.5, 1.7) + disc(22.3, 10.5, 1.7) + "M19.2 14H20.8V16.5H19.2Z",
    ),
    "deck": Emblem(PALE, "#3d3157", GATE, BARS),
    "graveyard": Emblem(PALE, "#4a4a4a", TOMBSTONE, CROSS),
    "traps": Emblem(PALE, "#8a2f00", JAWS),
    "last_call": Emblem(PALE, "#7a5200", BELL),
    "eye": Emblem(WHITE, BLACK, EYE, disc(20, 20, 8.5), disc(20, 20, 4.5)),
}

MONSTERS = {
    "red-dragon": Emblem(
        VERMILLION,
        WHITE,
        "M3 20L12 14L18 13L19 3L25 12L35 6L32 16L37 25L34 37H21L23 30L14 29.5L5 33L8 26L18 25L9 23Z",
        disc(21, 18, 2),
    ),
    "green-dragon": Emblem(
        GREEN,
        WHITE,
        "M20 13L24 16L38 5L37 25L31 21L28 28L24 24L22.5 31L20 38L17.5 31L16 24L12 28L9 21L3 25L2 5L16 16Z" + disc(20, 11, 4.5),
    ),
    "black-dragon": Emblem(
        BLACK,
        WHITE,
        "M24 14L29 3L38 9L33 18Z",
        disc(31, 9.5, 1.6),
        lines="M28 13C17 5 5 11 10 17C15 23 33 16 32 26C31 35 15 37 5 31",
    ),
    "vampire": Emblem(
        PURPLE,
        BLACK,
        "M2 13C9 5 16 8 20 12C24 8 31 5 38 13C35 27 28 34 20 34C12 34 5 27 2 13Z",
        "M7 15C16 14 24 14 33 15C30 24 26 28 20 28C14 28 10 24 7 15Z",
        "M11 14H18L14.5 25ZM22 14H29L25.5 25Z",
    ),
    "skeleton": Emblem(
        "#5f5f5f",
        WHITE,
        "M20 3C8 3 4 10 4 18C4 23 7 26 11 27V37H29V27C33 26 36 23 36 18C36 10 32 3 20 3Z",
        disc(13.5, 17, 4.5) + disc(26.5, 17, 4.5) + "M20 21L17 27H23ZM14.5 31H16.5V37H14.5ZM19 31H21V37H19ZM23.5 31H25.5V37H23.5Z",
    ),
    "ogre": Emblem(
        ORANGE,
        BLACK,
        "M3 33L18 19C15 11 21 1 30 2C38 3 40 12 36 18C32 24 26 25 22 22L8 37Z",
        disc(26, 9, 2) + disc(32, 9, 2) + disc(26, 16, 2) + disc(32, 15, 2),
    ),
    "orc": Emblem(BLUE, WHITE, "M18 2H22V38H18ZM17 8C9 2 3 6 2 19C7 15 12 16 17 22ZM23 8C31 2 37 6 38 19C33 15 28 16 23 22Z"),
    "goblin": Emblem(
        YELLOW,
        BLACK,
        "M20 6C26 6 29 10 30 15L39 8L34 25L30 25C28 33 24 37 20 37C16 37 12 33 10 25L6 25L1 8L10 15C11 10 14 6 20 6Z",
        "M12 17L18.500 20.500L13 23ZM28 17L21.500 20.500L27 23ZM13 28H27L20 33Z",
    ),
    "giant-spider": Emblem(
        "#d9d9d9",
        BLACK,
        disc(20, 25, 8.5) + disc(20, 12.5, 5),
        disc(18, 11, 1.2) + disc(22, 11, 1.2),
        lines="M14 20L7 10L2 13M13 24L5 20L1 25M13 28L6 29L2 36M15 31L10 38M26 20L33 10L38 13M27 24L35 20L39 25"
        "M27 28L34 29L38 36M25 31L30 38",
    ),
    "giant-rat": Emblem(
        "#6b4a2b",
        WHITE,
        "M7 30C6 19 15 14 23 16C23 9 33 8 33 16L39 24C39 27 35 28 32 28C31 33 28 35 24 35H11C8 35 7 33 7 30Z",
        disc(32.5, 21, 1.7) + disc(28, 15, 2),
        lines="M9 32C0 32 0 21 6 16",
    ),
    "slime": Emblem(
        SKY,
        BLACK,
        "M20 4C27 4 30 13 31 19C36 21 39 27 38 33C37 38 3 38 2 33C1 27 4 21 9 19C10 13 13 4 20 4Z",
        disc(15.5, 19, 2.8) + disc(24.5, 19, 2.8) + "M13 27C17 31 23 31 27 27C23 29 17 29 13 27Z",
    ),
}


def monster_emblem(slug: str, name: str) -> Emblem:
    """The Monster's emblem; of one not known here, a star with its initials, the same for the same name."""
    return MONSTERS.get(slug) or star_of(name)


def star_of(name: str) -> Emblem:
    seed = crc32(name.encode())
    ground, ink = GROUNDS[seed % len(GROUNDS)]
    points, depth = 4 + seed // 7 % 6, 14.5 + seed // 42 % 2
    radii = (20.0, depth) * points
    corners = (f"{20 + r * sin(k * pi / points):.1f} {20 - r * cos(k * pi / points):.1f}" for k, r in enumerate(radii))
    initials = "".join(word[0] for word in name.split()).upper() if " " in name.strip() else name.strip()[:2].title()
    return Emblem(ground, ink, f"M{'L'.join(corners)}Z", initials=initials[:2])


@lru_cache(1024)
def draw(emblem: Emblem, x: float, y: float, width: float, framed: bool = False) -> str:
    """The emblem, `width` wide, its top left corner at (x, y); `framed` upon a tile of its ground."""
    scale = width / SQUARE
    parts = [rect(-5, -5, 50, 50, emblem.ground, rx=7)] if framed else []
    parts.append(path(emblem.solid, emblem.ink))
    parts += [path(emblem.holes, emblem.ground)] if emblem.holes else []
    parts += [path(emblem.marks, emblem.ink)] if emblem.marks else []
    if emblem.lines:
        parts.append(path(emblem.lines, stroke=emblem.ink, stroke_width=3.5, stroke_linecap="round", stroke_linejoin="round"))
    if emblem.initials:
        size = max(17.0, LEAST_FONT / scale)
        parts.append(label(20, 20 + size * 0.36, emblem.initials, size, emblem.ground, text_anchor="middle", font_weight="bold"))
    return group(*parts, at=(x, y), scale=scale)
