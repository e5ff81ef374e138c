"""The lid of the box: the king of the nagas before his temple, over the relics that he guards."""

from functools import lru_cache

from ludary.games.nagaraja.board.figures import FIGURES, head, serpent
from ludary.games.nagaraja.board.jade import (
    BRIGHT,
    DARK_GOLD,
    DEEP,
    EMBER,
    GOLD,
    INK,
    JADE,
    NIGHT,
    PALE,
    SHINE,
    carved,
)
from ludary.games.nagaraja.board.patterns import EGG, SCALES
from ludary.games.nagaraja.cards import Symbol
from ludary.kit.picture import COVER, circle, group, path, picture, rect, tag

WIDTH, HEIGHT = COVER
LETTERS = {  # lines in a field of 40 by 56, with serifs like chisel cuts
    "N": "M4 54V4L36 52V2M0 4H10M30 2H40M0 54H10",
    "A": "M2 54L20 3L38 54M10 36H30M-2 54H8M32 54H42",
    "G": "M36 14C32 5 27 3 21 3C9 3 3 14 3 29C3 44 9 54 21 54C29 54 35 49 36 42V33H24",
    "R": "M6 54V4H20C31 4 35 10 35 17C35 25 30 30 20 30H6M19 30L37 54M0 54H12M0 4H6",
    "J": "M14 4H38M28 4V40C28 50 23 54 15 54C8 54 4 50 3 43",
}
TITLE = "NAGARAJA"
STEP, SMALL = 55, 1.02  # from one letter to the next, and how large they are
STARS = (
    (30, 118),
    (76, 96),
    (118, 126),
    (362, 122),
    (410, 98),
    (452, 130),
    (52, 168),
    (432, 172),
    (150, 98),
    (334, 96),
)


@lru_cache(1)
def cover() -> str:
    """The picture, as a whole SVG document."""
    words = (
        "A crowned cobra rises before the steps of a jade temple under a full moon, two serpents"
        " beside it, scaly eggs with relics below."
    )
    return picture(
        "nagaraja-cover",
        WIDTH,
        HEIGHT,
        "Nagaraja",
        words,
        _night(),
        _temple(),
        _serpents(),
        _king(),
        _relics(),
        _title(),
    )


def _night() -> str:
    stops = [
        tag("stop", offset=at, stop_color=colour)
        for at, colour in ((0, "#06201c"), (0.55, DEEP), (1, NIGHT))
    ]
    sky = tag(
        "defs", tag("linearGradient", *stops, id="nagaraja-cover-sky", x1=0, y1=0, x2=0, y2=1)
    )
    moon = (
        circle(240, 178, 118, PALE, fill_opacity=0.14)
        + circle(240, 178, 94, PALE, fill_opacity=0.22)
        + circle(240, 178, 76, "#e6f5e6")
    )
    stars = path(
        "".join(f"M{x - 3} {y}h6M{x} {y - 3}v6" for x, y in STARS), stroke=SHINE, stroke_width=1.6
    )
    return sky + rect(0, 0, WIDTH, HEIGHT, "url(#nagaraja-cover-sky)") + moon + stars


def _temple() -> str:
    """Steps of jade between two towers."""
    towers = "".join(
        f"M{x} 300V214L{x + 12} 196L{x + 20} 168L{x + 30} 140L{x + 40} 168L{x + 48} 196L{x + 60}"
        " 214V300Z"
        for x in (44, WIDTH - 104)
    )
    rings = "".join(
        f"M{x} 214H{x + 60}M{x + 12} 196H{x + 48}M{x + 20} 168H{x + 40}M{x} 240H{x + 60}M{x}"
        f" 268H{x + 60}"
        for x in (44, WIDTH - 104)
    )
    steps = "".join(
        f"M{110 - 22 * at} {262 + 22 * at}H{370 + 22 * at}V{284 + 22 * at}H{110 - 22 * at}Z"
        for at in range(5)
    )
    edges = "".join(f"M{110 - 22 * at} {262 + 22 * at}H{370 + 22 * at}" for at in range(5))
    walls = path(towers, JADE, stroke=INK, stroke_width=3) + path(
        rings, stroke=BRIGHT, stroke_width=2
    )
    tips = path(
        "".join(f"M{x} 122L{x + 7} 142H{x - 7}Z" for x in (74, WIDTH - 74)),
        GOLD,
        stroke=INK,
        stroke_width=2,
    )
    return (
        walls
        + tips
        + path(steps, JADE, stroke=INK, stroke_width=3)
        + path(edges, stroke=BRIGHT, stroke_width=3)
    )


def _serpents() -> str:
    """One on either side, along the steps."""
    left = "M22 352C70 330 20 290 66 272S126 236 108 206"
    right = (
        f"M{WIDTH - 22} 352C{WIDTH - 70} 330 {WIDTH - 20} 290 {WIDTH - 66} 272S{WIDTH - 126} 236"
        f" {WIDTH - 108} 206"
    )
    heads = head(108, 196, 2.1) + head(WIDTH - 108, 196, 2.1)
    return serpent(left, 15) + serpent(right, 15) + heads


def _king() -> str:
    """A cobra with a crown of gold."""
    _, parts, lines = FIGURES[Symbol.STICKS]
    cobra = group(carved(parts, lines, width=0.8), at=(136, 112), scale=5.2)
    crown = "M196 120L186 84L210 102L222 70L240 98L258 70L270 102L294 84L284 120Q240 106 196 120Z"
    gems = "".join(f"M{x} {y - 6}l5 6l-5 6l-5-6Z" for x, y in ((240, 106), (214, 110), (266, 110)))
    jewels = path(gems, EMBER, stroke=INK, stroke_width=1.5)
    return cobra + group(
        path(crown, GOLD, stroke=INK, stroke_width=4, stroke_linejoin="round"), jewels, at=(0, 13)
    )


def _relics() -> str:
    """Eggs of the serpents; two of them show gold."""
    parts = []
    for x, y, open_ in ((86, 292, False), (140, 306, True), (300, 306, False), (352, 292, True)):
        egg = path(EGG, GOLD if open_ else "#3f8f78", stroke=INK, stroke_width=1.6)
        engraved = path(SCALES, stroke=DARK_GOLD if open_ else PALE, stroke_width=1.2)
        parts.append(group(egg, engraved, at=(x, y), scale=1.5))
    return group(*parts)


def _title() -> str:
    """Letters of beaten gold, cut like inscriptions."""
    left = (WIDTH - STEP * (len(TITLE) - 1) - 40 * SMALL) / 2
    letters = []
    for at, letter in enumerate(TITLE):
        layers = ((INK, 14), (DARK_GOLD, 9.5), (GOLD, 6.5), (SHINE, 1.6))
        drawn = [
            path(
                LETTERS[letter],
                stroke=colour,
                stroke_width=width,
                stroke_linejoin="round",
                stroke_linecap="round",
            )
            for colour, width in layers
        ]
        letters.append(group(*drawn, at=(left + at * STEP, 16), scale=SMALL))
    return group(*letters)
