"""Emblems of scrolls by what they do, and of the King's rituals: few bold shapes, drawn once and used at every size.

An emblem lies within -10 to 10. Each shape is a path with a colour: filled with it within a dark edge, or, where the path's colour begins
with `-`, a line of that colour.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ludary.games.zimby_mojo.board.drawings.masks import INK
from ludary.games.zimby_mojo.cards import Effect, RitualKind, ScrollType
from ludary.kit.picture import group, path

BONE, RED, LEAF, MOON, STRAW, TEAL, VIOLET = "#fbf1d8", "#e5332f", "#59c36a", "#b9d7ff", "#ffc94d", "#37e0c8", "#c07bff"
Shapes = tuple[tuple[str, str], ...]

BLADE = "M-9 6.5L3.5-6.5Q7-9.5 9-9.5Q9-7 6.5-4L-6 8.5z"
BLADES = f"{BLADE}M9 6.5L-3.5-6.5Q-7-9.5-9-9.5Q-9-7-6.5-4L6 8.5z"
FOOT = "M-2.5-3C-5.5-2.5-5.5 1-4 3.5C-2.8 5.5-4 7.5-2 9.3C0 10.5 3 9.5 3.2 7C3.4 4.5 5.5 1 3.5-1.5C2-3.5 0-3.6-2.5-3z"
TOES = (
    "M-5.6-4.2a1.4 1.4 0 1 0 .1 0zM-3.2-6.4a1.5 1.5 0 1 0 .1 0zM0-7.2a1.5"
    " 1.5 0 1 0 .1 0zM3-6.2a1.4 1.4 0 1 0 .1 0zM5.3-4.2a1.2 1.2 0 1 0 .1 0z"
)
SKULL = "M-7-1.5C-7-11.5 7-11.5 7-1.5C7 1.2 5.8 2.3 4.5 3V7.5H-4.5V3C-5.8 2.3-7 1.2-7-1.5z"
HOLLOWS = "M-4.8-2a1.9 2 0 1 0 3.8 0a1.9 2 0 1 0-3.8 0zM1-2a1.9 2 0 1 0 3.8 0a1.9 2 0 1 0-3.8 0zM0 1l1.2 2.2h-2.4z"
SCROLL = "M-6-8H5a2 2 0 0 1 2 2v1H4V6a2 2 0 0 0 2 2H-4a2 2 0 0 1-2-2z"
DROP = "M0-8C4-2.5 5.5-.5 5.5 2.5a5.5 5.5 0 0 1-11 0C-5.5-.5-4-2.5 0-8z"
FACE = "M0-8C4-8 5.5-5 5.2-1.5C4.8 4 2.5 7.5 0 7.5S-4.8 4-5.2-1.5C-5.5-5-4-8 0-8z"
LOOK = "M-3.6-2h2.6M1-2h2.6"
GEM = "M0-9L7.5 0 0 9-7.5 0z"
EMBLEMS: Mapping[Effect, Shapes] = {
    Effect.BRUTALITY: ((BLADES, BONE), ("M-9 6.5l3 2-2.2 1.5-2-2zM9 6.5l-3 2 2.2 1.5 2-2z", "#a8642a")),
    Effect.WOUND: (
        ("M-9.5 7L3-5.5 5.5-3-7 9.5z", "#b98246"),
        ("M4-6.5l3.8-3.3-.7 3.3 3 .2-3.6 3z", BONE),
        ("M6.5 2c2 2.8 2.8 3.8 2.8 5.2a2.8 2.8 0 0 1-5.6 0C3.7 5.8 4.5 4.8 6.5 2z", RED),
    ),
    Effect.PREVENT: (("M0-9.5L8-6.5V0C8 5 4 8.5 0 10C-4 8.5-8 5-8 0V-6.5z", "#a8642a"), ("M0-6.5V6.5M-5-1H5", "-" + BONE)),
    Effect.MAP: (
        ("M-9-7L-3-9 3-7 9-9V7L3 9-3 7-9 9z", "#f0dcae"),
        ("M-6 4q2-5 4.5-3.5t4-4", "-#8a5a2a"),
        ("M3-6l4 4m0-4l-4 4", "-" + RED),
    ),
    Effect.DEADLY: (
        ("M-9 6C-4-9-1 10 3 0S8-8 9.5-5", "-" + VIOLET),
        ("M-6-1l-3.5-2.5 4.5.3zM0 3l-1.5 4.5 3.2-3.5zM5-5l1-4.5 1.5 4zM7 0l3 2.5-4-.5z", BONE),
    ),
    Effect.ENTANGLE: (
        ("M-9 4C-9-6 0-6-1 3S-9 5-4 0 6-9 7-1 1 7 4 1 9-6 9.5-4", "-" + LEAF),
        ("M-3-4q-1-5 3-5.5q1 4.5-3 5.5zM7 3q4-1 3.5 4q-4 0-3.5-4z", LEAF),
    ),
    Effect.DARKEN: (("M3-9.5A9.5 9.5 0 1 0 9.5 4.5A8 8 0 0 1 3-9.5z", MOON), ("M4-3l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z", STRAW)),
    Effect.CLEAR: (
        ("M-9 9L-5.5 5.5-4 7-7.5 10z", "#a8642a"),
        ("M-6 5L5-8Q8-9.5 9.5-9Q9.5-5 7.5-2.5L-4 7z", BONE),
        ("M1 3q6-2 8 4q-6 2-8-4z", LEAF),
    ),
    Effect.BUNGLE: (("M-7 1L-8.5-7.5-4-4-1-9 2-4.5 6.5-7 4 1z", STRAW), ("M-8 9q2-5 4.5 0q2-5 5 0q2-4 4 0", "-" + BONE)),
    Effect.PUSH: (
        ("M-9-4H-2C-1-4-1-1.5-2-1.5C0-1.5 0 1-1.5 1C0 1 0 3.5-2 3.5C-1 3.5-1 5.5-2.5 5.5H-9z", "#c98a55"),
        ("M2-2.5H5V-5.5L10 .5 5 6.5V3.5H2z", STRAW),
    ),
    Effect.PULL: (("M-1.5-9.5C5-10 8-3 3.5-.5L2 1V10H-1.5V-.5L1.5-3C3.5-5 1.5-7-1.5-6.5z", BONE), ("M-9 3l4.5-4v2.5h3v3h-3v2.5z", STRAW)),
    Effect.SWITCH: (
        ("M-9-1C-8-8 0-10 5-6L7-8.5 8.5-1 1-2 3-4C-1-6.5-4.5-4.5-5.5-.5z", STRAW),
        ("M9 1C8 8 0 10-5 6L-7 8.5-8.5 1-1 2-3 4C1 6.5 4.5 4.5 5.5.5z", TEAL),
    ),
    Effect.NAP: ((FACE, MOON), ("M-3.8-1.5q1.4 1.6 2.8 0M1-1.5q1.4 1.6 2.8 0M-1.5 4h3", "-" + INK), ("M5-9.5h4l-4 4.5h4", "-" + BONE)),
    Effect.LOOSEN: (
        ("M-9 5a4 4 0 0 1 0-6l3-3 2.5 2.5-3 3a1 1 0 0 0 1.5 1.5l3-3L.5 2.5l-3 3a4 4 0 0 1-6.5-.5z", BONE),
        ("M3-1l3-3a1 1 0 0 1 1.5 1.5L5.5-.5 8 2l2-2a4 4 0 0 0-6-6l-3.5 3.5z", BONE),
        ("M-2-8l1 2M2-9v2.5", "-" + STRAW),
    ),
    Effect.NIX: (
        ("M-9.5-6L-6-9.5 0-3.5 6-9.5 9.5-6 3.5 0 9.5 6 6 9.5 0 3.5-6 9.5-9.5 6-3.5 0z", RED),
        ("M-1.5-1.5l3 3m0-3l-3 3", "-" + BONE),
    ),
    Effect.WAKE: (
        ("M-9.5 1Q0-8.5 9.5 1Q0 8.5-9.5 1z", BONE),
        ("M-3.5.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z", TEAL),
        ("M0-6v-3.5M-5.5-5l-2-3M5.5-5l2-3", "-" + STRAW),
    ),
    Effect.DRAW: (
        ("M-9-6H0a2 2 0 0 1 2 2v.5h-2.5V6.5a2 2 0 0 0 1.5 2H-7.5a2 2 0 0 1-1.5-2z", BONE),
        ("M0-9H7.5a2 2 0 0 1 2 2v.5H7V4a2 2 0 0 0 1.5 2H2V-3z", "#f0dcae"),
        ("M-6.5-2h3.5M-6.5 1h3.5M-6.5 4h3.5", "-#8a5a2a"),
    ),
    Effect.BREED: (
        ("M0-9C5-9 7-2 7 2.5C7 7 4 9.5 0 9.5S-7 7-7 2.5C-7-2-5-9 0-9z", BONE),
        ("M-7 0l3 2 2.5-2.5L1 2.5 3.5 0 7 2.5", "-#8a5a2a"),
        ("M-3.5-4a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM1.5-4a1 1 0 1 0 2 0a1 1 0 1 0-2 0z", INK),
    ),
    Effect.STEAL: ((SCROLL, "#f0dcae"), ("M10-9L5-5C2-6-2-3-4 1L-1 2-3 4.5 1 3.5.5 6.5 4 3C7 2 8-1 7.5-3L10-6z", "#c98a55")),
    Effect.FORGET: ((SKULL, BONE), (HOLLOWS, INK), ("M-3-8.5q1.5 2.5 3 0t3 0M-2 8v1.5M0 8v1.5M2 8v1.5", "-" + LEAF)),
    Effect.LEECH: (
        (GEM, TEAL),
        ("M-9-7C-3-10 0-6-1-2S3 4 8 3C10 5 8 8 4 8C-3 8-6 2-5-2S-6-6-9-7z", "#7b3f5c"),
        ("M6 5.5h.1M-6.5-6.5h.1", "-" + BONE),
    ),
    Effect.REDIRECT: (("M-9 8V2C-9-4-5-7 1-7V-10L9.5-4.5 1 1V-2C-2-2-4 0-4 3V8z", STRAW), ("M4 4l4 4m0-4l-4 4", "-" + RED)),
    Effect.HUSH: (("M-9 0Q-4-6-1.5-4Q0-3 1.5-4Q4-6 9 0Q4 7 0 7T-9 0z", RED), ("M-6.5.5h13M-4-2.5v6M0-2v6M4-2.5v6", "-" + INK)),
    Effect.DIG: (("M-9 10Q-6 4 0 5T9 10z", "#8a5a2a"), ("M-1-10H1V-2H4V2C4 5 1.5 6 0 8C-1.5 6-4 5-4 2V-2H-1z", BONE)),
    Effect.DRUMS: (
        ("M-7-3C-7 0-4 2-5 9H5C4 2 7 0 7-3z", "#a8642a"),
        ("M-7-3a7 2.6 0 1 0 14 0a7 2.6 0 1 0-14 0z", BONE),
        ("M-9-10L-2-3.5M9-10L2-3.5", "-" + STRAW),
        ("M-5.5 2L-2 8M5.5 2L2 8M0 3v5", "-" + BONE),
    ),
    Effect.HIDES: (
        ("M-2.5-9.5H2.5L3-6 9-7.5 7-2 7 4 9.5 8 4 7 1.5 9.5H-1.5L-4 7-9.5 8-7 4-7-2-9-7.5-3-6z", "#b98246"),
        ("M-3-2h6M-3 2h6", "-#5a3414"),
    ),
    Effect.FEET: ((FOOT, BONE), (TOES, BONE), ("M-10 0h3.5M-10 4h4.5M-9 8h4", "-" + STRAW)),
    Effect.LITTERS: (
        ("M-6-1C-3-1-2 2-2.5 4.5C-3 8-4.5 9.5-6 9.5S-9 8-9.5 4.5C-10 2-9-1-6-1z", STRAW),
        ("M6-1C9-1 10 2 9.5 4.5C9 8 7.5 9.5 6 9.5S3 8 2.5 4.5C2 2 3-1 6-1z", TEAL),
        ("M0-9.5C3.5-9.5 4.5-6 4-3C3.5 1 2 2.5 0 2.5S-3.5 1-4-3C-4.5-6-3.5-9.5 0-9.5z", RED),
        ("M-1.8-5h0M1.8-5h0M-7.5 3h0M-4.5 3h0M4.5 3h0M7.5 3h0", "-" + INK),
    ),
    Effect.GREED: ((GEM, TEAL), ("M-5.5 0Q0-5 5.5 0Q0 5-5.5 0z", BONE), ("M-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z", RED)),
    Effect.RATTLES: (
        ("M-9 9L-1 1", "-#a8642a"),
        ("M-3-1C-4-6 1-10 5-8.5C9.5-7 10-1.5 6.5 1C3.5 3-1.5 2-3-1z", BONE),
        ("M0-4.5q3 2 6-2M1.5.5q4 0 6-4", "-" + RED),
    ),
}
WEAK: Shapes = (
    ("M-6-9.5L-7-2 -3.5 3-6.5 9.5M6-9.5L7-2 3.5 3 6.5 9.5", "-" + BONE),
    ("M-10-1q1 1.5 0 3M10-1q-1 1.5 0 3M0-2q1.5 2 0 4t0 4", "-" + STRAW),
)
HEAVY: Shapes = (
    (FOOT, BONE),
    (TOES, BONE),
    ("M4.5 4.5L7 6", "-" + STRAW),
    ("M5.5 7.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z", "#6b6472"),
)
RITUALS: Mapping[RitualKind, Shapes] = {
    RitualKind.BLOOD: ((DROP, RED), ("M-2.5 3q.5 2.5 3 2.5", "-" + BONE)),
    RitualKind.DISCORD: (("M-9-6L-3-9-1-3 2-8 9-5 5 0 9 6 2 8-1 3-4 9-9 5-5 0z", STRAW), ("M-3-3l6 6m0-6l-6 6", "-" + INK)),
    RitualKind.EXHAUSTION: ((GEM, "#4b5560"), ("M-4 0L0-5 4 0M0 9l-2-6 3-2-1-3", "-" + TEAL)),
    RitualKind.MADNESS: (
        ("M-9.5 0Q0-9 9.5 0Q0 9-9.5 0z", BONE),
        ("M0 0c1.5-.8 2.2 1.2.7 2.2c-2.6 1.3-4.5-1.3-3.3-3.6c1.6-3 6-2 6.3 1.4", "-" + VIOLET),
    ),
    RitualKind.HUNGER: (
        ("M-9-4Q0-11 9-4L7 0Q0-4-7 0zM-9 4Q0 11 9 4L7 0Q0 4-7 0z", RED),
        ("M-5.5-2l1.5 2 1.5-3 1.5 2.5L.5-3 2.5-.5 4-3 5.5-.5M-5 2l2-2 1.5 3L0 .5 1.5 3 3.5.5 5 2.5", "-" + BONE),
    ),
    RitualKind.WINNOWING: (("M-9-6L-1-9 3 4-5 7z", BONE), ("M1-7L9-4 5 9-3 6z", "#f0dcae"), ("M-6-3.5l4-1.5M-5-.5l4-1.5", "-#8a5a2a")),
    RitualKind.PORTALS: (("M0 0c3-1.2 4.2 2.4 1.2 4.2c-4.8 2.4-8.4-2.4-6-6.6c3-5.4 10.8-3.6 11.4 2.4c.6 6-6 9-10.8 6.6", "-" + TEAL),),
    RitualKind.TERROR: (
        (FACE, BONE),
        (
            "M-3.8-3a1.3 1.7 0 1 0 2.6 0a1.3 1.7 0 1 0-2.6 0zM1.2-3a1.3 1.7 0"
            " 1 0 2.6 0a1.3 1.7 0 1 0-2.6 0zM-2 3.5a2 3 0 1 0 4 0a2 3 0 1 0-4 0z",
            INK,
        ),
    ),
}
SIGNS = {  # of types: a bolt, an altar with a flame, a note
    ScrollType.WITCHERY: "m1.5-6l-5 7h3.6l-1.6 5.5 5.5-7.5h-3.8z",
    ScrollType.RITUAL: "m-5 6h10v-2.2h-10zm1.5-3h7v-1.5h-7zm3.5-9.5c3.8 3.8 2.4 6.5 0 6.5s-3-2.8 0-6.5z",
    ScrollType.INCANTATION: "m-1.5 2.2a2.4 2 0 1 0 1.6 1.6v-6.3l4 1.4v-2.7l-5.4-2z",
}
INKS = {ScrollType.WITCHERY: "#4a2a72", ScrollType.RITUAL: "#7a2131", ScrollType.INCANTATION: "#1f5a44"}  # behind emblems, by type


@lru_cache(128)
def drawn(shapes: Shapes) -> str:
    """An emblem around 0, 0."""
    return "".join(_shape(d, colour) for d, colour in shapes)


def _shape(d: str, colour: str) -> str:
    if colour.startswith("-"):
        return path(d, stroke=colour[1:], stroke_width=1.8, stroke_linecap="round", stroke_linejoin="round")
    return path(d, colour, stroke=INK, stroke_width=0.9, stroke_linejoin="round")


def shapes_of(row: Any) -> Shapes:
    """The emblem of a scroll, from its row of the box; what weakens looks other than what strengthens."""
    effect = Effect(row.effect)
    if row.amount < 0 and effect in (Effect.BRUTALITY, Effect.FEET):
        return WEAK if effect == Effect.BRUTALITY else HEAVY
    return EMBLEMS[effect]


def emblem(row: Any, x: float, y: float, radius: float) -> str:
    """The emblem of a scroll whose middle is at (x, y)."""
    return group(drawn(shapes_of(row)), at=(x, y), scale=radius / 10)


def ritual_emblem(ritual: int, x: float, y: float, radius: float) -> str:
    """The emblem of one of the King's rituals."""
    return group(drawn(RITUALS[RitualKind(ritual)]), at=(x, y), scale=radius / 10)
