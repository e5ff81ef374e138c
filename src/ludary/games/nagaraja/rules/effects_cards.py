"""Card effects on cards: drawing, and what the opponent loses.

What is retrieved is chosen: see `activation.py`.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.rules.labels import CARD
from ludary.games.nagaraja.rules.piles import discard_cards, draw_to_hand, lay_open, other
from ludary.games.nagaraja.state import State
from ludary.kit import pick_bit, rule


@rule
def draw_cards(s: State, cards: int) -> None:
    for _ in range(cards):
        draw_to_hand(s, s.activator)


@rule
def lose_cards(s: State, cards: int) -> None:
    """Cards picked at random from the opponent's hand are discarded, face up and at once."""
    seat = other(s.activator)
    player = s.players[seat]
    for _ in range(min(cards, player.hand_count)):
        card = pick_bit(s, player.hand, CARD)
        lay_open(s, player, card)
        player.hand_count -= 1
        discard_cards(s, 1 << card)
        tell.loses(s, seat, card)
