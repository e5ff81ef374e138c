"""Things that lie about in many copies, as patterns: each is drawn once, where the first temple
defines it.
"""

from functools import lru_cache

from ludary.games.nagaraja.board.figures import FIGURES
from ludary.games.nagaraja.board.jade import (
    BRIGHT,
    CELL,
    DEEP,
    EMBER,
    GOLD,
    INK,
    JADE,
    PALE,
    RELIC,
    carved,
)
from ludary.games.nagaraja.board.stone import filled
from ludary.games.nagaraja.cards import Symbol
from ludary.kit.picture import circle, group, path, rect, tag

EGG = (
    "M17 1.500C25 1.500 31 14 31 21C31 29 25 32.500 17 32.500C9 32.500 3 29 3 21C3 14 9 1.500 17"
    " 1.500Z"
)
SCALES = (
    "M5 15Q9 20 13 15Q17 20 21 15Q25 20 29 15M4 24Q8 28 13 24Q17 28 21 24Q26 28 30 24M10 8Q13 11 17"
    " 8Q21 11 24 8"
)
SIZES = {
    "torch": 28,
    "guardian": 32,
    "egg": RELIC,
    "cell": CELL,
    "tile": CELL,
}  # units, by the first word of a name


def placed(name: str, fallback: str, x: float = 0, y: float = 0) -> str:
    """One of them, in a square; a plain one where nothing is defined."""
    side, moved = SIZES[name.partition("-")[0]], f"translate({x:g} {y:g})" if x or y else None
    return tag("rect", width=side, height=side, fill=filled(name, fallback), transform=moved)


@lru_cache(1)
def patterns() -> tuple[str, ...]:
    """All of them, as definitions."""
    eggs = {"hidden": "#9fd0bb", "sacred": GOLD, "cursed": EMBER}
    things = {
        "tile": _rock(),
        "torch": group(_torch(), at=(14, 17), scale=0.8),
        "guardian": _guardian(),
        **{f"egg-{name}": _egg(edge) for name, edge in eggs.items()},
        **{f"cell-{cell}": _unexplored(*left) for cell, left in enumerate(LEFT_BEHIND)},
    }
    return tuple(_pattern(name, drawing) for name, drawing in things.items())


def _pattern(name: str, drawing: str) -> str:
    side = SIZES[name.partition("-")[0]]
    return tag(
        "pattern",
        drawing,
        id=f"nagaraja-{name}",
        width=side,
        height=side,
        patternUnits="userSpaceOnUse",
    )


def _rock() -> str:
    """Masonry with an edge in the light and one in the shadow."""
    stones = rect(0, 0, CELL, CELL, filled("rock", "#2b6455"))
    lit = path(
        f"M1 {CELL - 1}V1H{CELL - 1}", stroke="#7fc4a8", stroke_width=1.6, stroke_opacity=0.75
    )
    shadow = path(
        f"M{CELL - 0.8} 1V{CELL - 0.8}H1", stroke="#04110d", stroke_width=1.8, stroke_opacity=0.8
    )
    return stones + lit + shadow


def _torch() -> str:
    """A torch on a wall around (0, 0), with its light."""
    light = circle(0, -4, 17, filled("light", "none"))
    stick = path("M-2 2H2L1 11H-1Z", "#6b4423", stroke=INK, stroke_width=0.8)
    flame = path("M0 -9C6 -3 4 3 0 3C-4 3 -6 -2 0 -9Z", "#ff8a2a") + path(
        "M0 -4C3 -1 2 2 0 2C-2 2 -3 0 0 -4Z", "#ffe89a"
    )
    return light + stick + flame


def _guardian() -> str:
    """A cobra of jade."""
    _, parts, lines = FIGURES[Symbol.STICKS]
    jade = [
        (colour, part[1])
        for colour, part in zip((JADE, PALE, BRIGHT, GOLD, INK), parts, strict=True)
    ]
    return group(carved(jade, lines, width=1.5), at=(0.4, 0), scale=0.78)


def _egg(edge: str) -> str:
    """An egg of scales, as if carved from jade; a cursed one has a thorn."""
    scales = path(SCALES, stroke="#8fc7b0", stroke_width=1.2, stroke_opacity=0.55)
    gleam = path("M9 9Q11 5 15 4", stroke="#e4f7ec", stroke_width=2, stroke_linecap="round")
    thorn = path("M12 6L17 1L22 6Z", EMBER, stroke=INK) if edge == EMBER else ""
    return path(EGG, filled("egg", DEEP), stroke=edge, stroke_width=2) + scales + gleam + thorn


def _unexplored(shape: str, lines: str) -> str:
    """A cell that nobody has been in: dark stone, and something that lies there."""
    floor = rect(0, 0, CELL, CELL, filled("dark", "#12251f"))
    outline = path(
        shape + lines,
        stroke="#4a8a74",
        stroke_width=1.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    dusk = circle(CELL / 2, CELL / 2, CELL / 2 + 10, filled("dusk", "none"))
    return (
        floor
        + path(shape, "#1d4438")
        + outline
        + dusk
        + rect(0.7, 0.7, CELL - 1.4, CELL - 1.4, "none", stroke="#050d0b", stroke_width=1.4)
    )


LEFT_BEHIND = (  # a shape and lines
    (
        "M28 0C26 12 33 14 28 25C24 30 22 32 22 38C26 32 34 30 34 22C36 14 32 8 34 0Z",
        "M28 13C21 15 19 20 13 21M33 18C40 21 39 26 45 28",
    ),
    (
        (
            "M25.500 14Q32 22 25.500 29Q19 22 25.500 14ZM25.500 29Q34 20 39 29Q34 37 25.500"
            " 29ZM25.500 29Q17 20 12 29Q17 37 25.500 29Z"
        ),
        "M8 40H43",
    ),
    (
        "M7 14L18 18L22 28L32 29L37 39L45 42L36 42L30 33L20 31L15 20Z",
        "M22 28L15 36M32 29L39 22M18 18L24 12",
    ),
    (
        "M9 10H16L19 14H10ZM32 38L41 36L43 42H31Z",
        "M0 0L24 24M0 15Q12 13 15 0M0 26Q20 22 26 0M0 0L11 28M0 0L28 11",
    ),
    (
        "M17 38H34V34H17ZM19.500 34H31.500L30.500 21L27 18L25 21L22 17L20.500 22Z",
        "M23 34V22M28 34V22M37 39L42 35M12 39L14 36",
    ),
    (
        "M33 19C38 18 41 22 39 27C38 30 36 31 33 30C30 30 29 27 30 24Z",
        "M10 26C15 22 22 24 29 26M14 21V30M18 20V31M22 21V30M26 22V29M33 25L35 27",
    ),
    (
        (
            "M20 15H31L29.500 19C28 23 35 25 34 31C33 36 29 38 25.500 38C22 38 18 36 17 31C16 25 23"
            " 23 21.500 19Z"
        ),
        "M17.500 28Q25 32 33.500 28M37 38L41 34",
    ),
    (
        (
            "M14 37C12 27 27 25 27 31C27 35 33 34 33 28C33 23 26 24 28 17L35 12L38 17L32 19C32 22"
            " 38 22 38 29C38 39 24 41 22 33C20 31 19 33 20 38Z"
        ),
        "M35 15L36 16",
    ),
    ("M13 39H40V33H34V27H28V21H13Z", "M13 33H34M13 27H28M20 21V27M26 33V39M19 33V39"),
)
