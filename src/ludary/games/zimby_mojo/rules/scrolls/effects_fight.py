"""Witcheries that change combat rolls and wounds: those on the stack, or else the creature's
next.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.creatures import figure
from ludary.games.zimby_mojo.rules.scrolls.sight import wounds_for
from ludary.games.zimby_mojo.state import State
from ludary.kit import rule


@rule
def rolls_of(s: State, creature: int) -> int:
    """The topmost combat rolls on the stack in which a creature fights, or NOWHERE."""
    for at in range(s.agenda_count - 1, -1, -1):
        entry = s.agenda[at]
        if entry.duty == Duty.ROLLS and (entry.creature == creature or entry.other == creature):
            return at
    return NOWHERE


@rule
def add_brutality(s: State, creature: int, amount: int) -> None:
    """Add brutality for one combat roll, in which brutality does not fall below 0: a roll is never
    less than its die.
    """
    c, at = s.creatures[creature], rolls_of(s, creature)
    tell.bonus(s, figure(c), c.tile, amount)
    if at == NOWHERE:
        c.bonus += amount
        return
    rolls = s.agenda[at]
    if rolls.creature == creature:
        rolls.roll = max(rolls.roll + amount, rolls.die)
        tell.totals(s, figure(c), c.tile, rolls.roll, rolls.other_roll)
    else:
        rolls.other_roll = max(rolls.other_roll + amount, rolls.other_die)
        tell.totals(s, figure(c), c.tile, rolls.other_roll, rolls.roll)


@rule
def prevent(s: State, creature: int, wounds: int) -> None:
    """Mitigating wounds: so many less of one item on the stack."""
    at = wounds_for(s, creature)
    if at != NOWHERE:
        entry = s.agenda[at]
        prevented = min(wounds, entry.amount)
        entry.amount -= prevented
        c = s.creatures[creature]
        tell.prevents(s, figure(c), c.tile, prevented)
