"""Patches o' darkness and those that nobody moves: the King and thugs come out of them anywhere."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.rules.agenda import forget_arrivals, push_arrival
from ludary.games.zimby_mojo.rules.creatures import creature_on, figure, shift, swap
from ludary.games.zimby_mojo.rules.movement.arriving import NO_PORTAL
from ludary.games.zimby_mojo.rules.npc.paths import one_of, step_from, ways_of
from ludary.games.zimby_mojo.rules.obstacles import enterable
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import rule


@rule
def grope(box: Box, s: State, creature: int) -> None:
    """Out of the darkness onto a random tile, the one it came from included."""
    tile, exits = s.creatures[creature].tile, 0
    corners = s.creatures[creature].kind == Kind.KING
    for direction in range(ways_of(corners)):
        other = step_from(box, tile, direction, corners)
        if other != NOWHERE and enterable(box, s, other):
            exits |= 1 << direction
    direction = one_of(s, exits)
    if direction != NOWHERE:
        stumble(box, s, creature, step_from(box, tile, direction, corners))


@rule
def stumble(box: Box, s: State, creature: int, tile: int, seat: int = NOWHERE) -> None:
    """Onto a tile; who stands there comes over to this one."""
    other = creature_on(s, tile)
    c = s.creatures[creature]
    tell.moves(s, figure(c) if seat == NOWHERE else seat, c.tile, tile)
    if other == NOWHERE:
        shift(box, s, creature, tile)
    else:
        swap(box, s, creature, other)
        forget_arrivals(s, other)
        push_arrival(s, other, NO_PORTAL)
    push_arrival(s, creature, NO_PORTAL if other != NOWHERE else 0, seat)
