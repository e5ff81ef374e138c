"""The foes of creatures that nobody controls: of the King, thugs, and shambling zombies."""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE
from ludary.games.zimby_mojo.rules.creatures import allied, neighbour, opposite, unlock
from ludary.games.zimby_mojo.rules.labels import DIRECTION
from ludary.games.zimby_mojo.rules.npc.paths import one_of
from ludary.games.zimby_mojo.rules.obstacles import calm, no_combat
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import rule


@rule
def is_foe(c: Creature, other: Creature) -> bool:
    """Thugs fight zimbies and zombies, zombies all that live; the King's own do not fight each
    other.
    """
    return not allied(c, other) and not (c.kind == Kind.ZOMBIE and other.kind == Kind.ZOMBIE)


@rule
def foes_around(box: Box, s: State, creature: int) -> int:
    """The directions, as bits, in which the creature could attack somebody."""
    c, found = s.creatures[creature], 0
    if calm(box, s, c):
        return 0
    for direction in range(DIRECTIONS):
        other = neighbour(box, s, creature, direction)
        if (
            other != NOWHERE
            and is_foe(c, s.creatures[other])
            and can_be_hit(box, s, s.creatures[other].tile)
        ):
            found |= 1 << direction
    return found


@rule
def can_be_hit(box: Box, s: State, tile: int) -> bool:
    """Tell whether who stands on a tile can be attacked: nobody in thickets and in darkness."""
    return not no_combat(box, s, tile)


@rule
def foe_of(box: Box, s: State, creature: int) -> int:
    """The foe that it attacks: one that it is locked with before others, by chance among several;
    NOWHERE if there is none.
    """
    foes = foes_around(box, s, creature)
    locked = foes & s.creatures[creature].locks
    direction = one_of(s, locked if locked != 0 else foes, DIRECTION)
    return NOWHERE if direction == NOWHERE else neighbour(box, s, creature, direction)


@rule
def part_foes(box: Box, s: State, creature: int) -> None:
    """Locks end between a creature and those that it would not fight any more: allied columns, and
    zombies among each other.
    """
    c = s.creatures[creature]
    for direction in range(DIRECTIONS):
        if (c.locks >> direction) & 1:
            other = s.creatures[neighbour(box, s, creature, direction)]
            if not is_foe(c, other):
                unlock(c, direction)
                unlock(other, opposite(direction))
