"""Advanced actions, for Characters of Level 33: Set Trap, Summon Dragon, Hire Assassin."""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.rules.payment import bill, give_magic, treasure_points
from ludary.games.dunjiin.state import FACE_DOWN, HAND, Hero, Phase, State
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import rule

MOST_TRAPS = HAND - 9  # a Monster of nine shields and all Traps must fit on the table


@rule
def is_advanced(box: Box, hero: Hero) -> bool:
    # Advanced actions are for Level 33 Characters only
    return hero.level >= box.advanced_level


@rule
def can_set_trap(box: Box, s: State, hero: Hero) -> bool:
    room = s.traps < MOST_TRAPS and s.face_down_count + box.trap_experience <= FACE_DOWN
    return hero.experience_count >= box.trap_experience and room


@rule
def can_summon_dragon(box: Box, hero: Hero) -> bool:
    return hero.magic > 0 and hero.experience_count >= box.dragon_experience


@rule
def can_hire_assassin(box: Box, hero: Hero) -> bool:
    # Hire an Assassin: 1 Magic Item and 30 Treasure
    return hero.magic > 0 and treasure_points(box, hero) >= box.assassin_treasure


@rule
def set_trap(box: Box, s: State) -> None:
    bill(s, Verb.TRAP, 0, box.trap_experience, 0)


@rule
def trap_is_set(s: State) -> None:
    s.traps += 1
    s.phase = Phase.DONE
    tell.traps(s, s.active)


@rule
def summon_dragon(box: Box, s: State, target: int) -> None:
    tell.dragon(s, s.active, target)
    give_magic(s)
    bill(s, Verb.DRAGON, target, box.dragon_experience, 0)


@rule
def hire_assassin(box: Box, s: State, target: int) -> None:
    tell.assassin(s, s.active, target)
    give_magic(s)
    bill(s, Verb.ASSASSIN, target, 0, box.assassin_treasure)


@rule
def attack(s: State, target: int) -> None:
    """Five cards, laid open before the target, who must fight them."""
    s.summoned = 1
    s.facing = target
    s.phase = Phase.FIGHT
