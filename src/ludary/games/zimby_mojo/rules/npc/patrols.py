"""The march of a thug: along a patrol route, to one, or with the Crown to the blood mist.

A thug's `route` is the one he follows, NOWHERE while he is off every route; `quadrant` is the one
that he patrols while there is no King. Without a King each quadrant has one thug; in the solitaire
game all go for the player's own.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, DIRECTIONS, INNER, NOWHERE, ROUTES
from ludary.games.zimby_mojo.rules.labels import DIRECTION
from ludary.games.zimby_mojo.rules.npc.paths import (
    count_paces,
    forget_paces,
    one_of,
    random_exit,
    steps_nearer,
)
from ludary.games.zimby_mojo.rules.obstacles import enterable
from ludary.games.zimby_mojo.state import Kind, State, Thug
from ludary.kit import rule


@rule
def on_route(box: Box, route: int, tile: int) -> bool:
    return route != NOWHERE and box.route_next[route, tile] != NOWHERE


@rule
def next_on_patrol(box: Box, s: State, thug: int) -> int:
    """The tile that a thug with the right `route` marches onto next, or NOWHERE."""
    tile, route = s.creatures[s.thugs[thug].creature].tile, s.thugs[thug].route
    if route != NOWHERE:
        return box.route_next[route, tile]
    return towards_route(box, s, thug, tile)


@rule
def find_route(box: Box, s: State, thug: int, tile: int) -> None:
    """Change from one route to another where the thug has to."""
    t = s.thugs[thug]
    if not on_route(box, t.route, tile):
        t.route = NOWHERE
    if s.king != NOWHERE:
        return_to_inner(box, t, tile)
    elif t.quadrant != NOWHERE:
        if on_route(box, t.quadrant, tile):
            t.route = t.quadrant
        elif on_route(box, INNER, tile):
            t.route = INNER  # around to his quadrant, as the feet show
        elif t.route == NOWHERE:
            t.route = outer_route_at(box, tile)  # L40: and first out of another one
    else:
        if t.route == NOWHERE:
            claim_quadrant(box, s, thug, tile)
        if t.quadrant == NOWHERE:
            return_to_inner(box, t, tile)
            turn_off(box, s, thug, tile)


@rule
def outer_route_at(box: Box, tile: int) -> int:
    """The outer route of a tile off the inner one, or NOWHERE."""
    for quadrant in range(CORNERS):
        if on_route(box, quadrant, tile):
            return quadrant
    return NOWHERE


@rule
def return_to_inner(box: Box, t: Thug, tile: int) -> None:
    """Along the route he is on until it meets the inner one, and there he stays."""
    t.quadrant = NOWHERE
    if on_route(box, INNER, tile):
        t.route = INNER


@rule
def turn_off(box: Box, s: State, thug: int, tile: int) -> None:
    """The King is dead: follow the inner route to the first quadrant that nobody patrols."""
    for quadrant in range(CORNERS):
        if leaves_inner(box, quadrant, tile) and quadrant_is_free(box, s, quadrant):
            s.thugs[thug].quadrant = quadrant
            s.thugs[thug].route = quadrant


@rule
def leaves_inner(box: Box, quadrant: int, tile: int) -> bool:
    """Tell whether the outer route of the quadrant leaves the inner route on this tile."""
    return (
        on_route(box, INNER, tile)
        and on_route(box, quadrant, tile)
        and not on_route(box, INNER, box.route_next[quadrant, tile])
    )


@rule
def quadrant_is_free(box: Box, s: State, quadrant: int) -> bool:
    """Tell whether a thug may take the quadrant: only one for each; solitaire: the player's own,
    all of them.
    """
    if s.seats == 1:
        return quadrant == box.entry_quadrant[s.shamans[0].entry]
    for thug in range(CORNERS):
        if s.thugs[thug].creature != NOWHERE and s.thugs[thug].quadrant == quadrant:
            return False
    return True


@rule
def claim_quadrant(box: Box, s: State, thug: int, tile: int) -> None:
    """Patrol the outer route he has come across; whoever patrolled it before him has to leave at
    the inner route.
    """
    for quadrant in range(CORNERS):
        if on_route(box, quadrant, tile) and (s.seats > 1 or quadrant_is_free(box, s, quadrant)):
            for other in range(CORNERS):
                if s.seats > 1 and s.thugs[other].quadrant == quadrant:
                    s.thugs[other].quadrant = NOWHERE
            s.thugs[thug].quadrant = quadrant
            s.thugs[thug].route = quadrant


@rule
def towards_route(box: Box, s: State, thug: int, tile: int) -> int:
    """Off the routes: away from a portal in a random direction, then by a shortest path to the
    route he makes for.
    """
    if box.portal_at[tile] != NOWHERE:
        direction = random_exit(box, s, tile)
    else:
        for goal in range(box.tile_count):
            if makes_for(box, s, thug, goal):
                s.paces[goal] = 1
        count_paces(box, s, NOWHERE, tile, False, Kind.NONE, True)
        steps = steps_nearer(box, s, tile, False)
        forget_paces(s)
        direction = one_of(s, steps, DIRECTION)
    return NOWHERE if direction == NOWHERE else box.next[tile, direction]


@rule
def makes_for(box: Box, s: State, thug: int, tile: int) -> bool:
    """Tell whether a tile is on a route that suits him: the inner one of a King; his quadrant's; or
    any outer one.
    """
    if s.king != NOWHERE:
        return on_route(box, INNER, tile)
    if s.thugs[thug].quadrant != NOWHERE:
        return on_route(box, s.thugs[thug].quadrant, tile)
    for quadrant in range(CORNERS):
        if on_route(box, quadrant, tile) and (s.seats > 1 or quadrant_is_free(box, s, quadrant)):
            return True
    return False


@rule
def next_with_crown(box: Box, s: State, tile: int) -> int:
    """The next tile on the shortest way to the blood mist, in the direction of the feet; NOWHERE if
    no ward on it is open.
    """
    s.paces[box.mist] = 1
    pace, found = 1, True
    while found and s.paces[tile] == 0:
        found = False
        for other in range(box.tile_count):
            if s.paces[other] == 0 and carried_on(box, s, other, pace) != NOWHERE:
                s.paces[other] = pace + 1
                found = True
        pace += 1
    following = carried_on(box, s, tile, s.paces[tile] - 1) if s.paces[tile] > 1 else NOWHERE
    forget_paces(s)
    return following


@rule
def carried_on(box: Box, s: State, tile: int, pace: int) -> int:
    """A tile with this pace onto which the Crown can be carried from another, or NOWHERE: along
    routes, in through doors.
    """
    routed = False
    for route in range(ROUTES):
        other = box.route_next[route, tile]
        if other != NOWHERE:
            routed = True
            if s.paces[other] == pace:
                return other
    for direction in range(DIRECTIONS):
        other = box.next[tile, direction]
        if (
            other != NOWHERE
            and s.paces[other] == pace
            and enterable(box, s, other)
            and (not routed or box.ward_at[other] != NOWHERE)
        ):
            return other
    return NOWHERE
