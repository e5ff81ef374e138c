"""Creatures, tokens and obstacles as pictures. Tribes differ by colour and by emblem, kinds of creatures by outline.

Shapes are written relative to their middle, so that many of one kind are one path.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from ludary.core.svg import group, path
from ludary.games.zimby_mojo.board.ground import INK, WHITE, disc
from ludary.games.zimby_mojo.reckoning import Land, Lying
from ludary.games.zimby_mojo.state import Kind
from ludary.games.zimby_mojo.text.creatures import tribes_of

TRIBE_FILLS = ("#fbf8f0", "#ffd83d", "#9fa6ad", "#e0473f", "#4a90e2", "#b8862b", "#a557c9", "#4fae5c")  # by seat
EMBLEM_FILLS = (INK, INK, INK, WHITE, WHITE, WHITE, WHITE, INK)
SPENT, ORANGE, GOLD, BLOOD, MOJO = "#3a342c", "#f5921e", "#ffcf3f", "#b3131f", "#37d6c2"
EMBLEMS: tuple[tuple[tuple[float, float], ...], ...] = (  # by seat: corners of a shape within -1 to 1
    ((-0.9, -0.35), (0.9, -0.35), (0.9, 0.35), (-0.9, 0.35)),  # bar
    ((0, -1.1), (0.3, -0.3), (1.1, 0), (0.3, 0.3), (0, 1.1), (-0.3, 0.3), (-1.1, 0), (-0.3, -0.3)),  # star
    ((-0.75, -0.75), (0.75, -0.75), (0.75, 0.75), (-0.75, 0.75)),  # square
    ((0, -1), (0.95, 0.7), (-0.95, 0.7)),  # triangle
    (
        (-0.33, -1), (0.33, -1), (0.33, -0.33), (1, -0.33), (1, 0.33), (0.33, 0.33), (0.33, 1), (-0.33, 1), (-0.33, 0.33), (-1, 0.33),
        (-1, -0.33), (-0.33, -0.33),
    ),  # cross
    ((0, -1.1), (0.8, 0), (0, 1.1), (-0.8, 0)),  # diamond
    ((-0.95, -0.8), (0.95, -0.8), (0, 1)),  # triangle on its tip
    ((-0.8, -0.9), (0.8, -0.9), (-0.8, 0.9), (0.8, 0.9)),  # hourglass
)  # fmt: skip
EMBLEM = 0.56  # size of an emblem, as a part of its token's radius
RIM = 0.42  # how much of a token shows below the next one of its stack
CROWN = "m-6 4.5v-8l3.5 3.5 2.5-5 2.5 5 3.5-3.5v8z"
CROWN_PIECE = "crown"
CLUB = "m-3.8 4.2l4-5.5c-2.5-3.5 2.5-5.5 4-2.5c2 3-1.5 4.5-3 4l-3.5 5z"
SKULL = "m-4 1.5c-2.5-8 10.5-8 8 0l-1.5 1v2.5h-5v-2.5z"


@lru_cache(512)
def emblem(tribe: int, radius: float) -> str:
    """A tribe's sign for a token of this radius, relative to its middle; ends there."""
    scale = radius * EMBLEM
    points = [(round(x * scale, 1), round(y * scale, 1)) for x, y in EMBLEMS[tribe]]
    steps = [(u - x, v - y) for (x, y), (u, v) in pairwise(points)]
    (x, y), lines = points[0], "l".join(f"{across:.3g} {down:.3g}" for across, down in steps)
    return f"m{x:g} {y:g}l{lines}zm{-x:g} {-y:g}"


def crown(x: float, y: float, scale: float = 1, piece: str | None = None) -> str:
    """The Cannibal Crown; while no King has it, it is a piece of its own."""
    shape = path(f"M0 0{CROWN}", GOLD, stroke=INK, stroke_width=1, stroke_linejoin="round")
    return group(shape, at=(x, y), scale=scale, data_piece=piece)


def pile_of(tribe: int, active: int, depleted: int, x: float, y: float, radius: float) -> str:
    """Zimbies of one tribe upon each other, the active ones on top; (x, y) is the middle of the whole stack."""
    rim, total = radius * RIM, active + depleted
    low = y + rim * (total - 1) / 2
    places = [(x, low - rim * at) for at in range(total)]
    parts = [_bodies(places[:depleted], radius, SPENT, TRIBE_FILLS[tribe]), _bodies(places[depleted:], radius, TRIBE_FILLS[tribe], INK)]
    top, awake = places[-1], active > 0
    sign = f"M{top[0]:.4g} {top[1]:.4g}{emblem(tribe, radius)}"
    parts.append(path(sign, EMBLEM_FILLS[tribe] if awake else TRIBE_FILLS[tribe]))
    return "".join(parts)


def _bodies(places: Sequence[tuple[float, float]], radius: float, fill: str, edge: str) -> str:
    """Tokens from the bottom up, each in part covered by the next."""
    shape = disc(radius)
    return "".join(path(f"M{x:.4g} {y:.4g}{shape}", fill, stroke=edge, stroke_width=1) for x, y in places)


ROOM = {1: ((0, 0),), 2: ((-4.6, 1), (4.6, -1)), 3: ((-4.5, -2.6), (4.5, -2.6), (0, 3.8))}  # where stacks stand in a tile
RADIUS = {1: 7.2, 2: 4.8, 3: 4.4}


def column(c: Any, x: float, y: float) -> str:
    """A zimby column: a stack for each tribe."""
    tribes = tribes_of(c)
    parts = []
    for tribe, (across, down) in zip(tribes, ROOM[len(tribes)], strict=True):
        parts.append(pile_of(tribe, c.active[tribe], c.depleted[tribe], x + across, y + down, RADIUS[len(tribes)]))
    return "".join(parts)


def zombie(tribe: int, asleep: bool, x: float, y: float) -> str:
    """A gravestone with the tribe's emblem and two crossed eyes."""
    stone = f"M{x - 7:g} {y + 8:g}v-9a7 7 0 0 1 14 0v9z"
    fill, edge = (SPENT, TRIBE_FILLS[tribe]) if asleep else (TRIBE_FILLS[tribe], "#1d5c2c")
    eyes = f"M{x - 5:g} {y - 4:g}l3 3m0-3l-3 3m7 0l3-3m0 3l-3-3"
    ink = TRIBE_FILLS[tribe] if asleep else EMBLEM_FILLS[tribe]
    sign = path(f"M{x:g} {y + 3.5:g}{emblem(tribe, 6)}", ink)
    return path(stone, fill, stroke=edge, stroke_width=2) + path(eyes, stroke=ink, stroke_width=1.3) + sign


def thugs(number: int, x: float, y: float) -> str:
    """Thugs upon each other, with a club on the top one."""
    rim = 2.6
    low = y + rim * (number - 1) / 2
    places = [(x, low - rim * at) for at in range(number)]
    return _bodies(places, 7.4, ORANGE, INK) + path(f"M{x:g} {places[-1][1]:g}{CLUB}", INK)


def king(x: float, y: float) -> str:
    """A skull on orange."""
    eyes = f"M{x - 2:g} {y + 1:g}{disc(1.1)}M{x + 2:g} {y + 1:g}{disc(1.1)}"
    face = path(f"M{x:g} {y + 1.5:g}{SKULL}", WHITE, stroke=INK, stroke_width=0.8) + path(eyes, INK)
    return path(f"M{x:g} {y:g}{disc(8.6)}", ORANGE, stroke=BLOOD, stroke_width=1.6) + face + crown(x, y - 6.2, 0.8)


def creature(s: Any, number: int, x: float, y: float) -> str:
    """A creature in the middle of its tile, with the Crown if it bears it."""
    c = s.creatures[number]
    held = crown(x + 5, y - 7, 0.85, CROWN_PIECE) if number == s.bearer else ""
    if c.kind == Kind.ZIMBIES:
        return column(c, x, y) + held
    if c.kind == Kind.ZOMBIE:
        return zombie(c.owner, bool(c.asleep), x, y)
    return thugs(c.owner.bit_count(), x, y) + held if c.kind == Kind.THUGS else king(x, y)


def piece_name(s: Any, number: int) -> str:
    """Name the kind of piece that a creature moves as: a column by its tribes, a zombie by its owner, thugs or the King."""
    c = s.creatures[number]
    if c.kind == Kind.ZIMBIES:
        return "column-" + "".join(str(tribe) for tribe in tribes_of(c))
    return {Kind.ZOMBIE: f"zombie-{c.owner}", Kind.THUGS: "thugs", Kind.KING: "king"}[Kind(c.kind)]


# Obstacles: each with its own outline; those with the B side up are pale
THICKET = "m-8.5-8.5h17v17h-17z"
THORNS = "m-8 6l4-6-3-6m3 6l5 4 3-9 3 7m-8-2l-1 7m6-3l4 5m-9-14l3 3"
CURLS = "m-8.4 4q2.8-7 5.6 0t5.6 0 5.6 0m-16.8-8q2.8-7 5.6 0t5.6 0 5.6 0"
TEETH = "m-8.4 0l2.8-5 2.8 5 2.8-5 2.8 5 2.8-5 2.8 5m-16.8 6l2.8-5 2.8 5 2.8-5 2.8 5 2.8-5 2.8 5"
LOOPS = "m-8.5-5a3 3 0 1 0 5.6 0a3 3 0 1 0-5.6 0m5.6 5a3 3 0 1 0 5.6 0a3 3 0 1 0-5.6 0m5.6 5a3 3 0 1 0 5.6 0a3 3 0 1 0-5.6 0"
DARK = "m-8.5-4q0-4.5 4.5-4.5h8q4.5 0 4.5 4.5v8q0 4.5-4.5 4.5h-8q-4.5 0-4.5-4.5z"
STARS = "m-5-4h2m-1-1v2m7 1h2m-1-1v2m-4 5h2m-1-1v2"


def obstacles(lying: Lying, x: float, y: float) -> str:
    """All that grows on a tile."""
    at, parts = f"M{x:g} {y:g}", []
    pale = 0.45 if lying.withered else None
    if lying.land & Land.THICKET:
        parts.append(path(at + THICKET, "#1c3a17", opacity=pale) + path(at + THORNS, stroke="#d0434a", stroke_width=1.6, opacity=pale))
    if lying.land & Land.VINES:
        parts.append(path(at + CURLS, stroke="#c4121f", stroke_width=2, opacity=pale))
    for number, faded in ((lying.deadly_b, 0.5), (lying.deadly_a, None)):
        if number:
            parts.append(path(at + TEETH, stroke="#6a1b9a", stroke_width=min(2.8, 1.2 + 0.5 * number), opacity=faded))
    if lying.entangling:
        parts.append(path(at + LOOPS, stroke="#1b7a34", stroke_width=1.8, opacity=None if lying.entangling & 1 else 0.5))
    if lying.dark:
        parts.append(path(at + DARK, "#0b0a1e", opacity=0.88 if lying.dark & 1 else 0.55))
        parts.append(path(at + STARS, stroke="#d8d4ff", stroke_width=0.7))
    return "".join(parts)


def ward(x: float, y: float, side: int) -> str:
    """An elemental ward across its gate: earth, air, fire and water have their old signs."""
    plate = path(f"M{x - 8:g} {y - 8:g}h16v16h-16z", "#5a3f86", stroke="#e6d7ff", stroke_width=1.4)
    return plate + path(f"M{x:g} {y:g}{ELEMENTS[side]}", stroke="#e6d7ff", stroke_width=1.6, stroke_linejoin="round")


ELEMENTS = ("m0-5l5.5 9h-11z", "m0-5l5.5 9h-11zm-5 5.8h10", "m0 5l5.5-9h-11z", "m0 5l5.5-9h-11zm-5-5.8h10")
