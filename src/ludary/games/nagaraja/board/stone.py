"""Stone, metal and light: fills of Nagaraja's pictures, as patterns and gradients that the first
temple defines once.

Patterns lie in the units of what they fill. A fill names a plain colour too, which is seen where
nothing is defined.
"""

from functools import lru_cache

from ludary.games.nagaraja.board.jade import GOLD, INK
from ludary.kit.picture import path, rect, tag

COURSE = 17.0  # units of two courses of stones; a cell is three of them wide
JOINTS = "M0 .5H17M0 9H17M4.500 .5V9M13 9V17"
SLABS = (
    "M0 4.250H17M0 12.750H17M2 0V4.250M10.500 0V4.250M6 4.250V12.750M14.500 4.250V12.750M2"
    " 12.750V17M10.500 12.750V17"
)
SEATS = (
    ("#6b5130", "#3a2a16", "#94744a"),
    ("#3b566b", "#1d2e3c", "#5e8099"),
)  # walls of each seat: stone, joints, edges in the light
SIGNS = (
    ("#ffb000", "M0-5.500A5.500 5.500 0 1 1-.01-5.500Z"),
    ("#5bb8f5", "M-5-5H5V5H-5Z"),
)  # of the seats, as pages show them


def filled(name: str, colour: str) -> str:
    """A fill by its name here, and the colour where it is missing."""
    return f"url(#nagaraja-{name}) {colour}"


@lru_cache(1)
def paints() -> tuple[str, ...]:
    """All of them, as definitions."""
    walls = [_masonry(f"wall-{seat}", *colours) for seat, colours in enumerate(SEATS)]
    slabs = _pattern("slabs", path(SLABS, stroke=INK, stroke_width=1.1, stroke_opacity=0.5))
    return (
        *walls,
        _masonry("rock", "#2b6455", "#15392f", "#4b8f79"),
        _masonry("dark", "#12251f", "#0a1613", "#1b352c"),
        slabs,
        *_lights(),
    )


def _lights() -> list[str]:
    """Metal and stone lit from above, and what glows."""
    return [
        _fade("gold", "#fff3b8", GOLD, "#a8701a"),
        _fade("egg", "#5d9c86", "#2c6152", "#123128"),
        _fade("obsidian", "#5a3566", "#2a1830", "#140a18"),
        _fade("night", "#081714", "#0e2f28", "#1a4a3d"),
        _glow("light", "#ffe08a", 0.85),
        _glow("ember", "#ff6a3d", 0.85),
        _glow("gleam", "#b77bf0", 0.9),
        _glow("halo", "#f7d67a", 0.55),
        _glow("dusk", "#04100d", 0.9),
    ]


def _masonry(name: str, stone: str, joint: str, edge: str) -> str:
    """Two courses of stones, lit from above."""
    lit = path(
        "M5 1.600H16.500M0 1.600H4M0 10.100H12.500M13.700 10.100H17", stroke=edge, stroke_width=1
    )
    return _pattern(
        name, rect(0, 0, COURSE, COURSE, stone) + lit + path(JOINTS, stroke=joint, stroke_width=1.1)
    )


def _pattern(name: str, drawing: str) -> str:
    return tag(
        "pattern",
        drawing,
        id=f"nagaraja-{name}",
        width=COURSE,
        height=COURSE,
        patternUnits="userSpaceOnUse",
    )


def _fade(name: str, *colours: str) -> str:
    """A gradient from above."""
    stops = [
        tag("stop", offset=round(at / (len(colours) - 1), 2), stop_color=colour)
        for at, colour in enumerate(colours)
    ]
    return tag("linearGradient", *stops, id=f"nagaraja-{name}", x1=0, y1=0, x2=0.3, y2=1)


def _glow(name: str, colour: str, strength: float) -> str:
    """Light that fades away from the middle."""
    stops = [
        tag("stop", offset=at, stop_color=colour, stop_opacity=strength * part)
        for at, part in ((0, 1.0), (0.45, 0.55), (1, 0))
    ]
    return tag("radialGradient", *stops, id=f"nagaraja-{name}")


def seat_sign(seat: int, x: float, y: float, scale: float = 1) -> str:
    """The sign of a seat, as pages show it."""
    colour, d = SIGNS[seat % len(SIGNS)]
    return tag(
        "path",
        d=d,
        fill=colour,
        stroke=INK,
        stroke_width=1.4,
        transform=f"translate({x:g} {y:g}) scale({scale:g})",
    )
