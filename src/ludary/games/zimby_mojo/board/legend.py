"""The legend: the signs of the picture, explained."""

from functools import lru_cache

from ludary.core.svg import circle, group, label, path
from ludary.games.zimby_mojo.board.ground import INK, INNER_WAY, LETTER, OUTER_WAY, WHITE, disc
from ludary.games.zimby_mojo.board.map import CHAIN, MARK, SHOT
from ludary.games.zimby_mojo.board.pieces import crown, king, obstacles, pile_of, thugs, ward, zombie
from ludary.games.zimby_mojo.reckoning import BARE, Land

INSIDE, LINE, SIDE = 456, 24, 22
X = Y = SIDE // 2  # the middle of a sign
FLOOR = path("M2 2h18v18h-18z", "#d8c79d")


@lru_cache(1)
def legend() -> tuple[str, float]:
    """Signs with their words, as many in a line as there is room for."""
    parts, x, y = [], 0.0, 0.0
    for words, sign in (*_figures(), *_obstacles(), *_markings()):
        wide = SIDE + 4 + len(words) * LETTER * 0.56 + 10
        if x + wide > INSIDE + 10:
            x, y = 0.0, y + LINE
        parts.append(group(sign, label(SIDE + 2, 16, words, LETTER, WHITE), at=(x, y)))
        x += wide
    return group(*parts, id="legend"), y + LINE + 4


def _figures() -> list[tuple[str, str]]:
    """List who and what moves about, and the lock between two in combat."""
    lock = path(f"M{X} {Y}{CHAIN}", stroke=WHITE, stroke_width=4.4) + path(f"M{X} {Y}{CHAIN}", stroke="#c4121f", stroke_width=2.2)
    return [
        ("3 zimbies", pile_of(3, 3, 0, X, Y, 7)),
        ("depleted", pile_of(3, 0, 1, X, Y, 7)),
        ("zombie", zombie(4, False, X, Y)),
        ("2 thugs", thugs(2, X, Y)),
        ("the King", king(X, Y + 1)),
        ("the Crown", crown(X, Y)),
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
    return [(words, FLOOR + obstacles(tile, X, Y)) for words, tile in tiles]


def _markings() -> list[tuple[str, str]]:
    """List what is marked on the map: wards, seals, routes, who acts, and what the top of the stack is about."""
    ways = FLOOR + path("M5 5l4 4-4 4", stroke=OUTER_WAY, stroke_width=2) + path("M12 9l4 4-4 4", stroke=INNER_WAY, stroke_width=2)
    return [
        ("elemental ward", ward(X, Y, 0)),
        ("closed seal", path(f"M{X} {Y}{disc(6)}", "#c9a227", stroke=INK)),
        ("outer and inner route", ways),
        ("acts", circle(X, Y, 8, "none", stroke=MARK, stroke_width=2)),
        ("top of the stack", circle(X, Y, 8, "none", stroke=SHOT, stroke_width=2.4, stroke_dasharray="5 3")),
    ]
