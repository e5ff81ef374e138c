"""Victory points as sums: what a clan has, and what each part is worth."""

from typing import NamedTuple

from ludary.games.koa.box import Box
from ludary.games.koa.state import State
from ludary.games.koa.text.names import count
from ludary.games.koa.tiles import ZONES, Tile
from ludary.kit import Game
from ludary.kit.grid import squares_of


def on_board(s: State, clan: int, tile: int) -> list[int]:
    """The squares where a clan has a tile of this kind."""
    tiles = s.tiles
    return [square for square in squares_of(s.clans[clan].holding) if tiles[square] == tile]


class Tally(NamedTuple):
    """A clan's things that can score, counted."""

    caverns: int  # on the board
    chained: int  # of these, in the chain from the camp
    outside: int  # of these, outside of the clan's zones
    seized: int  # set aside
    resources: int = 0  # goroldioa and springs on the board


def tally(game: Game[Box], s: State, clan: int) -> Tally:
    """Count what a clan has in the View's state `s`."""
    own = s.clans[clan]
    caverns = on_board(s, clan, Tile.CAVERN)
    outside = [square for square in caverns if game.box.zone[own.corner, square] > ZONES]
    resources = len(on_board(s, clan, Tile.GOROLDIOA)) + len(on_board(s, clan, Tile.SPRING))
    return Tally(len(caverns), int(own.chained), len(outside), int(own.seized), resources)


def parts(game: Game[Box], counts: Tally) -> Tally:
    """Return the points of each part."""
    box = game.box
    worth = (
        box.cavern_points,
        box.chain_points,
        box.outside_points,
        box.seized_points,
        box.resource_points,
    )
    return Tally(*(int(number) * int(points) for number, points in zip(counts, worth, strict=True)))


def sum_in_words(game: Game[Box], counts: Tally) -> str:
    """Name every part with its points in brackets, which add up: `2 caverns (2), 1 chained to the
    camp (+1), ...`.
    """
    points = parts(game, counts)
    words = (
        f"{count(counts.caverns, 'cavern')} ({points.caverns}), {counts.chained} chained to the"
        f" camp (+{points.chained}), {counts.outside} outside its zones (+{points.outside}),"
        f" {counts.seized} seized (+{points.seized})"
    )
    resources = (
        f", {counts.resources} goroldioa and springs (+{points.resources})"
        if points.resources
        else ""
    )
    return words + resources


def worths(game: Game[Box]) -> str:
    """Say what scores how much."""
    box = game.box
    words = (
        f"Points: {box.cavern_points} for each cavern on the board, {box.chain_points} more if"
        f" chained to the camp, {box.outside_points} more if outside its clan's zones;"
        f" {box.seized_points} for each cavern seized"
    )
    return words + (
        f"; {box.resource_points} for each goroldioa and spring." if box.resource_points else "."
    )
