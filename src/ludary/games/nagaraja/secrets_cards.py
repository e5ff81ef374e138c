"""Imagining cards: where those may lie that one has not seen, every way as likely as every other.

Of a rival's hand one knows some cards (`known`), that some came out of the discard pile
(`fetched`), that some of the `stale` ones are there; the rest comes from what was never seen. Cards
selected together have the same symbol, so they are imagined first: which symbol, and how many of
them from where, by how many worlds there are of each. Of a player who has not finished selecting
not even the number is known; it is imagined before.
"""

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.state import SEATS, Phase, Player, State
from ludary.kit import below, nth_bit, rule
from ludary.kit.grid import bits_in, lowest

TICKETS = 1 << 30
SYMBOLS = 4
PAIRS = SYMBOLS * SYMBOLS


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
        if s.phase == Phase.CALL and s.actor == owner:
            set_aside(
                player,
                imagine_count(
                    box, s, certain, fetched, unseen, player.hand_count + player.selected_count
                ),
            )
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
    """Tell whether these may be the cards taken out: the first n takings found n of them in the
    pile already.
    """
    for taking in range(1, fetched + 1):
        there, rest = 0, cards
        while rest != 0:
            there += s.since[lowest(rest)] < taking
            rest &= rest - 1
        if there < taking:
            return False
    return True


@rule
def set_aside(player: Player, selected: int) -> None:
    """Select so many cards of the hand."""
    player.hand_count += player.selected_count - selected
    player.selected_count = selected


@rule
def imagine_count(box: Box, s: State, certain: int, fetched: int, unseen: int, hand: int) -> int:
    """Return how many cards may have been selected so far, by how many worlds there are of each
    number.
    """
    total = 0.0
    for selected in range(hand + 1):
        total += ways_of(box, s, certain, fetched, unseen, selected)
    ticket, selected = total * below(s.fate, TICKETS) / TICKETS, 0
    ticket -= ways_of(box, s, certain, fetched, unseen, selected)
    while ticket >= 0.0:
        selected += 1
        ticket -= ways_of(box, s, certain, fetched, unseen, selected)
    return selected


@rule
def ways_of(box: Box, s: State, certain: int, fetched: int, unseen: int, selected: int) -> float:
    """Return the number of worlds in which so many cards are selected."""
    if selected == 0:
        return choose(bits_in(s.discard), fetched) * choose(bits_in(s.deck), unseen)
    total = 0.0
    for at in range(SYMBOLS * (selected + 1) * (fetched + 1)):
        total += ways_at(box, s, certain, fetched, unseen, selected, at)
    return total


@rule
def imagine_selected(
    box: Box, s: State, certain: int, fetched: int, unseen: int, selected: int
) -> int:
    """Imagine so many selected cards with the same symbol, out of the hand's three sources."""
    if selected == 0:
        return 0
    ticket = ways_of(box, s, certain, fetched, unseen, selected) * below(s.fate, TICKETS) / TICKETS
    at = 0
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
    """Ways are numbered by symbol, by selected cards that are known, and by those that were
    fetched.
    """
    return at // ((selected + 1) * (fetched + 1))


@rule
def sure_at(at: int, selected: int, fetched: int) -> int:
    return at // (fetched + 1) % (selected + 1)


@rule
def piled_at(at: int, fetched: int) -> int:
    return at % (fetched + 1)


@rule
def ways_at(
    box: Box, s: State, certain: int, fetched: int, unseen: int, selected: int, at: int
) -> float:
    """Return the number of worlds in which the selection has this symbol, with so many cards from
    each source.
    """
    alike = box.alike[symbol_at(at, selected, fetched)]
    sure, piled = sure_at(at, selected, fetched), piled_at(at, fetched)
    new, pile, deck = selected - sure - piled, s.discard, s.deck
    if new < 0 or new > unseen:
        return 0.0
    chosen = (
        choose(bits_in(certain & alike), sure)
        * choose(bits_in(pile & alike), piled)
        * choose(bits_in(deck & alike), new)
    )
    return (
        chosen
        * choose(bits_in(pile) - piled, fetched - piled)
        * choose(bits_in(deck) - new, unseen - new)
    )


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
    """Choose so many of the cards, every set as likely."""
    found = 0
    for _ in range(count):
        bit = 1 << nth_bit(cards, below(s.fate, bits_in(cards)))
        found |= bit
        cards &= ~bit
    return found


@rule
def imagine_all_cards(box: Box, s: State) -> None:
    """Deal everything face down from the same cards, as a spectator imagines it."""
    if s.phase == Phase.CALL:
        imagine_both_selected(box, s)
    for owner in range(SEATS):
        s.players[owner].hand = some(s, s.deck, s.players[owner].hand_count)
        s.deck &= ~s.players[owner].hand
    s.dealt = some(s, s.deck, s.dealt_count)
    s.deck &= ~s.dealt
    s.discard = some(s, s.deck, s.discard_count)
    s.deck &= ~s.discard


@rule
def imagine_both_selected(box: Box, s: State) -> None:
    """Two selections, each with one symbol: of the player who has finished, if there is one, and of
    the one who has not.
    """
    first, second = s.players[other(s.actor)], s.players[s.actor]
    total = 0.0
    for way in range(PAIRS * (second.hand_count + 1)):
        total += ways_of_pair(box, s, way)
    ticket, way = total * below(s.fate, TICKETS) / TICKETS, 0
    ticket -= ways_of_pair(box, s, way)
    while ticket >= 0.0:
        way += 1
        ticket -= ways_of_pair(box, s, way)
    first.selected = some(s, s.deck & box.alike[way % PAIRS // SYMBOLS], first.selected_count)
    s.deck &= ~first.selected
    set_aside(second, way // PAIRS)
    second.selected = some(s, s.deck & box.alike[way % SYMBOLS], second.selected_count)
    s.deck &= ~second.selected


@rule
def ways_of_pair(box: Box, s: State, way: int) -> float:
    """Return the number of worlds; ways are numbered by how many cards the second has selected, and
    by the symbols of both.
    """
    first, second = s.players[other(s.actor)].selected_count, way // PAIRS
    one, two = way % PAIRS // SYMBOLS, way % SYMBOLS
    if (first == 0 and one > 0) or (
        second == 0 and two > 0
    ):  # nothing selected has no symbol, and counts once
        return 0.0
    ways = choose(bits_in(s.deck & box.alike[one]), first)
    ways *= choose(bits_in(s.deck & box.alike[two]) - (first if one == two else 0), second)
    return ways * choose(bits_in(s.deck) - first - second, s.players[s.actor].hand_count - second)
