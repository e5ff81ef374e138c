"""Clans that the rules make exceptions for: two for each of two players, one that three share, and
those of a Jonny.
"""

from ludary.games.koa.box import Box
from ludary.games.koa.state import State
from ludary.kit import rule

SEATS_WITH_TWO_CLANS = 2
SEATS_WITH_SHARED_CLAN = 3
SHARED = 3  # the clan that three players share


@rule
def is_shared(s: State, clan: int) -> bool:
    # SETUP, 3 Player: everyone takes turns with the fourth clan
    return s.seats == SEATS_WITH_SHARED_CLAN and clan == SHARED


@rule
def seat_of(s: State, clan: int) -> int:
    """The seat that acts for a clan: with two players each has two, one of three acts for the
    shared one.
    """
    if is_shared(s, clan):
        return s.steward
    return clan if clan < s.seats else clan % s.seats  # with four players a division less


@rule
def is_jonny(s: State, clan: int) -> bool:
    # The Jonny Rule: for the clans of that player, not for the one that three players share
    return s.jonnies != 0 and not is_shared(s, clan) and (s.jonnies >> (clan % s.seats)) & 1 == 1


@rule
def ends_game(box: Box, s: State, clan: int) -> bool:
    # GAME END: one player's last cavern does; not by the Jonny rule, and the shared clan's only if
    # it counts as a player's
    return not is_jonny(s, clan) and (box.shared_ends == 1 or not is_shared(s, clan))
