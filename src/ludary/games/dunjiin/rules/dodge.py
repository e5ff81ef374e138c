"""Dodge and Empowered Dodge: sliding a Monster over to somebody else."""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import FAIRY, MAGIC, NO_CARD
from ludary.games.dunjiin.rules.payment import bill
from ludary.games.dunjiin.state import FACE_DOWN, Hero, Phase, State
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import rule


@rule
def may_be_dodged(box: Box, s: State, hero: Hero) -> bool:
    # Set Trap: no dodging while the Dunjiin is trapped. The Death Fairy cannot be dodged, unless a
    # Premonition shows
    # her behind another first card
    if s.traps > 0 or s.hand[0] == FAIRY or s.face_down_count + box.dodge_experience > FACE_DOWN:
        return False
    return hero.experience_count >= box.dodge_experience


@rule
def can_dodge(box: Box, s: State, hero: Hero) -> bool:
    # Empowered Dodge: once empowered, it takes a Magic Item to dodge again
    return may_be_dodged(box, s, hero) and not s.empowered


@rule
def can_empower(box: Box, s: State, hero: Hero) -> bool:
    return may_be_dodged(box, s, hero) and hero.magic > 0


@rule
def is_target(s: State, seat: int) -> bool:
    """Any other living player."""
    return seat != s.actor and s.heroes[seat].fell == 0


@rule
def open_first(s: State) -> int:
    """The Monster's first card, or NO_CARD while it lies face down."""
    return s.hand[0] if s.hand_up > 0 else NO_CARD


@rule
def dodge(box: Box, s: State, target: int) -> None:
    tell.dodges(s, s.actor, target, open_first(s))
    bill(s, Verb.DODGE, target, box.dodge_experience, 0)


@rule
def empower(box: Box, s: State, target: int) -> None:
    tell.empowers(s, s.actor, target, open_first(s))
    s.heroes[s.actor].magic -= 1
    s.pledged_magic += 1
    s.empowered = 1
    tell.pays(s, s.actor, MAGIC)
    bill(s, Verb.EMPOWER, target, box.dodge_experience, 0)


@rule
def slide_over(box: Box, s: State, target: int) -> None:
    """The target faces the Monster now: its first card is open, the rest of a scried one stays
    hidden.
    """
    s.facing = target
    s.actor = target
    s.phase = Phase.DODGED
    if s.hand_up == 0:
        s.hand_up = 1
        tell.turns_up(s, target, s.hand[0])
    hero = s.heroes[target]
    if not (can_dodge(box, s, hero) or can_empower(box, s, hero)):
        s.phase = Phase.FIGHT
