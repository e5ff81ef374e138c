"""The heroes' portraits: a face for each seat, brave in armor, uneasy with its last Armor Point,
and terrified without.
"""

from functools import lru_cache

from ludary.games.dunjiin.board.ink import GOLD, INK, SQUARE, STEEL, WHITE, Part, both, inked, pair
from ludary.games.dunjiin.board.things import thing
from ludary.kit.picture import group, path, rect

HEAD = "M11 17C11 9 29 9 29 17V23C29 30 24 35 20 35C16 35 11 30 11 23Z"
SHOULDERS = "M3 40C5 33 13 32 20 32C27 32 35 33 37 40Z"
EYES = (15.5, 20.5)
SMILES = (
    "M16 28Q20 25.500 24 28Q22 32 18 32Z",
    "M16 29H24",
    "M15.500 27Q20 32 24.500 27",
)  # naked, with one Armor Point, with more

Look = tuple[
    str, str, tuple[Part, ...], tuple[Part, ...]
]  # ground, skin, what lies behind the head, what lies upon it
LOOKS: tuple[Look, ...] = (
    (  # a knight with an open helmet and a plume
        "#f2b880",
        "#f3c9a0",
        (("#c8342b", "M20 8C18 0 30 -2 37 6C32 5 30 8 31 13Z"),),
        (
            (STEEL, "M8 24C6 3 34 3 32 24L28 27L28.500 17H11.500L12 27Z"),
            (GOLD, "M18.500 6H21.500V17H18.500Z"),
        ),
    ),
    (  # a dwarf with a red beard and horns
        "#a9cfe0",
        "#eab487",
        (("#f1e6d0", both("M11 14C3 14 1 8 3 2C6 8 11 7 14 10Z")),),
        (
            (
                "#c8561e",
                "M10 21C12 26 15 24 20 25C25 24 28 26 30 21C34 30 27 39 20 39C13 39 6 30 10 21Z",
            ),
            ("#7d6a55", "M10 17C10 4 30 4 30 17Z"),
        ),
    ),
    (  # a thief under a hood
        "#e6d58f",
        "#c98f62",
        (("#2f6b4f", "M5 40C2 14 10 4 20 2C30 4 38 14 35 40Z"),),
        (("#3d8a66", "M9 30C5 14 12 6 20 2C28 6 35 14 31 30C30 20 28 13 20 12C12 13 10 20 9 30Z"),),
    ),
    (  # a sorceress with a pointed hat
        "#d5b6ea",
        "#8d5a3c",
        (("#2a1b2e", "M8 36C6 18 9 10 20 10C31 10 34 18 32 36Z"),),
        (
            (
                "#5b35a0",
                (
                    "M4 16C9 12 13 13 15 8C17 3 24 -1 29 2C24 5 26 9 27 12C31 12 34 14 36 16C28 19"
                    " 12 19 4 16Z"
                ),
            ),
        ),
    ),
    (  # a barbarian with braids and a headband
        "#c3dfae",
        "#f0c39a",
        (("#e3b23c", both("M12 16C6 20 8 28 6 37L11 36C12 30 10 26 14 22Z")),),
        (
            ("#e3b23c", "M10 19C8 5 32 5 30 19C26 13 14 13 10 19Z"),
            ("#b3302a", "M10.500 15C14 12 26 12 29.500 15V18C26 15 14 15 10.500 18Z"),
        ),
    ),
    (  # an old monk with a white beard
        "#eebfb4",
        "#e9bd95",
        (("#e9bd95", pair(10.500, 21, 2.5)),),
        (
            (
                "#f4f1ea",
                "M11 23C14 26 17 24 20 25C23 24 26 26 29 23C31 32 25 40 20 40C15 40 9 32 11 23Z",
            ),
        ),
    ),
)
SHIRT = "#f3a6b0"  # what one wears under armor
CHEST = (SHIRT, "#7d8fa1", "#9fb3c4")


@lru_cache(128)
def portrait(seat: int, armor: int, width: float, fell: bool = False) -> str:
    """The hero of a seat, framed, `width` wide."""
    if fell:
        return rect(0, 0, width, width, "#6f6a72", rx=7, stroke=INK, stroke_width=2) + thing(
            "grave", width * 0.1, width * 0.06, width * 0.8
        )
    frame = rect(0, 0, SQUARE, SQUARE, "none", rx=6, stroke=INK, stroke_width=3)
    return group(
        rect(0, 0, SQUARE, SQUARE, LOOKS[seat % len(LOOKS)][0], rx=6),
        figure(seat, armor),
        frame,
        at=(0, 0),
        scale=width / SQUARE,
    )


def figure(seat: int, armor: int) -> str:
    """Head and shoulders alone, in a square of 40 units."""
    _, skin, behind, upon = LOOKS[seat % len(LOOKS)]
    mood = min(max(armor, 0), 2)
    bearded = seat % len(LOOKS) in (1, 5)
    parts = (*behind, (CHEST[mood], SHOULDERS), (skin, HEAD), *upon)
    eyes = path(pair(*EYES, 2.8), WHITE, stroke=INK, stroke_width=1.2)
    mouth = path(
        SMILES[mood],
        INK if mood == 0 else "#ffffff" if bearded and mood == 2 else "none",
        stroke=INK,
        stroke_width=2,
    )
    brow = 1.6 if mood == 0 else -0.6  # raised within, or lowered
    x, y = EYES
    brows = both(f"M{x - 2.5:g} {y - 5.5 + brow / 2:g}L{x + 2.5:g} {y - 5.5 - brow / 2:g}")
    sweat = (
        path("M32 10C35 14 35 17 32 17C29 17 29 14 32 10Z", "#6cc6f2", stroke=INK, stroke_width=1.5)
        if mood == 0
        else ""
    )
    pupils = path(pair(x + 0.5, y + (0.8 if mood == 1 else 0.2), 1.3), INK)
    return (
        inked(parts)
        + eyes
        + pupils
        + path(brows, stroke=INK, stroke_width=1.9, stroke_linecap="round")
        + mouth
        + sweat
    )
