"""Spots: which element of the board a choice is about."""

from typing import Any

from ludary.games.koa.tiles import CORNERS
from ludary.games.koa.verbs import Verb
from ludary.kit import Action, Game


def spot(game: Game, s: Any, action: Action) -> str:
    """The `data-spot` of the element of the board that the action is about; empty if none."""
    verb = Verb(game.actions.verb[action.id])
    if verb == Verb.SHARMAN:
        return "sharman"
    if verb == Verb.SETTLE:
        return f"square-{CORNERS[action.args[0]]}"
    return f"square-{action.args[0]}" if action.args else ""
