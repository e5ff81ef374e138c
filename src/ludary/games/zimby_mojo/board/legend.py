"""The legend: the signs of the picture, explained."""

from functools import lru_cache

from ludary.core.svg import circle, group, label, path
from ludary.games.zimby_mojo.board.ground import INK, INNER_WAY, LETTER, OUTER_WAY, WHITE, disc
from ludary.games.zimby_mojo.board.map import CHAIN, MARK, SHOT
from ludary.games.zimby_mojo.board.pieces import crown, king, obstacles, pile_of, thugs, ward, zombie
from ludary.games.zimby_mojo.reckoning import BARE, Land

INSIDE, LINE, SIDE = 456, 24, 22


@lru_cache(1)
def legend() -> tuple[str, float]:
    """Signs with their words, as many in a line as there is room for."""
    parts, x, y = [], 0.0, 0.0
    for words, sign in _signs():
        wide = SIDE + 4 + len(words) * LETTER * 0.56 + 10
        if x + wide > INSIDE + 10:
            x, y = 0.0, y + LINE
        parts.append(group(sign, label(SIDE + 2, 16, words, LETTER, WHITE), at=(x, y)))
        x += wide
    return group(*parts, id="legend"), y + LINE + 4


def _signs() -> list[tuple[str, str]]:
    floor = path("M2 2h18v18h-18z", "#d8c79d")
    ways = floor + path("M5 5l4 4-4 4", stroke=OUTER_WAY, stroke_width=2) + path("M12 9l4 4-4 4", stroke=INNER_WAY, stroke_width=2)
    x = y = 11
    lock = path(f"M{x} {y}{CHAIN}", stroke=WHITE, stroke_width=4.4) + path(f"M{x} {y}{CHAIN}", stroke="#c4121f", stroke_width=2.2)
    seal = path(f"M{x} {y}{disc(6)}", "#c9a227", stroke=INK)
    return [
        ("3 zimbies", pile_of(3, 3, 0, x, y, 7)),
        ("depleted", pile_of(3, 0, 1, x, y, 7)),
        ("zombie", zombie(4, False, x, y)),
        ("2 thugs", thugs(2, x, y)),
        ("the King", king(x, y + 1)),
        ("the Crown", crown(x, y)),
        ("combat locked", lock),
        ("blood thicket", floor + obstacles(BARE._replace(land=Land.THICKET), x, y)),
        ("blood vines", floor + obstacles(BARE._replace(land=Land.VINES), x, y)),
        ("deadly vines", floor + obstacles(BARE._replace(deadly_a=1), x, y)),
        ("entangling vines", floor + obstacles(BARE._replace(entangling=1), x, y)),
        ("darkness", floor + obstacles(BARE._replace(dark=1), x, y)),
        ("pale: B side up", floor + obstacles(BARE._replace(entangling=2), x, y)),
        ("elemental ward", ward(x, y, 0)),
        ("closed seal", seal),
        ("outer and inner route", ways),
        ("acts", circle(x, y, 8, "none", stroke=MARK, stroke_width=2)),
        ("top of the stack", circle(x, y, 8, "none", stroke=SHOT, stroke_width=2.4, stroke_dasharray="5 3")),
    ]
