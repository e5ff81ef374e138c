"""The clans' tablets beside the board: points with their parts, what is left to lay, and the way to more actions a turn.

Each has a layer that never changes, which is the spot, and upon it one for each thing that does.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from ludary.games.koa.board.art import CLAY, DEEP, DROP, FILLS, INK, LEAF, LINK, PALE, PICK, ROCK, SHADES, badge, painted
from ludary.games.koa.board.pieces import SIGNS, thing
from ludary.games.koa.reckoning import is_over
from ludary.games.koa.text.describe import owner
from ludary.games.koa.text.names import COLOURS
from ludary.games.koa.text.points import Tally, parts, tally
from ludary.games.koa.tiles import CLANS, Tile
from ludary.kit import Game
from ludary.kit.picture import Panel, Role, circle, fitted, group, label, path, rect, tip

PANEL, GAP, INSET = 216, 8, 9
LETTERS = 14
HEADER, HEIGHT = 32, 132
MOST_ACTIONS, PAIR = 4, 2  # actions a turn; goroldioa and springs that bring one more
LINKS = PAIR * (MOST_ACTIONS - 1)  # so many of each bring the most actions
AT, TRACK, PILES, SUM = 29, 38, 122, 100  # where the links begin, across and down; the piles, across; the parts of the points, down
POOLS = (Tile.CAVERN, Tile.GOROLDIOA, Tile.SPRING)
PILE = 31  # from pile to pile
CHAIN, SUN, BANNER = (  # in 20 units: linked rings, a sun on the horizon, a captured banner
    "M7.5 6H5A4 4 0 0 0 5 14H8A4 4 0 0 0 12 10M12.5 14H15A4 4 0 0 0 15 6H12A4 4 0 0 0 8 10",
    "M1 16H19M4.5 15.5A5.5 5.5 0 0 1 15.5 15.5M10 3V6M3 7L5 9M17 7L15 9",
    "M4 1V19M4 2H17L13 6.5L17 11H4",
)
PARTS = ("caverns", "chained to the camp", "outside the clan's zones", "seized", "goroldioa and springs")  # of the points


def clans(game: Game, s: Any, names: Sequence[str]) -> Iterator[Panel]:
    """Every clan's tablet."""
    for clan in range(CLANS):
        own = s.clans[clan]
        points = parts(game, tally(game, s, clan))
        layers = (
            _tablet(clan, owner(s, clan, names), bool(game.box.resource_points)),
            _linked(min(int(own.food), LINKS), min(int(own.water), LINKS), int(own.level)),
            _piles(clan, *(int(own.pool[tile]) for tile in POOLS)),
            _sum(clan, int(own.points), points, bool(game.box.resource_points)),
            _turn(bool(s.turns and not is_over(s) and clan == s.clan)),
        )
        yield Panel(f"clan-{clan}", f"{COLOURS[clan]} clan", PANEL, HEIGHT, layers, Role.PLAYERS, LETTERS)


@lru_cache(64)
def _tablet(clan: int, name: str, resources: bool) -> str:
    """The stone, the cloth with badge and name, and what will be counted on it."""
    cloth = f"M0 {HEADER}V10A10 10 0 0 1 10 0H{PANEL - 10}A10 10 0 0 1 {PANEL} 10V{HEADER}"
    fringe = "".join(f"L{PANEL - 12 * at - 6} {HEADER + 5}L{PANEL - 12 * at - 12} {HEADER}" for at in range(PANEL // 12))
    return group(
        tip(f"{COLOURS[clan]}, {name}"),
        rect(0.5, 0.5, PANEL - 1, HEIGHT - 1, PALE, rx=10, stroke=DEEP),
        path(f"M6 {HEIGHT - 4}H{PANEL - 6}", stroke=CLAY, stroke_opacity=0.6, stroke_width=3, stroke_linecap="round"),
        path(f"M{PILES - 5} 44V92M8 {SUM - 2}H{PANEL - 8}", stroke=CLAY, stroke_opacity=0.55, stroke_width=1.2, stroke_dasharray="1 4"),
        path(f"{cloth}{fringe}Z", FILLS[clan], stroke=SHADES[clan], stroke_width=1),
        badge(clan, INSET, 6, 20),
        label(INSET + 27, 22, fitted(name, 16, PANEL - 27 - 56), 16, INK, font_weight="bold"),
        circle(PANEL - 24, 21, 19, "#ffe9a8", stroke=INK, stroke_width=1.8),
        *_free(),
        *(group(tip(words), drawn, at=(x, SUM + 3)) for words, drawn, x in _parts(resources)),
        data_spot=f"clan-{clan}",
    )


def _free() -> Iterator[str]:
    """Places for resources that will be linked, and for the picks that they bring."""
    empty: dict[str, Any] = {"stroke": ROCK, "stroke_width": 2.4, "stroke_opacity": 0.6}
    for at in range(LINKS):
        yield group(path(LEAF, **empty), at=(AT + LINK * at + 0.8, TRACK + 0.8), scale=0.31)
        yield group(path(DROP, **empty), at=(AT + LINK * at + 0.8, TRACK + 16.8), scale=0.31)
    for at in range(MOST_ACTIONS):
        yield group(path(PICK, ROCK, fill_opacity=0.3), at=(AT + 2 * LINK * (at - 1) + 4, TRACK + 34), scale=0.76)


def _parts(resources: bool) -> Iterator[tuple[str, str, float]]:
    """The signs of what the points are the sum of, and where they lie."""
    line: dict[str, Any] = {"stroke": INK, "stroke_width": 2.2, "stroke_linecap": "round", "stroke_linejoin": "round"}
    signs = [path(SIGNS[Tile.CAVERN], INK, transform="scale(0.45)"), *(path(d, **line) for d in (CHAIN, SUN, BANNER))]
    signs.append(path(SIGNS[Tile.GOROLDIOA], INK, transform="scale(0.45)"))
    for at in range(_count(resources)):
        yield PARTS[at], signs[at], _across(at, resources)


def _count(resources: bool) -> int:
    return len(PARTS) if resources else len(PARTS) - 1


def _across(at: int, resources: bool) -> float:
    return INSET + (PANEL - 2 * INSET) / _count(resources) * at


@lru_cache(2)
def _turn(acts: bool) -> str:
    """The frame of the clan whose turn it is."""
    edge: dict[str, Any] = {"rx": 10, "stroke": INK if acts else ROCK, "stroke_width": 5 if acts else 1.5}
    return rect(1, 1, PANEL - 2, HEIGHT - 2, "none", pointer_events="none", **edge)


@lru_cache(512)
def _linked(food: int, water: int, level: int) -> str:
    """Goroldioa and springs that are linked to the camp: with each two of both comes another action, a pick."""
    return group(
        group(painted("leaf", LINK * food, LINK), at=(AT, TRACK)),
        group(painted("drop", LINK * water, LINK), at=(AT, TRACK + 16)),
        group(painted("pick", 2 * LINK * level, 20), at=(AT - 2 * LINK, TRACK + 33)),
        pointer_events="none",
    )


@lru_cache(512)
def _piles(clan: int, *left: int) -> str:
    """The tiles that are left to lay, as piles with their number."""
    return group(
        *(_pile(clan, tile, number, PILES + PILE * at) for at, (tile, number) in enumerate(zip(POOLS, left, strict=True))),
        pointer_events="none",
    )


def _pile(clan: int, tile: int, left: int, x: float) -> str:
    high = min(2, (left - 1) // 4)
    sides = "".join(f"M1 {9 + 3 * at}V{24 + 3 * at}a3 3 0 0 0 3 3H22a3 3 0 0 0 3-3V{9 + 3 * at}" for at in reversed(range(1, high + 1)))
    pile = (
        path(sides, SHADES[clan], stroke=INK) + thing(tile, 0, 4, 26, clan)
        if left
        else path("M3 8H23V28H3Z", stroke=ROCK, stroke_dasharray="3 3")
    )
    return group(pile, label(13, 50, str(left), 17, INK, text_anchor="middle", font_weight="bold"), at=(x, TRACK - 2))


@lru_cache(1024)
def _sum(clan: int, total: int, points: Tally, resources: bool) -> str:
    """Victory points in a sun, and their parts, which add up to them."""
    sun = label(PANEL - 24, 29, str(total), 22, INK, text_anchor="middle", font_weight="bold")
    row = [label(_across(at, resources) + 23, SUM + 20, str(points[at]), 17, INK) for at in range(_count(resources))]
    return group(sun, *row, id=f"clan-{clan}", data_clan=clan, pointer_events="none")
