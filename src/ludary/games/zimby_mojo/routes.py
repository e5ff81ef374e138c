"""The thugs' patrol routes, and what follows from them: quadrants, and the entry points of tribal
boards.

The drawing says which tiles are on the inner route, which on an outer one and which on both; an
edition's lists say in which order the thugs march. The outer route of a quadrant passes the gray
tile of its corner.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ludary.games.zimby_mojo.cards import CORNERS, INNER, NOWHERE, Growth
from ludary.games.zimby_mojo.map import (
    DOOR,
    GRAY,
    OUTER,
    RING,
    SIDES_BY_STEP,
    STUBS,
    Cell,
    Drawing,
    cell_name,
    name_of,
    neighbours,
    only,
)
from ludary.kit import BadEdition

CELL = re.compile(r"(\d{1,3}),(\d{1,3})")
ON_INNER = DOOR + RING + GRAY
ON_OUTER = OUTER + RING + GRAY


def lay_routes(drawing: Drawing, box: Any, outer: Sequence[str], inner: str) -> None:
    """Put the routes into the box, and then the quadrants and entries; BadEdition names the route
    and the cell that is wrong.
    """
    box.route_next[...] = NOWHERE
    routes = [
        read_route(drawing, box, text, f"outer route {number}")
        for number, text in enumerate(outer, 1)
    ]
    routes.append(read_route(drawing, box, inner, "inner route"))
    for route, tiles in enumerate(routes):
        box.route_next[route][tiles] = tiles[1:] + tiles[:1]
    _agree_with_drawing(drawing, box)
    for corner in range(CORNERS):
        for tile in (*routes[corner], *enclosed(drawing, box, corner)):
            box.quadrant[tile] = corner
        for place, tiles in (
            ("gray tile", box.gray),
            ("shrine", box.shrine),
            ("portal", box.portal),
        ):
            if box.quadrant[tiles[corner]] != corner:
                raise BadEdition(
                    f"map: outer {corner + 1}: the {place} {name_of(box, tiles[corner])} should lie"
                    " on it or within"
                )
    for entry, sign in enumerate(STUBS):
        _lay_entry(box, entry, drawing.tile(only(drawing, sign)))


def read_route(drawing: Drawing, box: Any, text: str, route: str) -> list[int]:
    """The tiles of a route in marching order."""
    tiles: list[int] = []
    for word in text.split():
        match = CELL.fullmatch(word)
        tile = drawing.tile((int(match[1]), int(match[2]))) if match else NOWHERE
        if tile == NOWHERE:
            raise BadEdition(
                f"map: {route}: {word!r} is no tile; it should be row and column of one, such as"
                f" {name_of(box, box.mist)}"
            )
        if tile in tiles:
            raise BadEdition(f"map: {route}: {word} comes twice")
        if box.kings_growth[tile] != Growth.NONE:
            raise BadEdition(
                f"map: {route}: {word} has a thicket or vines; thugs could not march there"
            )
        tiles.append(tile)
    if not tiles:
        raise BadEdition(f"map: {route}: has no tiles")
    for tile, after in zip(tiles, tiles[1:] + tiles[:1], strict=True):
        if after not in neighbours(box, tile):
            raise BadEdition(
                f"map: {route}: there is a gap: {name_of(box, tile)} and {name_of(box, after)}"
                " share no side"
            )
    return tiles


def _agree_with_drawing(drawing: Drawing, box: Any) -> None:
    for cell, tile in drawing.tiles.items():
        sign = drawing.sign(cell)
        on = box.route_next[:, tile] != NOWHERE
        if on[INNER] != (sign in ON_INNER):
            should = "not be on" if on[INNER] else "be on"
            raise BadEdition(
                f"map: inner route: {cell_name(cell)} is {sign!r} in the drawing and should"
                f" {should} the inner route"
            )
        if on[:INNER].sum() != (sign in ON_OUTER):
            should = "one outer route" if sign in ON_OUTER else "no outer route"
            raise BadEdition(
                f"map: outer: {cell_name(cell)} is {sign!r} in the drawing and should be on"
                f" {should}, not on {on[:INNER].sum()}"
            )


def enclosed(drawing: Drawing, box: Any, route: int) -> list[int]:
    """The tiles within a route that are not on it."""
    wall = {cell for cell, tile in drawing.tiles.items() if box.route_next[route, tile] != NOWHERE}
    outside: list[Cell] = [(-1, -1)]
    seen = {*outside}
    for row, col in outside:
        for down, right in SIDES_BY_STEP:
            cell = row + down, col + right
            if (
                -1 <= cell[0] <= box.rows
                and -1 <= cell[1] <= box.cols
                and cell not in seen
                and cell not in wall
            ):
                seen.add(cell)
                outside.append(cell)
    return [tile for cell, tile in drawing.tiles.items() if cell not in seen and cell not in wall]


def _lay_entry(box: Any, entry: int, stub: int) -> None:
    beside = neighbours(box, stub)
    route = beside[0]
    if (
        len(beside) != 1
        or box.quadrant[route] == NOWHERE
        or box.route_next[box.quadrant[route], route] == NOWHERE
    ):
        raise BadEdition(
            f"map: drawing: the entry {name_of(box, stub)} ({entry + 1}) should have one neighbour,"
            " a tile of an outer route"
        )
    quadrant = box.quadrant[route]
    march = list(box.route_next[quadrant])
    box.stub[entry], box.stub_route[entry], box.entry_quadrant[entry] = stub, route, quadrant
    box.hold_first[entry], box.hold_second[entry] = march.index(route), march[route]
    box.entry_at[stub], box.quadrant[stub] = entry, quadrant
    box.in_view[[stub, route]] = 1
