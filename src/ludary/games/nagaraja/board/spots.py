"""Spots: the part of the board that an action is about, by the name of its `data-spot`."""

from typing import Any

from ludary.games.nagaraja.state import Phase
from ludary.games.nagaraja.verbs import Verb
from ludary.kit import Action, Game

SPOTS = {  # of verbs that are always about the same
    Verb.READY: "ready",
    Verb.ALLOW: "window",
    Verb.UNDO: "amulet-undo",
    Verb.DRAW: "amulet-draw",
}


def spot(game: Game, s: Any, action: Action) -> str:
    """The place on the board of the View's state `s` at which one looks for the action; empty for a pass."""
    verb = Verb(game.actions.verb[action.id])
    match verb:
        case Verb.SELECT | Verb.ACTIVATE | Verb.GIVE | Verb.RETRIEVE:
            return f"card-{action.args[0]}"
        case Verb.RELIC:
            return f"relic-{action.args[0]}-{action.args[1]}"
        case Verb.ROOM:
            return f"cell-{action.args[0]}-{action.args[1]}"
        case Verb.CELL:
            own = s.phase == Phase.PLACE or s.aimed > 0  # the trap goes to the opponent's temple
            return f"cell-{s.actor if own else 1 - s.actor}-{action.args[0]}"
        case Verb.TURN:
            return f"turn-{action.args[0]}"
        case Verb.STICK:
            owner = s.actor if s.phase == Phase.SPEND else 1 - s.actor
            return f"stick-{owner}-{action.args[0]}-{action.args[1]}"
    return SPOTS.get(verb, "")
