"""A player's turn: what may be done, with which creature, and which step may be taken.

A creature can be chosen if it has something to do; what it then does costs mojo, or its attack, or
cannot be undone this turn, so that no turn goes on for ever.
"""

import numpy as np

from ludary.games.zimby_mojo.action_table import offer, offer_in_order
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE, TILES
from ludary.games.zimby_mojo.duties import BY_STEPS, HOME, Entry
from ludary.games.zimby_mojo.rules.agenda import carries_crown, top
from ludary.games.zimby_mojo.rules.boards import can_spawn, eat_options
from ludary.games.zimby_mojo.rules.creatures import controls, creature_on, neighbour
from ludary.games.zimby_mojo.rules.crown import can_drop, can_pick_up, crown_ignores, untried
from ludary.games.zimby_mojo.rules.fights.combat import can_attack
from ludary.games.zimby_mojo.rules.movement.going import (
    can_go,
    survey_ways,
    whole_reach,
    write_goals,
)
from ludary.games.zimby_mojo.rules.movement.joining import hosts, refused_by
from ludary.games.zimby_mojo.rules.movement.portals import open_portals
from ludary.games.zimby_mojo.rules.movement.walking import can_take_crown, meets_living, walk_reach
from ludary.games.zimby_mojo.rules.movement.ways import (
    can_leave,
    can_part,
    can_set_out,
    can_walk,
    group_weight,
    most_in_group,
    next_ways,
    payment_price,
    step_tiles,
    walk_price,
    walk_tiles,
    ways,
)
from ludary.games.zimby_mojo.rules.npc.zombies import can_raise
from ludary.games.zimby_mojo.rules.obstacles import no_combat
from ludary.games.zimby_mojo.rules.payment import mojo_of
from ludary.games.zimby_mojo.rules.scrolls.casting import cast_options
from ludary.games.zimby_mojo.rules.seals import other_seals, seal_options
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, rule

FARTHER = 2  # steps: to the next tile one steps
PAYMENTS = 2  # for how far a walk bots look, unless it carries the Crown


@rule
def turn_options(box: Box, s: State, out: Row) -> int:
    """Players' turns: anything, in any order."""
    seat = s.actor
    n = offer(out, 0, Verb.END_TURN, not owes_attack(box, s, seat))
    n = offer(out, n, Verb.SPAWN, can_spawn(box, s, seat))
    first = n
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if controls(c, seat) and has_business(box, s, creature, seat):
            n = offer_in_order(out, first, n, Verb.CREATURE, c.tile)
    n = board_options(box, s, seat, out, n)
    n = cast_options(box, s, seat, out, n)
    n = eat_options(box, s, seat, out, n)
    n = seal_options(box, s, seat, out, n)
    return other_seals(box, s, seat, out, n)


@rule
def board_options(box: Box, s: State, seat: int, out: Row, n: int) -> int:
    """Active zimbies leave the tribal board on foot or by a portal; they do not pay for it
    themselves.
    """
    mojo, most = mojo_of(s, seat), min(s.shamans[seat].active, box.tribe_limit)
    welcome = not is_shut_out(box, s, seat)
    for zimbies in range(1, most + 1):
        on_foot = mojo - zimbies >= payment_price(box, zimbies) and can_set_out(
            box, s, seat, zimbies
        )
        n = offer(out, n, Verb.LEAVE, on_foot and welcome, zimbies - 1)
    for zimbies in range(1, most + 1):
        by_portal = mojo - zimbies >= box.portal_price and open_portals(box, s) != 0
        n = offer(out, n, Verb.PORTAL_IN, by_portal, zimbies - 1)
    return n


@rule
def is_shut_out(box: Box, s: State, seat: int) -> bool:
    """Tell whether somebody stands before the tribal board who has refused this turn to be
    joined.
    """
    other = creature_on(s, box.stub[s.shamans[seat].entry])
    return other != NOWHERE and (hosts(s, other, seat) & refused_by(s, seat)) != 0


@rule
def owes_attack(box: Box, s: State, seat: int) -> bool:
    """Tell whether a creature of the shaman must attack before the turn ends."""
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if (
            (c.locks != 0 or c.kind == Kind.ZOMBIE)
            and controls(c, seat)
            and must_attack(box, s, creature)
        ):
            return True
    return False


@rule
def must_attack(box: Box, s: State, creature: int) -> bool:
    """Combat lock: once a turn, if it is able.

    A zombie must attack whatever living creature it stands beside, unless the box lets it choose.
    """
    c = s.creatures[creature]
    if c.locks == 0 and (c.kind != Kind.ZOMBIE or not box.zombies_must):  # E-18
        return False
    for direction in range(DIRECTIONS):
        if may_attack(box, s, creature, direction) and not no_combat(
            box, s, box.next[c.tile, direction]
        ):
            return True
    return False


@rule
def may_attack(box: Box, s: State, creature: int, direction: int) -> bool:
    """Multiple opponents: a creature in combat attacks one that it is locked with."""
    c = s.creatures[creature]
    if c.locks != 0 and (c.locks >> direction) & 1 == 0:
        return False
    return can_attack(box, s, creature, direction)


@rule
def has_business(box: Box, s: State, creature: int, seat: int) -> bool:
    """Tell whether the creature has something to do; one that the Crown may free from obstacles can
    try.
    """
    if (
        can_stir(box, s, creature, seat)
        or can_pick_up(s, creature)
        or (creature == s.bearer and can_drop(s, seat))
    ):
        return True
    for direction in range(DIRECTIONS):
        if neighbour(box, s, creature, direction) != NOWHERE and may_attack(
            box, s, creature, direction
        ):
            return True
    return can_raise(box, s, creature) or untried(box, s, creature)


@rule
def can_stir(box: Box, s: State, creature: int, seat: int) -> bool:
    """Tell whether all of it or a group can walk."""
    if not can_leave(box, s, creature):
        return False
    if whole_can_walk(box, s, creature, seat):
        return True
    for zimbies in range(1, min(most_in_group(s, creature, seat), box.tribe_limit) + 1):
        if group_can_walk(box, s, creature, seat, zimbies, 0) or group_can_walk(
            box, s, creature, seat, zimbies, 1
        ):
            return True
    return False


@rule
def whole_can_walk(box: Box, s: State, creature: int, seat: int) -> bool:
    """Only active creatures move, and no zombie leaves the living that it stands beside."""
    if (
        not can_walk(box, s, creature)
        or mojo_of(s, seat) < walk_price(box, s, creature)
        or meets_living(box, s, creature)
    ):
        return False
    return ways(box, s, creature, 0, seat, 0) != 0


@rule
def group_can_walk(box: Box, s: State, creature: int, seat: int, zimbies: int, crown: int) -> bool:
    """Tell whether so many of one's own can leave the column, with or without the Crown that one of
    them holds.
    """
    c = s.creatures[creature]
    if (
        c.kind != Kind.ZIMBIES
        or not can_part(c, seat, zimbies, crown)
        or not can_leave(box, s, creature)
    ):
        return False
    if mojo_of(s, seat) < payment_price(box, group_weight(box, s, zimbies, crown != 0)):
        return False
    return ways(box, s, creature, zimbies, seat, 0) != 0


@rule
def creature_options(box: Box, s: State, out: Row) -> int:
    """Offer everything that the chosen creature can do."""
    n = single_options(box, s, out)
    return whole_goals(box, s, whole_reach(box, s, s.chosen, s.actor), True, out, n)


@rule
def single_options(box: Box, s: State, out: Row) -> int:
    """Offer that without goals: who walks as a whole goes by single steps."""
    n = offer(out, 0, Verb.WHOLE, whole_can_walk(box, s, s.chosen, s.actor))
    return other_options(box, s, out, n)


@rule
def other_options(box: Box, s: State, out: Row, n: int) -> int:
    """Offer what it can do besides walking as a whole."""
    seat, creature = s.actor, s.chosen
    most = min(most_in_group(s, creature, seat), box.tribe_limit)
    for zimbies in range(1, most + 1):
        for crown in range(2):
            n = offer(
                out,
                n,
                Verb.GROUP,
                group_can_walk(box, s, creature, seat, zimbies, crown),
                2 * (zimbies - 1) + crown,
            )
    for direction in range(DIRECTIONS):
        n = offer(out, n, Verb.ATTACK, may_attack(box, s, creature, direction), direction)
    n = offer(out, n, Verb.RAISE, can_raise(box, s, creature))
    n = offer(out, n, Verb.PICK_UP, can_pick_up(s, creature))
    return offer(out, n, Verb.DROP, creature == s.bearer and can_drop(s, seat))


@rule
def whole_goals(box: Box, s: State, most: int, homeward: bool, out: Row, n: int) -> int:
    """Offer the tiles within `most` steps to which all of the chosen creature can go at once, and
    the tribal board if `homeward`.
    """
    if not whole_can_walk(box, s, s.chosen, s.actor):
        return n
    steps = np.zeros(TILES, np.int16)
    home = survey_ways(box, s, s.chosen, 0, s.actor, 0, most, steps, np.empty(TILES, np.int16))
    return write_goals(box, steps, home if homeward else 0, 1, out, n)


@rule
def further_goals(box: Box, s: State, most: int, homeward: bool, out: Row, n: int) -> int:
    """Offer those to which the mover can go at once, if it does not go by single steps; to the next
    tile it does.
    """
    walk, steps = top(s), np.zeros(TILES, np.int16)
    if walk.target == BY_STEPS:
        return n
    home = survey_ways(
        box,
        s,
        walk.creature,
        walk.zimbies,
        walk.seat,
        walk.barred,
        most,
        steps,
        np.empty(TILES, np.int16),
    )
    return write_goals(box, steps, home if homeward else 0, FARTHER, out, n)


@rule
def choose_creature(box: Box, s: State, tile: int) -> None:
    """The Crown is tried first on the obstacles that its bearer stands in; that may leave it
    nothing to do.
    """
    creature, seat = creature_on(s, tile), s.actor
    crown_ignores(box, s, creature, tile)
    if has_business(box, s, creature, seat):
        s.chosen = creature


@rule
def step_options(box: Box, s: State, out: Row) -> int:
    """Offer the mover's next steps, to stop, and whatever may be done on the way.

    Spawning is for the own turn (own-turn); all else may be done at any time (L18).
    """
    walk = top(s)
    seat, may_act = walk.seat, may_halt(walk)
    n = offer(out, 0, Verb.SPAWN, may_act and s.turn_of == seat and can_spawn(box, s, seat))
    n = mover_options(box, s, out, n)
    if may_act:
        n = cast_options(box, s, seat, out, n)
        n = eat_options(box, s, seat, out, n)
        n = seal_options(box, s, seat, out, n)
        n = other_seals(box, s, seat, out, n)
    return further_goals(box, s, walk_reach(box, s), True, out, n)


@rule
def may_halt(walk: Entry) -> bool:
    """Tell whether the mover can do something else than step; the first step of what has been
    chosen must be made.
    """
    return walk.begun != 0 or walk.prepaid != 0 or walk.barred != 0


@rule
def mover_options(box: Box, s: State, out: Row, n: int) -> int:
    """Offer what the mover itself can do, step by step."""
    return options_on_ways(box, s, next_ways(box, s), out, n)


@rule
def options_on_ways(box: Box, s: State, bits: int, out: Row, n: int) -> int:
    """Offer the ways given as bits of directions and HOME, and what the mover can do where it
    stands.
    """
    for direction in range(DIRECTIONS):
        n = offer(out, n, Verb.STEP, (bits >> direction) & 1 != 0, direction)
    n = offer(out, n, Verb.HOME, (bits >> HOME) & 1 != 0)
    return halting_options(box, s, top(s), out, n)


@rule
def halting_options(box: Box, s: State, walk: Entry, out: Row, n: int) -> int:
    """Offer what it can do where it stands."""
    n = offer(out, n, Verb.HALT, may_halt(walk) or walk.tiles_left > 0)
    n = offer(out, n, Verb.PICK_UP, can_take_crown(s, walk))
    drops = (
        walk.creature == s.bearer
        and walk.zimbies == 0
        and may_halt(walk)
        and can_drop(s, walk.seat)
    )
    return offer(out, n, Verb.DROP, drops)


@rule
def shortlisted_creature(box: Box, s: State, out: Row) -> int:
    """Offer near goals in place of single steps, which remain to a creature in darkness, and to one
    that has no goal and nothing else.

    Bots bring nobody home but with the Crown: who goes out and home again has spent mojo for
    nothing.
    """
    creature, seat = s.chosen, s.actor
    goals = can_go(box, s, creature, 0)
    n = offer(out, 0, Verb.WHOLE, not goals and whole_can_walk(box, s, creature, seat))
    n = other_options(box, s, out, n)
    if goals:
        reach = whole_reach(box, s, creature, seat)
        near = PAYMENTS * walk_tiles(box, s, creature, seat)
        crowned = creature == s.bearer
        n = whole_goals(box, s, reach if crowned else min(reach, near), crowned, out, n)
    return n if n > 0 else offer(out, 0, Verb.WHOLE, whole_can_walk(box, s, creature, seat))


@rule
def shortlisted_step(box: Box, s: State, out: Row) -> int:
    """Offer near goals and single steps, but no second one of these: whoever wants to go farther
    names a goal.

    Nobody goes home without the Crown.
    """
    walk = top(s)
    if walk.target == BY_STEPS and walk.begun != 0:
        return halting_options(box, s, walk, out, 0)
    near = max(0, walk.tiles_left) + step_tiles(box, s)
    reach = walk_reach(box, s)
    ways_on = next_ways(box, s)
    crowned = carries_crown(s, walk)
    n = options_on_ways(box, s, ways_on if crowned else ways_on & ~(1 << HOME), out, 0)
    n = further_goals(box, s, reach if crowned else min(near, reach), crowned, out, n)
    return n if n > 0 else mover_options(box, s, out, 0)
