"""Piles: cards as counts.

A face-down pile has no order until a card is turned; then fate decides.
"""

from ludary.core.compile.rule import rule
from ludary.core.state.fate import Fated, pick
from ludary.core.state.memory import Row


@rule
def cards_in(pile: Row) -> int:
    """Return the number of cards in the pile."""
    total = 0
    for count in pile:
        total += int(count)
    return total


@rule
def kinds_in(pile: Row) -> int:
    """The kinds of cards in the pile, as bits; for piles of at most 62 kinds."""
    kinds = 0
    for card in range(len(pile)):
        kinds |= int(pile[card] > 0) << card
    return kinds


@rule
def draw(s: Fated, pile: Row, cards: int, label: int = 0) -> int:
    """Turn one of the pile's `cards` cards over and take it out; there must be one."""
    card = pick(s, pile, cards, label)
    take_out(pile, card)
    return card


@rule
def take_out(pile: Row, card: int) -> None:
    """Take one of the cards out of the pile."""
    pile[card] -= 1


@rule
def pour(source: Row, target: Row) -> None:
    """Put all cards of `source` onto `target`."""
    for card in range(len(source)):
        target[card] += source[card]
        source[card] = 0
