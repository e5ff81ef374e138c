"""The figures and signs of the cards: an animal for each symbol, a sign for each effect, and an
arrow for whom it meets.
"""

from functools import lru_cache

from ludary.games.nagaraja.board.jade import (
    BRIGHT,
    EMBER,
    GOLD,
    INK,
    IVORY,
    JADE,
    NAGA,
    PALE,
    SHINE,
    WHITE,
    Part,
    both,
    carved,
    disc,
    pair,
)
from ludary.games.nagaraja.cards import Arrow, Effect, Symbol
from ludary.kit.picture import group, path

MUZZLE = (
    "M20 16C23 10 31 12 30 19C29 22 28 23 28 26C28 32 25 36 20 36C15 36 12 32 12 26C12 23 11 22 10"
    " 19C9 12 17 10 20 16Z"
)
FIGURES: dict[
    Symbol, tuple[str, tuple[Part, ...], str]
] = {  # colour behind it, its parts, and lines
    Symbol.STICKS: (  # a cobra: the naga of the sticks
        "#d9c7ec",
        (
            (
                "#8d55b8",
                "M20 3C30 3 38 11 36 21C34 29 28 31 27 40H13C12 31 6 29 4 21C2 11 10 3 20 3Z",
            ),
            ("#e6d3f5", "M16 24H24L26 40H14Z"),
            (
                "#a56fd0",
                (
                    "M20 6C26 6 28.500 12 27.500 17C26.500 23 23 26 20 26C17 26 13.500 23"
                    " 12.500 17C11.500 12 14 6 20 6Z"
                ),
            ),
            (GOLD, pair(16.300, 15, 2.300) + "M20 6L22.500 10L20 13L17.500 10Z"),
            (INK, pair(16.500, 15, 0.700)),
        ),
        "M15.500 29H24.500M15 33H25M14.500 37H25.500M20 26V30L18 33M20 30L22 33"
        + both("M8 17Q11 14 10 21M18 22L18.500 23"),
    ),
    Symbol.RELICS: (  # an owl, which sees in the dark
        "#f3dfae",
        (
            (
                "#9a6a35",
                (
                    "M20 8C26 8 30 5 33 3C34 12 36 20 34 28C32 36 27 40 20 40C13 40 8 36 6 28C4"
                    " 20 6 12 7 3C10 5 14 8 20 8Z"
                ),
            ),
            ("#d8b077", "M20 22C27 22 29 29 28 34C26 39 14 39 12 34C11 29 13 22 20 22Z"),
            (IVORY, pair(13, 16, 6)),
            (GOLD, pair(13.500, 16, 4)),
            (INK, pair(14, 16, 1.800)),
            (EMBER, "M17.500 19L20 25L22.500 19Z"),
        ),
        "M16 28L18 31L20 28L22 31L24 28M17 33L18.500 35.500L20 33L21.500 35.500L23 33"
        + both("M8 26Q9 34 12 37"),
    ),
    Symbol.ROOMS: (  # an elephant, which carries stones
        "#c6e3d2",
        (
            ("#6f9d95", both("M13 12C3 4 -1 14 2 24C4 31 9 31 13 27Z")),
            ("#c79aa0", both("M11 14C6 11 4 16 5 22C6 26 9 26 11 24Z")),
            (
                "#86b3a9",
                (
                    "M20 4C29 4 31 13 29 21C27 25 24 26 24 30C24 35 27 36 30 35C29 41 17 41 17"
                    " 31C17 27 13 25 11 21C9 13 11 4 20 4Z"
                ),
            ),
            (IVORY, both("M13 25L12 34L16 28Z")),
            (GOLD, "M14 6H26L23 11L20 15L17 11Z"),
            (EMBER, "M20 7L22 9.500L20 12L18 9.500Z"),
            (INK, pair(15, 17.500, 1.400)),
        ),
        "M18 29H23M18 33H23.500",
    ),
    Symbol.CARDS: (  # a monkey, which steals and finds
        "#f6cfb0",
        (
            (
                "#8a5a3a",
                pair(6.500, 19, 5)
                + "M20 3C30 3 34 11 33 20C32 30 27 38 20 38C13 38 8 30 7 20C6 11 10 3 20 3Z",
            ),
            ("#f0c79b", pair(6.500, 19, 2.500) + MUZZLE),
            (WHITE, pair(15.500, 18.500, 3)),
            (INK, pair(16, 18.500, 1.400) + "M15 29Q20 31 25 29Q23 34 20 34Q17 34 15 29Z"),
            (GOLD, "M11 8L9 0L15 4L20 -1L25 4L31 0L29 8Q20 4 11 8Z"),
        ),
        "M18.500 24.500V25.500M21.500 24.500V25.500",
    ),
}
SIGNS = {  # lines in a square of 24 units
    Effect.POINTS: "M12 4V20M4 12H20",
    Effect.RETHROW: "M19 8A8 8 0 1 0 20 13M20 3V9H14M8 12H16",
    Effect.BREAK: "M2 15L10 12L8 8M22 8L13 12L15 16M12 3V6M6 4L8 6M18 19L20 21",
    Effect.PEEK: "M2 12Q12 2 22 12Q12 22 2 12ZM12 9V15M9 12H15",
    Effect.SWAP_RELICS: "M3 8H20L16 4M21 16H4L8 20",
    Effect.PIVOT: "M8 9H16V17H8ZM4 14A9 9 0 0 1 17 4M17 4L13 2M17 4L15 8",
    Effect.MOVE: "M2 8H10V16H2ZM13 12H22M18 8L22 12L18 16",
    Effect.SWAP_ROOMS: "M2 3H10V11H2ZM14 13H22V21H14ZM13 7H18V10M11 17H6V14",
    Effect.TRAP: "M4 4L20 20M20 4L4 20M12 2V6M12 18V22",
    Effect.RETRIEVE: "M4 15V21H20V15M12 17V3M7 8L12 3L17 8",
    Effect.DRAW: "M3 3H14V19H3ZM19 8V18M14.500 13H23",
    Effect.LOSE: "M3 3H14V19H3ZM16 14L22 20M22 14L16 20",
}
ARROWS = {  # to whom: down to oneself, up to the rival, or both
    Arrow.CLEAR: (PALE, "M5 0H9V10H14L7 20L0 10H5Z"),
    Arrow.RED: (EMBER, "M5 20H9V10H14L7 0L0 10H5Z"),
    Arrow.BOTH: (GOLD, "M7 0L14 7H9V13H14L7 20L0 13H5V7H0Z"),
}


@lru_cache(8)
def figure(symbol: Symbol) -> tuple[str, str]:
    """The colour behind a symbol's animal, and the animal in a square of 40 units."""
    ground, parts, lines = FIGURES[symbol]
    return ground, carved(parts, lines)


@lru_cache(32)
def sign(effect: Effect) -> str:
    """An effect's sign, in gold, in a square of 24 units."""
    return path(
        SIGNS[effect],
        stroke=GOLD,
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@lru_cache(8)
def arrow(whose: Arrow) -> str:
    """An arrow to the players whom the effect meets, 14 units wide and 20 high."""
    colour, d = ARROWS[whose]
    return path(d, colour, stroke=INK)


def serpent(d: str, width: float) -> str:
    """A carved serpent along a line: dark edge, jade, and scales of light."""
    edges = (
        (INK, width + 3, None),
        (JADE, width, None),
        (BRIGHT, width * 0.45, f"{width * 0.5:g} {width * 0.5:g}"),
    )
    return group(
        *(
            path(
                d, stroke=colour, stroke_width=wide, stroke_dasharray=dashes, stroke_linecap="round"
            )
            for colour, wide, dashes in edges
        )
    )


def head(x: float, y: float, scale: float) -> str:
    """The head of a serpent that looks at one, with its crest."""
    d = "M0 -9C6 -9 9 -4 8 1C7 6 3 9 0 9C-3 9 -7 6 -8 1C-9 -4 -6 -9 0 -9Z"
    parts = path(d, JADE, stroke=INK, stroke_width=1.500) + path(
        "M0 -14L3 -7H-3Z", GOLD, stroke=INK, stroke_width=1
    )
    eyes = path(disc(-3.500, -1, 2) + disc(3.500, -1, 2), SHINE, stroke=INK) + path(
        disc(-3.200, -1, 0.800) + disc(3.200, -1, 0.800), INK
    )
    return group(
        parts,
        eyes,
        path("M0 9V13L-2 16M0 13L2 16", stroke=NAGA, stroke_width=1.500),
        at=(x, y),
        scale=scale,
    )
