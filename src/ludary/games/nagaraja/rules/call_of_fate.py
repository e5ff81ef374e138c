"""Step 1, Call of Fate: cards with the same symbol are selected in secret, revealed together, and
their sticks thrown.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COLOURS, NO_CARD, RESULTS
from ludary.games.nagaraja.rules.confrontation import begin_confrontation
from ludary.games.nagaraja.rules.piles import lay_open, other
from ludary.games.nagaraja.rules.sticks import tell_sticks, tell_total, throw
from ludary.games.nagaraja.state import SEATS, Player, State
from ludary.kit import all_but, rule
from ludary.kit.grid import lowest


@rule
def selectable(box: Box, player: Player) -> int:
    """The cards of the hand that may be selected: any at first, then those with the same symbol."""
    if player.selected == 0:
        return player.hand
    return player.hand & box.alike[box.cards[lowest(player.selected)].symbol]


@rule
def select(s: State, card: int) -> None:
    """Put a card aside; only its player knows, who may think again until all are chosen."""
    player = s.players[s.actor]
    player.hand &= ~(1 << card)
    player.hand_count -= 1
    player.selected |= 1 << card
    player.selected_count += 1
    tell.selects(s, s.actor, card, cards=1, known_to=1 << s.actor)


@rule
def finish_selecting(box: Box, s: State) -> None:
    """The guide selects first: the number of cards can be seen, their faces cannot.

    After the opponent all are revealed.
    """
    second, selected = other(s.guide), s.players[s.actor].selected_count
    if selected > 0:
        tell.selects(s, s.actor, NO_CARD, selected, known_to=all_but(s.actor))
    if s.actor == s.guide and s.players[second].hand_count > 0:
        s.actor = second
        return
    reveal(s, s.guide)
    reveal(s, second)
    throw_granted(box, s)
    begin_confrontation(box, s)


@rule
def reveal(s: State, seat: int) -> None:
    """Turn the selected cards face up."""
    player = s.players[seat]
    cards = player.selected
    player.played = cards
    player.selected_count = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        lay_open(s, player, card)
        tell.reveals(s, seat, card)


@rule
def throw_granted(box: Box, s: State) -> None:
    """Each throws the sticks that the own cards show."""
    for turn in range(SEATS):
        seat = s.guide if turn == 0 else other(s.guide)
        for colour in range(COLOURS):
            throw(box, s, seat, colour, granted(box, s, seat, colour))
        tell_sticks(s, seat)
        tell_total(box, s, seat)


@rule
def granted(box: Box, s: State, seat: int, colour: int) -> int:
    """Return the sticks of a colour that the revealed cards grant; no more than are left if the box
    says so.
    """
    cards, sticks = s.players[seat].played, 0
    while cards != 0:
        sticks += box.cards[lowest(cards)].sticks[colour]
        cards &= cards - 1
    if box.stick_limit:
        left = box.sticks[colour].count
        for result in range(RESULTS):
            left -= s.players[other(seat)].sticks[colour, result]
        sticks = min(sticks, left)
    return sticks
