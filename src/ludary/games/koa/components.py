"""The contents of the box: tiles and the Excavate wheel.

Nothing is hidden, so that what is left is counted beside.
"""

from ludary.games.koa.box import Box
from ludary.games.koa.state import State
from ludary.games.koa.text.names import COLOURS, TILE_NAMES
from ludary.games.koa.tiles import RESULTS, Tile
from ludary.kit import Component, ComponentTable, Game

LEFT = "left"


def components(game: Game[Box], s: State | None) -> list[ComponentTable]:
    """List the tiles and the sectors of the wheel."""
    box = game.box
    owned = (
        (Tile.CAVERN, int(box.caverns), "caverns"),
        (Tile.GOROLDIOA, int(box.goroldioa), "goroldioa"),
        (Tile.SPRING, int(box.springs), "springs"),
    )
    clans = tuple(
        Component(
            f"{_name(tile)} of {colour}",
            (),
            copies,
            None if s is None else int(s.clans[clan].pool[tile]),
            origin=game.origin_of(number),
        )
        for clan, colour in enumerate(COLOURS)
        for tile, copies, number in owned
    )
    common = (
        Component(
            _name(Tile.LAVA),
            (),
            int(box.lava),
            None if s is None else int(s.lava),
            origin=game.origin_of("lava"),
        ),
        Component(
            _name(Tile.EARTHQUAKE),
            (),
            int(box.earthquakes),
            None if s is None else int(s.earthquakes),
            origin=game.origin_of("earthquakes"),
        ),
    )
    sectors = int(sum(box.wheel))
    wheel = tuple(
        Component(
            _name(Tile(result + 1)),
            (f"{100 * int(box.wheel[result]) / sectors:.3g} %",),
            int(box.wheel[result]),
            origin=game.origin_of(f"wheel_{TILE_NAMES[Tile(result + 1)]}"),
        )
        for result in range(RESULTS)
    )
    return [
        ComponentTable("Tiles of the clans", (), clans, left=LEFT),
        ComponentTable("Tiles of no clan", (), common, left=LEFT),
        ComponentTable("The Excavate wheel", ("chance",), wheel, copies="sectors"),
    ]


def _name(tile: Tile) -> str:
    return TILE_NAMES[tile].capitalize()
