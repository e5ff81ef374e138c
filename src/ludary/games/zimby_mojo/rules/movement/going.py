"""Going somewhere: a walk whose goal is named at once, and which goes there by a shortest way that
all can see.

The WALK holds the goal: in `target` 1 + the tile, HOMEWARD, NO_GOAL, or BY_STEPS once its shaman
has chosen a single step; `amount` counts the steps that are left. It is paid for on the way, with
tokens first and never with zimbies that chant. The way avoids obstacles, portals and creatures;
only the goal itself may have such. As soon as somebody answers, or the way is no longer so short,
the goal is forgotten, and the shaman is asked again.
"""

from typing import Any

import numpy as np

from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ALL_CORNERS, DIRECTIONS, NOWHERE, TILES
from ludary.games.zimby_mojo.duties import HOME, HOMEWARD, NO_GOAL, Duty, Entry
from ludary.games.zimby_mojo.rules.agenda import push, top
from ludary.games.zimby_mojo.rules.creatures import direction_to, sole_tribe
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.rules.movement.ways import (
    can_leave,
    can_walk,
    has_room,
    walk_price,
    walk_tiles,
)
from ludary.games.zimby_mojo.rules.obstacles import GONE, any_obstacle, blind, enterable
from ludary.games.zimby_mojo.rules.payment import idle
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, rule

Steps = Any  # an array, (TILES,) int16


@rule
def purse(s: State, seat: int) -> int:
    """Mojo that the shaman can pay on the way without ending an incantation."""
    shaman = s.shamans[seat]
    return shaman.tokens + shaman.pool + max(0, idle(s, seat))


@rule
def within_reach(mojo: int, left: int, price: int, tiles: int) -> int:
    """The tiles that are left of a payment, and those that so much mojo buys."""
    return left + tiles * (mojo // price) if price > 0 else TILES


@rule
def whole_reach(box: Box, s: State, creature: int, seat: int) -> int:
    """The tiles that a whole column or zombie could go for all the mojo that its shaman can pay."""
    return within_reach(
        purse(s, seat), 0, walk_price(box, s, creature), walk_tiles(box, s, creature, seat)
    )


@rule
def explore(
    box: Box,
    s: State,
    creature: int,
    group: int,
    seat: int,
    refused: int,
    most: int,
    goal: int,
    steps: Steps,
    came: Steps,
) -> None:
    """Write for each tile within `most` steps of a mover how many it takes, 0 elsewhere, and the
    tile before it on the way there.

    If there is a `goal`, it ends once that is found, and keeps to the tiles from which the map lets
    one come there within `most` steps: none of these ways is left out.
    """
    aims = goal != NOWHERE and s.wards == ALL_CORNERS
    gone = int(s.overgrowth >= GONE)
    origin = s.creatures[creature].tile
    queue = np.empty(TILES, np.int16)
    queue[0] = origin
    head, tail = 0, 1
    while head < tail and steps[queue[head]] < most and (goal == NOWHERE or steps[goal] == 0):
        tile = queue[head]
        head += 1
        for direction in range(DIRECTIONS):
            other = box.next[tile, direction]
            if (
                other == NOWHERE
                or steps[other] != 0
                or (tile == origin and (refused >> direction) & 1)
            ):
                continue
            if aims and steps[tile] + 1 + box.way[gone, other, goal] > most:
                continue
            if (
                other != origin
                and enterable(box, s, other)
                and has_room(box, s, creature, group, seat, other)
            ):
                steps[other] = steps[tile] + 1
                came[other] = tile
                if is_passed(box, s, other):
                    queue[tail] = other
                    tail += 1


@rule
def is_passed(box: Box, s: State, tile: int) -> bool:
    """Tell whether a way leads on over the tile: nobody is there, no portal and no obstacle."""
    return s.at[tile] == 0 and box.portal_at[tile] == NOWHERE and not any_obstacle(box, s, tile)


@rule
def can_go(box: Box, s: State, creature: int, group: int) -> bool:
    """Tell whether a mover could be sent somewhere; out of the darkness nobody can tell where."""
    if creature == NOWHERE or blind(s, creature):
        return False
    return can_leave(box, s, creature) if group > 0 else can_walk(box, s, creature)


@rule
def steps_home(box: Box, s: State, creature: int, group: int, seat: int, steps: Steps) -> int:
    """Steps onto the tribal board, by what `explore` has found; 0 if there is no way, or the mover
    may not.
    """
    c, entry = s.creatures[creature], s.shamans[seat].entry
    if entry == NOWHERE or c.kind != Kind.ZIMBIES or (group == 0 and sole_tribe(c) != seat):
        return 0
    stub = box.stub[entry]
    if c.tile == stub:
        return 1
    return int(steps[stub]) + 1 if steps[stub] > 0 and is_passed(box, s, stub) else 0


@rule
def survey_ways(
    box: Box,
    s: State,
    creature: int,
    group: int,
    seat: int,
    refused: int,
    most: int,
    steps: Steps,
    came: Steps,
) -> int:
    """Write what `explore` does for each tile that the mover can be sent to, and return the steps
    to its tribal board; 0: too far.
    """
    if not can_go(box, s, creature, group):
        return 0
    explore(box, s, creature, group, seat, refused, most, NOWHERE, steps, came)
    home = steps_home(box, s, creature, group, seat, steps)
    return home if home <= most else 0


@rule
def write_goals(box: Box, steps: Steps, home: int, nearest: int, out: Row, n: int) -> int:
    """Offer every tile that is surveyed and at least `nearest` steps away, and the tribal board."""
    for tile in range(box.tile_count):
        n = offer(out, n, Verb.GO, steps[tile] >= nearest, tile)
    return offer(out, n, Verb.GO_HOME, home >= nearest)


@rule
def send(box: Box, s: State, target: int) -> None:
    """The mover of the WALK on top goes there by itself."""
    walk, steps = top(s), np.zeros(TILES, np.int16)
    creature, group, seat = walk.creature, walk.zimbies, walk.seat
    walk.target = target
    walk.amount = 0
    if not can_go(box, s, creature, group):
        return
    goal, came = goal_of(box, s, walk), np.empty(TILES, np.int16)
    nearest = steps_between(box, s, s.creatures[creature].tile, goal)
    for most in (nearest, TILES):  # seldom is anything in the way
        if steps[goal] == 0:
            steps[:] = 0
            explore(box, s, creature, group, seat, walk.barred, most, goal, steps, came)
    walk.amount = (
        steps_home(box, s, creature, group, seat, steps) if target == HOMEWARD else int(steps[goal])
    )


@rule
def goal_of(box: Box, s: State, walk: Entry) -> int:
    """The tile that the mover is sent to, or from which it comes home."""
    return box.stub[s.shamans[walk.seat].entry] if walk.target == HOMEWARD else walk.target - 1


@rule
def way_there(box: Box, s: State, walk: Entry) -> int:
    """The direction of the next step, or HOME; NOWHERE once the mover is there, or the way has
    become longer.
    """
    creature, group, seat = walk.creature, walk.zimbies, walk.seat
    if walk.amount <= 0 or not can_go(box, s, creature, group):
        return NOWHERE
    goal = goal_of(box, s, walk)
    steps, came = np.zeros(TILES, np.int16), np.empty(TILES, np.int16)
    explore(box, s, creature, group, seat, walk.barred, walk.amount, goal, steps, came)
    if walk.target == HOMEWARD:
        home = steps_home(box, s, creature, group, seat, steps)
        if home == 0 or home > walk.amount:
            return NOWHERE
        if home == 1:
            return HOME
    return first_step(box, s.creatures[creature].tile, goal, came) if steps[goal] > 0 else NOWHERE


@rule
def first_step(box: Box, origin: int, goal: int, came: Steps) -> int:
    """The direction in which a way begins."""
    tile = goal
    while came[tile] != origin:
        tile = came[tile]
    return direction_to(box, origin, tile)


@rule
def begin_walk(s: State) -> None:
    """The chosen creature sets out."""
    push(s, Duty.WALK, s.chosen, s.actor)
    s.chosen = NOWHERE


@rule
def forget_goals(s: State) -> None:
    """Somebody answers: whoever is on the way somewhere is asked again."""
    for at in range(s.agenda_count):
        if s.agenda[at].duty == Duty.WALK:
            forget_goal(s.agenda[at])


@rule
def forget_goal(walk: Entry) -> None:
    walk.target = NO_GOAL
    walk.amount = 0
