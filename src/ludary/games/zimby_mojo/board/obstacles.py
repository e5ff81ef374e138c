"""Obstacles on tiles: thickets, flesh-eating vines, what scrolls conjure, mist, and the wards.

Markers with their B side up are pale.

Everything lies within -9.5 to 9.5 around the middle of its tile.
"""

from functools import lru_cache

from ludary.games.zimby_mojo.board.drawings.masks import INK
from ludary.games.zimby_mojo.reckoning import Land, Lying
from ludary.kit.picture import group, path

PALE = 0.5
BRAMBLE = (
    "M-9 8C-6 2-9-2-5-8M-3 9C-5 3 0 0-3-8M4 9C0 4 6 0 2-9M9 8C5 3 9-2 7-8M-9-1C-3-4 3 3 9-1M-9 5C-2"
    " 2 3 8 9 4M-8-6C-2-8 3-3 9-6"
)
THORNS = (
    "M-7-3l-2.5-1.5M-4 3l2.5-1.5M0-4l2.8-1M4 4l2.6 1M7-2l2.2-1.8M-6 6l-2.5 1.2M1 7l-2.2"
    " 1.5M6-6l1-2.6M-2-6l-2-2M3 0l-2.5 1.5"
)
STALK = "M-8.5 8C-8 2-3 4-4-1M8.5 8C9 1 3 4 4-2M-2 9C-3 5 2 4 0 2"
JAWS = (
    "M-8.8-1.5a4.2 4.2 0 0 1 7.6-3l-3.2 2.3 3 2a4.2 4.2 0 0 1-7.4-1.3zM1 -2.5a4.2 4.2 0 0 1"
    " 8-1.5l-3.8 1.5 3.6 2.2a4.2 4.2 0 0 1-7.8-2.2z"
)
TEETH = "M-6.5-4.3l.8 1.5.9-1.3M-6 .6l.8-1.5.9 1.2M3.5-5l.8 1.5 1-1.4M3.5.2l.8-1.5 1 1.3"
BARBS = "M-9 1C-5-6-2 7 1 0S6-6 9-1M-9 8C-5 2-2 10 2 6S7 3 9 7M-9-6C-5-10-1-2 3-6S7-9 9-7"
SPIKES = (
    "M-6-3l-1.5-3M-1 3l-2 2.5M3-3l1-3M7-3l2-2M-6 5l-2-2.5M3 5l2 2.8M6 5l1.5-2.6M-4-7l-2 2M2-5l1 2.6"
)
LOOPS = "M-9 5C-9-3-2-3-3 3S-9 6-5 0 5-8 6-1 0 6 2 0 9-9 9-2M-8-8C-3-9-2-4-6-4M9 8C4 9 3 4 7 4"
LEAVES = (
    "M-7-1l-2.6-2.4q3-.6 2.6 2.4zM0-5l-1-3.4q3 .6 1 3.4zM6 4l3.4.6q-1.6 2.6-3.4-.6zM-2 7l-1 3q-2-2"
    " 1-3zM8-6l2-2.6q.6 2.8-2 2.6z"
)
GLOOM = (
    "M-9.5-5C-10-9.5-5-9.5-4-9C-2-10.5 3-10.5 4-9C9-10 10-6 9.3-4C10.5-1 10.5 3 9.3"
    " 4.5C10 9 6 10 4 9.2C2 10.5-2 10.5-4 9.3C-8 10.5-10 7-9.3 4.5C-10.5 2-10.5-2-9.5-5z"
)
STARE = "M-6.5-2.5l4.5 1.5c-1 1.6-4 1.2-4.5-1.5zM6.5-2.5l-4.5 1.5c1 1.6 4 1.2 4.5-1.5z"
SWIRLS = (
    "M-9.5-5c3-4 6 2 9.5-1.5S6-10 9.5-6M-9.5 1c3-4 6 2 9.5-1.5S6-4 9.5 0M-9.5 7c3-4 6 2 9.5-1.5S6 2"
    " 9.5 6"
)
SQUARE = "M-9.5-9.5h19v19h-19z"
RUNES = (  # earth: a hill; air: a breath; fire: a flame; water: drops
    "M-6 5.5L-1.5-3.5 1-.5 2.6-2.6 6.5 5.5z",
    "M-6-1.5H2.5a2.3 2.3 0 1 0-2.2-3M-6 1.5H4.5a2.3 2.3 0 1 1-2.2 3M-6 4.5H-1",
    (
        "M0-7C4-3 6-.5 4.5 3.5C3.5 6-3.5 6-4.5 3.5C-5.3"
        " 1-3.5-1-2.6-2.4C-2.2-.6-1-.4-1-1.5C-1-3.5-1.2-5 0-7z"
    ),
    "M0-6.5C3-2.5 4.2-.8 4.2 1.4a4.2 4.2 0 0 1-8.4 0C-4.2-.8-3-2.5 0-6.5z",
)
RUNE_COLOURS = ("#d9a86a", "#e6f0ff", "#ff9a3d", "#6ec3ff")


@lru_cache(1024)
def obstacles(lying: Lying) -> str:
    """All that grows on a tile, around 0, 0."""
    pale, parts = PALE if lying.withered else None, []
    if lying.land & Land.THICKET:
        parts.append(group(_thicket(), opacity=pale))
    if lying.land & Land.VINES:
        parts.append(group(_eaters(), opacity=pale))
    for number, faded in ((lying.deadly_b, PALE), (lying.deadly_a, None)):
        if number:
            parts.append(group(_barbs(number), opacity=faded))
    if lying.entangling:
        loops = (
            path(LOOPS, stroke="#0e3b1c", stroke_width=3.2)
            + path(LOOPS, stroke="#46c266", stroke_width=1.6)
            + path(LEAVES, "#46c266")
        )
        parts.append(group(loops, opacity=None if lying.entangling & 1 else PALE))
    if lying.dark:
        parts.append(
            group(path(GLOOM, "#0a0712"), opacity=0.92 if lying.dark & 1 else 0.6)
            + path(STARE, "#b9f55a")
        )
    return "".join(parts)


@lru_cache(1)
def _thicket() -> str:
    ground = path("M-9-9h18v18h-18z", "#150f12")
    stems = path(BRAMBLE, stroke="#5e2430", stroke_width=2.8, stroke_linecap="round") + path(
        BRAMBLE, stroke="#8f3844", stroke_width=1
    )
    return ground + stems + path(THORNS, stroke="#ff7a6b", stroke_width=1.2, stroke_linecap="round")


@lru_cache(1)
def _eaters() -> str:
    """Plants with jaws."""
    stalks = path(STALK, stroke="#3f0d16", stroke_width=3) + path(
        STALK, stroke="#d8203a", stroke_width=1.5
    )
    return (
        stalks
        + path(JAWS, "#d8203a", stroke="#3f0d16", stroke_width=1, stroke_linejoin="round")
        + path(TEETH, "#fff3dc")
    )


@lru_cache(8)
def _barbs(number: int) -> str:
    """Deadly vines; the more lie upon each other, the thicker."""
    wide = min(4.0, 1.4 + 0.6 * number)
    stems = path(BARBS, stroke="#2b0b3d", stroke_width=wide + 1.6) + path(
        BARBS, stroke="#b35cff", stroke_width=wide
    )
    return (
        stems
        + path(SPIKES, stroke="#2b0b3d", stroke_width=2.2)
        + path(SPIKES, stroke="#f0d6ff", stroke_width=1)
    )


@lru_cache(2)
def mist(deep: bool) -> str:
    """Blood mist: where it always lies, and where the King's ritual spreads it."""
    return path(SQUARE, "#8d0f22", opacity=0.9 if deep else 0.55) + path(
        SWIRLS, stroke="#ff8a8a", stroke_width=1.3, stroke_linecap="round"
    )


@lru_cache(8)
def ward(side: int) -> str:
    """An elemental ward across its gate, with the rune of its element: earth, air, fire or
    water.
    """
    glow = path("M-9.3-9.3h18.6v18.6h-18.6z", "#8a4dff", opacity=0.35)
    plate = path(
        "M-5.5-9h11L9-5.5v11L5.5 9h-11L-9 5.5v-11z", "#3b2268", stroke="#c9a6ff", stroke_width=1.4
    )
    colour = RUNE_COLOURS[side]
    if side == 1:
        return (
            glow
            + plate
            + path(RUNES[side], stroke=colour, stroke_width=1.7, stroke_linecap="round")
        )
    return glow + plate + path(RUNES[side], colour, stroke=INK, stroke_width=0.6)
