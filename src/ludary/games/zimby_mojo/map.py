"""The map: tiles read from the drawing of an edition, and what lies on them.

A cell is (row, column) of the drawing, written `7,13`; a tile is the number of a walkable cell in
reading order. Corners go NE, SE, SW, NW and sides N, E, S, W, both as seen from the mist. The
functions fill the Box that they get.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, TILES, Direction, Growth
from ludary.kit import BadEdition

Cell = tuple[int, int]

WALLS = ".m#"  # wall, place of a ritual marker, barracks
MIST, FLOOR, RITUAL, WARD, DOOR, RING, GRAY, SHRINE, OUTER, HALL, BRIDGE, THICKET, VINES, PORTAL = (
    "*sRWijGSo-=TVP"
)
MARKER, BARRACKS = "m#"
STUBS = "12345678"
SANCTUM = MIST + FLOOR + RITUAL
SIGNS = (
    WALLS
    + SANCTUM
    + WARD
    + DOOR
    + RING
    + GRAY
    + SHRINE
    + OUTER
    + HALL
    + BRIDGE
    + THICKET
    + VINES
    + PORTAL
    + STUBS
)
CORNERS_BY_STEP = {(-1, 1): "NE", (1, 1): "SE", (1, -1): "SW", (-1, -1): "NW"}  # down, right
SIDES_BY_STEP = {(-1, 0): "N", (0, 1): "E", (1, 0): "S", (0, -1): "W"}
AROUND = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
GROWTH = {THICKET: Growth.THICKET, VINES: Growth.VINES}


@dataclass(frozen=True)
class Drawing:
    """The lines of the drawing, and the numbers of its walkable cells."""

    lines: tuple[str, ...]
    tiles: dict[Cell, int]

    def sign(self, cell: Cell) -> str:
        return self.lines[cell[0]][cell[1]]

    def cells(self, sign: str) -> list[Cell]:
        """All cells with this sign, in reading order."""
        return [
            (row, col)
            for row, line in enumerate(self.lines)
            for col, drawn in enumerate(line)
            if drawn == sign
        ]

    def tile(self, cell: Cell) -> int:
        return self.tiles.get(cell, NOWHERE)


def cell_name(cell: Cell) -> str:
    """7,13."""
    return f"{cell[0]},{cell[1]}"


def read_drawing(text: str) -> Drawing:
    """The drawing in the text; BadEdition names the row or cell that is wrong."""
    lines = tuple(text.strip("\n").splitlines())
    tiles: dict[Cell, int] = {}
    for row, line in enumerate(lines):
        if len(line) != len(lines[0]):
            raise BadEdition(
                f"map: drawing: row {row} has {len(line)} columns; row 0 has {len(lines[0])}, and"
                " all should be equal"
            )
        for col, sign in enumerate(line):
            if sign not in SIGNS:
                raise BadEdition(
                    f"map: drawing: {cell_name((row, col))} is {sign!r}; signs are {SIGNS}"
                )
            if sign not in WALLS:
                tiles[row, col] = len(tiles)
    if len(tiles) > TILES:
        raise BadEdition(f"map: drawing: {len(tiles)} tiles; there is room for {TILES}")
    return Drawing(lines, tiles)


def lay_map(drawing: Drawing, box: Any) -> None:
    """Put the tiles into the box, with everything that is drawn on them; routes and what follows
    from them come after.
    """
    mist = only(drawing, MIST)
    _lay_tiles(drawing, box)
    box.mist = drawing.tile(mist)
    _lay_corners(drawing, box, mist)
    _lay_sanctum(drawing, box)
    box.open_ground[:] = (box.kings_growth != Growth.THICKET) & (box.ward_at == NOWHERE)
    if box.tile_count != len(reached := steps_from([box.mist], box)):
        lost = next(cell for cell, tile in drawing.tiles.items() if tile not in reached)
        raise BadEdition(
            f"map: drawing: {cell_name(lost)} ({drawing.sign(lost)!r}) cannot be reached from the"
            f" mist at {cell_name(mist)}"
        )
    for tile, steps in steps_from(
        [tile for tile in range(box.tile_count) if box.sanctum[tile]], box
    ).items():
        box.beyond[tile] = steps


def _lay_tiles(drawing: Drawing, box: Any) -> None:
    box.tile_count, box.rows, box.cols = (
        len(drawing.tiles),
        len(drawing.lines),
        len(drawing.lines[0]),
    )
    for table in (
        "next",
        "around",
        "quadrant",
        "ritual_at",
        "ward_at",
        "shrine_at",
        "portal_at",
        "entry_at",
        "beyond",
    ):
        box[table][...] = NOWHERE
    for (row, col), tile in drawing.tiles.items():
        box.row[tile], box.col[tile], box.on_main[tile] = row, col, 1
        box.kings_growth[tile] = GROWTH.get(drawing.sign((row, col)), Growth.NONE)
        for direction, (down, right) in enumerate(SIDES_BY_STEP):
            box.next[tile, direction] = drawing.tile((row + down, col + right))
        for step, (down, right) in enumerate(AROUND):
            box.around[tile, step] = drawing.tile((row + down, col + right))


def _lay_corners(drawing: Drawing, box: Any, mist: Cell) -> None:
    """Lay down everything of which there is one in each corner or on each side."""
    for sign, name in (
        (RITUAL, "ritual_tile"),
        (GRAY, "gray"),
        (SHRINE, "shrine"),
        (PORTAL, "portal"),
    ):
        box[name][:] = [
            drawing.tile(cell) for cell in one_each(drawing, sign, mist, CORNERS_BY_STEP)
        ]
    for sign, name in ((WARD, "ward_tile"), (DOOR, "door")):
        box[name][:] = [drawing.tile(cell) for cell in one_each(drawing, sign, mist, SIDES_BY_STEP)]
    for sign, name in ((MARKER, "marker"), (BARRACKS, "barracks")):
        cells = one_each(drawing, sign, mist, CORNERS_BY_STEP)
        box[f"{name}_row"][:], box[f"{name}_col"][:] = zip(*cells, strict=True)
    for name, tiles in (
        ("ritual_at", box.ritual_tile),
        ("ward_at", box.ward_tile),
        ("shrine_at", box.shrine),
        ("portal_at", box.portal),
    ):
        box[name][tiles] = range(CORNERS)
    for gray, shrine in zip(box.gray, box.shrine, strict=True):
        if shrine not in box.around[gray][1::2]:
            raise BadEdition(
                f"map: drawing: the shrine {name_of(box, shrine)} should touch the gray tile"
                f" {name_of(box, gray)} at a corner"
            )
        box.next[gray, Direction.DIAGONAL] = shrine
        box.next[shrine, Direction.DIAGONAL] = gray


def _lay_sanctum(drawing: Drawing, box: Any) -> None:
    for cell, tile in drawing.tiles.items():
        box.sanctum[tile] = drawing.sign(cell) in SANCTUM
    for tile in box.ritual_tile:
        if tile not in box.around[box.mist]:
            raise BadEdition(
                f"map: drawing: the ritual tile {name_of(box, tile)} should be one King's step from"
                " the mist"
            )
    for ward, door in zip(box.ward_tile, box.door, strict=True):
        beside = neighbours(box, ward)
        if door not in beside or not any(box.sanctum[tile] for tile in beside):
            raise BadEdition(
                f"map: drawing: the ward {name_of(box, ward)} should lie between the sanctum and"
                f" the door {name_of(box, door)}"
            )


def name_of(box: Any, tile: int) -> str:
    """The cell of a tile: 7,13."""
    return cell_name((box.row[tile], box.col[tile]))


def neighbours(box: Any, tile: int) -> list[int]:
    """The tiles that share a side with this one."""
    return [beside for beside in box.next[tile] if beside != NOWHERE]


def steps_from(tiles: Iterable[int], box: Any, shut: Iterable[int] = ()) -> dict[int, int]:
    """Count the steps to each tile from the nearest of `tiles`, as if nothing lay on the map; none
    lead into tiles that are `shut`.
    """
    steps = dict.fromkeys(tiles, 0)
    closed = set(shut)
    line = list(steps)
    for tile in line:
        for beside in neighbours(box, tile):
            if beside not in steps and beside not in closed:
                steps[beside] = steps[tile] + 1
                line.append(beside)
    return steps


def one_each(drawing: Drawing, sign: str, mist: Cell, places: dict[Cell, str]) -> list[Cell]:
    """The one cell with this sign in each of the corners, or on each of the sides."""
    cells: dict[Cell, Cell] = {}
    for row, col in drawing.cells(sign):
        where = (row > mist[0]) - (row < mist[0]), (col > mist[1]) - (col < mist[1])
        if where not in places:
            line = "on a line" if places is SIDES_BY_STEP else "off the lines"
            raise BadEdition(
                f"map: drawing: {cell_name((row, col))} ({sign!r}) should lie {line} with the mist"
            )
        if where in cells:
            raise BadEdition(
                f"map: drawing: {cell_name(cells[where])} and {cell_name((row, col))} are both"
                f" {sign!r} in the {places[where]}"
            )
        cells[where] = row, col
    for where, place in places.items():
        if where not in cells:
            raise BadEdition(
                f"map: drawing: there is no {sign!r} in the {place} of the mist at"
                f" {cell_name(mist)}"
            )
    return [cells[where] for where in places]


def only(drawing: Drawing, sign: str) -> Cell:
    """The one cell with this sign."""
    cells = drawing.cells(sign)
    if len(cells) != 1:
        listing = f" ({' '.join(map(cell_name, cells))})" if cells else ""
        raise BadEdition(f"map: drawing: {len(cells)} cells {sign!r}{listing}; there should be one")
    return cells[0]
