"""The surroundings of the halls: jungle by night with eyes in it, a palisade with skulls, and
torches that light the floors.
"""

from collections.abc import Iterator
from functools import lru_cache

from ludary.games.zimby_mojo.board.drawings.masks import INK
from ludary.games.zimby_mojo.board.tiles import at_each, cell_middle, size_of
from ludary.kit import Game
from ludary.kit.picture import circle, path, rect, tag

BEYOND = 19  # units of jungle around the map, where the huts of the tribes stand
NIGHT = "#1a1029"
LEAVES = (  # from the ground up: where, and how dark
    (
        "M2 30q2-14 14-16q0 14-14 16zM30 8q-12-2-16-12q13-2 16 12zM26 38q-14 0-18-12q14-2 18 12z",
        "#2a1944",
    ),
    (
        "M0 12q12-6 20 2q-10 8-20-2zM38 22q-4-12-16-12q2 12 16 12zM18 40q0-14 10-18q6 12-10 18z",
        "#3a2460",
    ),
    (
        "M6 22q2-12 12-14q2 12-12 14zM36 36q-12-2-14-12q12 0 14 12zM28 6q8-4 12 2q-6 6-12-2z",
        "#24505a",
    ),
)
VEINS = "M2 30q6-8 14-16M26 38q-10-4-18-12M0 12q10 4 20 2M6 22q6-8 12-14M36 36q-8-4-14-12"
STAKE = "l2.4-5.5 2.4 5.5"
SKULL = "m-4.5-1c0-6.5 9-6.5 9 0c0 2-.8 2.6-1.6 3v2.4h-5.8v-2.4c-.8-.4-1.6-1-1.6-3z"
HOLLOWS = (
    "m-2.2-.6"
    + "m-1.3 0a1.3 1.4 0 1 0 2.6 0a1.3 1.4 0 1 0-2.6 0z"
    + "m4.4 0a1.3 1.4 0 1 0 2.6 0a1.3 1.4 0 1 0-2.6 0z"
)
POLE = "m-.9 0h1.8v7h-1.8zm-1.6-1.2h5l-.8 2h-3.4z"
FLAME = (
    "m0-1c-3.4 0-3.6-3.2-1.8-5.2c.2 1 .8 1.4 1.2 1.2c-.2-2 .4-3.6 2-4.8c-.2 2.4 2.2 3.4 2 6c-.2"
    " 1.8-1.6 2.8-3.4 2.8z"
)
CORE = "m.1-1.5c-1.5 0-1.8-1.6-.9-2.6c.5.3.7 0 .8-.9c.9.7 1.7 1.5 1.6 2.3c-.1.8-.7 1.2-1.5 1.2z"
EYES = "m-5.5-.5q2.6-3 4.8.3q-2.8 1.8-4.8-.3zm11 0q-2.6-3-4.8.3q2.8 1.8 4.8-.3z"


def jungle(game: Game) -> Iterator[str]:
    """Leaves over all of it, eyes that shine in them, and a palisade around the halls."""
    wide, high = size_of(game)
    leaves = [
        rect(0, 0, 38, 38, NIGHT),
        *(path(shape, fill) for shape, fill in LEAVES),
        path(VEINS, stroke="#150c20", stroke_width=0.7),
    ]
    yield tag(
        "pattern", *leaves, id="zimby-leaves", width=38, height=38, patternUnits="userSpaceOnUse"
    )
    yield rect(-BEYOND, -BEYOND, wide + 2 * BEYOND, high + 2 * BEYOND, "url(#zimby-leaves)", rx=10)
    yield rect(0, 0, wide, high, "#0d0713", opacity=0.25, rx=4)
    yield from _palisade(wide, high)
    yield path(at_each(_scattered(game, 7), EYES), "#f5e663")
    poles = [(x, y - 2) for x, y in _scattered(game, 3)]
    yield path(at_each(poles, "m-1 2h2v8h-2z"), "#6b4325", stroke=INK, stroke_width=0.6)
    yield path(at_each(poles, SKULL), "#d9ccb0", stroke=INK, stroke_width=0.9) + path(
        at_each(poles, HOLLOWS), INK
    )


def _palisade(wide: int, high: int) -> Iterator[str]:
    """Pointed stakes in a row above and below, a rope at the sides, and a skull at each corner."""
    row = STAKE * int(wide / 4.8)
    yield path(
        f"M0 0{row}h.1v3H0zM0 {high}{row}h.1v3H0z",
        "#5a3a22",
        stroke=INK,
        stroke_width=0.6,
        stroke_linejoin="round",
    )
    yield path(f"M1 0V{high}M{wide - 1} 0V{high}", stroke="#5a3a22", stroke_width=3)
    yield path(
        f"M1 0V{high}M{wide - 1} 0V{high}",
        stroke="#8a5f38",
        stroke_width=3,
        stroke_dasharray="1.2 3.6",
    )
    corners = [(3, 1), (wide - 3, 1), (3, high), (wide - 3, high)]
    yield path(at_each(corners, SKULL), "#f3e8cf", stroke=INK, stroke_width=0.9) + path(
        at_each(corners, HOLLOWS), INK
    )


def torches(game: Game) -> Iterator[str]:
    """Torches in the jungle, and the pools of light that they throw."""
    places = _scattered(game, 0)
    stops = (("0", 0.5), ("0.45", 0.2), ("1", 0))
    shades = [
        tag("stop", offset=offset, stop_color="#ffb347", stop_opacity=float(much))
        for offset, much in stops
    ]
    yield tag("radialGradient", *shades, id="zimby-light")
    yield "".join(circle(x, y, 34, "url(#zimby-light)") for x, y in places)
    yield path(at_each(places, POLE), "#6b4325", stroke=INK, stroke_width=0.6)
    yield path(at_each(places, FLAME), "#ff8a1f") + path(at_each(places, CORE), "#ffe27a")


@lru_cache(32)
def _scattered(game: Game, kind: int) -> list[tuple[float, float]]:
    """Some cells of jungle, the same in every quarter of a map whose quarters are alike."""
    box = game.box
    halls = {(int(box.row[tile]), int(box.col[tile])) for tile in range(box.tile_count)}
    halls |= set(zip(map(int, box.marker_row), map(int, box.marker_col), strict=True))
    halls |= set(zip(map(int, box.barracks_row), map(int, box.barracks_col), strict=True))
    row, col = int(box.row[box.mist]), int(box.col[box.mist])
    cells = [
        (r, c)
        for r in range(1, box.rows - 1)
        for c in range(1, box.cols - 1)
        if (r, c) not in halls
    ]
    return [cell_middle(r, c) for r, c in cells if _spread(abs(r - row), abs(c - col)) == kind]


def _spread(far: int, near: int) -> int:
    """A number from 0 to 12 for a distance from the mist, whichever way it is turned."""
    most, least = max(far, near), min(far, near)
    return (5 * most + 3 * least + most * least) % 13
