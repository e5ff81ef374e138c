"""Creatures as pictures: columns of masks, hulking thugs, zombies, the King, and his Crown.

Figures lie within -10 to 10 around the middle of their tile, and are drawn there by `group`.
"""

from functools import lru_cache

from ludary.games.zimby_mojo.board.drawings.masks import INK, MASKS, SPENT, TRIBE_FILLS, face, rim
from ludary.games.zimby_mojo.board.tiles import LETTER
from ludary.games.zimby_mojo.cards import CORNERS
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.games.zimby_mojo.text.creatures import tribes_of
from ludary.kit.picture import group, label, path

ORANGE, GOLD, BLOOD, MOJO, BONE, ROT = (
    "#f08a24",
    "#ffcf3f",
    "#b3131f",
    "#37e0c8",
    "#f3e8cf",
    "#9dc08a",
)
CROWN_PIECE = "crown"
CROWN = "M-7 5L-7.5-3.5-3.6.5 0-6.5 3.6.5 7.5-3.5 7 5z"
RIM = 3.8  # how much of a mask of radius 10 shows below the next one of its stack
ROOM = {
    1: ((0, 0),),
    2: ((-4.7, 0.8), (4.7, -0.8)),
    3: ((-4.7, -3.2), (4.7, -3.2), (0, 4.4)),
}  # where stacks stand in a tile
RADIUS = {1: 8.2, 2: 5.3, 3: 4.7}
LOW = {1: 0.5, 2: 0.5, 3: 0.25}  # how flat the stacks are
HULK = "M-3-5C-9-6.5-10.5-1-9.8 4.5L-8.6 8H-5.8L-5.6 9.6H5.6L5.8 8H8.6L9.8 4.5C10.5-1 9-6.5 3-5z"
BROW = "M-3.9-6.4C-4.5-11.5 4.5-11.5 3.9-6.4C3.6-3.6-3.6-3.6-3.9-6.4z"
ROTTEN = "M-4-9.6C0-11.5 5-10 4.8-5.5C4.7-2.5 3-1.5 0-1.5S-4.7-2.5-4.8-5.5C-4.9-7.5-4.6-9-4-9.6z"
SHROUD = "M-5.6 9.6V3C-5.6 0-3-1 0-1S5.6 0 5.6 3V9.6L3.4 8.2 1.2 9.6-1.1 8.2-3.4 9.6z"


def crown(x: float, y: float, scale: float = 1, piece: str | None = None) -> str:
    """The Cannibal Crown; while no King has it, it is a piece of its own."""
    gold = path(CROWN, GOLD, stroke=INK, stroke_width=1.2, stroke_linejoin="round")
    gems = path("M-6 2.4h12", stroke=BLOOD, stroke_width=1.8, stroke_dasharray="1.8 2.9")
    return group(gold, gems, at=(x, y), scale=scale, data_piece=piece)


@lru_cache(1024)
def pile_of(tribe: int, active: int, depleted: int, radius: float, lowness: float = 0.5) -> str:
    """Zimbies of one tribe upon each other around 0, 0, like the masks of a totem pole, the active
    ones on top.
    """
    total, step = active + depleted, RIM * radius / 10 * (0.5 + lowness)
    low = step * (total - 1) / 2
    below = [
        group(rim(tribe, at >= depleted), at=(0, low - step * at), scale=radius / 10)
        for at in range(total - 1)
    ]
    return "".join(below) + group(
        face(tribe, active > 0, radius > 10), at=(0, low - step * (total - 1)), scale=radius / 10
    )


def column(c: Creature) -> str:
    """A zimby column: a stack for each tribe."""
    tribes = tribes_of(c)
    places, size, low = ROOM[len(tribes)], RADIUS[len(tribes)], LOW[len(tribes)]
    piles = (pile_of(tribe, c.active[tribe], c.depleted[tribe], size, low) for tribe in tribes)
    if len(tribes) == 1:
        return "".join(piles)
    return "".join(group(pile, at=at) for pile, at in zip(piles, places, strict=True))


@lru_cache(64)
def zombie(tribe: int, asleep: bool) -> str:
    """A rotten head over a shroud of the tribe's colour, with its mask on it and both arms
    stretched out.
    """
    fill, edge = (SPENT, TRIBE_FILLS[tribe]) if asleep else (TRIBE_FILLS[tribe], INK)
    skin = SPENT if asleep else ROT
    rot = edge if asleep else INK
    arms = path("M-5 2.5L-9-.5M5 2.5L9-.5", stroke=INK, stroke_width=4, stroke_linecap="round")
    arms += path("M-5 2.5L-9-.5M5 2.5L9-.5", stroke=ROT, stroke_width=2.4, stroke_linecap="round")
    body = path(SHROUD, fill, stroke=edge, stroke_width=1.1, stroke_linejoin="round")
    sign = group(
        path(MASKS[tribe].outline, SPENT if not asleep else TRIBE_FILLS[tribe]),
        at=(0, 4),
        scale=0.34,
    )
    head = path(ROTTEN, skin, stroke=rot, stroke_width=1.1)
    eyes = path(
        "M-3.5-7.3l2.4 2.4m0-2.4l-2.4 2.4M1-7.3l2.4 2.4m0-2.4l-2.4"
        " 2.4M-2.5-3h5M-1.5-3.7v1.4M.2-3.7v1.4M1.8-3.7v1.4",
        stroke=rot,
        stroke_width=0.9,
        stroke_linecap="round",
    )
    return arms + body + sign + head + eyes


@lru_cache(64)
def thugs(bits: int) -> str:
    """A hulk with his number on his chest; several, one behind the other, with as many heads."""
    numbers = [thug + 1 for thug in range(CORNERS) if bits >> thug & 1]
    behind = "".join(_hulk(at) for at in range(len(numbers) - 1, 0, -1))
    words = str(numbers[0]) if len(numbers) == 1 else f"×{len(numbers)}"
    return (
        behind
        + _hulk(0)
        + label(0, 8.6, words, LETTER, INK, text_anchor="middle", font_weight="bold")
    )


@lru_cache(8)
def _hulk(place: int) -> str:
    """A brute: shoulders, a small head with a bone in its brow, and tusks."""
    body = path(HULK, ORANGE, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
    head = path(BROW, "#d96f14", stroke=INK, stroke_width=1.1)
    eyes = path(
        "M-2.6-7.6l1.9.8M2.6-7.6l-1.9.8", stroke=INK, stroke_width=1.2, stroke_linecap="round"
    )
    tusks = path("M-2.3-4.2v-1.8l.9 1.8zM2.3-4.2v-1.8l-.9 1.8z", BONE)
    spread = ((0, 0), (3.4, -2.2), (-3.4, -2.6), (0, -4.4))[place]
    return group(body, head, eyes, tusks, at=spread) if place else body + head + eyes + tusks


@lru_cache(1)
def king() -> str:
    """A grinning face under the Crown, with a bone through its nose."""
    beard = path("M-7.6 0C-8.5 8-3 10.5 0 10.8S8.5 8 7.6 0z", "#3a1220", stroke=INK, stroke_width=1)
    head = path("M-7-4C-7.5 3-4 7.5 0 7.5S7.5 3 7-4z", "#d8492f", stroke=INK, stroke_width=1.2)
    eyes = path(
        "M-5.5-1.5l4.3 1.3c-1 1.8-3.8 1.5-4.3-1.3zM5.5-1.5l-4.3 1.3c1 1.8 3.8 1.5 4.3-1.3z",
        "#ffe45c",
        stroke=INK,
        stroke_width=0.7,
    )
    bone = path(
        "M-4.6 2.2a1 1 0 1 1 .9-.9h7.4a1 1 0 1 1 .9.9a1 1 0 1 1-.9.9h-7.4a1 1 0 1 1-.9-.9z",
        BONE,
        stroke=INK,
        stroke_width=0.5,
    )
    grin = path("M-4.2 4q4.2 1.4 8.4 0c-1 3.6-7.4 3.6-8.4 0z", BONE, stroke=INK, stroke_width=0.7)
    teeth = path("M-2.2 4.5v2M0 4.7v2.1M2.2 4.5v2", stroke=INK, stroke_width=0.6)
    return beard + head + eyes + grin + teeth + bone + crown(0, -7, 1.02)


def creature(s: State, number: int) -> str:
    """A creature around 0, 0, with the Crown if it bears it."""
    c = s.creatures[number]
    held = crown(4.6, -7.6, 0.8, CROWN_PIECE) if number == s.bearer else ""
    if c.kind == Kind.ZIMBIES:
        return column(c) + held
    if c.kind == Kind.ZOMBIE:
        return zombie(int(c.owner), bool(c.asleep))
    return thugs(int(c.owner)) + held if c.kind == Kind.THUGS else king()


def piece_name(s: State, number: int) -> str:
    """Name the kind of piece that a creature moves as: a column by its tribes, a zombie by its
    owner, thugs or the King.
    """
    c = s.creatures[number]
    if c.kind == Kind.ZIMBIES:
        return "column-" + "".join(str(tribe) for tribe in tribes_of(c))
    return {Kind.ZOMBIE: f"zombie-{c.owner}", Kind.THUGS: "thugs", Kind.KING: "king"}[Kind(c.kind)]
