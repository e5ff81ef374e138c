"""Witcheries that change the main board: obstacles, the Crown, and where creatures stand."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE, SEATS
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import (
    forget_arrivals,
    halt,
    push,
    push_again,
    push_arrival,
    speaker,
)
from ludary.games.zimby_mojo.rules.creatures import (
    absent,
    clear_locks,
    creature_on,
    figure,
    of_tribe,
    opposite,
    shift,
)
from ludary.games.zimby_mojo.rules.crown import drop
from ludary.games.zimby_mojo.rules.fights.combat import swap_tiles
from ludary.games.zimby_mojo.rules.labels import DIRECTION
from ludary.games.zimby_mojo.rules.movement.arriving import caught
from ludary.games.zimby_mojo.rules.obstacles import (
    LUCK,
    add_growth,
    can_grow,
    clear_growth,
    enterable,
    is_dark,
    unhindered,
)
from ludary.games.zimby_mojo.rules.scrolls.scroll_numbers import dice
from ludary.games.zimby_mojo.rules.scrolls.sight import can_be_moved, tile_is_free
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import pick_bit, rule

CENTRE = DIRECTIONS  # the bit of the target tile itself, beside those of its neighbours
NOBODYS = SEATS  # owner of thugs and the King


@rule
def conjure(box: Box, s: State, card: int, tile: int, times: int) -> None:
    """Conjured obstacles come, or go, on the tile and random neighbours."""
    kind = box.kinds[card]
    effect = kind.effect
    tiles = 1 << CENTRE | spread(box, s, tile, effect, spread_of(box, s, card, times))
    for direction in range(CENTRE + 1):
        if (tiles >> direction) & 1:
            change(s, tile_or_neighbour(box, tile, direction), effect)
    if effect != Effect.CLEAR:
        for k in range(s.seats, -1, -1):  # the first in order is hit first: its entry comes last
            owner = NOBODYS if k == s.seats else (speaker(s) + k) % s.seats
            catch(box, s, tile, tiles, owner, effect)


@rule
def spread_of(box: Box, s: State, card: int, times: int) -> int:
    """The number of neighbours: rolled, or one for the first and two for the second tribesman
    eaten.
    """
    kind = box.kinds[card]
    if kind.spread_dice > 0:
        return dice(s, kind.spread_dice, kind.spread_sides) * times
    return times // 2


@rule
def tile_or_neighbour(box: Box, tile: int, direction: int) -> int:
    return tile if direction == CENTRE else box.next[tile, direction]


@rule
def spread(box: Box, s: State, tile: int, effect: int, count: int) -> int:
    """Choose so many random neighbours, as bits by direction; all of them if there are fewer."""
    possible, chosen = 0, 0
    for direction in range(DIRECTIONS):
        other = box.next[tile, direction]
        if other != NOWHERE and (
            overgrown(s, other) if effect == Effect.CLEAR else can_grow(box, s, other)
        ):
            possible |= 1 << direction
    while count > 0 and possible != 0:
        bit = 1 << pick_bit(s, possible, DIRECTION)
        possible &= ~bit
        chosen |= bit
        count -= 1
    return chosen


@rule
def overgrown(s: State, tile: int) -> bool:
    """Tell whether conjured obstacles lie on the tile."""
    return (s.growth[tile] & ~LUCK) != 0


@rule
def change(s: State, tile: int, effect: int) -> None:
    if effect == Effect.CLEAR:
        clear_growth(s, tile)
    else:
        add_growth(s, tile, effect)


@rule
def catch(box: Box, s: State, tile: int, tiles: int, owner: int, effect: int) -> None:
    """Obstacles catch the creatures of one owner on these tiles as they appear."""
    for direction in range(CENTRE + 1):
        if (tiles >> direction) & 1:
            creature = creature_on(s, tile_or_neighbour(box, tile, direction))
            if creature != NOWHERE and owner_of(s.creatures[creature]) == owner:
                caught(box, s, creature, effect)
                if not unhindered(s, creature) and (
                    effect == Effect.DEADLY or s.creatures[creature].kind != Kind.ZOMBIE
                ):
                    halt(s, creature)


@rule
def owner_of(c: Creature) -> int:
    """The first tribe in a column; NOBODYS for thugs and the King."""
    if c.kind == Kind.ZOMBIE:
        return c.owner
    for tribe in range(SEATS):
        if of_tribe(c, tribe) > 0:
            return tribe
    return NOBODYS


@rule
def bungle(box: Box, s: State, creature: int, bounces: int) -> None:
    """The Crown drops, and bounces from tile to random tile."""
    if creature != s.bearer:
        return
    drop(s, creature)
    for _ in range(bounces):
        exits = 0
        for direction in range(DIRECTIONS):
            tile = box.next[s.crown_tile, direction]
            if tile != NOWHERE and enterable(box, s, tile):
                exits |= 1 << direction
        if exits != 0:
            s.crown_tile = box.next[s.crown_tile, pick_bit(s, exits, DIRECTION)]
            tell.crown_bounces(s, NOWHERE, s.crown_tile)


@rule
def move_by(box: Box, s: State, scroll: Entry, tiles: int) -> None:
    """Push a creature along the line of sight, or pull it back."""
    way = (
        scroll.direction
        if box.kinds[scroll.card].effect == Effect.PUSH
        else opposite(scroll.direction)
    )
    effect = push(s, Duty.EFFECT, scroll.target, scroll.seat)
    effect.card = scroll.card
    effect.tiles_left = tiles
    effect.direction = way


@rule
def push_on(box: Box, s: State, effect: Entry) -> None:
    """The next tile of the way, which ends before anything solid, in darkness and at a portal."""
    creature = effect.creature
    c = s.creatures[creature]
    if effect.tiles_left <= 0 or absent(c) or not can_be_moved(box, s, creature):
        return
    here = c.tile
    tile = box.next[here, effect.direction]
    if not tile_is_free(box, s, tile):
        return
    tell.pushed(s, figure(c), here, tile)
    shift(box, s, creature, tile)
    forget_arrivals(s, creature)
    if box.portal_at[tile] == NOWHERE and not is_dark(s, tile):
        effect.tiles_left -= 1
        push_again(s, effect)
    push_arrival(s, creature)


@rule
def switch(box: Box, s: State, channeller: int, target: int) -> None:
    """Channeller and target swap tiles, unless something holds one of them."""
    if channeller in (NOWHERE, target) or absent(s.creatures[channeller]):
        return
    if can_be_moved(box, s, channeller) and can_be_moved(box, s, target):
        halt(s, channeller)
        swap_tiles(box, s, channeller, target)


@rule
def nap(s: State, creature: int) -> None:
    """The target is depleted until refresh."""
    c = s.creatures[creature]
    if c.kind == Kind.ZOMBIE:
        c.asleep = 1
    for tribe in range(SEATS):
        c.depleted[tribe] += c.active[tribe]
        c.active[tribe] = 0
    tell.depletes(s, figure(c), c.tile)


@rule
def loosen(box: Box, s: State, creature: int) -> None:
    """All combat locks of the target end."""
    clear_locks(box, s, creature)
    tell.loosens(s, figure(s.creatures[creature]), s.creatures[creature].tile)
