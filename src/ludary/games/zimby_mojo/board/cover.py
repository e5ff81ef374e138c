"""The lid of the box: by moonlight the King grins over his palisade, and the masks of eight tribes
come out of the jungle.
"""

from functools import lru_cache
from math import cos, pi, sin

from ludary.games.zimby_mojo.board.drawings.jungle import (
    CORE,
    FLAME,
    HOLLOWS,
    LEAVES,
    NIGHT,
    SKULL,
    VEINS,
)
from ludary.games.zimby_mojo.board.drawings.masks import INK, mask
from ludary.games.zimby_mojo.board.pieces import BONE, king
from ludary.kit.picture import COVER, circle, group, path, picture, rect, tag

LETTERS = {  # strokes of letters 20 wide and 32 high, as bones would be laid
    "Z": "M0 0H20L0 32H20",
    "I": "M4 0V32",
    "M": "M0 32V0L12 20 24 0V32",
    "B": "M0 32V0H11a7.5 7.5 0 0 1 0 15H0M11 15a8.5 8.5 0 0 1 0 17H0",
    "Y": "M0 0L10 15V32M20 0L10 15",
    "O": "M11 0a11 16 0 1 0 .1 0z",
    "J": "M16 0V22a8 9.5 0 0 1-16 0",
}
WIDTHS = {"I": 8, "M": 24, "O": 22, "J": 16}
ENDS = {  # where bones end, in knobs
    "Z": ((0, 0), (20, 32), (20, 0), (0, 32)),
    "I": ((4, 0), (4, 32)),
    "M": ((0, 32), (24, 32)),
    "B": ((0, 0), (0, 32)),
    "Y": ((0, 0), (20, 0), (10, 32)),
    "O": (),
    "J": ((16, 0), (0, 22)),
}
SPACE = 12  # between two letters
PLACES = (
    (44, 304, 34),
    (103, 322, 35),
    (163, 300, 33),
    (212, 330, 33),
    (268, 330, 33),
    (317, 300, 33),
    (377, 322, 35),
    (436, 306, 34),
)
LEAF = "M0 0C18-34 26-74 0-120C-26-74-18-34 0 0z"


@lru_cache(1)
def cover() -> str:
    """The cover as one SVG."""
    wide, high = COVER
    tribes = "".join(
        mask(tribe, x, y, radius, True, True) for tribe, (x, y, radius) in enumerate(PLACES)
    )
    parts = (_night(), _compound(), _leaves(), tribes, _title())
    words = (
        "A King with a golden crown grins over a palisade by moonlight; eight masks look out of the"
        " jungle."
    )
    return picture("zimby-mojo-cover", wide, high, "Zimby Mojo", words, *parts)


def _night() -> str:
    """A sky with a moon, and the jungle's leaves in it."""
    leaves = [
        rect(0, 0, 38, 38, NIGHT),
        *(path(shape, fill) for shape, fill in LEAVES),
        path(VEINS, stroke="#150c20", stroke_width=0.7),
    ]
    pattern = tag(
        "pattern",
        *leaves,
        id="zimby-cover-leaves",
        width=38,
        height=38,
        patternUnits="userSpaceOnUse",
        patternTransform="scale(1.6)",
    )
    stops = (("0", "#ffcf6b", 1.0), ("0.45", "#f07a2a", 0.75), ("1", "#3a1552", 0.0))
    shine = tag(
        "radialGradient",
        *(tag("stop", offset=at, stop_color=fill, stop_opacity=much) for at, fill, much in stops),
        id="zimby-cover-glow",
    )
    moon = circle(240, 172, 112, "#f6dfa0") + path(
        "M158 150a14 9 0 1 0 1 0zM322 190a15 10 0 1 0 1 0zM312 128a10 7 0 1 0 1 0zM168 208a9 6 0 1"
        " 0 1 0z",
        "#e3c481",
    )
    return (
        pattern
        + shine
        + rect(0, 0, 480, 360, "url(#zimby-cover-leaves)")
        + circle(240, 180, 235, "url(#zimby-cover-glow)")
        + moon
    )


def _compound() -> str:
    """The King over his palisade, between torches and skulls."""
    stakes = "".join(
        f"M{x} 330V{244 + 7 * (x // 24 % 2)}l12-20 12 20V330z" for x in range(0, 480, 24)
    )
    wall = path(stakes, "#5a3a22", stroke=INK, stroke_width=2.5, stroke_linejoin="round")
    ropes = path(
        "M0 262q12 8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24"
        " 0 24 0 24 0 24 0 24 0",
        stroke="#d9ab55",
        stroke_width=5,
    )
    skulls = "".join(
        group(
            path("M0 0" + SKULL, BONE, stroke=INK, stroke_width=0.8) + path("M0 0" + HOLLOWS, INK),
            at=(x, 196),
            scale=4,
        )
        for x in (36, 444)
    )
    torches = "".join(_torch(x) for x in (98, 382))
    return group(king(), at=(240, 185), scale=7) + wall + ropes + skulls + torches


def _torch(x: int) -> str:
    light = circle(x, 168, 60, "#ff9a3d", opacity=0.28) + circle(
        x, 170, 32, "#ffd27a", opacity=0.35
    )
    pole = path(f"M{x - 5} 180h10l-2 110h-6z", "#6b4325", stroke=INK, stroke_width=2)
    return (
        light
        + pole
        + group(
            path("M0 0" + FLAME, "#ff7a1a") + path("M0 0" + CORE, "#ffe27a"), at=(x, 188), scale=6
        )
    )


def _leaves() -> str:
    """Dark leaves at the bottom and at both sides, out of which the masks look."""
    shapes = []
    for at in range(19):
        fill = ("#1d1130", "#2a1944", "#1b3a45")[at % 3]
        shapes.append(
            tag(
                "path",
                d=LEAF,
                fill=fill,
                stroke="#120a1c",
                stroke_width=2,
                transform=f"translate({at * 27 - 4} 384) rotate({(at * 37) % 50 - 25})",
            )
        )
    for side, x in ((1, -14), (-1, 494)):
        for at in range(4):
            shapes.append(
                tag(
                    "path",
                    d=LEAF,
                    fill=("#1b3a45", "#2a1944")[at % 2],
                    stroke="#120a1c",
                    stroke_width=2,
                    transform=(
                        f"translate({x} {150 + at * 70}) rotate({side * (62 + 12 * (at % 3))})"
                    ),
                )
            )
    return "".join(shapes)


def _title() -> str:
    """The name of the game in bones."""
    first, second = _word("ZIMBY"), _word("MOJO")
    total = (first[1] + second[1] + 30) * 1.34
    scale = 1.34
    left = (COVER[0] - total) / 2
    return group(first[0], at=(left, 22), scale=scale) + group(
        second[0], at=(left + (first[1] + 30) * scale, 22), scale=scale
    )


def _word(word: str) -> tuple[str, float]:
    strokes, knobs, x = [], [], 0.0
    for at, letter in enumerate(word):
        y = 3 * sin(at * pi / 2) + 2 * cos(at)
        strokes.append((LETTERS[letter], x, y))
        knobs += [(x + u, y + v) for u, v in ENDS[letter]]
        x += WIDTHS.get(letter, 20) + SPACE
    ball = "m-2.3-3a3.2 3.2 0 1 0 .1 0zm4.6 0a3.2 3.2 0 1 0 .1 0z"
    balls = "".join(f"M{u:.4g} {v:.4g}{ball}" for u, v in knobs)
    dark = [
        tag(
            "path",
            d=d,
            fill="none",
            stroke=INK,
            stroke_width=11,
            stroke_linecap="round",
            stroke_linejoin="round",
            transform=f"translate({u:.4g} {v:.4g})",
        )
        for d, u, v in strokes
    ]
    light = [
        tag(
            "path",
            d=d,
            fill="none",
            stroke=BONE,
            stroke_width=6,
            stroke_linecap="round",
            stroke_linejoin="round",
            transform=f"translate({u:.4g} {v:.4g})",
        )
        for d, u, v in strokes
    ]
    edge = path(balls, INK, stroke=INK, stroke_width=5)
    return "".join(dark) + edge + "".join(light) + path(balls, BONE), x - SPACE
