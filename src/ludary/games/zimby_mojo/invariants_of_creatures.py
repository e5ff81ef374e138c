"""The invariants of creatures: where they stand, what is in them, whom they fight, and who is on
the move.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE, SEATS
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.agenda import top
from ludary.games.zimby_mojo.rules.creatures import (
    controls,
    neighbour,
    of_tribe,
    opposite,
    tokens_in,
    tribe_count,
)
from ludary.games.zimby_mojo.rules.npc.foes import is_foe
from ludary.games.zimby_mojo.rules.npc.zombies import zombies_of
from ludary.games.zimby_mojo.state import Creature, Kind, Phase, State
from ludary.kit import rule


@rule
def awaited(s: State, duty: int) -> bool:
    """Tell whether a duty of this kind lies on the agenda."""
    for at in range(s.agenda_count):
        if s.agenda[at].duty == duty:
            return True
    return False


@rule
def tiles_agree(box: Box, s: State) -> bool:
    standing, at = 0, s.at
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind != Kind.NONE:
            standing += 1
            if c.tile < 0 or c.tile >= box.tile_count or at[c.tile] != creature + 1:
                return False
    for tile in range(box.tile_count):
        standing -= at[tile] != 0
    return standing == 0


@rule
def column_is_sound(box: Box, s: State, c: Creature) -> bool:
    if tokens_in(c) == 0:
        return False
    if tribe_count(c) > box.tribes_limit and not awaited(s, Duty.CROWD):
        return False
    for tribe in range(SEATS):
        if of_tribe(c, tribe) > box.tribe_limit and not awaited(s, Duty.CROWD):
            return False
    return True


@rule
def kind_is_sound(box: Box, s: State, c: Creature) -> bool:
    """Only columns of zimbies hold zimbies, only zombies belong to a shaman, and each shaman has so
    many of them at most.
    """
    if c.kind == Kind.ZIMBIES or c.kind == Kind.NONE:
        return c.owner == 0
    for tribe in range(SEATS):
        if of_tribe(c, tribe) != 0:
            return False
    return c.kind != Kind.ZOMBIE or (
        c.owner < s.seats and zombies_of(s, c.owner) <= box.zombie_limit
    )


@rule
def thug_is_somewhere(s: State, thug: int) -> bool:
    """His creature is a column of thugs that names him, and no other one does."""
    mine = s.thugs[thug].creature
    if mine != NOWHERE and (s.creatures[mine].kind != Kind.THUGS or s.thugs[thug].ready):
        return False
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.THUGS and ((c.owner >> thug) & 1 == 1) != (creature == mine):
            return False
    return True


@rule
def crown_is_somewhere(s: State) -> bool:
    kings, bearers = 0, 0
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        kings += c.kind == Kind.KING
        if c.crown != 0:
            bearers += 1
            if (
                creature != s.bearer
                or (c.kind == Kind.ZIMBIES and of_tribe(c, c.crown - 1) == 0)
                or c.kind == Kind.ZOMBIE
            ):
                return False
    lying = int(s.crown_tile != NOWHERE)
    agreed = kings == (s.king != NOWHERE) and bearers == (s.bearer != NOWHERE)
    return kings + bearers + lying == 1 and agreed and (s.king != NOWHERE) == (s.burden == NOWHERE)


@rule
def locks_are_mutual(box: Box, s: State, creature: int) -> bool:
    c = s.creatures[creature]
    for direction in range(DIRECTIONS):
        if (c.locks >> direction) & 1:
            other = neighbour(box, s, creature, direction)
            if other == NOWHERE or c.kind == Kind.KING:
                return False
            foe = s.creatures[other]
            if not is_foe(c, foe):
                return False
            if foe.kind != Kind.KING and (foe.locks >> opposite(direction)) & 1 == 0:
                return False
    return True


@rule
def mover_is_sound(s: State) -> bool:
    """Whoever is on the move, or has been chosen to act, is its shaman's; and no more walk out of a
    column than can.
    """
    if s.phase == Phase.CREATURE:
        return s.chosen != NOWHERE and controls(s.creatures[s.chosen], s.actor)
    if s.phase != Phase.STEP:
        return True
    walk = top(s)
    if (
        walk.duty != Duty.WALK
        or walk.creature == NOWHERE
        or not controls(s.creatures[walk.creature], walk.seat)
    ):
        return False
    c = s.creatures[walk.creature]
    if walk.zimbies == 0:
        return True
    return (
        walk.zimbies <= c.active[walk.seat]
        and walk.zimbies < tokens_in(c)
        and (walk.takes_crown == 0 or c.crown == 1 + walk.seat)
    )
