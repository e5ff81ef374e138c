"""Choices that cannot be made now, with what they cost and what is missing."""

from collections.abc import Sequence, Set
from typing import Any

from ludary.games.dunjiin.cards import FAIRY, TREASURE
from ludary.games.dunjiin.reckoning import hand_cards
from ludary.games.dunjiin.rules.advanced import MOST_TRAPS
from ludary.games.dunjiin.scene import Scene, look
from ludary.games.dunjiin.state import FACE_DOWN, Phase
from ludary.games.dunjiin.text.actions import CHOICES
from ludary.games.dunjiin.text.names import count, faces, pile
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import Game, Unavailable

ASKED = {  # by phase: the verbs that the question is about
    Phase.TURN: (
        Verb.PREMONITION, Verb.REST, Verb.SHOP, Verb.TRAIN, Verb.NECROMANCY, Verb.TRAP, Verb.DRAGON, Verb.ASSASSIN,
    ),
    Phase.MEET: (Verb.PREMONITION, Verb.DODGE, Verb.EMPOWER),
    Phase.SCRIED: (Verb.REST, Verb.DODGE, Verb.EMPOWER),
    Phase.DODGED: (Verb.DODGE, Verb.EMPOWER),
}  # fmt: skip
ADVANCED = (Verb.TRAP, Verb.DRAGON, Verb.ASSASSIN)
NOT_AFTER_SHOPPING = (Verb.TRAIN, Verb.NECROMANCY, *ADVANCED)
SHORT = {  # where the words of a choice name its card or whom it strikes
    Verb.SHOP: "Buy an Armor Point for {box.shop_price} Treasure",
    Verb.TRAIN: "Train: take a card of your Experience into the Character for {box.training_experience} Experience and "
    "{box.training_treasure} Treasure",
    Verb.NECROMANCY: "Necromancy: raise a Monster from the Graveyard for {box.necromancy_experience} Experience and 1 Magic Item",
    Verb.TRAP: "Set a Trap for {box.trap_experience} Experience",
    Verb.DRAGON: "Send a Dragon for {box.dragon_experience} Experience and 1 Magic Item",
    Verb.ASSASSIN: "Send an Assassin for {box.assassin_treasure} Treasure and 1 Magic Item",
    Verb.DODGE: "Dodge for {box.dodge_experience} Experience",
    Verb.EMPOWER: "Dodge, empowered, for {box.dodge_experience} Experience and 1 Magic Item",
}


def unavailable(game: Game, s: Any, legal: Set[int], who: Sequence[str]) -> list[Unavailable]:
    """Everything that the actor of the View's state `s` might do at such a moment, but not now."""
    scene, choices = look(game, s), []
    level, needed = scene.s.heroes[scene.s.actor].level, scene.box.advanced_level
    for verb in ASKED.get(Phase(scene.s.phase), ()):
        actions = game.actions.of(verb)
        if (verb not in ADVANCED or level >= needed) and legal.isdisjoint(actions):
            choices.append(Unavailable(SHORT.get(verb, CHOICES[verb]).format(box=scene.box), why_not(scene, verb), actions))
    if scene.s.phase == Phase.TURN and level < needed:
        advanced = [action for verb in ADVANCED for action in game.actions.of(verb)]
        choices.append(Unavailable("Set a Trap, send a Dragon or an Assassin", f"you need Level {needed}, and yours is {level}", advanced))
    return choices


def why_not(scene: Scene, verb: Verb) -> str:
    """The first thing that stands in the way."""
    if verb == Verb.SHOP:
        return _no_shopping(scene)
    if verb in (Verb.DODGE, Verb.EMPOWER):
        return _no_dodging(scene, verb) or _missing(scene, verb)
    return _not_this_turn(scene, verb) or _missing(scene, verb) or _nothing_to_gain(verb)


def _not_this_turn(scene: Scene, verb: Verb) -> str:
    s, hero = scene.s, scene.s.heroes[scene.s.actor]
    if verb == Verb.REST and s.traps:
        return "the Dunjiin is trapped"
    if verb != Verb.PREMONITION and hero.turns == 1 and s.phase == Phase.TURN:
        return "the first turn is for exploring"
    if s.shopped and (verb == Verb.TRAIN or (verb in NOT_AFTER_SHOPPING and not scene.box.shop_then_any)):
        return "you have shopped this turn"
    if s.passed and verb != Verb.PREMONITION and s.phase == Phase.TURN and (scene.box.passed_binds or verb in ADVANCED):
        return "the Monster handed on to you comes first"
    if verb == Verb.TRAP and (s.traps >= MOST_TRAPS or s.face_down_count + scene.box.trap_experience > FACE_DOWN):
        return "there is no room for another Trap"
    return "Necromancy can be used once in a game" if verb == Verb.NECROMANCY and hero.necromancy else ""


def _no_dodging(scene: Scene, verb: Verb) -> str:
    s = scene.s
    if s.traps:
        return "the Dunjiin is trapped"
    if hand_cards(s)[0] == FAIRY:
        return "nobody dodges the Death Fairy"
    if s.face_down_count + scene.box.dodge_experience > FACE_DOWN:
        return "no more Experience fits on the table"
    return "after an Empowered Dodge it takes a Magic Item too" if verb == Verb.DODGE and s.empowered else ""


def _no_shopping(scene: Scene) -> str:
    s, box, hero = scene.s, scene.box, scene.s.heroes[scene.s.actor]
    if s.shopped:
        return "you have shopped this turn"
    if hero.turns == 1:
        return "the first turn is for exploring"
    if not s.may_shop:
        return "the Shop is closed to you"
    if s.store == 0:
        return "the Store is empty"
    if box.armor_cap and hero.armor >= box.armor_cap:
        return f"nobody wears more than {count(box.armor_cap, 'Armor Point')}"
    return f"you have {_treasure(scene)}" + (
        f" and {count(hero.magic, 'Magic Item') if hero.magic else 'no Magic Item'}" * (box.magic_worth > 0)
    )


def _missing(scene: Scene, verb: Verb) -> str:
    """The means that are too few for the price."""
    box, hero = scene.box, scene.s.heroes[scene.s.actor]
    experience, treasure, magic = {
        Verb.PREMONITION: (0, 0, 1),
        Verb.REST: (box.rest_experience, 0, 0),
        Verb.TRAIN: (box.training_experience, box.training_treasure, 0),
        Verb.NECROMANCY: (box.necromancy_experience, 0, 1),
        Verb.TRAP: (box.trap_experience, 0, 0),
        Verb.DRAGON: (box.dragon_experience, 0, 1),
        Verb.ASSASSIN: (0, box.assassin_treasure, 1),
        Verb.DODGE: (box.dodge_experience, 0, 0),
        Verb.EMPOWER: (box.dodge_experience, 0, 1),
    }[verb]
    short = []
    if hero.experience_count < experience:
        short.append(f"{hero.experience_count or 'no'} Experience")
    if _treasure_value(scene) < treasure:
        short.append(_treasure(scene))
    if hero.magic < magic:
        short.append("no Magic Item")
    return f"you have {' and '.join(short)}" if short else ""


def _nothing_to_gain(verb: Verb) -> str:
    return "none of your Experience would raise your Level" if verb == Verb.TRAIN else "no Monster there would raise your Level"


def _treasure_value(scene: Scene) -> int:
    hero = scene.s.heroes[scene.s.actor]
    return sum(faces(scene.game)[card].strength * number for card, number in pile(hero.treasure, TREASURE))


def _treasure(scene: Scene) -> str:
    return f"{_treasure_value(scene) or 'no'} Treasure"
