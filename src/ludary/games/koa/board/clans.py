"""The clans' tablets beside the board: points with their parts, what is left to lay, and the way to
more actions a turn.

Each has a layer that never changes, which is the spot, and upon it one for each thing that does. A
tablet has two shapes: a broad one, and a tall one for the narrow column beside a map that fills a
small window.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludary.games.koa.board.art import (
    CLAY,
    DEEP,
    DROP,
    FILLS,
    INK,
    LEAF,
    LINK,
    PALE,
    PICK,
    ROCK,
    SHADES,
    badge,
    painted,
)
from ludary.games.koa.board.pieces import SIGNS, thing
from ludary.games.koa.box import Box
from ludary.games.koa.reckoning import is_over
from ludary.games.koa.spots import CLAN
from ludary.games.koa.state import State
from ludary.games.koa.text.describe import owner
from ludary.games.koa.text.names import COLOURS
from ludary.games.koa.text.points import Tally, parts, tally
from ludary.games.koa.tiles import CLANS, Tile
from ludary.kit import Game
from ludary.kit.picture import Panel, Role, circle, fitted, group, label, path, rect, tip

GAP, INSET, HEADER = 8, 9, 32
LETTERS = 14
MOST_ACTIONS, PAIR = 4, 2  # actions a turn; goroldioa and springs that bring one more
LINKS = PAIR * (MOST_ACTIONS - 1)  # so many of each bring the most actions
AT, TRACK = 29, 38  # where the links begin, across and down
POOLS = (Tile.CAVERN, Tile.GOROLDIOA, Tile.SPRING)
CHAIN, SUN, BANNER = (  # in 20 units: linked rings, a sun on the horizon, a captured banner
    "M7.5 6H5A4 4 0 0 0 5 14H8A4 4 0 0 0 12 10M12.5 14H15A4 4 0 0 0 15 6H12A4 4 0 0 0 8 10",
    "M1 16H19M4.5 15.5A5.5 5.5 0 0 1 15.5 15.5M10 3V6M3 7L5 9M17 7L15 9",
    "M4 1V19M4 2H17L13 6.5L17 11H4",
)


class Shape(NamedTuple):
    """The places of things on a tablet, in units."""

    name: str
    wide: int
    high: int
    points: tuple[int, int, int]  # the middle of the sun with the points, and its radius
    piles: tuple[int, int]  # where the piles begin
    pile: int  # from pile to pile
    beside: bool  # whether a pile's number stands beside it, not below
    parts: int  # where the parts of the points begin, down
    lines: int  # in so many lines
    worded: bool  # whether they are named, where there is room, and not only signed
    seams: str  # between links, piles and parts


BROAD = Shape("", 216, 140, (192, 21, 19), (122, 36), 31, False, 93, 2, True, "M117 44V90M8 95H208")
TALL = Shape(
    "-tall", 150, 182, (131, 50, 16), (5, 93), 48, True, 130, 2, False, "M8 92H142M8 128H142"
)
PANEL = BROAD.wide
NAMED = ("caverns", "chained", "outside", "seized")  # the same on a tablet
PARTS = (
    "caverns",
    "chained to the camp",
    "outside the clan's zones",
    "seized",
    "goroldioa and springs",
)  # of the points


def clans(game: Game[Box], s: State, names: Sequence[str]) -> Iterator[Panel]:
    """Every clan's tablet, in both shapes."""
    for shape in (BROAD, TALL):
        for clan in range(CLANS):
            layers = _layers(game, s, clan, owner(s, clan, names), shape)
            of = f"clan-{clan}" if shape.name else ""
            size = shape.wide, shape.high
            yield Panel(
                f"clan-{clan}{shape.name}",
                f"{COLOURS[clan]} clan",
                *size,
                layers,
                Role.PLAYERS,
                LETTERS,
                shape_of=of,
            )


def _layers(game: Game[Box], s: State, clan: int, name: str, shape: Shape) -> tuple[str, ...]:
    own, resources = s.clans[clan], bool(game.box.resource_points)
    return (
        _tablet(clan, name, resources, shape),
        _linked(min(int(own.food), LINKS), min(int(own.water), LINKS), int(own.level)),
        _piles(clan, shape, *(int(own.pool[tile]) for tile in POOLS)),
        _sum(clan, int(own.points), parts(game, tally(game, s, clan)), resources, shape),
        _turn(bool(s.turns and not is_over(s) and clan == s.clan), shape),
    )


@lru_cache(128)
def _tablet(clan: int, name: str, resources: bool, shape: Shape) -> str:
    """The stone, the cloth with badge and name, and what will be counted on it."""
    wide, high, (x, y, radius) = shape.wide, shape.high, shape.points
    cloth = f"M0 {HEADER}V10A10 10 0 0 1 10 0H{wide - 10}A10 10 0 0 1 {wide} 10V{HEADER}"
    fringe = "".join(
        f"L{wide - 12 * at - 6} {HEADER + 5}L{wide - 12 * at - 12} {HEADER}"
        for at in range(wide // 12)
    )
    room = wide - 27 - (56 if y < HEADER else 18)
    return group(
        tip(f"{COLOURS[clan]}, {name}"),
        rect(0.5, 0.5, wide - 1, high - 1, PALE, rx=10, stroke=DEEP),
        path(
            f"M6 {high - 4}H{wide - 6}",
            stroke=CLAY,
            stroke_opacity=0.6,
            stroke_width=3,
            stroke_linecap="round",
        ),
        path(
            shape.seams, stroke=CLAY, stroke_opacity=0.55, stroke_width=1.2, stroke_dasharray="1 4"
        ),
        path(f"{cloth}{fringe}Z", FILLS[clan], stroke=SHADES[clan], stroke_width=1),
        badge(clan, INSET, 6, 20),
        label(INSET + 27, 22, fitted(name, 16, room), 16, INK, font_weight="bold"),
        circle(x, y, radius, "#ffe9a8", stroke=INK, stroke_width=1.8),
        *_free(),
        *(
            group(tip(words), drawn, at=(x, y + 3))
            for words, drawn, (x, y) in _parts(resources, shape)
        ),
        data_spot=CLAN(clan),
    )


def _free() -> Iterator[str]:
    """Places for resources that will be linked, and for the picks that they bring."""
    empty: dict[str, Any] = {"stroke": ROCK, "stroke_width": 2.4, "stroke_opacity": 0.6}
    for at in range(LINKS):
        yield group(path(LEAF, **empty), at=(AT + LINK * at + 0.8, TRACK + 0.8), scale=0.31)
        yield group(path(DROP, **empty), at=(AT + LINK * at + 0.8, TRACK + 16.8), scale=0.31)
    for at in range(MOST_ACTIONS):
        yield group(
            path(PICK, ROCK, fill_opacity=0.3),
            at=(AT + 2 * LINK * (at - 1) + 4, TRACK + 34),
            scale=0.76,
        )


def _parts(resources: bool, shape: Shape) -> Iterator[tuple[str, str, tuple[float, float]]]:
    """The signs of what the points are the sum of, and where they lie."""
    line: dict[str, Any] = {
        "stroke": INK,
        "stroke_width": 2.2,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    signs = [
        path(SIGNS[Tile.CAVERN], INK, transform="scale(0.45)"),
        *(path(d, **line) for d in (CHAIN, SUN, BANNER)),
    ]
    signs.append(path(SIGNS[Tile.GOROLDIOA], INK, transform="scale(0.45)"))
    for at in range(_count(resources)):
        x, y = _part_at(at, resources, shape)
        if _is_worded(resources, shape):
            yield PARTS[at], label(25, 16, NAMED[at], LETTERS, INK), (x, y)
        else:
            yield PARTS[at], signs[at], (x, y)


def _is_worded(resources: bool, shape: Shape) -> bool:
    return shape.worded and not resources


def _count(resources: bool) -> int:
    return len(PARTS) if resources else len(PARTS) - 1


def _part_at(at: int, resources: bool, shape: Shape) -> tuple[float, float]:
    worded = _is_worded(resources, shape)
    lines = shape.lines if worded or not shape.worded else 1
    columns = -(-_count(resources) // lines)
    x = (shape.wide - 2 * INSET) / columns * (at % columns)
    y = (19.0 if worded else 24.0) * (at // columns)
    return INSET + x, shape.parts + y + (9 if shape.worded and not worded else 0)


@lru_cache(4)
def _turn(acts: bool, shape: Shape) -> str:
    """The frame of the clan whose turn it is."""
    edge: dict[str, Any] = {
        "rx": 10,
        "stroke": INK if acts else ROCK,
        "stroke_width": 5 if acts else 1.5,
    }
    return rect(1, 1, shape.wide - 2, shape.high - 2, "none", pointer_events="none", **edge)


@lru_cache(512)
def _linked(food: int, water: int, level: int) -> str:
    """Goroldioa and springs that are linked to the camp: with each two of both comes another
    action, a pick.
    """
    return group(
        group(painted("leaf", LINK * food, LINK), at=(AT, TRACK)),
        group(painted("drop", LINK * water, LINK), at=(AT, TRACK + 16)),
        group(painted("pick", 2 * LINK * level, 20), at=(AT - 2 * LINK, TRACK + 33)),
        pointer_events="none",
    )


@lru_cache(1024)
def _piles(clan: int, shape: Shape, *left: int) -> str:
    """The tiles that are left to lay, as piles with their number."""
    x, y = shape.piles
    piles = (
        _pile(clan, tile, number, shape.beside) for tile, number in zip(POOLS, left, strict=True)
    )
    return group(
        *(group(pile, at=(x + shape.pile * at, y)) for at, pile in enumerate(piles)),
        pointer_events="none",
    )


def _pile(clan: int, tile: int, left: int, beside: bool) -> str:
    high = min(2, (left - 1) // 4)
    sides = "".join(
        f"M1 {9 + 3 * at}V{24 + 3 * at}a3 3 0 0 0 3 3H22a3 3 0 0 0 3-3V{9 + 3 * at}"
        for at in reversed(range(1, high + 1))
    )
    pile = (
        path(sides, SHADES[clan], stroke=INK) + thing(tile, 0, 4, 26, clan)
        if left
        else path("M3 8H23V28H3Z", stroke=ROCK, stroke_dasharray="3 3")
    )
    at, anchor = ((26, 24), None) if beside else ((13, 50), "middle")
    return pile + label(
        *at, str(left), 15 if beside else 17, INK, text_anchor=anchor, font_weight="bold"
    )


@lru_cache(2048)
def _sum(clan: int, total: int, points: Tally, resources: bool, shape: Shape) -> str:
    """Victory points in a sun, and their parts, which add up to them."""
    x, y, radius = shape.points
    sun = label(
        x, y + radius * 0.4, str(total), radius + 3, INK, text_anchor="middle", font_weight="bold"
    )
    places = (_part_at(at, resources, shape) for at in range(_count(resources)))
    worded = _is_worded(resources, shape)
    row = [
        (
            label(x + 21, y + 19, str(points[at]), 16, INK, text_anchor="end", font_weight="bold")
            if worded
            else label(x + 23, y + 20, str(points[at]), 17, INK)
        )
        for at, (x, y) in enumerate(places)
    ]
    return group(sun, *row, id=f"clan-{clan}", data_clan=clan, pointer_events="none")
