"""The Bag o' Fate: which zimby of a column it hits."""

from ludary.core.fate import pick
from ludary.core.rule import rule
from ludary.games.zimby_mojo.cards import NOWHERE, SEATS
from ludary.games.zimby_mojo.rules.creatures import of_tribe, sole_tribe
from ludary.games.zimby_mojo.rules.labels import TRIBE
from ludary.games.zimby_mojo.state import Creature, State


@rule
def draw_tribe(s: State, c: Creature) -> int:
    """The tribe of a zimby drawn from all of a column, which must have one; nothing is drawn if there is but one tribe."""
    sole = sole_tribe(c)
    if sole != NOWHERE:
        return sole
    total = 0
    for tribe in range(SEATS):
        s.bag[tribe] = of_tribe(c, tribe)
        total += of_tribe(c, tribe)
    drawn = pick(s, s.bag, total, TRIBE)
    for tribe in range(SEATS):
        s.bag[tribe] = 0
    return drawn
