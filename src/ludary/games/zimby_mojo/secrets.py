"""Hidden information: a hand is seen by its owner alone, but for the cards that others have seen
come into it (`known`).

Hidden cards are moved to `library`, which thereby holds all that the seat has not seen, wherever
they lie: `library_count` of them in the library, the others in the hands, by `hand_count`. The
cards that a Ritual of Winnowing takes are seen by who takes and by who loses them. Which seal and
which ritual marker lies where has no value before it is revealed.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import KINDS, NOWHERE
from ludary.games.zimby_mojo.rules.agenda import after
from ludary.games.zimby_mojo.rules.scrolls.library import strike_out
from ludary.games.zimby_mojo.state import HIDDEN, OFFERED, State
from ludary.kit import EVERYBODY, cards_in, draw, rule


@rule
def conceal(box: Box, s: State, seat: int) -> None:
    """Blank what `seat` (-1: a spectator) has not seen."""
    for at in range(s.known_count - 1, -1, -1):
        knower = s.known[at].knower
        if knower != EVERYBODY and knower != seat:
            strike_out(s, at)
    for other in range(s.seats):
        if other != seat:
            hide_hand(s, other)
        if seat != other and seat != robbed(s, other):
            hide_offered(s, other)


@rule
def robbed(s: State, seat: int) -> int:
    """The seat that a Ritual of Winnowing robs for `seat`."""
    return after(s, seat)


@rule
def hide_hand(s: State, owner: int) -> None:
    """Only the known cards stay."""
    hand = s.shamans[owner].hand
    for card in range(KINDS):
        s.library[card] += hand[card]
        hand[card] = 0
    for at in range(s.known_count):
        row = s.known[at]
        if row.holder == owner:
            s.library[row.card] -= 1
            hand[row.card] += 1


@rule
def hide_offered(s: State, owner: int) -> None:
    for at in range(OFFERED):
        card = s.offered[owner, at]
        if card > NOWHERE:
            s.library[card] += 1
            s.offered[owner, at] = HIDDEN


@rule
def imagine(box: Box, s: State, seat: int) -> None:
    """Deal the unseen cards of a View to the hands, every fitting world as likely as it was
    dealt.
    """
    for other in range(s.seats):
        shaman = s.shamans[other]
        if other != seat:
            for _ in range(shaman.hand_count - cards_in(shaman.hand)):
                shaman.hand[draw(s, s.library, cards_in(s.library))] += 1
        for at in range(OFFERED):
            if s.offered[other, at] == HIDDEN:
                s.offered[other, at] = draw(s, s.library, cards_in(s.library))
