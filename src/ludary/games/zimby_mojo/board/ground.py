"""The map as it never changes: wall, floors, the ways of the thugs, shrines, portals, and the numbers of rows and columns.

Everything of one kind is one path, so that the whole map is small; it is drawn once for each box. Tiles are squares of
`CELL` units. What lies on them is drawn in `board/map.py`.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import lru_cache

from ludary.core.game import Game
from ludary.core.svg import circle, group, label, path, rect, tag
from ludary.games.zimby_mojo.cards import CORNERS, INNER, NOWHERE, ROUTES, Direction

CELL = 19
LETTER = 13.5  # the smallest letters of the map, in its units
INK, WHITE, TABLE = "#17130f", "#ffffff", "#1b2620"
WALL, MORTAR, EDGE, FAINT = "#37402c", "#2c3423", "#15190f", "#93a07c"
INNER_WAY, OUTER_WAY = "#8e1b1b", "#5d4523"


class Floor(IntEnum):
    """Kinds of tiles by what they look like."""

    HALL = 0
    OUTER = 1
    INNER = 2
    SANCTUM = 3
    WARD = 4
    STUB = 5


FLOORS = {
    Floor.HALL: "#b3ac9b",
    Floor.OUTER: "#d8c79d",
    Floor.INNER: "#cf9a68",
    Floor.SANCTUM: "#a4605a",
    Floor.WARD: "#8f8199",
    Floor.STUB: "#e6ddc3",
}
SPIRAL = "m0 0c2.5-1 3.5 2 1 3.500c-4 2-7-2-5-5.500c2.5-4.5 9-3 9.5 2c.5 5-5 7.5-9 5.5"  # of a portal
ARROWS = {(1, 0): "m-2-3l3 3-3 3", (-1, 0): "m2-3l-3 3 3 3", (0, 1): "m-3-2l3 3 3-3", (0, -1): "m-3 2l3-3 3 3"}  # by step across and down
HUT = "m-7 1.500l7-8 7 8h-2v6h-3v-4h-4v4h-3v-6z"


def corner(game: Game, tile: int) -> tuple[int, int]:
    """The upper left corner of a tile."""
    return game.box.col[tile] * CELL, game.box.row[tile] * CELL


def middle(game: Game, tile: int) -> tuple[float, float]:
    x, y = corner(game, tile)
    return x + CELL / 2, y + CELL / 2


def disc(radius: float) -> str:
    """A circle around where a path has got to, and back there."""
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"m{-radius:g} 0{half} {2 * radius:g} 0{half} {-2 * radius:g} 0zm{radius:g} 0"


def at_each(places: Iterable[tuple[float, float]], shape: str) -> str:
    """A shape, written relative to its middle, at each of the places."""
    return "".join(f"M{x:g} {y:g}{shape}" for x, y in places)


def size_of(game: Game) -> tuple[int, int]:
    """Width and height of the map."""
    return game.box.cols * CELL, game.box.rows * CELL


def floor_of(game: Game, tile: int) -> Floor:
    box = game.box
    if box.entry_at[tile] != NOWHERE:
        return Floor.STUB
    if box.sanctum[tile]:
        return Floor.SANCTUM
    if box.ward_at[tile] != NOWHERE:
        return Floor.WARD
    if box.route_next[INNER, tile] != NOWHERE:
        return Floor.INNER
    return Floor.OUTER if any(box.route_next[route, tile] != NOWHERE for route in range(ROUTES)) else Floor.HALL


@lru_cache(16)
def ground(game: Game) -> str:
    """Everything that lies under the pieces."""
    drawers = (_walls, _floors, _sanctum, _pentagons, _ways, _places, _rulers)
    return group(*(part for draw in drawers for part in draw(game)), id="ground")


def _walls(game: Game) -> Iterator[str]:
    """The compound, with a thatch of leaves for what is no tile."""
    wide, high = size_of(game)
    leaves = path("M2 9q4-6 8 0q-4 3-8 0M12 18q4-6 8 0q-4 3-8 0M13 4q3-4 6 0q-3 3-6 0", MORTAR)
    yield tag("pattern", rect(0, 0, 22, 20, WALL), leaves, id="leaves", width=22, height=20, patternUnits="userSpaceOnUse")
    yield rect(0, 0, wide, high, "url(#leaves)", rx=9, stroke=EDGE, stroke_width=2)


def _floors(game: Game) -> Iterator[str]:
    """First a dark edge around all of it, then the tiles by kind, with a gap between two."""
    every = range(game.box.tile_count)
    necks = _necks(game)
    edge = "".join(f"M{x + CELL / 2:g} {y + CELL / 2:g}{way}{CELL * (length - 1)}" for x, y, way, length in _runs(game, every))
    yield path(edge, stroke=EDGE, stroke_width=CELL + 3, stroke_linecap="square")
    yield path(necks, stroke=EDGE, stroke_width=14)
    for kind, fill in FLOORS.items():
        runs = _runs(game, [tile for tile in every if floor_of(game, tile) == kind])
        lines = (f"M{x + (0.5 if way == 'h' else 9.5):g} {y + (9.5 if way == 'h' else 0.5):g}{way}{CELL * n - 1}" for x, y, way, n in runs)
        yield path("".join(lines), stroke=fill, stroke_width=CELL - 1, stroke_dasharray=f"{CELL - 1} 1")
    yield path(necks, stroke=FLOORS[Floor.INNER], stroke_width=10)


def _runs(game: Game, tiles: Iterable[int]) -> Iterator[tuple[int, int, str, int]]:
    """The tiles as straight lines: the corner of the first, `h` or `v`, and how many; those without a neighbour in their row go down."""
    left = {(game.box.row[tile], game.box.col[tile]) for tile in tiles}
    lines = {cell: _length(left, cell, (0, 1)) for cell in sorted(left) if (cell[0], cell[1] - 1) not in left}
    rows = {cell: length for cell, length in lines.items() if length > 1}
    left -= {(row, col + step) for (row, col), length in rows.items() for step in range(length)}
    columns = {cell: _length(left, cell, (1, 0)) for cell in sorted(left) if (cell[0] - 1, cell[1]) not in left}
    for found, way in ((rows, "h"), (columns, "v")):
        yield from ((col * CELL, row * CELL, way, length) for (row, col), length in found.items())


def _length(cells: set[tuple[int, int]], cell: tuple[int, int], step: tuple[int, int]) -> int:
    length = 1
    while (cell[0] + step[0] * length, cell[1] + step[1] * length) in cells:
        length += 1
    return length


def _necks(game: Game) -> str:
    """The diagonal sides between gray tiles and shrines."""
    lines = []
    for gray, shrine in zip(game.box.gray, game.box.shrine, strict=True):
        (x, y), (u, v) = middle(game, gray), middle(game, shrine)
        lines.append(f"M{x:g} {y:g}L{u:g} {v:g}")
    return "".join(lines)


def _sanctum(game: Game) -> Iterator[str]:
    """The mist, the ritual tiles with what they point to, and the wards' thresholds."""
    x, y = middle(game, game.box.mist)
    yield path(f"M{x:g} {y:g}{disc(9)}", "#6d0f1a")
    yield path(f"M{x - 8:g} {y - 2:g}q4-5 8 0t8 0m-15 6q4-4 7 0t7 0m-13-9q3-3 6 0t6 0", stroke="#e0656b", stroke_width=1.5)
    rituals = [middle(game, tile) for tile in game.box.ritual_tile]
    yield path(at_each(rituals, disc(7.5) + disc(5.5)), stroke="#e9c06a", stroke_width=1)
    for (x, y), row, col in zip(rituals, game.box.marker_row, game.box.marker_col, strict=True):
        u, v = (col + 0.5) * CELL, (row + 0.5) * CELL
        yield path(f"M{x:g} {y:g}L{(x + u) / 2:g} {(y + v) / 2:g}", stroke="#e9c06a", stroke_width=2.5)
        yield circle(u, v, 8.6, "#221a14", stroke="#e9c06a", stroke_width=1)
    wards = [middle(game, tile) for tile in game.box.ward_tile]
    yield path(at_each(wards, "m-7-7h14v14h-14z"), stroke="#3d3347", stroke_width=1.2)


def _pentagons(game: Game) -> Iterator[str]:
    """Gray tiles and white shrines: squares with one corner cut off, where they touch."""
    for tiles, fill, others in ((game.box.gray, "#8b8d90", game.box.shrine), (game.box.shrine, "#f6f3ea", game.box.gray)):
        shapes = []
        for tile, other in zip(tiles, others, strict=True):
            (x, y), (u, v) = middle(game, tile), middle(game, other)
            across, down = (1 if u > x else -1), (1 if v > y else -1)
            points = ((8.5, -1), (-1, 8.5), (-8.5, 8.5), (-8.5, -8.5), (8.5, -8.5))
            shapes.append("M" + "L".join(f"{x + across * a:g} {y + down * b:g}" for a, b in points) + "z")
        yield path("".join(shapes), fill, stroke=INK, stroke_width=1)


def _ways(game: Game) -> Iterator[str]:
    """Arrows from tile to tile on the ways of the thugs: those of the inner route red, where both go one behind the other."""
    inner: list[str] = []
    outer: list[str] = []
    for route in range(ROUTES):
        for tile in range(game.box.tile_count):
            after = game.box.route_next[route, tile]
            if after == NOWHERE:
                continue
            shared = any(other != route and game.box.route_next[other, tile] == after for other in range(ROUTES))
            ahead = 0.0 if not shared else 1.9 if route == INNER else -1.9
            (inner if route == INNER else outer).append(_arrow(game, tile, after, ahead))
    for arrows, colour in ((outer, OUTER_WAY), (inner, INNER_WAY)):
        yield path("".join(arrows), stroke=colour, stroke_width=1.5, stroke_linecap="round", stroke_linejoin="round")


def _arrow(game: Game, tile: int, after: int, ahead: float) -> str:
    (x, y), (u, v) = middle(game, tile), middle(game, after)
    across, down = int(u - x) // CELL, int(v - y) // CELL
    return f"M{(x + u) / 2 + ahead * across:g} {(y + v) / 2 + ahead * down:g}{ARROWS[across, down]}"


def _places(game: Game) -> Iterator[str]:
    """Portals, barracks, and the numbers of entries."""
    portals = [middle(game, tile) for tile in game.box.portal]
    yield path(at_each(portals, disc(8.3)), "#123b46", stroke="#62d0d8", stroke_width=1.2)
    yield path(at_each(portals, SPIRAL), stroke="#62d0d8", stroke_width=1.6, stroke_linecap="round")
    cells = zip(game.box.barracks_col, game.box.barracks_row, strict=True)
    barracks = [((col + 0.5) * CELL, (row + 0.5) * CELL) for col, row in cells]
    yield path(at_each(barracks, "m-9-9h18v18h-18z"), "#241c13", stroke="#a8712e", stroke_width=1)
    yield path(at_each(barracks, HUT), "#8a5a22")
    for entry, stub in enumerate(game.box.stub, 1):
        x, y = middle(game, stub)
        yield label(x, y + 5, str(entry), LETTER, "#9c8a5c", text_anchor="middle", font_weight="bold")


def _rulers(game: Game) -> Iterator[str]:
    """The numbers of rows and columns, at the left and at the top."""
    stubs = {(game.box.row[stub], game.box.col[stub]) for stub in game.box.stub}
    rows, cols = game.box.rows, game.box.cols
    numbers = [((0.5) * CELL, (row + 0.5) * CELL, row) for row in range(1, rows - 1) if (row, 0) not in stubs]
    numbers += [((col + 0.5) * CELL, 0.5 * CELL, col) for col in range(1, cols - 1) if (0, col) not in stubs]
    numbers += [((cols - 0.5) * CELL, (row + 0.5) * CELL, row) for row in range(1, rows - 1) if (row, cols - 1) not in stubs]
    numbers += [((col + 0.5) * CELL, (rows - 0.5) * CELL, col) for col in range(1, cols - 1) if (rows - 1, col) not in stubs]
    figures = (tag("tspan", str(number), x=x, y=y + 5) for x, y, number in numbers)
    yield tag("text", *figures, fill=FAINT, text_anchor="middle", font_size=LETTER)


def side_of(game: Game, entry: int) -> Direction:
    """The side of the map at which a tribal board lies."""
    stub, beyond = game.box.stub[entry], game.box.stub_route[entry]
    inwards = list(game.box.next[stub]).index(beyond)
    return Direction((inwards + 2) % CORNERS)
