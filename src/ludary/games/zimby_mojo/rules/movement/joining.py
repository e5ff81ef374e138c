"""Joining a column: whom the column that asks must ask, and their answers.

What walks lies below on the agenda, in its WALK: a whole column, a group that would leave one, or
one that would leave the tribal board. That one pays once all have agreed. The others have paid; if
somebody refuses, their tiles are left for other ways.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, SEATS
from ludary.games.zimby_mojo.duties import Entry
from ludary.games.zimby_mojo.rules.agenda import (
    ask,
    carries_crown,
    pop,
    push_again,
    push_payment,
    top,
)
from ludary.games.zimby_mojo.rules.boards import take_active
from ludary.games.zimby_mojo.rules.creatures import controls, direction_to, tribes_in
from ludary.games.zimby_mojo.rules.movement.arriving import NO_PORTAL, push_stage
from ludary.games.zimby_mojo.rules.movement.columns import merge, move_tokens
from ludary.games.zimby_mojo.rules.npc.foes import part_foes
from ludary.games.zimby_mojo.state import Phase, State
from ludary.kit import rule


@rule
def hosts(s: State, into: int, seat: int) -> int:
    """The seats whose permission a column needs, as bits: its controller's, or everybody's in it if
    nobody controls it.
    """
    c = s.creatures[into]
    tribes = tribes_in(c) & ~(1 << seat)
    # leave, controller: in a shaman's own turn
    if s.turn_of == NOWHERE or not controls(c, s.turn_of):
        return tribes
    return tribes & (1 << s.turn_of)


@rule
def do_join(box: Box, s: State, request: Entry) -> None:
    """Ask clockwise from the mover, one after the other; when all agree, and what is still owed is
    paid, the two are one.
    """
    asked = hosts(s, request.other, request.seat)
    while request.done < SEATS:
        host = (request.seat + request.done) % SEATS
        if (asked >> host) & 1:
            push_again(s, request)
            ask(s, host, Phase.JOIN)
            return
        request.done += 1
    if request.amount > 0:
        price, request.amount = request.amount, 0
        push_again(s, request)
        push_payment(s, request.seat, price)
        return
    join(box, s, request.creature, request.other, request.seat)


@rule
def answer_join(box: Box, s: State, yes: bool) -> None:
    host, request = s.actor, top(s)
    tile = s.creatures[request.other].tile
    if yes:
        tell.allows(s, host, tile)
        request.done += 1
        return
    tell.refuses(s, host, tile)
    note_refusal(s, host, request.seat)
    creature = request.creature
    pop(s)
    if creature != NOWHERE:
        top(s).barred |= 1 << direction_to(box, s.creatures[creature].tile, tile)


@rule
def note_refusal(s: State, host: int, seat: int) -> None:
    """Remember until the end of the shaman's own turn, which lies below everything else, who has
    refused it: bots do not ask again.
    """
    if s.turn_of == seat:  # L2: in this turn
        s.agenda[0].amount |= 1 << host


@rule
def refused_by(s: State, seat: int) -> int:
    """The seats that have refused in this turn, the shaman's own, to let its zimbies join, as
    bits.
    """
    return s.agenda[0].amount if s.turn_of == seat else 0  # L2


@rule
def join(box: Box, s: State, creature: int, into: int, seat: int) -> None:
    """All walkers become part of the column, which ends their walk; obstacles of the tile see one
    creature.
    """
    walk = top(s)
    group, crown = walk.zimbies, walk.takes_crown != 0
    comes_crowned = carries_crown(s, walk)
    pop(s)
    tile = s.creatures[into].tile
    push_stage(s, into, NO_PORTAL, seat, int(not comes_crowned))
    tell.joins(s, seat, tile)
    if creature == NOWHERE:
        take_active(box, s, seat, group)
        s.creatures[into].active[seat] += group
    elif group > 0:
        move_tokens(s, creature, into, seat, group, crown)
    else:
        merge(box, s, creature, into)
    part_foes(box, s, into)
