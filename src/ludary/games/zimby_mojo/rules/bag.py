"""The Bag o' Fate: which zimby of a column it hits."""

from ludary.games.zimby_mojo.cards import NOWHERE, SEATS
from ludary.games.zimby_mojo.rules.creatures import of_tribe, sole_tribe
from ludary.games.zimby_mojo.rules.labels import TRIBE
from ludary.games.zimby_mojo.state import Creature, State
from ludary.kit import pick, roll, rule


@rule
def draw_tribe(s: State, c: Creature) -> int:
    """The tribe of a zimby drawn from all of a column, which must have one; nothing is drawn if
    there is but one tribe.
    """
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


@rule
def draws_active(s: State, c: Creature, tribe: int) -> bool:
    """Tell whether an active zimby of a tribe comes out of the bag, not a depleted one; nothing is
    rolled if all of it are alike.
    """
    active, both = c.active[tribe], of_tribe(c, tribe)
    return active == both or (active > 0 and roll(s, both) <= active)
