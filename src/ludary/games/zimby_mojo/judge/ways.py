"""Distances and costs: steps over open wards, mojo for a walk, and the mojo that a shaman can
spend.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, DIRECTIONS, NOWHERE
from ludary.games.zimby_mojo.distances import FAR
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.movement.columns import rate
from ludary.games.zimby_mojo.rules.movement.steps import steps_between
from ludary.games.zimby_mojo.rules.movement.ways import payment_price, payment_tiles
from ludary.games.zimby_mojo.rules.npc.paths import forget_paces
from ludary.games.zimby_mojo.rules.obstacles import GONE, enterable
from ludary.games.zimby_mojo.rules.scrolls.incantations import spawn_price
from ludary.games.zimby_mojo.state import Part, State
from ludary.kit import rule

EASE = 9.0  # mojo that halve the worth of an aim
KEPT = 2  # mojo that is not counted on for spawning


@rule
def to_the_sanctum(box: Box, s: State, start: int, goal: int) -> int:
    """Steps from a tile to one in the sanctum, if the nearest ward were open."""
    gone = 1 if s.overgrowth >= GONE else 0
    best = 2 * FAR
    for ward in range(CORNERS):
        tile = box.ward_tile[ward]
        best = min(best, box.way[gone, start, tile] + box.way[gone, tile, goal])
    return best


@rule
def walk_cost(box: Box, steps: float, zimbies: int) -> float:
    """Mojo for so many steps of so many zimbies, the last payment in part."""
    row = rate(zimbies)
    return steps * float(box.step_cost[row]) / float(box.step_tiles[row])


@rule
def reach_of(box: Box, s: State, seat: int, mojo: int, zimbies: int) -> int:
    """Steps that so much of the shaman's mojo pays for so many zimbies."""
    return payment_tiles(box, s, seat, zimbies) * (mojo // max(1, payment_price(box, zimbies)))


@rule
def ease(mojo: float) -> float:
    """Value an aim that is so much mojo away, from 0 to 1."""
    return EASE / (EASE + mojo)


@rule
def paid_steps(s: State, creature: int) -> int:
    """Tiles that the creature's walk has left."""
    for at in range(s.agenda_count):
        if s.agenda[at].duty == Duty.WALK and s.agenda[at].creature == creature:
            return s.agenda[at].tiles_left
    return 0


@rule
def still_to_come(s: State, seat: int) -> bool:
    """Tell whether the shaman still has a turn this round."""
    if s.part != Part.PLAYERS:
        return s.part < Part.PLAYERS
    return (seat - s.first) % s.seats >= s.turns


@rule
def mojo_now(s: State, seat: int) -> int:
    shaman = s.shamans[seat]
    return shaman.tokens + shaman.active + shaman.pool


@rule
def mojo_next(box: Box, s: State, seat: int) -> int:
    """The mojo that the shaman has once all is refreshed."""
    return box.mojo_tokens + s.shamans[seat].active + s.shamans[seat].depleted


@rule
def is_to_come(s: State, seat: int, judged: int) -> bool:
    """Tell whether the shaman's turn is judged to come this round: for others it is while it lasts,
    for `judged` its own is then over.

    So to end one's turn changes nothing but for what could still be spawned, and what changes
    nothing is no better than to end it.
    """
    return still_to_come(s, seat) or (s.turn_of == seat and seat != judged)


@rule
def to_be_spawned(box: Box, s: State, seat: int) -> int:
    """Zimbies that the shaman whose turn it is can still spawn with mojo that it does not need for
    answers.

    They will pay next round in the place of those that it sends out now, so to send some out and
    spawn others is a plan that pays at once.
    """
    shaman = s.shamans[seat]
    paid = max(0, mojo_now(s, seat) - KEPT) // max(1, spawn_price(box, s, seat))
    room = box.board_limit - shaman.active - shaman.depleted
    return max(0, min(paid, room, box.spawn_limit - shaman.spawned, shaman.shore))


@rule
def mojo_ahead(box: Box, s: State, seat: int, judged: int) -> int:
    """The mojo that the shaman has in its next turn; that of eaten zimbies is lost with the turn of
    another.
    """
    if not is_to_come(s, seat, judged):
        return mojo_next(box, s, seat) + (
            to_be_spawned(box, s, seat) if seat == judged and s.turn_of == seat else 0
        )
    return mojo_now(s, seat) - (s.shamans[seat].pool if s.turn_of != seat else 0)


@rule
def home_of(box: Box, s: State, seat: int) -> int:
    """The tile beside the tribal board, or NOWHERE before it is chosen."""
    entry = s.shamans[seat].entry
    return box.stub[entry] if entry != NOWHERE else NOWHERE


@rule
def way_home(box: Box, s: State, seat: int, tile: int) -> int:
    """Steps from a tile onto the tribal board."""
    return steps_between(box, s, tile, home_of(box, s, seat)) + 1


@rule
def free_way(box: Box, s: State, start: int, goal: int) -> int:
    """Steps from a tile to another around all creatures, whoever stands on the goal; FAR if there
    is no way.
    """
    s.paces[start] = 1
    pace, found = 1, True
    while found and s.paces[goal] == 0 and pace < FAR:
        found = False
        for tile in range(box.tile_count):
            if s.paces[tile] == pace and spread_freely(box, s, tile, goal):
                found = True
        pace += 1
    steps = s.paces[goal] - 1 if s.paces[goal] > 0 else FAR
    forget_paces(s)
    return steps


@rule
def spread_freely(box: Box, s: State, tile: int, goal: int) -> bool:
    """Count one step on from a tile, over tiles where nobody stands; tell whether that led anywhere
    new.
    """
    found = False
    for direction in range(DIRECTIONS):
        other = box.next[tile, direction]
        if other == NOWHERE or s.paces[other] != 0:
            continue
        if other == goal or (
            s.at[other] == 0 and box.portal_at[other] == NOWHERE and enterable(box, s, other)
        ):
            s.paces[other] = s.paces[tile] + 1
            found = True
    return found
