"""Train / Level Up, and Necromancy: a better card for the Character."""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import MONSTERS, NO_CARD
from ludary.games.dunjiin.rules.deck import bury
from ludary.games.dunjiin.rules.level import are_alike, level_of, speaks_for_its_kind, update_level
from ludary.games.dunjiin.rules.payment import bill, give_magic, treasure_points
from ludary.games.dunjiin.state import CHARACTER, Hero, Phase, State
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import EVERYBODY, rule


@rule
def level_with(box: Box, hero: Hero, place: int, card: int) -> int:
    """Return the Level if `card` takes this place in the Character."""
    cards = hero.character
    first = card if place == 0 else cards[0]
    second = card if place == 1 else cards[1]
    third = card if place == 2 else cards[2]
    return level_of(box, first, second, third)


@rule
def is_raised_by(box: Box, hero: Hero, place: int, card: int) -> bool:
    return level_with(box, hero, place, card) > hero.level


@rule
def raises_level(box: Box, hero: Hero, card: int) -> bool:
    for place in range(CHARACTER):
        if is_raised_by(box, hero, place, card):
            return True
    return False


@rule
def can_afford_training(box: Box, hero: Hero) -> bool:
    # Train: 3 XP and 10 Treasure
    return (
        hero.experience_count >= box.training_experience
        and treasure_points(box, hero) >= box.training_treasure
    )


@rule
def can_afford_necromancy(box: Box, hero: Hero) -> bool:
    # Necromancy: 3 XP and 1 Magic Item, once per game
    return (
        hero.necromancy == 0
        and hero.magic > 0
        and hero.experience_count >= box.necromancy_experience
    )


@rule
def can_necromance(box: Box, s: State, hero: Hero, card: int) -> bool:
    """Tell whether the card is in The Graveyard, or will be because it is among the Experience that
    pays.
    """
    if not raises_level(box, hero, card):
        return False
    if buried_alike(box, s, card):
        return speaks_for_its_kind(box, s.graveyard, card)
    return box.necromancy_experience > 0 and speaks_for_its_kind(box, hero.experience, card)


@rule
def buried_alike(box: Box, s: State, card: int) -> bool:
    """Tell whether The Graveyard has a card that shows the same Monster."""
    for other in range(MONSTERS):
        if s.graveyard[other] > 0 and are_alike(box, card, other):
            return True
    return False


@rule
def leaves_for(box: Box, hero: Hero, place: int, card: int) -> bool:
    """Tell whether the card in this place may leave for `card`; of cards alike, the first one."""
    for earlier in range(place):
        if are_alike(box, hero.character[earlier], hero.character[place]):
            return False
    return is_raised_by(box, hero, place, card)


@rule
def choose_place(box: Box, s: State, purpose: int, card: int) -> None:
    """Ask which card of the Character leaves for `card`, if there is a choice."""
    s.purpose = purpose
    s.target = card
    s.phase = Phase.REPLACE
    hero = s.heroes[s.actor]
    only, choices = NO_CARD, 0
    for place in range(CHARACTER):
        if leaves_for(box, hero, place, card):
            only = hero.character[place]
            choices += 1
    if choices == 1:
        replace(box, s, only)


@rule
def replace(box: Box, s: State, old: int) -> None:
    hero = s.heroes[s.actor]
    place = 0
    while hero.character[place] != old or not is_raised_by(box, hero, place, s.target):
        place += 1
    hero.character[place] = s.target
    update_level(box, hero)
    s.phase = Phase.TURN
    if s.purpose == Verb.TRAIN:
        train_with(box, s, hero, old)
    else:
        raise_dead(box, s, hero, old)


@rule
def train_with(box: Box, s: State, hero: Hero, old: int) -> None:
    # Train: an Experience card changes places with a card of the Character, which may then be among
    # those discarded
    hero.experience[s.target] -= 1
    hero.experience[old] += 1
    tell.leaves(s, s.actor, old)
    tell.trains(s, s.actor, s.target, hero.level)
    bill(s, Verb.TRAIN, s.target, box.training_experience, box.training_treasure)


@rule
def raise_dead(box: Box, s: State, hero: Hero, old: int) -> None:
    # Necromancy: 1 Magic Item and 3 XP, then a Monster card of The Graveyard, those three included
    card = s.target
    price = box.necromancy_experience
    give_magic(s)
    if s.graveyard[card] > 0:
        s.graveyard[card] -= 1
    else:
        hero.experience[card] -= 1
        hero.experience_count -= 1
        price -= 1
        tell.spends(s, s.actor, card, EVERYBODY)
    bury(s, old, 1)
    hero.necromancy = 1
    tell.leaves(s, s.actor, old)
    tell.raises(s, s.actor, card, hero.level)
    bill(s, Verb.NECROMANCY, card, price, 0)
