"""Spots: the part of the board that an action is about, by the name of its `data-spot`."""

from typing import Any

from ludary.games.dunjiin.reckoning import hand_cards
from ludary.games.dunjiin.scene import Scene, look
from ludary.games.dunjiin.text.names import faces
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import Action, Game

SPOTS = {  # of verbs that are always about the same
    Verb.SHOP: "store",
    Verb.REST: "inn",
    Verb.NECROMANCY: "graveyard",
    Verb.TRAP: "traps",
    Verb.FIGHT: "encounter",
}


def spot(game: Game, s: Any, action: Action) -> str:
    """The place on the board of the View's state `s` at which one looks for the action."""
    scene, verb = look(game, s), Verb(game.actions.verb[action.id])
    return SPOTS.get(verb) or _spot(scene, verb, action.args[0] if action.args else 0)


def _spot(scene: Scene, verb: Verb, value: int) -> str:
    s = scene.s
    match verb:
        case Verb.EXPLORE | Verb.PREMONITION:
            return "encounter" if s.passed else "deck"  # cards handed on lie on the table already
        case Verb.DRAGON | Verb.ASSASSIN | Verb.DODGE | Verb.EMPOWER:
            return f"seat-{value}"
        case Verb.COUNTER | Verb.DEFEAT:
            return "magic" if value or verb == Verb.DEFEAT else "encounter"
        case Verb.CLAIM:
            return f"hand-{hand_cards(s).index(value)}"
        case Verb.REPLACE:
            return f"character-{list(s.heroes[s.actor].character).index(value)}"
        case Verb.TRAIN | Verb.SPEND:
            return f"experience-{faces(scene.game)[value].notation}"
        case Verb.PAY:
            return faces(scene.game)[value].notation
    return ""
