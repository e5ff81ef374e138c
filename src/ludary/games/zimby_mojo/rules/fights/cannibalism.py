"""Zimby cannibalism: a zimby of a single-tribe column eats others of it, for a combat roll or a
witchery.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.rules.agenda import halt
from ludary.games.zimby_mojo.rules.creatures import all_active, sole_tribe, tokens_in
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import rule


@rule
def most_to_devour(box: Box, c: Creature) -> int:
    """Zimby cannibalism: how many tribesmen a zimby of this column can eat; only active ones of a
    single tribe eat and are eaten.
    """
    if c.kind != Kind.ZIMBIES or sole_tribe(c) == NOWHERE or not all_active(c):
        return 0
    return min(box.devour_limit, tokens_in(c) - 1)


@rule
def eat_tribesmen(box: Box, s: State, creature: int, zimbies: int) -> None:
    """The eaten go to the Far Shore; the eater keeps the Crown."""
    c = s.creatures[creature]
    tribe = sole_tribe(c)
    if zimbies > 0:
        tell.devours(s, tribe, c.tile, zimbies)
        c.active[tribe] -= zimbies
        s.shamans[tribe].shore += zimbies
        halt(s, creature)
