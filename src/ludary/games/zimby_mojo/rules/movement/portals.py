"""Portals: relocation from one to another, and entering from the tribal board."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ALL_CORNERS, CORNERS, NOWHERE
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.agenda import (
    ask,
    forget_arrivals,
    halt,
    push,
    push_arrival,
    push_payment,
    top,
)
from ludary.games.zimby_mojo.rules.creatures import (
    absent,
    controls,
    creature_on,
    lift,
    new_creature,
    put_down,
)
from ludary.games.zimby_mojo.rules.labels import QUADRANT
from ludary.games.zimby_mojo.rules.movement.arriving import NO_PORTAL
from ludary.games.zimby_mojo.rules.movement.columns import dismiss
from ludary.games.zimby_mojo.rules.obstacles import any_obstacle, move_growth
from ludary.games.zimby_mojo.rules.payment import mojo_of
from ludary.games.zimby_mojo.rules.scrolls.incantations import settle_chanters
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, pick_bit, rule
from ludary.kit.grid import bits_in


@rule
def do_relocate(box: Box, s: State, creature: int, out: int) -> None:
    """Using portals: a random other portal; a zimby column's controller may first pay to rule some
    out.
    """
    if absent(s.creatures[creature]) or box.portal_at[s.creatures[creature].tile] == NOWHERE:
        return
    here = box.portal_at[s.creatures[creature].tile]
    if out == NOWHERE and can_influence(box, s, creature):
        push(s, Duty.RELOCATE, creature).barred = NOWHERE
        ask(s, s.turn_of, Phase.PORTAL)
        return
    left = ALL_CORNERS & ~(1 << here)
    if out != NOWHERE:
        left &= ~out
    if left != 0:  # else the portal is deactivated, and the creature may go on
        relocate(box, s, creature, pick_bit(s, left, QUADRANT))


@rule
def can_influence(box: Box, s: State, creature: int) -> bool:
    """Only the controller of a zimby column, on the own turn."""
    seat, c = s.turn_of, s.creatures[creature]  # influence, controller
    return (
        seat != NOWHERE
        and c.kind == Kind.ZIMBIES
        and controls(c, seat)
        and mojo_of(s, seat) >= box.portal_price
    )


@rule
def portal_options(box: Box, s: State, out: Row) -> int:
    """Offer to rule out one of the other portals, or none of them."""
    here = box.portal_at[s.creatures[top(s).creature].tile]
    mojo, n = mojo_of(s, s.actor), 0
    for mask in range(ALL_CORNERS + 1):
        n = offer(
            out,
            n,
            Verb.PORTAL,
            (mask >> here) & 1 == 0 and bits_in(mask) * box.portal_price <= mojo,
            mask,
        )
    return n


@rule
def rule_out(box: Box, s: State, mask: int) -> None:
    seat = s.actor
    top(s).barred = mask
    if mask:
        tell.rules_out(s, seat, mask)
        push_payment(s, seat, bits_in(mask) * box.portal_price)


@rule
def relocate(box: Box, s: State, creature: int, portal: int) -> None:
    """Creature, obstacles and Crown of the destination change over to the origin; the creature's
    movement ends.
    """
    origin, there = s.creatures[creature].tile, box.portal[portal]
    other, overgrown = creature_on(s, there), any_obstacle(box, s, origin)
    lift(box, s, creature)
    if other != NOWHERE:
        lift(box, s, other)
        put_down(s, other, origin)
        forget_arrivals(s, other)
        if overgrown:
            push_arrival(s, other, NO_PORTAL)
    put_down(s, creature, there)
    move_growth(s, there, origin)
    if s.crown_tile == there:
        s.crown_tile = origin
    halt(s, creature)
    tell.relocates(s, NOWHERE, origin, there)


@rule
def open_portals(box: Box, s: State) -> int:
    """Portals by which one can enter, as bits: the King cannot be dismissed."""
    bits = 0
    for portal in range(CORNERS):
        other = creature_on(s, box.portal[portal])
        if other == NOWHERE or s.creatures[other].kind != Kind.KING:
            bits |= 1 << portal
    return bits


@rule
def portal_in(box: Box, s: State, zimbies: int) -> None:
    """Using portals from the tribal board: so many zimbies go as one column."""
    seat = s.actor
    push(s, Duty.ENTER, NOWHERE, seat).zimbies = zimbies
    push_payment(s, seat, box.portal_price)


@rule
def do_enter(box: Box, s: State, seat: int, zimbies: int) -> None:
    tile = box.portal[pick_bit(s, open_portals(box, s), QUADRANT)]
    tell.enters(s, seat, tile, zimbies)
    s.shamans[seat].active -= zimbies
    s.creatures[come_in(box, s, seat, tile)].active[seat] = zimbies
    settle_chanters(
        box, s, seat, 0
    )  # last, for it may ask: on top of what the tile will do to them


@rule
def come_in(box: Box, s: State, seat: int, tile: int) -> int:
    """A new column, still without tokens, enters on a portal tile; who stood there is dismissed.

    The portal does not fire.
    """
    other = creature_on(s, tile)
    creature = new_creature(s, Kind.ZIMBIES, 0, tile)
    push_arrival(s, creature, NO_PORTAL, seat)
    if other != NOWHERE:
        dismiss(box, s, other)
        put_down(s, creature, tile)
    return creature
