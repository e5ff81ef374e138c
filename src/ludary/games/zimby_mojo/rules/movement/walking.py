"""Moving zimbies and zombies: a walk is paid for bit by bit, and goes on tile by tile.

The duty WALK carries it. What walks out of a column or off the tribal board parts from it with the first step; until then WALK
holds how many they are. Each payment is for just those who walk, and buys as many tiles as their number and burden allow.
"""

from ludary.core.events import tell
from ludary.core.fate import pick_bit
from ludary.core.rule import rule
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.rules.agenda import ask, pop, push, top
from ludary.games.zimby_mojo.rules.boards import add_home, take_active
from ludary.games.zimby_mojo.rules.creatures import absent, creature_on, new_creature, of_tribe
from ludary.games.zimby_mojo.rules.crown import can_pick_up
from ludary.games.zimby_mojo.rules.end import end_game
from ludary.games.zimby_mojo.rules.labels import DIRECTION
from ludary.games.zimby_mojo.rules.movement.columns import split, take_off
from ludary.games.zimby_mojo.rules.movement.joining import BEGUN, FREE, GROUP_CROWN, REFUSED
from ludary.games.zimby_mojo.rules.movement.ways import (
    can_leave,
    can_walk,
    exits,
    group_weight,
    payment_price,
    tiles,
    walk_price,
    walk_tiles,
    ways,
)
from ludary.games.zimby_mojo.rules.npc.foes import foes_around
from ludary.games.zimby_mojo.rules.npc.groping import stumble
from ludary.games.zimby_mojo.rules.obstacles import blind, is_dark
from ludary.games.zimby_mojo.rules.payment import can_pay
from ludary.games.zimby_mojo.state import HOME, Duty, Ending, Entry, Kind, Phase, State


@rule
def walk_whole(box: Box, s: State) -> None:
    """Move the chosen column or zombie."""
    push(s, Duty.WALK, s.chosen, 0, 0, s.actor)
    s.chosen = NOWHERE


@rule
def walk_group(box: Box, s: State, zimbies: int, crown: int) -> None:
    """Move so many of one's own zimbies out of the chosen column."""
    push(s, Duty.WALK, s.chosen, 0, 0, s.actor, zimbies + GROUP_CROWN * crown)
    s.chosen = NOWHERE


@rule
def leave_board(box: Box, s: State, zimbies: int) -> None:
    """So many zimbies leave the tribal board; the first tile of their payment is the one beside it."""
    seat = s.actor
    push(s, Duty.WALK, NOWHERE, tiles(box, s, seat, zimbies), 0, seat, zimbies)
    push(s, Duty.STEP, NOWHERE, 0, seat)
    push(s, Duty.PAY, seat, payment_price(box, zimbies))


@rule
def group_of(walk: Entry) -> int:
    """Zimbies that have still to part from their column; 0 if a whole creature walks."""
    return walk.e & ~GROUP_CROWN


@rule
def step_price(box: Box, s: State) -> int:
    """What the next tile costs the mover of the WALK on top of the agenda: 0 while tiles are left."""
    walk = top(s)
    if walk.b > 0:
        return 0
    group = group_of(walk)
    if group > 0:
        return payment_price(box, group_weight(box, s, group, walk.e >= GROUP_CROWN))
    return walk_price(box, s, walk.a)


@rule
def step_tiles(box: Box, s: State) -> int:
    """Tiles that the next payment of the mover buys."""
    walk = top(s)
    seat, group = walk.d, group_of(walk)
    if group > 0:
        return tiles(box, s, seat, group_weight(box, s, group, walk.e >= GROUP_CROWN))
    return walk_tiles(box, s, walk.a, seat)


@rule
def next_ways(box: Box, s: State) -> int:
    """Where the mover of the WALK on top can step, payment included, as bits."""
    walk = top(s)
    creature, group = walk.a, group_of(walk)
    able = can_leave(box, s, creature) if group > 0 else can_walk(box, s, creature)
    if not able or (walk.b <= 0 and (walk.c & FREE or not can_pay(box, s, walk.d, step_price(box, s)))):
        return 0
    return ways(box, s, creature, group, walk.d, walk.c // REFUSED)


@rule
def do_walk(box: Box, s: State, creature: int, left: int, flags: int, seat: int, group: int) -> None:
    """Ask for the next step, unless the walk is over."""
    if creature == NOWHERE or absent(s.creatures[creature]) or meets_living(box, s, creature):
        return
    push(s, Duty.WALK, creature, left, flags, seat, group)
    if next_ways(box, s) != 0 or can_take_crown(s, creature, flags, seat):
        ask(s, seat, Phase.STEP)
    else:
        pop(s)


@rule
def meets_living(box: Box, s: State, creature: int) -> bool:
    """Using zombies: one that meets a living creature must stop moving, and attack it."""
    return s.creatures[creature].kind == Kind.ZOMBIE and foes_around(box, s, creature) != 0


@rule
def can_take_crown(s: State, creature: int, flags: int, seat: int) -> bool:
    """Whether the mover has come upon the Crown, in its controller's turn."""
    return (flags & BEGUN) != 0 and s.turn_of == seat and can_pick_up(s, creature)


@rule
def halt_walk(box: Box, s: State) -> None:
    pop(s)


@rule
def step(box: Box, s: State, direction: int) -> None:
    """Pay, unless tiles are left, and go."""
    cost, walk = step_price(box, s), top(s)
    creature, seat = walk.a, walk.d
    if walk.b <= 0:
        walk.b = step_tiles(box, s)
    push(s, Duty.STEP, creature, direction, seat)
    if cost > 0:
        push(s, Duty.PAY, seat, cost)


@rule
def go_home(box: Box, s: State) -> None:
    step(box, s, HOME)


@rule
def do_step(box: Box, s: State, creature: int, direction: int, seat: int) -> None:
    """The step itself; below it lies its WALK."""
    if creature == NOWHERE:
        leave_tribal_board(box, s, seat)
    elif direction == HOME:
        come_home(box, s, creature, seat)
    elif blind(s, creature):
        leave_darkness(box, s, creature, seat)
    else:
        tile = box.next[s.creatures[creature].tile, direction]
        if creature_on(s, tile) != NOWHERE and not is_dark(s, tile):
            ask_to_join(s, creature, tile, seat)
        else:
            go_on(box, s, creature, tile, seat)


@rule
def ask_to_join(s: State, creature: int, tile: int, seat: int) -> None:
    tell(s, Happening.ASKS_TO_JOIN, seat, NOWHERE if creature == NOWHERE else s.creatures[creature].tile, tile)
    push(s, Duty.JOIN, creature, creature_on(s, tile), 0, seat)


@rule
def leave_tribal_board(box: Box, s: State, seat: int) -> None:
    """From the tribal board onto the tile beside it."""
    tile, walk = box.stub[s.shamans[seat].entry], top(s)
    if creature_on(s, tile) != NOWHERE:
        ask_to_join(s, NOWHERE, tile, seat)
        return
    zimbies = group_of(walk)
    creature = new_creature(s, Kind.ZIMBIES, 0, tile)
    s.creatures[creature].active[seat] = zimbies
    walk.a = creature
    walk.b -= 1
    walk.c = BEGUN
    walk.e = 0
    tell(s, Happening.LEAVES, seat, tile, zimbies)
    push(s, Duty.ARRIVE, creature)
    take_active(box, s, seat, zimbies)


@rule
def go_on(box: Box, s: State, creature: int, tile: int, seat: int) -> None:
    """Onto a tile that is empty, or whose darkness makes those on it swap."""
    walk, origin = top(s), s.creatures[creature].tile
    group = group_of(walk)
    walk.b -= 1
    walk.c = BEGUN | (walk.c & FREE)
    if group == 0:
        stumble(box, s, creature, tile, seat)
        return
    crown = walk.e >= GROUP_CROWN
    walk.e = 0
    tell(s, Happening.SPLITS, seat, origin, group)
    left = walk.b
    part = split(s, creature, seat, group, crown, tile)
    walk.a = part
    walk.b = left
    tell(s, Happening.MOVES, seat, origin, tile)
    push(s, Duty.ARRIVE, part)


@rule
def leave_darkness(box: Box, s: State, creature: int, seat: int) -> None:
    """Patch o' Darkness: out over a random side, and the rest of the movement is lost."""
    walk = top(s)
    direction = pick_bit(s, exits(box, s, creature, group_of(walk)), DIRECTION)
    walk.b = 1
    go_on(box, s, creature, box.next[s.creatures[creature].tile, direction], seat)


@rule
def come_home(box: Box, s: State, creature: int, seat: int) -> None:
    """Onto the tribal board, active; with the Crown, that wins the game."""
    c, group, crown = s.creatures[creature], group_of(top(s)), top(s).e >= GROUP_CROWN
    zimbies = group if group > 0 else of_tribe(c, seat)
    tell(s, Happening.COMES_HOME, seat, c.tile, zimbies)
    pop(s)
    if crown or (group == 0 and c.crown):
        end_game(s, Ending.CROWNED, seat)
        return
    if group > 0:
        c.active[seat] -= group
    else:
        take_off(box, s, creature)
    add_home(box, s, seat, zimbies, 0)
