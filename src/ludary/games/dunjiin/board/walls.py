"""The unchanging background: the walls of the Dunjiin with their torches and the gate, the beam of
signs, stone around heroes' places.
"""

from functools import lru_cache

from ludary.games.dunjiin.board.ink import (
    BLOOD,
    DARK_STONE,
    DARK_WOOD,
    GLOW,
    INK,
    MORTAR,
    NIGHT,
    PARCHMENT,
    STONE,
    TORCH,
    WOOD,
    disc,
)
from ludary.games.dunjiin.board.things import thing
from ludary.kit.picture import group, path, rect, tag

ROW, BRICK = 30, 60  # height and width of a stone
GLOWING = "dunjiin-torchlight"


@lru_cache(8)
def wall(width: float, height: float) -> str:
    """Stones, row upon row, with two torches and the light around them."""
    rows = range(0, int(height), ROW)
    joints = "".join(f"M0 {y}H{width:g}" for y in rows)
    for at, y in enumerate(rows):
        joints += "".join(
            f"M{x} {y}V{min(y + ROW, height):g}"
            for x in range(BRICK // 2 * (at % 2), int(width), BRICK)
            if x
        )
    pale = "".join(
        f"M{x + 4} {y + 5}H{x + BRICK - 12}"
        for at, y in enumerate(rows)
        for x in range(BRICK // 2 * (at % 2), int(width) - BRICK, BRICK)
        if (x * 7 + y * 3) % 4 == 0
    )
    stops = tag("stop", offset=0, stop_color=TORCH, stop_opacity=0.75) + tag(
        "stop", offset=1, stop_color=TORCH, stop_opacity=0
    )
    sides = (24, width - 24)
    lights = "".join(
        tag(
            "radialGradient",
            stops,
            id=f"{GLOWING}-{at}",
            gradientUnits="userSpaceOnUse",
            cx=x,
            cy=24,
            r=130,
        )
        for at, x in enumerate(sides)
    )
    lamps = [
        rect(x, 2, width / 2, 160, f"url(#{GLOWING}-{at})")
        for at, x in enumerate((2, width / 2 - 2))
    ]
    clip = rect(0, 0, width, height, DARK_STONE, rx=10)
    stones = path(joints, stroke=MORTAR, stroke_width=3) + path(
        pale, stroke=STONE, stroke_width=3, stroke_linecap="round"
    )
    frame = rect(1.5, 1.5, width - 3, height - 3, "none", rx=10, stroke=INK, stroke_width=3)
    return group(tag("defs", lights), clip, stones, *lamps, gate(width / 2, height), frame)


@lru_cache(8)
def torches(width: float) -> str:
    """The torches in the upper corners, over whatever lies there."""
    return group(*(thing("torch", x - 14, 7, 28) for x in (24, width - 24)), pointer_events="none")


def gate(x: float, floor: float) -> str:
    """The way down, with eyes in the dark."""
    sides = [(x - 78, x + 78, floor - 240), (x - 58, x + 58, floor - 205)]
    foot, side = floor - 3, floor - 110
    arch, hole = (
        f"M{a:g} {foot:g}V{side:g}C{a:g} {top:g} {b:g} {top:g} {b:g} {side:g}V{foot:g}Z"
        for a, b, top in sides
    )
    stairs = "".join(
        f"M{x - 50 + 7 * k:g} {floor - 14 - 17 * k:g}H{x + 50 - 7 * k:g}" for k in range(4)
    )
    eyes = "".join(
        disc(x + dx, floor - dy, r)
        for dx, dy, r in (
            (-20, 118, 4),
            (-8, 118, 4),
            (18, 132, 3),
            (27, 132, 3),
            (4, 92, 2.5),
            (11, 92, 2.5),
        )
    )
    return (
        path(arch, STONE, stroke=INK, stroke_width=3)
        + path(hole, NIGHT, stroke=INK, stroke_width=3)
        + path(stairs, stroke=DARK_STONE, stroke_width=5)
        + path(eyes, GLOW)
    )


@lru_cache(8)
def beam(width: float, signs: int, each: float, gap: float, top: float, high: float) -> str:
    """A beam from which wooden signs hang on chains."""
    wood = rect(0, 3, width, 22, DARK_WOOD, rx=5, stroke=INK, stroke_width=2.5) + path(
        f"M12 10H{width - 40:g}M60 17H{width - 12:g}", stroke=WOOD, stroke_width=1.5
    )
    chains = "".join(
        f"M{at * (each + gap) + dx:g} 22V{top + 6:g}"
        for at in range(signs)
        for dx in (16, each - 16)
    )
    return group(
        wood,
        path(chains, stroke=INK, stroke_width=4),
        path(chains, stroke="#b9b2ab", stroke_width=2, stroke_dasharray="4 3"),
    )


@lru_cache(16)
def place(width: float, height: float, fallen: bool) -> str:
    """A hero's place: parchment in a frame of stone."""
    stone = rect(1.5, 1.5, width - 3, height - 3, STONE, rx=10, stroke=INK, stroke_width=3)
    joints = "".join(
        f"M{x} 0V7M{x - 20} {height - 7:g}V{height:g}" for x in range(50, int(width), 60)
    )
    joints += "".join(
        f"M0 {y}H7M{width - 7:g} {y - 12}H{width:g}" for y in range(40, int(height), 44)
    )
    ground = "#8d8791" if fallen else PARCHMENT
    edge = f"M{width - 20:g} {height - 7:g}L{width - 7:g} {height - 20:g}"
    inner = rect(6.5, 6.5, width - 13, height - 13, ground, rx=6, stroke=INK, stroke_width=2)
    return group(
        stone,
        path(joints, stroke=MORTAR, stroke_width=2),
        inner,
        path(edge, stroke="#d0b583" if not fallen else MORTAR, stroke_width=2),
    )


@lru_cache(16)
def turn_mark(width: float, height: float) -> str:
    """Torchlight around the place of the hero who decides."""
    return rect(3, 3, width - 6, height - 6, "none", rx=9, stroke=TORCH, stroke_width=6) + rect(
        7, 7, width - 14, height - 14, "none", rx=6, stroke=BLOOD, stroke_width=2
    )
