"""Moving zimbies and zombies: a walk is paid for bit by bit, and goes on tile by tile.

The duty WALK carries it. What walks out of a column or off the tribal board parts from it with the
first step; until then WALK holds how many they are. Each payment is for just those who walk, and
buys as many tiles as their number and burden allow.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import BY_STEPS, HOME, Duty, Entry
from ludary.games.zimby_mojo.rules.agenda import (
    ask,
    carries_crown,
    forget_arrivals,
    has_goal,
    pop,
    push,
    push_arrival,
    push_payment,
    top,
)
from ludary.games.zimby_mojo.rules.boards import add_home, take_active
from ludary.games.zimby_mojo.rules.creatures import creature_on, new_creature, of_tribe
from ludary.games.zimby_mojo.rules.crown import can_pick_up
from ludary.games.zimby_mojo.rules.end import end_game
from ludary.games.zimby_mojo.rules.labels import DIRECTION
from ludary.games.zimby_mojo.rules.movement.columns import split, take_off
from ludary.games.zimby_mojo.rules.movement.going import (
    begin_walk,
    forget_goal,
    purse,
    send,
    way_there,
    within_reach,
)
from ludary.games.zimby_mojo.rules.movement.joining import hosts
from ludary.games.zimby_mojo.rules.movement.ways import (
    can_still_walk,
    exits,
    next_price,
    next_ways,
    payment_price,
    payment_tiles,
    step_price,
    step_tiles,
)
from ludary.games.zimby_mojo.rules.npc.foes import foes_around
from ludary.games.zimby_mojo.rules.npc.groping import stumble
from ludary.games.zimby_mojo.rules.obstacles import blind, is_dark
from ludary.games.zimby_mojo.rules.windows import crowns_window, open_window
from ludary.games.zimby_mojo.state import Ending, Kind, Phase, State
from ludary.kit import pick_bit, rule

NOT_ASKED, ASKED = range(
    2
)  # stages of WALK: whether the others have had their chance since it carries the Crown


@rule
def walk_whole(box: Box, s: State) -> None:
    """Move the chosen column or zombie, step by step: a goal could have been named instead."""
    begin_walk(s)
    top(s).target = BY_STEPS


@rule
def go(box: Box, s: State, target: int) -> None:
    """Send the mover, or the chosen creature, to a tile (1 + its number) or HOMEWARD."""
    if s.phase == Phase.CREATURE:
        begin_walk(s)
        send(box, s, target)
    else:
        send(box, s, target)
        steps_on(box, s, top(s))  # at once: a Crown that lies here stays


@rule
def walk_reach(box: Box, s: State) -> int:
    """The tiles that the mover of the WALK on top can go on, payments included."""
    walk = top(s)
    if walk.prepaid:
        return int(walk.tiles_left)
    return within_reach(
        purse(s, walk.seat), max(0, walk.tiles_left), next_price(box, s), step_tiles(box, s)
    )


@rule
def walk_group(box: Box, s: State, zimbies: int, crown: int) -> None:
    """Move so many of one's own zimbies out of the chosen column."""
    walk = push(s, Duty.WALK, s.chosen, s.actor)
    walk.zimbies = zimbies
    walk.takes_crown = crown
    s.chosen = NOWHERE


@rule
def leave_board(box: Box, s: State, zimbies: int) -> None:
    """Move so many zimbies to the tile beside the tribal board, the first of their payment; others
    there are asked before they pay.
    """
    seat, price, tile = s.actor, payment_price(box, zimbies), box.stub[s.shamans[s.actor].entry]
    walk = push(s, Duty.WALK, NOWHERE, seat)
    walk.tiles_left = payment_tiles(box, s, seat, zimbies)
    walk.zimbies = zimbies
    if s.at[tile] != 0 and hosts(s, creature_on(s, tile), seat) != 0:
        ask_to_join(s, NOWHERE, tile, seat)
        top(s).amount = price
    else:
        push(s, Duty.STEP, NOWHERE, seat)
        push_payment(s, seat, price)


@rule
def do_walk(box: Box, s: State, walk: Entry) -> None:
    """Ask for the next step, unless the walk is over; before the Crown sets out the others may
    act.
    """
    if not can_still_walk(s, walk) or meets_living(box, s, walk.creature):
        pop(s)
    elif carries_crown(s, walk) and walk.stage == NOT_ASKED:
        walk.stage = ASKED
        open_window(s, crowns_window(box, s, True), walk.creature, walk.seat)
    elif not has_goal(walk) or not goes_on(box, s, walk):
        ask_for_step(box, s)


@rule
def goes_on(box: Box, s: State, walk: Entry) -> bool:
    """Take the next step towards the goal, or end the walk there; tells whether it did, or else the
    shaman is asked.
    """
    comes_upon_crown = can_take_crown(s, walk)
    if not comes_upon_crown and steps_on(box, s, walk):
        return True
    there = s.creatures[walk.creature].tile == walk.target - 1 and not comes_upon_crown
    forget_goal(top(s))
    if there:
        pop(s)
    return there


@rule
def steps_on(box: Box, s: State, walk: Entry) -> bool:
    """Take the next step towards the goal; tells whether there is one."""
    direction = way_there(box, s, walk)
    if direction == NOWHERE or not (next_ways(box, s) >> direction) & 1:
        return False
    top(s).amount -= 1
    step(box, s, direction)
    return True


@rule
def ask_for_step(box: Box, s: State) -> None:
    if next_ways(box, s) != 0 or can_take_crown(s, top(s)):
        ask(s, top(s).seat, Phase.STEP)
    else:
        pop(s)


@rule
def meets_living(box: Box, s: State, creature: int) -> bool:
    """Using zombies: one that meets a living creature must stop moving, and attack it."""
    if not box.zombies_must:  # E-18
        return False
    return s.creatures[creature].kind == Kind.ZOMBIE and foes_around(box, s, creature) != 0


@rule
def can_take_crown(s: State, walk: Entry) -> bool:
    """Tell whether the mover has come upon the Crown, in its controller's turn."""
    return walk.begun != 0 and s.turn_of == walk.seat and can_pick_up(s, walk.creature)  # A15


@rule
def halt_walk(box: Box, s: State) -> None:
    pop(s)


@rule
def step(box: Box, s: State, direction: int) -> None:
    """Pay, unless tiles are left, and go."""
    cost, walk = step_price(box, s), top(s)
    if walk.tiles_left <= 0:
        walk.tiles_left = step_tiles(box, s)
    push(s, Duty.STEP, walk.creature, walk.seat).direction = direction
    if cost > 0:
        push_payment(s, walk.seat, cost)


@rule
def walk_on(box: Box, s: State, direction: int) -> None:
    """Go one step, and on by single steps until somebody answers."""
    top(s).target = BY_STEPS
    step(box, s, direction)


@rule
def do_step(box: Box, s: State, paid: Entry) -> None:
    """The step itself; below it lies its WALK."""
    creature, seat, direction = paid.creature, paid.seat, paid.direction
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
    other = creature_on(s, tile)
    if hosts(s, other, seat) != 0:  # one's own column lets everybody of the tribe in
        tell.asks_to_join(
            s, seat, NOWHERE if creature == NOWHERE else s.creatures[creature].tile, tile
        )
    push(s, Duty.JOIN, creature, seat).other = other


@rule
def leave_tribal_board(box: Box, s: State, seat: int) -> None:
    """Step from the tribal board onto the tile beside it."""
    tile, walk = box.stub[s.shamans[seat].entry], top(s)
    if creature_on(s, tile) != NOWHERE:
        ask_to_join(s, NOWHERE, tile, seat)
        return
    zimbies = walk.zimbies
    creature = new_creature(s, Kind.ZIMBIES, 0, tile)
    s.creatures[creature].active[seat] = zimbies
    walk.creature = creature
    walk.zimbies = 0
    begin_tile(walk)
    tell.leaves(s, seat, tile, zimbies)
    push_arrival(s, creature, 0, seat)
    take_active(box, s, seat, zimbies)


@rule
def begin_tile(walk: Entry) -> None:
    """One more tile is walked; from there the ways are open anew."""
    walk.tiles_left -= 1
    walk.begun = 1
    walk.barred = 0


@rule
def go_on(box: Box, s: State, creature: int, tile: int, seat: int) -> None:
    """Onto a tile that is empty, or whose darkness makes those on it swap."""
    walk, origin = top(s), s.creatures[creature].tile
    group, crown = walk.zimbies, walk.takes_crown != 0
    begin_tile(walk)
    if walk.prepaid:
        forget_arrivals(s, creature)
    if group == 0:
        stumble(box, s, creature, tile, seat)
        return
    walk.zimbies = 0
    walk.takes_crown = 0
    tell.splits(s, seat, origin, group)
    left, goal, way = walk.tiles_left, walk.target, walk.amount
    part = split(s, creature, seat, group, crown, tile)
    walk.creature = part
    walk.tiles_left = left  # the column that they have left is halted
    walk.target = goal
    walk.amount = way
    tell.moves(s, seat, origin, tile)
    push_arrival(s, part, 0, seat)


@rule
def leave_darkness(box: Box, s: State, creature: int, seat: int) -> None:
    """Patch o' Darkness: out over a random side, and the rest of the movement is lost."""
    walk = top(s)
    direction = pick_bit(s, exits(box, s, creature, walk.zimbies), DIRECTION)
    walk.tiles_left = 1
    go_on(box, s, creature, box.next[s.creatures[creature].tile, direction], seat)


@rule
def come_home(box: Box, s: State, creature: int, seat: int) -> None:
    """Onto the tribal board, active; with the Crown, that wins the game."""
    c, walk = s.creatures[creature], top(s)
    group, crown = walk.zimbies, walk.takes_crown != 0
    zimbies = group if group > 0 else of_tribe(c, seat)
    tell.comes_home(s, seat, c.tile, zimbies)
    pop(s)
    if crown or (group == 0 and c.crown):
        end_game(s, Ending.CROWNED, seat)
        return
    if group > 0:
        c.active[seat] -= group
    else:
        take_off(box, s, creature)
    add_home(box, s, seat, zimbies, 0)
