"""The lid of the box: what waits beyond the gate of the Dunjiin, and who dares to go in."""

from functools import lru_cache

from ludary.games.dunjiin.board.ink import (
    DARK_STONE,
    FLAME,
    GLOW,
    GOLD,
    INK,
    MORTAR,
    NIGHT,
    STONE,
    TORCH,
    disc,
)
from ludary.games.dunjiin.board.monsters import MONSTERS, face
from ludary.games.dunjiin.board.portraits import figure
from ludary.games.dunjiin.board.things import sparkle, thing
from ludary.kit.picture import COVER, circle, group, path, picture, rect, tag

WIDTH, HEIGHT = COVER
LETTERS = {  # lines in a field of 40 by 60
    "D": "M5 5H16Q36 8 36 30Q36 52 16 55H5Z",
    "U": "M5 4V38Q5 55 20 55Q35 55 35 38V4",
    "N": "M5 56V5L35 55V4",
    "J": "M14 5H35M27 5V40Q27 55 15 55Q6 55 4 44",
    "I": "M6 5H30M18 5V55M6 55H30",
}
TITLE = (
    ("D", -5),
    ("U", 3),
    ("N", -3),
    ("J", 4),
    ("I", -2),
    ("I", 4),
    ("N", -4),
)  # letters, and the degrees by which they lean
STEP = {"I": 44}
ANGRIEST = 4  # shields


@lru_cache(1)
def cover() -> str:
    """The picture, as a whole SVG document."""
    words = (
        "A red dragon looms in the gate of a dungeon, over goblins and slime; a knight, a thief and"
        " a sorceress face it in torchlight."
    )
    return picture(
        "dunjiin-cover", WIDTH, HEIGHT, "Dunjiin", words, _wall(), _beyond(), _heroes(), _title()
    )


def _wall() -> str:
    rows, joints = range(0, HEIGHT, 36), ""
    for at, y in enumerate(rows):
        joints += f"M0 {y}H{WIDTH}" + "".join(
            f"M{x} {y}V{y + 36}" for x in range(-36 * (at % 2), WIDTH, 72)
        )
    stops = [
        tag("stop", offset=at, stop_color=TORCH, stop_opacity=opacity)
        for at, opacity in ((0, 0.85), (1, 0))
    ]
    light = tag("defs", tag("radialGradient", *stops, id="dunjiin-cover-light"))
    arch = "M86 360V190C86 60 394 60 394 190V360Z"
    stones = path(arch, STONE, stroke=INK, stroke_width=5) + path(
        "M112 360V196C112 88 368 88 368 196V360Z", NIGHT, stroke=INK, stroke_width=5
    )
    wedges = path(
        "M88 250H112M88 310H112M368 250H392M368 310H392M96 158L120 168M128 112L148 128M384 158L360"
        " 168M352 112L332 128",
        stroke=INK,
        stroke_width=4,
    )
    lamps = [
        circle(x, 160, 150, "url(#dunjiin-cover-light)") + thing("torch", x - 38, 132, 76)
        for x in (46, WIDTH - 46)
    ]
    wall = rect(0, 0, WIDTH, HEIGHT, DARK_STONE) + path(joints, stroke=MORTAR, stroke_width=4)
    return group(light, wall, stones, wedges, *lamps)


def _beyond() -> str:
    """Monsters in the gate."""
    eyes = path(
        "".join(
            disc(x, y, r)
            for x, y, r in ((142, 200, 4), (156, 200, 4), (326, 214, 4), (340, 214, 4))
        ),
        GLOW,
    )
    dragon = group(face(MONSTERS["red-dragon"], ANGRIEST), at=(148, 92), scale=4.6)
    smoke = path(
        "M214 252C206 270 196 282 176 292C196 292 212 284 222 262ZM266 252C274 270 284 282 304"
        " 292C284 292 268 284 258 262Z",
        FLAME,
    )
    pack = [
        group(face(MONSTERS[kind], shields), at=(x, y), scale=scale)
        for kind, shields, x, y, scale in (("goblin", 3, 106, 226, 2), ("slime", 2, 300, 234, 1.8))
    ]
    return group(eyes, dragon, smoke, *pack)


def _heroes() -> str:
    """Three who go in, at the lower edge, and what they hope for."""
    ground = path("M0 360V338Q120 316 240 330Q360 316 480 338V360Z", "#17111c")
    three = [
        group(figure(seat, 2), at=(x, y), scale=scale)
        for seat, x, y, scale in ((2, 20, 252, 2.7), (3, 352, 252, 2.7), (0, 184, 248, 2.8))
    ]
    loot = group(thing("treasure", 0, 0, 62), at=(132, 296)) + thing("magic", 302, 298, 50)
    return group(ground, loot, *three, sparkle(140, 296, 9), sparkle(186, 312, 6))


def _title() -> str:
    """Letters of hewn gold."""
    letters, x = [], 20.0
    for letter, lean in TITLE:
        line = LETTERS[letter]
        drawn = [
            path(
                line,
                stroke=colour,
                stroke_width=width,
                stroke_linejoin="round",
                stroke_linecap="round",
            )
            for colour, width in ((INK, 26), (FLAME, 17), (GOLD, 12))
        ]
        shine = path(line, stroke="#fff3c4", stroke_width=2.5, stroke_dasharray="14 22")
        letters.append(
            tag(
                "g", *drawn, shine, transform=f"translate({x:g} 18) rotate({lean} 20 30) scale(1.2)"
            )
        )
        x += STEP.get(letter, 50) * 1.34
    return group(*letters)
