"""Marks on the board of what a choice would touch: the piece that would become a cavern for a blocked camp."""

from typing import Any

from ludary.games.koa.reckoning import block
from ludary.games.koa.tiles import Tile
from ludary.games.koa.verbs import Verb
from ludary.kit import Action, Game, Mark, Marks
from ludary.kit.grid import squares_of


def marks(game: Game, s: Any, action: Action) -> Marks:
    """Mark the piece that would become a cavern, and where one could mine from it."""
    verb = Verb(game.actions.verb[action.id])
    if verb not in (Verb.SWITCH, Verb.AGREE):
        return {}
    piece = action.args[0] if action.args else block(game, s)
    opened = [square for square in squares_of(game.box.near[piece]) if s.tiles[square] == Tile.EMPTY]
    return {Mark.TARGET: [f"square-{piece}"], Mark.REACH: [f"square-{square}" for square in opened]}
