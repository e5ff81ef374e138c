"""Step 4, New Deal: the new guide draws three cards, keeps two and gives one; then the next tile is
revealed.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_CARD
from ludary.games.nagaraja.rules.labels import ROOM
from ludary.games.nagaraja.rules.piles import add_to_hand, discard_played, other, turn_card
from ludary.games.nagaraja.state import Phase, State
from ludary.games.nagaraja.temple import NOWHERE
from ludary.kit import all_but, cards_in, draw, rule


@rule
def deal(box: Box, s: State) -> None:
    """The new guide draws; where fewer cards are left, two are kept first and the rest goes
    over.
    """
    for _ in range(box.drawn):
        card = turn_card(s)
        if card != NO_CARD:
            s.dealt |= 1 << card
            s.dealt_count += 1
            tell.draws(s, s.guide, card, known_to=1 << s.guide)
            tell.draws(s, s.guide, NO_CARD, known_to=all_but(s.guide))
    s.actor = s.guide
    s.phase = Phase.GIVE
    if s.dealt_count <= kept(box):
        keep_rest(box, s)


@rule
def kept(box: Box) -> int:
    """Return the number of drawn cards that the guide keeps."""
    return box.drawn - box.given


@rule
def give(box: Box, s: State, card: int) -> None:
    """One of them goes to the opponent; both know it."""
    receiver = s.players[other(s.guide)]
    s.dealt &= ~(1 << card)
    s.dealt_count -= 1
    add_to_hand(receiver, card)
    receiver.known |= 1 << card
    tell.gives(s, s.guide, card, other(s.guide), known_to=3)
    tell.gives(s, s.guide, NO_CARD, other(s.guide), known_to=~3)
    if (s.stale >> card) & 1:
        s.stale &= ~(1 << card)
        s.stale_dealt -= 1
    if s.dealt_count <= kept(box):
        keep_rest(box, s)


@rule
def keep_rest(box: Box, s: State) -> None:
    """The others stay with the guide, and the next round begins."""
    guide = s.players[s.guide]
    tell.keeps(s, s.guide, s.dealt_count)
    guide.hand |= s.dealt
    guide.hand_count += s.dealt_count
    guide.known |= s.stale
    s.dealt = 0
    s.dealt_count = 0
    s.stale = 0
    s.stale_dealt = 0
    begin_round(box, s)


@rule
def begin_round(box: Box, s: State) -> None:
    """Reveal the top room tile; an amulet goes onto its special location, face down.

    Cards that stayed on the table are discarded.
    """
    discard_played(s)
    s.rounds += 1
    s.tile = draw(s, s.tiles, cards_in(s.tiles), ROOM)
    s.tile_amulet = box.rooms[s.tile].crypt
    s.victor = NOWHERE
    s.phase = Phase.CALL
    s.actor = s.guide
    tell.round(s, s.guide, s.tile, s.tile_amulet)
