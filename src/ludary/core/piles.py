"""Piles: cards as counts. A face-down pile has no order until a card is turned; then fate decides."""

from ludary.core.fate import Fated, pick
from ludary.core.memory import Row
from ludary.core.rule import rule


@rule
def cards_in(pile: Row) -> int:
    """Return the number of cards in the pile."""
    total = 0
    for count in pile:
        total += int(count)
    return total


@rule
def draw(s: Fated, pile: Row, cards: int, label: int = 0) -> int:
    """Turn one of the pile's `cards` cards over and take it out; there must be one."""
    card = pick(s, pile, cards, label)
    pile[card] -= 1
    return card


@rule
def pour(source: Row, target: Row) -> None:
    """Put all cards of `source` onto `target`."""
    for card in range(len(source)):
        target[card] += source[card]
        source[card] = 0
