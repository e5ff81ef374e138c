"""The ways of a mover, and what a payment for them costs: nothing here changes the table.

A mover is a whole column or zombie (`group` 0), or so many zimbies of a seat that walk out of a
column.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE
from ludary.games.zimby_mojo.duties import HOME, Entry
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import top
from ludary.games.zimby_mojo.rules.creatures import (
    absent,
    all_active,
    controls,
    creature_on,
    of_tribe,
    sole_tribe,
)
from ludary.games.zimby_mojo.rules.crown import burden
from ludary.games.zimby_mojo.rules.movement.columns import columns_fit, has_room_for, rate, weight
from ludary.games.zimby_mojo.rules.obstacles import blind, enterable, held, is_dark, is_thicket
from ludary.games.zimby_mojo.rules.payment import can_pay
from ludary.games.zimby_mojo.rules.scrolls.incantations import chanted
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import rule

ZOMBIE_COST = 1  # Using zombies: so many tiles per 1 mojo


@rule
def payment_price(box: Box, zimbies: int) -> int:
    """Mojo of one payment for a column that moves as so many zimbies."""
    return box.step_cost[rate(zimbies)]


@rule
def payment_tiles(box: Box, s: State, seat: int, zimbies: int) -> int:
    """Tiles of that payment, with the incantations on the shaman that pays; at least 1."""
    return max(1, box.step_tiles[rate(zimbies)] + chanted(box, s, seat, Effect.FEET))


@rule
def group_weight(box: Box, s: State, zimbies: int, crown: bool) -> int:
    """Zimbies as which a group moves."""
    return zimbies + burden(box, s) if crown else zimbies


@rule
def can_leave(box: Box, s: State, creature: int) -> bool:
    """Tell whether anything of it can leave its tile: combat locks, entangling vines and thickets
    hold all of it.
    """
    c = s.creatures[creature]
    return c.locks == 0 and not held(s, creature) and not is_thicket(box, s, c.tile)


@rule
def can_walk(box: Box, s: State, creature: int) -> bool:
    """Tell whether all of it may move: only active creatures do."""
    return all_active(s.creatures[creature]) and can_leave(box, s, creature)


@rule
def has_room(box: Box, s: State, creature: int, group: int, seat: int, tile: int) -> bool:
    """Tell whether the mover may step onto a tile that can be entered."""
    other = creature_on(s, tile)
    if other == NOWHERE:
        return True
    c, host = s.creatures[creature], s.creatures[other]
    if c.kind == Kind.ZOMBIE:
        return False
    if is_dark(s, tile):
        return group == 0  # the two swap tiles; a part of a column has none to swap
    if host.kind != Kind.ZIMBIES:
        return False
    return has_room_for(box, host, seat, group) if group > 0 else columns_fit(box, c, host)


@rule
def ways(box: Box, s: State, creature: int, group: int, seat: int, refused: int) -> int:
    """The ways of the mover, as bits of directions and HOME; in darkness the lowest one stands for
    any. `refused` are ruled out.
    """
    tile, bits = s.creatures[creature].tile, 0
    if blind(s, creature):
        return blind_way(box, s, creature, group)
    for direction in range(DIRECTIONS):
        other = box.next[tile, direction]
        if (
            other != NOWHERE
            and enterable(box, s, other)
            and has_room(box, s, creature, group, seat, other)
        ):
            bits |= 1 << direction
    if can_go_home(box, s, creature, group, seat):
        bits |= 1 << HOME
    return bits & ~refused


@rule
def blind_way(box: Box, s: State, creature: int, group: int) -> int:
    """Patch o' Darkness: the way out is random; one direction stands for them all."""
    bits = exits(box, s, creature, group)
    return bits & -bits


@rule
def exits(box: Box, s: State, creature: int, group: int) -> int:
    """The sides over which a mover may come out of the darkness; a part of a column needs an empty
    tile.
    """
    tile, bits = s.creatures[creature].tile, 0
    for direction in range(DIRECTIONS):
        other = box.next[tile, direction]
        if other != NOWHERE and enterable(box, s, other) and (group == 0 or s.at[other] == 0):
            bits |= 1 << direction
    return bits


@rule
def can_go_home(box: Box, s: State, creature: int, group: int, seat: int) -> bool:
    """Moving between boards: only one's own zimbies onto one's own tribal board."""
    c = s.creatures[creature]
    entry = box.entry_at[c.tile]
    if entry == NOWHERE or entry != s.shamans[seat].entry or c.kind != Kind.ZIMBIES:
        return False
    return group > 0 or sole_tribe(c) == seat


@rule
def can_set_out(box: Box, s: State, seat: int, zimbies: int) -> bool:
    """Tell whether so many zimbies could leave the tribal board on foot."""
    tile = box.stub[s.shamans[seat].entry]
    other = creature_on(s, tile)
    if other == NOWHERE:
        return True
    host = s.creatures[other]
    return (
        host.kind == Kind.ZIMBIES
        and not is_dark(s, tile)
        and has_room_for(box, host, seat, zimbies)
    )


@rule
def most_in_group(s: State, creature: int, seat: int) -> int:
    """Count one's active zimbies that can walk out of a column, which must keep some token."""
    c = s.creatures[creature]
    own = c.active[seat]
    return own - 1 if sole_tribe(c) == seat and c.depleted[seat] == 0 else own


@rule
def can_part(c: Creature, seat: int, zimbies: int, crown: int) -> bool:
    """Tell whether so many of a tribe can leave a column with the Crown, or without: its holder
    goes along if none of them stays.
    """
    held_by_own = c.crown == 1 + seat
    return held_by_own if crown else not held_by_own or zimbies < of_tribe(c, seat)


@rule
def can_still_walk(s: State, walk: Entry) -> bool:
    """Others may have acted since: tell whether those who walk are there, are their shaman's, and
    have the Crown that they were to take.
    """
    creature, seat = walk.creature, walk.seat
    if creature == NOWHERE or absent(s.creatures[creature]):
        return False
    if walk.zimbies == 0:
        return controls(s.creatures[creature], seat)
    return walk.zimbies <= most_in_group(s, creature, seat) and can_part(
        s.creatures[creature], seat, walk.zimbies, walk.takes_crown
    )


@rule
def walk_price(box: Box, s: State, creature: int) -> int:
    """Mojo of one payment for a whole column or zombie."""
    if s.creatures[creature].kind == Kind.ZOMBIE:
        return ZOMBIE_COST
    return payment_price(box, weight(box, s, creature))


@rule
def walk_tiles(box: Box, s: State, creature: int, seat: int) -> int:
    """Tiles of one payment for a whole column or zombie."""
    if s.creatures[creature].kind == Kind.ZOMBIE:
        return max(1, box.zombie_tiles + chanted(box, s, seat, Effect.FEET))
    return payment_tiles(box, s, seat, weight(box, s, creature))


@rule
def step_price(box: Box, s: State) -> int:
    """The mojo that the next tile costs the mover of the WALK on top of the agenda: 0 while tiles
    are left.
    """
    return 0 if top(s).tiles_left > 0 else next_price(box, s)


@rule
def next_price(box: Box, s: State) -> int:
    """The mojo of the next payment of the mover."""
    walk = top(s)
    if walk.zimbies > 0:
        return payment_price(box, group_weight(box, s, walk.zimbies, walk.takes_crown != 0))
    return walk_price(box, s, walk.creature)


@rule
def step_tiles(box: Box, s: State) -> int:
    """Tiles that the next payment of the mover buys."""
    walk = top(s)
    if walk.zimbies > 0:
        return payment_tiles(
            box, s, walk.seat, group_weight(box, s, walk.zimbies, walk.takes_crown != 0)
        )
    return walk_tiles(box, s, walk.creature, walk.seat)


@rule
def next_ways(box: Box, s: State) -> int:
    """The ways that the mover of the WALK on top can step, payment included, as bits."""
    walk = top(s)
    creature, group = walk.creature, walk.zimbies
    able = can_leave(box, s, creature) if group > 0 else can_walk(box, s, creature)
    if not able or (
        walk.tiles_left <= 0
        and (walk.prepaid or not can_pay(box, s, walk.seat, step_price(box, s)))
    ):
        return 0
    return ways(box, s, creature, group, walk.seat, walk.barred)
