"""Imagining cards: where those may lie that one has not seen, every way as likely as every other.

Of a rival's hand one knows some cards (`known`), that some came out of the discard pile (`fetched`), that some of the
`stale` ones are there; the rest comes from what was never seen. Cards selected together have the same symbol, so they
are imagined first: which symbol, and how many of them from where, by how many worlds there are of each.
"""

from ludary.core.fate import below
from ludary.core.grid import bits_in, lowest
from ludary.core.picking import nth_bit
from ludary.core.rule import rule
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.state import SEATS, State

TICKETS = 1 << 30
SYMBOLS = 4


@rule
def imagine_cards_of(box: Box, s: State, owner: int) -> None:
    """Hand, selection and dealt cards of the rival."""
    player = s.players[owner]
    if s.guide == owner:
        imagine_dealt(s)
    certain = player.known | (s.stale & ~s.dealt if s.guide == owner else 0)
    fetched = player.fetched_count
    unseen = player.hand_count + player.selected_count - bits_in(certain) - fetched
    while True:
        selected = imagine_selected(box, s, certain, fetched, unseen, player.selected_count)
        from_pile = selected & s.discard
        from_pile |= some(s, s.discard & ~selected, fetched - bits_in(from_pile))
        if could_be_fetched(s, from_pile, fetched):
            break
    from_deck = selected & s.deck
    from_deck |= some(s, s.deck & ~selected, unseen - bits_in(from_deck))
    player.selected = selected
    player.hand = (certain | from_pile | from_deck) & ~selected
    player.fetched = from_pile
    s.discard &= ~from_pile
    s.deck &= ~from_deck


@rule
def imagine_dealt(s: State) -> None:
    """The cards that the new guide has drawn, in the middle of a deal."""
    s.dealt = some(s, s.stale, s.stale_dealt)
    fresh = some(s, s.deck, s.dealt_count - s.stale_dealt)
    s.dealt |= fresh
    s.deck &= ~fresh


@rule
def could_be_fetched(s: State, cards: int, fetched: int) -> bool:
    """Tell whether these may be the cards taken out: the first n takings found n of them in the pile already."""
    for taking in range(1, fetched + 1):
        there, rest = 0, cards
        while rest != 0:
            there += s.since[lowest(rest)] < taking
            rest &= rest - 1
        if there < taking:
            return False
    return True


@rule
def imagine_selected(box: Box, s: State, certain: int, fetched: int, unseen: int, selected: int) -> int:
    """So many cards with the same symbol out of the hand's three sources."""
    if selected == 0:
        return 0
    total = 0.0
    for at in range(SYMBOLS * (selected + 1) * (fetched + 1)):
        total += ways_at(box, s, certain, fetched, unseen, selected, at)
    ticket, at = total * below(s.fate, TICKETS) / TICKETS, 0
    ticket -= ways_at(box, s, certain, fetched, unseen, selected, at)
    while ticket >= 0.0:
        at += 1
        ticket -= ways_at(box, s, certain, fetched, unseen, selected, at)
    alike = box.alike[symbol_at(at, selected, fetched)]
    sure, piled = sure_at(at, selected, fetched), piled_at(at, fetched)
    cards = some(s, certain & alike, sure) | some(s, s.discard & alike, piled)
    return cards | some(s, s.deck & alike, selected - sure - piled)


@rule
def symbol_at(at: int, selected: int, fetched: int) -> int:
    """Ways are numbered by symbol, by selected cards that are known, and by those that were fetched."""
    return at // ((selected + 1) * (fetched + 1))


@rule
def sure_at(at: int, selected: int, fetched: int) -> int:
    return at // (fetched + 1) % (selected + 1)


@rule
def piled_at(at: int, fetched: int) -> int:
    return at % (fetched + 1)


@rule
def ways_at(box: Box, s: State, certain: int, fetched: int, unseen: int, selected: int, at: int) -> float:
    """Return the number of worlds in which the selection has this symbol, with so many cards from each source."""
    alike = box.alike[symbol_at(at, selected, fetched)]
    sure, piled = sure_at(at, selected, fetched), piled_at(at, fetched)
    new, pile, deck = selected - sure - piled, s.discard, s.deck
    if new < 0 or new > unseen:
        return 0.0
    chosen = choose(bits_in(certain & alike), sure) * choose(bits_in(pile & alike), piled) * choose(bits_in(deck & alike), new)
    return chosen * choose(bits_in(pile) - piled, fetched - piled) * choose(bits_in(deck) - new, unseen - new)


@rule
def choose(cards: int, taken: int) -> float:
    """Return the number of sets of so many cards."""
    if taken > cards:
        return 0.0
    ways = 1.0
    for k in range(taken):
        ways = ways * (cards - k) / (k + 1)
    return ways


@rule
def some(s: State, cards: int, count: int) -> int:
    """So many of the cards, every set as likely."""
    found = 0
    for _ in range(count):
        bit = 1 << nth_bit(cards, below(s.fate, bits_in(cards)))
        found |= bit
        cards &= ~bit
    return found


@rule
def imagine_all_cards(box: Box, s: State) -> None:
    """Deal everything face down from the same cards, as a spectator imagines it."""
    first, second = imagine_both_selected(box, s)
    s.deck &= ~(first | second)
    s.players[0].selected = first
    s.players[1].selected = second
    for owner in range(SEATS):
        s.players[owner].hand = some(s, s.deck, s.players[owner].hand_count)
        s.deck &= ~s.players[owner].hand
    s.dealt = some(s, s.deck, s.dealt_count)
    s.deck &= ~s.dealt
    s.discard = some(s, s.deck, s.discard_count)
    s.deck &= ~s.discard


@rule
def imagine_both_selected(box: Box, s: State) -> tuple[int, int]:
    """Two selections, each with one symbol, out of the cards that lie face down."""
    total = 0.0
    for pair in range(SYMBOLS * SYMBOLS):
        total += ways_of_pair(box, s, pair)
    ticket, pair = total * below(s.fate, TICKETS) / TICKETS, 0
    ticket -= ways_of_pair(box, s, pair)
    while ticket >= 0.0:
        pair += 1
        ticket -= ways_of_pair(box, s, pair)
    first = some(s, s.deck & box.alike[pair // SYMBOLS], s.players[0].selected_count)
    second = some(s, s.deck & ~first & box.alike[pair % SYMBOLS], s.players[1].selected_count)
    return first, second


@rule
def ways_of_pair(box: Box, s: State, pair: int) -> float:
    first, second = s.players[0].selected_count, s.players[1].selected_count
    one, two = pair // SYMBOLS, pair % SYMBOLS
    ways = choose(bits_in(s.deck & box.alike[one]), first)
    return ways * choose(bits_in(s.deck & box.alike[two]) - (first if one == two else 0), second)
