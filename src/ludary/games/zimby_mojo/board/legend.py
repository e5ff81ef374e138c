"""The legend: the signs of the picture, explained."""

from functools import lru_cache

from ludary.games.zimby_mojo.board.drawings.emblems import INKS, SIGNS
from ludary.games.zimby_mojo.board.drawings.ground import INNER_WAY, OUTER_WAY
from ludary.games.zimby_mojo.board.drawings.masks import INK, mask
from ludary.games.zimby_mojo.board.drawings.parchment import GEM_SHAPE
from ludary.games.zimby_mojo.board.map import CHAIN, MARK, SHOT
from ludary.games.zimby_mojo.board.obstacles import obstacles, ward
from ludary.games.zimby_mojo.board.pieces import BONE, MOJO, crown, king, pile_of, thugs, zombie
from ludary.games.zimby_mojo.board.tiles import WHITE, disc
from ludary.games.zimby_mojo.board.tribes import BAG, NOTE, ROLLED
from ludary.games.zimby_mojo.cards import ScrollType
from ludary.games.zimby_mojo.reckoning import BARE, Land
from ludary.kit.picture import circle, group, label, path

INSIDE, LINE, SIDE, SIZE = 456, 25, 22, 14
FLOOR = path("M-9-9h18v18h-18z", "#d3a165")


@lru_cache(1)
def legend() -> tuple[str, float]:
    """Signs with their words, as many in a line as there is room for."""
    parts, x, y = [], 0.0, 0.0
    for words, sign in (*_figures(), *_obstacles(), *_markings(), *_goods()):
        wide = SIDE + 4 + len(words) * SIZE * 0.56 + 10
        if x + wide > INSIDE + 10:
            x, y = 0.0, y + LINE
        parts.append(
            group(
                group(sign, at=(SIDE / 2, SIDE / 2)),
                label(SIDE + 2, 16, words, SIZE, WHITE),
                at=(x, y),
            )
        )
        x += wide
    return group(*parts, id="legend"), y + LINE + 4


def _figures() -> list[tuple[str, str]]:
    """List who and what moves about, and the lock between two in combat."""
    lock = path(f"M0 0{CHAIN}", stroke=INK, stroke_width=4.6) + path(
        f"M0 0{CHAIN}", stroke=BONE, stroke_width=2.2
    )
    return [
        ("3 zimbies", pile_of(3, 3, 0, 7)),
        ("depleted", pile_of(3, 0, 1, 7)),
        ("zombie", zombie(4, False)),
        ("thug 2", thugs(2)),
        ("2 thugs", thugs(6)),
        ("the King", king()),
        ("the Crown", crown(0, 0)),
        ("combat locked", lock),
    ]


def _obstacles() -> list[tuple[str, str]]:
    """List what obstructs a tile, each on a piece of floor."""
    tiles = [
        ("blood thicket", BARE._replace(land=Land.THICKET)),
        ("blood vines", BARE._replace(land=Land.VINES)),
        ("deadly vines", BARE._replace(deadly_a=1)),
        ("entangling vines", BARE._replace(entangling=1)),
        ("darkness", BARE._replace(dark=1)),
        ("pale: B side up", BARE._replace(entangling=2)),
    ]
    return [(words, FLOOR + obstacles(tile)) for words, tile in tiles]


def _markings() -> list[tuple[str, str]]:
    """List what is marked on the map: wards, seals, routes, who acts, and what the top of the stack
    is about.
    """
    ways = FLOOR + path(
        "M-6-4h3m2.5-1.5h0m.5 1.5h0m-.5 1.5h0",
        stroke=OUTER_WAY,
        stroke_width=2,
        stroke_linecap="round",
    )
    ways += path(
        "M-3 4h3m2.5-1.5h0m.5 1.5h0m-.5 1.5h0",
        stroke=INNER_WAY,
        stroke_width=2,
        stroke_linecap="round",
    )
    seal = path(f"M0 0{disc(6)}", "#7d4fc4", stroke=INK) + path(
        "M-3.8 0q3.8-4.2 7.6 0q-3.8 4.2-7.6 0z", "#f0e3ff"
    )
    return [
        ("elemental ward", ward(2)),
        ("closed seal", seal),
        ("outer and inner route", ways),
        ("acts", circle(0, 0, 8, "none", stroke=MARK, stroke_width=2)),
        (
            "top of the stack",
            circle(0, 0, 8, "none", stroke=SHOT, stroke_width=2.4, stroke_dasharray="5 3"),
        ),
    ]


def _goods() -> list[tuple[str, str]]:
    """List what tribal boards and scrolls show."""
    types = (
        (ScrollType.WITCHERY, "witchery"),
        (ScrollType.RITUAL, "ritual"),
        (ScrollType.INCANTATION, "incantation"),
    )
    return [
        ("mojo", path(f"M0 0{GEM_SHAPE}", MOJO, stroke=INK)),
        ("scrolls in hand", path(f"M0 0{ROLLED}", "#f1e4c3", stroke=INK)),
        (
            "chants",
            mask(0, 0, 0, 7) + path(f"M3 3{NOTE}", WHITE, stroke="#7b1fa2", stroke_width=1.2),
        ),
        ("first mover", path(f"M0 0{BAG}", "#c98f3d", stroke=INK)),
        *(
            (words, path("M-10-10h20v20h-20z", INKS[kind]) + path(f"M0 0{SIGNS[kind]}", "#f3d9a0"))
            for kind, words in types
        ),
    ]
