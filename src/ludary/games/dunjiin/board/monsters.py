"""The faces of the Monsters: one for each kind, larger the stronger it is, and angrier the more
shields its card has.

Each is told by its outline, not by its colour alone. A Monster that only an edition of one's own
knows gets a star made from its name.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from zlib import crc32

from ludary.games.dunjiin.board.ink import (
    INK,
    LEAST_FONT,
    SQUARE,
    WHITE,
    Part,
    both,
    disc,
    inked,
    pair,
)
from ludary.kit.picture import group, label, path

GROUNDS = ("#e69f00", "#56b4e9", "#4fae8a", "#f0e442", "#6f9fd8", "#e08a5a", "#cc9ab8")  # of stars
STRONGEST, CALM, ANGRIEST = 10, 2, 4  # Strength, and numbers of shields


@dataclass(frozen=True)
class Monster:
    """A face: its parts from the ground up, and its eyes."""

    ground: str  # the colour behind it
    parts: tuple[Part, ...]
    lines: str = ""
    eye: tuple[float, float, float] = (14, 18, 3.5)  # x, y and radius of the left one
    white: str = WHITE
    pupil: str = INK
    above: tuple[Part, ...] = ()  # what lies over the eyes


DRAGON = (
    "M10 13C13 8 27 8 30 13C32 18 30 21 29 25C31 31 28 37 20 37C12 37 9 31 11 25C10 21 8 18 10 13Z"
)
SNOUT = ((INK, pair(16.5, 28, 1)), (WHITE, both("M13 32L14.5 36.5L17 33.5Z")))

MONSTERS = {
    "red-dragon": Monster(
        "#ffcf7a",
        (
            (
                "#ff9d2e",
                "M20 13L8 12L11 8L5 2L13 5L14 -1L18 4L20 -2L22 4L26 -1L27 5L35 2L29 8L32 12Z",
            ),  # a crest of flames
            ("#ffe9b8", both("M10 14C4 13 0 9 -1 3C4 8 9 8 13 10Z")),
            ("#b3241b", both("M9 19L0 18L4 22L0 27L11 26Z")),
            (
                "#e5432d",
                (
                    "M7 15C10 9 15 12 20 10C25 12 30 9 33 15C34 20 31 23 28 25L26 36Q20 41 14 36L12"
                    " 25C9 23 6 20 7 15Z"
                ),
            ),
            ("#ffb38a", "M17 23H23L25 35Q20 39 15 35Z"),
            (INK, pair(17, 33, 1.1)),
            (WHITE, both("M13.5 30L10.5 35L14.5 34.500Z")),
        ),
        "M17 27H23M17.5 30H22.5",
        (13.5, 19, 3.2),
        "#ffe36b",
    ),
    "green-dragon": Monster(
        "#cdeac0",
        (
            ("#8fd14f", both("M12 15L0 6L3 15L0 21L5 23L3 30L12 27Z")),
            ("#2b7a3d", "M14 10L15 3L18 7L20 1L22 7L25 3L26 10Z"),
            ("#3fae5a", DRAGON),
            *SNOUT,
        ),
        "M12 32Q20 36 28 32",
        (15, 18, 3.4),
        "#fff3a0",
    ),
    "black-dragon": Monster(
        "#b9c3d9",
        (
            (
                "#6d5a8c",
                both("M12 20L3 1L2 9L-2 8L0 16L-3 18L0 25L-2 30L5 29L6 35L13 30Z"),
            ),  # wings behind the head
            ("#e8e2d0", both("M14 11C8 9 8 3 12 -2C12 3 15 6 18 9Z")),
            ("#2f3140", "M20 7L27 9L32 15L30 22L25 25L23 38L20 40L17 38L15 25L10 22L8 15L13 9Z"),
            ("#565a70", "M20 9L23 16L22 34L20 36L18 34L17 16Z"),
            ("#c77dff", "M20 8L22 11.5L20 15L18 11.5Z"),
            (
                WHITE,
                both("M15.8 29L12.5 33L16.600 33.500Z") + both("M14.800 24L12 27L15.200 27.500Z"),
            ),
            (INK, pair(18.8, 33, 0.7)),
        ),
        "",
        (13.6, 18, 2.9),
        "#ffb000",
    ),
    "vampire": Monster(
        "#c9a6c9",
        (
            ("#b3202a", both("M20 39L1 39L4 21L14 31Z")),
            ("#ddd6ea", both("M10 17L3 11L8 26Z")),
            (
                "#ece6f4",
                "M20 5C29 5 32 12 31 20C30 29 25 37 20 37C15 37 10 29 9 20C8 12 11 5 20 5Z",
            ),
            ("#2a2233", "M8 19C4 3 36 3 32 19L27 12L20 18L13 12Z"),
            (WHITE, both("M14.5 29.5L16 34.5L18 30Z")),
        ),
        "M12 28.500Q20 32 28 28.500",
        (14.5, 21, 3.2),
        WHITE,
        "#d0202a",
    ),
    "skeleton": Monster(
        "#8d93a8",
        (
            (
                "#f6f1e3",
                (
                    "M20 3C31 3 36 10 36 18C36 23 33 26 30 27V35C30 37 10 37 10 35V27C7 26 4 23 4"
                    " 18C4 10 9 3 20 3Z"
                ),
            ),
            (INK, "M20 22L18 26H22Z"),
        ),
        "M15 30V36M20 30V36M25 30V36M10 30H30M25 4L23 8L26 10L25 12",
        (13, 18, 4.8),
        INK,
        "#ff9d2e",
    ),
    "ogre": Monster(
        "#bfe0d2",
        (
            ("#d98a48", pair(4.500, 21, 3.8)),
            ("#eda862", "M20 3C33 3 36 14 35 24C35 33 29 38 20 38C11 38 5 33 5 24C4 14 7 3 20 3Z"),
            (INK, "M10 31Q20 25 30 31Q28 36 20 36Q12 36 10 31Z"),
            (WHITE, both("M13 34L14 28L17 34.500Z")),
            ("#d5853c", disc(20, 23, 4.3)),
            ("#b86a2a", disc(30, 12, 1.5)),
        ),
        "M20 3V0M17 3L15 1M23 3L25 1",
        (13.5, 17, 3),
        "#fff3c4",
    ),
    "orc": Monster(
        "#e8c9a0",
        (
            ("#2a2233", "M16 9C14 0 26 0 24 9Z"),
            ("#6f9a62", both("M8 16L1 12L5 25Z")),
            ("#7fae70", "M8 14C8 6 32 6 32 14C33 20 35 24 34 30C32 38 8 38 6 30C5 24 7 20 8 14Z"),
            (INK, "M10 32C14 28 26 28 30 32C26 35 14 35 10 32Z"),
            (WHITE, both("M11 33C9 28 9 25 10 21C14 25 15 28 15 33Z")),
        ),
        "M17 25L18.500 26M23 25L21.500 26",
        (14.5, 17, 3.1),
        "#ffe9a8",
        "#b3202a",
    ),
    "goblin": Monster(
        "#f6d5a8",
        (
            ("#7fb23a", both("M10 15L-1 7L3 21L11 25Z")),
            (
                "#97cc4c",
                "M20 6C28 6 32 13 31 21C30 30 25 38 20 38C15 38 10 30 9 21C8 13 12 6 20 6Z",
            ),
            (WHITE, "M12 29Q20 32 28 29Q26 36 20 36Q14 36 12 29Z"),
            ("#74a52f", "M18 19Q14 29 20 29Q26 29 22 19Z"),
            ("#f6c945", disc(3, 23, 2)),
        ),
        "M16 30.500L17 34.500M20 31V36M24 30.500L23 34.500",
        (14, 17, 3.8),
        "#fff27a",
    ),
    "giant-spider": Monster(
        "#f0b7a4",
        (
            ("#5d4a7d", disc(20, 24, 12)),
            (
                WHITE,
                pair(12.500, 18, 1.9) + pair(17.300, 14.800, 1.9) + both("M16 32L15.500 38L19 34Z"),
            ),
            (INK, pair(12.700, 18.200, 0.400) + pair(17.400, 15.200, 0.400)),
        ),
        both("M14 15L8 5L4 9M10 20L3 12L0 18M9 26L2 24L0 31M12 32L5 33L4 39")
        + "M15 31Q20 34 25 31",
        (15.5, 23, 3.6),
        "#ffec8a",
    ),
    "giant-rat": Monster(
        "#c8d8ea",
        (
            ("#8f6240", pair(8, 11, 7)),
            ("#f2a6a0", pair(8, 11, 3.4)),
            ("#b98356", "M8 20C8 9 32 9 32 20C32 27 25 35 20 35C15 35 8 27 8 20Z"),
            (WHITE, "M17.500 33H22.500V39H17.500ZM20 33V39"),
            ("#f07f8a", disc(20, 31, 3)),
        ),
        both("M14 29L3 27M14 31L4 34"),
        (15, 20, 3.7),
    ),
    "slime": Monster(
        "#fbd3e0",
        (
            (
                "#76d6c9",
                (
                    "M5 33C2 20 10 9 20 9C30 9 38 20 35 33C33 38 30 34 27 36C24 39 21 36 19 37C15"
                    " 39 13 35 10 37C7 38 6 36 5 33Z"
                ),
            ),
            (INK, "M12 28Q20 31 28 28Q25 34 20 34Q15 34 12 28Z"),
            (WHITE, "M22 29.500V32.500H25V29Z"),
        ),
        "M11 17Q12 14 15 13",
        (14, 21, 4.4),
    ),
}
FAIRY = Monster(
    "#3a2f55",
    (
        (
            "#9fe3f2",
            both("M18 22C10 3 -1 4 1 15C2 22 8 25 14 24C5 26 4 34 9 37C14 38 17 31 18 26Z"),
        ),
        ("#241a35", "M10 37C7 12 13 5 20 5C27 5 33 12 30 37C25 34 15 34 10 37Z"),
        (
            "#f6f1e3",
            (
                "M20 11C27 11 29 15 29 20C29 24 27 25 26 26V31H14V26C13 25 11 24 11 20C11 15 13 11"
                " 20 11Z"
            ),
        ),
    ),
    "M17 27V31M20 27V31M23 27V31M20 23V24" + both("M17 6L12 1"),
    (16, 19.5, 2.6),
    INK,
    "#7ef0ff",
)


@lru_cache(256)
def monster(slug: str, name: str, strength: int, shields: int) -> tuple[str, str]:
    """The colour behind a Monster, and its face in a square of 40 units."""
    known = MONSTERS.get(slug)
    if known is None:
        return star(name)
    scale = (
        0.84 + 0.012 * min(strength, STRONGEST) + 0.02 * (min(max(shields, CALM), ANGRIEST) - CALM)
    )
    edge = SQUARE * (1 - scale)
    return known.ground, group(
        face(known, min(max(shields, CALM), ANGRIEST)), at=(edge / 2, edge), scale=scale
    )


def face(monster: Monster, shields: int) -> str:
    x, y, radius = monster.eye
    anger = shields - CALM + 1  # brows fall towards the nose
    brows = both(
        f"M{x - radius:g} {y - radius - 2.5 + 0.2 * anger:g}L{x + radius:g}"
        f" {y - radius - 2.5 + 1.3 * anger:g}"
    )
    eyes = ((monster.white, pair(x, y, radius)),)
    pupils = path(pair(x + 0.9, y + 0.6, radius * 0.42), monster.pupil)
    return (
        inked((*monster.parts, *eyes), monster.lines)
        + pupils
        + path(brows, stroke=INK, stroke_width=2.6, stroke_linecap="round")
    )


@lru_cache(1)
def fairy() -> tuple[str, str]:
    """The Death Fairy."""
    return FAIRY.ground, face(FAIRY, CALM)


def star(name: str) -> tuple[str, str]:
    """A Monster that is not known here: a star with its initials, the same for the same name."""
    seed = crc32(name.encode())
    points, depth = 4 + seed // 7 % 6, 14.5 + seed // 42 % 2
    radii = (19.0, depth) * points
    corners = (
        f"{20 + r * sin(k * pi / points):.1f} {20 - r * cos(k * pi / points):.1f}"
        for k, r in enumerate(radii)
    )
    initials = (
        "".join(word[0] for word in name.split()).upper()
        if " " in name.strip()
        else name.strip()[:2].title()
    )
    letters = label(
        20, 26, initials[:2], LEAST_FONT + 1, INK, text_anchor="middle", font_weight="bold"
    )
    return "#d8cfe6", inked(((GROUNDS[seed % len(GROUNDS)], f"M{'L'.join(corners)}Z"),)) + letters
