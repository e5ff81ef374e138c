"""Reach, sight and targets on the map, for marks: asked of the rules.

Nothing here draws chance or changes the View.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ludary.games.zimby_mojo.action_table import ACTIONS
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE, TILES
from ludary.games.zimby_mojo.reckoning import copy_of
from ludary.games.zimby_mojo.rules.creatures import creature_on
from ludary.games.zimby_mojo.rules.movement.columns import has_room_for
from ludary.games.zimby_mojo.rules.movement.ways import can_walk, has_room
from ludary.games.zimby_mojo.rules.obstacles import enterable, is_dark, is_entangled
from ludary.games.zimby_mojo.rules.scrolls.sight import (
    can_channel,
    can_channel_home,
    farthest,
    first_tile,
    onward,
    reach,
    start,
)
from ludary.games.zimby_mojo.rules.scrolls.targets import write_sights
from ludary.games.zimby_mojo.rules.seals import shrine_of
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Game, rule

FAR = 99  # steps that nobody walks
FIRST_AIM = int(ACTIONS.first[Verb.AIM])


def look(boxes: Any, states: Any, seat: int, channeller: int, distance: int, out: Any) -> None:
    """A driver: 1 for all tiles in the lines of sight of a channeller (NOWHERE: the tribal board),
    its own tile too.
    """
    box, s = boxes[0], states[0]
    here = start(box, s, seat, channeller)
    if here != NOWHERE:
        out[here] = 1
    for direction in range(DIRECTIONS):
        tile, steps = first_tile(box, s, seat, here, direction), 1
        while tile != NOWHERE and steps <= farthest(box, here, distance):
            out[tile] = 1
            tile = onward(box, s, tile, direction)
            steps += 1


def aim_from(
    boxes: Any, states: Any, card: int, seat: int, channeller: int, distance: int, out: Any
) -> int:
    """A driver: the AIM actions of a witchery from this channeller; returns how many."""
    return write_sights(boxes[0], states[0], card, seat, channeller, distance, out, 0)


def channellers(boxes: Any, states: Any, seat: int, out: Any) -> int:
    """A driver: the creatures that could channel, each with its longest range; returns how many
    numbers, 1 more if the board can too.
    """
    box, s, n = boxes[0], states[0], 0
    for creature in range(s.creature_count):
        if can_channel(box, s, seat, creature):
            out[2 * n] = creature
            out[2 * n + 1] = reach(box, s.creatures[creature])
            n += 1
    return 2 * n + (1 if can_channel_home(s, seat) else 0)


def walkable(boxes: Any, states: Any, creature: int) -> bool:
    """A driver: tell whether all of the creature may walk."""
    return can_walk(boxes[0], states[0], creature)


def count_steps(boxes: Any, states: Any, creature: int, group: int, seat: int, out: Any) -> None:
    """A driver: from the tiles at 0 on, the steps to every tile that a mover can enter; FAR beyond
    the last one that is asked for.

    `out` holds FAR but for the tiles where the walk begins, and in its last place how many tiles
    may be walked. Darkness, entangling vines, portals and columns that are joined end it.
    """
    box, s = boxes[0], states[0]
    for step in range(out[TILES]):
        for tile in range(box.tile_count):
            if out[tile] != step or (step > 0 and ends_walk(box, s, creature, tile)):
                continue
            for direction in range(DIRECTIONS):
                other = box.next[tile, direction]
                if (
                    other != NOWHERE
                    and out[other] == FAR
                    and may_step(box, s, creature, group, seat, other)
                ):
                    out[other] = step + 1


@rule
def ends_walk(box: Box, s: State, creature: int, tile: int) -> bool:
    """Tell whether a walk ends on this tile: it is taken, a portal, dark or entangling; zombies
    ignore the last two.
    """
    if s.at[tile] != 0 or box.portal_at[tile] != NOWHERE:
        return True
    dead = creature != NOWHERE and s.creatures[creature].kind == Kind.ZOMBIE
    return not dead and (is_dark(s, tile) or is_entangled(s, tile))


@rule
def may_step(box: Box, s: State, creature: int, group: int, seat: int, tile: int) -> bool:
    """Tell whether a mover, or (NOWHERE) zimbies from a tribal board, can enter a tile."""
    if not enterable(box, s, tile):
        return False
    if creature != NOWHERE:
        return has_room(box, s, creature, group, seat, tile)
    host = creature_on(s, tile)
    return host == NOWHERE or (
        s.creatures[host].kind == Kind.ZIMBIES and has_room_for(box, s.creatures[host], seat, group)
    )


def meeting(boxes: Any, states: Any, seat: int, partner: int) -> int:
    """A driver: the shrine whose seal two shamans would open."""
    return shrine_of(boxes[0], states[0], seat, partner)


def tiles_within(
    game: Game[Box], s: State, creature: int, group: int, seat: int, origin: int, tiles: int
) -> list[int]:
    """The tiles that a mover can enter within so many steps from a tile, that one left out."""
    out = np.full(TILES + 1, FAR, np.int32)
    out[origin], out[TILES] = 0, tiles
    game.engine.bind(count_steps)(game.boxes, copy_of(s), creature, group, seat, out)
    return [tile for tile, steps in enumerate(out[:TILES].tolist()) if 0 < steps < FAR]


def may_walk(game: Game[Box], s: State, creature: int) -> bool:
    return game.engine.bind(walkable)(game.boxes, copy_of(s), creature)


def seen(game: Game[Box], s: State, seat: int, channeller: int, distance: int) -> list[int]:
    """The tiles in sight of a channeller, or (NOWHERE) of the tribal board."""
    out = np.zeros(TILES, np.int32)
    game.engine.bind(look)(game.boxes, copy_of(s), seat, channeller, distance, out)
    return np.flatnonzero(out).tolist()


def hit(
    game: Game[Box], s: State, card: int, seat: int, channeller: int, distance: int
) -> list[int]:
    """The tiles at which a witchery could be aimed."""
    out = np.zeros(TILES, np.int32)
    number = game.engine.bind(aim_from)(
        game.boxes, copy_of(s), card, seat, channeller, distance, out
    )
    return [action - FIRST_AIM for action in out[:number].tolist()]


def able_to_channel(game: Game[Box], s: State, seat: int) -> list[tuple[int, int]]:
    """The creatures (NOWHERE for the tribal board) that could channel, each with its longest
    range.
    """
    out = np.zeros(2 * TILES, np.int32)
    number = game.engine.bind(channellers)(game.boxes, copy_of(s), seat, out)
    pairs = [(int(out[at]), int(out[at + 1])) for at in range(0, number - number % 2, 2)]
    return [*pairs, *([(NOWHERE, game.box.range)] if number % 2 else [])]


def neighbours_of(game: Game[Box], tiles: Iterable[int]) -> list[int]:
    """The neighbours of some tiles."""
    return [
        other
        for tile in tiles
        for side in range(DIRECTIONS)
        if (other := game.box.next[tile, side]) != NOWHERE
    ]
