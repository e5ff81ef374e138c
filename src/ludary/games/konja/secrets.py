"""Hidden information: a hand of spells is seen by its owner alone, everything else by all.

What a seat knows is what it can see on the table now. Hidden spells are moved to `spell_deck`,
which thereby holds all that are unseen; which of those somebody has in hand is drawn from them, as
it was when they were dealt.
"""

from ludary.games.konja.box import Box
from ludary.games.konja.state import SEATS, State
from ludary.kit import cards_in, draw, pour, rule


@rule
def conceal(box: Box, s: State, seat: int) -> None:
    """Blank what `seat` cannot see (-1: a spectator)."""
    for other in range(SEATS):
        if other != seat:
            pour(s.wizards[other].hand, s.spell_deck)


@rule
def imagine(box: Box, s: State, seat: int) -> None:
    """Deal the unseen spells of a View to the hidden hands, every fitting world as likely as it was
    dealt.
    """
    for other in range(SEATS):
        if other != seat:
            own = s.wizards[other]
            for _ in range(own.hand_count):
                own.hand[draw(s, s.spell_deck, cards_in(s.spell_deck))] += 1
