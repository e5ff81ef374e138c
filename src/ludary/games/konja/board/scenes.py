"""The pictures on cards: the emblem of what the card does, in brass, before a sky that differs from card to card."""

from functools import lru_cache
from math import cos, pi, sin

from ludary.games.konja.board.paints import BRASS, INK
from ludary.games.konja.board.signs import REMEMBERED, emblem
from ludary.games.konja.cards import Does
from ludary.kit.picture import circle, group, path, rect, tag

SKY, HOSTILE, COLD = "night", "blood", "dusk"  # paints: of relics, of what is done to others, of spells
GLOW = "#ffe9b0"


@lru_cache(REMEMBERED)
def scene(number: int, effects: tuple[int, ...], hostile: bool, size: tuple[float, float], tapped: bool, spell: bool = False) -> str:
    """A card's picture; `number` chooses what is behind the emblem."""
    width, height = size
    sky = HOSTILE if hostile else COLD if spell else SKY
    ground = rect(0, 0, width, height, f"url(#konja-paint-{sky}) #2a2556", rx=7, stroke=BRASS, stroke_width=1.5)
    wide = min(84.0, height - 26)
    x, y = width / 2, height / 2
    main = emblem(effects[0] if effects else Does.REROLL, -wide / 2, -wide / 2, wide)
    turned = f"translate({x:g} {y:g}) rotate(90)" if tapped else f"translate({x:g} {y:g})"
    more = [emblem(does, width - 30, height - 30 - 28 * at, 24) for at, does in enumerate(effects[1:2])]
    behind = (_rays, _rings, _stars, _waves, _moon)[number % 5](x, y, width, height)
    foot = _smoke(x, width, height) if spell else _foot(x, height, wide)
    return group(ground, behind, foot, tag("g", main, transform=turned), *more, opacity=0.75 if tapped else None)


def _foot(x: float, height: float, wide: float) -> str:
    """The foot of a relic: a carved stone with steps."""
    half, y = wide * 0.42, height - 1
    steps = f"M{x - half - 12:.0f} {y:.0f}v-6h8v-6h{2 * half + 8:.0f}v6h8v6Z"
    return path(steps, "url(#konja-paint-stone) #b98d4f", stroke=INK, stroke_width=1.4, stroke_linejoin="round")


def _smoke(x: float, width: float, height: float) -> str:
    """The smoke from which a spell rises."""
    y = height - 3
    curls = f"M{x - width * 0.38:.0f} {y:.0f}C{x - 30:.0f} {y - 26:.0f} {x - 10:.0f} {y + 4:.0f} {x:.0f} {y - 14:.0f}"
    curls += f"M{x + width * 0.38:.0f} {y:.0f}C{x + 30:.0f} {y - 30:.0f} {x + 12:.0f} {y + 2:.0f} {x + 2:.0f} {y - 16:.0f}"
    return path(curls, stroke="#ffffff", stroke_opacity=0.5, stroke_width=5, stroke_linecap="round")


def _rays(x: float, y: float, width: float, height: float) -> str:
    radius, rays = min(width, height) / 2 - 1, ""
    for at in range(12):
        points = (f"{x + radius * cos(turn):.0f} {y + radius * sin(turn):.0f}" for turn in (at * pi / 6, at * pi / 6 + pi / 14))
        rays += f"M{x:.0f} {y:.0f}L{'L'.join(points)}Z"
    return path(rays, GLOW, fill_opacity=0.25) + circle(x, y, height * 0.36, GLOW, fill_opacity=0.18)


def _rings(x: float, y: float, width: float, height: float) -> str:
    return "".join(
        circle(x, y, min(width, height) * part, "none", stroke=GLOW, stroke_opacity=0.35, stroke_width=2) for part in (0.3, 0.38, 0.46)
    )


def _stars(x: float, y: float, width: float, height: float) -> str:
    del x, y
    dots = "".join(f"M{width * across:.0f} {height * down:.0f}h.1" for across, down in STARS)
    return path(dots, stroke="#ffffff", stroke_opacity=0.8, stroke_width=3, stroke_linecap="round")


STARS = ((0.08, 0.8), (0.14, 0.4), (0.24, 0.14), (0.3, 0.66), (0.38, 0.1), (0.62, 0.2), (0.7, 0.7), (0.78, 0.35), (0.86, 0.14), (0.94, 0.6))


def _waves(x: float, y: float, width: float, height: float) -> str:
    del x, y
    row = "".join(
        f"M4 {height * down:.0f}" + f"q{width / 16:.1f} -8 {width / 8 - 1:.1f} 0t{width / 8 - 1:.1f} 0" * 4 for down in (0.25, 0.5, 0.75)
    )
    return path(row, stroke=GLOW, stroke_opacity=0.32, stroke_width=2)


def _moon(x: float, y: float, width: float, height: float) -> str:
    del x
    moon = circle(width * 0.5, y, min(width, height) * 0.4, "#f6f1dd", fill_opacity=0.35)
    hills = f"M1 {height - 1:g}V{height * 0.8:.0f}L{width * 0.2:.0f} {height * 0.62:.0f}L{width * 0.36:.0f} {height * 0.82:.0f}"
    hills += (
        f"L{width * 0.66:.0f} {height * 0.66:.0f}L{width * 0.86:.0f} {height * 0.84:.0f}L{width - 1:g} {height * 0.7:.0f}V{height - 1:g}Z"
    )
    return moon + path(hills, INK, fill_opacity=0.45)
