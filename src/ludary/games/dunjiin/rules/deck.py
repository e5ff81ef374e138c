"""The Graveyard and resetting the Dunjiin: turning cards over, discarding them, shuffling them back
in.
"""

from ludary.games.dunjiin import events as tell
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import NO_CARD
from ludary.games.dunjiin.state import State
from ludary.kit import cards_in, draw, pour, rule

CARD_DRAWN = 1  # label of fate's outcomes that are cards


@rule
def copies_in_play(box: Box, s: State, card: int) -> int:
    """Return the copies of a card that this game was begun with: all, or one colour's in fast
    play.
    """
    row = box.cards[card]
    if s.half == 1:
        return row.red
    if s.half == 2:
        return row.blue
    return row.red + row.blue


@rule
def turn_over(s: State) -> int:
    """The top card of the Dunjiin; NO_CARD if none is left anywhere."""
    if s.deck_count == 0:
        reset(s)
    if s.deck_count == 0:
        tell.empty(s, s.active)
        return NO_CARD
    s.deck_count -= 1
    return draw(s, s.deck, s.deck_count + 1, CARD_DRAWN)


@rule
def reset(s: State) -> None:
    # Order of play 4: when no cards remain, the discards are shuffled and become the Dunjiin
    buried = cards_in(s.graveyard)
    if buried > 0:
        pour(s.graveyard, s.deck)
        s.deck_count = buried
        tell.reshuffles(s, s.active, buried)


@rule
def bury(s: State, card: int, count: int) -> None:
    """Discard to The Graveyard."""
    s.graveyard[card] += count
