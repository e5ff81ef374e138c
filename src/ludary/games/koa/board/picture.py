"""A View as panels: the map, the Sharman with what is left of lava and earthquakes, the four clans, and what the signs mean.

Elements carry `data-spot` where a player may act, and `data-piece` where they are pieces that move.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from ludary.core.game import NOBODY, Game
from ludary.core.grid import around, squares_of
from ludary.core.panels import Across, Board, Down, Panel, Role
from ludary.core.svg import group, label, path, rect, tip, width_of
from ludary.games.koa.board.clans import GAP, PARCHMENT, clans
from ludary.games.koa.board.pieces import (
    BONES,
    CELL,
    INK,
    LEAST_FONT,
    SIGN,
    WHITE,
    attackable,
    claimable,
    diggable,
    ground,
    pawn,
    piece,
    sign,
)
from ludary.games.koa.reckoning import cut_off, in_order, is_over, seizable
from ludary.games.koa.state import Phase
from ludary.games.koa.text.describe import describe, headline
from ludary.games.koa.text.names import SQUARE_NAMES, TILE_NAMES
from ludary.games.koa.tiles import CLANS, COLUMNS, CORNERS, NOWHERE, ROWS, SQUARES, Tile

INSIDE, SHARMAN = 216, 98  # width of the panels beside the map, and of the Sharman's tile
AID = 456  # width of what the signs mean
TABLE = "#20303a"
LINE = 20  # height of a line of small text
RULER = 24  # left of the squares, and above them
MAP = RULER + COLUMNS * CELL + 4  # the map is a square
TILE = 40  # height of the Sharman and the supplies
CLAN_0, CLAN_1, CLAN_2, CLAN_3 = (f"clan-{clan}" for clan in range(CLANS))
WIDE = (
    Across("map", Down("supply", CLAN_0, CLAN_1, CLAN_2, CLAN_3)),
    Across(Down("map", "signs"), Down("supply", CLAN_0, CLAN_1, CLAN_2, CLAN_3)),
    Down("map", "supply", Across(CLAN_0, CLAN_1), Across(CLAN_2, CLAN_3)),
)
NARROW = Down("map", "supply", Across(CLAN_0, CLAN_1), Across(CLAN_2, CLAN_3))


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    marked = seat in (NOBODY, s.actor) and not is_over(s)  # whether the actor's possibilities are shown
    legend, legend_height = _legend()
    panels = (
        Panel("map", "The map", MAP, MAP, (_ground_of(game), _grid(game, s, marked)), letters=LEAST_FONT),
        Panel("supply", "The Sharman, lava and earthquakes", INSIDE, TILE, (_supplies(s, marked),), Role.SUPPLY, 14),
        *clans(game, s, names),
        Panel("signs", "What the signs mean", AID, legend_height, (legend,), Role.AID, LEAST_FONT),
    )
    turn, decides = headline(game, s, names)
    return Board("koa", turn, f"{decides}.", describe(game, s, seat, who), panels, WIDE, NARROW, TABLE)


@lru_cache(8)
def _ground_of(game: Game) -> str:
    """The empty squares and their names, which never change."""
    letters = [_ruler(RULER + (column + 0.5) * CELL, 17, chr(ord("a") + column)) for column in range(COLUMNS)]
    numbers = [_ruler(RULER / 2, RULER + (row + 0.5) * CELL + 5, str(row + 1)) for row in range(ROWS)]
    frame = rect(-2, -2, COLUMNS * CELL + 4, ROWS * CELL + 4, INK, rx=4)
    squares = [group(_ground(game, square), at=_at(square)) for square in range(SQUARES)]
    return group(*letters, *numbers, group(frame, *squares, at=(RULER, RULER)))


def _grid(game: Game, s: Any, marked: bool) -> str:
    """What lies on the squares, the ways between them, and what can be done."""
    lost = {square for clan in range(CLANS) for square in cut_off(s, clan)}
    marks = dict(_marks(game, s)) if marked else {}
    attacked = squares_of(s.seizes) if marked else []
    tiles = [
        group(_lying(s, square, square in lost, square in attacked), marks.get(square, ""), at=_at(square), data_spot=f"square-{square}")
        for square in range(SQUARES)
    ]
    return group(*tiles, *_ways(s), *_pawns(s), at=(RULER, RULER))


def _at(square: int) -> tuple[float, float]:
    return (square % COLUMNS * CELL, square // COLUMNS * CELL)


def _ruler(x: float, y: float, text: str) -> str:
    return label(x, y, text, LEAST_FONT, WHITE, text_anchor="middle")


def _zones(game: Game, square: int) -> list[int]:
    """The zone that a square is in, from each corner."""
    return [game.box.zone[corner][square] for corner in range(CLANS)]


def _ground(game: Game, square: int) -> str:
    return ground(min(_zones(game, square)))


def _lying(s: Any, square: int, lost: bool, raised: bool) -> str:
    """The tile, below a sheet that can be clicked wherever nothing lies."""
    tile = s.tiles[square]
    sheet = rect(0, 0, CELL, CELL, WHITE, fill_opacity=0)
    return tip(SQUARE_NAMES[square]) + sheet + (piece(tile, s.owner[square], lost, raised) if tile else "")


def _marks(game: Game, s: Any) -> Iterator[tuple[int, str]]:
    """Draw the actor's possibilities, by square."""
    if s.phase == Phase.SETTLE:
        taken = {own.camp for own in s.clans}
        yield from ((square, diggable(s.clan)) for square in CORNERS if square not in taken)
    yield from ((square, diggable(s.clan)) for square in squares_of(s.digs))
    yield from ((square, claimable()) for square in squares_of(s.claims))
    yield from ((square, attackable(percent)) for square, percent in seizable(game, s).items())


def _ways(s: Any) -> Iterator[str]:
    """Bridges between the tiles that are connected to a camp: white along the chain, dark beyond it."""
    for own in s.clans:
        if own.camp == NOWHERE:
            continue
        chain, net = set(squares_of(own.chain)), set(squares_of(own.net))
        for one, other in _links(own.camp, net, chain):
            bridge = _bridge(one, other)
            yield path(bridge, stroke=INK, stroke_width=9)
            if one in chain and other in chain:
                yield path(bridge, stroke=WHITE, stroke_width=5)


def _links(camp: int, net: set[int], chain: set[int]) -> Iterator[tuple[int, int]]:
    """As few pairs of neighbours as connect the whole net with the camp, the chain first, straight ways before corners."""
    reached = {camp}
    while len(reached) < len(net):
        pairs = [(one, other) for one in reached for other in around(one, COLUMNS, ROWS) if other in net - reached]
        one, other = min(pairs, key=lambda pair: (not chain.issuperset(pair), _is_diagonal(*pair), pair))
        reached.add(other)
        yield one, other


def _is_diagonal(one: int, other: int) -> bool:
    return one % COLUMNS != other % COLUMNS and one // COLUMNS != other // COLUMNS


def _bridge(one: int, other: int) -> str:
    """A short line across the border of two squares."""
    (x, y), (u, v) = _at(one), _at(other)
    across, down = (u - x) / CELL * 6, (v - y) / CELL * 6
    x, y = (x + u + CELL) / 2, (y + v + CELL) / 2
    return f"M{x - across:g} {y - down:g}L{x + across:g} {y + down:g}"


def _pawns(s: Any) -> list[str]:
    return [group(pawn(clan), at=_at(s.clans[clan].pawn)) for clan in in_order(s)]


def _supplies(s: Any, marked: bool) -> str:
    """The Sharman's bones, and how much lava and how many earthquakes are left."""
    asked = marked and bool(s.asks)
    edge: dict[str, Any] = {"stroke": "#e69f00", "stroke_width": 4} if asked else {}
    bones = rect(0, 0, SHARMAN, TILE, PARCHMENT, rx=10, **edge) + group(path(BONES, INK), at=(6, 8), scale=24 / SIGN)
    parts = [group(tip("The Sharman"), bones + label(33, 25, "Sharman", 14, INK), data_spot="sharman", id="sharman")]
    wide = (INSIDE - SHARMAN - 2 * GAP) / 2
    for at, (tile, left) in enumerate(((Tile.LAVA, s.lava), (Tile.EARTHQUAKE, s.earthquakes))):
        number = label(wide - 7, 26, str(left), 15, INK, text_anchor="end", font_weight="bold")
        inside = rect(0, 0, wide, TILE, PARCHMENT, rx=10) + sign(tile, 5, 9, 22) + number
        x = SHARMAN + GAP + at * (wide + GAP)
        parts.append(group(tip(f"{TILE_NAMES[tile]}: {left} left"), inside, at=(x, 0), id=TILE_NAMES[tile], data_spot=TILE_NAMES[tile]))
    return "".join(parts)


def _legend() -> tuple[str, float]:
    """Explain the signs."""
    tiles = (Tile.CAMP, Tile.CAVERN, Tile.GOROLDIOA, Tile.SPRING, Tile.LAVA, Tile.EARTHQUAKE)
    notes = (
        "White bridges: chained to the camp. Dark ones: connected.",
        "Pale, broken edge: cut off. Broken frame with ?: located.",
        "Ring: to be mined or switched. Red frame: to be seized, at this chance.",
    )
    x, y, parts = 0.0, 0.0, []
    for tile in tiles:
        wide = 24 + width_of(TILE_NAMES[tile], LEAST_FONT)
        if x + wide > AID:
            x, y = 0.0, y + 24
        parts.append(group(sign(tile, 0, 3, 17, WHITE) + label(22, 17, TILE_NAMES[tile], LEAST_FONT, WHITE), at=(x, y)))
        x += wide + 9
    y += 24
    parts += [label(0, y + 16 + LINE * at, note, LEAST_FONT, WHITE) for at, note in enumerate(notes)]
    return group(*parts, id="legend"), y + LINE * len(notes) + GAP + 2
