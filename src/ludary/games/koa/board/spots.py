"""Spots and marks: which elements of the board a choice is about."""

from typing import Any

from ludary.core.actions import Action
from ludary.core.game import Game
from ludary.core.grid import squares_of
from ludary.core.marks import Mark, Marks
from ludary.games.koa.reckoning import block
from ludary.games.koa.tiles import CORNERS, Tile
from ludary.games.koa.verbs import Verb


def marks(game: Game, s: Any, action: Action) -> Marks:
    """Mark the piece that would become a cavern, and where one could mine from it."""
    verb = Verb(game.actions.verb[action.id])
    if verb not in (Verb.SWITCH, Verb.AGREE):
        return {}
    piece = action.args[0] if action.args else block(game, s)
    opened = [square for square in squares_of(game.box.near[piece]) if s.tiles[square] == Tile.EMPTY]
    return {Mark.TARGET: [f"square-{piece}"], Mark.REACH: [f"square-{square}" for square in opened]}


def spot(game: Game, s: Any, action: Action) -> str:
    """The `data-spot` of the element of the board that the action is about; empty if none."""
    verb = Verb(game.actions.verb[action.id])
    if verb == Verb.SHARMAN:
        return "sharman"
    if verb == Verb.SETTLE:
        return f"square-{CORNERS[action.args[0]]}"
    return f"square-{action.args[0]}" if action.args else ""
