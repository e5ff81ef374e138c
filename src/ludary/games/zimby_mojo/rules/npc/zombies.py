"""Zombies: making one on one's own turn, and their shambling at the end of the round.

The duty SHAMBLE carries a zombie on, with the tiles left, or READY while its owner may still pay to
keep it where it is.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE
from ludary.games.zimby_mojo.duties import READY, Duty, Entry
from ludary.games.zimby_mojo.rules.agenda import (
    ask,
    pop,
    push,
    push_again,
    push_arrival,
    push_payment,
    top,
)
from ludary.games.zimby_mojo.rules.creatures import (
    all_active,
    creature_on,
    figure,
    shift,
    tokens_in,
)
from ludary.games.zimby_mojo.rules.crown import drop
from ludary.games.zimby_mojo.rules.fights.combat import begin_attack
from ludary.games.zimby_mojo.rules.labels import DIRECTION
from ludary.games.zimby_mojo.rules.npc.foes import foe_of, part_foes
from ludary.games.zimby_mojo.rules.npc.paths import count_paces, forget_paces, one_of, steps_nearer
from ludary.games.zimby_mojo.rules.obstacles import enterable
from ludary.games.zimby_mojo.rules.payment import can_pay
from ludary.games.zimby_mojo.rules.scrolls.incantations import settle_chanters
from ludary.games.zimby_mojo.state import Creature, Kind, Phase, State
from ludary.kit import roll, rule

STAY_PRICE = 1  # Zombies shamble: 1 mojo keeps a zombie from shambling


@rule
def zombies_of(s: State, seat: int) -> int:
    """A shaman's zombies in play."""
    total = 0
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZOMBIE and c.owner == seat:
            total += 1
    return total


@rule
def can_raise(box: Box, s: State, creature: int) -> bool:
    """Making zombies: an active zimby alone on its tile, and zimbies on the tribal board to pay
    with; one a turn, two in play.
    """
    c, seat = s.creatures[creature], s.turn_of  # own-turn
    shaman = s.shamans[seat]
    if (
        shaman.raised > 0
        or shaman.active < box.zombie_price
        or zombies_of(s, seat) >= box.zombie_limit
    ):
        return False
    return c.kind == Kind.ZIMBIES and c.active[seat] == 1 and tokens_in(c) == 1


@rule
def raise_zombie(box: Box, s: State) -> None:
    """The chosen zimby becomes a zombie; it drops the Crown, and goes on with its fights, but for
    those with zombies.
    """
    creature, seat = s.chosen, s.turn_of  # own-turn
    c, shaman = s.creatures[creature], s.shamans[seat]
    if creature == s.bearer:
        drop(s, creature)
    c.kind = Kind.ZOMBIE
    c.owner = seat
    c.active[seat] = 0
    shaman.active -= box.zombie_price
    shaman.shore += 1 + box.zombie_price
    shaman.raised = 1
    s.chosen = NOWHERE
    tell.raises(s, seat, c.tile)
    part_foes(box, s, creature)
    settle_chanters(box, s, seat, 0)


@rule
def begin_shambling(box: Box, s: State) -> None:
    """All zombies shamble, clockwise by owner from the first mover, then in the order in which they
    stand in the State.
    """
    for place in range(s.seats):
        seat = (s.first + s.seats - 1 - place) % s.seats
        for back in range(s.creature_count):
            creature = s.creature_count - 1 - back
            if s.creatures[creature].kind == Kind.ZOMBIE and s.creatures[creature].owner == seat:
                push(s, Duty.SHAMBLE, creature).tiles_left = READY


@rule
def do_shamble(box: Box, s: State, shamble: Entry) -> None:
    zombie, left = shamble.creature, shamble.tiles_left
    c = s.creatures[zombie]
    if c.kind != Kind.ZOMBIE or c.tile == NOWHERE or c.locks != 0 or not all_active(c):
        return
    if left == READY and can_pay(box, s, c.owner, STAY_PRICE):
        push_again(s, shamble)
        ask(s, c.owner, Phase.SHAMBLE)
    else:
        shamble_on(box, s, zombie, roll_shamble(box, s, c) if left == READY else left)


@rule
def roll_shamble(box: Box, s: State, c: Creature) -> int:
    tiles = roll(s, box.shamble_sides)
    tell.shambles(s, figure(c), c.tile, tiles)
    return tiles


@rule
def answer_shamble(box: Box, s: State, pays: bool) -> None:
    """Pay before the roll to keep the zombie from shambling."""
    zombie = top(s).creature
    c = s.creatures[zombie]
    if pays:
        pop(s)
        tell.stays(s, figure(c), c.tile)
        push_payment(s, c.owner, STAY_PRICE)
    else:
        top(s).tiles_left = roll_shamble(box, s, c)


@rule
def shamble_on(box: Box, s: State, zombie: int, left: int) -> None:
    """Attack any living creature next to it; otherwise one tile nearer to the closest."""
    foe = foe_of(box, s, zombie)
    if foe != NOWHERE:
        begin_attack(box, s, zombie, foe)
    elif left > 0:
        step_nearer(box, s, zombie, left)


@rule
def step_nearer(box: Box, s: State, zombie: int, left: int) -> None:
    tile = s.creatures[zombie].tile
    prey = nearest(box, s, tile)
    if prey == NOWHERE or not enterable(box, s, tile):
        return
    count_paces(box, s, prey, tile, False, Kind.ZOMBIE)
    steps = without_creatures(box, s, tile, steps_nearer(box, s, tile, False))
    forget_paces(s)
    direction = one_of(s, steps, DIRECTION)
    if direction != NOWHERE:
        other = box.next[tile, direction]
        tell.moves(s, figure(s.creatures[zombie]), tile, other)
        shift(box, s, zombie, other)
        push(s, Duty.SHAMBLE, zombie).tiles_left = left - 1
        push_arrival(s, zombie)


@rule
def nearest(box: Box, s: State, tile: int) -> int:
    """The tile of the closest living creature by a path that the zombie can go, by chance among
    several; NOWHERE if there is none.
    """
    count_paces(box, s, tile, NOWHERE, False, Kind.ZOMBIE)
    s.paces[tile] = 0
    best, count = 0, 0
    for creature in range(s.creature_count):
        pace = pace_to(s, creature)
        if pace > 0 and (best == 0 or pace < best):
            best, count = pace, 0
        if pace > 0 and pace == best:
            count += 1
    which = roll(s, count) if count > 1 else count
    prey = nth_at(s, best, which)
    forget_paces(s)
    return prey


@rule
def pace_to(s: State, creature: int) -> int:
    """The pace counted at a living creature; 0 if no path leads to it, or it is not living."""
    c = s.creatures[creature]
    return 0 if c.kind == Kind.NONE or c.kind == Kind.ZOMBIE else s.paces[c.tile]


@rule
def nth_at(s: State, pace: int, which: int) -> int:
    """The tile of the `which`-th living creature, from 1, that is so far away; NOWHERE for none."""
    for creature in range(s.creature_count):
        if pace > 0 and pace_to(s, creature) == pace:
            which -= 1
            if which == 0:
                return s.creatures[creature].tile
    return NOWHERE


@rule
def without_creatures(box: Box, s: State, tile: int, steps: int) -> int:
    """The steps that lead onto empty tiles."""
    for direction in range(DIRECTIONS):
        other = box.next[tile, direction]
        if other != NOWHERE and creature_on(s, other) != NOWHERE:
            steps &= ~(1 << direction)
    return steps
