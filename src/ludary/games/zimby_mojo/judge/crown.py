"""The Crown when the King is dead: who has it, how near it is to home, and who can still get at
it.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE
from ludary.games.zimby_mojo.distances import FAR
from ludary.games.zimby_mojo.judge.forces import (
    LATER,
    blow,
    boost,
    brutality_with,
    hunt,
    kill_chance,
    may_hunt,
    to_foe,
    within_purse,
)
from ludary.games.zimby_mojo.judge.thugs import escapes
from ludary.games.zimby_mojo.judge.ways import (
    ease,
    free_way,
    home_of,
    is_to_come,
    mojo_ahead,
    mojo_next,
    mojo_now,
    paid_steps,
    reach_of,
    walk_cost,
    way_home,
)
from ludary.games.zimby_mojo.rules.creatures import (
    creature_on,
    neighbour,
    of_tribe,
    tokens_in,
    tribe_count,
)
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import rule

CERTAIN = 0.97  # to win this turn
AGAIN = 0.12  # the least chance of the bearer's shaman: the Crown changes hands often
HURRY = 0.002  # less for each step that is still to be made
AROUND = 6  # steps more where nobody can get through
PER_ROUND = 0.85  # of it for each round more
GRIP = 0.6  # how much of a rival's chance to kill the bearer counts
MELTS = 0.5  # chance of the bearer to die in the blood mist at the end of a round, if it is alone
STAYS = 0.3  # of it, while the bearer can still go away
LONGEST = 6  # rounds that are looked ahead
BLOCKED = 1.0  # rounds that somebody on the home tile costs, at least
STUBBORN = 3.0  # rounds that anybody in the way costs, at most
PREY = 0.5  # of a chance to kill the bearer
SPENT, LEAST = 3, 0.3  # mojo until one has it; and what it is worth to those who cannot go on
AMBUSH = 0.06  # for standing near the bearer or its home
UNWORN = 0.6  # of a chance to kill the bearer with a zombie, which does not take the Crown
FIND = 0.4  # for the Crown on the ground, within reach
AT_HAND = 1.5  # of it, for those who stand there
FOOLHARDY = 0.25  # of it, if the mist would kill who goes there
THUGS_PREY = 0.5  # of a chance to kill the thugs that have it


@rule
def crowns_prospect(box: Box, s: State, seat: int, judged: int) -> float:
    """The chance, as it looks, that the shaman brings the Crown home; for `judged`, as if its turn
    were over.
    """
    if s.bearer == NOWHERE:
        return find(box, s, seat, judged)
    c = s.creatures[s.bearer]
    if c.kind == Kind.THUGS:
        return THUGS_PREY * hunt(box, s, seat, s.bearer, judged) + AMBUSH * ambush(
            box, s, seat, box.mist
        )
    holder = c.crown - 1
    if holder == seat:
        return carry(box, s, seat, judged)
    return PREY * rob(box, s, seat, judged) + AMBUSH * ambush(box, s, seat, home_of(box, s, holder))


@rule
def rob(box: Box, s: State, seat: int, judged: int) -> float:
    """Value the shaman's best attack on the bearer, and the way home with the mojo that it
    leaves.
    """
    best, more, purse = 0.0, boost(box, s, seat), mojo_ahead(box, s, seat, judged)
    tile = s.creatures[s.bearer].tile
    for creature in range(s.creature_count):
        if may_hunt(s, seat, creature, s.bearer):
            mojo = to_foe(box, s, seat, creature, s.bearer)
            chance = blow(box, s, seat, creature, s.bearer, more) * within_purse(mojo, purse)
            if s.creatures[creature].kind == Kind.ZOMBIE:
                chance *= UNWORN
            best = max(best, chance * dash(box, s, seat, tile, judged, purse - mojo))
    return LATER * best


@rule
def dash(box: Box, s: State, seat: int, tile: int, judged: int, mojo: float) -> float:
    """Value the Crown on a tile for who gets it there: most if the mojo that is left would bring it
    home at once.
    """
    steps = reach_of(
        box, s, seat, max(0, int(mojo) - SPENT), 1 + burden_ahead(box, s, seat, judged)
    )
    return LEAST + (1.0 - LEAST) * min(1.0, steps / max(1.0, way_home(box, s, seat, tile)))


@rule
def carry(box: Box, s: State, seat: int, judged: int) -> float:
    """The bearer's shaman: rounds to go, and what the others can do in each."""
    # own-turn: only in it mojo moves the bearer
    way, late = open_way(box, s, seat), blocked(box, s, seat) + pinned(box, s, seat)
    if s.turn_of == seat and seat == judged and late <= 0.0 and way <= reach_now(box, s, seat):
        return CERTAIN - HURRY * way
    rounds = late + rounds_home(box, s, seat, judged, way)
    grip = 1.0
    for rival in range(s.seats):
        if rival != seat:
            grip *= 1.0 - GRIP * hunt(box, s, rival, s.bearer, judged)
    exposed = max(0.5, min(rounds, 2.0))
    return float(
        AGAIN
        + (CERTAIN - AGAIN)
        * PER_ROUND**rounds
        * max(grip, 0.02) ** exposed
        * overnight(box, s, seat, judged)
    )


@rule
def overnight(box: Box, s: State, seat: int, judged: int) -> float:
    """The chance that neither the thugs nor the blood mist kill the bearer before its shaman's next
    turn.
    """
    if is_to_come(s, seat, judged):
        return 1.0
    alive = escapes(box, s, s.bearer)
    return alive * (1.0 - melts(box, s, seat)) if s.creatures[s.bearer].tile == box.mist else alive


@rule
def melts(box: Box, s: State, seat: int) -> float:
    """The chance of the bearer to die in the blood mist at the end of the round: less if it can
    still go away, or is not alone.
    """
    if s.turn_of == seat and reach_now(box, s, seat) > 0:
        return MELTS * STAYS
    return MELTS if tokens_in(s.creatures[s.bearer]) == 1 else MELTS * MELTS


@rule
def open_way(box: Box, s: State, seat: int) -> int:
    """The bearer's steps onto the tribal board, around whoever stands about."""
    tile = s.creatures[s.bearer].tile
    steps = 1 + free_way(box, s, tile, home_of(box, s, seat))
    return steps if steps < FAR else way_home(box, s, seat, tile) + AROUND


@rule
def reach_now(box: Box, s: State, seat: int) -> int:
    """Steps that the bearer can still make this turn, without the zimbies with it."""
    return paid_steps(s, s.bearer) + reach_of(
        box, s, seat, mojo_now(s, seat), 1 + burden_at(box, s.burden)
    )


@rule
def rounds_home(box: Box, s: State, seat: int, judged: int, steps: float) -> float:
    """Rounds, in part too, that its zimby alone needs to bring the Crown home, from its next turn
    on.
    """
    level, purse = max(0, s.burden) + later(s, seat, judged), mojo_ahead(box, s, seat, judged)
    rounds, left = 0.0, steps
    while left > 0.0 and rounds < LONGEST:
        reach = max(1, reach_of(box, s, seat, purse, 1 + burden_at(box, level)))
        rounds += min(1.0, 0.2 + 0.8 * left / reach)
        left -= reach
        level += 1
        purse = mojo_next(box, s, seat)
    return rounds


@rule
def later(s: State, seat: int, judged: int) -> int:
    """Refreshes before the shaman's next turn."""
    return 0 if is_to_come(s, seat, judged) else 1


@rule
def burden_ahead(box: Box, s: State, seat: int, judged: int) -> int:
    """Burden of the Crown in the shaman's next turn."""
    return burden_at(box, max(0, s.burden) + later(s, seat, judged))


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
    return max(BLOCKED, stubborn(box, s, seat, creature))


@rule
def pinned(box: Box, s: State, seat: int) -> float:
    """Return the rounds lost because the bearer is combat locked, and has to kill whoever it is
    locked with.
    """
    rounds = 0.0
    for direction in range(DIRECTIONS):
        if (s.creatures[s.bearer].locks >> direction) & 1:
            foe = neighbour(box, s, s.bearer, direction)
            if foe != NOWHERE:
                rounds += stubborn(box, s, seat, foe)
    return rounds


@rule
def stubborn(box: Box, s: State, seat: int, foe: int) -> float:
    """Return the rounds until the bearer has killed a foe in its way; a zombie stands longer than a
    zimby.
    """
    c = s.creatures[s.bearer]
    chance = kill_chance(
        box, s, brutality_with(box, c.active[seat], tribe_count(c) - 1) + boost(box, s, seat), foe
    )
    return min(STUBBORN, 1.0 / max(chance, 0.1) - 1.0)


@rule
def ambush(box: Box, s: State, seat: int, goal: int) -> float:
    """Value the shaman's zimbies near the bearer, or near where it wants to go, from 0 to 1."""
    tile, best = s.creatures[s.bearer].tile, 0.0
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and c.active[seat] > 0:
            steps = min(steps_between(box, s, c.tile, tile), steps_between(box, s, c.tile, goal))
            best = max(best, ease(walk_cost(box, steps, c.active[seat])))
    return best


@rule
def find(box: Box, s: State, seat: int, judged: int) -> float:
    """The Crown lies on the ground: who can be there first, and how far it is home from there."""
    others = 0.0
    for rival in range(s.seats):
        if rival != seat:
            others += fetch(box, s, rival, judged)
    return FIND * fetch(box, s, seat, judged) / (1.0 + 0.5 * others)


@rule
def fetch(box: Box, s: State, seat: int, judged: int) -> float:
    """Estimate the chance that the shaman gets to the Crown on the ground, and home with the mojo
    that is left.
    """
    tile, purse, best = s.crown_tile, mojo_ahead(box, s, seat, judged), 0.0
    least = 2 if tile == box.mist else 1
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if c.kind == Kind.ZIMBIES and c.active[seat] > 0:
            steps = steps_between(box, s, c.tile, tile)
            mojo = walk_cost(box, steps, c.active[seat])
            sure = 1.0 if tokens_in(c) >= least else FOOLHARDY
            there = AT_HAND if steps == 0 else LATER * sure * within_purse(mojo, purse)
            best = max(best, there * dash(box, s, seat, tile, judged, purse - mojo))
    if s.shamans[seat].active + s.shamans[seat].depleted >= least:
        mojo = 1.0 + walk_cost(box, steps_between(box, s, home_of(box, s, seat), tile), least)
        best = max(
            best,
            LATER
            * within_purse(mojo, purse)
            * dash(box, s, seat, tile, judged, purse - least - mojo),
        )
    return best
