"""Mustering: a shaman's zimbies draw near to where something is to be got, all of them, and not
only those that would strike next.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.judge.ways import to_the_sanctum
from ludary.games.zimby_mojo.rules.creatures import of_tribe
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import rule

HALF_WAY = 4.0  # steps at which a zimby counts for half
ZOMBIE = 2.0  # zimbies that a zombie counts for, once the King is dead
ENOUGH = 2.0  # zimbies on the spot that are worth half of as many as you like
SHUT = 4  # steps that a ward which is still shut counts for


@rule
def muster(box: Box, s: State, seat: int) -> float:
    """Value how many of the shaman's zimbies and zombies are how near to the King or the Crown,
    from 0 to 1.
    """
    goal, near = spot(s), 0.0
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if (c.kind == Kind.ZIMBIES and c.active[seat] > 0) or (
            s.king == NOWHERE and c.kind == Kind.ZOMBIE and c.owner == seat
        ):
            steps = steps_between(box, s, c.tile, goal)
            if s.king != NOWHERE and s.shrines != 0:
                steps = min(steps, SHUT + to_the_sanctum(box, s, c.tile, goal))
            near += (
                (ZOMBIE if c.kind == Kind.ZOMBIE else of_tribe(c, seat))
                * HALF_WAY
                / (HALF_WAY + steps)
            )
    return near / (near + ENOUGH)


@rule
def spot(s: State) -> int:
    """The tile of the King or of the Crown."""
    if s.king != NOWHERE:
        return int(s.creatures[s.king].tile)
    return int(s.creatures[s.bearer].tile if s.bearer != NOWHERE else s.crown_tile)
