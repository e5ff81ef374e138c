"""Thugs in the bots' judgement: how likely those on patrol are to come upon a zimby column in their
next turn, and to kill it.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE
from ludary.games.zimby_mojo.judge.forces import at_least
from ludary.games.zimby_mojo.rules.creatures import creature_on, direction_to, thugs_in, tokens_in
from ludary.games.zimby_mojo.rules.movement.columns import defend_brutality
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import rule

DIE = 6
MIDDLE = 7.0  # of two dice


@rule
def escapes(box: Box, s: State, column: int) -> float:
    """The chance that the thugs do not kill all of a column in their next turn."""
    chance = 1.0
    for thug in range(CORNERS):
        if s.thugs[thug].creature != NOWHERE:
            chance *= 1.0 - reaches(box, s, thug, s.creatures[column].tile) * overcomes(
                box, s, thug, column
            )
    return chance


@rule
def reaches(box: Box, s: State, thug: int, tile: int) -> float:
    """The chance that a thug's march leads past a tile."""
    t = s.thugs[thug]
    here, steps, most = int(s.creatures[t.creature].tile), 0, DIE if s.king != NOWHERE else 2 * DIE
    while direction_to(box, here, tile) == NOWHERE:
        if steps == most or t.route == NOWHERE or t.holding or s.creatures[t.creature].locks != 0:
            return 0.0
        here = box.route_next[t.route, here]
        steps += 1
        if here == NOWHERE or (
            creature_on(s, here) != NOWHERE and s.creatures[creature_on(s, here)].kind != Kind.THUGS
        ):
            return 0.0
    if steps == 0:
        return 1.0
    return at_least(steps - MIDDLE) if s.king == NOWHERE else (most + 1.0 - steps) / most


@rule
def overcomes(box: Box, s: State, thug: int, column: int) -> float:
    """The chance of a thug, and of those who fight beside him already, to kill all of a column."""
    foe, c = s.creatures[s.thugs[thug].creature], s.creatures[column]
    thugs = thugs_in(foe) if direction_to(box, foe.tile, c.tile) != NOWHERE else 1
    return at_least(
        tokens_in(c) + defend_brutality(box, s, column) - 1 - box.thug_brutality * thugs
    )
