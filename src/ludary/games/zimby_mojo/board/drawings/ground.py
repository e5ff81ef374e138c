"""The map as it never changes: jungle, palisade, halls by torchlight, the footprints of the thugs,
shrines, portals, and numbers.

Everything of one kind is one path, so that the whole map is small; it is drawn once for each box.
What lies on it is in `board/map.py`.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ludary.games.zimby_mojo.board.drawings.jungle import jungle, torches
from ludary.games.zimby_mojo.board.drawings.masks import INK
from ludary.games.zimby_mojo.board.tiles import (
    CELL,
    LETTER,
    Floor,
    at_each,
    cell_middle,
    disc,
    floor_of,
    middle,
)
from ludary.games.zimby_mojo.cards import INNER, NOWHERE, ROUTES
from ludary.kit import Game
from ludary.kit.picture import circle, group, label, path, rect, tag

EDGE, FAINT = "#0d0812", "#ae98be"
INNER_WAY, OUTER_WAY = "#5c0f12", "#7a4a1c"
FLOORS = {
    Floor.HALL: "#8d7f8c",
    Floor.OUTER: "#d3a165",
    Floor.INNER: "#c0633a",
    Floor.SANCTUM: "#7c2437",
    Floor.WARD: "#54406f",
    Floor.STUB: "#ecdcb4",
}
WEAVE = {  # texture of each floor: packed earth, trodden sand, clay, flagstones
    Floor.HALL: "M1 5h3M7 3h2M12 7h4M5 12h4M14 14h2M2 16h2",
    Floor.OUTER: "M1 3q3-1.5 6 0M10 5q3-1.5 6 0M3 10q3-1.5 6 0M11 13q3-1.5 6 0M1 16q3-1.5 6 0",
    Floor.INNER: "M0 6h8l2-2h8M4 6v5l-3 4M13 4v7l4 3M8 17l3-5 5-1",
    Floor.SANCTUM: "M0 9.5h18M9 0v9.5M4.5 9.5V18M13.5 9.5V18",
}
DARKER = {
    Floor.HALL: "#766877",
    Floor.OUTER: "#bd8a4f",
    Floor.INNER: "#a34f2b",
    Floor.SANCTUM: "#611828",
}
SPIRAL = "m0 0c2.5-1 3.5 2 1 3.5c-4 2-7-2-5-5.5c2.5-4.5 9-3 9.5 2c.5 5-5 7.5-9 5.5"  # of a portal
HUT_WALL = "m-6.5 0h13v8.5h-13z"
HUT_ROOF = "m-9 1.5l9-10 9 10-2.5-.6-2 .9-2.2-.9-2.3.9-2.3-.9-2.2.9-2-.9z"


@lru_cache(16)
def ground(game: Game) -> str:
    """Everything that lies under the pieces."""
    drawers = (jungle, _floors, _sanctum, _pentagons, _ways, _places, torches, _rulers)
    return group(*(part for draw in drawers for part in draw(game)), id="ground")


def _floors(game: Game) -> Iterator[str]:
    """First a dark edge around all of it, then the tiles by kind, with a gap between two, then
    their texture.
    """
    every = range(game.box.tile_count)
    necks = _necks(game)
    edge = "".join(
        f"M{x + CELL / 2:g} {y + CELL / 2:g}{way}{CELL * (length - 1)}"
        for x, y, way, length in _runs(game, every)
    )
    yield path(edge, stroke="#3f2a24", stroke_width=CELL + 5, stroke_linecap="square")
    yield path(edge, stroke=EDGE, stroke_width=CELL + 2.4, stroke_linecap="square")
    yield path(necks, stroke=EDGE, stroke_width=14)
    yield from (_weave(kind) for kind in WEAVE)
    for kind, fill in FLOORS.items():
        lines = _lines(game, kind)
        yield path(
            lines,
            stroke=f"url(#zimby-floor-{kind})" if kind in WEAVE else fill,
            stroke_width=CELL - 1,
            stroke_dasharray=f"{CELL - 1} 1",
        )
    yield path(necks, stroke=FLOORS[Floor.INNER], stroke_width=10)


def _weave(kind: Floor) -> str:
    shapes = (
        rect(0, 0, CELL, CELL, FLOORS[kind]),
        path(WEAVE[kind], stroke=DARKER[kind], stroke_width=1, stroke_linecap="round"),
    )
    return tag(
        "pattern",
        *shapes,
        id=f"zimby-floor-{kind}",
        width=CELL,
        height=CELL,
        patternUnits="userSpaceOnUse",
    )


def _lines(game: Game, kind: Floor) -> str:
    """The tiles of one kind as strokes."""
    runs = _runs(
        game, [tile for tile in range(game.box.tile_count) if floor_of(game, tile) == kind]
    )
    return "".join(
        f"M{x + (0.5 if way == 'h' else 9.5):g}"
        f" {y + (9.5 if way == 'h' else 0.5):g}{way}{CELL * n - 1}"
        for x, y, way, n in runs
    )


def _runs(game: Game, tiles: Iterable[int]) -> Iterator[tuple[int, int, str, int]]:
    """The tiles as straight lines: the corner of the first, `h` or `v`, and how many; those without
    a neighbour in their row go down.
    """
    left = {(game.box.row[tile], game.box.col[tile]) for tile in tiles}
    lines = {
        cell: _length(left, cell, (0, 1))
        for cell in sorted(left)
        if (cell[0], cell[1] - 1) not in left
    }
    rows = {cell: length for cell, length in lines.items() if length > 1}
    left -= {(row, col + step) for (row, col), length in rows.items() for step in range(length)}
    columns = {
        cell: _length(left, cell, (1, 0))
        for cell in sorted(left)
        if (cell[0] - 1, cell[1]) not in left
    }
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
    """The ritual tiles with what they point to, the pool of the mist, and the wards' thresholds."""
    x, y = middle(game, game.box.mist)
    yield circle(x, y, 9.3, "#3d0812", stroke="#b3131f", stroke_width=1)
    rituals = [middle(game, tile) for tile in game.box.ritual_tile]
    yield path(at_each(rituals, disc(7.8)), "#5b1424", stroke="#e9c06a", stroke_width=1)
    yield path(
        at_each(rituals, "m0-6.5l5.6 9.8h-11.2zm0 13l5.6-9.8h-11.2z"),
        stroke="#e9c06a",
        stroke_width=0.8,
        opacity=0.8,
    )
    for (x, y), row, col in zip(rituals, game.box.marker_row, game.box.marker_col, strict=True):
        u, v = cell_middle(row, col)
        yield path(
            f"M{(3 * x + u) / 4:g} {(3 * y + v) / 4:g}L{(x + u) / 2:g} {(y + v) / 2:g}",
            stroke="#e9c06a",
            stroke_width=2.5,
        )
        yield circle(u, v, 9, "#1b0f1d", stroke="#7d5a33", stroke_width=1.4)
    wards = [middle(game, tile) for tile in game.box.ward_tile]
    yield path(
        at_each(wards, "m-7-7h14v14h-14zm2.5 2.5h9v9h-9z"), stroke="#2a1b40", stroke_width=1.2
    )


def _pentagons(game: Game) -> Iterator[str]:
    """Gray tiles and white shrines: squares with one corner cut off, where they touch."""
    for tiles, fill, others in (
        (game.box.gray, "#6d6472", game.box.shrine),
        (game.box.shrine, "#f3e8cf", game.box.gray),
    ):
        shapes = []
        for tile, other in zip(tiles, others, strict=True):
            (x, y), (u, v) = middle(game, tile), middle(game, other)
            across, down = (1 if u > x else -1), (1 if v > y else -1)
            points = ((9, -1), (-1, 9), (-9, 9), (-9, -9), (9, -9))
            shapes.append(
                "M" + "L".join(f"{x + across * a:g} {y + down * b:g}" for a, b in points) + "z"
            )
        yield path("".join(shapes), fill, stroke=INK, stroke_width=1)
    shrines = [middle(game, tile) for tile in game.box.shrine]
    yield path(at_each(shrines, disc(6.4)), "#d8c49a", stroke="#8a6a3d", stroke_width=1)


def _ways(game: Game) -> Iterator[str]:
    """Footprints on the ways of the thugs, left and right in turn: red on the inner route, brown on
    the outer ones.
    """
    inner: list[str] = []
    outer: list[str] = []
    for route in range(ROUTES):
        start = next(
            (
                tile
                for tile in range(game.box.tile_count)
                if game.box.route_next[route, tile] != NOWHERE
            ),
            NOWHERE,
        )
        tile, left = start, 1
        while tile != NOWHERE:
            after = game.box.route_next[route, tile]
            shared = route != INNER and game.box.route_next[INNER, tile] == after
            if not shared:
                (inner if route == INNER else outer).append(_foot(game, tile, after, left))
            tile, left = (after if after != start else NOWHERE), -left
    for feet, colour in ((outer, OUTER_WAY), (inner, INNER_WAY)):
        yield path(
            "".join(feet),
            stroke=colour,
            stroke_width=1.9,
            stroke_linecap="round",
            stroke_linejoin="round",
        )


def _foot(game: Game, tile: int, after: int, left: int) -> str:
    """A footprint on the edge of two tiles: a sole, and three toes ahead."""
    (x, y), (u, v) = middle(game, tile), middle(game, after)
    a, b = int(u - x) // CELL, int(v - y) // CELL
    x, y = (x + u) / 2 - 2.4 * left * b, (y + v) / 2 + 2.4 * left * a
    toes = "".join(
        f"M{x + 3.2 * a * far - b * off:.4g} {y + 3.2 * b * far + a * off:.4g}h0"
        for far, off in ((0.85, -2.1), (1.15, 0), (0.85, 2.1))
    )
    return f"M{x - 2.8 * a:.4g} {y - 2.8 * b:.4g}l{2.6 * a:g} {2.6 * b:g}" + toes


def _places(game: Game) -> Iterator[str]:
    """Portals, barracks, and the numbers of entries."""
    portals = [middle(game, tile) for tile in game.box.portal]
    yield path(
        at_each(portals, disc(8.8)),
        "#0d2b33",
        stroke="#f3e8cf",
        stroke_width=1.8,
        stroke_dasharray="3.6 1.9",
    )
    yield path(at_each(portals, SPIRAL), stroke="#4fe3dc", stroke_width=1.8, stroke_linecap="round")
    barracks = [
        cell_middle(row, col)
        for row, col in zip(game.box.barracks_row, game.box.barracks_col, strict=True)
    ]
    yield path(at_each(barracks, "m-9-9h18v18h-18z"), "#2c1a16")
    yield path(at_each(barracks, HUT_WALL), "#6b4325", stroke=INK, stroke_width=0.8)
    yield path(at_each(barracks, "m-2 8.5v-5a2 2 0 0 1 4 0v5z"), INK)
    yield path(
        at_each(barracks, HUT_ROOF),
        "#c79a4a",
        stroke=INK,
        stroke_width=0.9,
        stroke_linejoin="round",
    )
    for entry, stub in enumerate(game.box.stub, 1):
        x, y = middle(game, stub)
        yield label(
            x, y + 5, str(entry), LETTER, "#6b4f2a", text_anchor="middle", font_weight="bold"
        )


def _rulers(game: Game) -> Iterator[str]:
    """The odd numbers of rows and columns, at all sides: all of them would touch each other."""
    stubs = {(game.box.row[stub], game.box.col[stub]) for stub in game.box.stub}
    rows, cols = game.box.rows, game.box.cols
    numbers = [
        (row, col, row)
        for row in range(1, rows - 1, 2)
        for col in (0, cols - 1)
        if (row, col) not in stubs
    ]
    numbers += [
        (row, col, col)
        for col in range(1, cols - 1, 2)
        for row in (0, rows - 1)
        if (row, col) not in stubs
    ]
    places = ((*cell_middle(row, col), number) for row, col, number in numbers)
    figures = (tag("tspan", str(number), x=x, y=y + 5) for x, y, number in places)
    yield tag("text", *figures, fill=FAINT, text_anchor="middle", font_size=LETTER)
