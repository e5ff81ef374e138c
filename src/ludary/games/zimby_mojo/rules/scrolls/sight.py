"""Witcheries: who can channel, how far, and what is in the line of sight.

A line goes straight through adjacent tiles and ends with the first tile that holds a creature,
mist, darkness, thickets or a ward, which may itself be the target; over the diagonal side between
shrine and gray tile it ends at once. From a tribal board only the two tiles in line with it can be
seen.

What a seat sees is packed into one number: for every `Need` the kinds of targets, as bits of
`Target`, that meet it.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE, SEATS, Direction, Target
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.effects import EFFECTS, Need
from ludary.games.zimby_mojo.rules.creatures import (
    all_active,
    creature_on,
    direction_to,
    sole_tribe,
)
from ludary.games.zimby_mojo.rules.fights.cannibalism import most_to_devour
from ludary.games.zimby_mojo.rules.obstacles import (
    DARK_A,
    LUCK,
    blocks_sight,
    can_grow,
    enterable,
    held,
    is_thicket,
    unhindered,
)
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import rule

NEEDS = tuple(int(row.need) for row in EFFECTS)
TILE = int(Target.TILE)
KIND_BITS = (
    0,
    int(Target.ZIMBIES),
    int(Target.ZOMBIE),
    int(Target.THUGS),
    int(Target.KING),
)  # by Kind
WIDTH = 5  # bits of Target that a witchery can have
BOARD_REACH = 2  # tiles that a tribal board looks onto


@rule
def in_reach_of(seen: int, effect: int, targets: int) -> bool:
    """Tell whether something is in sight that a witchery with this effect can be aimed at."""
    return ((seen >> (WIDTH * NEEDS[effect])) & targets) != 0


@rule
def can_channel(box: Box, s: State, seat: int, creature: int) -> bool:
    """An active zimby of one's own tribe can channel, at any time, unless an obstacle takes its
    sight.
    """
    c = s.creatures[creature]
    if c.kind != Kind.ZIMBIES or c.active[seat] <= 0:
        return False
    return not blocks_sight(box, s, c.tile) or unhindered(s, creature)


@rule
def can_channel_home(s: State, seat: int) -> bool:
    return s.shamans[seat].entry != NOWHERE and s.shamans[seat].active > 0


@rule
def reach(box: Box, c: Creature) -> int:
    """The distance at which a column can aim if it eats all that it may, in tiles."""
    return box.range << most_to_devour(box, c)


@rule
def start(box: Box, s: State, seat: int, creature: int) -> int:
    """The tile on which lines of sight begin, NOWHERE for a tribal board."""
    return NOWHERE if creature == NOWHERE else s.creatures[creature].tile


@rule
def first_tile(box: Box, s: State, seat: int, tile: int, direction: int) -> int:
    """The first tile of a line from `tile`, or from the tribal board."""
    if tile != NOWHERE:
        return box.next[tile, direction]
    stub = box.stub[s.shamans[seat].entry]
    return stub if direction == home_direction(box, s, seat) else NOWHERE


@rule
def home_direction(box: Box, s: State, seat: int) -> int:
    """Straight ahead from the tribal board."""
    entry = s.shamans[seat].entry
    return direction_to(box, box.stub[entry], box.stub_route[entry])


@rule
def onward(box: Box, s: State, tile: int, direction: int) -> int:
    """The next tile of a line, or NOWHERE if it ends here."""
    if direction == Direction.DIAGONAL or s.at[tile] != 0 or blocks_sight(box, s, tile):
        return NOWHERE
    return box.next[tile, direction]


@rule
def farthest(box: Box, tile: int, distance: int) -> int:
    """The length of lines from a tile, or from a tribal board, in tiles."""
    return distance if tile != NOWHERE else min(distance, BOARD_REACH)


@rule
def seen_by(box: Box, s: State, seat: int) -> int:
    """All that the seat's zimbies have in sight, if they eat for it what they may."""
    seen = 0
    for creature in range(s.creature_count):
        if can_channel(box, s, seat, creature):
            seen |= seen_from(box, s, seat, creature, reach(box, s.creatures[creature]))
    if can_channel_home(s, seat):
        seen |= seen_from(box, s, seat, NOWHERE, box.range)
    return seen


@rule
def seen_from(box: Box, s: State, seat: int, creature: int, distance: int) -> int:
    """All that one channeller (NOWHERE: the tribal board) has in sight."""
    seen, here = 0, start(box, s, seat, creature)
    if here != NOWHERE:
        seen = needs_met_at(box, s, seat, creature, here, 0, NOWHERE)
    limit = farthest(box, here, distance)
    for direction in range(DIRECTIONS):
        tile, steps = first_tile(box, s, seat, here, direction), 1
        while tile != NOWHERE and steps <= limit:
            seen |= needs_met_at(box, s, seat, creature, tile, steps, direction)
            tile = onward(box, s, tile, direction)
            steps += 1
    return seen


@rule
def needs_met_at(
    box: Box, s: State, seat: int, channeller: int, tile: int, steps: int, direction: int
) -> int:
    """Return the needs that a tile in sight and the creature on it meet, packed as this module
    says.
    """
    marked = 0
    if can_grow(box, s, tile):
        marked = TILE
        if s.growth[tile] & ~LUCK:
            marked |= TILE << (WIDTH * Need.OVERGROWN)
        if (s.growth[tile] & DARK_A) == 0:
            marked |= TILE << (WIDTH * Need.LIT)
    other = creature_on(s, tile)
    if other == NOWHERE:
        return marked
    met = met_if(Need.ANY, True) | needs_of_creature(box, s, seat, other)
    if can_be_moved(box, s, other):
        met |= needs_of_movable(box, s, seat, channeller, other, steps, direction)
    return marked | (KIND_BITS[s.creatures[other].kind] * met)


@rule
def met_if(need: int, condition: bool) -> int:
    """A need that is met, or 0: a 1 where its kinds of targets begin."""
    return int(condition) << (WIDTH * need)


@rule
def needs_of_creature(box: Box, s: State, seat: int, other: int) -> int:
    """The needs that a creature in sight meets wherever it stands."""
    c = s.creatures[other]
    met = met_if(Need.WOUNDED, wounds_for(s, other) != NOWHERE) | met_if(
        Need.CROWNED, other == s.bearer
    )
    return met | met_if(Need.LOCKED, c.locks != 0) | met_if(Need.AWAKE, has_active(c))


@rule
def needs_of_movable(
    box: Box, s: State, seat: int, channeller: int, other: int, steps: int, direction: int
) -> int:
    """The needs that only a creature meets which no obstacle holds on its tile."""
    c = s.creatures[other]
    met = met_if(
        Need.OWN, led_by(box, s, c, seat) and c.active[seat] > 0 and c.locks == 0 and all_active(c)
    )
    if steps == 0:
        return met
    met |= met_if(Need.APART, channeller != NOWHERE and can_be_moved(box, s, channeller)) | met_if(
        Need.FAR, steps > 1
    )
    return met | met_if(Need.BACKED, tile_is_free(box, s, box.next[c.tile, direction]))


@rule
def led_by(box: Box, s: State, c: Creature, seat: int) -> bool:
    """Tell whether a column is the seat's to lead: in its own turn any with its tribe; at other
    times none, or only one of its tribe alone.
    """
    alone = box.maps_any_turn != 0 and sole_tribe(c) == seat
    return c.kind == Kind.ZIMBIES and (s.turn_of == seat or alone)  # L6


@rule
def wounds_for(s: State, creature: int) -> int:
    """The topmost wounds on the stack for a creature, or NOWHERE."""
    for at in range(s.agenda_count - 1, -1, -1):
        entry = s.agenda[at]
        if entry.duty == Duty.WOUND and entry.creature == creature and entry.amount > 0:
            return at
    return NOWHERE


@rule
def has_active(c: Creature) -> bool:
    if c.kind != Kind.ZIMBIES:
        return all_active(c)
    for tribe in range(SEATS):
        if c.active[tribe] > 0:
            return True
    return False


@rule
def can_be_moved(box: Box, s: State, creature: int) -> bool:
    """Tell whether neither vines nor thickets hold the creature on its tile."""
    return not held(s, creature) and not is_thicket(box, s, s.creatures[creature].tile)


@rule
def tile_is_free(box: Box, s: State, tile: int) -> bool:
    """Tell whether a creature can be moved onto the tile."""
    return tile != NOWHERE and s.at[tile] == 0 and enterable(box, s, tile)


@rule
def can_aim_at(
    box: Box, s: State, seat: int, card: int, channeller: int, tile: int, steps: int, direction: int
) -> bool:
    """Tell whether a witchery can be aimed at a tile in sight, or the creature on it."""
    kind = box.kinds[card]
    return in_reach_of(
        needs_met_at(box, s, seat, channeller, tile, steps, direction), kind.effect, kind.targets
    )


@rule
def watchers(box: Box, s: State, tile: int) -> int:
    """The seats, as bits, that could aim a witchery at a creature on this tile."""
    seats = watchers_at(box, s, tile, 0) | watchers_at_home(box, s, tile)
    for direction in range(DIRECTIONS):
        near, steps = box.next[tile, direction], 1
        while near != NOWHERE and s.at[near] == 0:
            near = onward(box, s, near, direction)
            steps += 1
        if near != NOWHERE:
            seats |= watchers_at(box, s, near, steps)
    return seats


@rule
def watchers_at(box: Box, s: State, tile: int, steps: int) -> int:
    """The seats with a zimby on a tile that can channel so far."""
    creature, seats = creature_on(s, tile), 0
    if (
        creature == NOWHERE
        or s.creatures[creature].kind != Kind.ZIMBIES
        or steps > reach(box, s.creatures[creature])
    ):
        return 0
    for seat in range(s.seats):
        if can_channel(box, s, seat, creature):
            seats |= 1 << seat
    return seats


@rule
def watchers_at_home(box: Box, s: State, tile: int) -> int:
    """The seats whose tribal board looks onto a tile."""
    seats = 0
    if not box.in_view[tile]:
        return seats
    for seat in range(s.seats):
        entry = s.shamans[seat].entry
        if (
            entry != NOWHERE
            and (tile == box.stub[entry] or tile == box.stub_route[entry])
            and sees_from_home(box, s, seat, tile)
        ):
            seats |= 1 << seat
    return seats


@rule
def sees_from_home(box: Box, s: State, seat: int, tile: int) -> bool:
    """Tell whether a shaman's zimby on the tribal board can channel onto one of the two tiles in
    line with it.
    """
    stub = box.stub[s.shamans[seat].entry]
    if not can_channel_home(s, seat) or box.range <= 0:
        return False
    return tile == stub or (s.at[stub] == 0 and not blocks_sight(box, s, stub) and box.range > 1)
