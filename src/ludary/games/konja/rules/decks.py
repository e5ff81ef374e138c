"""SET-UP, and where the rulebook deals cards: the two decks, the offerings, hands, and what leaves
them.
"""

from ludary.games.konja import events as tell
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, RELIC_PLACES
from ludary.games.konja.state import SEATS, State, Wizard
from ludary.kit import Row, all_but, cards_in, pick, pour, rule
from ludary.kit.grid import lowest

RELIC_DRAWN, SPELL_DRAWN = 2, 3  # labels of fate's outcomes that are cards
RELIC_PILE, SPELL_PILE = 0, 1


@rule
def turn_over(s: State, deck: Row, discard: Row, pile: int) -> int:
    """The top card of a deck, its discards shuffled back in if need be; NO_CARD if there is
    none.
    """
    if cards_in(deck) == 0:
        if cards_in(discard) == 0:
            return NO_CARD
        pour(discard, deck)
        tell.reshuffles(s, s.active, pile)
    card = pick(s, deck, cards_in(deck), RELIC_DRAWN + pile)
    deck[card] -= 1
    return card


@rule
def offer_relic(s: State, place: int) -> None:
    """Deal a relic to this place of the offerings; it stays empty if there is none."""
    card = turn_over(s, s.relic_deck, s.relic_discard, RELIC_PILE)
    s.offerings[place] = card
    if card != NO_CARD:
        tell.offered(s, s.active, card)


@rule
def refill_hand(box: Box, s: State, seat: int) -> None:
    draw_spells(s, seat, max(0, box.hand - s.wizards[seat].hand_count))


@rule
def draw_spells(s: State, seat: int, count: int) -> None:
    """Draw so many spells, or as many as there are."""
    own, drawn = s.wizards[seat], 0
    while drawn < count:
        card = turn_over(s, s.spell_deck, s.spell_discard, SPELL_PILE)
        if card == NO_CARD:
            break
        own.hand[card] += 1
        own.hand_count += 1
        drawn += 1
        tell.sees(s, 1 << seat, seat, card)
    if drawn > 0:
        tell.draws(s, all_but(seat), seat, drawn)


@rule
def has_spells_left(s: State) -> bool:
    """Tell whether the deck or its discards have a spell."""
    return spells_in_deck(s) > 0 or cards_in(s.spell_discard) > 0


@rule
def spells_in_deck(s: State) -> int:
    """Return the number of spells in the deck.

    In a View it also holds those in hands that one does not see.
    """
    count = cards_in(s.spell_deck)
    for seat in range(SEATS):
        count += cards_in(s.wizards[seat].hand) - s.wizards[seat].hand_count
    return count


@rule
def discard_spell(s: State, seat: int, card: int) -> None:
    s.wizards[seat].hand[card] -= 1
    s.wizards[seat].hand_count -= 1
    s.spell_discard[card] += 1


@rule
def relics_of(own: Wizard) -> int:
    """Return the number of a wizard's relics."""
    count = 0
    for place in range(RELIC_PLACES):
        count += int(own.relics[place] != NO_CARD)
    return count


@rule
def kinds_of(own: Wizard, tapped: int) -> int:
    """Return the kinds of a wizard's relics that are tapped, or are not, one bit for each."""
    kinds = 0
    for place in range(RELIC_PLACES):
        card = int(own.relics[place])
        kinds |= 1 << card if (card != NO_CARD) & (own.tapped[place] == tapped) else 0
    return kinds


@rule
def receive_relic(own: Wizard, card: int, tapped: int) -> None:
    place = relics_of(own)
    own.relics[place] = card
    own.tapped[place] = tapped


@rule
def place_of_relic(own: Wizard, card: int, tapped: int) -> int:
    """Find a wizard's relic of this kind that is tapped, or is not; RELIC_PLACES if there is
    none.
    """
    found = 1 << RELIC_PLACES
    for place in range(RELIC_PLACES):
        found |= int((own.relics[place] == card) & (own.tapped[place] == tapped)) << place
    return lowest(found)


@rule
def discard_relic(s: State, seat: int, card: int) -> None:
    """The tapped one first; the others move up."""
    own = s.wizards[seat]
    place = place_of_relic(own, card, 1)
    if place == RELIC_PLACES:
        place = place_of_relic(own, card, 0)
    for k in range(place, RELIC_PLACES - 1):
        own.relics[k] = own.relics[k + 1]
        own.tapped[k] = own.tapped[k + 1]
    own.relics[RELIC_PLACES - 1] = NO_CARD
    own.tapped[RELIC_PLACES - 1] = 0
    s.relic_discard[card] += 1
