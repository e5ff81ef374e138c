"""The numbers of scrolls: their amounts and dice."""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.state import State
from ludary.kit import roll, rule


@rule
def scroll_number(box: Box, s: State, card: int, caster: int, times: int) -> int:
    """Its amount and its dice, as often as zimbies were eaten for it."""
    kind = box.kinds[card]
    total = (kind.amount + dice(s, kind.dice, kind.sides)) * times
    if kind.dice > 0:
        tell.number(s, caster, card, total)
    return total


@rule
def dice(s: State, count: int, sides: int) -> int:
    """The sum of so many dice."""
    total = 0
    for _ in range(count):
        total += roll(s, sides)
    return total
