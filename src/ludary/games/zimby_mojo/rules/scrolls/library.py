"""The scroll library, the discard pile, the hands, and which cards of a hand others know of.

A card of which it is known that it came into a hand (`known`) is known to be there until one of its
kind has left, or may have left unseen. Several rows of a kind stand for several copies.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import KINDS, NOWHERE
from ludary.games.zimby_mojo.rules.labels import SCROLL
from ludary.games.zimby_mojo.state import KNOWN, State
from ludary.kit import EVERYBODY, all_but, cards_in, draw, pick, pour, rule


@rule
def draw_scroll(box: Box, s: State, seat: int) -> int:
    """Draw a scroll into the hand; returns it, or NOWHERE if neither library nor discard pile has
    one.
    """
    if s.library_count == 0:
        reshuffle(s)
    card = deal_scroll(s, seat)
    if card != NOWHERE:
        tell.draws(s, seat, NOWHERE, known_to=all_but(seat))
    return card


@rule
def deal_scroll(s: State, seat: int) -> int:
    """A scroll of the library comes into the hand, which only its owner is told."""
    if s.library_count == 0:
        return NOWHERE
    card = draw(
        s, s.library, cards_in(s.library), SCROLL
    )  # in the solitaire game more than `library_count`: all unseen ones
    s.library_count -= 1
    receive(s, seat, card)
    tell.draws(s, seat, card, known_to=1 << seat)
    return card


@rule
def reshuffle(s: State) -> None:
    """The scroll library: the discard pile becomes a new one; not in the solitaire game."""
    if s.seats == 1:
        return
    s.library_count += cards_in(s.discard)
    pour(s.discard, s.library)
    if s.library_count > 0:
        tell.shuffles(s, NOWHERE, s.library_count)


@rule
def mill_scroll(s: State) -> int:
    """The top card of the library goes to the discard pile; returns it, or NOWHERE if there is
    none.
    """
    if s.library_count == 0:
        return NOWHERE
    card = draw(s, s.library, cards_in(s.library), SCROLL)
    s.library_count -= 1
    to_pile(s, card)
    return card


@rule
def to_pile(s: State, card: int) -> None:
    """A card goes onto the discard pile."""
    s.discard[card] += 1


@rule
def receive(s: State, seat: int, card: int) -> None:
    """A card comes into a hand; who saw it there is `remember`'s."""
    own = s.shamans[seat]
    own.hand[card] += 1
    own.hand_count += 1


@rule
def show(s: State, seat: int, card: int) -> None:
    """A card leaves the hand for all to see: to be used, or for the discard pile."""
    own = s.shamans[seat]
    own.hand[card] -= 1
    own.hand_count -= 1
    forget_for_all(s, seat, card)


@rule
def discard_card(box: Box, s: State, seat: int, card: int) -> None:
    """A card of the hand goes onto the discard pile."""
    show(s, seat, card)
    to_pile(s, card)
    tell.discards(s, seat, card)


@rule
def discard_random(box: Box, s: State, seat: int) -> None:
    """A random card of the hand is discarded, if there is one."""
    if s.shamans[seat].hand_count > 0:
        discard_card(box, s, seat, random_scroll(s, seat))


@rule
def random_scroll(s: State, seat: int) -> int:
    """Choose the card that a blind draw finds in a hand that is not empty."""
    own = s.shamans[seat]
    return pick(s, own.hand, own.hand_count, SCROLL)


@rule
def lose_unseen(s: State, seat: int, card: int, taker: int) -> None:
    """A card leaves the hand, and only its owner and the taker see which."""
    own = s.shamans[seat]
    own.hand[card] -= 1
    own.hand_count -= 1
    if not is_known_of(s, seat):
        return
    for kind in range(KINDS):
        if forget(s, seat, EVERYBODY, kind):
            if kind != card:
                remember(s, seat, taker, kind)
        else:
            forget_unless_seen(s, seat, kind, card, taker)


@rule
def is_known_of(s: State, holder: int) -> bool:
    """Tell whether anybody knows of a card in the holder's hand."""
    known = False
    for at in range(s.known_count):
        known |= s.known[at].holder == holder
    return known


@rule
def forget_unless_seen(s: State, holder: int, kind: int, card: int, taker: int) -> None:
    for knower in range(s.seats):
        if knower != taker or kind == card:
            forget(s, holder, knower, kind)


@rule
def remember(s: State, holder: int, knower: int, card: int) -> None:
    """`knower` (or EVERYBODY) has seen this card come into the holder's hand; a full table takes no
    more.
    """
    if s.known_count == KNOWN:
        return
    row = s.known[s.known_count]
    row.holder = holder
    row.knower = knower
    row.card = card
    s.known_count += 1


@rule
def forget_for_all(s: State, holder: int, card: int) -> None:
    """Everybody knows of one copy less in the holder's hand."""
    if not forget(s, holder, EVERYBODY, card):
        for knower in range(s.seats):
            forget(s, holder, knower, card)


@rule
def forget(s: State, holder: int, knower: int, card: int) -> bool:
    """Strike one row out; returns whether there was one."""
    for at in range(s.known_count):
        row = s.known[at]
        if row.holder == holder and row.knower == knower and row.card == card:
            strike_out(s, at)
            return True
    return False


@rule
def strike_out(s: State, at: int) -> None:
    """Take a row out of `known`; those behind it move up."""
    s.known_count -= 1
    for k in range(at, s.known_count):
        row, behind = s.known[k], s.known[k + 1]
        row.holder = behind.holder
        row.knower = behind.knower
        row.card = behind.card
    last = s.known[s.known_count]
    last.holder = 0
    last.knower = 0
    last.card = 0
