"""Targets that the activated card may be aimed at next."""

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import Effect
from ludary.games.nagaraja.rules.effects import applies_to
from ludary.games.nagaraja.rules.effects_relics import hidden_relics
from ludary.games.nagaraja.rules.effects_rooms import rooms_in, rooms_to_pivot, trap_cells
from ludary.games.nagaraja.rules.exploration import empty_cells
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.state import State
from ludary.games.nagaraja.temple import PLACES
from ludary.kit import rule

ALL_PLACES = (1 << PLACES) - 1


@rule
def relic_targets(box: Box, s: State, temple: int) -> int:
    """Places of a temple, as bits. Both relics of a swap are in the same temple."""
    effect = box.cards[s.activated].effect
    if not applies_to(box, s.activated, s.activator, temple):
        return 0
    if effect == Effect.PEEK:
        return hidden_relics(s.temples[temple]) & ~aimed_here(s, temple)
    if effect != Effect.SWAP_RELICS or (s.aimed > 0 and s.aim_temple != temple):
        return 0
    return ALL_PLACES & ~aimed_here(s, temple)


@rule
def room_targets(box: Box, s: State, temple: int) -> int:
    """Cells of a temple with a room, as bits. Both rooms of a swap are in the same temple."""
    effect = box.cards[s.activated].effect
    if not applies_to(box, s.activated, s.activator, temple):
        return 0
    if effect == Effect.PIVOT:
        return rooms_to_pivot(box, s.temples[temple])
    if effect == Effect.MOVE:
        return rooms_in(s.temples[temple]) if s.aimed == 0 else 0
    if (
        effect != Effect.SWAP_ROOMS
        or s.temples[temple].room_count < 2
        or (s.aimed > 0 and s.aim_temple != temple)
    ):
        return 0
    return rooms_in(s.temples[temple]) & ~aimed_here(s, temple)


@rule
def cell_targets(box: Box, s: State) -> int:
    """Empty cells, as bits: for a room that moves, or for the trap."""
    effect = box.cards[s.activated].effect
    if effect == Effect.TRAP:
        return trap_cells(box, s, other(s.activator))
    if effect == Effect.MOVE and s.aimed > 0:
        return empty_cells(s, s.activator)
    return 0


@rule
def aimed_here(s: State, temple: int) -> int:
    """The first target, as a bit, if it is in this temple."""
    return 1 << s.aim if s.aimed > 0 and s.aim_temple == temple else 0


@rule
def stick_left(s: State, colour: int, result: int) -> int:
    """Return the number of the opponent's sticks that show this and are not yet among the
    targets.
    """
    return s.players[other(s.activator)].sticks[colour, result] - s.aimed_sticks[colour, result]
