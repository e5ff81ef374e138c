"""The paints of Konja: what lies about in many copies, as patterns that pieces fill themselves
with.

Night and brass: everything stands out from indigo by ivory, metal and light. The first layer of the
dice's panel, which every arrangement shows, holds `paints()`.
"""

from functools import lru_cache

from ludary.games.konja.board.shapes import BOLT, CLOUD, IDOL, IDOL_FACE, OUTLINES, STAR, TURN, disc
from ludary.games.konja.pieces import Colour
from ludary.kit.picture import circle, path, rect, tag

INK, BRASS, BRASS_DARK, IVORY = "#1c1430", "#d2a24c", "#6b4716", "#fbf3df"
FILLS = {Colour.GREEN: "#00704f", Colour.PURPLE: "#6b3fa0", Colour.RED: "#b3261e"}
SIZES = {
    "cloud": (60, 48),
    "storm": (60, 48),
    "spell-back": (24, 33),
    "relic-back": (24, 33),
    "die-0": (54, 54),
    "die-1": (54, 54),
    "die-2": (54, 54),
}
SIDE = 40  # units of the others


def painted(name: str, fallback: str = "none") -> str:
    """Fill a place with a pattern of `paints`, in its own units."""
    width, height = SIZES.get(name, (SIDE, SIDE))
    return tag("rect", width=width, height=height, fill=f"url(#konja-{name}) {fallback}")


@lru_cache(1)
def paints() -> str:
    """All patterns and gradients."""
    things = {
        "gold": _gold(),
        "magick": _magick(),
        "power": _power(),
        "idol": _idol(),
        "spirit": _spirit(),
        "moonstone": _moonstone(),
        "cloud": _cloud(False),
        "storm": _cloud(True),
        "spell-back": _spell_back(),
        "relic-back": _relic_back(),
        **{f"die-{colour}": _die(colour) for colour in Colour},
    }
    return tag("defs", *gradients(), *(_pattern(name, drawing) for name, drawing in things.items()))


def _pattern(name: str, drawing: str) -> str:
    width, height = SIZES.get(name, (SIDE, SIDE))
    return tag(
        "pattern",
        drawing,
        id=f"konja-{name}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def gradients() -> list[str]:
    """Metal, ivory, the night, the blood of hostile cards, stone, and what glows."""
    return [
        fade("brass", "#ffeebb", "#d9a648", "#8a5a1c"),
        fade("ivory", "#fffaf0", "#f1e2c2", "#d9c092"),
        fade("night", "#171338", "#3b2f7c", "#7a5aa8"),
        fade("dusk", "#0f1c42", "#1f4f8f", "#63a6d8"),
        fade("blood", "#2a0b1c", "#7c1a2c", "#d9603b"),
        fade("violet", "#1d0f3a", "#5a2f96", "#a97ad8"),
        fade("harvest", "#2a1c0a", "#7a5a1c", "#d0a04a"),
        fade("moss", "#0d2420", "#22594a", "#6aa888"),
        fade("stone", "#f0d9a4", "#bd9255", "#8f6a3c"),
        fade("lit", "#fffbe0", "#ffd766", "#e09a26"),
        fade("rain", "#7f94b8", "#3f5480", "#26345a"),
        fade("mist", "#ffffff", "#dfe8fa", "#a9bce0"),
    ]


def fade(name: str, *colours: str) -> str:
    """A gradient from above."""
    stops = [
        tag("stop", offset=round(at / (len(colours) - 1), 2), stop_color=colour)
        for at, colour in enumerate(colours)
    ]
    return tag("linearGradient", *stops, id=f"konja-paint-{name}", x1=0, y1=0, x2=0.25, y2=1)


def _gold() -> str:
    return (
        circle(20, 20, 18, "url(#konja-paint-brass)", stroke=BRASS_DARK, stroke_width=2)
        + circle(20, 20, 13, "none", stroke=BRASS_DARK, stroke_width=1.4)
        + path(
            "M20 10L22.5 17L29.5 14L26 20.5L31 26L23.5 25L20 32L16.5 25L9 26L14 20.5L10.5"
            " 14L17.5 17Z",
            "#8a5a1c",
        )
        + path("M7 14A15 15 0 0 1 17 5", stroke="#fffbe6", stroke_width=2, stroke_linecap="round")
    )


def _magick() -> str:
    return (
        path(STAR, "#4aa3f0", stroke="#0d3d73", stroke_width=2, stroke_linejoin="round")
        + path("M20 1L20 20L39 20L25 15ZM20 39L20 20L1 20L15 25Z", "#a9dcff", fill_opacity=0.75)
        + circle(20, 20, 4, "#ffffff")
    )


def _power() -> str:
    return path(
        BOLT, "#3fbf7f", stroke="#0b4a2c", stroke_width=2.4, stroke_linejoin="round"
    ) + path("M24 1L7 22H18L21 13Z", "#c9f7de", fill_opacity=0.8)


def _idol() -> str:
    """A carved figure with a face of light."""
    return (
        path(IDOL, "#8a4b1f", stroke=INK, stroke_width=2)
        + path("M10 7C10 3 16 2 20 2V36H12V33L15 31V25L10 20Z", "#b9702f", fill_opacity=0.7)
        + path(IDOL_FACE, "#ffd98a")
        + path("M10 8H30M13 29H27M11 36H29", stroke="#ffd98a", stroke_width=1.4)
    )


def _spirit() -> str:
    return circle(20, 20, 19, "#5b2a86", stroke=BRASS, stroke_width=2.4) + path(
        TURN, "#ffffff", transform="translate(8 8) scale(0.6)"
    )


def _moonstone() -> str:
    """The body of an action die."""
    return rect(1, 1, 38, 38, "url(#konja-paint-mist)", rx=12, stroke=INK, stroke_width=1.6) + rect(
        4, 4, 32, 32, "none", rx=9, stroke=BRASS, stroke_width=1.8
    )


def _cloud(upgraded: bool) -> str:
    """A cloud; an upgraded one is dark, with rain."""
    rain = path(
        "M16 39l-3 8M27 39l-3 8M38 39l-3 8M49 39l-3 8",
        stroke="#4aa3f0",
        stroke_width=3.5,
        stroke_linecap="round",
    )
    fill = "url(#konja-paint-rain)" if upgraded else "url(#konja-paint-mist)"
    light = path(
        "M8 25C10 23 13 23 14 23C14 14 24 10 30 15",
        stroke="#ffffff",
        stroke_opacity=0.8,
        stroke_width=2,
        stroke_linecap="round",
    )
    return (rain if upgraded else "") + path(CLOUD, fill, stroke=INK, stroke_width=2) + light


def _spell_back() -> str:
    card = rect(1, 1, 22, 31, "#4a2f8f", rx=4, stroke=BRASS, stroke_width=2)
    return (
        card
        + path(STAR, "#f3d58a", transform="translate(5 9) scale(0.36)")
        + circle(12, 16.2, 9, "none", stroke=BRASS)
    )


def _relic_back() -> str:
    card = rect(1, 1, 22, 31, "#6b3a1c", rx=4, stroke=BRASS, stroke_width=2)
    return (
        card
        + path("M12 7L19 25H5Z", "none", stroke="#f3d58a", stroke_width=2)
        + circle(12, 18, 2.5, "#f3d58a")
    )


def _die(colour: Colour) -> str:
    """Ivory within an edge of its colour; each colour has an outline of its own."""
    inner = {
        Colour.GREEN: (
            "M14 6H40A8 8 0 0 1 48 14V40A8 8 0 0 1 40 48H14A8 8 0 0 1 6 40V14A8 8 0 0 1 14 6Z"
        ),
        Colour.PURPLE: "M17 6H37L48 17V37L37 48H17L6 37V17Z",
        Colour.RED: "M6 6H48V48H6Z",
    }[colour]
    return (
        path(OUTLINES[colour], FILLS[colour], stroke="#0b0820", stroke_width=2)
        + path(inner, "url(#konja-paint-ivory)")
        + path(
            "M12 3.6H42",
            stroke="#ffffff",
            stroke_opacity=0.5,
            stroke_width=2,
            stroke_linecap="round",
        )
    )


def ring(x: float, y: float, radius: float) -> str:
    """A ring of brass."""
    return path(disc(x, y, radius), "none", stroke=BRASS, stroke_width=2)
