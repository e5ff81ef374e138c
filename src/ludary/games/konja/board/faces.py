"""The ancestors' faces: masks made of the same few parts (skull, crown, eyes, nose, mouth, marks),
each with a choice of its own.

A face is drawn in a square of 100 units.
"""

from functools import lru_cache
from typing import NamedTuple

from ludary.games.konja.board.paints import BRASS_DARK, INK
from ludary.games.konja.board.shapes import BOLT, STAR, TURN, disc
from ludary.games.konja.pieces import Ancestor
from ludary.kit.picture import circle, group, path, tag


class Face(NamedTuple):
    """The parts of a mask: paths in 100 units, and its colours."""

    skull: str
    skin: str
    shade: str
    crown: str  # behind the skull
    crown_fill: str
    eyes: str  # their outlines, filled with light
    pupils: str
    nose: str
    mouth: str
    teeth: str
    marks: str  # painted lines
    paint: str


OVAL = "M50 18C72 18 82 36 80 56C78 78 66 94 50 94S22 78 20 56C18 36 28 18 50 18Z"
BLOCK = "M24 24H76L82 40L78 78L66 92H34L22 78L18 40Z"
LONG = "M50 14C68 14 74 30 73 48C72 70 62 96 50 98C38 96 28 70 27 48C26 30 32 14 50 14Z"
ROUND = "M50 20C74 20 86 36 86 56S72 94 50 94S14 76 14 56S26 20 50 20Z"
DROPLET = "M50 16C62 24 82 40 80 62C78 82 66 94 50 94S22 82 20 62C18 40 38 24 50 16Z"

FACES = {
    Ancestor.SPIRIT: Face(
        OVAL,
        "#b9a2ea",
        "#6f4bb0",
        "M50 20C40 8 44 2 38 0C30 6 34 12 30 16C22 8 16 12 10 8C8 18 16 20 16 28L84 28"
        "C84 20 92 18 90 8C84 12 78 8 70 16C66 12 70 6 62 0C56 2 60 8 50 20Z",
        "#7d5ad0",
        "M28 50C32 42 42 42 45 50C42 58 32 58 28 50ZM55 50C58 42 68 42 72 50C68 58 58 58 55 50Z",
        "M30 50C34 54 40 54 44 50M56 50C60 54 66 54 70 50",
        "M50 52L45 66H55Z",
        "M38 76C44 82 56 82 62 76C58 88 42 88 38 76Z",
        "",
        "M50 24V34M40 26L44 34M60 26L56 34M24 64L34 66M76 64L66 66M28 74L36 72M72 74L64 72",
        "#f4edff",
    ),
    Ancestor.RESOURCE: Face(
        BLOCK,
        "#d9a35b",
        "#8a5a24",
        "M14 30L20 6L34 18L50 2L66 18L80 6L86 30Z",
        "#a8742f",
        disc(36, 50, 9) + disc(64, 50, 9),
        disc(36, 50, 4) + disc(64, 50, 4),
        "M46 50H54L60 68H40Z",
        "M30 74H70V86H30Z",
        "M38 74V86M46 74V86M54 74V86M62 74V86",
        "M26 34H44M56 34H74M24 62L32 60M76 62L68 60",
        "#7a2f12",
    ),
    Ancestor.SPELL: Face(
        LONG,
        "#6fa8e6",
        "#27508f",
        "M50 26C30 26 16 14 14 2C22 10 36 12 50 12S78 10 86 2C84 14 70 26 50 26Z",
        "#f3d58a",
        "M30 48L46 52L44 56L31 54ZM70 48L54 52L56 56L69 54Z",
        disc(39, 52.5, 2) + disc(61, 52.5, 2),
        "M50 50L46 70L50 74L54 70Z",
        "M42 80H58L54 85H46Z",
        "",
        "M34 62L44 66M66 62L56 66M36 70L43 73M64 70L57 73M50 88V97M44 86V93M56 86V93",
        "#e9f4ff",
    ),
    Ancestor.MERCHANT: Face(
        ROUND,
        "#f0c24f",
        "#a36f14",
        "M12 40C10 14 34 4 50 4S90 14 88 40C76 28 62 26 50 26S24 28 12 40Z",
        "#9c2f3f",
        "M27 52C31 44 41 44 45 52ZM55 52C59 44 69 44 73 52Z",
        disc(36, 50, 3) + disc(64, 50, 3),
        "M50 50C56 58 58 66 50 68S44 58 50 50Z",
        "M28 70C36 76 64 76 72 70C70 90 30 90 28 70Z",
        "M37 73V83M46 75V86M54 75V86M63 73V83",
        "M14 30C30 20 70 20 86 30M22 62L30 62M78 62L70 62",
        "#fff3c0",
    ),
    Ancestor.RAIN: Face(
        DROPLET,
        "#5fc3b8",
        "#1d6f6c",
        "M18 42C6 42 4 28 14 24C12 12 26 6 34 12C40 2 60 2 66 12C76 6 90 12 86 24C96 28 94 42"
        " 82 42Z",
        "#e3ebf8",
        "M29 52C33 45 42 46 45 54L30 56ZM71 52C67 45 58 46 55 54L70 56Z",
        disc(38, 52, 2.6) + disc(62, 52, 2.6),
        "M50 54L44 68C46 72 54 72 56 68Z",
        "M42 78A8 7 0 1 1 58 78A8 7 0 1 1 42 78Z",
        "",
        "M34 60C32 68 32 76 36 82M66 60C68 68 68 76 64 82M28 64C26 70 27 74 29 78M72 64C74 70 73 74"
        " 71 78",
        "#d8f3ff",
    ),
}


def skulls() -> str:
    """The outlines within which faces are painted."""
    return tag(
        "defs",
        *(
            tag("clipPath", path(mask.skull), id=f"konja-skull-{int(ancestor)}")
            for ancestor, mask in FACES.items()
        ),
    )


@lru_cache(16)
def face(ancestor: int, x: float, y: float, width: float) -> str:
    """An ancestor's mask, `width` wide."""
    mask = FACES[Ancestor(ancestor)]
    line = {"stroke": INK, "stroke_width": 2.4, "stroke_linejoin": "round"}
    half = f"M50 10{'V98' if ancestor != Ancestor.RESOURCE else 'V92'}L100 98V10Z"
    return group(
        path(mask.crown, mask.crown_fill, **line),
        path(mask.skull, mask.skin, **line),
        path(half, mask.shade, fill_opacity=0.45, clip_path=f"url(#konja-skull-{ancestor})"),
        path(mask.marks, stroke=mask.paint, stroke_width=2.6, stroke_linecap="round"),
        path(mask.nose, mask.shade, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        path(mask.eyes, "#fff9dc", stroke=INK, stroke_width=2),
        (
            path(mask.pupils, INK, stroke=INK, stroke_width=1.6, stroke_linecap="round")
            if ancestor != Ancestor.SPIRIT
            else path(mask.pupils, stroke=INK, stroke_width=2.4, stroke_linecap="round")
        ),
        path(mask.mouth, "#2a1020", stroke=INK, stroke_width=2, stroke_linejoin="round"),
        path(mask.teeth, stroke="#fff9dc", stroke_width=2.6) if mask.teeth else "",
        _adorned(ancestor),
        at=(x, y),
        scale=width / 100,
    )


def _adorned(ancestor: int) -> str:
    """The ornaments of an ancestor, which tell what it gives."""
    if ancestor == Ancestor.SPIRIT:
        return path(TURN, "#ffffff", stroke=INK, transform="translate(42 26) scale(0.4)")
    if ancestor == Ancestor.RESOURCE:
        bolt = path(
            BOLT, "#3fbf7f", stroke=INK, stroke_width=2, transform="translate(68 9) scale(0.4)"
        )
        return (
            circle(50, 17, 6.5, "#f6cf62", stroke=INK, stroke_width=1.6)
            + path(
                STAR, "#4aa3f0", stroke=INK, stroke_width=2, transform="translate(16 9) scale(0.4)"
            )
            + bolt
        )
    if ancestor == Ancestor.SPELL:
        return path(
            STAR, "#f3d58a", stroke=INK, stroke_width=2, transform="translate(40 24) scale(0.5)"
        )
    if ancestor == Ancestor.MERCHANT:
        coins = "".join(
            circle(x, 74, 8, "#ffe48a", stroke=BRASS_DARK, stroke_width=2)
            + circle(x, 74, 3.5, "none", stroke=BRASS_DARK)
            for x in (12, 88)
        )
        return coins + circle(50, 16, 7, "#ffe48a", stroke=BRASS_DARK, stroke_width=2)
    drops = "".join(
        f"M{x} {y}l-3.5 7a4 4 0 1 0 7 0Z" for x, y in ((14, 50), (86, 50), (22, 66), (78, 66))
    )
    return path(drops, "#4aa3f0", stroke=INK)
