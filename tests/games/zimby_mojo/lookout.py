"""The seats that must be asked to stop a creature, worked out from what shamans can aim at.

The rules go the other way, from the creature's tile.
"""

from typing import Any

from ludary.core.compile.rule import rule
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Window
from ludary.games.zimby_mojo.events import EVENTS
from ludary.games.zimby_mojo.rules.agenda import is_march, top
from ludary.games.zimby_mojo.rules.scrolls.casting import may_cast
from ludary.games.zimby_mojo.rules.scrolls.sight import (
    can_channel,
    can_channel_home,
    farthest,
    first_tile,
    onward,
    reach,
    start,
)
from ludary.games.zimby_mojo.state import CREATURES, Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb

# rows of `watch`, by creature: where it stood, and the seat that walked with it
TILE, WALKS_FOR = range(2)
# places behind the creatures: the one that has moved last, and how many they were
MOVED, COUNT = CREATURES, CREATURES + 1
WIDTH = CREATURES + 2
UNKNOWN = -2
PUSHED = EVENTS.numbers["pushed"]
FAULT = -1


@rule
def note_places(s: State, watch: Any) -> None:
    """Write down where all creatures stand, and who walks with which."""
    watch[TILE, COUNT] = s.creature_count
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        watch[TILE, creature] = c.tile if c.kind != Kind.NONE else NOWHERE
        watch[WALKS_FOR, creature] = UNKNOWN
    for at in range(s.agenda_count):
        walk = s.agenda[at]
        if walk.creature != NOWHERE and is_march(walk.duty):
            watch[WALKS_FOR, walk.creature] = walk.seat
    if s.phase == Phase.CREATURE:
        watch[WALKS_FOR, s.chosen] = s.actor


@rule
def due_after(box: Box, s: State, watch: Any, due: int, verb: int) -> int:
    """The seats, as bits, that must still be asked about the creature that has moved last.

    FAULT if the rules go on without them.
    """
    moved = sole_mover(s, watch)
    if due != 0 and verb == Verb.PASS:
        return (
            FAULT
            if moved != NOWHERE or not asks_about(s, watch[TILE, MOVED])
            else due & ~(1 << s.actor)
        )
    if moved == NOWHERE:
        return 0
    watch[TILE, MOVED] = moved
    mover = NOWHERE if was_pushed(s) else watch[WALKS_FOR, moved]
    due = 0 if mover == UNKNOWN else watchers_but(box, s, moved, mover)
    if asks_about(s, moved):
        return due & ~(1 << s.actor)
    goes_on = (s.phase == Phase.STEP or s.phase == Phase.RITE) and top(s).creature == moved
    # where it does not go on, the tile does its work first, and may change what is seen
    return FAULT if goes_on and due != 0 else 0


@rule
def asks_about(s: State, creature: int) -> bool:
    """Tell whether somebody is asked to stop the creature."""
    return (
        s.phase == Phase.ANSWER
        and top(s).duty == Duty.ANSWERS
        and top(s).reason == Window.MOVER
        and top(s).creature == creature
    )


@rule
def sole_mover(s: State, watch: Any) -> int:
    """The only creature that stands elsewhere than before.

    NOWHERE if there are none or several, or creatures have come or gone.
    """
    found = NOWHERE
    if s.creature_count != watch[TILE, COUNT]:
        return NOWHERE
    for creature in range(s.creature_count):
        c = s.creatures[creature]
        if (
            c.kind != Kind.NONE
            and watch[TILE, creature] != NOWHERE
            and c.tile != watch[TILE, creature]
        ):
            if found != NOWHERE:
                return NOWHERE
            found = creature
    return found


@rule
def was_pushed(s: State) -> bool:
    for event in range(min(s.events.count, len(s.events.lines))):
        if s.events.lines[event].kind == PUSHED:
            return True
    return False


@rule
def watchers_but(box: Box, s: State, creature: int, mover: int) -> int:
    """The seats but the mover's, as bits, with mojo, a scroll, and a zimby that sees the creature's
    tile.
    """
    bits = 0
    for seat in range(s.seats):
        if (
            seat != mover
            and may_cast(box, s, seat)
            and has_in_sight(box, s, seat, s.creatures[creature].tile)
        ):
            bits |= 1 << seat
    return bits


@rule
def has_in_sight(box: Box, s: State, seat: int, tile: int) -> bool:
    """Tell whether one of the seat's zimbies, or its tribal board, can channel onto the tile."""
    for creature in range(s.creature_count):
        if can_channel(box, s, seat, creature) and sees(
            box, s, seat, creature, reach(box, s.creatures[creature]), tile
        ):
            return True
    return can_channel_home(s, seat) and sees(box, s, seat, NOWHERE, box.range, tile)


@rule
def sees(box: Box, s: State, seat: int, creature: int, distance: int, tile: int) -> bool:
    """Tell whether a straight line from the channeller reaches the tile."""
    here = start(box, s, seat, creature)
    if here == tile:
        return True
    for direction in range(DIRECTIONS):
        near, steps = first_tile(box, s, seat, here, direction), 1
        while near != NOWHERE and near != tile and steps < farthest(box, here, distance):
            near = onward(box, s, near, direction)
            steps += 1
        if near == tile:
            return True
    return False
