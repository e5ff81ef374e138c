"""The lid of the box: the five ancestors above a pyramid at night, and dice between two wizards'
staffs, in brass letters.
"""

from functools import lru_cache

from ludary.games.konja.board.faces import face, skulls
from ludary.games.konja.board.paints import BRASS_DARK, FILLS, INK, fade, gradients
from ludary.games.konja.board.shapes import BOLT, CLOUD, OUTLINES, STAR
from ludary.games.konja.pieces import Ancestor, Colour
from ludary.kit.picture import COVER, circle, group, path, picture, rect, tag

LETTERS = (  # of bent metal, 80 units high, with their places
    ("M0 0L24 4V30L48 0L76 2L44 38L80 80L50 78L24 48V78L-2 80L4 40Z", 26),
    (
        (
            "M40 -2C66 -2 80 16 80 40S66 82 40 82S0 64 0 40S14 -2 40 -2ZM40 22C30 22 24 30 24 40S30"
            " 58 40 58S56 50 56 40S50 22 40 22Z"
        ),
        112,
    ),
    ("M0 80L2 0L26 2L52 42V2L76 0L74 80L52 78L24 38V78Z", 204),
    (
        (
            "M30 0L62 2L60 52C60 74 46 84 26 82C10 80 0 70 0 54L24 50C24 58 28 60 30 58C34 58 36 54"
            " 36 48V24L28 22Z"
        ),
        294,
    ),
    ("M34 -2L56 -2L94 80L68 80L62 64H32L26 78L-2 80ZM40 44H55L47 22Z", 370),
)
STARS = (
    (20, 30),
    (64, 14),
    (104, 44),
    (160, 18),
    (236, 8),
    (300, 24),
    (350, 12),
    (420, 34),
    (462, 20),
    (452, 120),
    (18, 130),
    (40, 210),
    (440, 214),
    (120, 150),
    (366, 150),
    (84, 190),
    (404, 186),
    (210, 30),
    (272, 46),
    (16, 78),
    (470, 76),
    (150, 130),
    (330, 132),
)


@lru_cache(1)
def cover() -> str:
    """The whole picture; its ids are not those of the board."""
    drawn = tag("defs", *gradients(), fade("sky", "#0b0826", "#2b2266", "#7a4a9c", "#d98a5a"))
    drawn += skulls() + _sky() + _pyramid() + _ancestors() + _dice() + _title()
    svg = picture(
        "konja-cover",
        *COVER,
        "Konja",
        "Five masks above a pyramid at night; dice roll between two wizards.",
        drawn,
    )
    return (
        svg.replace("#konja-", "#konja-cover-")
        .replace('id="konja-paint', 'id="konja-cover-paint')
        .replace('id="konja-sk', 'id="konja-cover-sk')
    )


def _sky() -> str:
    dots = "".join(f"M{x} {y}h.1" for x, y in STARS)
    clouds = ((8, 104, 1.5), (366, 106, 1.6), (-24, 160, 1.2), (428, 164, 1.2))
    rain = "".join(
        f"M{x} {y}l-7 20"
        for x, y in (
            (30, 166),
            (52, 168),
            (74, 166),
            (392, 172),
            (414, 174),
            (438, 170),
            (62, 200),
            (426, 206),
        )
    )
    return (
        rect(0, 0, *COVER, "url(#konja-paint-sky)")
        + path(dots, stroke="#ffffff", stroke_width=2.6, stroke_linecap="round")
        + path(rain, stroke="#9fd0ff", stroke_width=3, stroke_linecap="round", stroke_opacity=0.8)
        + "".join(
            group(
                path(CLOUD, "url(#konja-paint-mist)", stroke=INK, stroke_width=1.6),
                at=(x, y),
                scale=scale,
            )
            for x, y, scale in clouds
        )
        + path("M-5 362V316Q60 300 130 312T260 306T390 312T485 300V362Z", "#241a4f")
    )


def _pyramid() -> str:
    """Steps of stone under a shining eye."""
    rays = "".join(f"M240 176L{x} {y}L{u} {v}Z" for x, y, u, v in RAYS)
    steps = "".join(
        path(
            f"M{240 - wide} {y}H{240 + wide}L{246 + wide} {y + 26}H{234 - wide}Z",
            "url(#konja-paint-stone)",
            stroke=INK,
            stroke_width=2,
        )
        for wide, y in ((52, 204), (78, 230), (104, 256), (130, 282), (156, 308), (182, 334))
    )
    cap = path("M240 150L282 204H198Z", "url(#konja-paint-lit)", stroke=INK, stroke_width=2.5)
    eye = path(
        "M222 186Q240 172 258 186Q240 200 222 186Z", "#fffbe0", stroke=INK, stroke_width=1.6
    ) + circle(240, 186, 5.5, INK)
    return path(rays, "#ffe9b0", fill_opacity=0.22) + steps + cap + eye


RAYS = (
    (20, 60, 70, 30),
    (110, 10, 160, -10),
    (200, -10, 232, -10),
    (262, -10, 300, -10),
    (330, -10, 378, 14),
    (412, 34, 464, 70),
    (-10, 180, -10, 220),
    (490, 180, 490, 220),
)


def _ancestors() -> str:
    """The masks in an arc, the one of rain in the middle."""
    places = (
        (Ancestor.SPIRIT, 32, 214, 88),
        (Ancestor.RESOURCE, 108, 232, 94),
        (Ancestor.MERCHANT, 278, 232, 94),
        (Ancestor.SPELL, 362, 210, 92),
        (Ancestor.RAIN, 180, 204, 120),
    )
    return "".join(face(ancestor, x, y, width) for ancestor, x, y, width in places)


def _dice() -> str:
    """Three dice and what they bring."""
    dice = "".join(
        tag(
            "g",
            path(OUTLINES[colour], FILLS[colour], stroke=INK, stroke_width=2)
            + rect(7, 7, 40, 40, "url(#konja-paint-ivory)", rx=7),
            pips,
            transform=at,
        )
        for colour, pips, at in (
            (
                Colour.GREEN,
                _pips(FILLS[Colour.GREEN], 15, 27, 39),
                "translate(150 308) rotate(-14) scale(0.86)",
            ),
            (
                Colour.PURPLE,
                _pips(FILLS[Colour.PURPLE], 17, 37),
                "translate(218 304) rotate(6) scale(0.82)",
            ),
            (Colour.RED, _pips(FILLS[Colour.RED], 27), "translate(286 300) rotate(18) scale(0.86)"),
        )
    )
    star = path(
        STAR, "#4aa3f0", stroke=INK, stroke_width=2, transform="translate(84 318) scale(0.85)"
    )
    bolt = path(
        BOLT, "#3fbf7f", stroke=INK, stroke_width=2, transform="translate(366 314) scale(0.95)"
    )
    return dice + star + bolt


def _pips(fill: str, *places: int) -> str:
    return "".join(circle(place, place, 5.2, fill) for place in places)


def _title() -> str:
    """KONJA, cast in brass."""

    def letters(fill: str, down: int, **edge: object) -> str:
        return "".join(
            path(letter, fill, transform=f"translate({x} {down})", fill_rule="evenodd", **edge)
            for letter, x in LETTERS
        )

    return (
        letters(INK, 31, stroke=INK, stroke_width=13, stroke_linejoin="round")
        + letters(BRASS_DARK, 31, stroke=BRASS_DARK, stroke_width=5, stroke_linejoin="round")
        + letters(
            "url(#konja-paint-brass)",
            26,
            stroke="#fff3c4",
            stroke_width=1.6,
            stroke_linejoin="round",
        )
    )
