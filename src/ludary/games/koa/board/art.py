"""The art of Koa: colours, and the things that lie on squares, each drawn in a square of 43
units.
"""

from math import cos, radians, sin
from typing import Any

from ludary.kit.picture import circle, group, label, path, rect

CELL = 43  # a square
INK, WHITE = "#241206", "#ffffff"
SAND, PALE, CLAY, ROCK, DEEP = (
    "#e9c98f",
    "#f6e4ba",
    "#b9733c",
    "#6b3f22",
    "#3a2011",
)  # from sunlit sand to the shade of a cave
# Okabe and Ito's colours, which remain apart for all kinds of colour vision
FILLS = (
    "#e69f00",
    "#4a9fd8",
    "#2fae8a",
    "#cc79a7",
)  # orange, blue, green, purple: light enough for dark signs
SHADES = ("#a86a00", "#23689a", "#15745a", "#8f4470")  # the same in the shade
BADGES = (  # in a square of 12 units: circle, square, triangle, diamond
    "M6 0.5A5.5 5.5 0 1 1 5.99 0.5Z",
    "M1 1H11V11H1Z",
    "M6 0L12 11H0Z",
    "M6 -0.5L12.5 6L6 12.5L-0.5 6Z",
)
LEAF = (  # in 40 units, as are the next two
    "M20 38C19 30 16 24 8 22C3 20 2 12 3 8C11 9 17 13 19 20C18 12 20 5 27 2C31 7 30 16 23 22"
    "C27 17 33 15 38 17C38 25 31 28 24 28C22 31 22 34 22 38Z"
)
DROP = "M20 2C29 14 34 20 34 27A14 12 0 0 1 6 27C6 20 11 14 20 2Z"
ARCH = "M4 36V22C4 2 36 2 36 22V36H27V24C27 13 13 13 13 24V36Z"
QUESTION = "M0 3.6A3.9 3.9 0 1 1 5.6 7.2C4 8.2 3.9 9 3.9 10.6M3.9 14.4V14.5"
PAWN_WIDE, PAWN_HIGH = 18, 25
LINK = 14  # from one linked resource to the next, on a clan's tablet
PICK = "M2 8C8 0 18 0 24 8L21 9C19 6 17 5 15 4.6L15 24H11L11 4.6C9 5 7 6 5 9Z"  # in 26 units


def painted(name: str, width: float = CELL, height: float = CELL, fallback: str = "none") -> str:
    """Fill a place with a pattern of `paints`."""
    return rect(0, 0, width, height, f"url(#koa-{name}) {fallback}").replace(' x="0" y="0"', "", 1)


def badge(clan: int, x: float, y: float, size: float = 12) -> str:
    """The shape of a clan, dark upon white."""
    return group(
        path(BADGES[clan], INK, stroke=WHITE, stroke_width=1.8), at=(x, y), scale=size / 12
    )


def cavern() -> str:
    """A mouth in the rock, its stones in the sun, and the dark within."""
    return (
        path(
            "M6 40.3C4 31 8 20 15 14C21 9 32 9.5 36 19C39 26 38.5 34 38 40.3Z",
            "url(#koa-fade-stone)",
            stroke=INK,
            stroke_width=1.6,
        )
        + path(
            "M9 33l4 1M10 25l4 3M16.5 16l2 4M26 12.5l-1 4M33.5 17.5l-3 3.5M37 27l-4 2M37.5"
            " 34l-4 .5",
            stroke=CLAY,
            stroke_width=1.3,
        )
        + path(
            "M13.5 40.3V31C13.5 23.5 17.5 19.5 23 19.5S32 23.5 32 31V40.3Z",
            "url(#koa-glow-dark)",
            stroke=INK,
            stroke_width=1.2,
        )
        + path("M18 21.5l1.6 6 2.2-7.8zM24.5 19.8l1.4 4.5 2-3.6z", "#7d4a24")
        + path(
            "M12 35V31C12 23 16.5 18 23 18",
            stroke="#fff4d4",
            stroke_width=1.5,
            stroke_linecap="round",
        )
    )


def _leaf(angle: float, length: float, width: float, fill: str) -> str:
    """A leaf that grows from the middle of the lower edge."""
    x, y = 22 + length * sin(radians(angle)), 37 - length * cos(radians(angle))
    u, v = width * cos(radians(angle)), width * sin(radians(angle))
    a, b = (22 + x) / 2, (37 + y) / 2
    outline = f"M22 37Q{a - u:.1f} {b - v:.1f} {x:.1f} {y:.1f}Q{a + u:.1f} {b + v:.1f} 22 37Z"
    return path(outline, fill, stroke="#0f3d16", stroke_width=1.3, stroke_linejoin="round") + path(
        f"M22 37L{(22 + 2 * x) / 3:.1f} {(37 + 2 * y) / 3:.1f}", stroke="#e4f7a0", stroke_width=1
    )


def moss() -> str:
    """A lush plant of goroldioa on a mound of earth, with its glowing spores."""
    leaves = [
        (-72, 17, 7, "#3f9a2f"),
        (72, 17, 7, "#3f9a2f"),
        (-40, 25, 8, "#5cb83a"),
        (40, 25, 8, "#5cb83a"),
        (0, 29, 8, "#86d648"),
    ]
    spores = "M15 12h.1M30 11h.1M36 18h.1M11 23h.1M33 26h.1"
    return (
        path("M8 40C9 34 15 32 22 32S35 34 36.5 40Z", "#5b3418", stroke=INK, stroke_width=1.3)
        + "".join(_leaf(*leaf) for leaf in leaves)
        + path(spores, stroke="#4a3a00", stroke_width=4.4, stroke_linecap="round")
        + path(spores, stroke="#fff27a", stroke_width=3, stroke_linecap="round")
    )


def spring() -> str:
    """A drop that leaps from shining water between stones."""
    return (
        path(
            "M4.5 35C4 29 12 27 22 27S40 29 39 35C38 41 6 41 4.5 35Z",
            "url(#koa-fade-stone)",
            stroke=INK,
            stroke_width=1.4,
        )
        + path(
            "M8.5 34.5C9 31 15 30 22 30S35 31 35 34.5C34 38.5 10 38.5 8.5 34.5Z",
            "url(#koa-glow-water)",
            stroke="#0a4a73",
        )
        + path(
            "M12 34.5c3-2 6-2 9 0M24 36c3-2 5-2 8 0",
            stroke=WHITE,
            stroke_width=1.2,
            stroke_linecap="round",
        )
        + path(
            "M22.5 6C27 14 31 18.5 31 24A8.5 8.5 0 0 1 14 24C14 18.5 18 14 22.5 6Z",
            "url(#koa-glow-water)",
            stroke=WHITE,
            stroke_width=3.4,
        )
        + path(
            "M22.5 6C27 14 31 18.5 31 24A8.5 8.5 0 0 1 14 24C14 18.5 18 14 22.5 6Z",
            "url(#koa-glow-water)",
            stroke=INK,
            stroke_width=1.4,
        )
        + path(
            "M17.5 23.5C17.6 20.5 19 18.5 20.5 16.5",
            stroke=WHITE,
            stroke_width=2.2,
            stroke_linecap="round",
        )
        + path("M35 11v7M31.5 14.5h7", stroke=WHITE, stroke_width=1.6, stroke_linecap="round")
    )


def camp() -> str:
    """A tent of striped canvas, its poles crossed and its flap open."""
    return (
        path("M19.8 3L24 11M25.2 3L21 11", stroke=INK, stroke_width=2, stroke_linecap="round")
        + path(
            "M22.5 8L38.5 38.5C30 41 15 41 6.5 38.5Z",
            "url(#koa-fade-canvas)",
            stroke=INK,
            stroke_width=1.8,
            stroke_linejoin="round",
        )
        + path("M22.5 10.5L13 38.8L8.5 38ZM22.5 10.5L32 38.8L36.5 38Z", "#b8452a")
        + path("M22.5 18L29.5 40H15.5Z", "url(#koa-glow-dark)", stroke=INK, stroke_width=1.2)
        + path("M22.5 18L18 40", stroke="#f0dcb6", stroke_width=1.8)
        + path("M6.5 38.5L2.5 41M38.5 38.5L41 41", stroke=INK, stroke_width=1.3)
    )


def lava() -> str:
    """Black rock that has burst, and what glows in it."""
    cracks = "M21 20L9 8M22 22L36 8M24 24L39 30M20 24L5 29M21 25L16 39M25 25L31 39"
    return (
        rect(1.5, 1.5, 40, 40, "#2a1512", rx=5, stroke="#120705", stroke_width=1.6)
        + path(
            "M4 6L14 3.5L12 12L5 15ZM30 4L39 5L38 14L31 11ZM4 34L12 33L11 40L4 39ZM36 33L40 36L37"
            " 40L33 39Z",
            "#4d2a22",
        )
        + path(cracks, stroke="#d83a0c", stroke_width=5, stroke_linecap="round")
        + path(cracks, stroke="#ffc23d", stroke_width=2, stroke_linecap="round")
        + path(
            "M11 22C9 15 16 12 21 13C27 10 35 14 33 21C37 27 30 32 25 31C19 35 10 30 11 22Z",
            "url(#koa-glow-lava)",
            stroke="#5b1203",
        )
        + circle(18, 20, 2.4, "#fffbd6")
        + circle(26.5, 25, 1.8, "#fffbd6")
        + circle(27, 17.5, 1.3, "#ffe88a")
    )


def quake() -> str:
    """Plates of rock that have broken apart, and the gap between them."""
    return (
        rect(1.5, 1.5, 40, 40, "#9c8a76", rx=5, stroke=INK, stroke_width=1.6)
        + path("M3 4H20L15 16L5 20ZM28 4H40V18L30 16Z", "#b8a68f")
        + path("M4 26L14 24L17 39H4ZM27 29L39 24V39H29Z", "#84735f")
        + path(
            "M24 1.5L14 16L20 18L6 41.5H20L31 20L24 17.5L34 1.5Z",
            "#1a0d06",
            stroke="#f2e2c4",
            stroke_width=1.4,
        )
        + path(
            "M15 16L4 20M20 18L12 26L3 27M31 20L41 19M27 28L40 25M24 35L33 41",
            stroke="#2c1a0e",
            stroke_width=1.7,
        )
        + path(
            "M26 5L20.5 13.5M24 21L16 37",
            stroke="#7a3a12",
            stroke_width=1.6,
            stroke_linecap="round",
        )
    )


def figure(clan: int) -> str:
    """A miner carved of pale stone, in a cloak and a scarf of the clan's colour."""
    edge: dict[str, Any] = {"stroke": INK, "stroke_width": 1.4, "stroke_linejoin": "round"}
    return (
        path("M2 24.3C2 17 5 13 9 13S16 17 16 24.3Z", "#fff6e0", **edge)
        + path("M9 13.5C13 13.5 15.5 17 16 24.3H11C11.5 19 11 16 9 13.5Z", FILLS[clan], stroke=INK)
        + path(
            "M3.8 9C3 3 6 1 9 1S15 3 14.2 9C13.5 12.5 11.5 14 9 14S4.5 12.5 3.8 9Z",
            FILLS[clan],
            **edge,
        )
        + path("M6 8C6 5.5 12 5.5 12 8S11 12 9 12S6 10.5 6 8Z", "#5a3419")
        + path(
            "M7.6 8.6h.1M10.4 8.6h.1", stroke="#fff6e0", stroke_width=1.5, stroke_linecap="round"
        )
    )


def plate(x: float, y: float, text: str, size: float, width: float, high: float) -> str:
    """A small board with a number, its middle at (x, y)."""
    ground = rect(
        x - width / 2, y - high / 2, width, high, WHITE, rx=4, stroke="#8f1d00", stroke_width=1.5
    )
    return ground + label(
        x, y + size * 0.36, text, size, "#8f1d00", text_anchor="middle", font_weight="bold"
    )
