"""The paints of Koa: everything that lies on a square, as a pattern that tiles fill themselves
with.

A pattern is as large as a square, so `painted("cavern")` is the whole drawing of a cave mouth in
some sixty letters. What a clan owns is its clay slab (`clan-0` to `clan-3`) with a thing upon it.
The map's lowest layer holds `paints()`.
"""

from typing import Any

from ludary.games.koa.board.art import (
    CELL,
    DROP,
    FILLS,
    INK,
    LEAF,
    LINK,
    PALE,
    PAWN_HIGH,
    PAWN_WIDE,
    PICK,
    QUESTION,
    SHADES,
    WHITE,
    badge,
    camp,
    cavern,
    figure,
    lava,
    moss,
    quake,
    spring,
)
from ludary.kit.picture import circle, group, path, rect, tag


def paints() -> str:
    """All patterns and gradients, for the map's lowest layer."""
    slabs = [_pattern(f"clan-{clan}", _slab(clan)) for clan in range(len(FILLS))]
    sought = [_pattern(f"sought-{clan}", _sought(clan)) for clan in range(len(FILLS))]
    pawns = [
        _pattern(f"pawn-{clan}", figure(clan), PAWN_WIDE, PAWN_HIGH) for clan in range(len(FILLS))
    ]
    things = {
        "cavern": cavern,
        "goroldioa": moss,
        "spring": spring,
        "camp": camp,
        "lava": lava,
        "earthquake": quake,
    }
    drawn = [_pattern(name, draw()) for name, draw in things.items()]
    picks = [_pattern(f"dig-{clan}", _dig(clan)) for clan in range(len(FILLS))]
    links = [
        _pattern("leaf", _link(LEAF, "#3f9a2f"), LINK, LINK),
        _pattern("drop", _link(DROP, "#2b8fd0"), LINK, LINK),
    ]
    links.append(
        _pattern(
            "pick",
            group(path(PICK, "#e8590c", stroke=INK, stroke_width=2), at=(4, 1), scale=0.76),
            2 * LINK,
            20,
        )
    )
    grounds = [_pattern(f"rock-{at}", drawing) for at, drawing in enumerate(_rocks())]
    return tag("defs", *gradients(), *slabs, *sought, *pawns, *picks, *links, *drawn, *grounds)


def _pattern(name: str, drawing: str, width: float = CELL, height: float = CELL) -> str:
    return tag(
        "pattern",
        drawing,
        id=f"koa-{name}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )


def gradients() -> list[str]:
    """Rock in the sun, the dark of a cave, water, and lava."""
    return [
        _fade("stone", ("#fbe6b4", "#d79a55", "#97592c")),
        _fade("canvas", ("#fffaf0", "#f0dcb6")),
        _glow("dark", ("#9a5a22", "#43210d", "#120703"), "50%", "105%"),
        _glow("water", ("#e8fbff", "#5cc4ee", "#0b6aa6"), "40%", "35%"),
        _glow("lava", ("#fff6b8", "#ffb52e", "#ef5312", "#8c1a06"), "50%", "50%"),
    ]


def _stops(colours: tuple[str, ...]) -> list[str]:
    return [
        tag("stop", offset=round(at / (len(colours) - 1), 2), stop_color=colour)
        for at, colour in enumerate(colours)
    ]


def _fade(name: str, colours: tuple[str, ...]) -> str:
    return tag(
        "linearGradient", *_stops(colours), id=f"koa-fade-{name}", x1=0, y1=0, x2="0.4", y2=1
    )


def _glow(name: str, colours: tuple[str, ...], x: str, y: str) -> str:
    return tag("radialGradient", *_stops(colours), id=f"koa-glow-{name}", cx=x, cy=y, r="75%")


def _slab(clan: int) -> str:
    """A slab of clay in the clan's colour, lit from above, with its badge."""
    return (
        rect(1.5, 1.5, 40, 40, FILLS[clan], rx=7, stroke=INK, stroke_width=1.6)
        + path(
            "M3 36V34C3 38 4 40 9 40H34C39 40 40 38 40 34V8C41 20 42 30 39 39C30 42 12 42 4 39Z",
            SHADES[clan],
            fill_opacity=0.75,
        )
        + path(
            "M8 3.8H35", stroke=WHITE, stroke_opacity=0.6, stroke_width=1.8, stroke_linecap="round"
        )
        + path(
            "M33 8h.1M37 15h.1M6 27h.1M36 30h.1",
            stroke=SHADES[clan],
            stroke_width=2,
            stroke_linecap="round",
        )
        + badge(clan, 4.5, 4.5)
    )


def _sought(clan: int) -> str:
    """A mark drawn on the rock where the Sharman has found something, for there is no tile yet."""
    frame: dict[str, Any] = {"stroke_dasharray": "6 4", "rx": 7}
    return (
        rect(4, 4, 35, 35, PALE, fill_opacity=0.62, stroke=INK, stroke_width=5.6, **frame)
        + rect(4, 4, 35, 35, "none", stroke=FILLS[clan], stroke_width=3.6, **frame)
        + path(
            QUESTION,
            stroke=INK,
            stroke_width=2.6,
            stroke_linecap="round",
            transform="translate(29.5 7.5)",
        )
        + badge(clan, 4.5, 4.5)
    )


def _dig(clan: int) -> str:
    """A square that can be mined: a pick on a chip of the clan's colour."""
    chip = circle(21.5, 21.5, 11, FILLS[clan], stroke=INK, stroke_width=1.6) + circle(
        21.5, 21.5, 8.6, "#fff6e0"
    )
    return chip + path(
        PICK, INK, transform="translate(21.5 21.8) rotate(38) scale(0.56) translate(-13 -11)"
    )


def _link(shape: str, fill: str) -> str:
    return group(path(shape, fill, stroke=INK, stroke_width=3), at=(0.8, 0.8), scale=0.31)


def _rocks() -> list[str]:
    """Sandstone that nobody has mined: layers, pebbles, cracks and wind."""
    light: dict[str, Any] = {"stroke": "#fff3d0", "stroke_opacity": 0.4, "stroke_linecap": "round"}
    dark: dict[str, Any] = {"stroke": "#5b3012", "stroke_opacity": 0.3, "stroke_linecap": "round"}
    return [
        path("M2 11C12 7 18 14 29 10S40 12 41 11M2 29C10 25 20 32 41 28", stroke_width=1.5, **dark)
        + path(
            "M2 13C12 9 18 16 29 12S40 14 41 13M2 31C10 27 20 34 41 30", stroke_width=1.2, **light
        ),
        path("M9 12h.1M14 30h.1M30 9h.1M33 33h.1M24 21h.1", stroke_width=4.5, **dark)
        + path(
            "M8.5 11.3h.1M13.5 29.3h.1M29.5 8.3h.1M32.5 32.3h.1M23.5 20.3h.1",
            stroke_width=2.6,
            **light,
        ),
        path("M3 20L12 23L17 18L26 25L40 21M26 25L24 36M12 23L10 33", stroke_width=1.4, **dark)
        + path("M3 21.5L12 24.5L17 19.5L26 26.5L40 22.5", stroke_width=1, **light),
        path(
            "M5 36C14 30 20 38 38 33M6 8C15 4 24 11 37 6M10 22C17 19 24 24 34 20",
            stroke_width=1.7,
            **light,
        )
        + path("M5 37.6C14 31.6 20 39.6 38 34.6", stroke_width=1.2, **dark),
    ]
