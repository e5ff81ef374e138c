"""Striking forces: how likely a shaman's zimbies are to kill a foe, and what it costs them to get
there.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ALL_CORNERS, KINDS, NOWHERE
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.judge.ways import ease, home_of, mojo_ahead, to_the_sanctum, walk_cost
from ludary.games.zimby_mojo.rules.creatures import (
    of_tribe,
    thugs_in,
    thugs_in_play,
    tokens_in,
    tribe_count,
    tribes_in,
)
from ludary.games.zimby_mojo.rules.movement.columns import zimbies_brutality
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.rules.obstacles import blind, held
from ludary.games.zimby_mojo.rules.scrolls.incantations import chanted, chanted_on
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import rule

SHARES = (
    36.0,
    36.0,
    35.0,
    33.0,
    30.0,
    26.0,
    21.0,
    15.0,
    10.0,
    6.0,
    3.0,
    1.0,
    0.0,
)  # of 36: the difference of two dice is at least -6, -5 ...
LATER = 0.75  # of a blow that is not struck now
STRIKES = 3  # zimbies that strike best together
STARTING = 1.0  # mojo more than for those who are on their way
PARTING = 2.0  # mojo for leaving a column first
LOCKED, HELD, BLIND = 4.0, 5.0, 2.0  # mojo for those in combat, in entangling vines, in the dark
BOOST = 3  # most brutality from scrolls that is counted on
BOOSTED = 0.7  # how much of it


@rule
def at_least(need: float) -> float:
    """The chance that one die beats another by at least so much; between whole numbers in
    between.
    """
    if need <= -6.0:
        return 1.0
    if need >= 6.0:
        return 0.0
    low = int(need + 6.0)
    part = need + 6.0 - low
    return (SHARES[low] * (1.0 - part) + SHARES[low + 1] * part) / 36.0


@rule
def brutality_with(box: Box, own: int, others: int) -> int:
    """Attacking brutality of so many of one's own in a column with so many other tribes, after a
    meal if alone.
    """
    if others > 0 or own == 0:
        return own + others
    eaten = min(box.devour_limit, own - 1)
    return own - eaten + eaten * box.devour_brutality


@rule
def boost(box: Box, s: State, seat: int) -> float:
    """Brutality that scrolls in hand may add."""
    total = 0
    for card in range(KINDS):
        if (
            s.shamans[seat].hand[card] > 0
            and box.kinds[card].effect == Effect.BRUTALITY
            and box.kinds[card].amount > 0
        ):
            total += box.kinds[card].amount
    return BOOSTED * min(total, BOOST) + chanted(box, s, seat, Effect.DRUMS)


@rule
def kill_chance(box: Box, s: State, brutality: float, foe: int) -> float:
    """The chance of one attack of such brutality to kill all of this creature."""
    c = s.creatures[foe]
    if c.kind == Kind.KING:
        return at_least(box.king_vitality - brutality + box.king_brutality + thugs_in_play(s))
    if c.kind == Kind.THUGS:
        thugs = thugs_in(c)
        return at_least(box.thug_vitality * thugs - brutality + 1 + box.thug_brutality * thugs)
    if c.kind == Kind.ZOMBIE:
        return at_least(box.zombie_vitality - brutality + box.zombie_brutality)
    return at_least(
        tokens_in(c)
        - brutality
        + zimbies_brutality(box, c)
        + chanted_on(box, s, tribes_in(c), Effect.HIDES)
    )


@rule
def threat(box: Box, s: State, seat: int, extra: float) -> float:
    """Rate the shaman's best force against the King, from 0 to 1; `extra` is the mojo to open a
    ward.
    """
    tile, best, more = s.creatures[s.king].tile, 0.0, boost(box, s, seat)
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and c.active[seat] > 0:
            best = max(best, force(box, s, seat, creature, tile, extra, more))
    return max(best, reserve(box, s, seat, tile, extra, more))


@rule
def force(
    box: Box, s: State, seat: int, creature: int, tile: int, extra: float, more: float
) -> float:
    """Rate the attack of one column: one's own part of it, or all of it with the tribes that it
    carries.
    """
    c = s.creatures[creature]
    own, others = c.active[seat], tribe_count(c) - 1
    alone, hindrance = brutality_with(box, own, 0) + more, hindered(box, s, creature)
    if others > 0 and s.wards != ALL_CORNERS:
        hindrance += PARTING
    best = kill_chance(box, s, alone, s.king) * ease(
        hindrance + approach(box, s, c.tile, tile, own, extra)
    )
    if others == 0:
        return best
    together = kill_chance(box, s, own + others + more, s.king)
    return max(best, together * ease(approach(box, s, c.tile, tile, tokens_in(c), extra)))


@rule
def hindered(box: Box, s: State, creature: int) -> float:
    """Mojo for what keeps a column where it is."""
    mojo = LOCKED if s.creatures[creature].locks else 0.0
    if held(s, creature):
        mojo += HELD
    return mojo + (BLIND if blind(s, creature) else 0.0)


@rule
def approach(box: Box, s: State, start: int, tile: int, zimbies: int, extra: float) -> float:
    """Mojo to a tile beside one in the sanctum, through a ward that is open or that has to be
    opened first.
    """
    steps = max(0, steps_between(box, s, start, tile) - 1)
    mojo = walk_cost(box, steps, zimbies)
    if s.shrines == 0:
        return mojo
    steps = max(0, to_the_sanctum(box, s, start, tile) - 1)
    return min(mojo, extra + walk_cost(box, steps, zimbies))


@rule
def reserve(box: Box, s: State, seat: int, tile: int, extra: float, more: float) -> float:
    """Rate the attack of zimbies of the tribal board that set out together."""
    home, shaman = home_of(box, s, seat), s.shamans[seat]
    zimbies = min(STRIKES, shaman.active + shaman.depleted)
    if home == NOWHERE or zimbies == 0:
        return 0.0
    chance = kill_chance(box, s, brutality_with(box, zimbies, 0) + more, s.king)
    return chance * ease(approach(box, s, home, tile, zimbies, extra + STARTING))


@rule
def hunt(box: Box, s: State, seat: int, foe: int, judged: int) -> float:
    """The chance that the shaman kills a creature in its next turn."""
    best, more, purse = 0.0, boost(box, s, seat), mojo_ahead(box, s, seat, judged)
    for creature in range(s.creature_count):
        if may_hunt(s, seat, creature, foe):
            best = max(
                best,
                blow(box, s, seat, creature, foe, more)
                * within_purse(to_foe(box, s, seat, creature, foe), purse),
            )
    return LATER * best


@rule
def may_hunt(s: State, seat: int, creature: int, foe: int) -> bool:
    """Tell whether it is the shaman's zombie, or has active zimbies of theirs and is not the foe's
    ally.
    """
    c = s.creatures[creature]
    if c.kind == Kind.ZOMBIE:
        return c.owner == seat and not c.asleep and s.creatures[foe].kind != Kind.ZOMBIE
    return (
        creature != foe
        and c.kind == Kind.ZIMBIES
        and c.active[seat] > 0
        and of_tribe(s.creatures[foe], seat) == 0
    )


@rule
def blow(box: Box, s: State, seat: int, creature: int, foe: int, more: float) -> float:
    """The chance of a zombie or the shaman's zimbies in a column to kill the foe, once they are
    beside it.
    """
    if s.creatures[creature].kind == Kind.ZOMBIE:
        return kill_chance(box, s, box.zombie_brutality + more, foe)
    return kill_chance(
        box, s, brutality_with(box, s.creatures[creature].active[seat], 0) + more, foe
    )


@rule
def to_foe(box: Box, s: State, seat: int, creature: int, foe: int) -> float:
    """Mojo for a zombie or the shaman's zimbies in a column to come beside the foe."""
    c = s.creatures[creature]
    steps = max(0, steps_between(box, s, c.tile, s.creatures[foe].tile) - 1)
    if c.kind == Kind.ZOMBIE:
        return steps / float(box.zombie_tiles)
    return hindered(box, s, creature) * min(1, steps) + walk_cost(box, steps, c.active[seat])


@rule
def within_purse(mojo: float, purse: int) -> float:
    """Value an aim that costs so much mojo: nearly 1 if the purse has it, less for each mojo that
    is missing.
    """
    if mojo <= purse:
        return 1.0 - 0.02 * mojo
    return max(0.0, 1.0 - 0.02 * purse) * 0.6 * ease(mojo - purse)
