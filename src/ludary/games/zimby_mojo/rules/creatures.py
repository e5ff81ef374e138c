"""Creatures and the tiles they stand on: what every chapter needs to know of them.

Nothing here pushes duties or draws chance. Locks are kept as directions on both creatures (on the
foe alone if it fights the King); whoever leaves a tile is locked with nobody.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, DIRECTIONS, NOWHERE, SEATS
from ludary.games.zimby_mojo.state import CREATURES, Creature, Kind, State
from ludary.kit import rule
from ludary.kit.grid import lowest


@rule
def opposite(direction: int) -> int:
    """The direction back; the diagonal side between shrine and gray tile is its own."""
    return direction if direction == DIRECTIONS - 1 else (direction + 2) % (DIRECTIONS - 1)


@rule
def absent(c: Creature) -> bool:
    """Tell whether a creature that an entry of the agenda names has left the main board."""
    return c.kind == Kind.NONE or c.tile == NOWHERE


@rule
def creature_on(s: State, tile: int) -> int:
    """The creature on a tile, or NOWHERE."""
    return s.at[tile] - 1


@rule
def neighbour(box: Box, s: State, creature: int, direction: int) -> int:
    """The creature next door in this direction, or NOWHERE."""
    tile = box.next[s.creatures[creature].tile, direction]
    return NOWHERE if tile == NOWHERE else s.at[tile] - 1


@rule
def direction_to(box: Box, tile: int, other: int) -> int:
    """The direction from a tile to an adjacent one, or NOWHERE if they do not share a side."""
    for direction in range(DIRECTIONS):
        if box.next[tile, direction] == other:
            return direction
    return NOWHERE


@rule
def new_creature(s: State, kind: int, owner: int, tile: int) -> int:
    """Set a creature without tokens on an empty tile; returns its number."""
    creature = 0
    while creature < CREATURES - 1 and s.creatures[creature].kind != Kind.NONE:
        creature += 1
    c = s.creatures[creature]
    c.kind = kind
    c.owner = owner
    c.tile = tile
    s.at[tile] = creature + 1
    if creature >= s.creature_count:
        s.creature_count = creature + 1
    return creature


@rule
def clear_locks(box: Box, s: State, creature: int) -> None:
    """The creature is combat locked with nobody any more, nor anybody with it; who is left without
    a lock may attack again.
    """
    c = s.creatures[creature]
    if c.locks == 0 and c.kind != Kind.KING:  # only the King's foes have a lock that he has not
        return
    for direction in range(DIRECTIONS):
        other = neighbour(box, s, creature, direction)
        if other != NOWHERE:
            unlock(s.creatures[other], opposite(direction))
    if c.locks != 0:
        c.locks = 0
        c.attacked = 0


@rule
def unlock(c: Creature, direction: int) -> None:
    """Attack timing: a creature that leaves combat may attack again this turn."""
    if (c.locks >> direction) & 1:
        c.locks &= ~(1 << direction)
        if c.locks == 0:
            c.attacked = 0


@rule
def lock(box: Box, s: State, creature: int, other: int) -> None:
    """Combat lock after an exchange that killed neither; the King is never locked, and nobody over
    a corner.
    """
    direction = direction_to(box, s.creatures[creature].tile, s.creatures[other].tile)
    if direction == NOWHERE:
        return
    if s.creatures[creature].kind != Kind.KING:
        s.creatures[creature].locks |= 1 << direction
    if s.creatures[other].kind != Kind.KING:
        s.creatures[other].locks |= 1 << opposite(direction)


@rule
def lift(box: Box, s: State, creature: int) -> None:
    """Take a creature off its tile, to set it down elsewhere with `put_down` or free its row with
    `free`.
    """
    c = s.creatures[creature]
    clear_locks(box, s, creature)
    s.at[c.tile] = 0
    c.tile = NOWHERE


@rule
def put_down(s: State, creature: int, tile: int) -> None:
    s.creatures[creature].tile = tile
    s.at[tile] = creature + 1


@rule
def keep_locked(box: Box, s: State, king: int, tile: int) -> None:
    """Keep creatures locked with the King locked if his next tile is beside them, too."""
    for direction in range(DIRECTIONS):
        other = neighbour(box, s, king, direction)
        if other != NOWHERE and (s.creatures[other].locks >> opposite(direction)) & 1:
            towards = direction_to(box, s.creatures[other].tile, tile)
            if towards != NOWHERE:
                s.creatures[other].locks |= 1 << towards


@rule
def shift(box: Box, s: State, creature: int, tile: int) -> None:
    """Move a creature onto an empty tile; effects of the tile are `ARRIVE`'s."""
    if s.creatures[creature].kind == Kind.KING:
        keep_locked(box, s, creature, tile)
    lift(box, s, creature)
    put_down(s, creature, tile)


@rule
def swap(box: Box, s: State, creature: int, other: int) -> None:
    """Two creatures change places."""
    here, there = s.creatures[creature].tile, s.creatures[other].tile
    lift(box, s, creature)
    lift(box, s, other)
    put_down(s, creature, there)
    put_down(s, other, here)


@rule
def free(s: State, creature: int) -> None:
    """Blank the row of a creature that has been lifted."""
    c = s.creatures[creature]
    c.kind = Kind.NONE
    c.owner = 0
    c.tile = 0
    c.crown = 0
    c.locks = 0
    c.attacked = 0
    c.bonus = 0
    c.asleep = 0
    for tribe in range(SEATS):
        c.active[tribe] = 0
        c.depleted[tribe] = 0
    while s.creature_count > 0 and s.creatures[s.creature_count - 1].kind == Kind.NONE:
        s.creature_count -= 1


@rule
def of_tribe(c: Creature, tribe: int) -> int:
    """Zimbies of one tribe in a column."""
    return c.active[tribe] + c.depleted[tribe]


@rule
def tokens_in(c: Creature) -> int:
    """Zimbies in a column, or thugs in theirs; 1 for zombies and the King."""
    if c.kind == Kind.THUGS:
        return thugs_in(c)
    if c.kind != Kind.ZIMBIES:
        return 1
    total = 0
    for tribe in range(SEATS):
        total += of_tribe(c, tribe)
    return total


@rule
def thugs_in(c: Creature) -> int:
    total = 0
    for thug in range(CORNERS):
        total += (c.owner >> thug) & 1
    return total


@rule
def tribes_in(c: Creature) -> int:
    """The tribes in a column, as bits."""
    tribes = 0
    for tribe in range(SEATS):
        tribes |= int(of_tribe(c, tribe) > 0) << tribe
    return tribes


@rule
def tribe_count(c: Creature) -> int:
    total = 0
    for tribe in range(SEATS):
        if of_tribe(c, tribe) > 0:
            total += 1
    return total


@rule
def sole_tribe(c: Creature) -> int:
    """The tribe of a single-tribe column, or NOWHERE."""
    tribes = tribes_in(c)
    return lowest(tribes) if tribes != 0 and tribes & (tribes - 1) == 0 else NOWHERE


@rule
def controls(c: Creature, seat: int) -> bool:
    """Tell whether `seat` controls the creature on its own turn."""
    if c.kind == Kind.ZIMBIES:
        return of_tribe(c, seat) > 0
    return c.kind == Kind.ZOMBIE and c.owner == seat


@rule
def all_active(c: Creature) -> bool:
    """Tell whether the creature may act: a column only if all its tokens are active."""
    if c.kind == Kind.ZOMBIE:
        return c.asleep == 0
    depleted = 0
    for tribe in range(SEATS):
        depleted |= int(c.depleted[tribe])
    return depleted == 0


@rule
def figure(c: Creature) -> int:
    """A creature as events name it where a seat would stand: below NOWHERE, from its kind and whose
    its tokens are.
    """
    return figure_of(c.kind, tribes_in(c) if c.kind == Kind.ZIMBIES else c.owner)


@rule
def figure_of(kind: int, owners: int) -> int:
    """The figure of a kind of creature: zimbies by their tribes as bits, thugs by theirs, a zombie
    by its owner.
    """
    return NOWHERE - 1 - (kind << SEATS) - owners


@rule
def thugs_in_play(s: State) -> int:
    """Thugs on the main board: what the King's brutality goes by."""
    total = 0
    for thug in range(CORNERS):
        if s.thugs[thug].creature != NOWHERE:
            total += 1
    return total


@rule
def allied(c: Creature, other: Creature) -> bool:
    """Two zimby columns that share a tribe, or two of the King's."""
    if c.kind == Kind.ZIMBIES and other.kind == Kind.ZIMBIES:
        return (tribes_in(c) & tribes_in(other)) != 0
    return c.kind >= Kind.THUGS and other.kind >= Kind.THUGS
