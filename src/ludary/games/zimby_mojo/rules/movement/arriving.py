"""Arriving on a tile: what it does to whoever has entered it, one thing after the other.

A portal comes first, then blood mist, then vines, each a source of wounds of its own; the Crown may
ward all obstacles off. Then the shamans may stop the mover, and at last its controller may cast the
King's ritual of the tile.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import halt, push
from ludary.games.zimby_mojo.rules.creatures import absent
from ludary.games.zimby_mojo.rules.crown import crown_ignores, give, in_mist_with_crown
from ludary.games.zimby_mojo.rules.fights.wounds import deal
from ludary.games.zimby_mojo.rules.obstacles import (
    any_obstacle,
    held,
    is_dark,
    is_misty,
    mist_wounds,
    vine_wounds,
)
from ludary.games.zimby_mojo.rules.rituals.casting import offer_rite
from ludary.games.zimby_mojo.rules.windows import open_windows_on
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import rule

PORTAL, NO_PORTAL, MIST, VINES, CROWN, RITE = range(6)  # stages


@rule
def do_arrive(box: Box, s: State, creature: int, stage: int, mover: int, stood: int) -> None:
    """One stage, and what is left of them; `mover` is the seat that has moved the creature, or
    NOWHERE.

    `stood` is 1 if the creature has not entered the tile, but been joined on it.
    """
    if creature == NOWHERE or absent(s.creatures[creature]):
        return
    tile = s.creatures[creature].tile
    if stage == PORTAL and box.portal_at[tile] != NOWHERE:
        push_stage(s, creature, NO_PORTAL, mover, stood)
        push(s, Duty.RELOCATE, creature).barred = NOWHERE
        return
    if stage <= NO_PORTAL:
        stage = set_foot(box, s, creature, tile)
    if stage == MIST:
        push_stage(s, creature, VINES, mover, stood)
        deal(s, creature, mist_wounds(box, s, tile))
    elif stage == VINES:
        push_stage(s, creature, CROWN, mover, stood)
        deal(s, creature, vine_wounds(box, s, tile))
    elif stage == CROWN:
        settle_in(box, s, creature, tile, mover, stood)
    else:
        offer_rite(box, s, creature)


@rule
def push_stage(s: State, creature: int, stage: int, mover: int, stood: int) -> None:
    """Push the next stage of what the tile does."""
    arrival = push(s, Duty.ARRIVE, creature, mover)
    arrival.stage = stage
    arrival.begun = stood


@rule
def set_foot(box: Box, s: State, creature: int, tile: int) -> int:
    """The stage that comes next: obstacle effects, unless there are none or the Crown makes
    immune.
    """
    if s.dropped == 1 + tile:
        s.dropped = 0
    hindered = any_obstacle(box, s, tile) and not crown_ignores(box, s, creature, tile)
    if not hindered:
        return CROWN
    return MIST if is_misty(box, s, tile) else VINES


@rule
def settle_in(box: Box, s: State, creature: int, tile: int, mover: int, stood: int) -> None:
    """Entangling vines end its movement, thugs take the Crown along, and shamans may stop whoever
    comes by.
    """
    c = s.creatures[creature]
    if held(s, creature):
        halt(s, creature)
    if c.kind == Kind.THUGS and s.crown_tile == tile and not is_dark(s, tile):
        give(box, s, creature)
    if creature == s.bearer and box.ritual_at[tile] != NOWHERE and not stood:
        push_stage(s, creature, RITE, mover, stood)
    if in_mist_with_crown(box, s, creature):
        push(s, Duty.CROWNING, creature)
    open_windows_on(box, s, creature, mover)


@rule
def caught(box: Box, s: State, creature: int, effect: int) -> None:
    """An obstacle has appeared on the creature's tile: Effect.DEADLY wounds it, Effect.ENTANGLE
    ends its movement.
    """
    if absent(s.creatures[creature]) or crown_ignores(box, s, creature, s.creatures[creature].tile):
        return
    if effect == Effect.DEADLY:
        deal(s, creature, 1)
    elif effect == Effect.ENTANGLE and held(s, creature):
        halt(s, creature)
