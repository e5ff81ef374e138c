"""The 48 cards: drawing, showing, discarding and shuffling, and what each player knows of the
other's hand by that.

Every card is one of a kind, so a player who has seen it go face up onto the discard pile knows it
again. What is known:

- `known` cards of a hand: given away by the other, or found out when the draw pile ran empty;
- `fetched` ones: taken out of the discard pile unseen. The other can only say that they are among
  those which had
  been discarded by then (`since`). Whoever looks through the pile sees which are missing, so only
  one player at a time can hold such cards.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.cards import CARDS, NO_CARD
from ludary.games.nagaraja.rules.labels import CARD
from ludary.games.nagaraja.state import SEATS, Player, State
from ludary.kit import all_but, pick_bit, rule
from ludary.kit.grid import lowest


@rule
def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


@rule
def cards_left(s: State) -> int:
    """Return the number of cards that can be drawn, with those that would be shuffled."""
    return s.deck_count + s.discard_count


@rule
def turn_card(s: State) -> int:
    """The next card of the draw pile, or NO_CARD.

    Step 4: an empty pile is replaced by the discard pile, shuffled.
    """
    if s.deck == 0:
        shuffle(s)
    if s.deck == 0:
        return NO_CARD
    card = pick_bit(s, s.deck, CARD)
    s.deck &= ~(1 << card)
    s.deck_count -= 1
    return card


@rule
def draw_to_hand(s: State, seat: int) -> None:
    """Draw one card, if there is one."""
    card = turn_card(s)
    if card == NO_CARD:
        return
    add_to_hand(s.players[seat], card)
    tell.draws(s, seat, card, known_to=1 << seat)
    tell.draws(s, seat, NO_CARD, known_to=all_but(seat))


@rule
def add_to_hand(player: Player, card: int) -> None:
    player.hand |= 1 << card
    player.hand_count += 1


@rule
def shuffle(s: State) -> None:
    """The discard pile becomes the draw pile; since that was empty, everybody knows what lay
    elsewhere.
    """
    if s.discard == 0:
        return
    for seat in range(SEATS):
        deduce_cards_of(s, seat)
    s.since[:] = 0
    tell.shuffles(s, s.guide, s.discard_count)
    s.deck = s.discard
    s.deck_count = s.discard_count
    s.discard = 0
    s.discard_count = 0


@rule
def deduce_cards_of(s: State, seat: int) -> None:
    """All that lies neither open nor in the discard pile is in a hand: the other player knows the
    cards of this one.
    """
    player = s.players[seat]
    deduced = player.hand | player.selected
    deduced &= ~player.fetched & ~player.known
    if (
        seat == s.guide and s.dealt_count > 0
    ):  # which of them have just been dealt, the other cannot say
        s.stale = deduced | s.dealt
        s.stale_dealt = s.dealt_count
    else:
        player.known |= deduced
    player.fetched = 0
    player.fetched_count = 0


@rule
def lay_open(s: State, player: Player, card: int) -> None:
    """A card leaves the hand, or the cards selected, for all to see."""
    bit = 1 << card
    if player.fetched & bit:
        identify(s, player, card)
    player.hand &= ~bit
    player.selected &= ~bit
    player.known &= ~bit


@rule
def identify(s: State, player: Player, card: int) -> None:
    """One of the fetched cards shows itself; what it may have been taken out after, the others may
    no longer.
    """
    before = s.since[card]
    for one in range(CARDS):
        if s.since[one] > before:
            s.since[one] -= 1
    player.fetched &= ~(1 << card)
    player.fetched_count -= 1


@rule
def discard_cards(s: State, cards: int) -> None:
    """Put cards that all can see onto the discard pile."""
    fetched = s.players[0].fetched_count + s.players[1].fetched_count
    s.discard |= cards
    while cards != 0:
        s.since[lowest(cards)] = fetched
        s.discard_count += 1
        cards &= cards - 1


@rule
def discard_played(s: State) -> None:
    """Discard the cards that both have selected or activated in this round."""
    for seat in range(SEATS):
        discard_cards(s, s.players[seat].played)
        s.players[seat].played = 0


@rule
def look_through(s: State, seat: int) -> None:
    """The player who looks through the discard pile sees which cards the opponent has taken out of
    it.
    """
    rival = s.players[other(seat)]
    if rival.fetched_count > 0:
        rival.known |= rival.fetched
        rival.fetched = 0
        rival.fetched_count = 0
        s.since[:] = 0


@rule
def fetch(s: State, seat: int, card: int) -> None:
    """Take a card out of the discard pile; it need not be shown."""
    player = s.players[seat]
    s.discard &= ~(1 << card)
    s.discard_count -= 1
    add_to_hand(player, card)
    player.fetched |= 1 << card
    player.fetched_count += 1
    tell.retrieves(s, seat, card, known_to=1 << seat)
    tell.retrieves(s, seat, NO_CARD, known_to=all_but(seat))
