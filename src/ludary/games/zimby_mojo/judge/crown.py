"""When the King is dead: who has the Crown, how near it is to home, and who can still get at it."""

from ludary.core.rule import rule
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.judge.forces import hunt, soon, within_purse
from ludary.games.zimby_mojo.judge.ways import (
    ease,
    home_of,
    mojo_for_turn,
    mojo_next,
    mojo_now,
    paid_steps,
    reach_of,
    turns_ahead,
    walk_cost,
    way_home,
)
from ludary.games.zimby_mojo.rules.creatures import creature_on, of_tribe, tokens_in
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.state import Kind, State

CERTAIN = 0.97  # to win this turn
PER_ROUND = 0.85  # of it for each round more
GRIP = 0.6  # how much of a rival's chance to kill the bearer counts
LONGEST = 6  # rounds that are looked ahead
BLOCKED = 1.0  # rounds that somebody on the home tile costs
PREY = 0.5  # of a chance to kill the bearer
SPENT, LEAST = 3, 0.3  # mojo until one has it; and what it is worth to those who cannot go on
AMBUSH = 0.06  # for standing near the bearer or its home
FIND = 0.4  # for the Crown on the ground, within reach
AT_HAND = 1.5  # of it, for those who stand there
FOOLHARDY = 0.25  # of it, if the mist would kill who goes there
THUGS_PREY = 0.5  # of a chance to kill the thugs that have it


@rule
def crowns_prospect(box: Box, s: State, seat: int) -> float:
    """The chance, as it looks, that the shaman brings the Crown home."""
    if s.bearer == NOWHERE:
        return find(box, s, seat)
    c = s.creatures[s.bearer]
    if c.kind == Kind.THUGS:
        return THUGS_PREY * hunt(box, s, seat, s.bearer) + AMBUSH * ambush(box, s, seat, box.mist)
    holder = c.crown - 1
    if holder == seat:
        return carry(box, s, seat)
    prey = hunt(box, s, seat, s.bearer) * dash(box, s, seat, c.tile)
    return PREY * prey + AMBUSH * ambush(box, s, seat, home_of(box, s, holder))


@rule
def dash(box: Box, s: State, seat: int, tile: int) -> float:
    """Value the Crown on a tile for who gets it there: most if the mojo that is left would bring it home at once."""
    later = 1 if turns_ahead(s, seat) == 2 else 0
    steps = reach_of(box, max(0, mojo_for_turn(box, s, seat) - SPENT), 1 + burden_at(box, max(0, s.burden) + later))
    return LEAST + (1.0 - LEAST) * min(1.0, steps / max(1.0, way_home(box, s, seat, tile)))


@rule
def carry(box: Box, s: State, seat: int) -> float:
    """The bearer's shaman: rounds to go, and what the others can do in each."""
    rounds = rounds_home(box, s, seat)
    if rounds <= 0.0:
        return CERTAIN
    grip = 1.0
    for rival in range(s.seats):
        if rival != seat:
            grip *= 1.0 - GRIP * hunt(box, s, rival, s.bearer)
    exposed = max(0.5, min(rounds, 2.0))
    return float(CERTAIN * PER_ROUND**rounds * max(grip, 0.02) ** exposed)


@rule
def rounds_home(box: Box, s: State, seat: int) -> float:
    """Rounds, in part too, that its zimby alone needs to bring the Crown home; 0 or less if this turn does."""
    creature = s.bearer
    tile = s.creatures[creature].tile
    left = float(way_home(box, s, seat, tile) - paid_steps(s, creature))
    ahead, late = turns_ahead(s, seat), blocked(box, s, seat)
    level = max(0, s.burden)
    if ahead < 2:
        steps = reach_of(box, mojo_now(s, seat), 1 + burden_at(box, level))
        if steps >= left:
            return late + (0.0 if ahead == 0 else 0.5)
        left -= steps
    rounds, purse = 0.0, mojo_next(box, s, seat)
    while left > 0.0 and rounds < LONGEST:
        level += 1
        steps = max(1, reach_of(box, purse, 1 + burden_at(box, level)))
        rounds += min(1.0, 0.2 + 0.8 * left / steps)
        left -= steps
    return rounds + late


@rule
def burden_at(box: Box, refreshes: int) -> int:
    """Burden of the Crown, so many refreshes after the King's death."""
    if refreshes <= 0:
        return box.burden_first
    return box.burden_second if refreshes == 1 else box.burden_last


@rule
def blocked(box: Box, s: State, seat: int) -> float:
    """Return the rounds lost because somebody stands before the tribal board."""
    creature = creature_on(s, home_of(box, s, seat))
    if creature == NOWHERE or creature == s.bearer or of_tribe(s.creatures[creature], seat) > 0:
        return 0.0
    return BLOCKED


@rule
def ambush(box: Box, s: State, seat: int, goal: int) -> float:
    """Value the shaman's zimbies near the bearer, or near where it wants to go, from 0 to 1."""
    tile, best = s.creatures[s.bearer].tile, 0.0
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and c.active[seat] > 0:
            steps = min(steps_between(box, s, c.tile, tile), steps_between(box, s, c.tile, goal))
            best = max(best, ease(walk_cost(box, steps - min(steps, paid_steps(s, creature)), c.active[seat])))
    return best


@rule
def find(box: Box, s: State, seat: int) -> float:
    """The Crown lies on the ground: who can be there first, and how far it is home from there."""
    others = 0.0
    for rival in range(s.seats):
        if rival != seat:
            others += fetch(box, s, rival)
    return FIND * fetch(box, s, seat) * dash(box, s, seat, s.crown_tile) / (1.0 + 0.5 * others)


@rule
def fetch(box: Box, s: State, seat: int) -> float:
    """Estimate the chance that the shaman gets to the Crown on the ground."""
    tile, purse, best = s.crown_tile, mojo_for_turn(box, s, seat), 0.0
    least = 2 if tile == box.mist else 1
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and c.active[seat] > 0:
            steps = steps_between(box, s, c.tile, tile)
            mojo = walk_cost(box, steps - min(steps, paid_steps(s, creature)), c.active[seat])
            if steps == 0:
                return AT_HAND
            best = max(best, within_purse(mojo, purse) * (1.0 if tokens_in(c) >= least else FOOLHARDY))
    if s.shamans[seat].active + s.shamans[seat].depleted >= least:
        best = max(best, within_purse(1.0 + walk_cost(box, steps_between(box, s, home_of(box, s, seat), tile), least), purse))
    return best * soon(s, seat)
