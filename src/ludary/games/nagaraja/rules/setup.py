"""Setup: relics around both temples, piles of tiles, cards and amulets, the first guide, five cards
each, the first tile.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import BY_CHANCE, Box
from ludary.games.nagaraja.cards import AMULET_KINDS, NO_CARD, RELIC_KINDS, ROOM_KINDS, Colour
from ludary.games.nagaraja.rules.new_deal import begin_round
from ludary.games.nagaraja.rules.piles import draw_to_hand, other
from ludary.games.nagaraja.rules.sticks import (
    clear_sticks,
    fate_points,
    tell_sticks,
    tell_total,
    throw,
)
from ludary.games.nagaraja.state import SEATS, State
from ludary.games.nagaraja.temple import NOWHERE
from ludary.kit import roll, rule

MOST_THROWS = 12  # ties in a row after which chance decides: one game in a thousand million


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """Nobody knows any relic, amulet or card of a pile: they have no value before somebody
    looks.
    """
    lay_piles(box, s)
    s.guide = first_guide(box, s)
    for _ in range(box.hand):  # Setup 10
        draw_to_hand(s, s.guide)
        draw_to_hand(s, other(s.guide))
    begin_round(box, s)


@rule
def lay_piles(box: Box, s: State) -> None:
    for kind in range(1, RELIC_KINDS + 1):  # Setup 2: relics lie at random, face down
        for seat in range(SEATS):
            s.temples[seat].unseen[kind] = box.relics[kind].copies
    for kind in range(1, ROOM_KINDS + 1):  # Setup 4
        s.tiles[kind] = box.rooms[kind].copies
    for kind in range(AMULET_KINDS):  # Setup 6
        s.amulets[kind] = box.amulets[kind].copies
    s.deck = box.all_cards  # Setup 8
    s.deck_count = box.card_count
    s.trap_temple = NOWHERE  # Setup 5: beside the room tiles
    s.trap_cell = NOWHERE
    s.victor = NOWHERE
    s.winner = NOWHERE
    activate_nothing(s)


@rule
def activate_nothing(s: State) -> None:
    s.activator = NOWHERE
    s.activated = NO_CARD
    s.aim_temple = NOWHERE
    s.aim = NOWHERE
    s.aim_temple_2 = NOWHERE
    s.aim_2 = NOWHERE
    s.aim_turn = NOWHERE


@rule
def first_guide(box: Box, s: State) -> int:
    """Setup 9: each throws brown sticks; the most fate points, ties throw again."""
    for _ in range(0 if box.first_guide == BY_CHANCE else MOST_THROWS):
        lead = first_throw(box, s, 0) - first_throw(box, s, 1)
        clear_sticks(s.players[0])
        clear_sticks(s.players[1])
        if lead != 0:
            guide = 0 if lead > 0 else 1
            tell.guide(s, guide, chance=0)
            return guide
        tell.ties(s, 0)
    guide = roll(s, SEATS) - 1
    tell.guide(s, guide, chance=1)
    return guide


@rule
def first_throw(box: Box, s: State, seat: int) -> int:
    throw(box, s, seat, Colour.BROWN, box.first_sticks)
    tell_sticks(s, seat)
    tell_total(box, s, seat)
    return fate_points(box, s.players[seat])
