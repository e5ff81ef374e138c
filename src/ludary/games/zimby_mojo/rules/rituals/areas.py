"""Rituals that strike an area of the main board: Blood, Discord, Portals, Terror."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, SEATS, RitualKind
from ludary.games.zimby_mojo.rules.bag import draw_tribe, draws_active
from ludary.games.zimby_mojo.rules.boards import add_home
from ludary.games.zimby_mojo.rules.creatures import figure, of_tribe, tokens_in
from ludary.games.zimby_mojo.rules.crown import crown_ignores
from ludary.games.zimby_mojo.rules.fights.wounds import deliver
from ludary.games.zimby_mojo.rules.movement.columns import expel
from ludary.games.zimby_mojo.rules.npc.paths import count_area, forget_paces
from ludary.games.zimby_mojo.rules.obstacles import is_misty
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import roll, rule


@rule
def roll_ritual(box: Box, s: State, ritual: int) -> int:
    """Roll the number of a ritual."""
    row = box.rituals[ritual]
    total = row.amount
    for _ in range(row.dice):
        total += roll(s, row.sides)
    tell.rite_roll(s, NOWHERE, ritual, total)
    return total


@rule
def blood(box: Box, s: State) -> None:
    """Ritual of Blood: the mist fills the sanctum and so many tiles beyond, through wards, and
    wounds who is caught in it.
    """
    s.mist = roll_ritual(box, s, RitualKind.BLOOD)
    tell.mist(s, NOWHERE, s.mist)
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if (
            c.kind != Kind.NONE
            and is_misty(box, s, c.tile)
            and not crown_ignores(box, s, creature, c.tile)
        ):
            deliver(box, s, creature, 1)


@rule
def discord(box: Box, s: State, quadrant: int) -> None:
    """Ritual of Discord: columns of zimbies in the quadrant expel all but one at random."""
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and box.quadrant[c.tile] == quadrant and tokens_in(c) > 1:
            spare_one(box, s, creature)


@rule
def spare_one(box: Box, s: State, creature: int) -> None:
    """All but one zimby go home, depleted; that one has the Crown if the column had it."""
    c = s.creatures[creature]
    spared = draw_tribe(s, c)
    if s.bearer == creature:
        c.crown = 1 + spared
    for tribe in range(SEATS):
        gone = of_tribe(c, tribe) - (tribe == spared)
        if gone > 0:
            keep_one(s, c, tribe, tribe == spared)
            tell.expels(s, tribe, c.tile, gone)
            add_home(box, s, tribe, 0, gone)


@rule
def keep_one(s: State, c: Creature, tribe: int, spared: bool) -> None:
    """Take all zimbies of a tribe off a column but one, if one is spared: a random one of those
    that are active or depleted.
    """
    stays_active = spared and draws_active(s, c, tribe)
    c.active[tribe] = int(stays_active)
    c.depleted[tribe] = int(spared and not stays_active)


@rule
def terror(box: Box, s: State, quadrant: int) -> None:
    """Ritual of Terror: all zimbies in the quadrant are depleted."""
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and box.quadrant[c.tile] == quadrant:
            for tribe in range(SEATS):
                c.depleted[tribe] = of_tribe(c, tribe)
                c.active[tribe] = 0
            tell.depletes(s, figure(c), c.tile)


@rule
def flush_portals(box: Box, s: State, portal: int) -> None:
    """Ritual of Portals: all creatures within so many tiles of the portal are expelled; the King
    cannot be.
    """
    reach = roll_ritual(box, s, RitualKind.PORTALS)
    count_area(box, s, box.portal[portal], reach)
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind != Kind.NONE and c.kind != Kind.KING and s.paces[c.tile] > 0:
            expel(box, s, creature)
    forget_paces(s)
