"""Joining a column: whom the column that asks must ask, and their answers.

What walks lies below on the agenda, in its WALK: a whole column, a group that would leave one, or one that would leave the
tribal board. The payment is made; if somebody refuses, the tiles are left for other ways.
"""

from ludary.core.events import tell
from ludary.core.rule import rule
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE, SEATS
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.rules.agenda import ask, pop, push, top
from ludary.games.zimby_mojo.rules.boards import take_active
from ludary.games.zimby_mojo.rules.creatures import allied, controls, direction_to, neighbour, opposite, tribes_in, unlock
from ludary.games.zimby_mojo.rules.movement.arriving import NO_PORTAL
from ludary.games.zimby_mojo.rules.movement.columns import merge, move_tokens
from ludary.games.zimby_mojo.state import Duty, Phase, State

GROUP_CROWN = 8  # in a WALK's number of zimbies: they take the Crown along
FREE, BEGUN, REFUSED = 1, 2, 4  # bits of a WALK: no more is paid for it; a tile has been walked; refused in direction 0 (and so on)


@rule
def hosts(s: State, into: int, seat: int) -> int:
    """Whose permission a column needs, as bits: its controller's, or everybody's in it if nobody controls it."""
    c = s.creatures[into]
    tribes = tribes_in(c) & ~(1 << seat)
    if s.turn_of == NOWHERE or not controls(c, s.turn_of):
        return tribes
    return tribes & (1 << s.turn_of)


@rule
def do_join(box: Box, s: State, creature: int, into: int, asked: int, seat: int) -> None:
    """Ask clockwise from the mover, skipping those that have been asked (bits); when all agree, the two are one."""
    waiting = hosts(s, into, seat) & ~asked
    if waiting == 0:
        join(box, s, creature, into, seat)
        return
    host = seat
    while (waiting >> host) & 1 == 0:
        host = (host + 1) % SEATS
    push(s, Duty.JOIN, creature, into, asked, seat)
    ask(s, host, Phase.JOIN)


@rule
def answer_join(box: Box, s: State, yes: bool) -> None:
    host, entry = s.actor, top(s)
    tile = s.creatures[entry.b].tile
    tell(s, Happening.ALLOWS if yes else Happening.REFUSES, host, tile)
    if yes:
        entry.c |= 1 << host
        return
    creature = entry.a
    pop(s)
    if creature != NOWHERE:
        walk = top(s)
        walk.c |= REFUSED << direction_to(box, s.creatures[creature].tile, tile)


@rule
def join(box: Box, s: State, creature: int, into: int, seat: int) -> None:
    """All walkers become part of the column, which ends their walk; obstacles of the tile see one creature."""
    group, crown = top(s).e & ~GROUP_CROWN, (top(s).e & GROUP_CROWN) != 0
    pop(s)
    tile = s.creatures[into].tile
    push(s, Duty.ARRIVE, into, NO_PORTAL)
    tell(s, Happening.JOINS, seat, tile)
    if creature == NOWHERE:
        take_active(box, s, seat, group)
        s.creatures[into].active[seat] += group
    elif group > 0:
        move_tokens(s, creature, into, seat, group, crown)
    else:
        merge(box, s, creature, into)
    part_allies(box, s, into)


@rule
def part_allies(box: Box, s: State, creature: int) -> None:
    """Allied columns: those that now share a tribe with the column are no opponents any more."""
    c = s.creatures[creature]
    for direction in range(DIRECTIONS):
        if (c.locks >> direction) & 1:
            other = s.creatures[neighbour(box, s, creature, direction)]
            if allied(c, other):
                unlock(c, direction)
                unlock(other, opposite(direction))
