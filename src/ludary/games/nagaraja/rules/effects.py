"""Card effects: when a card may be activated, how many targets it has, and what it does.

One executor for all.
"""

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import MOST_AIMED, Arrow, Effect
from ludary.games.nagaraja.rules.effects_cards import draw_cards, lose_cards
from ludary.games.nagaraja.rules.effects_relics import hidden_relics, peek, swap_relics
from ludary.games.nagaraja.rules.effects_rooms import (
    move,
    pivot,
    place_trap,
    rooms_to_pivot,
    swap_rooms,
    trap_cells,
)
from ludary.games.nagaraja.rules.effects_sticks import add_points, break_sticks, rethrow
from ludary.games.nagaraja.rules.exploration import empty_cells
from ludary.games.nagaraja.rules.piles import cards_left, other
from ludary.games.nagaraja.rules.sticks import sticks_of
from ludary.games.nagaraja.state import SEATS, Phase, State
from ludary.kit import rule
from ludary.kit.grid import bits_in


@rule
def applies_to(box: Box, card: int, seat: int, temple: int) -> bool:
    """The arrow: whether the card, activated by `seat`, may be aimed at what belongs to the player
    `temple`.
    """
    arrow = box.cards[card].arrow
    return arrow == Arrow.BOTH or (arrow == Arrow.CLEAR) == (temple == seat)


@rule
def can_activate(box: Box, s: State, seat: int, card: int) -> bool:
    """A card that could do nothing cannot be activated."""
    effect, rival = box.cards[card].effect, other(seat)
    if effect == Effect.RETHROW or effect == Effect.BREAK:
        return sticks_of(s.players[rival]) > 0
    if effect == Effect.RETRIEVE:
        return s.discard_count > 0
    if effect == Effect.DRAW:
        return cards_left(s) > 0
    if effect == Effect.LOSE:
        return s.players[rival].hand_count > 0
    if effect == Effect.TRAP:
        return trap_cells(box, s, rival) != 0
    for temple in range(SEATS):
        if applies_to(box, card, seat, temple) and can_aim_at(box, s, effect, temple):
            return True
    return False


@rule
def can_aim_at(box: Box, s: State, effect: int, temple: int) -> bool:
    """Tell whether there is something in a temple that the effect can do."""
    if effect == Effect.PEEK:
        return hidden_relics(s.temples[temple]) != 0
    if effect == Effect.PIVOT:
        return rooms_to_pivot(box, s.temples[temple]) != 0
    if effect == Effect.MOVE:
        return s.temples[temple].room_count > 0 and empty_cells(s, temple) != 0
    if effect == Effect.SWAP_ROOMS:
        return s.temples[temple].room_count >= MOST_AIMED
    return True


@rule
def targets_needed(box: Box, s: State) -> int:
    """Return the number of targets of the activated card: as many as it says, or as there are."""
    card = box.cards[s.activated]
    effect = card.effect
    if effect == Effect.RETHROW or effect == Effect.BREAK:
        return min(card.amount, sticks_of(s.players[other(s.activator)]))
    if effect == Effect.PEEK:
        return min(card.amount, relics_to_peek(box, s))
    if effect == Effect.SWAP_RELICS or effect == Effect.SWAP_ROOMS or effect == Effect.MOVE:
        return MOST_AIMED
    return 1 if effect == Effect.PIVOT or effect == Effect.TRAP else 0


@rule
def relics_to_peek(box: Box, s: State) -> int:
    """Return the number of hidden relics that the activated card may be aimed at."""
    count = 0
    for temple in range(SEATS):
        if applies_to(box, s.activated, s.activator, temple):
            count += bits_in(hidden_relics(s.temples[temple]))
    return count


@rule
def take_effect(box: Box, s: State) -> None:
    """Do what the activated card says to what it was aimed at."""
    card = box.cards[s.activated]
    effect = card.effect
    if effect == Effect.POINTS:
        add_points(box, s, card.amount)
    elif effect == Effect.RETHROW:
        rethrow(box, s)
    elif effect == Effect.BREAK:
        break_sticks(box, s)
    elif effect == Effect.PEEK:
        peek(s)
    elif effect == Effect.SWAP_RELICS:
        swap_relics(box, s)
    elif effect == Effect.PIVOT:
        pivot(box, s)
    elif effect == Effect.MOVE:
        move(box, s)
    elif effect == Effect.SWAP_ROOMS:
        swap_rooms(box, s)
    elif effect == Effect.TRAP:
        place_trap(box, s)
    elif effect == Effect.DRAW:
        draw_cards(s, card.amount)
    elif effect == Effect.LOSE:
        lose_cards(s, card.amount)
    if s.phase != Phase.OVER:
        draw_cards(s, card.draws)
