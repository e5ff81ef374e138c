"""Obstacles: what lies on a tile besides creatures, and what that does to whoever moves, fights or
looks.

`s.growth[tile]` holds the conjured obstacles by side, and the Crown's luck with the tile this turn:
three bits count deadly vines with the A side up, three those with the B side up, then come a bit
for each side of entangling vines and of darkness. Blood thickets and blood vines are printed on the
map; `s.overgrowth` says how far they have withered.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, Growth
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import roll, rule

MOST_DEADLY = 7  # of a side on one tile
DEADLY_B = 3  # how far to shift for the counts of the B side
ENTANGLING_A, ENTANGLING_B, DARK_A, DARK_B, LUCKY, UNLUCKY = (1 << bit for bit in range(6, 12))
A_SIDES = MOST_DEADLY | ENTANGLING_A | DARK_A
LUCK = LUCKY | UNLUCKY
GONE = 2  # s.overgrowth
VINE_SIDES = 3  # Blood Vines: 1d3 wounds


@rule
def deadly(s: State, tile: int) -> int:
    """Tokens of deadly vines on a tile."""
    growth = s.growth[tile]
    return (growth & MOST_DEADLY) + ((growth >> DEADLY_B) & MOST_DEADLY)


@rule
def is_entangled(s: State, tile: int) -> bool:
    return (s.growth[tile] & (ENTANGLING_A | ENTANGLING_B)) != 0


@rule
def is_dark(s: State, tile: int) -> bool:
    return (s.growth[tile] & (DARK_A | DARK_B)) != 0


@rule
def is_thicket(box: Box, s: State, tile: int) -> bool:
    return s.overgrowth < GONE and box.kings_growth[tile] == Growth.THICKET


@rule
def is_vines(box: Box, s: State, tile: int) -> bool:
    """Tell whether blood vines grow here."""
    return s.overgrowth < GONE and box.kings_growth[tile] == Growth.VINES


@rule
def is_misty(box: Box, s: State, tile: int) -> bool:
    """Blood mist: the King's tile, and further out until the end of the turn in which a Ritual of
    Blood was cast.
    """
    return tile == box.mist or (s.mist != NOWHERE and box.beyond[tile] <= s.mist)


@rule
def is_warded(box: Box, s: State, tile: int) -> bool:
    ward = box.ward_at[tile]
    return ward != NOWHERE and ((s.wards >> ward) & 1) != 0


@rule
def enterable(box: Box, s: State, tile: int) -> bool:
    """Tell whether anybody can enter: nobody can enter or leave thickets, nor pass a ward."""
    return box.open_ground[tile] != 0 or not (is_thicket(box, s, tile) or is_warded(box, s, tile))


@rule
def blocks_sight(box: Box, s: State, tile: int) -> bool:
    """-LOS: no line goes on beyond the tile, and creatures on it cannot channel; the tile itself
    may be a target.
    """
    return is_misty(box, s, tile) or is_dark(s, tile) or not enterable(box, s, tile)


@rule
def no_combat(box: Box, s: State, tile: int) -> bool:
    """-CBT: creatures on the tile may neither attack nor be attacked."""
    return is_dark(s, tile) or is_thicket(box, s, tile)


@rule
def any_obstacle(box: Box, s: State, tile: int) -> bool:
    conjured = (s.growth[tile] & ~LUCK) != 0
    return (
        conjured
        or is_misty(box, s, tile)
        or (s.overgrowth < GONE and box.kings_growth[tile] != Growth.NONE)
    )


@rule
def unhindered(s: State, creature: int) -> bool:
    """Tell whether the Crown has proved stronger than the obstacles of the creature's tile this
    turn.
    """
    wears = creature == s.bearer or creature == s.king
    return wears and (s.growth[s.creatures[creature].tile] & LUCKY) != 0


@rule
def blind(s: State, creature: int) -> bool:
    """Tell whether darkness decides where the creature comes out; zombies ignore it."""
    c = s.creatures[creature]
    return c.kind != Kind.ZOMBIE and is_dark(s, c.tile) and not unhindered(s, creature)


@rule
def held(s: State, creature: int) -> bool:
    """Tell whether entangling vines keep the creature on its tile; zombies ignore them."""
    c = s.creatures[creature]
    return c.kind != Kind.ZOMBIE and is_entangled(s, c.tile) and not unhindered(s, creature)


@rule
def calm(box: Box, s: State, c: Creature) -> bool:
    """Tell whether an obstacle keeps the creature from attacking; zombies ignore darkness."""
    if c.kind == Kind.ZOMBIE:
        return is_thicket(box, s, c.tile)
    return no_combat(box, s, c.tile) and not unhindered(s, s.at[c.tile] - 1)


@rule
def mist_wounds(box: Box, s: State, tile: int) -> int:
    return 1 if is_misty(box, s, tile) else 0


@rule
def vine_wounds(box: Box, s: State, tile: int) -> int:
    """Deadly Vines: together with blood vines a single source of wounds.

    Rolls the die of the blood vines.
    """
    wounds = deadly(s, tile)
    if is_vines(box, s, tile):
        wounds += roll(s, VINE_SIDES)
    return wounds


@rule
def wounds_of(box: Box, s: State, tile: int) -> int:
    """The wounds of a creature that is still on the tile at wrap-up."""
    return mist_wounds(box, s, tile) + vine_wounds(box, s, tile)


@rule
def can_grow(box: Box, s: State, tile: int) -> bool:
    """Tell whether obstacles can be conjured here: neither in the heart of the blood mist nor on a
    ward.
    """
    return tile != box.mist and not is_warded(box, s, tile)


@rule
def add_growth(s: State, tile: int, effect: int) -> None:
    """A conjured obstacle comes into play with its A side up: Effect.DEADLY, ENTANGLE or DARKEN."""
    growth = s.growth[tile]
    if effect == Effect.ENTANGLE:
        growth |= ENTANGLING_A
    elif effect == Effect.DARKEN:
        growth |= DARK_A
    elif (growth & MOST_DEADLY) < MOST_DEADLY:
        growth += 1
    s.growth[tile] = growth
    tell.grows(s, NOWHERE, tile, effect)


@rule
def clear_growth(s: State, tile: int) -> None:
    """All conjured obstacles go."""
    s.growth[tile] &= LUCK
    tell.cleared(s, NOWHERE, tile)


@rule
def move_growth(s: State, tile: int, other: int) -> None:
    """The conjured obstacles of a tile go over to another, to those that lie there; the Crown's
    luck is for neither.
    """
    here, there = s.growth[tile], s.growth[other]
    both = (here | there) & ~(LUCK | MOST_DEADLY | (MOST_DEADLY << DEADLY_B))
    for shift in (0, DEADLY_B):
        tokens = ((here >> shift) & MOST_DEADLY) + ((there >> shift) & MOST_DEADLY)
        both |= (tokens if tokens < MOST_DEADLY else MOST_DEADLY) << shift
    s.growth[tile] = 0
    s.growth[other] = both


@rule
def age(box: Box, s: State) -> None:
    """Refresh: obstacles that show their B side go, then the others turn to it; so with the King's
    once he has died.
    """
    for tile in range(box.tile_count):
        growth = s.growth[tile] & A_SIDES
        counts = (growth & MOST_DEADLY) << DEADLY_B
        s.growth[tile] = counts | ((growth & ~MOST_DEADLY) << 1)
    if s.kings_dead and s.overgrowth < GONE:
        s.overgrowth += 1
        tell.withers(s, NOWHERE, s.overgrowth)


@rule
def forget_luck(s: State) -> None:
    """The Crown is tried anew on each tile in the next turn."""
    for tile in range(len(s.growth)):
        s.growth[tile] &= ~LUCK
