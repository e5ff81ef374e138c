"""The masks of the tribes: each has a shape of its own beside its colour, so that nobody needs the
colour.

Shapes lie within -10 to 10 around the middle of a mask; `mask` draws one of a given radius. A mask
that sleeps (a depleted zimby) is dark within a rim of its colour, and its eyes are shut.
"""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from ludary.kit.picture import group, path

INK, SPENT = "#17101a", "#32283a"
TRIBE_FILLS = (
    "#fbf5e6",
    "#ffd83d",
    "#9fa8b4",
    "#e5473c",
    "#4795ea",
    "#bf8530",
    "#b062d8",
    "#56b85c",
)  # by seat


class Mask(NamedTuple):
    """A mask as paths: its outline, what is painted on it, its eyes when they are open, and its
    mouth.
    """

    outline: str
    paint: str
    eyes: str
    mouth: str
    colour: str  # of the paint


def _sun() -> str:
    """A round face in twelve rays."""
    points = ((10.4 if at % 2 == 0 else 7.4, at * pi / 12) for at in range(24))
    return (
        "M"
        + "L".join(
            f"{radius * cos(angle):.1f} {radius * sin(angle):.1f}" for radius, angle in points
        )
        + "z"
    )


MASKS = (
    Mask(  # the moon: a long oval
        "M0-10.5C5.5-10.5 7.5-6 6.8-.5C6 6 3 10.5 0 10.5S-6 6-6.8-.5C-7.5-6-5.5-10.5 0-10.5z",
        "M-5.5-6.5h11M0-6.5v6M-6 2.5l2.5 1M6 2.5l-2.5 1",
        "M-5-2.2c1.5-1.5 3-1.5 3.8.6-1.5.8-3 .7-3.8-.6zM5-2.2c-1.5-1.5-3-1.5-3.8.6 1.5.8 3 .7"
        " 3.8-.6z",
        "M-2 5.5a2 2.2 0 1 0 4 0a2 2.2 0 1 0-4 0z",
        "#c9352f",
    ),
    Mask(  # the sun
        _sun(),
        "M0-6.5v2.6M-6.2 2.6h2.2M6.2 2.6h-2.2M-3.5-5.8l.9 2M3.5-5.8l-.9 2",
        "M-4.2-1.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM.8-1.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1"
        " 0-3.4 0z",
        "M-3.8 2.3h7.6c-.5 4-7 4-7.6 0z",
        "#d0581d",
    ),
    Mask(  # the stone: a block with teeth
        "M-8-9.5h4.5v1.7h7v-1.7h4.5v17l-2 2h-12l-2-2z",
        "M-8-4.6h16M-5 2.2v1.6M5 2.2v1.6",
        "M-6-2.8h4v2.7h-4zM2-2.8h4v2.7h-4z",
        "M-5.5 4h11v3.4h-11zm2.2 0v3.4m2.2-3.4v3.4m2.2-3.4v3.4m2.2-3.4v3.4",
        "#f2ead9",
    ),
    Mask(  # the demon: a wedge with horns
        "M-10-10.5C-8.5-7-7-6.2-4.6-6.5H4.6C7-6.2 8.5-7 10-10.5C10.8-5.5 9.6-2.5 7.6 0L3 8.6 0"
        " 10.5-3 8.6-7.6 0C-9.6-2.5-10.8-5.5-10-10.5z",
        "M0-6.3v4M-2.5-6.3l1.2 2.3M2.5-6.3l-1.2 2.3",
        "M-6-2.9l4.8 2.1c-1.8 1.5-4.3.8-4.8-2.1zM6-2.9l-4.8 2.1c1.8 1.5 4.3.8 4.8-2.1z",
        "M-3.2 3.2q3.2 2 6.4 0l-1.2 2.8-.9-1.2-1.1 2.2-1.1-2.2-.9 1.2z",
        "#ffd36b",
    ),
    Mask(  # the fish: fins at both sides
        "M0-9.5C4.5-9.5 6.3-6.5 6.3-3.5L10.5-7C9.6-2.5 9.6 2.5 10.5 7L6.3 3.5C6.3 6.5 4.5 9.5"
        " 0 9.5S-6.3 6.5-6.3 3.5L-10.5 7C-9.6 2.5-9.6-2.5-10.5-7L-6.3-3.5C-6.3-6.5-4.5-9.5 0-9.5z",
        "M-8.8-3.3l2 1.5M-8.8 0h2M-8.8 3.3l2-1.5M8.8-3.3l-2 1.5M8.8 0h-2M8.8 3.3l-2-1.5M-2-7h4",
        "M-5-2.6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM.6-2.6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1"
        " 0-4.4 0z",
        "M-3.4 5.4c1.5-3 5.3-3 6.8 0c-1.5 2.2-5.3 2.2-6.8 0z",
        "#cfe9ff",
    ),
    Mask(  # the leaf: a kite
        "M0-10.8L8.2-1.6 4.6 6.4 0 10.8-4.6 6.4-8.2-1.6z",
        "M0-10v6M0-7.2l-2.6 2.6M0-7.2l2.6 2.6M-5.6-.8l1.6 4.8M5.6-.8l-1.6 4.8",
        "M-5-1.2l3.8.2-1 2.2c-1.5.2-2.5-.8-2.8-2.4zM5-1.2l-3.8.2 1 2.2c1.5.2 2.5-.8 2.8-2.4z",
        "M-2.2 4.8h4.4l-2.2 3.2z",
        "#fff0c2",
    ),
    Mask(  # the bird: a crest and a beak
        "M-6.4-4L-8-10.5-3.6-7.4 0-11 3.6-7.4 8-10.5 6.4-4C8.4-.5 6 4 2.9 4.8L0 11-2.9 4.8C-6"
        " 4-8.4-.5-6.4-4z",
        "M-6-8l1.2 3M6-8l-1.2 3M0-9v4",
        "M-5.2-1.4a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM1.2-1.4a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
        "M-2.1 2.2h4.2l-2.1 6.6z",
        "#ffe08a",
    ),
    Mask(  # the toad: wide, with eyes that bulge
        "M-9.6 1.2C-10.7-1.8-10.3-4-8.7-4.6C-9.8-9.4-3.6-10.7-2.2-6.6H2.2C3.6-10.7"
        " 9.8-9.4 8.7-4.6C10.3-4 10.7-1.8 9.6 1.2C8.4 6.2 4.4 8.6 0 8.6S-8.4 6.2-9.6 1.2z",
        "M-2.4-2.8h0M2.4-2.8h0M-1-.4h0M1-.4h0M-8 0h0M8 0h0",
        "M-7.5-5.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM3.5-5.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
        "M-7.2 1.8q7.2 2.6 14.4 0c-1.8 5.4-12.6 5.4-14.4 0z",
        "#e9ffd0",
    ),
)
SHUT = (  # eyes of masks that sleep, by seat
    "M-5-1.6q2 1.6 3.8 0M1.2-1.6q1.9 1.6 3.8 0",
    "M-4.3-1q1.8 1.6 3.6 0M.7-1q1.8 1.6 3.6 0",
    "M-6-1.4h4M2-1.4h4",
    "M-6-2.2l4.6 1.6M6-2.2l-4.6 1.6",
    "M-5-2.2q2.2 1.8 4.4 0M.6-2.2q2.2 1.8 4.4 0",
    "M-5-.6l3.6.8M5-.6l-3.6.8",
    "M-5.2-1.2q2 1.6 4 0M1.2-1.2q2 1.6 4 0",
    "M-7.5-5.4q2 1.6 4 0M3.5-5.4q2 1.6 4 0",
)


@lru_cache(64)
def face(tribe: int, awake: bool, fine: bool) -> str:
    """A mask of radius 10 around 0, 0; a fine one has its paint too."""
    mask, colour = MASKS[tribe], TRIBE_FILLS[tribe]
    if not awake:
        body = path(mask.outline, SPENT, stroke=colour, stroke_width=1.6, stroke_linejoin="round")
        return body + path(SHUT[tribe], stroke=colour, stroke_width=1.6, stroke_linecap="round")
    body = path(
        mask.outline,
        colour,
        stroke=INK,
        stroke_width=1.4 if not fine else 0.9,
        stroke_linejoin="round",
    )
    if not fine:
        return body + path(mask.eyes + mask.mouth, INK)
    paint = path(mask.paint, stroke=mask.colour, stroke_width=1.1, stroke_linecap="round")
    return body + paint + path(mask.eyes + mask.mouth, INK, stroke=colour, stroke_width=0.25)


@lru_cache(2048)
def mask(
    tribe: int, x: float, y: float, radius: float, awake: bool = True, fine: bool = False
) -> str:
    """A mask whose middle is at (x, y)."""
    return group(face(tribe, awake, fine), at=(x, y), scale=radius / 10)


@lru_cache(64)
def rim(tribe: int, awake: bool) -> str:
    """A mask of radius 10 of which only the edge is seen, below another one."""
    fill, edge = (TRIBE_FILLS[tribe], INK) if awake else (SPENT, TRIBE_FILLS[tribe])
    return path(MASKS[tribe].outline, fill, stroke=edge, stroke_width=1.4, stroke_linejoin="round")
