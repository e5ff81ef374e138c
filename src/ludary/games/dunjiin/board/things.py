"""Things as pictures: Treasure, Magic Items, armor, and the signs over the piles."""

from functools import lru_cache

from ludary.games.dunjiin.board.ink import (
    BLOOD,
    DARK_GOLD,
    DARK_WOOD,
    FLAME,
    GLOW,
    GOLD,
    INK,
    MAGIC,
    NIGHT,
    SQUARE,
    STEEL,
    STONE,
    TORCH,
    WHITE,
    WOOD,
    Part,
    both,
    disc,
    inked,
    pair,
)
from ludary.kit.picture import group, path

SHIELD = "M20 2L36 6C37 22 32 33 20 39C8 33 3 22 4 6Z"
BOSS = "M18 7H22V17H31V21H22V34H18V21H9V17H18Z"
GATE = "M5 38V18C5 -2 35 -2 35 18V38Z"
SPARK = "M0 -6L1.500 -1.500L6 0L1.500 1.500L0 6L-1.500 1.500L-6 0L-1.500 -1.500Z"
GLITTER = "M33 2L34.500 5.500L38 7L34.500 8.500L33 12L31.500 8.500L28 7L31.500 5.500Z"

Drawing = tuple[tuple[Part, ...], str]  # parts, and lines upon them

THINGS: dict[str, Drawing] = {
    "armor": (((STEEL, SHIELD), ("#dce6ee", BOSS)), ""),
    "treasure": (
        (
            (DARK_WOOD, "M3 18C3 6 37 6 37 18Z"),
            (GOLD, "M6 21C7 14 13 17 16 12C20 8 24 14 28 13C33 14 34 19 34 21Z"),
            (WOOD, "M3 21H37V37H3Z"),
            (GOLD, "M8 21H12V37H8ZM28 21H32V37H28ZM17 20H23V28H17Z"),
            (WHITE, GLITTER),
        ),
        "M20 23V25",
    ),
    "magic": (
        (
            ("#d9b8f2", "M16 5H24V14C33 18 35 26 32 32C28 39 12 39 8 32C5 26 7 18 16 14Z"),
            (MAGIC, "M8 24Q14 21 20 24Q26 27 32 24C34 31 28 37 20 37C12 37 6 31 8 24Z"),
            ("#c98b4a", "M14.500 1H25.500V6H14.500Z"),
            (
                GLOW,
                "M20 26L21.500 30L25.500 31L21.500 32.500L20 36L18.500 32.500L14.500 31L18.500 30Z",
            ),
        ),
        "",
    ),
    "deck": (
        ((STONE, GATE), (NIGHT, "M10 38V19C10 5 30 5 30 19V38Z"), (GLOW, pair(16, 24, 2))),
        "M15 38V9M20 38V8M25 38V9",
    ),
    "graveyard": (
        (("#7a8a5a", "M2 38C8 32 32 32 38 38Z"), ("#b9b2ab", "M9 35V16C9 0 31 0 31 16V35Z")),
        "M20 10V26M14 16H26",
    ),
    "traps": (
        (
            (STEEL, "M2 34L5 13L11 27L15 11L20 26L25 11L29 27L35 13L38 34Z"),
            (DARK_WOOD, "M1 33H39V38H1Z"),
        ),
        "",
    ),
    "inn": (
        ((GOLD, "M7 12H27V37H7Z"), (WHITE, "M6 14C3 10 8 5 12 7C14 2 22 3 23 7C28 5 31 11 28 14Z")),
        "M27 18H34V31H27M13 18V33M21 18V33",
    ),
    "last_call": (
        (
            (GOLD, "M20 3C10 4 11 14 10 23L4 31H36L30 23C29 14 30 4 20 3Z"),
            (DARK_GOLD, "M15 32H25C25 39 15 39 15 32Z"),
        ),
        "",
    ),
    "eye": (
        (
            (WHITE, "M1 20C10 6 30 6 39 20C30 34 10 34 1 20Z"),
            (MAGIC, disc(20, 20, 7)),
            (INK, disc(20, 20, 2)),
        ),
        "",
    ),
    "coin": (((GOLD, disc(20, 20, 18)), ("#ffe9a0", disc(20, 20, 14))), ""),
    "torch": (
        (
            (DARK_WOOD, "M17 20H23L21.500 40H18.500Z"),
            (STEEL, "M14 17H26V22H14Z"),
            (FLAME, "M20 0C21 5 28 8 27 14C26 19 14 19 13 14C12 10 16 8 16 5C18 6 19 3 20 0Z"),
            (GLOW, "M20 8C21 11 23 12 23 14C22 17 18 17 17 14C17 12 19 11 20 8Z"),
        ),
        "",
    ),
    "grave": (
        (("#7a8a5a", "M2 39C8 33 32 33 38 39Z"), ("#b9b2ab", "M8 36V16C8 0 32 0 32 16V36Z")),
        both("M12 13L17 18M17 13L12 18") + "M15 26Q20 23 25 26",
    ),
    "claws": (
        (
            (BLOOD, disc(20, 20, 18)),
            (WHITE, both("M9 10L12 31L15 11Z") + "M17.500 10L20 33L22.500 10Z"),
        ),
        "",
    ),
    "star": (
        ((TORCH, "M20 1L25.500 14L39 15L28.500 24L32 38L20 30L8 38L11.500 24L1 15L14.500 14Z"),),
        "",
    ),
}


@lru_cache(512)
def thing(name: str, x: float, y: float, width: float) -> str:
    """A thing, `width` wide, its top left corner at (x, y)."""
    parts, lines = THINGS[name]
    scale = width / SQUARE
    return group(inked(parts, lines, 2.4 if width < SQUARE * 0.8 else 2.0), at=(x, y), scale=scale)


def sparkle(x: float, y: float, size: float) -> str:
    """A glint upon something precious."""
    return group(path(SPARK, WHITE), at=(x, y), scale=size / 6)
