"""A View as panels: the map, the Sharman with what is left of lava and earthquakes, the four clans,
and what the signs mean.

Elements carry `data-spot` where a player may act, and `data-piece` where they are pieces that move.
The map has a layer for the ground, one for each half of a row, one for each clan's tunnels, and one
each for pawns and marks: an action changes few of them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludary.games.koa.board.art import CELL, INK
from ludary.games.koa.board.clans import PANEL, clans
from ludary.games.koa.board.ground import MAP, RULER, at, ground
from ludary.games.koa.board.pieces import (
    LEAST_FONT,
    attackable,
    claimable,
    diggable,
    pawn,
    piece,
    site,
)
from ludary.games.koa.board.supply import AID, LOW, SUPPLY, TABLE_INK, legend, low_supply, supply
from ludary.games.koa.box import Box
from ludary.games.koa.reckoning import cut_off, in_order, is_over, seizable
from ludary.games.koa.spots import SQUARE
from ludary.games.koa.state import Phase, State
from ludary.games.koa.text.describe import describe, headline
from ludary.games.koa.text.names import SQUARE_NAMES
from ludary.games.koa.tiles import CLANS, COLUMNS, CORNERS, NOWHERE, ROWS, SQUARES
from ludary.kit import NOBODY, Game
from ludary.kit.grid import around, squares_of
from ludary.kit.picture import Across, Board, Down, Panel, Role, group, path, rect, tip

TABLE = "#d9ae6f"  # sand in the sun
HALF = COLUMNS // 2  # squares in a layer
SUPPLIES = "The Sharman, lava and earthquakes"
CLAN_0, CLAN_1, CLAN_2, CLAN_3 = (f"clan-{clan}" for clan in range(CLANS))
WIDE = (
    Across("map", Down("supply", CLAN_0, CLAN_1, CLAN_2, CLAN_3)),
    Across(Down("map", "supply-low"), Down(*(f"clan-{clan}-tall" for clan in range(CLANS)))),
    Down("map", "supply", Across(CLAN_0, CLAN_1), Across(CLAN_2, CLAN_3)),
)
NARROW = Down("map", "supply", Across(CLAN_0, CLAN_1), Across(CLAN_2, CLAN_3))


def board(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    marked = seat in (NOBODY, s.actor) and not is_over(
        s
    )  # whether the actor's possibilities are shown
    signs, height = legend()
    panels = (
        Panel(
            "map",
            "The map",
            MAP,
            MAP,
            (ground(game), *_rows(s), *_tunnels(s), _pawns(s), _marks(game, s, marked)),
            letters=LEAST_FONT,
        ),
        Panel("supply", SUPPLIES, PANEL, SUPPLY, supply(s, marked), Role.SUPPLY, 14),
        Panel(
            "supply-low",
            SUPPLIES,
            MAP,
            LOW,
            low_supply(s, marked, MAP),
            Role.SUPPLY,
            14,
            shape_of="supply",
        ),
        *clans(game, s, names),
        Panel("signs", "The signs", AID, height, (signs,), Role.AID, LEAST_FONT),
    )
    turn, decides = headline(game, s, names, seat)
    return Board(
        "koa",
        turn,
        f"{decides}.",
        describe(game, s, seat, who),
        panels,
        WIDE,
        NARROW,
        TABLE,
        TABLE_INK,
    )


def _rows(s: State) -> Iterator[str]:
    """The things on the squares, five of them in a layer."""
    lost = {square for clan in range(CLANS) for square in cut_off(s, clan)}
    tiles, owners = list(s.tiles), list(s.owner)
    for first in range(0, SQUARES, HALF):
        five = range(first, first + HALF)
        yield _row(first, tuple((tiles[square], owners[square], square in lost) for square in five))


@lru_cache(2048)
def _row(first: int, lying: tuple[tuple[int, int, bool], ...]) -> str:
    return group(
        *(_square(first + place, *tile) for place, tile in enumerate(lying)), at=(RULER, RULER)
    )


@lru_cache(4096)
def _square(square: int, tile: int, owner: int, lost: bool) -> str:
    """The tile, below a sheet that can be clicked wherever nothing lies."""
    sheet = rect(0, 0, CELL, CELL, "none", pointer_events="all")
    return group(
        tip(SQUARE_NAMES[square]),
        sheet,
        piece(tile, owner, lost) if tile else "",
        at=at(square),
        data_spot=SQUARE(square),
    )


def _upon(*drawn: str) -> str:
    """The marks above the squares: clicks go through them."""
    return group(*drawn, at=(RULER, RULER), pointer_events="none")


def _tunnels(s: State) -> Iterator[str]:
    """Tunnels between the tiles that are connected to a camp: lit along the chain, dark beyond
    it.
    """
    for own in s.clans:
        if own.camp == NOWHERE:
            yield _upon("")
        else:
            yield _tunnel(
                int(own.camp), frozenset(squares_of(own.net)), frozenset(squares_of(own.chain))
            )


@lru_cache(1024)
def _tunnel(camp: int, net: frozenset[int], chain: frozenset[int]) -> str:
    links = list(_links(camp, net, chain))
    lit = "".join(_bridge(one, other) for one, other in links if one in chain and other in chain)
    every = "".join(_bridge(one, other) for one, other in links)
    if not every:
        return _upon("")
    dark = path(every, stroke=INK, stroke_width=10, stroke_linecap="round")
    light = path(lit, stroke="#ffe9a8", stroke_width=5.5, stroke_linecap="round") if lit else ""
    return _upon(
        dark,
        light,
        path(lit, stroke="#e07b12", stroke_width=1.6, stroke_dasharray="2 3") if lit else "",
    )


def _links(camp: int, net: frozenset[int], chain: frozenset[int]) -> Iterator[tuple[int, int]]:
    """The fewest pairs of neighbours that connect the whole net with the camp, the chain first,
    straight ways before corners.
    """
    reached = {camp}
    while len(reached) < len(net):
        pairs = [
            (square, other)
            for square in reached
            for other in around(square, COLUMNS, ROWS)
            if other in net and other not in reached
        ]
        square, other = min(
            pairs, key=lambda pair: (not chain.issuperset(pair), _is_diagonal(*pair), pair)
        )
        reached.add(other)
        yield square, other


def _is_diagonal(square: int, other: int) -> bool:
    return square % COLUMNS != other % COLUMNS and square // COLUMNS != other // COLUMNS


def _bridge(square: int, other: int) -> str:
    """A short line across the border of two squares."""
    (x, y), (u, v) = at(square), at(other)
    across, down = (u - x) / CELL * 5, (v - y) / CELL * 5
    x, y = (x + u + CELL) / 2, (y + v + CELL) / 2
    return f"M{x - across:g} {y - down:g}L{x + across:g} {y + down:g}"


def _pawns(s: State) -> str:
    return _upon(*(group(pawn(clan), at=at(s.clans[clan].pawn)) for clan in in_order(s)))


def _marks(game: Game[Box], s: State, marked: bool) -> str:
    """The actor's possibilities."""
    if not marked:
        return _upon("")
    if s.phase == Phase.SETTLE:
        taken = {own.camp for own in s.clans}
        return _upon(*(site(*at(square), s.clan) for square in CORNERS if square not in taken))
    digs = squares_of(s.digs)
    claims = [
        group(claimable(*at(square)), data_mark=SQUARE_NAMES[square])
        for square in squares_of(s.claims)
    ]
    seizes = [
        group(attackable(*at(square), percent), data_mark=SQUARE_NAMES[square])
        for square, percent in seizable(game, s).items()
    ]
    return _upon(
        diggable([at(square) for square in digs], s.clan) if digs else "", *claims, *seizes
    )
