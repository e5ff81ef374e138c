"""The lid of the box: miners of four clans on their way into a cave, in the last sun over the
desert.
"""

from functools import lru_cache

from ludary.games.koa.board.art import DEEP, INK, PAWN_WIDE, camp, figure, moss, spring
from ludary.games.koa.board.paints import gradients
from ludary.kit.picture import COVER, circle, group, path, picture, rect, tag

K = "M0 0H34V38L64 0H106L68 52L112 110H70L34 66V110H0Z"  # letters of stone, 110 units high
O = "M26 0H84L110 26V84L84 110H26L0 84V26ZM42 32L32 42V68L42 78H68L78 68V42L68 32Z"  # noqa: E741
A = "M38 0H76L116 110H80L74 92H40L34 110H-2ZM48 66H66L57 36Z"
LETTERS = ((K, 66), (O, 186), (A, 310))  # with their places
CHIPS = "M74 60l10 3M80 118l7-4M206 58l-4 9M282 128l-8 5M352 52l5 9M330 118l8 4M398 134l-9-3"


@lru_cache(1)
def cover() -> str:
    """The whole picture; its ids are not those of the board."""
    drawn = (_paints(), _sky(), _mesas(), _cliff(), _life(), _title())
    svg = picture(
        "koa-cover",
        *COVER,
        "Koa",
        "Four miners before a cave in the desert, under the sun.",
        group(*drawn),
    )
    return (
        svg.replace("#koa-", "#koa-cover-")
        .replace('id="koa-fade', 'id="koa-cover-fade')
        .replace('id="koa-glow', 'id="koa-cover-glow')
    )


def _paints() -> str:
    def fade(name: str, *colours: str) -> str:
        stops = [
            tag("stop", offset=round(at / (len(colours) - 1), 2), stop_color=colour)
            for at, colour in enumerate(colours)
        ]
        return tag("linearGradient", *stops, id=f"koa-fade-{name}", x1=0, y1=0, x2=0, y2=1)

    return tag(
        "defs",
        *gradients(),
        fade("sky", "#e8762d", "#f6a445", "#fbd77d", "#fdeab5"),
        fade("cliff", "#e2a462", "#b86d38", "#7c4321"),
        fade("floor", "#f0cd8d", "#c98d4b"),
    )


def _sky() -> str:
    """The sun with its rays."""
    rays = "".join(f"M240 132L{x} {y}L{u} {v}Z" for x, y, u, v in RAYS)
    return (
        rect(0, 0, *COVER, "url(#koa-fade-sky)")
        + path(rays, "#fff1c0", fill_opacity=0.28)
        + circle(240, 132, 96, "#fff3c4", fill_opacity=0.45)
        + circle(240, 132, 78, "#fff8dc")
    )


RAYS = (
    (-40, 60, -40, 110),
    (-40, 170, -40, 215),
    (20, -20, 70, -20),
    (120, -20, 165, -20),
    (215, -20, 265, -20),
    (315, -20, 360, -20),
    (410, -20, 460, -20),
    (520, 60, 520, 110),
    (520, 170, 520, 215),
)


def _mesas() -> str:
    """Table mountains, the far ones paler."""
    far = (
        "M-5 240V190L30 186L40 168H96L104 190L140 196L150 214H330L342 186L352 168H404L416 190L450"
        " 194L485 204V250H-5Z"
    )
    near = (
        "M-5 260V216L22 212L34 196H78L90 216L128 222L140 240H350L362 214L376 204H436L448 222L485"
        " 226V320H-5Z"
    )
    bands = "M36 182H102M24 206L88 206M346 184L414 184M368 214L444 214"
    return (
        path(far, "#e39a55")
        + path(near, "#c9713a")
        + path(bands, stroke="#8f4a22", stroke_opacity=0.5, stroke_width=2.5)
    )


def _cliff() -> str:
    """The rock with the mouth of the cave, and the ground before it."""
    rock = (
        "M92 312C86 280 100 262 108 240C120 214 150 206 172 190C200 176 272 174 300 188C330 202 362"
        " 216 370 244C380 268 394 284 388 312Z"
    )
    mouth = "M170 316C166 276 178 244 204 230C226 219 258 220 278 232C304 246 314 278 310 316Z"
    layers = (
        "M104 262C130 254 150 262 168 256M96 288C120 280 146 290 164 282M318 258C338 252 352 260"
        " 376 256M318 286C340 280 360 290 388 284"
    )
    teeth = "M204 231L210 262L220 226ZM232 222L239 250L248 221ZM262 225L268 246L278 233Z"
    return (
        path(rock, "url(#koa-fade-cliff)", stroke=DEEP, stroke_width=3)
        + path(layers, stroke=DEEP, stroke_opacity=0.45, stroke_width=2.5, stroke_linecap="round")
        + path(
            "M110 244C124 220 152 212 176 196C204 182 268 180 296 193",
            stroke="#ffe2a6",
            stroke_width=4,
            stroke_linecap="round",
        )
        + path(
            "M-5 365V300C60 288 150 300 240 304S420 288 485 298V365Z",
            "url(#koa-fade-floor)",
            stroke=DEEP,
            stroke_width=2,
        )
        + path(mouth, "url(#koa-glow-dark)", stroke=DEEP, stroke_width=3)
        + path(teeth, "#6e3f1e", stroke=DEEP)
        + path(
            "M168 300C166 268 178 240 204 226",
            stroke="#ffe2a6",
            stroke_width=3.5,
            stroke_linecap="round",
        )
        + circle(240, 286, 27, "url(#koa-glow-lava)")
        + path("M196 316C206 296 274 296 286 316Z", "#ffb52e", fill_opacity=0.8)
        + path(
            "M40 322c20-5 34-5 52 0M330 340c24-6 46-6 70 0",
            stroke="#a5672f",
            stroke_width=2.5,
            stroke_linecap="round",
        )
    )


def _life() -> str:
    """Tents, water, moss, and the miners."""
    tents = group(camp(), at=(18, 252), scale=1.9) + group(camp(), at=(84, 272), scale=1.2)
    things = (
        group(spring(), at=(366, 256), scale=1.7)
        + group(moss(), at=(330, 286), scale=1.3)
        + group(moss(), at=(426, 292), scale=1.2)
    )
    miners = "".join(
        group(figure(clan), at=(186 + 36 * clan - PAWN_WIDE, 290 + 9 * (clan % 2)), scale=2)
        for clan in range(4)
    )
    return tents + things + miners


def _title() -> str:
    """KOA, hewn out of blocks."""
    shade = "".join(
        path(letter, DEEP, transform=f"translate({x + 5} 43)", stroke=DEEP, stroke_width=7)
        for letter, x in LETTERS
    )
    stone = "".join(
        path(
            letter,
            "url(#koa-fade-stone)",
            transform=f"translate({x} 36)",
            stroke=INK,
            stroke_width=4,
            stroke_linejoin="round",
            fill_rule="evenodd",
        )
        for letter, x in LETTERS
    )
    return shade + stone + path(CHIPS, stroke="#7c4321", stroke_width=3, stroke_linecap="round")
